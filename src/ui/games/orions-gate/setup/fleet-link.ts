import { readFleet, readUnfinished, writeFleet, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { fleetText as words } from '../words/fleet.ts';
import { pack, unpack } from '../../../match/setup/parcel.ts';

const MAX = { packed: 20_000, text: 40_000 };

/** A fleet packed for a link: letters, figures, `-` and `_` only. */
export const packFleet = (fleet: NamedFleet): string => pack(writeFleet(fleet));

export type Unpacked =
  { readonly ok: true; readonly fleet: NamedFleet } | { readonly ok: false; readonly reason: string };

/** Reads what `packFleet` made. A cut, altered or foreign text is refused with a sentence. */
export function unpackFleet(packed: string): Unpacked {
  const unpacked = unpack(packed, MAX, words);
  if (!unpacked.ok) return unpacked;
  const read = readFleet(unpacked.text);
  if (read.ok) return read;
  return { ok: false, reason: words.linkFaults(read.faults.map(({ line, reason }) => words.fault(line, reason))) };
}

/** A fleet that was left here while it was built: it may have no unit yet. Null where nothing can be read. */
export function unpackUnfinished(packed: string): NamedFleet | null {
  const unpacked = unpack(packed, MAX, words);
  return unpacked.ok ? readUnfinished(unpacked.text) : null;
}
