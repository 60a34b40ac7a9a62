import type { RuleEntry } from './entry.ts';
import { akin, oneSlip, plain, stem, wordsOf } from './words.ts';

/**
 * How well a word is met: as typed or inflected, by the beginning, by a word that means the same, with a slip of the
 * finger.
 */
const MET = { same: 10, begins: 7, akin: 4, slip: 3 } as const;
/** Where: a title says what a rule is about. */
const IN_TITLE = 4;
/** A rule with all words comes before any with some; the words side by side are worth more. */
const ALL = 1000;
const TOGETHER = 30;
const SAME_NUMBER = 10_000;
const NUMBER = 5000;

interface Indexed {
  readonly entry: RuleEntry;
  readonly place: number;
  readonly id: string;
  readonly title: readonly string[];
  readonly body: readonly string[];
  readonly text: string;
}

const INDEX = new WeakMap<readonly RuleEntry[], readonly Indexed[]>();

function indexOf(entries: readonly RuleEntry[]): readonly Indexed[] {
  const known = INDEX.get(entries);
  if (known) return known;
  const stems = (text: string): readonly string[] => {
    const words = plain(text)
      .split(' ')
      .map((word) => word.replace(/\.+$/, ''));
    return [...new Set([...words.map(stem), ...words])];
  };
  const made = entries.map((entry, place) => ({
    entry,
    place,
    id: plain(entry.id),
    title: stems(entry.title),
    body: stems(entry.body),
    text: ` ${plain(`${entry.title} ${entry.body}`)} `,
  }));
  INDEX.set(entries, made);
  return made;
}

/** How well one word of the query is met by these stems. */
function met(typed: string, stems: readonly string[]): number {
  const sought = stem(typed);
  const related = akin(sought);
  let best = 0;
  for (const one of stems) {
    if (one === sought) return MET.same;
    if (typed.length > 1 && one.startsWith(typed)) best = Math.max(best, MET.begins);
    else if (related.has(one)) best = Math.max(best, MET.akin);
    else if (best === 0 && oneSlip(sought, one)) best = MET.slip;
  }
  return best;
}

const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word);

function worth(found: Indexed, words: readonly string[], asked: string): number {
  const number = found.id.split(' ')[1]!;
  if (found.id === asked || number === asked) return SAME_NUMBER;
  let sum = 0;
  let missing = 0;
  for (const word of words) {
    if (isNumber(word) && number.startsWith(word)) {
      sum += NUMBER;
      continue;
    }
    const best = Math.max(IN_TITLE * met(word, found.title), met(word, found.body));
    if (best === 0) missing += 1;
    sum += best;
  }
  if (sum === 0) return 0;
  if (words.length > 1 && found.text.includes(` ${words.join(' ')} `)) sum += TOGETHER;
  return missing === 0 ? ALL + sum : sum;
}

/** Answers to only some of the words are shown if there is little better, and then a handful. */
const FEW = 3;
const HANDFUL = 12;

/**
 * Rules for a query, the best first: words in any order, inflected, begun, misspelt by a letter, or said otherwise.
 * "OG-6.7", "og 6.7" and "6.7" name one rule. Rules that hold only some of the words follow when hardly any holds all.
 */
export function searchRules(entries: readonly RuleEntry[], query: string): readonly RuleEntry[] {
  const letters = entries[0]?.id.split('-')[0]!.toLowerCase();
  const words = wordsOf(query).filter((word, _, all) => word !== letters || all.length === 1);
  if (words.length === 0) return [];
  const asked = plain(query);
  const found = indexOf(entries)
    .map((one) => ({ entry: one.entry, place: one.place, worth: worth(one, words, asked) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.place - b.place);
  const whole = found.filter((one) => one.worth >= ALL);
  const part = found.filter((one) => one.worth < ALL);
  const kept =
    whole.length >= FEW ? whole : [...whole, ...part.filter((one) => one.worth * 2 > part[0]!.worth).slice(0, HANDFUL)];
  return kept.map((one) => one.entry);
}

/** A piece of the body round the first word found, at most `length` characters. */
export function excerpt(entry: RuleEntry, query: string, length = 160): string {
  const text = entry.body.replace(/[\s|]+/g, ' ').trim();
  const pieces = [...text.matchAll(/[\p{L}\p{N}.]+/gu)].map((piece) => ({
    at: piece.index,
    stem: stem(piece[0].toLowerCase()),
  }));
  const sought = wordsOf(query).map((word) => pieces.map((piece) => ({ at: piece.at, met: met(word, [piece.stem]) })));
  const best = sought.flat().reduce((top, piece) => (piece.met > top.met ? piece : top), { at: 0, met: 0 });
  const from = best.at < length / 2 ? 0 : text.lastIndexOf(' ', best.at - length / 3) + 1;
  const part = text.slice(from, from + length);
  return `${from > 0 ? '… ' : ''}${part}${from + length < text.length ? ' …' : ''}`;
}
