import { describe, expect, it } from 'vitest';
import { playInStep } from './orions-spur/play.ts';
import { amount } from '../helpers/whole.ts';
import { freshTally } from './tally.ts';

const GAMES = amount(30, 50);

/** What has to be met in so few games; the rest by `npm run lockstep -- orions-spur`. */
const COMMANDS = [
  'attack',
  'ram',
  'suppress',
  'flockActivate',
  'recruit',
  'reorganize',
  'playRepair',
  'playSpecial',
  'storeRepair',
  'chooseDiscard',
  'concede',
  'react attackingShip',
  'react incomingAttack',
  'react attack',
  'react hit',
];

describe("Orion's Spur in step with a second implementation", () => {
  it('OS-6.4, OS-7.4, OS-13.28, OS-13.29 games agree on states, draws, legal commands and refusals', () => {
    const tally = freshTally();
    for (let index = 0; index < GAMES; index += 1) playInStep('in step', index, tally);
    expect(tally.faults).toEqual([]);
    expect(tally.described).toBe(GAMES / 2);
    expect(Object.keys(tally.commands)).toEqual(expect.arrayContaining(COMMANDS));
    expect(Object.keys(tally.endings)).toEqual(expect.arrayContaining(['vp', 'collector', 'lastSide', 'roundLimit']));
    // Most rules that can refuse have done so.
    expect(Object.keys(tally.refusals).length).toBeGreaterThan(45);
  });
});
