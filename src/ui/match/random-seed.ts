const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A seed nobody can foresee, short enough to read aloud. */
export function randomSeed(length = 10): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
