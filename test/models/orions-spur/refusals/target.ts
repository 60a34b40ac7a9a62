import { nameOf } from '../faces.ts';
import { columnOf, inRows, isShielded, lineOf } from '../formation.ts';
import { listed, unlisted, type Refusal } from '../fault.ts';
import { isAlly } from '../sides.ts';
import { shipOf, type Game, type Seat } from '../state.ts';
import { shipInPlay } from './named.ts';

export type Reach = 'foremost' | 'second';

/** OS-5.4, OS-12.18, OS-8.12, OS-3.7: a ship as the target of what harms it. */
export function targetRefusal(game: Game, id: string, seat: Seat, reach: Reach): Refusal | null {
  const missing = shipInPlay(game, id);
  if (missing) return missing;
  const target = shipOf(game, id);
  if (target.owner === seat) return listed('OS-5.4', 'You can only attack ships of an opponent.');
  if (isAlly(game, seat, target.owner)) return listed('OS-12.18', `Seat ${target.owner} is your ally.`);
  if (target.suppressed) return listed('OS-8.12', `${nameOf(target)} is suppressed and cannot be targeted this turn.`);
  if (isShielded(game, target)) return shielded(inRows(game, target.owner).length);
  return reachRefusal(game, id, reach);
}

/** X11; the catalogue words it for one ship. */
function shielded(count: number): Refusal {
  if (count === 1) return listed('OS-3.7', 'The flagship is protected while 1 ship stands in the rows.');
  return unlisted('OS-3.7', `The flagship is protected while ${count} ships stand in the rows.`);
}

/** X9, X10. */
function reachRefusal(game: Game, id: string, reach: Reach): Refusal | null {
  const target = shipOf(game, id);
  const column = columnOf(target.slot!);
  const line = lineOf(game, target.owner, column);
  const place = line.indexOf(target);
  if (place < (reach === 'second' ? 2 : 1)) return null;
  const name = nameOf(target);
  if (reach === 'second') {
    return listed('OS-5.4', `${name} is the third ship of column ${column}; reach is the first two.`);
  }
  const behind = (ship = line[0]!) =>
    `${name} stands behind ${nameOf(ship)} in column ${column}; only the foremost ship can be targeted.`;
  // For a third ship it is open which of the two it stands behind.
  return listed('OS-5.4', ...new Set([behind(), behind(line[place - 1])]));
}
