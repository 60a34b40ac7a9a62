/** The part of a `Worker` that is used: what it is asked and what it answers. */
export interface ThreadPort<Order, Reply> {
  postMessage(order: Order): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Reply }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** Lets a thread go: it is heard no more. */
export function letGo<Order, Reply>(port: ThreadPort<Order, Reply>): void {
  port.onmessage = port.onerror = null;
  port.terminate();
}
