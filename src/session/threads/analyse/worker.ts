// Composition root of the thread that judges the decisions of a match that is over.
import { playedOf } from '../think/played.ts';
import type { WhyOrder } from '../why/ask.ts';
import { teller } from '../why/tell.ts';
import type { AnalyseReply } from './run.ts';

const port = self as unknown as {
  onmessage: ((event: { data: WhyOrder }) => void) | null;
  postMessage(message: AnalyseReply): void;
};
const tell = teller(playedOf);
port.onmessage = async ({ data }) => {
  const reply = await tell(data);
  const plies = data.ply + 1;
  port.postMessage('told' in reply ? { plies, reason: reply.told.reason } : { plies, fault: reply.fault });
};
