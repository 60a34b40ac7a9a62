import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';
import { readFleet, writeFleet, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { fleetText as words } from '../../../messages/fleet.ts';

/** First character of a packed fleet; another one comes from a newer program. */
const VERSION = '1';
/** Longest packed text looked at, and longest text it may unfold to: a link is no place for a bomb. */
const MOST_PACKED = 20_000;
const MOST_TEXT = 40_000;

/** A fleet packed for a link: letters, figures, `-` and `_` only. */
export function packFleet(fleet: NamedFleet): string {
  const bytes = deflateSync(strToU8(writeFleet(fleet)), { level: 9 });
  return VERSION + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export type Unpacked = { readonly ok: true; readonly fleet: NamedFleet } | { readonly ok: false; readonly reason: string };

/** Reads what `packFleet` made. A cut, altered or foreign text is refused with a sentence. */
export function unpackFleet(packed: string): Unpacked {
  const fail = (reason: string): Unpacked => ({ ok: false, reason });
  if (packed.length > MOST_PACKED) return fail(words.linkTooLong);
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return fail(words.linkLetters);
  if (!packed.startsWith(VERSION)) return fail(words.linkNewer);
  const text = inflate(packed.slice(1));
  if (text === null) return fail(words.linkDamaged);
  const read = readFleet(text);
  if (read.ok) return read;
  const [first] = read.faults;
  return fail(words.linkFault(first!.line, first!.reason));
}

function inflate(packed: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const chunks: Uint8Array[] = [];
    let size = 0;
    let whole = false;
    const inflater = new Inflate((chunk, final) => {
      size += chunk.length;
      if (size > MOST_TEXT) throw new Error('too long');
      chunks.push(chunk);
      whole ||= final;
    });
    inflater.push(bytes, true);
    if (!whole) return null;
    const all = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return strFromU8(all);
  } catch {
    return null;
  }
}
