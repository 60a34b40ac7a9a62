import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusEvent, EventOf } from '../event.ts';
import type { BattlespaceSiriusState } from '../state.ts';
import { standing } from './players.ts';

/** BS-10.7: the winner or those who share the draw first, then the others, the last to leave before the first. */
function placingOf({ players }: BattlespaceSiriusState): readonly (readonly Seat[])[] {
  const out = players.filter(({ left }) => left !== null).sort((a, b) => b.left! - a.left!);
  return [players.filter(({ vessel }) => vessel !== null).map(({ seat }) => seat), ...out.map(({ seat }) => [seat])];
}

/** The end of the game: every lifeboat still hidden is turned over (BS-15.2), then the result by BS-10.7. */
export function gameEnd(
  state: BattlespaceSiriusState,
  winner: Seat | null,
  reason: EventOf<'gameEnded'>['reason'],
): readonly BattlespaceSiriusEvent[] {
  const share = 1 / standing(state).length;
  const shown = state.players.flatMap(({ seat, lifeboat, shown: known }): BattlespaceSiriusEvent[] =>
    lifeboat && !known ? [{ type: 'lifeboatRevealed', seat, lifeboat }] : [],
  );
  const scores = state.players.map(({ vessel }) => (vessel ? share : 0));
  return [...shown, { type: 'gameEnded', winner, reason, placing: placingOf(state), scores }];
}

/** BS-10.1, BS-11.9, BS-10.4: the last vessel wins; all draw flags on draw the game. Empty while it goes on. */
export function endNow(state: BattlespaceSiriusState): readonly BattlespaceSiriusEvent[] {
  const left = standing(state);
  if (left.length === 1) return gameEnd(state, left[0]!.seat, 'lastVessel');
  return left.every(({ agree }) => agree) ? gameEnd(state, null, 'agreement') : [];
}
