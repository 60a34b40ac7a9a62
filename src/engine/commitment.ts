import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A seed that was promised: the commitment may be seen at any time, seed and salt after the end only (OG-22.2). */
export interface SealedSeed {
  readonly seed: string;
  /** 32 hexadecimal digits drawn by chance: with them a short typed seed cannot be found by trying. */
  readonly salt: string;
  /** SHA-256 of `salt:seed` in UTF-8, 64 hexadecimal digits. */
  readonly commitment: string;
}

/** What a salt and a commitment look like. */
export const SALT_FORM = /^[0-9a-f]{32}$/;
export const COMMITMENT_FORM = /^[0-9a-f]{64}$/;

/** Half of a character: UTF-8 has none, so several seeds would share one commitment. */
const HALF = /\p{Surrogate}/u;

/** The commitment to a seed: SHA-256 of `salt:seed`, as any tool computes it. */
export const commitmentOf = (seed: string, salt: string): string => bytesToHex(sha256(utf8ToBytes(`${salt}:${seed}`)));

/**
 * Seals a seed under a salt of 32 hexadecimal digits; halves of characters in the seed become U+FFFD. Throws for
 * another salt.
 */
export function seal(seed: string, salt: string): SealedSeed {
  if (!SALT_FORM.test(salt)) throw new Error('A salt has 32 digits 0-9a-f.');
  const whole = seed.replace(new RegExp(HALF, 'gu'), '\uFFFD');
  return { seed: whole, salt, commitment: commitmentOf(whole, salt) };
}

/** What a recording says about its chance. */
interface Promised {
  readonly seed?: string;
  readonly salt?: string;
  readonly commitment?: string;
  readonly dice?: readonly number[];
}

/** Why a recording breaks the commitment it carries, in a sentence; null when it keeps it, or carries none. */
export function commitmentFault({ seed, salt, commitment, dice }: Promised): string | null {
  if (commitment === undefined)
    return salt === undefined ? null : 'The file names the salt of a commitment, but no commitment.';
  if (dice !== undefined)
    return 'The file carries the commitment to a seed, but plays with scripted dice in its place.';
  if (seed === undefined || salt === undefined)
    return `The file carries a commitment, but not the ${seed === undefined ? 'seed' : 'salt'} it was made of.`;
  if (HALF.test(seed)) return 'The seed of the file holds half a character; nobody can commit to such a seed.';
  const made = commitmentOf(seed, salt);
  return made === commitment
    ? null
    : `The seed of the file is not the one that was committed to before the first roll: the commitment is ${commitment}, seed and salt give ${made}.`;
}
