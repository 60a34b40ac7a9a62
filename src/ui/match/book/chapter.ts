import type { RuleEntry } from './entry.ts';

/** One chapter of a rule book, entries in the order of their IDs. */
export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly entries: readonly RuleEntry[];
}
