import { describe, expect, it } from 'vitest';
import { oneDecimal } from '../../../../src/ui/games/orions-gate/words/one-decimal.ts';

describe('lengths with one decimal', () => {
  it.each([
    ['12.345 in · centres 14.345 in', '12.3 in · centres 14.3 in'],
    ['5.250 in · 0.750 in left', '5.3 in · 0.8 in left'],
    // On a whole inch there is nothing to decide, beside it there is.
    ['6.000 in of 6.000 in', '6.0 in of 6.0 in'],
    ['range 18.001 in', 'range 18.001 in'],
    ['17.960 in', '17.960 in'],
    ['5.996 in · 0.004 in left', '5.996 in · 0.004 in left'],
    // Where one of them needs them, all have them.
    ['5.950 in of 6.000 in', '5.950 in of 6.000 in'],
    ['12.345 in · centres 14.050 in', '12.345 in · centres 14.050 in'],
    // Two lengths that nearly agree are told apart.
    ['Path is 8.001 in; the allowance is 8.000 in.', 'Path is 8.001 in; the allowance is 8.000 in.'],
    ['have 3.480 in, need 3.500 in', 'have 3.480 in, need 3.500 in'],
    ['Cannon of Talon, 3 in 4', 'Cannon of Talon, 3 in 4'],
  ])('%s is told as %s', (long, short) => expect(oneDecimal(long)).toBe(short));
});
