import { chaptersOf } from '../../../match/book/chapter-of.ts';

/** A chapter of the rule book of Orion's Spur. */
export const chapterOf = chaptersOf('OS');
