import type { Json } from './json.ts';

/** The two lanes of the hash being made: scratch of one call of `foldHash`, of which nothing outlives it. */
const lanes = new Int32Array(2);

/**
 * Folds plain data into a running hash: two 32-bit lanes after FNV-1a with different offsets, 16 hexadecimal digits. It
 * reads what JSON would write (a key without a value is left out), keys in their order, and makes no text of it on the
 * way. It finds the first ply that differs in a recording; it is no defence against a forger.
 */
export function foldHash(previous: string, value: Json): string {
  lanes[0] = 0x811c9dc5;
  lanes[1] = 0xc9dc5118;
  foldText(previous);
  fold(value);
  return hex(lanes[0]) + hex(lanes[1]);
}

/** What stands before the contents of a value, so that `1`, `"1"`, `true` and `[1]` differ. */
const MARK = { null: 1, true: 2, false: 3, whole: 4, number: 5, text: 6, array: 7, object: 8, end: 9 } as const;

function fold(value: Json): void {
  if (typeof value === 'string') {
    mix(MARK.text);
    foldText(value);
  } else if (typeof value === 'number') {
    const whole = value | 0;
    mix(whole === value ? MARK.whole : MARK.number);
    if (whole === value) mix(whole);
    else foldText(String(value));
  } else if (value === null) mix(MARK.null);
  else if (typeof value === 'boolean') mix(value ? MARK.true : MARK.false);
  else if (isList(value)) {
    mix(MARK.array);
    mix(value.length);
    for (let i = 0; i < value.length; i++) fold(value[i]!);
  } else {
    mix(MARK.object);
    for (const key in value) {
      const inner = value[key];
      if (inner === undefined) continue;
      foldText(key);
      fold(inner);
    }
    mix(MARK.end);
  }
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** A text by two characters at a time, its length first. */
function foldText(text: string): void {
  const { length } = text;
  mix(length);
  for (let i = 1; i < length; i += 2) mix(text.charCodeAt(i - 1) | (text.charCodeAt(i) << 16));
  if (length % 2 === 1) mix(text.charCodeAt(length - 1));
}

/** One word into both lanes, into the second with its halves exchanged: each half reaches all bits of one lane. */
function mix(word: number): void {
  lanes[0] = Math.imul(lanes[0]! ^ word, 0x01000193);
  lanes[1] = Math.imul(lanes[1]! ^ ((word << 16) | (word >>> 16)), 0x01000197);
}

const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Eight digits. Every command is hashed, so bytes are looked up rather than printed. */
const hex = (n: number): string =>
  BYTES[n >>> 24]! + BYTES[(n >>> 16) & 255]! + BYTES[(n >>> 8) & 255]! + BYTES[n & 255]!;
