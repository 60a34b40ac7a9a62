import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';

/**
 * Bytes handed to the unpacker at once: they may unfold to about a thousand times as many before their size is looked
 * at.
 */
const SLICE = 256;

/** A text packed for a link: letters, figures, `-` and `_` only. */
export const packText = (text: string): string => toBase64Url(deflateSync(strToU8(text), { level: 9 }));

/**
 * Reads what `packText` made; null when it is cut, altered or foreign, has more than `limits.packed` characters, or
 * unfolds to more than `limits.text` bytes: a link is no place for a bomb. No more than that is ever unpacked.
 */
export function unpackText(packed: string, limits: { readonly packed: number; readonly text: number }): string | null {
  if (packed.length > limits.packed) return null;
  try {
    return strFromU8(inflate(fromBase64Url(packed), limits.text));
  } catch {
    return null;
  }
}

/** Unfolds bytes to at most `limit` bytes. Throws when they are damaged, cut off or unfold to more. */
export function inflate(bytes: Uint8Array, limit: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const seen = { end: false };
  const inflater = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > limit) throw new RangeError('It unfolds to more than is read.');
    chunks.push(chunk);
    if (final) seen.end = true;
  });
  for (let at = 0; at < bytes.length; at += SLICE)
    inflater.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  if (!seen.end) throw new Error('It is cut off.');
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Bytes as letters, figures, `-` and `_`. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads what `toBase64Url` made; throws for other characters. */
export const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
