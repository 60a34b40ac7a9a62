import type { Chance } from '../../../engine/rng.ts';

/** A chance that must not be asked: for facts that follow without dice. Throws when a die is drawn. */
export const NO_DICE: Chance = {
  die() {
    throw new Error('This needs no dice.');
  },
  drawn: 0,
  close() {
    throw new Error('This needs no dice.');
  },
};
