import type { Rejection } from '../../src/engine/game.ts';

/** Why a second implementation refuses: rules and sentences the catalogue allows; `worded` = it gives the sentence. */
export interface Refusal {
  readonly rules: readonly string[];
  readonly reasons: readonly string[];
  readonly worded: boolean;
}

/** Whether an engine refuses what the model does, by a rule it allows, and in the words of the catalogue. */
export function agree(ours: Rejection | undefined, theirs: Refusal | null): boolean {
  if (!ours || !theirs) return !ours && !theirs;
  return theirs.rules.includes(ours.rule) && (!theirs.worded || theirs.reasons.includes(ours.reason));
}

/** Both answers as a disagreement tells them. */
export const answersTold = (ours: Rejection | undefined, theirs: Refusal | null): string =>
  `${ours ? `${ours.rule} ${ours.reason}` : 'legal'} / ${theirs ? `${theirs.rules.join(' or ')} ${theirs.reasons.join(' or ')}` : 'legal'}`;
