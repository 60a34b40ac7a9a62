import type { RuleEntry } from './entry.ts';
import type { Chapter } from './text/chapter.ts';

/** One game's rule book. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** Every entry, in the order of the book. */
  readonly rules: readonly RuleEntry[];
}

// Each book is a part of its own, fetched when somebody reads in it.
const PARTS = import.meta.glob<{ readonly default: readonly Chapter[] }>('./text/*/index.ts');

const opened: { [game: string]: Book } = {};

/** The rule book of a game when it was fetched before. */
export const openedBook = (game: string): Book | null => opened[game] ?? null;

/** The rule book of a game; an empty one when this build has no text for it. Rejects when it cannot be fetched. */
export async function loadBook(game: string): Promise<Book> {
  const part = await PARTS[`./text/${game}/index.ts`]?.();
  const chapters = part?.default ?? [];
  return (opened[game] = { chapters, rules: chapters.flatMap(({ entries }) => entries) });
}
