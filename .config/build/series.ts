/**
 * What takes minutes where the unit tests take seconds: whole games and series of them, laws over random ones, and the
 * search of all sources for repeats.
 */
export const SERIES = ['test/laws/**/*.test.ts', 'test/**/*.series.test.ts'];
