import { unseen } from '../../cards/hidden.ts';
import { guessedSealed } from '../../cards/sealed.ts';
import { shuffled } from '../../cards/shuffle.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { cardOf, tacticsDeckOf } from './data/cards.ts';
import { autoLayout } from './rules/formation.ts';
import { offeredFleet } from './rules/setup.ts';
import { fleetOf } from './rules/table.ts';
import { playerSeen, stateSeen } from './seen.ts';
import type { Player, SpurState } from './state.ts';
import type { PlayerView, SpurView } from './view.ts';

/**
 * A full state that fits what a seat knows (chapter 14): cards it cannot see lie shuffled where they may; sealed fleets
 * and layouts are those that are offered; nobody else passes by a setting.
 */
export function guess(seen: SpurView, _seat: Seat, chance: Chance): SpurState {
  const state: SpurState = {
    ...stateSeen(seen),
    players: seen.players.map((player, at) => playerGuessed(seen, player, at, chance)),
  };
  return {
    ...state,
    fleetChoice: seen.fleetChoice && guessedSealed(seen.fleetChoice, (seat) => offeredFleet(state, seat)),
    layoutChoice: seen.layoutChoice && guessedSealed(seen.layoutChoice, (seat) => autoLayout(fleetOf(state, seat))),
  };
}

function playerGuessed({ options }: SpurView, player: PlayerView, at: number, chance: Chance): Player {
  const cards = hiddenCards(player, options.species[at]!, chance);
  return {
    ...playerSeen(player),
    tacticsDeck: player.tacticsDeck.order ?? cards.deck,
    hand: player.hand.cards ?? cards.hand,
    reserve: player.reserve.cards ?? cards.reserve,
    autoPass: player.autoPass ?? {},
  };
}

/** The cards of a seat that lie nowhere in sight, laid where they may: a reserve holds Repair cards only (OS-12.12). */
function hiddenCards(
  { seat, hand, reserve, tacticsDeck, discard }: PlayerView,
  species: SpurView['options']['species'][number],
  chance: Chance,
): Pick<Player, 'hand' | 'reserve'> & { readonly deck: readonly string[] } {
  const seen = [...discard, ...(hand.cards ?? []), ...(reserve.cards ?? [])];
  const order = shuffled(unseen(tacticsDeckOf(seat, species), seen), chance);
  const stored = reserve.cards ? [] : order.filter((card) => cardOf(card).kind === 'repair').slice(0, reserve.count);
  const rest = order.filter((card) => !stored.includes(card));
  const inHand = hand.cards ? 0 : hand.count;
  return { reserve: stored, hand: rest.slice(0, inHand), deck: rest.slice(inHand, inHand + tacticsDeck.count) };
}
