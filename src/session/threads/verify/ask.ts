import type { Verdict } from '../../../engine/recording-verify.ts';
import type { VerifyOrder, VerifyPort } from './orders.ts';
import { threadText } from '../../failure.ts';

/** Whoever waits for a verdict. */
export interface VerifyListener {
  /** So many plies came out equal so far. */
  onPlayed(plies: number): void;
  onVerdict(verdict: Verdict): void;
  /** The thread is lost or could not do it; `detail` says why. */
  onFault(detail: string): void;
}

/** Has a match file verified on a thread made by `hire`, which is let go afterwards. The returned function stops it: nothing more is told. */
export function askVerdict(hire: () => VerifyPort, order: VerifyOrder, listener: VerifyListener): () => void {
  const port = hire();
  const stop = () => {
    port.onmessage = port.onerror = null;
    port.terminate();
  };
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
