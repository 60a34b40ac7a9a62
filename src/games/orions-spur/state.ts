import type { Lasting } from '../../cards/lasting.ts';
import type { Sealed } from '../../cards/sealed.ts';
import type { AutoPassSettings, ReactionWindow } from '../../cards/window.ts';
import type { Outcome } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SpurWords } from './data/effects.ts';
import type { Options } from './options.ts';

/** OS-0.31 to OS-0.39. */
export type Phase =
  | 'setupFleet'
  | 'setupLayout'
  | 'turnOpen'
  | 'attacking'
  | 'window'
  | 'regrouping'
  | 'choosing'
  | 'turnDone'
  | 'gameOver';

/** OS-0.9: `F1` to `F5`, `M1` to `M5`, `B1` to `B5`. */
export type Slot = string;

/** Where the ships of a fleet stand, by slot. */
export type Layout = { readonly [slot: Slot]: string };

/** Damage by part (OS-7.1): shield, any, hull. */
export interface Packet {
  readonly shield: number;
  readonly any: number;
  readonly hull: number;
}

export interface Ship {
  /** `1:ter-ceres#2` (OS-0.4). */
  readonly id: string;
  readonly owner: Seat;
  /** 1, 2, 3... in the order in which ships entered the fleet (OS-0.4). */
  readonly joinIndex: number;
  /** Null until the layout is set, and for a recruit until the Regroup ends. */
  readonly slot: Slot | null;
  readonly shield: number;
  readonly hull: number;
  readonly energy: number;
  readonly overcharged: boolean;
  /** OS-8.12: until the end of the turn. */
  readonly suppressed: boolean;
  /** It has used Interference this turn (OS-6.19). */
  readonly interfered: boolean;
  /** It was activated by Flock this turn (OS-8.15). */
  readonly activated: boolean;
}

/** When auto-pass is asked (OS-6.21). */
export const TRIGGERS = ['ownAttacked', 'ownCounterfired', 'allyAttacked', 'allyCounterfired'] as const;
export type Trigger = (typeof TRIGGERS)[number];
export const AUTO_PASS = ['ask', 'passIfSafe', 'pass'] as const;

/** All that belongs to a seat but its ships in play. */
export interface Player {
  readonly seat: Seat;
  /** Index 0 is the top; face down. */
  readonly tacticsDeck: readonly string[];
  /** In the order in which the cards were drawn. */
  readonly hand: readonly string[];
  /** In the order of discarding, oldest first. */
  readonly discard: readonly string[];
  /** OS-12.12; face down, in the order in which they were stored. */
  readonly reserve: readonly string[];
  /** Ships not recruited yet, in table order. */
  readonly shipDeck: readonly string[];
  /** How many ships have entered the fleet. */
  readonly joined: number;
  readonly recruitment: number;
  /** OS-12.14: repair cards traded that have not come to a point yet. */
  readonly repairTraded: number;
  /** Enemy ships taken, in the order of their destruction. */
  readonly trophies: readonly string[];
  /** A secret of the seat (OS-14.8). */
  readonly autoPass: AutoPassSettings<Trigger>;
  readonly eliminated: boolean;
  /** It has revised its tactics this turn (OS-10.7). */
  readonly revised: boolean;
  /** Cards played as secondary actions this turn (OS-10.32). */
  readonly played: readonly string[];
}

/** OS-0.17: the damage an attack is about to do to one ship. */
export interface Hit {
  readonly ship: string;
  readonly packet: Packet;
}

/** OS-0.16: an attack that waits to be resolved; its number is its place in the window: `A0`, `C1`, `C2`. */
export interface Attack {
  readonly controller: Seat;
  readonly kind: 'card' | 'weapon' | 'ram';
  /** The ship that attacks. */
  readonly ship: string;
  /** The id of the card, `weapon` or `ram`. */
  readonly source: string;
  readonly target: string;
  readonly main: Packet;
  /** Damage to ships beside the target; 0 = none. */
  readonly splash: number;
  /** Splash hits as they stand, in slot order (OS-5.14). */
  readonly splashHits: readonly Hit[];
  readonly missile: boolean;
  /** Ships that have braced against it (OS-6.19). */
  readonly braced: readonly string[];
}

/** A ship that helps an ally in this window (OS-12.21). */
export interface Helper {
  readonly seat: Seat;
  readonly ship: string;
}

export type Mode = 'main' | 'suppress' | 'flock';

/** OS-4.2: the primary action of this turn; null before it. */
export type Primary = Mode | 'ram' | 'regroup';

export interface SpurState {
  readonly options: Options;
  readonly phase: Phase;
  /** From 1; 0 in the setup. */
  readonly turn: number;
  readonly round: number;
  readonly activeSeat: Seat;
  readonly firstSeat: Seat;
  /** What each seat chooses in `setupFleet` and `setupLayout`; null outside. */
  readonly fleetChoice: Sealed<readonly string[]> | null;
  readonly layoutChoice: Sealed<Layout> | null;
  /** A described game's own first seat, and seats whose decks lie as given (OS-15.5). */
  readonly scripted: { readonly firstSeat: Seat | null; readonly decks: readonly Seat[] };
  /** In seat order. */
  readonly players: readonly Player[];
  /** Ships in play, by seat, then by join index. */
  readonly ships: readonly Ship[];
  readonly primary: Primary | null;
  readonly mode: Mode | null;
  /** The ship that attacks in this action (OS-5.1). */
  readonly activeShip: string | null;
  /** The ship that gave Suppressing Fire this turn. */
  readonly suppressor: string | null;
  /** OS-8.14, `player`: seats that may play no reaction cards this turn. */
  readonly silenced: readonly Seat[];
  readonly lasting: readonly Lasting<SpurWords>[];
  readonly window: ReactionWindow<Attack> | null;
  readonly helpers: readonly Helper[];
  /** Cards the active player must discard, and the phase that follows. */
  readonly choosing: { readonly count: number; readonly then: Phase } | null;
  /** Whether a resolution, harmful Special or concession waits for the checks of OS-11.11. */
  readonly unchecked: boolean;
  readonly outcome: Outcome | null;
}
