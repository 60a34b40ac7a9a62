import { setupText as words } from '../words/setup.ts';
import { isRecord, parseJson, type Loose } from './loose.ts';
import { packText, unpackText } from '../../../session/replay/packed-text.ts';

/** First character of everything packed for a link; another one comes from a newer program. */
const VERSION = '1';

/** How much of a link is looked at: the packed text, and the text it may unfold to. */
export interface Limits {
  readonly packed: number;
  readonly text: number;
}

/** What is said of a link that cannot be read. */
export interface Refusals {
  readonly linkTooLong: string;
  readonly linkLetters: string;
  readonly linkNewer: string;
  readonly linkDamaged: string;
}

type Failed = { readonly ok: false; readonly reason: string };

/** A text packed for a link: letters, figures, `-` and `_` only. */
export const pack = (text: string): string => VERSION + packText(text);

/** Reads what `pack` made; a cut, altered, foreign or newer text is refused with a sentence. */
export function unpack(
  packed: string,
  most: Limits,
  says: Refusals,
): { readonly ok: true; readonly text: string } | Failed {
  const fail = (reason: string): Failed => ({ ok: false, reason });
  if (packed.length > most.packed) return fail(says.linkTooLong);
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return fail(says.linkLetters);
  if (!packed.startsWith(VERSION)) return fail(says.linkNewer);
  const text = unpackText(packed.slice(1), most);
  return text === null ? fail(says.linkDamaged) : { ok: true, text };
}

const SETUP: Limits = { packed: 60_000, text: 1_000_000 };

/** A set-up's parts packed for a link. */
export const packParcel = (parcel: object): string => pack(JSON.stringify(parcel));

/** A set-up as read: the draft, and a sentence for each part that could not be read. */
export interface Parts<D> {
  readonly draft: D;
  readonly faults: readonly string[];
}

export type Setup<D> = ({ readonly ok: true } & Parts<D>) | Failed;

/** Reads what `packParcel` made; `read` gives null when the parcel is no set-up at all. */
export function unpackParcel<D>(packed: string, read: (parcel: Loose) => Parts<D> | null): Setup<D> {
  const unpacked = unpack(packed, SETUP, words);
  if (!unpacked.ok) return unpacked;
  const parcel = parseJson(unpacked.text);
  const parts = isRecord(parcel) ? read(parcel) : null;
  return parts ? { ok: true, ...parts } : { ok: false, reason: words.linkDamaged };
}
