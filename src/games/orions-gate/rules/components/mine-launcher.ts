import type { Rejection } from '../../../../engine/game.ts';
import { compareGap, gapBetween, gapToPart, offTable, pointBase, within } from '../../../../table/index.ts';
import { componentData } from '../../data/components.ts';
import type { Mine, OrionsGateState } from '../../state.ts';
import { baseOf } from '../../units.ts';
import { isSolid, tableOf } from '../../world.ts';
import { record } from '../play-ledger.ts';
import * as refusals from '../refusals.ts';
import { noTarget, type ComponentRule, type Use } from './component-rule.ts';

const REACH = componentData('mineLauncher').range!;

/** OG-9.35: places a mine, a point that belongs to the side that placed it. No dice (OG-23.2). */
export const mineLauncher: ComponentRule = {
  named: () => null,
  numbers: (state, use) =>
    use.command.x === undefined || use.command.y === undefined
      ? refusals.wrongParameters(use.component, 'a place')
      : noTarget(state, use),
  reach: (_rules, state, use) => misplaced(state, use),
  targets: () => [],
  work(ledger, { unit, component: { slot }, command: { x, y } }) {
    // A launcher places one mine a round at most, so the id is its own for the whole game.
    const id = `M${unit.id}/${slot}/${ledger.state.round}`;
    const mine: Mine = { id, side: unit.side, table: unit.pose.table, x: x!, y: y! };
    record(ledger, { type: 'minePlaced', unit: unit.id, slot, mine });
  },
};

/** Why a mine cannot lie there, or null: table edge, solid piece, distance (OG-9.35, 20.4). */
function misplaced(state: OrionsGateState, { unit, command: { x, y } }: Use): Rejection | null {
  const point = pointBase({ x: x!, y: y! });
  const table = tableOf(state.tables, unit.pose.table);
  const off = offTable(point, table);
  if (off > 0) return refusals.placedOffTable('OG-9.35', off, point);
  const solid = table.pieces.find(
    ({ kind, parts }) => isSolid(kind) && parts.some((part) => compareGap(gapToPart(point, part), 0) <= 0),
  );
  if (solid) return refusals.inSolidPiece(solid, point);
  const own = baseOf(state.options, unit);
  return within(own, point, REACH) ? null : refusals.tooFarFrom('OG-9.35', unit, gapBetween(own, point), REACH, point);
}
