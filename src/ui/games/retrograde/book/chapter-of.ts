import type { Chapter } from '../../../match/book/chapter.ts';

/** A chapter of the rule book from its rules in their order, each with its title and what it says. */
export const chapterOf = (
  number: number,
  title: string,
  rules: readonly (readonly [title: string, body: string])[],
): Chapter => ({
  number,
  title,
  entries: rules.map(([name, body], place) => ({
    id: `RG-${number}.${place + 1}`,
    chapter: number,
    title: name,
    body,
  })),
});
