import { readFleet, writeFleet, type NamedFleet } from '../../../../../games/orions-gate/index.ts';
import { fleetText as words } from '../../../../messages/fleet.ts';
import { packText, unpackText } from '../shared/packed-text.ts';

/** First character of a packed fleet; another one comes from a newer program. */
const VERSION = '1';
/** Longest packed text looked at, and longest text it may unfold to. */
const MOST_PACKED = 20_000;
const MOST_TEXT = 40_000;

/** A fleet packed for a link: letters, figures, `-` and `_` only. */
export const packFleet = (fleet: NamedFleet): string => VERSION + packText(writeFleet(fleet));

export type Unpacked = { readonly ok: true; readonly fleet: NamedFleet } | { readonly ok: false; readonly reason: string };

/** Reads what `packFleet` made. A cut, altered or foreign text is refused with a sentence. */
export function unpackFleet(packed: string): Unpacked {
  const fail = (reason: string): Unpacked => ({ ok: false, reason });
  if (packed.length > MOST_PACKED) return fail(words.linkTooLong);
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return fail(words.linkLetters);
  if (!packed.startsWith(VERSION)) return fail(words.linkNewer);
  const text = unpackText(packed.slice(1), MOST_TEXT);
  if (text === null) return fail(words.linkDamaged);
  const read = readFleet(text);
  if (read.ok) return read;
  const [first] = read.faults;
  return fail(words.linkFault(first!.line, first!.reason));
}
