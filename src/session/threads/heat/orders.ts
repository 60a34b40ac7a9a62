import type {
  Action,
  Answers,
  HeatCell,
  HeatField,
  OrionsGateState,
  Pose,
  UnitId,
} from '../../../games/orions-gate/index.ts';

/** What is asked of the thread that counts answers. Questions of one kind take each other's place. */
export type HeatQuestion =
  | {
      readonly kind: 'heat';
      readonly state: OrionsGateState;
      readonly unit: UnitId;
      readonly action: Action;
      readonly allowance: number;
    }
  | { readonly kind: 'answers'; readonly state: OrionsGateState; readonly unit: UnitId; readonly pose: Pose };

/** What has been counted of a heat layer so far. */
export interface HeatLayer extends Pick<HeatField, 'step' | 'cells' | 'round' | 'enemies'> {
  readonly unit: UnitId;
  readonly list: readonly HeatCell[];
}

export interface HeatAsked {
  readonly ticket: number;
  readonly question: HeatQuestion;
}

/** A part of an answer: a heat layer comes bit by bit, `list` holding what is new; answers come at once. `fault`: it could not be counted; `detail` is the exception. */
export type HeatReply =
  | { readonly ticket: number; readonly kind: 'heat'; readonly layer: HeatLayer }
  | { readonly ticket: number; readonly kind: 'answers'; readonly answers: Answers }
  | { readonly ticket: number; readonly kind: 'fault'; readonly detail: string };

/** The part of a `Worker` that is used. */
export interface HeatPort {
  postMessage(message: HeatAsked): void;
  terminate(): void;
  onmessage: ((event: { readonly data: HeatReply }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}
