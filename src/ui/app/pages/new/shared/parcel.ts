import { setupText as words } from '../../../../messages/setup.ts';
import { isRecord, parseJson, type Loose } from './loose.ts';
import { packText, unpackText } from './packed-text.ts';

/** First character of a packed set-up; another one comes from a newer program. */
const VERSION = '1';
/** Longest packed text looked at, and longest text it may unfold to. */
const MOST_PACKED = 60_000;
const MOST_TEXT = 1_000_000;

/** Plain data packed for a link. */
export const packParcel = (parcel: object): string => VERSION + packText(JSON.stringify(parcel));

export type Unpacked = { readonly ok: true; readonly parcel: Loose } | { readonly ok: false; readonly reason: string };

/** Reads what `packParcel` made; a cut, altered or foreign text is refused with a sentence. What the parcel holds is not looked at. */
export function unpackParcel(packed: string): Unpacked {
  const fail = (reason: string): Unpacked => ({ ok: false, reason });
  if (packed.length > MOST_PACKED) return fail(words.linkTooLong);
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return fail(words.linkLetters);
  if (!packed.startsWith(VERSION)) return fail(words.linkNewer);
  const parcel = parseJson(unpackText(packed.slice(1), MOST_TEXT));
  return isRecord(parcel) ? { ok: true, parcel } : fail(words.linkDamaged);
}
