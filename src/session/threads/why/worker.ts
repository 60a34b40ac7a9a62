// Composition root of the thread that tells why a computer player did something: it too is sent views only.
import { playedOf } from '../think/played.ts';
import type { WhyOrder, WhyReply } from './ask.ts';
import { teller } from './tell.ts';

const port = self as unknown as {
  onmessage: ((event: { data: WhyOrder }) => void) | null;
  postMessage(message: WhyReply): void;
};
const tell = teller(playedOf);
port.onmessage = ({ data }) => void tell(data).then((reply) => port.postMessage(reply));
