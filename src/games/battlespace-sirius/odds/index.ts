/** Exact odds of chapter 18, counted from the resolver's own hits and repair points; never sampled. */
export { fractionText, meanText, percentText, reduced, toNumber, type Fraction } from './fraction.ts';
export { outcomesOf, patternWays, waysOf, type RollOutcome } from './rolls.ts';
export {
  balanceOdds,
  exchangeOf,
  lifeboatOdds,
  sentryOdds,
  volleyOdds,
  volleyTable,
  type BalanceOdds,
  type VolleyOdds,
} from './volley.ts';
