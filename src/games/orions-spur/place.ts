import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed } from '../../engine/game.ts';
import { checkSetup, seatsOf, type Options } from './options.ts';
import { naming, placedPlayer, trophiesOf, type PlacedPlayer } from './place-player.ts';
import { positionSchema, type GivenPosition } from './place-schema.ts';
import { placedModifiers, seatFaults, standFaults } from './place-faults.ts';
import { setupState } from './rules/setup.ts';
import type { Mode, SpurState } from './state.ts';

/** A ship of a described position: a design by its id or name with its slot, `ter-mars B3` or `Mars B3`, or this. */
export interface ShipPosition {
  readonly design: string;
  readonly slot?: string | null;
  /** The printed values when left out. */
  readonly shield?: number;
  readonly hull?: number;
  readonly energy?: number;
  readonly overcharged?: boolean;
  readonly suppressed?: boolean;
  readonly interfered?: boolean;
  readonly activated?: boolean;
}

/** What a seat has in a described position. Cards are named by their types' ids or names everywhere. */
export interface PlayerPosition {
  /** In the order in which they joined. */
  readonly ships?: readonly (string | ShipPosition)[];
  readonly hand?: readonly string[];
  /** Top first; all cards named nowhere, in table order, when left out. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly reserve?: readonly string[];
  /** Designs that can be recruited, one for each ship; all that are not in play or taken when left out. */
  readonly shipDeck?: readonly string[];
  readonly recruitment?: number;
  readonly repairTraded?: number;
  /** Designs of opponents. */
  readonly trophies?: readonly string[];
  readonly autoPass?: { readonly [trigger: string]: string };
  readonly eliminated?: boolean;
  readonly revised?: boolean;
  readonly played?: readonly string[];
}

/**
 * A described position (referee, tests, lessons): what each seat has and where the turn stands. Ids are given as in
 * play, the lowest free copy first. `phase` `setupFleet` begins a game whose decks and first seat are as given
 * (OS-15.5); nothing else may be described then.
 */
export interface SpurPosition {
  readonly '1'?: PlayerPosition;
  readonly '2'?: PlayerPosition;
  readonly '3'?: PlayerPosition;
  readonly '4'?: PlayerPosition;
  /** `turnOpen` when left out. */
  readonly phase?: 'setupFleet' | 'turnOpen' | 'attacking' | 'regrouping' | 'turnDone';
  readonly turn?: number;
  readonly round?: number;
  readonly activeSeat?: string;
  readonly firstSeat?: string | null;
  /** The primary action of the turn; `main` in `attacking`, `regroup` in `regrouping`, when left out. */
  readonly primary?: 'main' | 'suppress' | 'flock' | 'ram' | 'regroup' | null;
  /** Ids of ships. */
  readonly activeShip?: string | null;
  readonly suppressor?: string | null;
  /** Modifiers that are on, by the card of the seat it belongs to: `1:hss-imperial-decree#1`. */
  readonly modifiers?: readonly { readonly card: string; readonly ship?: string | null }[];
}

/**
 * Builds a state from a described position (see `SpurPosition`). Faults name the path and what is wrong there.
 */
export function place(options: Options, position: unknown): Parsed<SpurState> {
  const refused = checkSetup(options);
  if (refused.length > 0)
    return {
      ok: false,
      faults: refused.map(({ rule, reason }) => ({ path: 'options', reason: `${rule}: ${reason}` })),
    };
  const parsed = v.safeParse(positionSchema, position);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.issues) };
  const given = parsed.output;
  const faults: Fault[] = [...seatFaults(options, given)];
  const seats = seatsOf(options);
  const list = naming(options, faults);
  const players = seats.map((seat) => placedPlayer(list, seat, given[seat as '1']));
  if (faults.length > 0) return { ok: false, faults };
  const trophies = seats.map((seat) => trophiesOf(list, seat, given[seat as '1'].trophies));
  const placed = players.map((player, at) => withTrophies(player, trophies, at));
  if (given.phase === 'setupFleet')
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value: scripted(options, given, placed) };
  const state = stateOf(options, given, placed);
  faults.push(...standFaults(state, given));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: state };
}

/** Ships taken by others cannot be recruited any more. */
const withTrophies = (placed: PlacedPlayer, trophies: readonly (readonly string[])[], at: number): PlacedPlayer => ({
  ...placed,
  player: {
    ...placed.player,
    trophies: trophies[at]!,
    shipDeck: placed.player.shipDeck.filter((ship) => !trophies.flat().includes(ship)),
  },
});

/** OS-15.5: a game from its setup with decks that lie as given and a first seat. */
function scripted(options: Options, given: GivenPosition, placed: readonly PlacedPlayer[]): SpurState {
  const state = setupState(options);
  const decks = state.players.map(({ seat }) => seat).filter((seat) => given[seat as '1'].deck !== undefined);
  return {
    ...state,
    scripted: { firstSeat: given.firstSeat, decks },
    players: state.players.map((player, at) =>
      decks.includes(player.seat) ? { ...player, tacticsDeck: placed[at]!.player.tacticsDeck } : player,
    ),
  };
}

/** The primary action a phase tells of where the position does not. */
const PRIMARY_OF = { turnOpen: null, attacking: 'main', regrouping: 'regroup', turnDone: 'main' } as const;
const MODES: readonly Mode[] = ['main', 'suppress', 'flock'];

function stateOf(options: Options, given: GivenPosition, placed: readonly PlacedPlayer[]): SpurState {
  const { phase, turn, round, activeSeat, firstSeat, activeShip, suppressor } = given;
  const primary = given.primary ?? PRIMARY_OF[phase as keyof typeof PRIMARY_OF];
  return {
    ...setupState(options),
    phase,
    turn,
    round,
    activeSeat,
    firstSeat: firstSeat ?? activeSeat,
    fleetChoice: null,
    players: placed.map(({ player }) => player),
    ships: placed.flatMap(({ ships }) => ships),
    primary,
    mode: phase === 'attacking' ? (MODES.find((mode) => mode === primary) ?? null) : null,
    activeShip,
    suppressor,
    lasting: placedModifiers(given),
  };
}
