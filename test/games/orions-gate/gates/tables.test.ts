import { describe, expect, it } from 'vitest';
import {
  allowanceOf,
  circles,
  describeUnit,
  dragPlan,
  encounters,
  openTrial,
  pathGaps,
  reachArea,
  ruler,
  threatArea,
  threatsTo,
} from '../../../../src/games/orions-gate/aids/index.ts';
import { answersTo } from '../../../../src/games/orions-gate/aids/answers/answers.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { ramOdds, volleyOdds } from '../../../../src/games/orions-gate/odds/index.ts';
import { auraOn } from '../../../../src/games/orions-gate/rules/emp.ts';
import { attackNeeds } from '../../../../src/games/orions-gate/rules/attack.ts';
import { noStandingPlace } from '../../../../src/games/orions-gate/rules/deployment.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { battle, play, refusal, type Battle } from '../../../helpers/og-position.ts';
import { B, circle, D, F, hurt, S, type Placed } from '../battle/scene.ts';
import { gate, on } from './scene.ts';

const rules = { sight: kernelSight };
const gates = [gate(3000, 45000)];
type Act = { readonly action: 'hold' | 'move' | 'cruise' | 'ram'; readonly step: 'plan' | 'fire' };

const own = D('a1.1', [20000, 20000, 0], 'hangar', 'mineLauncher', 'deflector');
const here: readonly Placed[] = [
  own,
  F('a1.2', [14000, 20000, 0], hurt('railgun', 1)),
  F('b1.1', [25000, 20000, 18000], 'shield'),
  S('b1.2', [40000, 20000]),
];

/** Everything that could help, harm, block or hide, at the places of the first table, on the second. */
const others: readonly Placed[] = [
  B('b1.5', [25000, 20000, 18000], 'inhibitor', 'empBlaster', 'hangar', 'railgun'),
  D('b1.6', [20000, 20000, 18000], 'cannon', 'tractorBeam', 'salvageArm'),
  D('a1.6', [30000, 20000, 0], 'repairBay', 'salvageArm', 'empBlaster'),
  F('a1.7', [22500, 22500, 0], 'inhibitor'),
  S('b1.7', [14000, 20000]),
].map((unit) => ({ ...on(2, unit), activated: true }));
const pieces = [
  circle('blocking', 34000, 20000, 1500),
  circle('obscuring', 22500, 18000, 3000),
  circle('dangerous', 20000, 26000, 3000),
  circle('blocking', 14000, 24000, 1500),
];
const mines = [
  { side: 'B' as const, x: 21000, y: 20500, table: 2 },
  { side: 'A' as const, x: 26000, y: 20500, table: 2 },
];

/** The battle of table 1, alone or with all that planted on table 2. */
function scene(planted: boolean, { action, step }: Act, dice: readonly number[] = [], units = here): Battle {
  return battle({
    options: {
      layout: [[], []],
      debris: true,
      boarding: true,
      mysteriousObjectives: true,
      mission: 'territoryControl',
    },
    tables: [{ pieces: [...gates] }, { pieces: [...gates, ...(planted ? pieces : [])] }],
    units: [...units, ...(planted ? others : [])],
    mines: planted ? mines : [],
    markers: planted
      ? [3, 4, 5, 6].map((mystery) => ({ kind: 'objective' as const, table: 2, x: 20500, y: 20000 + mystery, mystery }))
      : [],
    activation: { unit: units[0]!.id, action, step },
    dice: [...dice],
  });
}

/** What a question answers with and without the other table. */
function same(act: Act, ask: (state: OrionsGateState) => unknown, units = here): void {
  const [alone, planted] = [ask(scene(false, act, [], units).state), ask(scene(true, act, [], units).state)];
  expect(alone).toBeDefined();
  expect(planted).toEqual(alone);
}

/** Facts without the numbers of pieces, which count over all tables. */
const numberless = (events: readonly unknown[]): unknown =>
  JSON.parse(JSON.stringify(events).replace(/"P\d+"/g, '"P"'));

/** The facts of a command with and without the other table, all dice told. */
function sameFacts(act: Act, command: OrionsGateCommand, dice: readonly number[], units = here): void {
  const [alone, planted] = [false, true].map((there) => play(scene(there, act, dice, units), 'a1', command));
  expect(alone!.events.length).toBeGreaterThan(0);
  expect(numberless(planted!.events)).toEqual(numberless(alone!.events));
  expect(planted!.match.chance).toEqual(alone!.match.chance);
}

const FIRE: Act = { action: 'hold', step: 'fire' };
const MOVE: Act = { action: 'move', step: 'plan' };
const dice = [3, 4, 5, 4, 3, 2, 4, 4, 5, 1, 2, 3, 3, 4];

describe('OG-2.13 tables are infinitely far apart', () => {
  it('OG-2.13 OG-9.13 OG-9.17: auras, halving and Engine dice', () => {
    for (const kind of ['empBlaster', 'inhibitor'] as const)
      for (const { id } of here) same(MOVE, (state) => auraOn(state, thePlaced(state, id), kind));
    for (const { id } of here) same(MOVE, (state) => allowanceOf(state, id, 'move'));
    // On its own table the same enemy would reach it.
    const near = battle({ units: [own, B('b1.5', [25000, 20000, 18000], 'inhibitor')] });
    expect(auraOn(near.state, thePlaced(near.state, 'a1.1'), 'inhibitor')).not.toBeNull();
  });

  it('OG-2.13 OG-6.10 OG-6.11 OG-6.13: paths and what they meet', () => {
    const plan = { type: 'plan', first: 2000, pivot: 9000, second: 4000 } as const;
    sameFacts(MOVE, plan, []);
    sameFacts({ action: 'cruise', step: 'plan' }, { type: 'plan', first: 0, pivot: 9000, second: 9000 }, []);
    sameFacts({ action: 'ram', step: 'plan' }, { type: 'plan', target: 'b1.1' }, [...dice, ...dice]);
    sameFacts({ action: 'ram', step: 'plan' }, { type: 'plan', distance: 500 }, []);
  });

  it('OG-2.13 OG-7.2 OG-7.6 OG-7.7: shots, cover and components', () => {
    sameFacts(FIRE, { type: 'firePrimary', target: 'b1.1' }, dice);
    sameFacts(FIRE, { type: 'useComponent', slot: 1 }, dice);
    sameFacts(FIRE, { type: 'useComponent', slot: 2, x: 24000, y: 24000 }, []);
    sameFacts(FIRE, { type: 'useComponent', slot: 3, x: 20000, y: 23000, diameter: 3000 }, []);
    sameFacts(FIRE, { type: 'board', target: 'b1.1' }, dice, [
      D('a1.1', [22000, 20000, 0]),
      D('b1.1', [25000, 20000, 18000]),
      S('b1.2', [40000, 20000]),
    ]);
    same(FIRE, (state) =>
      attackNeeds(rules, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), { slot: 0, kind: 'primary' }),
    );
    const beam = [
      D('a1.1', [20000, 20000, 0], 'tractorBeam', 'plasmaCannon', 'warpDrive'),
      F('b1.1', [30000, 20000]),
      S('b1.2', [40000, 20000]),
    ];
    sameFacts(FIRE, { type: 'useComponent', slot: 1, target: 'b1.1' }, [6], beam);
    sameFacts(FIRE, { type: 'useComponent', slot: 3 }, [3, 4], beam);
  });

  it('OG-2.13 OG-9.37 OG-9.38 OG-13.2 OG-10.3 OG-I48: what stands on another table cannot be named, salvaged or repaired', () => {
    const fire = scene(true, FIRE);
    expect(refusal(fire, 'a1', { type: 'firePrimary', target: 'b1.5' })).toMatch(
      /^OG-2\.13: .* is on table 2, not on table 1\.$/,
    );
    expect(refusal(fire, 'a1', { type: 'board', target: 'b1.5' })).toMatch(/^OG-2\.13: /);
    expect(refusal(scene(true, { action: 'ram', step: 'plan' }), 'a1', { type: 'plan', target: 'b1.5' })).toMatch(
      /^OG-2\.13: /,
    );
    const medic = [D('a1.1', [20000, 20000, 0], 'repairBay', 'missileCluster', 'cannon'), S('b1.2', [40000, 20000])];
    const match = battle({
      options: { layout: [[], []] },
      units: [
        ...medic,
        on(2, D('a1.6', [21000, 20000, 0], hurt('railgun', 1))),
        on(2, B('b1.5', [25000, 20000, 18000])),
      ],
      activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
    });
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 1, target: 'a1.6', targetSlot: 1 })).toBe(
      'OG-2.13: Destroyers 2 is on table 2, not on table 1.',
    );
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 2, targets: ['b1.5'] })).toMatch(/^OG-2\.13: /);
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 3, target: 'b1.5' })).toMatch(/^OG-2\.13: /);
  });

  it('OG-2.13 OG-9.38 OG-12.4: a loss opens no window on another table', () => {
    const weak = [
      D('a1.1', [20000, 20000, 0], 'gigaCannon'),
      F('b1.1', [25000, 20000, 0], hurt('railgun', 1)),
      S('b1.2', [40000, 20000]),
    ];
    const after = (planted: boolean) =>
      play(scene(planted, FIRE, [6, 6, 6, 6], weak), 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' }).match
        .state;
    expect(after(false).units.find(({ id }) => id === 'b1.1')!.status).toBe('destroyed');
    expect(after(true).windows).toEqual(after(false).windows);
  });

  it('OG-2.12 OG-2.13: standing places', () => {
    for (const [x, y] of [
      [22500, 22500],
      [34000, 20000],
      [30000, 20500],
      [25000, 20000],
    ] as const) {
      same(MOVE, (state) => [noStandingPlace(state, state.tables[0]!, { x, y, radius: 1000 }, 'a1.1')]);
      const planted = scene(true, MOVE).state;
      expect(noStandingPlace(planted, planted.tables[1]!, { x, y, radius: 1000 }, 'a1.1')).not.toBeNull();
    }
  });

  it('OG-2.13 OG-25.6 OG-25.7 OG-25.8: reach, threat, ghosts, gaps, circles and descriptions', () => {
    const ask = (of: (state: OrionsGateState) => unknown): void => same(MOVE, of);
    for (const id of ['a1.1', 'b1.2']) ask((state) => reachArea(state, id, 'move'));
    ask((state) => threatsTo(state, 'a1.1'));
    ask((state) => threatArea(state, ['b1.1', 'b1.2']));
    ask((state) => circles(state, 'a1.1'));
    ask((state) => describeUnit(rules, state, 'b1.1', 'a1.1'));
    ask((state) => dragPlan(rules, state, { unit: 'a1.1', action: 'move', point: { x: 24000, y: 24000 } }));
    ask((state) => dragPlan(rules, state, { unit: 'a1.1', action: 'ram', point: { x: 25000, y: 20000 } }));
    const trial = (state: OrionsGateState) => openTrial(rules, state, 'a1.1', 'move', 6000);
    ask((state) => encounters(trial(state), { first: 2000, pivot: 9000, second: 4000 }));
    ask((state) => pathGaps(trial(state), trial(state).path({ first: 2000, pivot: 9000, second: 4000 }), Infinity));
    const { list, together } = answersTo(rules, scene(true, MOVE).state, 'a1.1');
    expect(list.map(({ enemy }) => enemy).every((id) => id === 'b1.1' || id === 'b1.2')).toBe(true);
    expect(together).toEqual(answersTo(rules, scene(false, MOVE).state, 'a1.1').together);
    expect(ruler(scene(true, MOVE).state, { unit: 'a1.1' }, { unit: 'b1.6' })).toBeNull();
  });

  it('OG-2.13 OG-24.3 OG-24.7: odds', () => {
    same(FIRE, (state) => {
      const { ends: _, ...odds } = volleyOdds(rules, state, 'a1.1', [{ slot: 0, targets: ['b1.1'] }, { slot: 1 }]);
      return odds;
    });
    same({ action: 'ram', step: 'plan' }, (state) => {
      const { ends: _, ...odds } = ramOdds(rules, state, 'a1.1', 'b1.1', 9000);
      return odds;
    });
  });
});
