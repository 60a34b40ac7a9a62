import { isBest, type Judgement } from '../../../ai/judgement.ts';
import { isSame } from '../../../ai/reason.ts';
import { percent } from '../../kit/words/text.ts';
import { retryText as words } from '../words/retry.ts';

/** The chances a verdict compares, 0..1, and the commands they were left by. */
export interface Compared {
  /** Of what was decided anew. */
  readonly own: Judgement;
  readonly ownCommand: unknown;
  /** Of what was done in the match; null where it could not be weighed. */
  readonly was: Judgement | null;
  readonly wasCommand: unknown;
}

/** What the best way leaves, 0..1: as the analysis of the match counts it, else as this decision does. */
export const bestOf = ({ own, was }: Pick<Compared, 'own' | 'was'>): number => Math.max(own.best, was?.best ?? 0);

/** Whether nothing leaves more than what was decided anew. */
export const isFound = (compared: Pick<Compared, 'own' | 'was'>): boolean =>
  isBest({ done: compared.own.done, best: bestOf(compared) });

/** How good a decision is beside what was done in the match. */
export function verdictOf(compared: Compared): string {
  const { own, ownCommand, was, wasCommand } = compared;
  const [left, best] = [percent(own.done), percent(bestOf(compared))];
  if (isFound(compared)) return words.best(left);
  if (isSame(ownCommand, wasCommand)) return words.same(left, best);
  if (!was) return words.plain(left, best);
  return words[own.done > was.done ? 'better' : 'worse'](left, percent(was.done), best);
}
