import { describe, expect, it } from 'vitest';
import type { Effort } from '../../../src/engine/brain.ts';
import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { SPUR_EFFORTS, spurBrain } from '../../../src/games/orions-spur/bot.ts';
import { begunGame, decider, kinds } from '../../helpers/os-position.ts';

const CLEAR: Effort = { candidates: 1, caution: 1, blur: 0 };
const DIM: Effort = { candidates: 1, caution: 0, blur: 0.9, overlooks: 0.5 };

/** What a player of an effort thinks of the first turn of a game with such options. */
function thoughts(options: Parameters<typeof begunGame>[0], effort: Effort): unknown {
  const match = begunGame(options);
  return spurBrain.prospects(match.state, decider(match), effort, openChance(seedChance('efforts')));
}

describe('the efforts of the levels of Orion’s Spur', () => {
  it.each([
    ['two', kinds('hssuk', 'terran'), false],
    ['three', kinds('hssuk', 'terran', 'hssuk'), true],
    ['four', kinds('hssuk', 'terran', 'hssuk', 'terran'), true],
    ['four', { ...kinds('hssuk', 'terran', 'hssuk', 'terran'), mode: 'teams' }, false],
  ])('are others where they are named by how many play for themselves: %s, %o', (name, options, other) => {
    expect(thoughts(options, CLEAR)).not.toEqual(thoughts(options, DIM));
    const here = { ...CLEAR, where: { [name]: DIM } };
    expect(thoughts(options, here)).toEqual(thoughts(options, other ? DIM : CLEAR));
  });

  it('name three and four, and are the same everywhere from the hard level on', () => {
    const named = Object.entries(SPUR_EFFORTS).map(([level, { where = {} }]) => [level, Object.keys(where)]);
    expect(Object.fromEntries(named)).toEqual({
      beginner: ['three', 'four'],
      novice: ['three', 'four'],
      easy: ['three', 'four'],
      default: ['three', 'four'],
      hard: [],
      expert: [],
      master: [],
    });
  });
});
