import { readPosition } from '../../engine/fault.ts';
import type { Parsed } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import { checkSetup, type Options } from './options.ts';
import { asteroidsFrom, shopFrom, sideFrom } from './place-cards.ts';
import { cardFaults, momentFaults } from './place-faults.ts';
import { positionSchema, type GivenPosition } from './place-schema.ts';
import { buyersOrdered } from './rules/order.ts';
import { otherSeat } from './rules/sides.ts';
import { SEATS, type Phase, type Side, type SkaxarState, type Step, type Window } from './state.ts';

/** What a seat has in a described position. Ships without the seat letter belong to the seat: `E07` or `A-E07`. */
export interface SidePosition {
  /** `startingMoney` when left out. */
  readonly money?: number;
  /**
   * Top first. Ships of the fleet that are named nowhere lie below these in table order; with `rest: 'scrapyard'` they
   * are destroyed.
   */
  readonly fleetDeck?: readonly string[];
  readonly rest?: 'fleetDeck' | 'scrapyard' | 'repairBay';
  readonly field?: readonly string[];
  /** Of those on the field, the ones that came by Reinforcements! in this turn. */
  readonly reinforcements?: readonly string[];
  /** The last of the field that is no reinforcement when left out. */
  readonly leadShip?: string | null;
  readonly repairBay?: readonly string[];
  readonly scrapyard?: readonly string[];
  readonly equipped?: readonly string[];
  /**
   * Where items leave with their ship: the ship on the field each equipped item belongs to, in the same order (SK-7.8);
   * the lead ship when left out.
   */
  readonly equippedTo?: readonly string[];
  readonly usedCards?: readonly string[];
}

/**
 * A described position (referee, tests, lessons, puzzles). Shop cards are named by id (`I25`), asteroids by theirs
 * (`R01`); what is left out lies in the deck below what is named, in table order. Without `at` the turn begins with its
 * flip.
 */
export interface SkaxarPosition {
  readonly A?: SidePosition;
  readonly B?: SidePosition;
  /** Slots 1 to 6; null = empty. Left out: the first six cards of `shopDeck` are dealt (SK-3.4). */
  readonly shop?: readonly (string | null)[];
  readonly shopDeck?: readonly string[];
  /** Shop cards not named go under the deck (default) or are out of the game, on A's used stack. */
  readonly shopRest?: 'deck' | 'used';
  /** Slots 1 to 5; null = empty. Left out: the first five of `asteroidDeck` are dealt. */
  readonly asteroidRow?: readonly (string | null)[];
  readonly asteroidDeck?: readonly string[];
  readonly asteroidsTaken?: readonly string[];
  /** Asteroids not named go under the deck (default) or are taken. */
  readonly asteroidRest?: 'deck' | 'taken';
  /** The first turn it can be, by battle and stalemates, when left out. */
  readonly turn?: number;
  /** 1 when left out. */
  readonly battle?: number;
  /** 1 before a flip with ships on a field, else 0, when left out. */
  readonly stalemates?: number;
  /** A when left out. */
  readonly tieSeat?: Seat;
  /** The first buyer of this turn once it is known, else nobody, when left out. */
  readonly lastFirstBuyer?: Seat | null;
  /**
   * Where the engine stands: `flip` (default) both fields as given and the next ships about to be turned up; `stranded`
   * after the flips, the rescue windows about to be tested; `dealer` ships face up and the order of buying about to be
   * found; `session` that of `decider` is open, `buyers` and `closed` say the rest; `combat` about to be fought;
   * `harvest` that of `decider` is open; `recovery` the refills about to be made.
   */
  readonly at?: 'flip' | 'stranded' | 'dealer' | 'session' | 'combat' | 'harvest' | 'recovery';
  /**
   * `session`: the first buyer whose session is not closed when left out. `harvest`: the defeated seat, which must be
   * named.
   */
  readonly decider?: Seat;
  /** First and second buyer; by SK-6.1 and SK-6.2 when left out. */
  readonly buyers?: readonly Seat[];
  /** In `session`: the first buyer's if the second decides, when left out. */
  readonly closed?: readonly Seat[];
}

/** Where the engine stands at each moment that can be described. */
const MOMENTS: {
  readonly [at in GivenPosition['at']]: { readonly phase: Phase; readonly step: Step; readonly window: Window | null };
} = {
  flip: { phase: 'flip', step: 'flip', window: null },
  stranded: { phase: 'flip', step: 'stranded', window: null },
  dealer: { phase: 'dealer', step: 'order', window: null },
  session: { phase: 'dealer', step: 'session', window: 'session' },
  combat: { phase: 'combat', step: 'fight', window: null },
  harvest: { phase: 'recovery', step: 'harvest', window: 'harvest' },
  recovery: { phase: 'recovery', step: 'asteroids', window: null },
};

/**
 * Builds a state from a described position (see `SkaxarPosition`); the engine's own steps run from it. Faults name the
 * path and what is wrong there.
 */
export function place(options: Options, position: unknown): Parsed<SkaxarState> {
  const read = readPosition(checkSetup(options), positionSchema, position);
  if (!read.ok) return read;
  const given = read.value;
  const cards = cardFaults(options, given);
  // What follows lays the cards out, each in one place.
  if (cards.length > 0) return { ok: false, faults: cards };
  const state = stateOf(options, given);
  const faults = momentFaults(given, state);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: state };
}

function stateOf(options: Options, given: GivenPosition): SkaxarState {
  const { at, battle, tieSeat } = given;
  const { phase, step, window } = MOMENTS[at];
  const shop = shopFrom(given);
  const asteroids = asteroidsFrom(given);
  const a = sideFrom(options, 'A', given.A);
  const sides = [{ ...a, usedCards: [...a.usedCards, ...shop.used] }, sideFrom(options, 'B', given.B)] as const;
  const stalemates = given.stalemates ?? (at === 'flip' && sides.some(({ field }) => field.length > 0) ? 1 : 0);
  const before: SkaxarState = {
    options,
    phase,
    step,
    window,
    decider: null,
    turn: given.turn ?? battle + stalemates,
    battle,
    stalemates,
    rescued: [],
    lastFirstBuyer: given.lastFirstBuyer ?? null,
    buyers: [],
    closed: [],
    tieSeat,
    defeated: null,
    sides,
    shopDeck: shop.deck,
    shop: shop.shop,
    asteroidDeck: asteroids.deck,
    asteroidRow: asteroids.row,
    asteroidsTaken: asteroids.taken,
    outcome: null,
  };
  if (at === 'session' || at === 'combat') return withBuyers(before, given, sides);
  if (at === 'harvest') return { ...before, decider: given.decider ?? null, defeated: given.decider ?? null };
  return before;
}

/** The sessions of this turn, by what is given of them. */
function withBuyers(
  before: SkaxarState,
  { at, buyers: named, closed: given, decider, lastFirstBuyer }: GivenPosition,
  sides: readonly [Side, Side],
): SkaxarState {
  // Who leads with nothing is a fault of its own.
  if (sides.some(({ leadShip }) => leadShip === null)) return before;
  const first = named?.[0] ?? buyersOrdered(before).first;
  const buyers = [first, otherSeat(first)];
  const closed = at === 'combat' ? buyers : (given ?? (decider === buyers[1] ? [first] : []));
  const next = SEATS.length > closed.length ? (decider ?? buyers.find((seat) => !closed.includes(seat)) ?? null) : null;
  return {
    ...before,
    buyers,
    closed,
    decider: next,
    lastFirstBuyer: lastFirstBuyer === undefined ? first : lastFirstBuyer,
  };
}
