/** What the screens ask of a view before a choice is made: pure, and never the rules' verdict itself. */
export { combatOutlook, type CombatOutlook } from './combat.ts';
export type { Answer, OfferOutlook } from './offer.ts';
export { answersNow, offerOutlooks } from './offers.ts';
