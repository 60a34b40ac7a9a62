import { seal, type SealedSeed } from '../../engine/commitment.ts';

export { seal };

const BYTES = 16;

/** A salt nobody can foresee: 32 hexadecimal digits. */
export const freshSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A seed sealed for a new match. */
export const freshSeal = (seed: string = crypto.randomUUID()): SealedSeed => seal(seed, freshSalt());
