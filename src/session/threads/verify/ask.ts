import type { Verdict } from '../../../engine/recording-verify.ts';
import type { Recording } from '../../../engine/recording.ts';
import { threadText } from '../../failure.ts';
import { letGo, type ThreadPort } from '../port.ts';

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

export type VerifyPort = ThreadPort<VerifyOrder, VerifyReply>;

/** A new worker thread that plays a match file again. */
export const hireVerify = (): VerifyPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'verify-match',
  }) as unknown as VerifyPort;

/** Whoever waits for a verdict. */
export interface VerifyListener {
  /** So many plies came out equal so far. */
  onPlayed(plies: number): void;
  onVerdict(verdict: Verdict): void;
  /** The thread is lost or could not do it; `detail` says why. */
  onFault(detail: string): void;
}

/**
 * Has a match file verified on a thread made by `hire`, which is let go afterwards. The returned function stops it:
 * nothing more is told.
 */
export function askVerdict(hire: () => VerifyPort, order: VerifyOrder, listener: VerifyListener): () => void {
  const port = hire();
  const stop = () => letGo(port);
  port.onmessage = ({ data }) => {
    if (data.kind === 'played') return listener.onPlayed(data.plies);
    stop();
    if (data.kind === 'verdict') listener.onVerdict(data.verdict);
    else listener.onFault(data.reason);
  };
  port.onerror = (event) => {
    stop();
    listener.onFault(threadText(event));
  };
  port.postMessage(order);
  return stop;
}
