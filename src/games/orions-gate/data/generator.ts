import type { Layout } from './layout.ts';
export function generateLayout(_o: unknown): Layout | null { return [[]]; }
