import type { TopKnown } from '../../cards/knowledge.ts';
import type { Outcome } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { HomeworldId } from './data/assets.ts';
import type { CardId, CardKind } from './data/cards.ts';
import type { Options } from './options.ts';

export { SEATS } from './data/seats.ts';

/**
 * RG-4.1: the phases of a turn; `setup` before the first, `over` after the last. The engine stops in upkeep only at a
 * pending choice, and never in end of turn.
 */
export type Phase = 'setup' | 'upkeep' | 'maneuvers' | 'research' | 'repair' | 'construction' | 'endOfTurn' | 'over';

/**
 * A card in play bears an id of its own: seat, hyphen, id of the card, and from the second of its kind on its number
 * (`1-light-bomber-2`). It is given when the card comes into play, so it tells nothing of what is hidden (RG-20.2).
 */
export type ThingId = string;

/** A card installed under an asset; its owner is that of the asset. */
export interface Upgrade {
  readonly id: ThingId;
  readonly card: CardId;
  readonly damage: number;
  /** Spacecraft its missile defense has attacked this turn (RG-17.13). */
  readonly attacked: readonly ThingId[];
}

export interface Asset {
  readonly id: ThingId;
  readonly card: CardId;
  readonly owner: Seat;
  readonly tapped: boolean;
  readonly damage: number;
  readonly destroyed: boolean;
  readonly upgrade: Upgrade | null;
}

export interface Spacecraft {
  readonly id: ThingId;
  readonly card: CardId;
  readonly owner: Seat;
  /** The asset it orbits, and the orbital, from 1. */
  readonly asset: ThingId;
  readonly orbital: number;
  readonly damage: number;
  /** Delta-vee that is left. */
  readonly left: number;
  /** RG-6.6: it has maneuvered this turn. */
  readonly maneuvered: boolean;
  /** Attacks and bombardments made this turn (RG-17.4, RG-11.3). */
  readonly attacks: number;
  readonly bombardments: number;
  /** Orbitals it has been in this turn around this asset, in the order in which it entered them (RG-7.7). */
  readonly visited: readonly number[];
  /** RG-10.5: it came by refit this turn. */
  readonly barred: boolean;
  /** The turn in which it entered play. */
  readonly entered: number;
}

/** A destroyed spacecraft; it keeps the id of what it was (RG-12.6). */
export interface Debris {
  readonly id: ThingId;
  readonly card: CardId;
  readonly owner: Seat;
  readonly asset: ThingId;
  readonly orbital: number;
}

/**
 * A face-down card under construction. Its id is seat, `p` and a number in the order in which projects were started:
 * `1-p3` (RG-20.2).
 */
export interface Project {
  readonly id: ThingId;
  readonly owner: Seat;
  readonly kind: CardKind;
  readonly card: CardId;
  /** The asset that carries it; null for an asset project (RG-14.5). */
  readonly asset: ThingId | null;
  readonly points: number;
}

/** A card out of the game. `open`: everybody saw it when it was removed (RG-20.1). */
export interface Removed {
  readonly card: CardId;
  readonly open: boolean;
}

/** RG-18.3: what a seat has offered this turn. */
export type DrawOffer = 'none' | 'open' | 'declined';

/** All that belongs to a seat but what lies on the table. */
export interface Side {
  readonly seat: Seat;
  readonly homeworld: HomeworldId;
  /** Index 0 is the top; never shuffled (RG-2.6). */
  readonly deck: readonly CardId[];
  /** How many of the top cards the other seat has seen (RG-17.12). */
  readonly deckKnown: TopKnown;
  /** In the order in which the cards were taken up. */
  readonly hand: readonly CardId[];
  /** 1 to 4 (RG-5.2). */
  readonly orbitCounter: number;
  /** In the order of removal. */
  readonly removed: readonly Removed[];
  /** How many of each card have come into play so far; a card that is left out: none. */
  readonly cameIntoPlay: { readonly [card: CardId]: number };
  /** How many projects have been started. */
  readonly projectsStarted: number;
  readonly offer: DrawOffer;
}

export interface RetrogradeState {
  readonly options: Options;
  readonly phase: Phase;
  /** From 1; 0 in the setup. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly activeSeat: Seat;
  /** Seat 1, then seat 2. */
  readonly sides: readonly [Side, Side];
  /** Lists in the order in which their things entered play, of both seats together (RG-1.8). */
  readonly assets: readonly Asset[];
  readonly spacecraft: readonly Spacecraft[];
  readonly debris: readonly Debris[];
  readonly projects: readonly Project[];
  /** In upkeep: whether the seat's counter, spacecraft and markers are done (RG-5.2 to RG-5.6). */
  readonly refreshed: boolean;
  /** In upkeep: assets whose ability has acted (RG-5.7). */
  readonly acted: readonly ThingId[];
  /** The asset around which debris must be chosen (RG-17.9); null = nothing is to be chosen. */
  readonly pendingSweep: ThingId | null;
  readonly outcome: Outcome | null;
}
