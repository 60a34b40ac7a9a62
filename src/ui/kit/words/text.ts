/**
 * Small words every part of the catalogue needs. Each part is a file of its own, so that a page loads only its words.
 */

/** "1 ship", "3 ships". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Mils as inches without needless zeros: 18000 is `18"`, 1250 is `1.25"`. */
export const inches = (mils: number): string => `${Number((mils / 1000).toFixed(3))}"`;

/** Lengths that stand under each other, in mils: as `inches`, all with as many decimals as one of them needs. */
export function inchesAlike(all: readonly number[]): readonly string[] {
  const texts = all.map((mils) => (mils / 1000).toFixed(3));
  const needless = Math.min(...texts.map((text) => /0*$/.exec(text)![0].length));
  return all.map((mils) => `${(mils / 1000).toFixed(3 - Math.min(needless, 3))}"`);
}

/** "a, b and c". */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A sentence that ends in a name: a full stop, unless the name brings its own mark ("Redraw!"). */
export const stopped = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** A time of day in the reader's own manner. */
export const clockTime = (milliseconds: number): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(milliseconds);

/** A day and time in the reader's own manner. */
export const moment = (milliseconds: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

/** A share from 0 to 1 as percent with one decimal: "45.9 %", kept in one line. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}\u00a0%`;
