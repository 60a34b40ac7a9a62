import type { Verdict } from '../../../engine/recording-verify.ts';
import type { Recording } from '../../../engine/recording.ts';

/** A match file to be played again by the rules of a game. */
export interface VerifyOrder {
  readonly game: string;
  readonly recording: Recording;
}

/** How far it has come, in plies that came out equal; then what was found, or why nothing could be. */
export type VerifyReply =
  | { readonly kind: 'played'; readonly plies: number }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'fault'; readonly reason: string };

/** The part of a `Worker` that is used. */
export interface VerifyPort {
  postMessage(order: VerifyOrder): void;
  terminate(): void;
  onmessage: ((event: { readonly data: VerifyReply }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}
