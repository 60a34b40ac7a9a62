import { compareFractions, fraction, plus, type Fraction } from '../odds/fraction.ts';

/** How far the solution of a puzzle leads every way that is worse: five percentage points (OG-24.1). */
export const CLEAR_MARGIN: Fraction = fraction(5, 100);

/** Whether a chance leads another by the margin a puzzle needs. */
export const leadsClearly = (best: Fraction, next: Fraction): boolean =>
  compareFractions(best, plus(next, CLEAR_MARGIN)) >= 0;
