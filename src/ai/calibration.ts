import { countOf, type Brain, type Calibration } from '../engine/brain.ts';
import { ALL_LEVELS, parseComputer, type Level } from '../engine/level.ts';

type Calibrated = Pick<Brain<never, never>, 'calibrations'>;

/** The chance that came of what was told: straight between the points, from 0 to 0 and from 1 to 1 at the ends. */
export function calibrated(points: Calibration, told: number): number {
  const all: Calibration = [[0, 0], ...points, [1, 1]];
  const at = Math.max(
    1,
    all.findIndex(([from]) => from >= told),
  );
  const [[low, lowCame], [high, highCame]] = [all[at - 1]!, all[at]!];
  return low === high ? highCame : lowCame + ((told - low) / (high - low)) * (highCame - lowCame);
}

/** The level of those who play on: that of the strongest computer player, the standard one where people are alone. */
function levelAmong(players: readonly string[]): Level {
  const levels = players.map((player) => parseComputer(player)?.level);
  return ALL_LEVELS.filter((level) => levels.includes(level)).at(-1) ?? 'default';
}

/** The name of the calibration of a level while so many sides may win. */
export const calibrationName = (level: Level, sides: number): string => (sides === 2 ? level : `${level}-${sides}`);

/**
 * The calibration of a level while so many sides may win, else of the nearest stronger one that was measured there,
 * else of the nearest weaker one.
 */
export function calibrationOf({ calibrations = {} }: Calibrated, level: Level, sides: number): Calibration | undefined {
  const at = ALL_LEVELS.indexOf(level);
  const nearest = [...ALL_LEVELS.slice(at), ...ALL_LEVELS.slice(0, at).reverse()];
  const names = nearest.map((one) => calibrationName(one, sides));
  return calibrations[names.find((name) => Object.hasOwn(calibrations, name))!];
}

/** The sides that may still win. */
export const sidesLeftIn = <S>({ sidesLeft }: Pick<Brain<S, never>, 'sidesLeft'>, state: S): number =>
  sidesLeft?.(state) ?? 2;

/**
 * A brain that decides as it did, and tells the chances that came of what it told in matches of such players: by the
 * level of its computer players and how many sides may still win. Where nothing was measured it tells what it counts.
 */
export function calibratedFor<S, C>(brain: Brain<S, C>, players: readonly string[]): Brain<S, C> {
  if (!brain.calibrations) return brain;
  const level = levelAmong(players);
  return {
    ...brain,
    chances(state, seat, effort, ranked) {
      const counted = brain.chances?.(state, seat, effort, ranked) ?? ranked.map(countOf);
      const points = calibrationOf(brain, level, sidesLeftIn(brain, state));
      return points ? counted.map((told) => calibrated(points, told)) : counted;
    },
  };
}
