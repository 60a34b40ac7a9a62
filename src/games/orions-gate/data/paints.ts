import { unknownWord, type Slip } from '../../../engine/text/nearest-word.ts';

/** How hulls may be painted. Paint is for the eye: no rule reads it, and the trim stays in the colour of the side. */
export const PAINTS = ['bare', 'guard', 'lancers', 'wardens', 'rangers', 'harlequins', 'hussars', 'tigers'] as const;
export type Paint = (typeof PAINTS)[number];

/** How the paints are called, in fleet texts too. */
export const PAINT_NAMES: { readonly [paint in Paint]: string } = {
  bare: 'Bare Plates',
  guard: 'Ivory Guard',
  lancers: 'Red Lancers',
  wardens: 'Night Wardens',
  rangers: 'Green Rangers',
  harlequins: 'Rose Harlequins',
  hussars: 'Violet Hussars',
  tigers: 'Dust Tigers',
};

/** What a fleet looks like and goes by; left out, its plates are bare and it has no squadron's name. */
export interface Livery {
  readonly paint?: Exclude<Paint, 'bare'>;
  readonly squadron?: string;
}

/** Most characters of a squadron's name: as many as a ship's (OG-3.10), for they stand in the same lists. */
export const LONGEST_SQUADRON = 24;

/** A squadron's name as it is kept: one line, single spaces, at most `LONGEST_SQUADRON` characters. */
export const squadronOf = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SQUADRON)
    .trim();

/** A paint by its key, as recordings name it; null when there is none of that key. */
export const paintOf = (key: string): Paint | null => PAINTS.find((paint) => paint === key) ?? null;

/** A livery as it is kept: nothing is said of what is left plain. */
export function liveryOf({ paint, squadron = '' }: { readonly paint?: Paint; readonly squadron?: string }): Livery {
  const name = squadronOf(squadron);
  return { ...(paint && paint !== 'bare' && { paint }), ...(name && { squadron: name }) };
}

/** Reads the name of a paint, whatever its case; with none of that name, the sentence that says so. */
export function readPaint(said: string): Paint | Slip {
  const wanted = letters(said);
  const paint = PAINTS.find((one) => letters(PAINT_NAMES[one]) === wanted || one === wanted);
  if (paint) return paint;
  const names = PAINTS.map((one) => PAINT_NAMES[one]);
  const all = `; the paints are ${names.slice(0, -1).join(', ')} and ${names.at(-1)!}.`;
  return unknownWord(`There is no paint "${said}"`, said, names, all);
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
