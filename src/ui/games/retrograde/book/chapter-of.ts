import { chaptersOf } from '../../../match/book/chapter-of.ts';

/** A chapter of the rule book of Retrograde. */
export const chapterOf = chaptersOf('RG');
