// Composition root of the thread that tells a person good ways: it is sent what that person sees.
import { counsellorSources } from '../counsellor-sources.ts';
import type { CoachOrder, CoachReply, FearOrder } from './ask.ts';
import { coachOf } from './tell.ts';

const port = self as unknown as {
  onmessage: ((event: { data: CoachOrder | FearOrder }) => void) | null;
  postMessage(message: CoachReply): void;
};
const tell = coachOf(counsellorSources);
port.onmessage = ({ data }) => void tell(data).then((reply) => port.postMessage(reply));
