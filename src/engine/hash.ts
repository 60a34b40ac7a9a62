/**
 * Folds a text into a running hash: two 32-bit FNV-1a lanes with different offsets, 16 hexadecimal digits.
 * It finds the first ply that differs in a recording; it is no defence against a forger.
 */
export function foldHash(previous: string, text: string): string {
  let a = 0x811c9dc5;
  let b = 0xc9dc5118;
  for (let i = 0; i < previous.length; i++) {
    const code = previous.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000197);
  }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + 0x9e), 0x01000197);
  }
  return hex(a) + hex(b);
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
