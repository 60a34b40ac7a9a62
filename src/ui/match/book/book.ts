import type { RuleEntry } from './entry.ts';
import { gameUiManifest } from '../manifest.ts';
import type { Chapter } from './chapter.ts';

/** One game's rule book. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** Every entry, in the order of the book. */
  readonly rules: readonly RuleEntry[];
}

const opened: { [game: string]: Book } = {};

/** The rule book of a game when it was fetched before. */
export const openedBook = (game: string): Book | null => opened[game] ?? null;

/** The rule book of a game; an empty one when this build has no text for it. Rejects when it cannot be fetched. */
export async function loadBook(game: string): Promise<Book> {
  const chapters = (await gameUiManifest(game)?.book()) ?? [];
  return (opened[game] = { chapters, rules: chapters.flatMap(({ entries }) => entries) });
}
