import type { Layout, ShipMove } from '../../../../games/orions-spur/index.ts';
import type { Target } from '../table/stage.ts';
import type { Dimension, Picks } from './deed.ts';

/** What several cards are picked for. */
export type CardsUse = 'regroup' | 'discard' | 'trade';

/** What the person who decides has in hand. */
export type Tool =
  | { readonly kind: 'idle' }
  /** An order that is put together. */
  | { readonly kind: 'deed'; readonly picks: Picks }
  /** A starting fleet that is put together (OS-2.3). */
  | { readonly kind: 'fleet'; readonly designs: readonly string[] }
  /** A formation that is made (OS-3.4); `held` = the ship that is to be put somewhere. */
  | { readonly kind: 'layout'; readonly layout: Layout; readonly held: string | null }
  /** Ships that a card moves one after another (OS-10.27). */
  | {
      readonly kind: 'moves';
      readonly card: string;
      readonly most: number;
      readonly layout: Layout;
      readonly moves: readonly ShipMove[];
      readonly held: string | null;
    }
  | { readonly kind: 'cards'; readonly use: CardsUse; readonly cards: readonly string[] };

export type ToolOf<K extends Tool['kind']> = Extract<Tool, { readonly kind: K }>;

/** What a person does with the tool, by pointer, panel or key. */
export type ToolInput =
  /** A part of an order is picked; picked again it is open. */
  | { readonly kind: 'pick'; readonly part: Dimension; readonly value: string | null }
  /** Something of the table is pressed. `mouse`: the last press orders (a finger only aims). */
  | { readonly kind: 'press'; readonly target: Target; readonly mouse: boolean }
  /** An own ship was dragged to something and let go there: it is aimed at, nothing is ordered. */
  | { readonly kind: 'drop'; readonly ship: string; readonly target: Target }
  | { readonly kind: 'card'; readonly card: string }
  /** Several cards are to be picked. */
  | { readonly kind: 'cards'; readonly use: CardsUse }
  | { readonly kind: 'design'; readonly design: string; readonly by: 1 | -1 }
  | { readonly kind: 'designs'; readonly designs: readonly string[] }
  | { readonly kind: 'hold'; readonly ship: string }
  | { readonly kind: 'put'; readonly slot: string }
  | { readonly kind: 'layout'; readonly layout: Layout }
  | { readonly kind: 'moves'; readonly card: string; readonly most: number }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' };

/** Nothing in hand, nothing to decide. */
export const IDLE: Tool = { kind: 'idle' };
/** Nothing picked of an order yet. */
export const UNPICKED: Tool = { kind: 'deed', picks: {} };
