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

/** Where a chance is told: how many sides may still win, and on which scale it is counted. */
export interface Standing {
  readonly sides: number;
  /** Null: the usual one. */
  readonly scale: string | null;
}

/** How things stand for the chances of a brain; between two sides and on the usual scale where it says nothing else. */
export const standingIn = <S>(brain: Pick<Brain<S, never>, 'sidesLeft' | 'scale'>, state: S): Standing => ({
  sides: brain.sidesLeft?.(state) ?? 2,
  scale: brain.scale?.(state) ?? null,
});

/** The name of the calibration of a level as things stand. */
export const calibrationName = (level: string, { sides, scale }: Standing): string =>
  [level, ...(scale === null ? [] : [scale]), ...(sides === 2 ? [] : [sides])].join('-');

/**
 * The calibration of a level as things stand, else of the nearest stronger one that was measured there,
 * else of the nearest weaker one.
 */
export function calibrationOf(
  { calibrations = {} }: Calibrated,
  level: Level,
  standing: Standing,
): Calibration | undefined {
  const at = ALL_LEVELS.indexOf(level);
  const nearest = [...ALL_LEVELS.slice(at), ...ALL_LEVELS.slice(0, at).reverse()];
  const names = nearest.map((one) => calibrationName(one, standing));
  return calibrations[names.find((name) => Object.hasOwn(calibrations, name))!];
}

/**
 * A brain that decides as it did, and tells the chances that came of what it told in matches of such players: by the
 * level of its computer players and how things stand. Where nothing was measured it tells what it counts.
 */
export function calibratedFor<S, C>(brain: Brain<S, C>, players: readonly string[]): Brain<S, C> {
  if (!brain.calibrations) return brain;
  const level = levelAmong(players);
  return {
    ...brain,
    chances(state, seat, effort, ranked) {
      const counted = brain.chances?.(state, seat, effort, ranked) ?? ranked.map(countOf);
      const points = calibrationOf(brain, level, standingIn(brain, state));
      return points ? counted.map((told) => calibrated(points, told)) : counted;
    },
  };
}
