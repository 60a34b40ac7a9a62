import type { ShippedDocument } from './document.ts';

export type { ShippedDocument };

/** The scenarios that come with the program, fetched when they are first wanted. */
export const loadShipped = (): Promise<readonly ShippedDocument[]> => import('./all.ts').then(({ SHIPPED }) => SHIPPED);
