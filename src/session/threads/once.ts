import { errorText, threadText } from '../failure.ts';
import { letGo, type ThreadPort } from './port.ts';

/**
 * Has an order answered on a thread made by `hire`, which is let go afterwards. Rejects if the thread fails. When
 * `stop` is told, the thread is let go at once and nothing is answered.
 */
export function askOnce<Order, Reply>(
  hire: () => ThreadPort<Order, Reply>,
  order: Order,
  stop?: AbortSignal,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const port = hire();
    const end = (then: () => void): void => {
      letGo(port);
      then();
    };
    stop?.addEventListener('abort', () => letGo(port), { once: true });
    port.onmessage = ({ data }) => end(() => resolve(data));
    port.onerror = (event) => end(() => reject(new Error(threadText(event))));
    try {
      port.postMessage(order);
    } catch (error) {
      end(() => reject(new Error(errorText(error))));
    }
  });
}
