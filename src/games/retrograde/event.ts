import type { Seat } from '../../engine/seat.ts';
import type { CardId, CardKind } from './data/cards.ts';
import type { Target } from './command.ts';
import type { Phase, ThingId } from './state.ts';

/** Why the game ended (chapter 18). */
export type EndReason = 'homeworld' | 'resign' | 'agreement' | 'turnLimit';

/** RG-18.5: the first difference that decided at the turn cap; `none` = a draw. */
export type CapDifference = 'homeworld' | 'population' | 'costs' | 'none';

/** What destroyed a spacecraft. */
export type LossCause = 'scuttle' | 'attack' | 'missileDefense' | 'debris' | 'expired';

/** The parts of a hit number (RG-9.4 to RG-9.7). */
export interface Aim {
  readonly range: number;
  readonly defence: number;
  readonly hitNumber: number;
}

/** Facts, results inside. A card that is null is hidden from whoever hears of it (chapter 20). */
export type RetrogradeEvent =
  /** `coin` null: the first player was settled by an option (RG-3.1). */
  | { readonly type: 'begun'; readonly first: Seat; readonly coin: number | null }
  /** RG-3.3: cards from the top of the deck, in this order. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] | null }
  /** A turn begins with its upkeep. */
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  /** RG-5.2 to RG-5.6: the counter moves, spacecraft are healed and filled up, markers cleared. */
  | { readonly type: 'refreshed'; readonly seat: Seat; readonly orbitCounter: number }
  /** RG-17.12: `card` null for all but the owner of the agency. */
  | { readonly type: 'topSeen'; readonly seat: Seat; readonly asset: ThingId; readonly card: CardId | null }
  /** RG-17.9: more than two debris, so the owner chooses. */
  | { readonly type: 'sweepOpened'; readonly seat: Seat; readonly asset: ThingId }
  /** RG-17.9: debris leaves the game; `auto`: there was nothing to choose. */
  | {
      readonly type: 'swept';
      readonly seat: Seat;
      readonly asset: ThingId;
      readonly debris: readonly ThingId[];
      readonly auto: boolean;
    }
  | { readonly type: 'phaseBegan'; readonly seat: Seat; readonly phase: Phase }
  /** `from` an orbital of `leaves`; `left` = delta-vee afterwards. */
  | {
      readonly type: 'burned';
      readonly seat: Seat;
      readonly spacecraft: ThingId;
      readonly leaves: ThingId;
      readonly from: number;
      readonly asset: ThingId;
      readonly orbital: number;
      readonly cost: number;
      readonly left: number;
    }
  | { readonly type: 'scuttled'; readonly seat: Seat; readonly spacecraft: ThingId; readonly cost: number }
  /** `hits` of the dice; `damage` of the target afterwards. */
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly spacecraft: ThingId;
      readonly target: ThingId;
      readonly spend: number;
      readonly aim: Aim;
      readonly dice: readonly number[];
      readonly hits: number;
      readonly damage: number;
    }
  | {
      readonly type: 'missilesFired';
      readonly seat: Seat;
      readonly asset: ThingId;
      readonly target: ThingId;
      readonly aim: Aim;
      readonly dice: readonly number[];
      readonly hits: number;
      readonly damage: number;
    }
  /** RG-12.6: it is debris now, in the same orbital. */
  | {
      readonly type: 'spacecraftDestroyed';
      readonly spacecraft: ThingId;
      readonly card: CardId;
      readonly asset: ThingId;
      readonly orbital: number;
      readonly cause: LossCause;
    }
  /** RG-10.3: `spacecraft` is back in the hand, `replacement` stands in its place. */
  | {
      readonly type: 'refitted';
      readonly seat: Seat;
      readonly spacecraft: ThingId;
      readonly card: CardId;
      readonly replacement: ThingId;
      readonly newCard: CardId;
    }
  /** `power` after distance and defenders; `damage` of the target afterwards. */
  | {
      readonly type: 'bombarded';
      readonly seat: Seat;
      readonly spacecraft: ThingId;
      readonly asset: ThingId;
      readonly target: Target;
      readonly power: number;
      readonly cost: number;
      readonly damage: number;
    }
  /** RG-12.4: it is out of the game. */
  | { readonly type: 'upgradeDestroyed'; readonly asset: ThingId; readonly upgrade: ThingId; readonly card: CardId }
  /** RG-12.1 to RG-12.3: the projects it carried are out of the game; its upgrade follows as a fact of its own. */
  | { readonly type: 'assetDestroyed'; readonly asset: ThingId; readonly projects: readonly ThingId[] }
  /** RG-13.1. */
  | {
      readonly type: 'researched';
      readonly seat: Seat;
      readonly asset: ThingId;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  /** RG-13.3: `damage` of the target afterwards. */
  | {
      readonly type: 'repaired';
      readonly seat: Seat;
      readonly asset: ThingId;
      readonly target: Target;
      readonly damage: number;
    }
  | {
      readonly type: 'projectStarted';
      readonly seat: Seat;
      readonly project: ThingId;
      readonly kind: CardKind;
      readonly asset: ThingId | null;
      readonly card: CardId | null;
    }
  /** `points` put on; `total` afterwards. `debris` = what was reclaimed for one of them. */
  | {
      readonly type: 'contributed';
      readonly seat: Seat;
      readonly asset: ThingId;
      readonly project: ThingId;
      readonly points: number;
      readonly total: number;
      readonly debris: ThingId | null;
    }
  | {
      readonly type: 'spacecraftCompleted';
      readonly seat: Seat;
      readonly project: ThingId;
      readonly spacecraft: ThingId;
      readonly card: CardId;
      readonly asset: ThingId;
      readonly orbital: number;
    }
  /** RG-14.14: `replaced` = the card of the upgrade that went. */
  | {
      readonly type: 'upgradeInstalled';
      readonly seat: Seat;
      readonly project: ThingId;
      readonly asset: ThingId;
      readonly upgrade: ThingId;
      readonly card: CardId;
      readonly replaced: CardId | null;
    }
  | {
      readonly type: 'assetCompleted';
      readonly seat: Seat;
      readonly project: ThingId;
      readonly asset: ThingId;
      readonly card: CardId;
    }
  | {
      readonly type: 'projectScrapped';
      readonly seat: Seat;
      readonly project: ThingId;
      readonly kind: CardKind;
      readonly asset: ThingId | null;
      readonly card: CardId | null;
    }
  /** RG-17.8. */
  | {
      readonly type: 'sacrificed';
      readonly seat: Seat;
      readonly spacecraft: ThingId;
      readonly card: CardId;
      readonly asset: ThingId;
      readonly project: ThingId;
      readonly points: number;
      readonly total: number;
    }
  /** RG-16.1. */
  | { readonly type: 'untapped'; readonly seat: Seat; readonly assets: readonly ThingId[] }
  /** RG-16.2: all damage of the debris together; `dealt` and what the spacecraft has `total`. */
  | {
      readonly type: 'debrisStruck';
      readonly seat: Seat;
      readonly struck: readonly { readonly spacecraft: ThingId; readonly dealt: number; readonly total: number }[];
    }
  /** Unanswered offers of a draw lapse with it (RG-18.3). */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'drawOffered'; readonly seat: Seat }
  /** `seat` declines what the other one offered. */
  | { readonly type: 'drawDeclined'; readonly seat: Seat }
  | { readonly type: 'drawAgreed'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** `winner` null = a draw. `difference`: what decided at the turn cap; null elsewhere. */
  | {
      readonly type: 'gameEnded';
      readonly winner: Seat | null;
      readonly reason: EndReason;
      readonly difference: CapDifference | null;
    };

export type EventType = RetrogradeEvent['type'];
export type EventOf<T extends EventType> = Extract<RetrogradeEvent, { readonly type: T }>;
