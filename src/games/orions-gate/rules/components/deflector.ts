import type { Rejection } from '../../../../engine/game.ts';
import { atLeast, gapBetween, INCH, offTable, within } from '../../../../table/index.ts';
import type { Footprint } from '../../../../table/shape.ts';
import { componentData } from '../../data/components.ts';
import type { OrionsGateState } from '../../state.ts';
import { baseOf, enemiesOf } from '../../units.ts';
import { tableOf } from '../../world.ts';
import { madePiece } from '../made-pieces.ts';
import { record } from '../play-ledger.ts';
import * as refusals from '../refusals.ts';
import { noTarget, type ComponentRule, type Use } from './component-rule.ts';

/** The piece is 1" to 3" wide, an even number of mils (OG-9.34). */
export const MIN_DIAMETER = INCH;
export const MAX_DIAMETER = 3 * INCH;
const REACH = componentData('deflector').range!;
/** Least gap to every enemy unit. */
const SPACING = INCH;

/** OG-9.34: a ship that has not moved makes a round Obscuring piece near itself. No dice (OG-23.2). */
export const deflector: ComponentRule = {
  named: () => null,
  numbers(state, use) {
    if (state.activation!.moved) return refusals.movedAlready(use.unit);
    const { x, y, diameter } = use.command;
    if (x === undefined || y === undefined || diameter === undefined)
      return refusals.wrongParameters(use.component, 'a place and a diameter');
    const fits = diameter >= MIN_DIAMETER && diameter <= MAX_DIAMETER && diameter % 2 === 0;
    return fits ? noTarget(state, use) : refusals.wrongDiameter(diameter, MIN_DIAMETER, MAX_DIAMETER);
  },
  reach: (_rules, state, use) => misplaced(state, use),
  targets: () => [],
  work(ledger, use) {
    const { unit, component } = use;
    const { options, tables } = ledger.state;
    const by = { unit: unit.id, slot: component.slot };
    const own = tables.flatMap(({ pieces }) =>
      pieces.filter(({ madeBy }) => madeBy?.unit === by.unit && madeBy.slot === by.slot),
    );
    const full = options.deflectorLimit !== undefined && own.length >= options.deflectorLimit;
    const circle = circleOf(use);
    const piece = { ...madePiece(tables, 'Deflector field', circle, circle.radius), madeBy: by };
    record(ledger, { type: 'pieceMade', ...by, table: unit.pose.table, piece, removed: full ? own[0]!.id : null });
  },
};

const circleOf = ({ command: { x, y, diameter } }: Use): Footprint => ({ x: x!, y: y!, radius: diameter! / 2 });

/**
 * Why the piece cannot lie there, or null: table edge, enemy unit, distance (OG-9.34, 20.4). It may lie over own ships
 * and other terrain.
 */
function misplaced(state: OrionsGateState, use: Use): Rejection | null {
  const { unit } = use;
  const piece = circleOf(use);
  const off = offTable(piece, tableOf(state.tables, unit.pose.table));
  if (off > 0) return refusals.placedOffTable('OG-9.34', off, piece);
  for (const enemy of enemiesOf(state, unit.side)) {
    const base = baseOf(state.options, enemy);
    if (enemy.pose.table === unit.pose.table && !atLeast(piece, base, SPACING))
      return refusals.tooNearEnemy(enemy, gapBetween(piece, base), SPACING, piece);
  }
  const own = baseOf(state.options, unit);
  return within(own, piece, REACH) ? null : refusals.tooFarFrom('OG-9.34', unit, gapBetween(own, piece), REACH, piece);
}
