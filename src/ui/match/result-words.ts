import type { MatchSummary } from '../../session/local/shelf.ts';
import { list } from '../kit/words/text.ts';
import { replays as words } from './words/replays.ts';

export interface ResultWords {
  readonly result: string;
  /** How it came to that; null while it runs or when the file does not say. */
  readonly why: string | null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** How a match stands or ended, in words: who won, by how much, and why it ended (OG-19). */
export function resultOf({ outcome, seats }: Pick<MatchSummary, 'outcome' | 'seats'>): ResultWords {
  if (!outcome) return { result: words.running, why: null };
  const of = (wins: boolean): string =>
    list(seats.filter(({ seat }) => outcome.winners.includes(seat) === wins).map(({ name }) => name));
  const { score, rounds } = outcome.result as {
    readonly score?: { readonly [side: string]: unknown } | null;
    readonly rounds?: unknown;
  };
  const points = Object.values(score ?? {})
    .filter(isNumber)
    .sort((a, b) => b - a);
  const why = whyOf(outcome.reason, isNumber(rounds) ? rounds : null, of(false));
  const [more, less] = points;
  const scored = points.length === 2 && outcome.reason !== 'concede';
  if (outcome.winners.length === 0)
    return { result: scored && more === less ? words.drawScore(more!) : words.draw, why };
  return { result: scored ? words.wonScore(of(true), more!, less!) : words.won(of(true)), why };
}

function whyOf(reason: string, rounds: number | null, losers: string): string | null {
  if (reason === 'concede' || reason === 'resign') return words.byConceding(losers);
  if (reason === 'agreedDraw') return words.byAgreement;
  if (Object.hasOwn(words.reasons, reason)) return words.reasons[reason]!;
  if (rounds === null) return null;
  if (reason === 'elimination') return words.byElimination(rounds);
  return reason === 'rounds' || reason === 'finish' ? words.byRounds(rounds) : null;
}
