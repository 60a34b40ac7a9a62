import type { Json } from '../../../engine/json.ts';

/**
 * What a value must have: named fields, lists without regard to order, or one of several. What is not named may be
 * anything.
 */
export type Pattern = null | boolean | number | string | readonly Pattern[] | { readonly [key: string]: Pattern };

/** The key of a pattern that holds alternatives. */
const ANY = 'anyOf';

/**
 * Whether a value fits a pattern. Lists of words (sides, lines) fit in any order, lists of numbers (cells) as they are.
 */
export function fits(pattern: Pattern, value: unknown): boolean {
  if (pattern === null || typeof pattern !== 'object') return pattern === value;
  if (isList(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return false;
    const given: readonly unknown[] = value;
    if (!pattern.every((one) => typeof one === 'string')) return pattern.every((one, place) => fits(one, given[place]));
    return [...pattern].sort().join() === given.map(String).sort().join();
  }
  const alternatives = pattern[ANY];
  if (alternatives !== undefined && isList(alternatives)) return alternatives.some((one) => fits(one, value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([key, part]) => fits(part, (value as { readonly [key: string]: Json })[key]));
}

const isList = (pattern: Pattern): pattern is readonly Pattern[] => Array.isArray(pattern);
