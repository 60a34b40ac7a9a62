import type { Chapter } from '../../../../src/ui/match/book/chapter.ts';
import { words } from './words.ts';

export const chapters: readonly Chapter[] = [
  {
    number: 1,
    title: words.book.chapter,
    entries: [
      { id: 'W-1', chapter: 1, title: words.book.turn, body: words.book.turnText },
      { id: 'W-5', chapter: 1, title: words.book.ward, body: words.wardText },
    ],
  },
];
