import type { Chapter } from '../../../match/book/chapter.ts';
import type { Lead } from '../../../match/book/entry.ts';

/** A chapter of the rule book from its rules in their order: title, what it says, and where it is done. */
export const chapterOf = (
  number: number,
  title: string,
  rules: readonly (readonly [title: string, body: string, leads?: readonly Lead[]])[],
): Chapter => ({
  number,
  title,
  entries: rules.map(([name, body, leads], place) => ({
    id: `RG-${number}.${place + 1}`,
    chapter: number,
    title: name,
    body,
    ...(leads && { leads }),
  })),
});
