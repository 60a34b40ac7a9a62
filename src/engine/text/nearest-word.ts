/**
 * Letters to be put in, taken out, changed, or exchanged with their neighbour to make one word of another (optimal
 * string alignment).
 */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** A longer word was meant as no other one. */
const LONGEST = 40;

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The known word that is nearest to what was said, whatever the case, spaces and marks; null where none is near: more
 * than a third of its letters are wrong. A word that another one begins with is near it ("missile": Missile Cluster).
 */
export function nearestWord(said: string, known: readonly string[]): string | null {
  const word = plain(said);
  if (word === '' || word.length > LONGEST) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const one of known) {
    const other = plain(one);
    const begun = word.length >= 3 && other.startsWith(word);
    const away = begun ? 1 : editDistance(word, other);
    const far = Math.max(1, Math.floor(Math.max(word.length, other.length) / 3));
    if (away <= far && away < least) [best, least] = [one, away];
  }
  return best;
}

/** A word nobody knows, and the known one that was meant by it. */
export interface Meant {
  readonly said: string;
  readonly word: string;
}

/** Why a line cannot be read (further), with the word that was meant where one is near. */
export interface Slip {
  readonly reason: string;
  readonly meant?: Meant;
}

/**
 * What is wrong with a word nobody knows: a sentence without its stop, and behind it the question for the nearest known
 * word; where none is near, it ends as `otherwise` says.
 */
export function unknownWord(sentence: string, said: string, known: readonly string[], otherwise = '.'): Slip {
  const word = nearestWord(said, known);
  return word === null
    ? { reason: sentence + otherwise }
    : { reason: `${sentence}; did you mean ${word}?`, meant: { said, word } };
}
