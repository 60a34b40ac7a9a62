// The thread that counts one threat field. It is sent open positions only.
import { countThreat } from './count.ts';
import type { ThreatAsked, ThreatReply } from './thread.ts';

const port = self as unknown as {
  onmessage: ((event: { data: ThreatAsked }) => void) | null;
  postMessage(message: ThreatReply): void;
};
port.onmessage = ({ data }) => countThreat(data, (reply) => port.postMessage(reply));
