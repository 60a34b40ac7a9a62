import { describe, expect, it } from 'vitest';
import { inchesAlike } from '../../../src/ui/kit/words/text.ts';

describe('lengths under each other', () => {
  it.each([
    [
      [6000, 9500, 13000],
      ['6.0"', '9.5"', '13.0"'],
    ],
    [
      [6000, 6500, 12250],
      ['6.00"', '6.50"', '12.25"'],
    ],
    [
      [10000, 0],
      ['10"', '0"'],
    ],
    [[1], ['0.001"']],
    [[], []],
  ])('%j are told as %j', (mils, texts) => expect(inchesAlike(mils)).toEqual(texts));
});
