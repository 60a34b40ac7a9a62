import { lazy } from '../../../kit/lazy.tsx';

/** The odds of an order that rolls on its way; fetched with the first such order. */
export const CommandCard = lazy(async () => (await import('./command-card.tsx')).CommandCard, 'silent');
