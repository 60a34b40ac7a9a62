/**
 * Plain data: what a match, a command and an event are made of. No `Map`, `Set`, `undefined`, `NaN` or class instance.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
