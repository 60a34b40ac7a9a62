/** How wide a text is at a font size of 1. */
export type Measure = (text: string) => number;

/** A text laid out: its lines, and the font size that lets them fit. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Words that an icon of their stat stands before. */
const STAT_WORDS = { Firepower: 'firepower', Shield: 'shield', Speed: 'speed', Value: 'value' } as const;

/** Width of an icon and its gap before a word, in font sizes. */
export const ICON_WIDE = 1.16;

/** The stat a word names, or null. Signs behind the word do not matter. */
export const statOf = (word: string): (typeof STAT_WORDS)[keyof typeof STAT_WORDS] | null =>
  STAT_WORDS[word.replace(/[^A-Za-z]/g, '') as keyof typeof STAT_WORDS] ?? null;

/** Width of a line at font size 1, its icons included. */
export const lineWidth = (line: string, measure: Measure): number =>
  measure(line) + line.split(' ').filter(statOf).length * ICON_WIDE;

/** A figure and the stat it raises stay together. */
const bound = (text: string): string => text.replace(/(\+\d+) (?=Firepower|Shield|Speed|Value)/g, '$1\u00a0');

/** Breaks a text into lines no wider than `width` at a font size; a word alone is never broken. */
export const wrap = (text: string, measure: Measure, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of bound(text).split(' ').filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(longer, measure) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/**
 * The largest size up to `largest` at which a text fits a box in at most `most` lines; sizes fall in steps of 2 %. It
 * never overflows.
 */
export const fit = (
  text: string,
  measure: Measure,
  width: number,
  height: number,
  largest: number,
  lineHeight: number,
  most = 99,
): Fitted => {
  for (let size = largest; ; size *= 0.98) {
    const lines = wrap(text, measure, size, width);
    const wide = Math.max(...lines.map((line) => lineWidth(line, measure) * size), 0);
    if ((wide <= width && lines.length * lineHeight * size <= height && lines.length <= most) || size < 0.01)
      return { lines, size };
  }
};

/** A sum of money as it is read: 12000 -> "12,000". */
export const money = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
