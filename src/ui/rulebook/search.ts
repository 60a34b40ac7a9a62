import type { RuleEntry } from './entry.ts';

/** Letters and figures only, lower case, so that "line-of-sight" is found by "line of sight". */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, ' ').trim();

const WHERE = { sameId: 1000, id: 400, title: 60, body: 10 } as const;

function worth(entry: RuleEntry, words: readonly string[]): number {
  const id = plain(entry.id);
  const title = plain(entry.title);
  const body = plain(entry.body);
  let sum = 0;
  for (const word of words) {
    const inTitle = title.includes(word);
    const inId = id.split(' ').some((part) => part.startsWith(word));
    if (!inTitle && !inId && !body.includes(word)) return 0;
    sum += (inId ? WHERE.id : 0) + (inTitle ? WHERE.title : 0) + WHERE.body;
  }
  return sum;
}

/** Rules that hold every word of the query, the best first. "OG-6.7", "og 6.7" and "6.7" name one rule. */
export function searchRules(entries: readonly RuleEntry[], query: string): readonly RuleEntry[] {
  const words = plain(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const asked = words.join(' ');
  return entries
    .map((entry, place) => {
      const id = plain(entry.id);
      const same = id === asked || id.split(' ')[1] === asked;
      return { entry, place, worth: same ? WHERE.sameId : worth(entry, words) };
    })
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
    .map((found) => found.entry);
}

/** A piece of the body round the first word found, at most `length` characters. */
export function excerpt(entry: RuleEntry, query: string, length = 160): string {
  const text = entry.body.replace(/\s+/g, ' ');
  const word = plain(query).split(' ').find((one) => text.toLowerCase().includes(one));
  const at = word ? text.toLowerCase().indexOf(word) : 0;
  const from = at < length / 2 ? 0 : text.lastIndexOf(' ', at - length / 3) + 1;
  const part = text.slice(from, from + length);
  return `${from > 0 ? '… ' : ''}${part}${from + length < text.length ? ' …' : ''}`;
}

/** Rules in the order of their numbers: OG-6.9 before OG-6.10. */
export function inOrder(entries: readonly RuleEntry[]): readonly RuleEntry[] {
  const number = (entry: RuleEntry): number => Number(/\.(\d+)/.exec(entry.id)?.[1] ?? 0);
  return [...entries].sort((a, b) => a.chapter - b.chapter || number(a) - number(b) || a.id.localeCompare(b.id));
}
