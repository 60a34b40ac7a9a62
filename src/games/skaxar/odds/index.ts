/** Exact odds of a fight and of ships still hidden, from what a viewer may know; never sampled. */
export { CERTAIN, shareText, waysText, type Fraction } from './fraction.ts';
export { fightOf, type Fight } from './fight.ts';
