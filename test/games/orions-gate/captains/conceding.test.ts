import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { act, battle, game, newGame, play, playAll, refusal, type Battle } from '../../../helpers/og-position.ts';
import { F, S } from '../battle/scene.ts';

const asked = (match: Battle): readonly string[] => game.pending(match.state).flatMap(({ seats }) => seats);
const OUT = 'OG-19.5: You have conceded; your team mates act for you.';
const fleet: OrionsGateCommand = { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] };

/** a1 and a2 have Fighters, b1 and b2 Scouts far away; A is to act. */
const team = (): Battle =>
  battle({
    options: { playersA: 2, playersB: 2 },
    turn: 'A',
    phase: 'fighters',
    units: [
      F('a1.1', [9000, 9000]),
      F('a2.1', [13_000, 9000]),
      S('b1.1', [60_000, 40_000]),
      S('b2.1', [64_000, 40_000]),
    ],
  });

describe('captains who concede', () => {
  it('OG-19.5 a side loses when all its captains have conceded, and not before', () => {
    const one = play(team(), 'a2', { type: 'concede' }).match;
    expect(one.state.outcome).toBeNull();
    expect(refusal(one, 'a2', { type: 'concede' })).toBe('OG-19.5: You have conceded already.');
    const over = play(one, 'a1', { type: 'concede' }).match;
    expect(over.state.outcome).toMatchObject({ winners: ['b1', 'b2'], reason: 'concede', result: { winner: 'B' } });
    // An enemy's offer of a draw lies open: conceding is conceding.
    const offered = playAll(one, [
      ['b1', { type: 'offerDraw' }],
      ['b2', { type: 'acceptDraw' }],
      ['a1', { type: 'concede' }],
    ]).match;
    expect(offered.state.outcome!.reason).toBe('concede');
  });

  it('OG-19.5 OG-17.6 team mates command their units, and only they', () => {
    const match = play(team(), 'a2', { type: 'concede' }).match;
    expect(asked(match)).toEqual(['a1']);
    expect(game.view(match.state, viewerOf('a1')).activatable).toEqual(['a1.1', 'a2.1']);
    expect(game.view(match.state, viewerOf('a2')).activatable).toEqual([]);
    expect(refusal(match, 'a2', { type: 'activate', unit: 'a2.1', action: 'hold' })).toBe(OUT);
    const mine = play(match, 'a1', { type: 'activate', unit: 'a2.1', action: 'hold' }).match;
    expect(refusal(mine, 'a2', { type: 'plan', heading: 0 })).toBe(OUT);
    expect(refusal(mine, 'b1', { type: 'plan', heading: 0 })).toBe('OG-5.5: Side A acts now.');
    const ended = playAll(mine, [
      ['a1', { type: 'plan', heading: 0 }],
      ['a1', { type: 'endActivation' }],
    ]).match;
    expect(ended.state.lastActivatedBy).toBe('A');
  });

  it('OG-19.5 in the middle of an activation the team mates go on with it', () => {
    const planning = play(team(), 'a2', { type: 'activate', unit: 'a2.1', action: 'hold' }).match;
    const match = play(planning, 'a2', { type: 'concede' }).match;
    expect(asked(match)).toEqual(['a1']);
    expect(play(match, 'a1', { type: 'plan', heading: 0 }).match.state.activation!.step).toBe('fire');
  });

  it('OG-19.5 OG-17.7 team mates answer their windows', () => {
    const match = battle({
      options: { playersA: 3 },
      conceded: ['a2'],
      units: [
        F('a1.1', [9000, 9000]),
        F('a2.1', [20_000, 20_000], 'warpDrive'),
        F('a3.1', [30_000, 9000]),
        S('b1.1', [60_000, 40_000]),
      ],
      activation: { unit: 'a2.1', action: 'hold', step: 'fire' },
      windows: [{ kind: 'warp', unit: 'a2.1', slot: 1, inches: 7 }],
    });
    expect(asked(match)).toEqual(['a1', 'a3']);
    expect(refusal(match, 'a2', { type: 'stay' })).toBe(OUT);
    expect(refusal(match, 'b1', { type: 'stay' })).toBe('OG-17.7: Captain a2 decides this.');
    expect(play(match, 'a3', { type: 'stay' }).match.state.windows).toEqual([]);
  });

  it('OG-19.5 OG-17.4 team mates deploy for them, also when they have finished their own', () => {
    const deploy = (unit: string, x: number): OrionsGateCommand => ({
      type: 'deploy',
      unit,
      table: 1,
      x,
      y: 5000,
      heading: 0,
    });
    const begun = playAll(newGame({ playersA: 2 }, [6, 1]), [
      ['a1', fleet],
      ['a2', fleet],
      ['b1', fleet],
      ['a1', { type: 'chooseEdge', edge: 'south' }],
    ]).match;
    const left = playAll(begun, [
      ['a1', deploy('a1.1', 5000)],
      ['a1', { type: 'finishDeployment' }],
      ['a2', { type: 'concede' }],
    ]).match;
    expect([left.state.deploying, asked(left)]).toEqual(['A', ['a1']]);
    expect(refusal(left, 'a2', deploy('a2.1', 9000))).toBe(OUT);
    expect(refusal(left, 'a1', deploy('a1.1', 9000))).toBe('OG-4.10: The deployment of captain a1 is finished.');
    expect(refusal(left, 'a1', { type: 'finishDeployment' })).toBe(
      'OG-4.10: Scouts 1 is not deployed yet; place it or leave it out.',
    );
    expect(
      game.choices(left.state, 'a1').every((command) => command.type === 'deploy' && command.unit === 'a2.1'),
    ).toBe(true);
    const done = playAll(left, [
      ['a1', deploy('a2.1', 9000)],
      ['a1', { type: 'finishDeployment' }],
    ]).match;
    expect([done.state.deploying, done.state.deployed]).toEqual(['B', ['a1', 'a2']]);
  });

  it('OG-19.5 OG-17.7 they decide no edge and places no marker', () => {
    const edges = playAll(newGame({ playersA: 2 }, [6, 1]), [
      ['a1', fleet],
      ['a2', fleet],
      ['b1', fleet],
      ['a2', { type: 'concede' }],
    ]).match;
    expect(asked(edges)).toEqual(['a1']);
    expect(refusal(edges, 'a2', { type: 'chooseEdge', edge: 'north' })).toBe(OUT);
  });

  it('OG-19.5 a draw needs every captain; for one who has conceded their team mates agree', () => {
    const offered = playAll(team(), [
      ['a1', { type: 'offerDraw' }],
      ['b1', { type: 'acceptDraw' }],
      ['b2', { type: 'acceptDraw' }],
    ]).match;
    expect(offered.state.outcome).toBeNull();
    expect(refusal(offered, 'b2', { type: 'acceptDraw' })).toBe('OG-19.5: You have agreed to the draw already.');
    expect(play(offered, 'a2', { type: 'declineDraw' }).match.state.drawOffers).toEqual([]);
    const all = play(offered, 'a2', { type: 'acceptDraw' }).match;
    expect(all.state.outcome).toMatchObject({ winners: [], reason: 'agreedDraw', result: { winner: null } });
    expect(play(offered, 'a2', { type: 'concede' }).match.state.outcome!.reason).toBe('agreedDraw');
    const conceded = play(team(), 'b2', { type: 'concede' }).match;
    for (const type of ['offerDraw', 'acceptDraw', 'declineDraw'] as const)
      expect(refusal(conceded, 'b2', { type })).toBe(OUT);
    const without = playAll(conceded, [
      ['a1', { type: 'offerDraw' }],
      ['a2', { type: 'acceptDraw' }],
      ['b1', { type: 'acceptDraw' }],
    ]).match;
    expect(without.state.outcome!.reason).toBe('agreedDraw');
  });

  it('OG-19.5 their loss of command changes nothing for the others', () => {
    const before = team();
    const after = play(before, 'a2', { type: 'concede' }).match;
    expect(after.state.units).toEqual(before.state.units);
    expect(act(after, 'a1.1', 'move', { first: 0, pivot: 9000, second: 3000 }).match.state.activation!.unit).toBe(
      'a1.1',
    );
  });
});
