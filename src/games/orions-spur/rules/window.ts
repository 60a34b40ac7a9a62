import * as windows from '../../../cards/window.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { SpurState, Trigger } from '../state.ts';
import { isUnderAttack, liveAttacks } from './attacks.ts';
import { canReact } from './reactions.ts';
import { resolution } from './resolve.ts';
import { allyOf, fleetOf, isReady, playerOf, shipAt, sideOf } from './table.ts';

/** OS-6.6: by open information a seat might have a reaction. */
function mightReact(state: SpurState, seat: Seat): boolean {
  if (playerOf(state, seat).hand.length === 0) return false;
  const fleet = fleetOf(state, seat);
  if (fleet.some((ship) => isReady(ship) && isUnderAttack(state, ship))) return true;
  const ally = allyOf(state.options, seat);
  return (
    ally !== null &&
    fleetOf(state, ally).some((ship) => isUnderAttack(state, ship)) &&
    fleet.some((ship) => isReady(ship))
  );
}

/** OS-6.21: what auto-pass is asked about now. */
function triggersOf(state: SpurState, seat: Seat): readonly Trigger[] {
  const ally = allyOf(state.options, seat);
  const found = liveAttacks(state).flatMap(({ id, thing }): readonly Trigger[] => {
    const owner = shipAt(state, thing.target)?.owner;
    if (owner === seat) return [id === 0 ? 'ownAttacked' : 'ownCounterfired'];
    return owner !== undefined && owner === ally ? [id === 0 ? 'allyAttacked' : 'allyCounterfired'] : [];
  });
  return [...new Set(found)];
}

/** OS-6.21: with the attacks as they stand no ship of the own side would be destroyed. */
const isSafe = (state: SpurState, seat: Seat): boolean =>
  !resolution(state).some(
    (event) => event.type === 'destroyed' && sideOf(state.options, seat).includes(shipAt(state, event.ship)!.owner),
  );

/** OS-6.5, OS-6.6, OS-6.21: whether a participant is asked when the pointer arrives. */
function wouldBeAsked(state: SpurState, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (player.eliminated) return false;
  if (!canReact(state, seat) && !(state.options.bluffWindows && mightReact(state, seat))) return false;
  return !windows.autoPasses(player.autoPass, triggersOf(state, seat), () => isSafe(state, seat));
}

/** The window of a state with the pointer on the seat that is asked, or closed (OS-6.4). */
export const settled = (state: SpurState): SpurState['window'] =>
  state.window && windows.moved(state.window, (seat) => wouldBeAsked(state, seat));

/** The seat that is asked in the open window; null = none is. */
export const askedIn = ({ window }: Pick<SpurState, 'window'>): Seat | null =>
  window ? windows.askedSeat(window) : null;
