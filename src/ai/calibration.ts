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
  return lowCame + ((told - low) / (high - low)) * (highCame - lowCame);
}

/** The level of those who play on: that of the strongest computer player, the standard one where people are alone. */
function levelAmong(players: readonly string[]): Level {
  const levels = players.map((player) => parseComputer(player)?.level);
  return ALL_LEVELS.filter((level) => levels.includes(level)).at(-1) ?? 'default';
}

/** The name of the calibration of a level where so many sides play: that of two, and that of more. */
export const calibrationName = (level: Level, sides: number): string => (sides === 2 ? level : `${level}-more`);

/**
 * The calibration of a level among so many sides, else of the nearest stronger one that was measured there, else of the
 * nearest weaker one.
 */
export function calibrationOf({ calibrations = {} }: Calibrated, level: Level, sides: number): Calibration | undefined {
  const at = ALL_LEVELS.indexOf(level);
  const nearest = [...ALL_LEVELS.slice(at), ...ALL_LEVELS.slice(0, at).reverse()];
  const names = nearest.map((one) => calibrationName(one, sides));
  return calibrations[names.find((name) => Object.hasOwn(calibrations, name))!];
}

/**
 * A brain that decides as it did, and tells the chances that came of what it told in matches like this one: by the
 * level of its computer players and the number of sides. Where nothing was measured it tells what it counts.
 */
export function calibratedFor<S, C>(
  brain: Brain<S, C>,
  { players, sides }: { readonly players: readonly string[]; readonly sides: number },
): Brain<S, C> {
  const points = calibrationOf(brain, levelAmong(players), sides);
  if (!points) return brain;
  return {
    ...brain,
    chances: (state, seat, effort, ranked) =>
      (brain.chances?.(state, seat, effort, ranked) ?? ranked.map(countOf)).map((told) => calibrated(points, told)),
  };
}
