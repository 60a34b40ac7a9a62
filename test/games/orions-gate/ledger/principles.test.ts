import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { COMPONENTS } from '../../../../src/games/orions-gate/data/components.ts';
import { battleshipsAllowed } from '../../../../src/games/orions-gate/index.ts';
import type { OrionsGatePosition } from '../../../../src/games/orions-gate/place.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import {
  game,
  optionsOf,
  play,
  refusal,
  unit,
  act,
  battle,
  eventsOf,
  diceLeft,
  type Battle,
} from '../../../helpers/og-position.ts';
import { lastOf, playthrough } from '../../../laws/playthrough.ts';
import { mangled } from '../../../../src/cli/coverage/mangle.ts';
import { ledgerOf } from '../../../rules/ledger.ts';

const played = playthrough(game, { points: 60, terrainSeed: 'principles' }, 'principles', 20_000);

describe('OG-1 principles', () => {
  it('OG-1.1 OG-21.1: nobody is asked to judge; every refusal names a rule of the catalogue and says why in a sentence', () => {
    const rules = new Set(ledgerOf('orions-gate').map(({ id }) => id));
    const asked = new Set(played.steps.flatMap(({ before }) => game.pending(before.state).map(({ kind }) => kind)));
    for (const kind of asked)
      expect(kind).toMatch(/^(setup\.(fleet|edge|deploy)|play\.(choose|plan|fire)|window\.warp)$/);
    let refusals = 0;
    for (const { before, seat, command } of played.steps) {
      const other = seat === 'a1' ? 'b1' : 'a1';
      const wrong = mangled(command, openChance(seedChance(`judge ${before.ply}`))).map(
        ({ raw }) => [seat, raw] as const,
      );
      for (const [who, raw] of [...wrong, [other, command] as const, ['x', command] as const]) {
        const applied = applyCommand(game, before, who, raw);
        if (applied.ok) continue;
        for (const { rule, reason } of applied.rejections) {
          if (rule === 'format') continue;
          refusals += 1;
          expect(rules.has(rule), `${rule}: ${reason}`).toBe(true);
          expect(reason).toMatch(/^[A-Z0-9{].*\.$/);
          expect(reason).not.toMatch(/undefined|NaN|null|\[object/);
        }
      }
    }
    expect(refusals).toBeGreaterThan(100);
  });

  it('OG-1.2: a unit is one base: Scouts have one pose, move as one and are lost as one', () => {
    const match = battle({
      dice: [6, 6, 6, 6],
      phase: 'fighters',
      turn: 'A',
      units: [
        { id: 'a1.1', type: 'fighters', pose: [10000, 10000, 0], components: ['cannon'] },
        { id: 'b1.1', type: 'scouts', pose: [20000, 10000, 0] },
        { id: 'b1.2', type: 'scouts', pose: [40000, 40000, 0] },
      ],
    });
    const shot = play(act(match, 'a1.1', 'hold', { heading: 0 }).match, 'a1', { type: 'firePrimary', target: 'b1.1' });
    expect(eventsOf(shot.events, 'destroyed').map((event) => event.unit)).toEqual(['b1.1']);
    expect(unit(shot.match, 'b1.2')).toEqual(unit(match, 'b1.2'));
  });

  it('OG-1.3: there are two sides; every unit belongs to one and to a captain of it, from the first round to the last', () => {
    for (const { after } of played.steps) {
      for (const { id, side, captain } of after.state.units)
        expect([side, captain]).toEqual(id.startsWith('a') ? ['A', 'a1'] : ['B', 'b1']);
    }
    expect(lastOf(played).state.captains.map(({ id, side }) => [id, side])).toEqual([
      ['a1', 'A'],
      ['b1', 'B'],
    ]);
  });

  it('OG-1.4: Scouts are ships: an Inhibitor halves them, EMP spoils their rolls, a Tractor Beam pulls them', () => {
    const units: OrionsGatePosition['units'] = [
      {
        id: 'a1.1',
        type: 'destroyers',
        pose: [20000, 20000, 0],
        components: ['inhibitor', 'empBlaster', 'tractorBeam'],
      },
      { id: 'b1.1', type: 'scouts', pose: [26000, 20000, 0] },
    ];
    const inhibited = play(battle({ turn: 'B', units }), 'b1', { type: 'activate', unit: 'b1.1', action: 'move' });
    expect(inhibited.match.state.activation!.allowance).toBe(5000);
    const planned = play(inhibited.match, 'b1', { type: 'plan', points: [[25000, 20000]], heading: 0 }).match;
    const scripted: Battle = { ...planned, chance: { kind: 'script', draws: [6, 1, 1] } };
    const shot = play(scripted, 'b1', { type: 'firePrimary', target: 'a1.1' });
    expect(eventsOf(shot.events, 'hitRolled')[0]!.roll).toMatchObject({ drawn: [6, 1, 1], kept: [1, 1], emp: true });
    const pulling = act(battle({ dice: [3], phase: 'destroyers', turn: 'A', units }), 'a1.1', 'hold', {
      heading: 0,
    }).match;
    expect(
      unit(play(pulling, 'a1', { type: 'useComponent', slot: 3, target: 'b1.1' }).match, 'b1.1').pose,
    ).toMatchObject({ x: 23000, y: 20000 });
  });

  it('OG-1.11: the theme changes names and pictures only: the same battle, ply for ply', () => {
    const naval = playthrough(game, { points: 60, terrainSeed: 'principles', theme: 'naval' }, 'principles', 20_000);
    expect(naval.steps.map(({ events }) => events)).toEqual(played.steps.map(({ events }) => events));
    expect(naval.options.theme).toBe('naval');
  });
});

describe('OG-2.13 OG-I48: tables are infinitely far apart', () => {
  const twoTables = (): Battle => {
    const match = battle({
      turn: 'A',
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 0], components: ['cannon', 'hangar', 'railgun'] },
        { id: 'b1.1', type: 'destroyers', pose: [24000, 20000, 0], components: ['inhibitor', 'empBlaster', 'shield'] },
      ],
    });
    const [table] = match.state.tables;
    const units = match.state.units.map((one) =>
      one.id === 'b1.1' ? { ...one, pose: { ...one.pose!, table: 2 } } : one,
    );
    const state: OrionsGateState = { ...match.state, tables: [table!, { ...table!, number: 2 }], units };
    return { ...match, state };
  };

  it('nothing is in range, in sight or in an aura across them', () => {
    const declared = play(twoTables(), 'a1', { type: 'activate', unit: 'a1.1', action: 'move' }).match;
    expect(declared.state.activation!.allowance).toBe(6000);
    const match = play(declared, 'a1', { type: 'plan', first: 6000, pivot: 0, second: 0 }).match;
    const answer = 'OG-2.13: Destroyers 1 is on table 2, not on table 1.';
    expect(refusal(match, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(answer);
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 3, target: 'b1.1' })).toBe(answer);
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 2 })).toMatch(
      /^OG-9\.16: No enemy unit within 6\.000 in/,
    );
  });
});

it('OG-9.3: each kind of component is used in its own way, and auras, passives and triggers never', () => {
  const kinds = ['cannon', 'hangar', 'warpDrive', 'empBlaster', 'inhibitor', 'shield'] as const;
  expect(kinds.map((kind) => COMPONENTS[kind].use)).toEqual(['attack', 'attack', 'active', 'aura', 'aura', 'passive']);
  const match = act(
    battle({
      phase: 'battleships',
      turn: 'A',
      units: [
        {
          id: 'a1.1',
          type: 'battleships',
          pose: [20000, 20000, 0],
          components: ['empBlaster', 'inhibitor', 'shield', 'engine', 'ablativeArmor', 'precisionSensor'],
        },
        { id: 'b1.1', type: 'scouts', pose: [60000, 40000, 0] },
      ],
    }),
    'a1.1',
    'hold',
    { heading: 0 },
  ).match;
  const names = ['EMP Blaster', 'Inhibitor', 'Shield', 'Engine', 'Ablative Armor', 'Precision Sensor'];
  expect(names.map((_, index) => refusal(match, 'a1', { type: 'useComponent', slot: index + 1 }))).toEqual(
    names.map((name) => `OG-9.3: ${name} works by itself; it is never used.`),
  );
});

it('OG-18.1: 12, 24, ... 96 points allow one to eight Battleships, budgets between them the lower number', () => {
  expect([12, 24, 36, 48, 60, 72, 84, 96].map(battleshipsAllowed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([23, 35, 47, 95].map(battleshipsAllowed)).toEqual([1, 2, 3, 7]);
});

it('OG-20.3: there is always a legal command: a ship hemmed in on all sides may stay, hold fire and end', () => {
  const around = [
    [18000, 20000],
    [22000, 20000],
    [20000, 18000],
    [20000, 22000],
  ] as const;
  const match = battle({
    turn: 'A',
    units: [
      { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 0], components: ['cannon', 'cannon', 'cannon'] },
      ...around.map(([x, y], index) => ({
        id: `b1.${index + 1}`,
        type: 'destroyers' as const,
        pose: [x, y, 0] as [number, number, number],
      })),
    ],
  });
  for (const action of ['hold', 'move', 'cruise', 'ram'] as const) {
    const declared = play(match, 'a1', { type: 'activate', unit: 'a1.1', action }).match;
    const plan =
      action === 'hold' ? { heading: 0 } : action === 'ram' ? { distance: 0 } : { first: 0, pivot: 0, second: 0 };
    const ended = play(play(declared, 'a1', { type: 'plan', ...plan }).match, 'a1', { type: 'endActivation' }).match;
    expect(unit(ended, 'a1.1').pose).toEqual(unit(match, 'a1.1').pose);
  }
});

describe('OG-23 chance', () => {
  it('OG-23.1: one stream feeds the game in the order of the commands: the same seed and commands give the same dice, each a D6', () => {
    const again = playthrough(game, { points: 60, terrainSeed: 'principles' }, 'principles', 20_000);
    expect(lastOf(again).hash).toBe(lastOf(played).hash);
    const rolls = played.steps.flatMap(({ events }) => JSON.stringify(events).match(/"drawn":\[[\d,]*\]/g) ?? []);
    expect(rolls.length).toBeGreaterThan(10);
    const dice = rolls.flatMap((roll) => roll.match(/\d+/g)!.map(Number));
    expect(dice.filter((die) => die < 1 || die > 6)).toEqual([]);
  });

  it('OG-23.2: scoring, ending and everything else without a row in the table of dice draws none', () => {
    const free = new Set(['chooseEdge', 'deploy', 'finishDeployment', 'endActivation', 'stay']);
    const silent = played.steps.filter(({ command }) => free.has((command as { type: string }).type));
    for (const { before, after } of silent) expect(after.chance).toEqual(before.chance);
    expect(silent.length).toBeGreaterThan(20);
    const over = played.steps.at(-1)!;
    expect(over.after.state.outcome).not.toBeNull();
    expect(over.after.chance).toEqual(over.before.chance);
  });

  it('OG-23.1: an activation draws what its row says and nothing more', () => {
    const match = battle({
      dice: [3, 4, 1, 2, 6],
      phase: 'destroyers',
      turn: 'A',
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 0], components: ['engine', 'engine', 'shield'] },
        { id: 'b1.1', type: 'scouts', pose: [60000, 40000, 0] },
      ],
    });
    expect(diceLeft(play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match)).toEqual([
      3, 4, 1, 2, 6,
    ]);
    expect(diceLeft(play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' }).match)).toEqual([1, 2, 6]);
    const cruising = play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'cruise' });
    expect(diceLeft(cruising.match)).toEqual([6]);
    expect(eventsOf(cruising.events, 'activated')[0]!.engines.map(({ roll }) => roll.drawn)).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });
});

it('OG-26.1: options are fixed with the match: no command and no event changes them', () => {
  for (const { after } of played.steps) expect(after.state.options).toEqual(played.options);
  expect(optionsOf({ rounds: 2 }).rounds).toBe(2);
});
