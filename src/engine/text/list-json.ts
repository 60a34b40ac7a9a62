import * as v from 'valibot';
import { faultsOf } from '../fault.ts';

/** Lists that came as data, as texts; or what of the data is of another shape. */
export type ListTexts = { readonly texts: readonly string[] } | { readonly texts: null; readonly reason: string };

/** How lists of a kind stand in JSON. */
interface InJson<S extends v.GenericSchema> {
  readonly schema: S;
  /** What they are called: `Deck`, `decks`. */
  readonly one: string;
  readonly many: string;
  /** Most of them that are read at once. */
  readonly most: number;
  /** Their text, a line for each thing in it. Words nobody knows stand there as they came. */
  readonly write: (list: v.InferOutput<S>) => readonly string[];
}

/** A word of JSON as it stands in a line. */
export const inLine = (word: string): string => word.replace(/\s+/g, ' ').trim();

/**
 * Texts of the lists in parsed JSON, one list or an array of them, so that whoever reads the texts names every fault by
 * its line.
 */
export function listTexts<S extends v.GenericSchema>(
  raw: unknown,
  { schema, one, many, most, write }: InJson<S>,
): ListTexts {
  const lists: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (lists.length > most)
    return { texts: null, reason: `There are ${lists.length} ${many} in it; at most ${most} are read.` };
  const texts: string[] = [];
  for (const [at, list] of lists.entries()) {
    const read = v.safeParse(schema, list);
    if (!read.success) {
      const { path, reason } = faultsOf(read.issues)[0]!;
      const which = Array.isArray(raw) ? `${one} ${at + 1}: ` : '';
      return { texts: null, reason: `${which}${path && `${path}: `}${reason}` };
    }
    texts.push([...write(read.output), ''].join('\n'));
  }
  return { texts };
}
