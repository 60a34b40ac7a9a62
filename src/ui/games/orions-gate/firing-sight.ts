import { COMPONENTS, UNITS, type OrionsGateView, type PlacedUnit } from '../../../games/orions-gate/index.ts';
import { boxAround, type Box } from '../../../table/box.ts';
import { placedIn } from './tools/tool.ts';

/** Room round a ship at the edge of the picture for its hull and name, mils. */
const ROOM = 2500;

/** What there is to see of a ship that fires: whoever its farthest weapon could reach; null where there is nobody. */
export function firingSight(view: OrionsGateView, ship: PlacedUnit): Box | null {
  const ranges = ship.components.map(({ kind }) => COMPONENTS[kind].range ?? 0);
  const farthest = Math.max(UNITS[ship.unitType].gun.range, ...ranges);
  const inRange = view.units.flatMap(({ id }) => {
    const enemy = placedIn(view, id);
    if (!enemy || enemy.side === ship.side || enemy.pose.table !== ship.pose.table) return [];
    return Math.hypot(enemy.pose.x - ship.pose.x, enemy.pose.y - ship.pose.y) <= farthest + ROOM ? [enemy.pose] : [];
  });
  if (inRange.length === 0) return null;
  return boxAround([ship.pose, ...inRange].map(({ x, y }) => ({ kind: 'circle', x, y, radius: ROOM }) as const));
}
