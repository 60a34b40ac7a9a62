/** Raw options that a fresh match adds where none are given, by game and the seed of the match: a table of its own for every seed (OG-4.6). */
export const FRESH_OPTIONS: { readonly [game: string]: (seed: string) => object } = {
  'orions-gate': (seed) => ({ terrainSeed: seed.slice(0, 40) }),
};
