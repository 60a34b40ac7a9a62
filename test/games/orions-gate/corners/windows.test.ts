import { describe, expect, it } from 'vitest';
import {
  battle,
  diceLeft,
  eventsOf,
  game,
  newGame,
  play,
  playAll,
  poseOf,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { choosing, circle, D, during, F, hurt, polygon, S, type Placed } from '../battle/scene.ts';
import { gate, on, planning, standsAt, tables, wormhole } from '../gates/scene.ts';
import { scouts, setUp } from '../missions/setup.ts';

const lost = (placed: Placed): Placed => ({ ...placed, status: 'destroyed' });

describe('OG-6.13: jumps and exits', () => {
  it('OG-14.3 OG-14.5: the same point of another table is another place', () => {
    const units = [F('a1.1', [10_000, 10_000]), on(2, F('b1.1', [40_000, 40_000]))];
    const match = planning('move', units, [[gate(12_125, 10_000)], [gate(12_125, 10_000)]], {
      mines: [{ side: 'B', x: 10_000, y: 12_000, table: 2 }],
      dice: [1, 1, 1],
    });
    const { match: after, events } = play(match, 'a1', {
      type: 'plan',
      gate: { enter: 'P1', leave: 'P2', x: 10_000, y: 10_000 },
    });
    expect(standsAt(after, 'a1.1')).toEqual([2, 10_000, 10_000, 0]);
    expect(eventsOf(events, 'mineExploded')).toHaveLength(1);
    expect(after.state.activation!.moved).toBe(true);
  });

  const jumping = (ship: Placed, more: Parameters<typeof during>[3]): Battle =>
    play(during('hold', 'fire', [ship], more), 'a1', { type: 'useComponent', slot: 1 }).match;

  it('OG-6.14: a ship destroyed where it lands meets nothing more there', () => {
    const mines = [
      { side: 'B' as const, x: 16_000, y: 12_000 },
      { side: 'B' as const, x: 16_000, y: 8000 },
    ];
    const open = jumping(F('a1.1', [10_000, 10_000], hurt('warpDrive', 1)), { mines, dice: [3, 3, 6, 6, 6] });
    const { match, events } = play(open, 'a1', { type: 'warpTo', x: 16_000, y: 10_000 });
    expect(events.map(({ type }) => type).slice(0, 6)).toEqual([
      'warpClosed',
      'displaced',
      'mineExploded',
      'autoHit',
      'damaged',
      'destroyed',
    ]);
    expect([match.state.mines.map(({ y }) => y), diceLeft(match)]).toEqual([[8000], []]);
  });

  it('OG-11.5 OG-6.13: within a Dangerous piece the base does not touch it anew, from outside it does', () => {
    const sun = [circle('dangerous', 12_000, 10_000, 6000)];
    const jumped = (x: number, dice: readonly number[]) =>
      play(jumping(D('a1.1', [x, 10_000], 'warpDrive'), { pieces: sun, dice: [3, 3, ...dice] }), 'a1', {
        type: 'warpTo',
        x: x + 4000,
        y: 10_000,
      });
    expect(eventsOf(jumped(10_000, []).events, 'dangerRolled')).toEqual([]);
    expect(eventsOf(jumped(3000, [1]).events, 'dangerRolled')).toHaveLength(1);
  });

  it('OG-14.3 OG-6.13: a mine beyond the gate of a path does not go off', () => {
    const match = planning('move', [F('a1.1', [10_000, 10_000])], [[gate(16_000, 11_000), gate(60_000, 24_000)]], {
      mines: [{ side: 'B', x: 18_500, y: 9000 }],
    });
    expect(
      play(match, 'a1', { type: 'plan', first: 8000, gate: { enter: 'P1', leave: 'P2', x: 60_000, y: 27_000 } }).match
        .state.mines,
    ).toHaveLength(1);
  });
});

describe('OG-10.10: a push that several things could stop', () => {
  /**
   * D rams F at (68000, 10500), armoured, toward the east edge: damage fails, push 6", a collision of 1 [1 1], backlash
   * fails.
   */
  const pushed = (piece: ReturnType<typeof circle>) => {
    const units = [D('a1.1', [63_000, 10_500]), F('b1.1', [68_000, 10_500], 'armoredPlating')];
    return play(during('ram', 'plan', units, { pieces: [piece], dice: [1, 1, 1, 6, 1, 1, 1, 1, 1, 1] }), 'a1', {
      type: 'plan',
      target: 'b1.1',
    });
  };

  it('OG-10.10 OG-11.4: the planet before the edge stops it, with a collision hit', () => {
    const { match, events } = pushed(circle('blocking', 71_000, 10_500, 1000));
    expect(poseOf(match, 'b1.1')).toEqual([69_375, 10_500, 0]);
    expect(eventsOf(events, 'pushed')).toMatchObject([{ stoppedBy: { kind: 'piece', id: 'P1' } }]);
    expect(eventsOf(events, 'autoHit').map(({ cause }) => cause.kind)).toEqual(['ram', 'collision', 'backlash']);
  });

  it('OG-10.10: a solid piece counts before the edge at the same step', () => {
    // From x = 71 376 on the base is off the table and overlaps the piece that touches the edge from outside.
    const beside = polygon('blocking', [72_000, 10_000], [72_100, 10_000], [72_100, 11_000], [72_000, 11_000]);
    const { match, events } = pushed(beside);
    expect(eventsOf(events, 'pushed')).toMatchObject([{ stoppedBy: { kind: 'piece', id: 'P1' } }]);
    expect(poseOf(match, 'b1.1')).toEqual([71_375, 10_500, 0]);
  });
});

describe('chapter 9 at its edges', () => {
  it('OG-9.24: a unit nearer than 1" to a bystander is pulled away from it, not past its starting distance', () => {
    const pulled = (bystander: number) => {
      const units = [
        D('a1.1', [20_000, 20_000], 'tractorBeam'),
        F('b1.1', [30_000, 20_000]),
        F('b1.2', [bystander, 20_000]),
      ];
      return poseOf(
        play(during('hold', 'fire', units, { dice: [3] }), 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' })
          .match,
        'b1.1',
      );
    };
    expect(pulled(31_750)).toEqual([27_000, 20_000, 0]);
    expect(pulled(28_250)).toEqual([30_000, 20_000, 0]);
  });

  it('OG-9.34: a piece that touches the table edge is wholly on the table', () => {
    const match = during('hold', 'fire', [D('a1.1', [20_000, 1000], 'deflector')]);
    expect(
      game.check(match.state, 'a1', { type: 'useComponent', slot: 1, x: 21_000, y: 1000, diameter: 2000 }),
    ).toEqual([]);
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 1, x: 21_000, y: 999, diameter: 2000 })).toBe(
      'OG-9.34: It would be 0.001 in off the table.',
    );
  });

  it('OG-9.37 OG-20.4: a lost ship is not repaired', () => {
    const match = during('hold', 'fire', [
      D('a1.1', [20_000, 20_000], 'repairBay'),
      lost(D('a1.2', [23_000, 20_000], hurt('cannon', 1))),
    ]);
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 1, target: 'a1.2', targetSlot: 1 })).toBe(
      'OG-20.1: Destroyers 2 is not in play.',
    );
  });

  it('OG-9.35 OG-2.10: a mine lies in no part of a solid piece', () => {
    const parts = [22_000, 26_000].map((x) => ({ kind: 'circle' as const, x, y: 23_000, radius: 500 }));
    const match = during('hold', 'fire', [D('a1.1', [20_000, 20_000], 'mineLauncher')], {
      pieces: [{ kind: 'blocking', parts }],
    });
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 1, x: 22_000, y: 23_000 })).toBe(
      'OG-9.35: A mine cannot lie in or on Planet 1.',
    );
    expect(game.check(match.state, 'a1', { type: 'useComponent', slot: 1, x: 24_000, y: 23_000 })).toEqual([]);
  });
});

describe('OG-20.1: commands of another state', () => {
  const exit = (): Battle => {
    const units: Placed[] = [
      F('a1.1', [10_000, 10_000]),
      { ...F('b1.1', [20_000, 20_000]), status: 'lifted' },
      S('b1.9', [71_000, 47_000]),
    ];
    return battle({
      ...tables([wormhole(22_125, 20_000), wormhole(50_000, 20_000)]),
      units,
      windows: [{ kind: 'exit', unit: 'b1.1', enter: 'P1', leave: 'P2' }],
      turn: 'A',
      phase: 'fighters',
    });
  };

  it('OG-20.1 OG-1.8: only debris and salvage are declined, only an exit or a marker finds no room', () => {
    expect(refusal(exit(), 'b1', { type: 'decline' })).toBe('OG-1.8: The exit of Fighters 1 must be decided first.');
    const match = choosing([F('a1.1', [10_000, 10_000])]);
    expect(refusal(match, 'a1', { type: 'decline' })).toBe('OG-12.4: No debris is waiting to be placed.');
    expect(refusal(match, 'a1', { type: 'noRoom' })).toBe('OG-14.6: No unit waits for an exit.');
    expect(refusal(match, 'a1', { type: 'placeExit', x: 1000, y: 1000 })).toBe('OG-14.6: No unit waits for an exit.');
    expect(refusal(match, 'a1', { type: 'salvage', slot: 1 })).toBe('OG-9.38: No Salvage Arm is waiting.');
  });

  it('OG-4.1 OG-20.1: setup has its order, and the battle comes after it', () => {
    const edges = playAll(newGame({ mission: 'artifactHunt' }, [6, 1]), [
      ['a1', scouts],
      ['b1', scouts],
    ]).match;
    const markers = setUp({ mission: 'artifactHunt' }, [6, 1]).match;
    const deployment = setUp({}, []).match;
    const deploy = { type: 'deploy', unit: 'a1.1', table: 1, x: 20_000, y: 5000, heading: 0 } as const;
    const place = { type: 'placeMarker', table: 1, x: 20_000, y: 20_000 } as const;
    expect(refusal(edges, 'a1', place)).toBe('OG-4.1: The edge must be chosen before markers are placed.');
    expect(refusal(edges, 'a1', deploy)).toBe('OG-4.1: The edge must be chosen before the fleets are deployed.');
    expect(refusal(markers, 'a1', deploy)).toBe('OG-4.1: The markers must be placed before the fleets are deployed.');
    expect(refusal(deployment, 'a1', place)).toBe('OG-16.3: No marker is to be placed now.');
    for (const match of [edges, markers, deployment])
      expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' })).toBe(
        'OG-4.1: The battle has not begun yet.',
      );
  });

  it('OG-20.4 OG-5.7: a lost unit is not activated', () => {
    const match = choosing([F('a1.1', [10_000, 10_000]), lost(F('a1.2', [20_000, 10_000]))]);
    expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.2', action: 'hold' })).toBe(
      'OG-20.1: Fighters 2 is not in play.',
    );
    expect(unit(match, 'a1.2').status).toBe('destroyed');
  });
});
