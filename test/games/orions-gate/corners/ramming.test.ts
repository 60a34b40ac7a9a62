import { describe, expect, it } from 'vitest';
import { battle, damageOf, diceLeft, eventsOf, play, poseOf, refusal, unit } from '../../../helpers/og-position.ts';
import { circle, D, during, F, hurt, S } from '../battle/scene.ts';

describe('rams from base contact', () => {
  const inContact = (heading: number, dice: readonly number[] = []) =>
    during('ram', 'plan', [D('a1.1', [10000, 10000, heading]), F('b1.1', [11625, 10000, 18000])], { dice });

  it('OG-10.3 OG-6.15: straight at it the contact pose is step 0: the rammer stays, strikes and has not moved', () => {
    // D3 1, damage 1 1: 2 + 5 < 9; push 2; backlash D3 1, damage 1 1.
    const { match, events } = play(inContact(0, [1, 1, 1, 2, 1, 1, 1]), 'a1', { type: 'plan', target: 'b1.1' });
    expect(diceLeft(match)).toEqual([]);
    expect(poseOf(match, 'a1.1')).toEqual([10000, 10000, 0]);
    expect(poseOf(match, 'b1.1')).toEqual([13625, 10000, 18000]);
    expect(eventsOf(events, 'planned')).toMatchObject([{ length: 0, moved: false }]);
  });

  it('OG-10.3 OG-2.6: away from it no step from 1 on touches: refused, and never by 0.000 in', () => {
    expect(refusal(inContact(18000), 'a1', { type: 'plan', target: 'b1.1' })).toBe(
      'OG-10.3: The ram line misses Fighters 1 by 0.001 in.',
    );
  });
});

describe('the end of the game inside a ram', () => {
  it('OG-19.2 OG-10.12: the last enemy is destroyed, the backlash is rolled all the same, then the game ends', () => {
    const match = battle({
      units: [D('a1.1', [10000, 10000]), F('b1.1', [15000, 10000, 18000], hurt('railgun', 1))],
      activation: { unit: 'a1.1', action: 'ram' },
      // D3 1, damage 6 6: destroyed, no push; backlash D3 1, damage 6 6: 12 + 3 >= 11.
      dice: [1, 6, 6, 1, 6, 6],
    });
    const { match: after, events } = play(match, 'a1', { type: 'plan', target: 'b1.1' });
    expect(diceLeft(after)).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual([
      'displaced',
      'autoHit',
      'damaged',
      'destroyed',
      'autoHit',
      'damaged',
      'planned',
      'ended',
    ]);
    expect(damageOf(after, 'a1.1')).toEqual([1, 0, 0]);
    expect(after.state.outcome).toMatchObject({
      reason: 'elimination',
      winners: ['a1'],
      result: { score: { A: 2, B: 0 } },
    });
    expect(after.state.activation).toBeNull();
  });
});

describe('rammed Scouts', () => {
  it('OG-10.12 OG-10.10 OG-11.4: surviving Scouts are pushed into a planet, collide there and strike nothing back', () => {
    const units = [F('a1.1', [10000, 10000]), S('b1.1', [15000, 10000, 18000])];
    // Fighters D3+2: D3 1, damage 1 1: 2 + 3 < 7; push 6 into the planet; Strength 5, damage 1 1: 7 >= 7.
    const match = during('ram', 'plan', [...units, S('b1.2', [60000, 40000])], {
      pieces: [circle('blocking', 18500, 10000, 1000)],
      dice: [1, 1, 1, 6, 5, 1, 1],
    });
    const { match: after, events } = play(match, 'a1', { type: 'plan', target: 'b1.1' });
    expect(diceLeft(after)).toEqual([]);
    expect(poseOf(after, 'b1.1')).toEqual([17000, 10000, 18000]);
    expect(unit(after, 'b1.1')).toMatchObject({ status: 'destroyed', scoredBy: 'A' });
    expect(eventsOf(events, 'autoHit').map(({ cause }) => cause.kind)).toEqual(['ram', 'collision']);
    expect(damageOf(after, 'a1.1')).toEqual([0]);
    expect(after.state.activation).toMatchObject({ unit: 'a1.1', step: 'fire', moved: true });
  });
});

describe('only the left-most working copy', () => {
  it('OG-1.10 OG-8.3: with stackPassives false a destroyed copy gives way to the next one', () => {
    const options = { stackPassives: false };
    const engines = [hurt('engine', 2), 'engine', 'engine'] as const;
    const match = battle({
      options,
      phase: 'destroyers',
      turn: 'A',
      units: [D('a1.1', [10000, 10000], ...engines), S('b1.1', [60000, 40000])],
      dice: [4],
    });
    const { events } = play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' });
    expect(eventsOf(events, 'activated')[0]).toMatchObject({
      engines: [{ slot: 2, roll: { drawn: [4] } }],
      allowance: 10000,
    });
    const rammed = D('b1.1', [15000, 10000, 9000], hurt('shield', 2), 'shield', 'shield');
    const ram = during(
      'ram',
      'plan',
      [D('a1.1', [10000, 10000], hurt('reinforcedRam', 2), 'reinforcedRam', 'reinforcedRam'), rammed],
      {
        options,
        dice: [1, 3, 1, 1, 1, 1, 1, 1],
      },
    );
    const { match: after, events: rams } = play(ram, 'a1', { type: 'plan', target: 'b1.1' });
    expect(eventsOf(rams, 'autoHit')[0]).toMatchObject({
      strength: [{ value: 4 }, { name: 'd3', value: 1 }, { name: 'reinforcedRam', value: 2 }],
      toughness: [{ value: 11 }, { name: 'shield', value: 1 }],
    });
    expect(diceLeft(after)).toEqual([]);
  });
});
