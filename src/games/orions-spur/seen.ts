import { guessedWindow } from '../../cards/window.ts';
import { modifiersOf } from './rules/lasting.ts';
import type { Player, SpurState } from './state.ts';
import type { PlayerView, SpurView } from './view.ts';

const NO_CARDS: readonly string[] = [];

/** A seat with nothing but what the viewer knows of it: cards they cannot see are left out. */
export const playerSeen = (player: PlayerView): Player => ({
  seat: player.seat,
  tacticsDeck: NO_CARDS,
  hand: player.hand.cards ?? NO_CARDS,
  discard: player.discard,
  reserve: player.reserve.cards ?? NO_CARDS,
  shipDeck: player.shipDeck,
  joined: player.joined,
  recruitment: player.recruitment,
  repairTraded: player.repairTraded,
  trophies: player.trophies,
  autoPass: {},
  eliminated: player.eliminated,
  revised: player.revised,
  played: player.played,
});

/**
 * The state as far as a viewer sees it, to count with: ships, attacks and modifiers are those of the match (OS-14.6,
 * OS-14.7), so whatever follows from them alone comes out as in the match. No choice is open in it, and nothing may be
 * drawn from it.
 */
export const stateSeen = (seen: SpurView): SpurState => ({
  options: seen.options,
  phase: seen.phase,
  turn: seen.turn,
  round: seen.round,
  activeSeat: seen.activeSeat,
  firstSeat: seen.firstSeat,
  fleetChoice: null,
  layoutChoice: null,
  scripted: { firstSeat: null, decks: [] },
  players: seen.players.map(playerSeen),
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
});
