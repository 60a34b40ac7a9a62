/** Whole games, series of them and laws that hold over random ones: minutes, where the unit tests take seconds. */
export const SERIES = ['test/laws/**/*.test.ts', 'test/**/*.series.test.ts'];
