import { describe, expect, it } from 'vitest';
import { playInStep } from './retrograde/play.ts';
import { amount } from '../helpers/whole.ts';
import { freshTally } from './tally.ts';

const GAMES = amount(30, 50);

/** What has to be met in so few games; the rest by `npm run lockstep -- retrograde`. */
const COMMANDS = ['burn', 'attack', 'bombard', 'missileDefense', 'refit', 'repair', 'sweep', 'complete', 'contribute'];

describe('Retrograde in step with a second implementation', () => {
  it('RG-4.5, RG-19.1, RG-21.1 games agree on states, dice, legal commands and refusals', () => {
    const tally = freshTally();
    for (let index = 0; index < GAMES; index += 1) playInStep('in step', index, tally);
    expect(tally.faults).toEqual([]);
    expect(tally.described).toBeGreaterThan(GAMES / 2);
    expect(Object.keys(tally.commands)).toEqual(expect.arrayContaining(COMMANDS));
    expect(Object.keys(tally.endings)).toEqual(expect.arrayContaining(['homeworld', 'turnLimit']));
    // Most rules that can refuse have done so.
    expect(Object.keys(tally.refusals).length).toBeGreaterThan(35);
  });
});
