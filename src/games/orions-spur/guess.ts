import { unseen } from '../../cards/hidden.ts';
import { guessedSealed } from '../../cards/sealed.ts';
import { shuffled } from '../../cards/shuffle.ts';
import { guessedWindow } from '../../cards/window.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { cardOf, tacticsDeckOf } from './data/cards.ts';
import { autoLayout } from './rules/formation.ts';
import { offeredFleet } from './rules/setup.ts';
import { modifiersOf } from './rules/lasting.ts';
import { fleetOf } from './rules/table.ts';
import type { Player, SpurState } from './state.ts';
import type { PlayerView, SpurView } from './view.ts';

/**
 * A full state that fits what a seat knows (chapter 14): cards it cannot see lie shuffled where they may; sealed fleets
 * and layouts are those that are offered; nobody else passes by a setting.
 */
export function guess(seen: SpurView, _seat: Seat, chance: Chance): SpurState {
  const players = seen.players.map((player, at) => playerGuessed(seen, player, at, chance));
  const state: SpurState = {
    options: seen.options,
    phase: seen.phase,
    turn: seen.turn,
    round: seen.round,
    activeSeat: seen.activeSeat,
    firstSeat: seen.firstSeat,
    fleetChoice: null,
    layoutChoice: null,
    scripted: { firstSeat: null, decks: [] },
    players,
    ships: seen.ships,
    primary: seen.primary,
    mode: seen.mode,
    activeShip: seen.activeShip,
    suppressor: seen.suppressor,
    silenced: seen.silenced,
    lasting: seen.modifiers.flatMap(({ seat, card, ship }) => modifiersOf(seat, card, ship)),
    window: seen.window && guessedWindow(seen.window, (attack) => attack),
    helpers: seen.helpers,
    choosing: seen.choosing,
    unchecked: false,
    outcome: seen.outcome,
  };
  return {
    ...state,
    fleetChoice: seen.fleetChoice && guessedSealed(seen.fleetChoice, (seat) => offeredFleet(state, seat)),
    layoutChoice: seen.layoutChoice && guessedSealed(seen.layoutChoice, (seat) => autoLayout(fleetOf(state, seat))),
  };
}

function playerGuessed({ options }: SpurView, player: PlayerView, at: number, chance: Chance): Player {
  const { seat, hand, reserve, tacticsDeck, discard } = player;
  const cards = hiddenCards(player, options.species[at]!, chance);
  return {
    seat,
    tacticsDeck: tacticsDeck.order ?? cards.deck,
    hand: hand.cards ?? cards.hand,
    discard,
    reserve: reserve.cards ?? cards.reserve,
    shipDeck: player.shipDeck,
    joined: player.joined,
    recruitment: player.recruitment,
    repairTraded: player.repairTraded,
    trophies: player.trophies,
    autoPass: player.autoPass ?? {},
    eliminated: player.eliminated,
    revised: player.revised,
    played: player.played,
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
