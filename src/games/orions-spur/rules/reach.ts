import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Ship, SpurState } from '../state.ts';
import { columnFound, columnOf, inRows, isShielded } from './formation.ts';
import { many, refuse, said } from './refusal.ts';
import { isOpponent, nameOf, shipAt } from './table.ts';

export type Reach = 'foremost' | 'second';

/** OS-5.4: why a seat's ship cannot be aimed at at all: it is not in play, or no opponent's. */
export function isNoEnemy(state: SpurState, seat: Seat, id: string): Rejection | null {
  const target = shipAt(state, id);
  if (!target) return refuse('OS-5.4', `There is no ship ${said(id)} in play.`);
  if (target.owner === seat) return refuse('OS-5.4', 'You can only attack ships of an opponent.');
  return isOpponent(state, seat, target.owner) ? null : refuse('OS-12.18', `Seat ${target.owner} is your ally.`);
}

/** OS-5.4: why an enemy ship is out of reach; null = it can be targeted. */
export function isOutOfReach(state: SpurState, target: Ship, reach: Reach): Rejection | null {
  const name = nameOf(target.id);
  if (target.suppressed) return refuse('OS-8.12', `${name} is suppressed and cannot be targeted this turn.`);
  if (target.slot === null) return refuse('OS-5.4', `${name} has no place in its fleet yet.`);
  if (isShielded(state, target)) {
    const ships = inRows(state, target.owner).length;
    const stand = ships === 1 ? 'stands' : 'stand';
    return refuse('OS-3.7', `The flagship is protected while ${many(ships, 'ship')} ${stand} in the rows.`, { ships });
  }
  const column = columnOf(target.slot);
  const found = columnFound(state, target.owner, column);
  const at = found.findIndex(({ id }) => id === target.id);
  if (at < (reach === 'second' ? 2 : 1)) return null;
  if (reach === 'second')
    return refuse('OS-5.4', `${name} is the third ship of column ${column}; reach is the first two.`, { column });
  const foremost = nameOf(found[0]!.id);
  const reason = `${name} stands behind ${foremost} in column ${column}; only the foremost ship can be targeted.`;
  return refuse('OS-5.4', reason, { column });
}
