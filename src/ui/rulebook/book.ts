import type { RuleEntry } from './entry.ts';
import { inOrder } from './search.ts';

// One file a chapter; each exports lists of entries. This module is fetched only when somebody reads.
const parts = import.meta.glob<{ readonly [name: string]: unknown }>('./text/orions-gate/*.ts', { eager: true });

const isEntry = (value: unknown): value is RuleEntry => typeof value === 'object' && value !== null && 'id' in value && 'body' in value;

/** All rules, in order. */
export const BOOK: readonly RuleEntry[] = inOrder(
  Object.values(parts)
    .flatMap((part) => Object.values(part))
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isEntry)
    .filter((entry, place, all) => all.findIndex((other) => other.id === entry.id) === place),
);
