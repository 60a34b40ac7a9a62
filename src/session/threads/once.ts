import { errorText, threadText } from '../failure.ts';

/** The part of a `Worker` that answers one order and is let go. */
export interface OncePort<Order, Reply> {
  postMessage(order: Order): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Reply }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** Has an order answered on a thread made by `hire`, which is let go afterwards. Rejects if the thread fails. */
export function askOnce<Order, Reply>(hire: () => OncePort<Order, Reply>, order: Order): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const port = hire();
    const end = (then: () => void): void => {
      port.onmessage = port.onerror = null;
      port.terminate();
      then();
    };
    port.onmessage = ({ data }) => end(() => resolve(data));
    port.onerror = (event) => end(() => reject(new Error(threadText(event))));
    try {
      port.postMessage(order);
    } catch (error) {
      end(() => reject(new Error(errorText(error))));
    }
  });
}
