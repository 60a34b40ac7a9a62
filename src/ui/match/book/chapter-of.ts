import type { Chapter } from './chapter.ts';
import type { Lead } from './entry.ts';

/** A rule with its title, what it says, and where it is done; its number is its place. */
export type NumberedRule = readonly [title: string, body: string, leads?: readonly Lead[]];

/**
 * Makes chapters of a rule book whose rules are numbered `XX-3.1`, `XX-3.2` and so on: from the rules in their order,
 * the first of them with the number `from`.
 *
 * @param prefix First letters of the IDs.
 */
export const chaptersOf =
  (prefix: string) =>
  (number: number, title: string, rules: readonly NumberedRule[], from = 1): Chapter => ({
    number,
    title,
    entries: rules.map(([name, body, leads], place) => ({
      id: `${prefix}-${number}.${place + from}`,
      chapter: number,
      title: name,
      body,
      ...(leads && { leads }),
    })),
  });
