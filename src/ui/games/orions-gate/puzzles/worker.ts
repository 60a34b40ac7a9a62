// The thread that counts one recorded puzzle.
import { countRecorded } from './count.ts';
import type { CountAsked, CountReply } from './count-thread.ts';

const port = self as unknown as {
  onmessage: ((event: { data: CountAsked }) => void) | null;
  postMessage(message: CountReply): void;
};
port.onmessage = ({ data }) => countRecorded(data, (reply) => port.postMessage(reply));
