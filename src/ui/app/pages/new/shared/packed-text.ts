import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';

/** A text packed for a link: letters, figures, `-` and `_` only. */
export function packText(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let raw = '';
  for (const byte of bytes) raw += String.fromCharCode(byte);
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads what `packText` made; null when it is cut, altered, foreign, or unfolds to more than `most` bytes: a link is no place for a bomb. */
export function unpackText(packed: string, most: number): string | null {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const chunks: Uint8Array[] = [];
    let size = 0;
    let whole = false;
    const inflater = new Inflate((chunk, final) => {
      size += chunk.length;
      if (size > most) throw new Error('too long');
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
