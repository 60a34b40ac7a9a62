import type { KeptAnalysis } from '../../../engine/kept-analysis.ts';
import type { Recording } from '../../../engine/recording.ts';
import type { Timeline } from '../../../engine/timeline.ts';
import { matchStore } from '../match-store.ts';

/** Analyses made on this page, by the hash of the last ply: matches of links and files are kept nowhere else. */
const made = new Map<string, KeptAnalysis>();

/** The analysis of a match, made on this page or from its file; null without one. */
export const analysisOf = ({ header, plies }: Timeline<unknown, unknown>): KeptAnalysis | null =>
  made.get(plies.at(-1)?.match.hash ?? '') ?? header.analysis ?? null;

/** A match with the analysis that was made of it on this page. */
export function withAnalysis(recording: Recording): Recording {
  const { plies, ...head } = recording;
  const analysis = made.get(plies.at(-1)?.hash ?? '');
  return analysis ? { ...head, analysis, plies } : recording;
}

/** Keeps the analysis of a match, with the match where this browser has it (`id`). */
export async function keepAnalysis(id: string | null, analysis: KeptAnalysis): Promise<void> {
  made.set(analysis.last, analysis);
  if (id !== null) await (await matchStore()).keepAnalysis(id, analysis);
}
