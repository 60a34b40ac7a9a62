// The thread that counts what the enemy would do: heat layers and answers. It is told open positions only.
import { heatCounter } from './count.ts';
import type { HeatAsked, HeatTold } from './orders.ts';

const port = self as unknown as {
  onmessage: ((event: { data: HeatAsked }) => void) | null;
  postMessage(message: HeatTold): void;
};
const count = heatCounter(
  (told) => port.postMessage(told),
  (work) => void setTimeout(work, 0),
);
port.onmessage = ({ data }) => count(data);
