import { describe, expect, it } from 'vitest';
import { damageOf, diceLeft, eventsOf, play, poseOf, refusal, unit } from '../../../helpers/og-position.ts';
import { B, circle, D, during, F, hurt, S } from '../battle/scene.ts';

describe('spacing from nearer than an inch, with its mil for rounding', () => {
  it('OG-6.10: s is the whole-mil part of the start: 1726.27 allows 1725.28, not 1724.30', () => {
    const match = during('move', 'plan', [F('a1.1', [10000, 10000]), F('b1.1', [11700, 10300])]);
    expect(poseOf(play(match, 'a1', { type: 'plan', first: 1 }).match, 'a1.1')).toEqual([10001, 10000, 0]);
    expect(refusal(match, 'a1', { type: 'plan', first: 2 })).toBe(
      'OG-6.10: Path comes within 0.474 in of Fighters 1; you start at 0.476 in and may not come nearer.',
    );
  });

  it('OG-6.10: the exception holds for the near unit only, and no longer once the ship is an inch away', () => {
    const near = F('b1.1', [11750, 10000]);
    const far = F('b1.2', [10000, 14249]);
    const match = during('move', 'plan', [F('a1.1', [10000, 10000]), near, far]);
    // 2000 up: 2249 from the second one, which was an inch away at the start.
    expect(refusal(match, 'a1', { type: 'plan', pivot: 9000, second: 2000 })).toBe(
      'OG-6.10: Path comes within 0.999 in of Fighters 2; 1.000 in is needed.',
    );
    const away = play(match, 'a1', { type: 'plan', pivot: 9000, second: 1999 });
    expect(poseOf(away.match, 'a1.1')).toEqual([10000, 11999, 9000]);
  });

  it('OG-10.5: a ram may end one whole mil nearer to a unit that was nearer than an inch, not two', () => {
    const match = during('ram', 'plan', [D('a1.1', [10000, 10000, 4500]), F('b1.1', [11700, 10000])]);
    expect(poseOf(play(match, 'a1', { type: 'plan', distance: 2 }).match, 'a1.1')).toEqual([10001, 10001, 4500]);
    expect(refusal(match, 'a1', { type: 'plan', distance: 3 })).toBe(
      'OG-10.5: You would end 0.073 in from Fighters 1; you start at 0.075 in and may not end nearer.',
    );
  });
});

describe('Dangerous pieces across the legs of a path', () => {
  // Touched by a Battleship's base from x 11500 on.
  const hole = [circle('dangerous', 15000, 10000, 2000)];
  const at = (x: number, dice: readonly number[]) =>
    during('move', 'plan', [B('a1.1', [x, 10000])], { pieces: hole, dice });

  it('OG-6.13 OG-11.5: touched exactly at the end of one leg and entered deeper on the next, it is met once', () => {
    const { match, events } = play(at(10000, [3]), 'a1', { type: 'plan', first: 1500, second: 1000 });
    expect(eventsOf(events, 'dangerRolled')).toHaveLength(1);
    expect(eventsOf(events, 'displaced').map(({ to }) => [to.x, to.y])).toEqual([
      [11500, 10000],
      [12500, 10000],
    ]);
    expect(damageOf(match, 'a1.1')).toEqual([2, 1, 0, 0, 0, 0]);
    expect(diceLeft(match)).toEqual([]);
  });

  it('OG-6.13 OG-11.5: one mil short at the end of the first leg, it is met at the first step of the second', () => {
    const { match, events } = play(at(10000, [1]), 'a1', { type: 'plan', first: 1499, second: 1 });
    expect(eventsOf(events, 'dangerRolled')).toHaveLength(1);
    expect(poseOf(match, 'a1.1')).toEqual([11500, 10000, 0]);
    expect(diceLeft(match)).toEqual([]);
  });

  it('OG-6.13 OG-11.5: touched at the start it is not entered by going in', () => {
    const { match, events } = play(at(11500, []), 'a1', { type: 'plan', first: 1000 });
    expect(eventsOf(events, 'dangerRolled')).toEqual([]);
    expect(damageOf(match, 'a1.1')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('OG-6.14: a unit destroyed by one of two pieces met at a step rolls nothing for the other; one that lives rolls for both', () => {
    const pieces = [circle('dangerous', 15000, 12000, 1800), circle('dangerous', 15000, 8000, 1800)];
    const lost = play(
      during('move', 'plan', [S('a1.1', [10000, 10000]), S('a1.2', [3000, 3000])], { pieces, dice: [1] }),
      'a1',
      {
        type: 'plan',
        points: [[15000, 10000]],
      },
    );
    expect(eventsOf(lost.events, 'dangerRolled').map(({ piece }) => piece)).toEqual(['P1']);
    expect(unit(lost.match, 'a1.1').status).toBe('destroyed');
    expect(unit(lost.match, 'a1.2').status).toBe('inPlay');
    expect(diceLeft(lost.match)).toEqual([]);
    const lives = play(during('move', 'plan', [B('a1.1', [11000, 10000])], { pieces, dice: [2, 1] }), 'a1', {
      type: 'plan',
      first: 4000,
    });
    expect(eventsOf(lives.events, 'dangerRolled').map(({ piece }) => piece)).toEqual(['P1', 'P2']);
    expect(damageOf(lives.match, 'a1.1')).toEqual([2, 1, 0, 0, 0, 0]);
  });
});

describe('the window of a Warp Drive', () => {
  it('OG-9.8 OG-9.25: it stands although the drive is destroyed meanwhile', () => {
    const units = [D('a1.1', [20000, 20000], hurt('warpDrive', 2))];
    const match = during('hold', 'fire', units, {
      activation: { used: [1] },
      windows: [{ kind: 'warp', unit: 'a1.1', slot: 1, inches: 7 }],
    });
    expect(poseOf(play(match, 'a1', { type: 'warpTo', x: 24200, y: 25600 }).match, 'a1.1')).toEqual([24200, 25600, 0]);
    expect(play(match, 'a1', { type: 'stay' }).match.state.windows).toEqual([]);
  });

  it('OG-9.25 OG-6.15: a jump to the old place is legal, meets nothing and is not moved', () => {
    const pieces = [circle('dangerous', 20000, 20000, 3000)];
    const match = during('hold', 'fire', [D('a1.1', [20000, 20000], 'warpDrive')], { pieces, dice: [1, 1] });
    const window = play(match, 'a1', { type: 'useComponent', slot: 1 }).match;
    const { match: after, events } = play(window, 'a1', { type: 'warpTo', x: 20000, y: 20000 });
    expect(events.map(({ type }) => type)).toEqual(['warpClosed']);
    expect(after.state.activation).toMatchObject({ moved: false, used: [1] });
  });
});
