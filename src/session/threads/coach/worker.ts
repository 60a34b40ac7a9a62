// Composition root of the thread that tells a person good ways: it is sent what that person sees.
import { playedOf } from '../think/played.ts';
import type { CoachOrder, CoachReply } from './ask.ts';
import { coachOf } from './tell.ts';

const port = self as unknown as {
  onmessage: ((event: { data: CoachOrder }) => void) | null;
  postMessage(message: CoachReply): void;
};
const tell = coachOf(playedOf);
port.onmessage = ({ data }) => void tell(data).then((reply) => port.postMessage(reply));
