/** Most characters of a seed of the dice. */
export const MAX_SEED = 40;

/** The seed of the dice from untrusted data; null when it is none. Left out = by chance. */
export const readSeed = (raw: unknown = ''): string | null =>
  typeof raw === 'string' && raw.length <= MAX_SEED ? raw : null;
