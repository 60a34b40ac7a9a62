import { describe, expect, it } from 'vitest';
import { badgeOf } from '../../../src/ui/app/seat-badge.ts';

describe('the badge of a seat in the list of matches', () => {
  it('has the letter and the colour of a side', () => {
    expect(['A', 'A2', 'b', 'B1'].map(badgeOf)).toEqual([
      { letter: 'A', tint: 'match-A' },
      { letter: 'A', tint: 'match-A' },
      { letter: 'B', tint: 'match-B' },
      { letter: 'B', tint: 'match-B' },
    ]);
  });

  it('has a look of its own from the third seat on, whether seats go by numbers or by letters', () => {
    expect(['1', '12', 'C', 'D'].map(badgeOf)).toEqual([
      { letter: '1', tint: 'match-sideless' },
      { letter: '12', tint: 'match-sideless' },
      { letter: 'C', tint: 'match-sideless' },
      { letter: 'D', tint: 'match-sideless' },
    ]);
  });
});
