// The rule book of Retrograde: the catalogue's rules in our own words, same IDs.
import type { Chapter } from '../../../match/book/chapter.ts';

const chapters: readonly Chapter[] = [];

export default chapters;
