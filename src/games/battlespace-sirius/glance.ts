import type { Glance, GlanceShape } from '../../engine/game.ts';
import type { BattlespaceSiriusState, Player } from './state.ts';

/** Units of a square of the grid in the picture, and of half a ship. */
const CELL = 100;
const HALF = 34;
/** Where the points of a ship's bow, sides and stern lie, for a bow to the North: x to the right, y down. */
const HULL = [0, -HALF, HALF, 0, HALF / 2, HALF, -HALF / 2, HALF, -HALF, 0] as const;

/** The duel at a glance: the Power left of each player, and where the vessels stand. */
export function glance({ players, round }: BattlespaceSiriusState): Glance {
  const cells = players.flatMap(({ vessel }) => (vessel ? [vessel.cell] : []));
  const [left, right] = spanOf(cells.map(([x]) => x));
  const [low, high] = spanOf(cells.map(([, y]) => y));
  const shapes = players.flatMap(({ vessel }, party): readonly GlanceShape[] => {
    if (!vessel) return [];
    const [x, y] = [(vessel.cell[0] - left) * CELL + CELL / 2, (high - vessel.cell[1]) * CELL + CELL / 2];
    if (vessel.kind === 'lifeboat') return [{ party, x, y, r: HALF / 2 }];
    return [{ party, points: turned(vessel.heading).map((at, place) => at + (place % 2 === 0 ? x : y)) }];
  });
  return {
    round,
    score: players.map(powerOf),
    counted: 'power',
    picture: { width: (right - left + 1) * CELL, height: (high - low + 1) * CELL, shapes },
  };
}

const powerOf = ({ vessel }: Player): number =>
  vessel?.kind === 'ship' ? vessel.power.reduce((sum, side) => sum + side, 0) : 0;

const spanOf = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];

/** The hull with its bow to a direction. */
function turned(heading: string): readonly number[] {
  const quarters = Math.max(0, ['N', 'E', 'S', 'W'].indexOf(heading));
  let points: readonly number[] = HULL;
  for (let k = 0; k < quarters; k++)
    points = points.map((_, place) => (place % 2 === 0 ? -points[place + 1]! : points[place - 1]!));
  return points;
}
