import { errorText } from '../../failure.ts';
import { counsellorFor, type CounsellorSources } from '../counsellor.ts';
import { teller } from '../why/tell.ts';
import type { AnalyseOrder, AnalyseReply } from './run.ts';

/** Judges decisions by the chances that came of such matches. */
export const judgeOf =
  (sources: CounsellorSources) =>
  async (order: AnalyseOrder): Promise<AnalyseReply> => {
    const plies = order.ply + 1;
    try {
      const counsellor = await counsellorFor(sources, order.game, order.match);
      const reply = await teller(async () => counsellor)(order);
      return 'told' in reply ? { plies, reason: reply.told.reason } : { plies, fault: reply.fault };
    } catch (error) {
      return { plies, fault: errorText(error) };
    }
  };
