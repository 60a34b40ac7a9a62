import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../src/engine/seat.ts';
import { damageByShip, luckOf } from '../../../src/ui/hud/figures.ts';
import { linesOf } from '../../../src/ui/hud/log-panel.tsx';
import { namesOf } from '../../../src/ui/hud/names.ts';
import { battle, game, play } from '../../helpers/og-position.ts';

/** OG-C55: a Fighter shoots a Destroyer in the back. */
function shot(dice: readonly number[]) {
  const match = battle({
    phase: 'fighters', turn: 'A',
    units: [
      { id: 'a1.1', type: 'fighters', name: 'Dart', pose: [10000, 10000, 0], components: ['cannon'] },
      { id: 'b1.1', type: 'destroyers', name: 'Talon', pose: [15000, 10000, 0], components: ['cannon', 'engine', 'shield'] },
    ],
    dice,
  });
  const held = play(play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match, 'a1', { type: 'plan', heading: 0 });
  return play(held.match, 'a1', { type: 'firePrimary', target: 'b1.1' });
}

const told = (dice: readonly number[]) => {
  const { match, events } = shot(dice);
  const view = game.view(match.state, viewerOf('a1'));
  return { events, view, lines: linesOf([{ plies: 3, seat: 'a1', events }], namesOf(view, [])) };
};

describe('log', () => {
  it('OG-7.8 shows the dice and their maths, hit and damage', () => {
    const { lines } = told([2, 3, 5, 4]);
    expect(lines.map(({ text, dice, maths }) => ({ text, dice, maths }))).toEqual([
      { text: 'Primary gun at Talon.', dice: undefined, maths: undefined },
      { text: 'Hit on Talon at 3.375 in.', dice: [2, 3], maths: '5 + 4 ≥ 9 hit' },
      { text: 'Goes through (in the back).', dice: [5, 4], maths: '9 + 3 ≥ 12 damage' },
      { text: 'Talon takes 2 damage.', dice: undefined, maths: undefined },
    ]);
  });

  it('OG-7.8 a miss is told with the smaller sign', () => {
    expect(told([2, 2]).lines.at(-1)).toMatchObject({ text: 'Miss on Talon at 3.375 in.', maths: '4 + 4 < 9 miss' });
  });
});

describe('figures of the result', () => {
  it('damage by ship counts what was done and taken', () => {
    const { events, view } = told([2, 3, 5, 4]);
    expect(damageByShip(view, events)).toEqual([{ id: 'a1.1', done: 2, taken: 0 }, { id: 'b1.1', done: 0, taken: 2 }]);
  });

  it('OG-24.1 luck sets the rolls that succeeded against the chances counted', () => {
    const { A, B } = luckOf(told([2, 3, 5, 4]).events);
    // To hit 5+ is 30 of 36, to damage 9+ is 10 of 36.
    expect({ ...A, expected: A.expected.toFixed(6) }).toEqual({ rolls: 2, expected: (40 / 36).toFixed(6), rolled: 2 });
    expect(B).toEqual({ rolls: 0, expected: 0, rolled: 0 });
  });
});
