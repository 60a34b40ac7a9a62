import { lazy } from '../../../kit/lazy.tsx';

// Fetched when somebody plans or asks: a battle without plans pays nothing for them.

/** The list of plans. */
export const ListPanel = lazy(async () => (await import('./list-panel.tsx')).default, 'silent');
/** A plan being made, in the action panel. */
export const DraftPanel = lazy(async () => (await import('./draft-panel.tsx')).default, 'silent');
/** What the enemy would do, and the legend of the heat layer. */
export const AnswersPanel = lazy(async () => (await import('./answers-panel.tsx')).default, 'silent');
