import { shipIds } from './faces.ts';
import { DEFAULTS, optionFaults, type Options } from './options.ts';
import type { Game, Player, Seat } from './state.ts';

/**
 * Chapter 2: a game before its fleets are chosen. Options that are left out have their defaults. Nothing is random yet:
 * decks are shuffled when the last fleet is confirmed, the first player is rolled after the last layout. Throws for
 * options with faults (`optionFaults`).
 */
export function begin(given: Partial<Options>): Game {
  const faults = optionFaults(given);
  if (faults.length > 0) throw new Error(faults.map(({ rules, reasons }) => `${rules[0]}: ${reasons[0]}`).join(' '));
  const options: Options = { ...DEFAULTS, ...given };
  return {
    options,
    phase: 'setupFleet',
    round: 0,
    firstSeat: 0,
    activeSeat: 0,
    players: Array.from({ length: options.seats }, (_, index) => freshPlayer(index + 1, options)),
    ships: [],
    modifiers: [],
    turn: freshTurn(),
    action: null,
    window: null,
    choice: null,
    result: null,
  };
}

/** OS-4.6 (4): what every turn starts with. */
export const freshTurn = (): Game['turn'] => ({
  primary: null,
  revised: false,
  played: [],
  interfered: [],
  silenced: [],
});

const freshPlayer = (seat: Seat, { species }: Options): Player => ({
  seat,
  species: species[seat - 1]!,
  shipDeck: shipIds(seat, species[seat - 1]!),
  tacticsDeck: [],
  hand: [],
  discard: [],
  reserve: [],
  recruitment: 0,
  trophies: [],
  joined: 0,
  repairTraded: 0,
  chosen: null,
  layout: null,
  eliminated: false,
  autoPass: { ownAttacked: 'ask', ownCounterfired: 'ask', allyAttacked: 'ask', allyCounterfired: 'ask' },
});
