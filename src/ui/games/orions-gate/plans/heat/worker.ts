// The thread that counts what the enemy would do: heat layers and answers. It is sent open positions only.
import { heatCounter } from './count.ts';
import type { HeatAsked, HeatReply } from './ask.ts';

const port = self as unknown as {
  onmessage: ((event: { data: HeatAsked }) => void) | null;
  postMessage(message: HeatReply): void;
};
const count = heatCounter(
  (answer) => port.postMessage(answer),
  (work) => void setTimeout(work, 0),
);
port.onmessage = ({ data }) => count(data);
