import { imaginedChance } from '../../../engine/rng.ts';

/** A chance that must not be asked: for facts that follow without dice. Throws when a die is drawn. */
export const NO_DICE = imaginedChance(() => {
  throw new Error('This needs no dice.');
});
