import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../src/games/orions-gate/options.ts';
import { game, newGame, play, playAll, poseOf, refusal } from '../../../helpers/og-position.ts';
import { D, during, F, S, type Placed } from '../battle/scene.ts';
import { gate, on, planning } from '../gates/scene.ts';
import { scouts } from '../missions/setup.ts';

const lost = (placed: Placed): Placed => ({ ...placed, status: 'destroyed' });
/** Keeps side B in the battle. */
const far = S('b1.9', [71_000, 47_000]);
const ahead = { type: 'plan', first: 8000 } as const;

describe('OG-6.10 OG-10.1: units that are not there', () => {
  it('OG-6.10 OG-2.13: lost ones and those of another table do not stop a path', () => {
    const past = (other: Placed) =>
      planning('move', [F('a1.1', [10_000, 10_000]), other, far], [[gate(40_000, 40_000)], [gate(40_000, 40_000)]]);
    expect(game.check(past(lost(F('b1.1', [14_000, 11_000]))).state, 'a1', ahead)).toEqual([]);
    expect(game.check(past(on(2, F('b1.1', [14_000, 11_000]))).state, 'a1', ahead)).toEqual([]);
    expect(refusal(past(F('b1.1', [14_000, 11_000])), 'a1', ahead)).toMatch(/^OG-6.10/);
  });

  it('OG-10.1 OG-20.4: a lost unit is not rammed', () => {
    const match = during('ram', 'plan', [F('a1.1', [10_000, 10_000]), lost(F('b1.1', [14_000, 10_000])), far]);
    expect(refusal(match, 'a1', { type: 'plan', target: 'b1.1' })).toBe('OG-20.1: Fighters 1 is not in play.');
  });
});

describe('OG-6.15 OG-9.34: what is no move of the active ship', () => {
  it('OG-6.15 OG-9.34: to pull another unit is none, so a Deflector works after it', () => {
    const match = during(
      'hold',
      'fire',
      [D('a1.1', [20_000, 20_000], 'tractorBeam', 'deflector'), F('b1.1', [33_000, 20_000])],
      { dice: [1] },
    );
    const { match: pulled } = play(match, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' });
    expect(poseOf(pulled, 'b1.1')).toEqual([32_000, 20_000, 0]);
    expect(pulled.state.activation!.moved).toBe(false);
    expect(
      game.check(pulled.state, 'a1', { type: 'useComponent', slot: 2, x: 20_000, y: 23_000, diameter: 2000 }),
    ).toEqual([]);
  });
});

describe('OG-16.12: the immediate check', () => {
  it('OG-16.12 OG-20.5: comes at the end of the activation, not before', () => {
    const units = [S('a1.1', [20_000, 35_000]), S('b1.1', [60_000, 40_000])];
    const options = { mission: 'stationAssault', stationCheck: 'immediate' };
    const match = during('move', 'plan', units, {
      options,
      markers: [
        { x: 20_000, y: 41_000, side: 'B' },
        { x: 40_000, y: 8000, side: 'A' },
      ],
    });
    const { match: near } = play(match, 'a1', { type: 'plan', points: [[20_000, 39_000]], heading: 0 });
    expect(near.state.markers.map(({ takenBy }) => takenBy)).toEqual([null, null]);
    expect(play(near, 'a1', { type: 'endActivation' }).match.state.markers.map(({ takenBy }) => takenBy)).toEqual([
      'A',
      null,
    ]);
  });
});

describe('OG-17.6: the units of others in deployment', () => {
  it('OG-17.6: nobody deploys, takes back or leaves out the units of a team mate or an enemy', () => {
    const { match } = playAll(newGame({ playersA: 2 }, [6, 1]), [
      ['a1', scouts],
      ['a2', scouts],
      ['b1', scouts],
      ['a1', { type: 'chooseEdge', edge: 'south' }],
    ]);
    for (const [id, captain] of [
      ['a2.1', 'a2'],
      ['b1.1', 'b1'],
    ] as const) {
      const said = `OG-17.6: Scouts 1 belongs to captain ${captain}.`;
      expect(refusal(match, 'a1', { type: 'leaveOut', unit: id })).toBe(said);
      expect(refusal(match, 'a1', { type: 'undeploy', unit: id })).toBe(said);
      expect(refusal(match, 'a1', { type: 'deploy', unit: id, table: 1, x: 20_000, y: 5000, heading: 0 })).toBe(said);
    }
    expect(game.check(match.state, 'a1', { type: 'leaveOut', unit: 'a1.1' })).toEqual([]);
  });
});

describe('OG-4.5: pieces of several parts', () => {
  const faults = (
    ...parts: readonly { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }[]
  ) => {
    const parsed = parseOptions({ layout: [[{ kind: 'blocking', parts }]], terrainMinimum: 0 });
    return parsed.ok ? game.checkSetup(parsed.value).map(({ rule, reason }) => `${rule}: ${reason}`) : [];
  };
  const sound = { kind: 'circle', x: 20_000, y: 20_000, radius: 1000 } as const;

  it('OG-4.5: one part off the table, or one circle too small, is a fault of the piece', () => {
    expect(faults(sound)).toEqual([]);
    expect(faults(sound, { ...sound, x: 500 })).toEqual(['OG-4.5: Piece 1 is not wholly on the table.']);
    expect(faults(sound, { ...sound, radius: 249 })).toEqual([
      'OG-4.5: A circle of piece 1 has no radius from 0.250 in to 12.000 in.',
    ]);
    expect(faults(sound, { ...sound, x: 21_000 })).toEqual([]);
  });
});
