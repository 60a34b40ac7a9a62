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
async function judge(order: WhyOrder): Promise<AnalyseReply> {
  const reply = await tell(order);
  const plies = order.ply + 1;
  return 'told' in reply ? { plies, reason: reply.told.reason } : { plies, fault: reply.fault };
}
port.onmessage = ({ data }) => void judge(data).then((reply) => port.postMessage(reply));
