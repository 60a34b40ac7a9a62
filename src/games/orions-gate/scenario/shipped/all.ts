import type { ShippedDocument } from './document.ts';

/** In the order in which they are shown. */
export const SHIPPED: readonly ShippedDocument[] = [];
