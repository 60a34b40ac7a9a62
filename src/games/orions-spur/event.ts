import type { AutoPass } from '../../cards/window.ts';
import type { Json } from '../../engine/json.ts';
import type { Seat } from '../../engine/seat.ts';
import type { ReactionTarget, ShipMove } from './command.ts';
import type { Attack, Hit, Layout, Packet, Trigger } from './state.ts';

/** Why the game ended (chapters 11 and 12). */
export type EndReason = 'vpTarget' | 'collector' | 'lastSide' | 'allOut' | 'roundLimit';

/** Why cards of a hand lie in the discard pile. */
export type DiscardReason = 'regroup' | 'revised' | 'chosen' | 'forced' | 'traded';

/** What a reaction did (OS-6.16): packets are those afterwards. */
export type ReactionResult =
  | { readonly kind: 'weakened'; readonly packet: Packet }
  | { readonly kind: 'intercepted'; readonly packet: Packet; readonly destroyed: boolean }
  | { readonly kind: 'evaded' }
  | { readonly kind: 'redirected'; readonly target: string; readonly splashHits: readonly Hit[] }
  | { readonly kind: 'counterfire'; readonly attack: Attack };

/** A place in a fleet. */
export interface Standing {
  readonly ship: string;
  readonly slot: string;
}

/** Facts, results inside. Lists of cards and orders that are null are hidden from whoever hears of it (chapter 14). */
export type SpurEvent =
  /** OS-2.3: `designs` null until all fleets are shown. */
  | { readonly type: 'fleetChosen'; readonly seat: Seat; readonly designs: readonly string[] | null }
  | {
      readonly type: 'fleetsShown';
      readonly fleets: readonly { readonly seat: Seat; readonly ships: readonly string[] }[];
    }
  /** OS-2.4, OS-10.8: a tactics deck was shuffled, out of the discard pile where `renewed`; `order` top first. */
  | {
      readonly type: 'deckShuffled';
      readonly seat: Seat;
      readonly renewed: boolean;
      readonly count: number;
      readonly order: readonly string[] | null;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }
  /** OS-2.5: `layout` null until all are shown. */
  | { readonly type: 'layoutSet'; readonly seat: Seat; readonly layout: Layout | null }
  | {
      readonly type: 'layoutsShown';
      readonly layouts: readonly { readonly seat: Seat; readonly layout: Layout }[];
    }
  /** OS-2.7, OS-2.8: `rolled` null where the first seat was given. */
  | {
      readonly type: 'begun';
      readonly first: Seat;
      readonly rolled: number | null;
      readonly recruitment: readonly { readonly seat: Seat; readonly amount: number }[];
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
  /** OS-5.5: energy and card are spent at once. `energy` = that of the ship afterwards. */
  | {
      readonly type: 'attackDeclared';
      readonly seat: Seat;
      readonly attack: Attack;
      readonly cost: number;
      readonly energy: number;
      readonly overcharge: boolean;
      readonly participants: readonly Seat[];
    }
  /** `helped`: the ship stands in for an ally's (OS-12.20). `energy` = that of the ship afterwards. */
  | {
      readonly type: 'reacted';
      readonly seat: Seat;
      readonly ship: string;
      readonly source: string;
      readonly target: ReactionTarget;
      readonly cost: number;
      readonly energy: number;
      readonly helped: boolean;
      readonly result: ReactionResult;
    }
  /** `rest` null for all but the seat itself. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly rest: boolean | null }
  /** One hit of an attack, or harm by a Special (`attack` null); `dealt` after reductions, the rest afterwards. */
  | {
      readonly type: 'hit';
      readonly attack: string | null;
      readonly ship: string;
      readonly packet: Packet;
      readonly dealt: Packet;
      readonly shield: number;
      readonly hull: number;
    }
  /** OS-8.9. */
  | { readonly type: 'recoiled'; readonly ship: string; readonly damage: number; readonly hull: number }
  /** `by` null: nobody scores (OS-7.6). `salvage`: recruitment gained for it (OS-12.11). */
  | { readonly type: 'destroyed'; readonly ship: string; readonly by: Seat | null; readonly salvage: number }
  | { readonly type: 'windowClosed'; readonly seat: Seat; readonly ram: boolean }
  /** OS-11.11: nothing ended the game, and it goes on. */
  | { readonly type: 'checked' }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'suppressed'; readonly seat: Seat; readonly ship: string; readonly target: string }
  | {
      readonly type: 'flockActivated';
      readonly seat: Seat;
      readonly ship: string;
      readonly flagship: string;
      readonly energy: number;
    }
  /** OS-5.13: an activation or a whole action ends; `auto`: by itself. */
  | { readonly type: 'activationEnded'; readonly seat: Seat; readonly auto: boolean; readonly over: boolean }
  | { readonly type: 'regrouped'; readonly seat: Seat }
  /** OS-9.4: ships are ready again, with their energy. */
  | { readonly type: 'regenerated'; readonly seat: Seat }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly ship: string; readonly recruitment: number }
  | {
      readonly type: 'reorganized';
      readonly seat: Seat;
      readonly keep: boolean;
      readonly places: readonly Standing[];
    }
  /** A Draw, Repair or Special card; what it does follows. */
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: string;
      readonly reserve: boolean;
      readonly ship: string | null;
      readonly player: Seat | null;
      readonly target: string | null;
    }
  /** A ship's numbers after an effect. */
  | {
      readonly type: 'restored';
      readonly ship: string;
      readonly stat: 'shield' | 'hull' | 'energy';
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'reEnabled'; readonly ship: string }
  | {
      readonly type: 'recruitmentGained';
      readonly seat: Seat;
      readonly amount: number;
      readonly recruitment: number;
    }
  | {
      readonly type: 'shipsMoved';
      readonly seat: Seat;
      readonly moves: readonly ShipMove[];
      readonly places: readonly Standing[];
    }
  /** OS-10.28: `ship` null = the whole fleet. */
  | {
      readonly type: 'modifierPut';
      readonly seat: Seat;
      readonly card: string;
      readonly ship: string | null;
    }
  | { readonly type: 'discardAsked'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly reason: DiscardReason;
      readonly cards: readonly string[];
    }
  /** OS-12.12: `card` null for all who may not see the reserve. */
  | { readonly type: 'stored'; readonly seat: Seat; readonly card: string | null }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly repairTraded: number;
      readonly recruitment: number;
    }
  | { readonly type: 'autoPassSet'; readonly seat: Seat; readonly trigger: Trigger; readonly value: AutoPass }
  | { readonly type: 'conceded'; readonly seat: Seat }
  /** `recruitment` null: the seat left the game and gains nothing (OS-11.7). */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly recruitment: number | null }
  /** `winners` empty = a draw. */
  | {
      readonly type: 'gameEnded';
      readonly winners: readonly Seat[];
      readonly reason: EndReason;
      readonly result: { readonly [key: string]: Json };
    };

export type EventType = SpurEvent['type'];
export type EventOf<T extends EventType> = Extract<SpurEvent, { readonly type: T }>;
