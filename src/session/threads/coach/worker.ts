// Composition root of the thread that tells a person good ways: it is sent what that person sees.
import { manifestOf } from '../../../games/index.ts';
import { playedOf } from '../think/played.ts';
import type { CoachOrder, CoachReply, FearOrder } from './ask.ts';
import { coachOf } from './tell.ts';

const port = self as unknown as {
  onmessage: ((event: { data: CoachOrder | FearOrder }) => void) | null;
  postMessage(message: CoachReply): void;
};
const censusOf = async (id: string) => (await manifestOf(id)?.census()) ?? null;
const tell = coachOf({ playedOf, censusOf });
port.onmessage = ({ data }) => void tell(data).then((reply) => port.postMessage(reply));
