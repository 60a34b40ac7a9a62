import { along, turned, type Point } from '../../../table/index.ts';
import { componentData } from '../data/components.ts';
import { UNITS } from '../data/units.ts';
import { widestTurn } from '../rules/move.ts';
import type { OrionsGateState, Side, UnitId } from '../state.ts';
import { enemiesOf, enemiesOnTable, isWorking, radiusOf, thePlaced, type PlacedUnit } from '../units.ts';
import { allowanceOf } from './allowance.ts';
import { COARSE, inRings } from './contour.ts';
import { fieldOf, isClear } from './field.ts';
import { levelLines } from './level-lines.ts';
import { reachRings, type Rings } from './reach.ts';
import { largest } from './slide.ts';

/** What a threat is measured with: everything, the primary guns, or the attack components. */
export type ThreatBy = 'all' | 'primary' | 'components';

/** What of the Engine dice is counted on. */
export type ThreatDice = 'least' | 'average' | 'most';

/** A place from which a unit may strike: an area its centre can reach, and how far from there a base edge may lie. */
interface Strike {
  readonly rings: Rings;
  readonly from: Point;
  readonly round: number;
  readonly range: number;
}

/** Lattice of threat areas, mils; distances are interpolated in between. */
const CELL = 500;

/**
 * Every place of a table where the edge of a base can be struck by one of some units in its next activation: reach
 * followed by gun or component range (OG-25.7). A base that touches the area can be in range; line of sight is not
 * looked at. The primary gun counts after Hold and Move, components after Cruise too if the options allow it. Units on
 * another table than the one asked about (left out: the first unit's) strike nothing there (OG-2.13), whatever gates
 * may lead there.
 */
export function threatArea(
  state: OrionsGateState,
  ids: readonly UnitId[],
  by: ThreatBy = 'all',
  dice: ThreatDice = 'average',
  on?: number,
): Rings {
  const units = ids.map((id) => thePlaced(state, id));
  const table = state.tables[(on ?? units[0]?.pose.table ?? 1) - 1];
  if (!table) return [];
  const strikes = units.flatMap((unit) => (unit.pose.table === table.number ? strikesOf(state, unit, by, dice) : []));
  if (strikes.length === 0) return [];
  return levelLines(nearness(strikes), { left: 0, bottom: 0, right: table.width, top: table.height }, CELL);
}

/** The threat of all units of the other side that are in play on a table: one key (OG-25.7). */
export const enemyThreat = (
  state: OrionsGateState,
  side: Side,
  by: ThreatBy = 'all',
  dice: ThreatDice = 'average',
  on = 1,
): Rings =>
  threatArea(
    state,
    enemiesOf(state, side).map(({ id }) => id),
    by,
    dice,
    on,
  );

/** The units in play that some enemy on their table may strike in its next activation, by the same measure. */
export function endangered(state: OrionsGateState): readonly UnitId[] {
  const nears = new Map<string, (x: number, y: number) => number>();
  return state.units.flatMap(({ id, status }) => {
    if (status !== 'inPlay') return [];
    const unit = thePlaced(state, id);
    const key = `${unit.side} ${unit.pose.table}`;
    const near =
      nears.get(key) ??
      nearness(enemiesOnTable(state, unit).flatMap((enemy) => strikesOf(state, enemy, 'all', 'average')));
    nears.set(key, near);
    return near(unit.pose.x, unit.pose.y) <= radiusOf(state.options, unit.unitType) ? [id] : [];
  });
}

/** The enemies that may strike a unit where it stands in their next activation, by the same measure. */
export function threatsTo(
  state: OrionsGateState,
  id: UnitId,
  by: ThreatBy = 'all',
  dice: ThreatDice = 'average',
): readonly UnitId[] {
  const unit = thePlaced(state, id);
  const radius = radiusOf(state.options, unit.unitType);
  return enemiesOnTable(state, unit)
    .filter((enemy) => nearness(strikesOf(state, enemy, by, dice))(unit.pose.x, unit.pose.y) <= radius)
    .map((enemy) => enemy.id);
}

/** Ranges of the gun and of the attack components that work, mils; 0 = none. */
export function strikingRanges(unit: PlacedUnit): { readonly gun: number; readonly component: number } {
  let component = 0;
  for (const one of unit.components) {
    const { use, range } = componentData(one.kind);
    if (use === 'attack' && isWorking(one) && range !== null && range > component) component = range;
  }
  return { gun: UNITS[unit.unitType].gun.range, component };
}

function strikesOf(state: OrionsGateState, unit: PlacedUnit, by: ThreatBy, dice: ThreatDice): readonly Strike[] {
  const ranges = strikingRanges(unit);
  const gun = by === 'components' ? 0 : ranges.gun;
  const component = by === 'primary' ? 0 : ranges.component;
  const radius = radiusOf(state.options, unit.unitType);
  const strike = (action: 'move' | 'cruise', range: number): readonly Strike[] => {
    const allowance = allowanceOf(state, unit.id, action)[dice];
    const whole = {
      rings: reachRings(state, unit.id, action, allowance, COARSE),
      from: unit.pose,
      round: allowance,
      range: range + radius,
    };
    return [
      whole,
      ...corners(state, unit, action, allowance).map((from) => ({ rings: [], from, round: 0, range: range + radius })),
    ];
  };
  const strikes: Strike[] = [];
  const near = Math.max(gun, component);
  if (near > 0) strikes.push(...strike('move', near));
  if (component > 0 && state.options.componentsAfterCruiseRam) strikes.push(...strike('cruise', component));
  return strikes;
}

/** The furthest places hard to both sides: the corners of a ship's reach, which a coarse outline cuts off. */
function corners(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  allowance: number,
): readonly Point[] {
  if (unit.unitType === 'scouts') return [];
  const { pose } = unit;
  const field = fieldOf(state, unit, allowance);
  const turn = widestTurn(state.options, action);
  return [-turn, turn].map((pivot) => {
    const heading = turned(pose.heading + pivot);
    const far = largest(0, allowance, (mils) => {
      const end = along(pose, heading, mils);
      return isClear(field, pose.x, pose.y, end.x, end.y);
    });
    return along(pose, heading, far);
  });
}

/** Mils from a point to the nearest place that can be struck; 0 and less = it can. Exact near 0 only. */
function nearness(strikes: readonly Strike[]): (x: number, y: number) => number {
  return (x, y) => {
    let least = Infinity;
    for (let i = 0; i < strikes.length; i++) {
      const { rings, from, round, range } = strikes[i]!;
      const dx = x - from.x;
      const dy = y - from.y;
      const centre = Math.sqrt(dx * dx + dy * dy);
      // Every reach holds its start: nobody has to move.
      if (centre - range < least) least = centre - range;
      if (least < -CELL) return least;
      if (centre - round - range >= least) continue;
      least = Math.min(least, distanceToRings(rings, x, y) - range);
    }
    return least;
  };
}

/** Distance of a point from an area; 0 inside. */
function distanceToRings(rings: Rings, x: number, y: number): number {
  if (inRings(rings, x, y)) return 0;
  let least = Infinity;
  for (const ring of rings) {
    let from = ring[ring.length - 1]!;
    for (const to of ring) {
      const ex = to.x - from.x;
      const ey = to.y - from.y;
      const edge2 = ex * ex + ey * ey;
      const share = edge2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * ex + (y - from.y) * ey) / edge2));
      const px = from.x + share * ex - x;
      const py = from.y + share * ey - y;
      least = Math.min(least, px * px + py * py);
      from = to;
    }
  }
  return Math.sqrt(least);
}
