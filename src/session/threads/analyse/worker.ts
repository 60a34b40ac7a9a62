// Composition root of the thread that judges the decisions of a match that is over.
import { counsellorSources } from '../counsellor-sources.ts';
import { judgeOf } from './judge.ts';
import type { AnalyseOrder, AnalyseReply } from './run.ts';

const port = self as unknown as {
  onmessage: ((event: { data: AnalyseOrder }) => void) | null;
  postMessage(message: AnalyseReply): void;
};
const judge = judgeOf(counsellorSources);
port.onmessage = ({ data }) => void judge(data).then((reply) => port.postMessage(reply));
