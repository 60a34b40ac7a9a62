import { describe, expect, it } from 'vitest';
import { COMPONENTS, COMPONENT_KINDS } from '../../../../src/games/orions-gate/data/components.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/orions-gate/data/units.ts';
import { boxesLeft, sumOf, toughnessOf } from '../../../../src/games/orions-gate/units.ts';
import {
  act,
  battle,
  damageOf,
  diceLeft,
  eventsOf,
  optionsOf,
  play,
  playAll,
  unit,
  type BattleInput,
} from '../../../helpers/og-position.ts';

const FAR: BattleInput['units'][number] = { id: 'b1.9', type: 'battleships', pose: [70_000, 46_000, 0] };

describe('chapter 1: principles', () => {
  it('OG-1.1 no command asks a player to judge a rule: every command of a battle names numbers, units or slots', () => {
    const match = battle({ turn: 'A', units: [{ id: 'a1.1', type: 'scouts', pose: [9000, 9000, 0] }, FAR] });
    expect(() => play(match, 'a1', { type: 'judge' } as never)).toThrow('format');
  });

  it('OG-1.2 a unit is one base, however many models stand on it', () => {
    const { state } = battle({ units: [{ id: 'a1.1', type: 'scouts', pose: [9000, 9000, 0] }, FAR] });
    expect(state.units[0]!.pose).toEqual({ table: 1, x: 9000, y: 9000, heading: 0 });
    expect(Object.keys(state.units[0]!)).not.toContain('models');
  });

  it('OG-1.3 every unit has a side and a captain of that side', () => {
    const { state } = battle({
      units: [
        { id: 'a1.1', type: 'scouts', pose: [9000, 9000, 0] },
        { id: 'b1.1', type: 'scouts', pose: [9000, 29_000, 0] },
      ],
    });
    expect(state.units.map(({ side, captain }) => [side, captain])).toEqual([
      ['A', 'a1'],
      ['B', 'b1'],
    ]);
    expect(state.captains.map(({ id, side }) => [id, side])).toEqual([
      ['a1', 'A'],
      ['b1', 'B'],
    ]);
  });

  it('OG-1.4 a "ship" is Scouts too: an Inhibitor halves them, an EMP Blaster spoils their rolls', () => {
    const start = battle({
      turn: 'A',
      dice: [6, 1, 1],
      units: [
        { id: 'a1.1', type: 'scouts', pose: [20_000, 20_000, 0] },
        {
          id: 'b1.1',
          type: 'destroyers',
          pose: [26_000, 20_000, 0],
          components: ['inhibitor', 'empBlaster', 'shield'],
        },
      ],
    });
    const moved = act(start, 'a1.1', 'move', { points: [], heading: 0 });
    expect(eventsOf(moved.events, 'activated')).toMatchObject([{ base: 10_000, allowance: 5000, halvedBy: 'b1.1' }]);
    const { events } = play(moved.match, 'a1', { type: 'firePrimary', target: 'b1.1' });
    expect(eventsOf(events, 'hitRolled')).toMatchObject([
      { roll: { drawn: [6, 1, 1], kept: [1, 1], emp: true, total: 2 } },
    ]);
  });

  it('OG-1.9 unit order: side A, captains in seat order, fleet order; slot order counts upward', () => {
    const { state } = battle({
      units: [
        { id: 'b1.2', type: 'scouts', pose: [9000, 29_000, 0] },
        { id: 'a1.10', type: 'scouts', pose: [9000, 9000, 0] },
        { id: 'b1.1', type: 'scouts', pose: [19_000, 29_000, 0] },
        { id: 'a1.2', type: 'destroyers', pose: [19_000, 9000, 0] },
      ],
    });
    expect(state.units.map(({ id }) => id)).toEqual(['a1.2', 'a1.10', 'b1.1', 'b1.2']);
    expect(state.units[0]!.components.map(({ slot }) => slot)).toEqual([1, 2, 3]);
  });

  it('OG-1.10 OG-C138 copies add up, or only the left-most counts', () => {
    const six: BattleInput['units'][number] = {
      id: 'a1.1',
      type: 'battleships',
      pose: [20_000, 20_000, 0],
      components: Array.from({ length: 6 }, () => 'shield' as const),
    };
    const three: BattleInput['units'][number] = {
      id: 'a1.2',
      type: 'destroyers',
      pose: [30_000, 20_000, 0],
      components: ['engine', 'engine', 'engine'],
    };
    for (const [stackPassives, toughness, dice, allowance] of [
      [true, 19, [1, 2, 3], 12_000],
      [false, 14, [5], 11_000],
    ] as const) {
      const match = battle({
        options: { stackPassives },
        turn: 'A',
        phase: 'destroyers',
        dice,
        units: [six, three, FAR],
      });
      expect(sumOf(toughnessOf(match.state.options, unit(match, 'a1.1')))).toBe(toughness);
      const { match: after, events } = play(match, 'a1', { type: 'activate', unit: 'a1.2', action: 'move' });
      expect(eventsOf(events, 'activated')[0]).toMatchObject({ allowance });
      expect(diceLeft(after)).toEqual([]);
    }
  });

  it('OG-1.8 a command is resolved completely before the next decision', () => {
    const start = battle({
      turn: 'A',
      phase: 'destroyers',
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
      units: [
        {
          id: 'a1.1',
          type: 'destroyers',
          pose: [20_000, 20_000, 0],
          components: ['missileCluster', 'shield', 'shield'],
        },
        { id: 'b1.1', type: 'fighters', pose: [26_000, 20_000, 18_000], components: ['shield'] },
        { id: 'b1.2', type: 'fighters', pose: [26_000, 25_000, 18_000], components: ['shield'] },
      ],
    });
    const held = act(start, 'a1.1', 'hold', { heading: 0 }).match;
    const { match, events } = play(held, 'a1', { type: 'useComponent', slot: 1, targets: ['b1.2', 'b1.1'] });
    expect(eventsOf(events, 'damaged').map((event) => event.unit)).toEqual(['b1.2', 'b1.1']);
    expect(diceLeft(match)).toEqual([]);
    expect(match.state.activation).toMatchObject({ unit: 'a1.1', step: 'fire', used: [1] });
  });
});

describe('chapter 27: data', () => {
  it('OG-27.1 units', () => {
    const rows = UNIT_TYPES.map((type) => {
      const { points, slots, move, cruise, ram, gun, evasion, toughness, ramStrength } = UNITS[type];
      return [
        type,
        points,
        slots,
        move,
        cruise,
        ram,
        gun.range,
        gun.accuracy,
        gun.strength,
        evasion,
        toughness,
        ramStrength,
      ];
    });
    expect(rows).toEqual([
      ['scouts', 1, 0, 10_000, 15_000, 0, 6000, 6, 0, 13, 7, null],
      ['fighters', 2, 1, 8000, 12_000, 12_000, 12_000, 4, 2, 11, 9, 2],
      ['destroyers', 6, 3, 6000, 9000, 9000, 18_000, 2, 4, 9, 11, 4],
      ['battleships', 12, 6, 4000, 6000, 6000, 24_000, 0, 6, 7, 13, 6],
    ]);
  });

  it('OG-27.2 components', () => {
    expect(COMPONENT_KINDS).toHaveLength(25);
    const rows = Object.entries(COMPONENTS).map(
      ([kind, { set, use, boxes, max, range, accuracy, strength, targets, sight, rule }]) => [
        kind,
        set,
        use,
        boxes,
        max,
        range,
        accuracy,
        strength,
        targets,
        sight,
        rule,
      ],
    );
    expect(rows.filter(([, set]) => set === 'basic')).toEqual([
      ['ablativeArmor', 'basic', 'triggered', 2, null, null, null, null, null, false, 'OG-9.11'],
      ['cannon', 'basic', 'attack', 2, null, 18_000, 3, 5, 'one', true, 'OG-9.12'],
      ['empBlaster', 'basic', 'aura', 2, null, 12_000, null, null, null, false, 'OG-9.13'],
      ['engine', 'basic', 'passive', 2, null, null, null, null, null, false, 'OG-9.14'],
      ['gigaCannon', 'basic', 'attack', 2, null, 6000, 2, 8, 'one', true, 'OG-9.15'],
      ['hangar', 'basic', 'attack', 2, null, 6000, 6, 0, 'all', false, 'OG-9.16'],
      ['inhibitor', 'basic', 'aura', 2, null, 12_000, null, null, null, false, 'OG-9.17'],
      ['missileCluster', 'basic', 'attack', 2, null, 12_000, 3, 3, 'upToThree', true, 'OG-9.18'],
      ['precisionSensor', 'basic', 'passive', 2, null, null, null, null, null, false, 'OG-9.19'],
      ['railgun', 'basic', 'attack', 2, null, 48_000, 0, 4, 'one', true, 'OG-9.20'],
      ['reinforcedRam', 'basic', 'passive', 2, null, null, null, null, null, false, 'OG-9.21'],
      ['shield', 'basic', 'passive', 2, null, null, null, null, null, false, 'OG-9.22'],
      ['torpedo', 'basic', 'attack', 2, null, 36_000, 0, 6, 'one', true, 'OG-9.23'],
      ['tractorBeam', 'basic', 'active', 2, null, 18_000, null, null, 'one', true, 'OG-9.24'],
      ['warpDrive', 'basic', 'active', 2, null, null, null, null, null, false, 'OG-9.25'],
    ]);
    expect(rows.filter(([, , , boxes]) => boxes === 4).map(([kind]) => kind)).toEqual(['armoredPlating']);
    expect(rows.filter(([, , , , max]) => max === 1).map(([kind]) => kind)).toEqual([
      'armoredPlating',
      'repairBay',
      'salvageArm',
      'tsunamiCannon',
    ]);
  });

  it('OG-27.3 OG-C137 boxes per ship', () => {
    const match = battle({
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [9000, 9000, 0], components: ['armoredPlating', 'shield', 'cannon'] },
        {
          id: 'a1.2',
          type: 'battleships',
          pose: [19_000, 9000, 0],
          components: Array.from({ length: 6 }, () => 'shield' as const),
        },
        {
          id: 'a1.3',
          type: 'battleships',
          pose: [29_000, 9000, 0],
          components: ['armoredPlating', 'cannon', 'cannon', 'cannon', 'cannon', 'cannon'],
        },
        FAR,
      ],
    });
    const { options } = match.state;
    expect([boxesLeft(unit(match, 'a1.1')), sumOf(toughnessOf(options, unit(match, 'a1.1')))]).toEqual([8, 12]);
    expect([boxesLeft(unit(match, 'a1.2')), sumOf(toughnessOf(options, unit(match, 'a1.2')))]).toEqual([12, 19]);
    expect(boxesLeft(unit(match, 'a1.3'))).toBe(14);
  });

  it('OG-C137 a Torpedo cannot damage a Battleship with six Shields from the front, in the back it needs 12', () => {
    for (const [heading, dice, damage] of [
      [18_000, [6, 6, 6, 6], 0],
      [0, [6, 6, 5, 6], 0],
      [0, [6, 6, 6, 6], 2],
    ] as const) {
      const start = battle({
        turn: 'A',
        phase: 'fighters',
        dice,
        units: [
          { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: ['torpedo'] },
          {
            id: 'b1.1',
            type: 'battleships',
            pose: [40_000, 20_000, heading],
            components: Array.from({ length: 6 }, () => 'shield' as const),
          },
        ],
      });
      const { match } = playAll(act(start, 'a1.1', 'hold', { heading: 0 }).match, [
        ['a1', { type: 'useComponent', slot: 1, target: 'b1.1' }],
      ]);
      expect(damageOf(match, 'b1.1').reduce((sum, one) => sum + one, 0)).toBe(damage);
    }
    expect(optionsOf().stackPassives).toBe(true);
  });
});
