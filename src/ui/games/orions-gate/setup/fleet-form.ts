import {
  checkFleetText,
  faultsOfFleet,
  readFleet,
  readUnfinished,
  writeFleet,
  type NamedFleet,
} from '../../../../games/orions-gate/index.ts';
import { LONGEST_NAME, type ListForm } from '../../../match/lists/form.ts';
import { packList, unpackList, type Unpacked } from '../../../match/lists/link.ts';
import { unpack } from '../../../match/setup/parcel.ts';
import { fleetsText as words } from '../words/fleets.ts';

/** How fleets are written, read and checked. */
export const FLEET_FORM: ListForm<NamedFleet> = {
  key: 'orion.fleets',
  longestName: LONGEST_NAME,
  head: 'Fleet',
  partedBy: 'head',
  words,
  write: writeFleet,
  parse(text) {
    const read = readFleet(text);
    return { list: read.fleet, faults: read.ok ? [] : read.faults };
  },
  check: faultsOfFleet,
  checkText(text) {
    const { fleet, faults } = checkFleetText(text);
    return { list: fleet, faults };
  },
  isEmpty: ({ units }) => units.length === 0,
  limits: { packed: 20_000, text: 40_000 },
};

/** A fleet packed for a link: letters, figures, `-` and `_` only. */
export const packFleet = (fleet: NamedFleet): string => packList(FLEET_FORM, fleet);

/** Reads what `packFleet` made. A cut, altered or foreign text is refused with a sentence. */
export const unpackFleet = (packed: string): Unpacked<NamedFleet> => unpackList(FLEET_FORM, packed);

/** A fleet that was left here while it was built: it may have no unit yet. Null where nothing can be read. */
export function unpackUnfinished(packed: string): NamedFleet | null {
  const unpacked = unpack(packed, FLEET_FORM.limits, words);
  return unpacked.ok ? readUnfinished(unpacked.text) : null;
}
