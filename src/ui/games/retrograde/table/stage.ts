import type { RetrogradeEvent, RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Stage } from '../../../table/stage.ts';

/** What may lie under a point of the orrery, and what an aid may speak of; things by their ids in the view. */
export type Target =
  | { readonly kind: 'spacecraft'; readonly id: string }
  /** All debris of an orbital. */
  | { readonly kind: 'debris'; readonly asset: string; readonly orbital: number }
  | { readonly kind: 'orbital'; readonly asset: string; readonly orbital: number }
  | { readonly kind: 'asset'; readonly asset: string }
  | { readonly kind: 'dial'; readonly asset: string }
  | { readonly kind: 'upgrade'; readonly asset: string }
  | { readonly kind: 'project'; readonly id: string };

/** What an aid says of what it speaks of; each has a shape of its own besides its colour. */
export type Tone = 'offered' | 'pointed' | 'chosen' | 'good' | 'danger' | 'warn' | 'refused';

/** An orbital of an asset. */
export interface Orbit {
  readonly asset: string;
  readonly orbital: number;
}

/** One burn of a plan; `cost` is written on the curve where it is paid, `left` = delta-vee afterwards. */
export interface Leg extends Orbit {
  readonly cost: number;
  readonly left: number;
  /** The sum in full, e.g. "3 + 1 - 1 = 2"; written where there is room. */
  readonly parts?: string;
}

/** One of the next turns of a window forecast: arrival cost for the viewer and for the other player. */
export interface ForecastTurn {
  readonly turn: number;
  readonly mine: number;
  readonly theirs: number;
  readonly cheapest?: true;
}

/** An aid drawn over the orrery: plain data, made by pure functions from the view and the tool. */
export type OrreryOverlay =
  /** The form of the room that panels leave (`shapeOf`): the berths are laid out for it. Without it: a wide screen. */
  | { readonly kind: 'shape'; readonly shape: Shape }
  /** A thing that is spoken of. */
  | { readonly kind: 'mark'; readonly target: Target; readonly tone: Tone; readonly label?: string }
  /** A place a spacecraft can reach, with the cheapest cost and what is left; `why` = it cannot. */
  | {
      readonly kind: 'reach';
      readonly at: Orbit;
      readonly cost: number;
      readonly left: number;
      readonly why?: string;
      readonly emphasis?: 'pointed';
    }
  /** Burns that are planned, or pointed at, of a spacecraft: the curve, its costs, and the ghost at its end. */
  | {
      readonly kind: 'plan';
      readonly spacecraft: string;
      readonly legs: readonly Leg[];
      readonly emphasis: 'pointed' | 'chosen' | 'refused';
      /** Where the first leg begins; without it: where the spacecraft is. */
      readonly from?: Orbit;
      /** Why the last leg is refused, written at its end. */
      readonly why?: string;
    }
  /** A shot or a bombardment before it is given: a line from one to the other, with its words. */
  | {
      readonly kind: 'aim';
      readonly from: Target;
      readonly to: Target;
      readonly tone: 'good' | 'danger' | 'refused';
      readonly figure: string;
      readonly label: string;
    }
  /** The window forecast of an asset, a strip of bars beside its dial: mine above, theirs below; `caption` says so. */
  | {
      readonly kind: 'forecast';
      readonly asset: string;
      readonly caption: readonly string[];
      readonly turns: readonly ForecastTurn[];
    }
  /** All but these things step back. */
  | { readonly kind: 'dim'; readonly but: readonly Target[] };

/** Width by height of a room, in steps, so that not every pixel of a panel lays the berths anew. */
export const SHAPES = [0.42, 0.52, 0.65, 0.84, 1.08, 1.38, 1.75, 2.25] as const;
export type Shape = (typeof SHAPES)[number];

/** The drawn table of Retrograde. */
export type OrreryStage = Stage<RetrogradeView, RetrogradeEvent, OrreryOverlay>;
