import { pack, unpack } from '../setup/parcel.ts';
import type { ListForm, Named } from './form.ts';

/** A list packed for a link: letters, figures, `-` and `_` only. */
export const packList = <L extends Named>({ write }: Pick<ListForm<L>, 'write'>, list: L): string => pack(write(list));

/** A list of a link, or why it could not be read. */
export type Unpacked<L> = { readonly ok: true; readonly list: L } | { readonly ok: false; readonly reason: string };

/** Reads what `packList` made. A cut, altered or foreign text is refused with a sentence. */
export function unpackList<L extends Named>(form: ListForm<L>, packed: string): Unpacked<L> {
  const { words, limits, parse } = form;
  const unpacked = unpack(packed, limits, words);
  if (!unpacked.ok) return unpacked;
  const { list, faults } = parse(unpacked.text);
  if (faults.length === 0) return { ok: true, list };
  return { ok: false, reason: words.linkFaults(faults.map(({ line, reason }) => words.fault(line, reason))) };
}
