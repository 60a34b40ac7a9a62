import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { act, battle, game, newGame, play, playAll, refusal, unit, type Battle } from '../../../helpers/og-position.ts';
import { B, D, F, S } from '../battle/scene.ts';

/** Holds with a unit and ends: one activation. */
const hold = (match: Battle, id: string): Battle =>
  play(act(match, id, 'hold', { heading: 0 }).match, unit(match, id).captain, { type: 'endActivation' }).match;
const asked = (match: Battle): readonly string[] => game.pending(match.state).flatMap(({ seats }) => seats);
const mayActivate = (match: Battle, seat: string): readonly string[] =>
  game.view(match.state, viewerOf(seat)).activatable;

const TEAM = { playersA: 2 } as const;

describe('turns of several captains', () => {
  it('OG-17.6 OG-5.6 OG-C122 OG-I67: F1 of a1, F2 of a2 against F3 of b1: a1 or a2, then b1, then the other', () => {
    const start = battle({
      options: TEAM,
      turn: 'A',
      phase: 'fighters',
      units: [F('a1.1', [9000, 9000]), F('a2.1', [13_000, 9000]), F('b1.1', [9000, 40_000])],
    });
    expect(asked(start)).toEqual(['a1', 'a2']);
    expect([mayActivate(start, 'a1'), mayActivate(start, 'a2'), mayActivate(start, 'b1')]).toEqual([
      ['a1.1'],
      ['a2.1'],
      [],
    ]);
    expect(refusal(start, 'a2', { type: 'activate', unit: 'a1.1', action: 'hold' })).toBe(
      'OG-17.6: Fighters 1 belongs to captain a1.',
    );
    expect(refusal(start, 'b1', { type: 'activate', unit: 'b1.1', action: 'hold' })).toBe('OG-5.5: Side A acts now.');
    for (const [first, other] of [
      ['a1.1', 'a2.1'],
      ['a2.1', 'a1.1'],
    ] as const) {
      const one = hold(start, first);
      expect(asked(one)).toEqual(['b1']);
      const two = hold(one, 'b1.1');
      expect(asked(two)).toEqual([other.slice(0, 2)]);
      expect(mayActivate(two, first.slice(0, 2))).toEqual([]);
      expect(hold(two, other).state.round).toBe(2);
    }
    // The first command counts: once a1 has declared, a2 can neither declare nor plan for them.
    const declared = play(start, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match;
    expect(asked(declared)).toEqual(['a1']);
    expect(refusal(declared, 'a2', { type: 'activate', unit: 'a2.1', action: 'hold' })).toBe(
      'OG-6.1: The activation of Fighters 1 has not ended yet.',
    );
    expect(refusal(declared, 'a2', { type: 'plan', heading: 0 })).toBe('OG-17.6: Fighters 1 belongs to captain a1.');
  });

  it('OG-5.6 OG-C24: alternate, A with three Fighters, B with one: A, B, A, A', () => {
    const units = [
      F('a1.1', [9000, 9000]),
      F('a1.2', [13_000, 9000]),
      F('a1.3', [17_000, 9000]),
      F('b1.1', [9000, 40_000]),
    ];
    let match = battle({ options: { activationOrder: 'alternate' }, turn: 'A', phase: 'fighters', units });
    const order: (string | null)[] = [];
    for (const id of ['a1.1', 'b1.1', 'a1.2', 'a1.3']) {
      order.push(match.state.turn);
      match = hold(match, id);
    }
    expect(order).toEqual(['A', 'B', 'A', 'A']);
    expect(match.state).toMatchObject({ round: 2, firstSide: 'A' });
  });

  it.each([
    ['auto', 1, 1, 'A'],
    ['auto', 2, 1, 'B'],
    ['auto', 1, 2, 'B'],
    ['alternate', 1, 1, 'B'],
    ['block', 2, 2, 'A'],
  ] as const)(
    'OG-5.5 OG-5.6 %s with %i against %i captains: after one of two Fighters of A, %s acts',
    (activationOrder, playersA, playersB, next) => {
      const units = [F('a1.1', [9000, 9000]), F('a1.2', [13_000, 9000]), F('b1.1', [9000, 40_000])];
      const match = battle({ options: { activationOrder, playersA, playersB }, turn: 'A', phase: 'fighters', units });
      expect(hold(match, 'a1.1').state.turn).toBe(next);
    },
  );

  it('OG-5.2 OG-5.6 OG-5.9 each phase alternates anew from the first side; a side with nothing left is passed over', () => {
    const units = [
      S('a1.1', [5000, 5000]),
      S('b1.1', [5000, 40_000]),
      S('b1.2', [9000, 40_000]),
      D('a1.2', [20_000, 9000]),
      D('a2.1', [25_000, 9000]),
      B('b1.3', [30_000, 40_000]),
    ];
    let match = battle({ options: TEAM, turn: 'A', phase: 'scouts', units });
    for (const id of ['a1.1', 'b1.2', 'b1.1', 'a2.1', 'a1.2']) match = hold(match, id);
    expect(match.state).toMatchObject({ round: 1, phase: 'battleships', turn: 'B' });
    match = hold(match, 'b1.3');
    expect(match.state).toMatchObject({ round: 2, phase: 'scouts', turn: 'B', firstSide: 'B' });
  });

  it('OG-17.7 OG-17.6 any captain of the winner’s side chooses the edge', () => {
    const fleet: OrionsGateCommand = { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] };
    const edges = playAll(newGame({ playersA: 2 }, [6, 1]), [
      ['a2', fleet],
      ['b1', fleet],
      ['a1', fleet],
    ]).match;
    expect(asked(edges)).toEqual(['a1', 'a2']);
    expect(refusal(edges, 'b1', { type: 'chooseEdge', edge: 'north' })).toBe('OG-4.9: Side A chooses the edge.');
    const deploying = play(edges, 'a2', { type: 'chooseEdge', edge: 'north' }).match;
    expect(deploying.state.edges).toEqual({ A: 'north', B: 'south' });
  });

  it('OG-17.7 OG-16.3 any captain of the side places its marker', () => {
    const fleet: OrionsGateCommand = { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] };
    const match = playAll(newGame({ playersA: 2, mission: 'artifactHunt' }, [6, 1, 6, 1]), [
      ['a2', fleet],
      ['b1', fleet],
      ['a1', fleet],
      ['a1', { type: 'chooseEdge', edge: 'south' }],
    ]).match;
    expect([match.state.stage, asked(match)]).toEqual(['markers', ['a1', 'a2']]);
    const placed = play(match, 'a2', { type: 'placeMarker', table: 1, x: 12_000, y: 12_000 }).match;
    expect(asked(placed)).toEqual(['b1']);
    expect(refusal(placed, 'a2', { type: 'placeMarker', table: 1, x: 30_000, y: 12_000 })).toBe(
      'OG-16.3: Side B places a marker now.',
    );
  });

  it('OG-17.4 captains of a side deploy on one edge in any order, each their own, and the other side follows when all have finished', () => {
    const fleet: OrionsGateCommand = {
      type: 'submitFleet',
      units: [
        { type: 'scouts', name: '', components: [] },
        { type: 'scouts', name: '', components: [] },
      ],
    };
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
    expect(asked(begun)).toEqual(['a1', 'a2']);
    expect(refusal(begun, 'a1', deploy('a2.1', 5000))).toBe('OG-17.6: Scouts 1 belongs to captain a2.');
    expect(refusal(begun, 'b1', deploy('b1.1', 5000))).toBe('OG-4.10: Side A deploys now.');
    const some = playAll(begun, [
      ['a2', deploy('a2.1', 5000)],
      ['a1', deploy('a1.1', 9000)],
      ['a2', { type: 'leaveOut', unit: 'a2.2' }],
      ['a2', { type: 'finishDeployment' }],
    ]).match;
    expect(asked(some)).toEqual(['a1']);
    expect(refusal(some, 'a2', deploy('a2.1', 15_000))).toBe('OG-4.10: Your deployment is finished.');
    expect(refusal(some, 'a1', { type: 'finishDeployment' })).toBe(
      'OG-4.10: Scouts 2 is not deployed yet; place it or leave it out.',
    );
    expect(refusal(some, 'a1', { type: 'undeploy', unit: 'a2.1' })).toBe('OG-17.6: Scouts 1 belongs to captain a2.');
    const done = playAll(some, [
      ['a1', deploy('a1.2', 12_000)],
      ['a1', { type: 'finishDeployment' }],
    ]).match;
    expect(done.state.deploying).toBe('B');
    expect(asked(done)).toEqual(['b1']);
  });

  it('OG-17.7 OG-I74 a window is answered by the captain of its unit', () => {
    const match = battle({
      options: TEAM,
      turn: 'A',
      phase: 'fighters',
      dice: [],
      units: [F('a1.1', [9000, 9000]), F('a2.1', [20_000, 20_000], 'warpDrive'), S('b1.1', [60_000, 40_000])],
      activation: { unit: 'a2.1', action: 'hold', step: 'fire' },
      windows: [{ kind: 'warp', unit: 'a2.1', slot: 1, inches: 7 }],
    });
    expect(asked(match)).toEqual(['a2']);
    for (const seat of ['a1', 'b1'])
      expect(refusal(match, seat, { type: 'stay' })).toBe('OG-17.7: Captain a2 decides this.');
    expect(play(match, 'a2', { type: 'stay' }).match.state.windows).toEqual([]);
  });

  it('OG-17.5 OG-9.38 OG-17.7 team mates are friends: a Salvage Arm of a2 works on the loss of a1, and a2 decides', () => {
    const match = battle({
      options: { playersA: 2, advancedComponents: true },
      turn: 'A',
      phase: 'fighters',
      units: [
        S('a1.1', [9000, 9000]),
        D('a2.1', [20_000, 20_000], { kind: 'cannon', damage: 1 }, 'salvageArm'),
        { id: 'a1.2', type: 'scouts', pose: [22_000, 20_000], status: 'destroyed' },
        S('b1.1', [60_000, 40_000]),
      ],
      windows: [{ kind: 'salvage', unit: 'a2.1', slot: 2, lost: 'a1.2' }],
    });
    expect(asked(match)).toEqual(['a2']);
    expect(refusal(match, 'a1', { type: 'salvage', slot: 1 })).toBe('OG-17.7: Captain a2 decides this.');
    expect(unit(play(match, 'a2', { type: 'salvage', slot: 1 }).match, 'a2.1').components[0]!.damage).toBe(0);
  });

  it('OG-17.5 a team mate is no target, can be repaired, and sets off no mine of the side', () => {
    const units = [
      D('a1.1', [20_000, 20_000], 'repairBay'),
      F('a2.1', [24_000, 20_000], { kind: 'cannon', damage: 1 }),
      S('b1.1', [60_000, 40_000]),
    ];
    const options = { playersA: 2, advancedComponents: true };
    const firing = battle({ options, units, activation: { unit: 'a1.1', action: 'hold', step: 'fire' } });
    expect(refusal(firing, 'a1', { type: 'firePrimary', target: 'a2.1' })).toBe('OG-7.2: Fighters 1 is on your side.');
    const repaired = play(firing, 'a1', { type: 'useComponent', slot: 1, target: 'a2.1', targetSlot: 1 }).match;
    expect(unit(repaired, 'a2.1').components[0]!.damage).toBe(0);
    const mined = battle({
      options,
      units,
      mines: [{ side: 'A', x: 26_000, y: 20_000 }],
      activation: { unit: 'a2.1', action: 'move', step: 'plan' },
    });
    const moved = play(mined, 'a2', { type: 'plan', first: 3000, pivot: 0, second: 0 });
    expect(moved.events.map(({ type }) => type)).not.toContain('mineExploded');
    expect(moved.match.state.mines).toHaveLength(1);
  });

  it('OG-13.6 OG-17.6 a captured ship goes to the captain who boarded it, and their team mate has no say over it', () => {
    const match = battle({
      options: { playersB: 2, boarding: true },
      round: 2,
      turn: 'B',
      phase: 'fighters',
      units: [
        { ...F('a1.1', [9000, 9000]), captain: 'b2', capturedIn: 1 },
        F('a1.2', [20_000, 9000]),
        F('b1.1', [9000, 40_000]),
      ],
    });
    expect(unit(match, 'a1.1')).toMatchObject({ side: 'B', captain: 'b2' });
    expect(asked(match)).toEqual(['b1', 'b2']);
    expect(refusal(match, 'b1', { type: 'activate', unit: 'a1.1', action: 'hold' })).toBe(
      'OG-17.6: Fighters 1 belongs to captain b2.',
    );
    expect(mayActivate(match, 'b2')).toEqual(['a1.1']);
    expect(play(match, 'b2', { type: 'activate', unit: 'a1.1', action: 'hold' }).match.state.activation!.side).toBe(
      'B',
    );
  });

  it('OG-I75 OG-20.1 a seat without a captain only watches', () => {
    const match = battle({ turn: 'A', phase: 'fighters', units: [F('a1.1', [9000, 9000]), F('b1.1', [9000, 40_000])] });
    expect(refusal(match, 'a2', { type: 'activate', unit: 'a1.1', action: 'hold' })).toBe(
      'OG-20.1: Spectators only watch.',
    );
  });
});
