// `npm test` takes a sample of long series and of surveys, always the same one; `WHOLE=1 npm test` takes all of them.

/** Whether series and surveys are whole. */
export const WHOLE = process.env['WHOLE'] === '1';

/**
 * How much of a series is played: the sample is the first part of the whole with the same seeds, large enough for what
 * the test asserts of it.
 */
export const amount = (sample: number, whole: number): number => (WHOLE ? whole : sample);
