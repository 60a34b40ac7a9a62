import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/games/orions-gate/check.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { nextStep } from '../../../../src/games/orions-gate/aids/plans-carry.ts';
import { checkPlans, weightOf, type PlanNote } from '../../../../src/games/orions-gate/aids/plans-check.ts';
import { destroyedBy } from '../../../../src/games/orions-gate/aids/plans-odds.ts';
import {
  canMovePlan,
  movedPlan,
  noPlans,
  plansFor,
  readPlanSets,
  withoutPlan,
  withPlan,
  withSet,
  type PlannedShip,
} from '../../../../src/games/orions-gate/aids/plans.ts';
import { fractionText, percentText, volleyOdds } from '../../../../src/games/orions-gate/odds/index.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { battle, play, type BattleInput } from '../../../helpers/og-position.ts';

const rules = { sight: kernelSight };

/** Two own Destroyers and Scouts against a Fighter with one component and a Battleship. */
const BOARD: BattleInput = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [20000, 24000, 0],
      components: ['cannon', 'cannon', 'shield'],
    },
    {
      id: 'a1.2',
      type: 'destroyers',
      name: 'Lance',
      pose: [20000, 30000, 0],
      components: ['cannon', 'engine', 'shield'],
    },
    { id: 'a1.3', type: 'scouts', name: 'Dart', pose: [20000, 36000, 0], activated: true },
    { id: 'b1.1', type: 'fighters', name: 'Thorn', pose: [36000, 24000, 18000], components: ['warpDrive'] },
    { id: 'b1.2', type: 'battleships', name: 'Hulk', pose: [36000, 32000, 18000], components: ['cannon'] },
  ],
};
const state = battle(BOARD).state;
const plan = (
  unit: string,
  movement: Omit<PlannedShip['movement'], 'type'>,
  ...shots: PlannedShip['shots'][number][]
): PlannedShip => ({ unit, action: 'move', movement: { type: 'plan', ...movement }, shots });
const gun = (target: string) => ({ type: 'firePrimary', target }) as const;
const use = (slot: number, target: string) => ({ type: 'useComponent', slot, target }) as const;
const ahead = (first: number) => ({ first, pivot: 0, second: 0 });
const notes = (plans: readonly PlannedShip[], on = state): (readonly PlanNote[])[] =>
  checkPlans(rules, on, plans).map((one) => one.notes as PlanNote[]);

describe('plans of several ships', () => {
  it('OG-25.8 OG-6.10 are tried one after the other: the planned end of the first is in the way of the second', () => {
    const first = plan('a1.1', { first: 0, pivot: 9000, second: 3000 });
    const second = plan('a1.2', ahead(6000));
    // Talon ends 3 in nearer: 3 in between the centres, 1 in of gap, just legal for Lance going straight ahead.
    expect(notes([first, second])).toEqual([[], []]);
    const near = plan('a1.1', { first: 0, pivot: 9000, second: 3001 });
    expect(notes([near])).toEqual([[expect.objectContaining({ kind: 'movement', other: 'a1.2', planned: false })]]);
    const along = plan('a1.2', { first: 3000, pivot: -9000, second: 3000 });
    const [, blocked] = notes([plan('a1.1', ahead(3000)), along]);
    expect(blocked).toEqual([]);
    const [, met] = notes([plan('a1.1', ahead(3000)), plan('a1.2', { first: 3000, pivot: -9000, second: 3001 })]);
    expect(met).toEqual([
      expect.objectContaining({
        kind: 'movement',
        other: 'a1.1',
        planned: true,
        rejection: expect.objectContaining({ rule: 'OG-6.10' }),
      }),
    ]);
    expect(weightOf(met![0]!)).toBe('bad');
    // In the other order Talon still stands where it is: nothing is in Lance's way.
    expect(notes([plan('a1.2', { first: 3000, pivot: -9000, second: 3001 })])).toEqual([[]]);
  });

  it('OG-24.10 OG-8.4 the chance that a target is destroyed by then is exact', () => {
    const plans = [
      plan('a1.1', ahead(0), gun('b1.1'), use(1, 'b1.1'), use(2, 'b1.1')),
      plan('a1.2', ahead(0), gun('b1.1')),
    ];
    const [own, after] = notes(plans);
    // One point is not enough for two boxes: after the gun alone it cannot be gone, after gun and Cannon it can.
    expect(own!.map((note) => note.kind === 'dead' && [note.index, note.target, fractionText(note.chance!)])).toEqual([
      [2, 'b1.1', '1375/15552'],
    ]);
    // OG-C130: gun and two Cannons of a Destroyer destroy a fresh Fighter of one component in 25.52 %.
    const dead = after!.find((note) => note.kind === 'dead') as Extract<PlanNote, { kind: 'dead' }>;
    expect([dead.index, dead.target, fractionText(dead.chance!), percentText(dead.chance!), weightOf(dead)]).toEqual([
      0,
      'b1.1',
      '285725/1119744',
      '25.52 %',
      'info',
    ]);
  });

  it('OG-24.10 shots of several ships add up as one volley, bystanders left out', () => {
    const shots = [0, 1, 2].map((slot) => ({ slot, targets: ['b1.1'] }));
    const acts = [
      { unit: 'a1.1', pose: state.units[0]!.pose!, ram: null, shots },
      {
        unit: 'a1.2',
        pose: state.units[1]!.pose!,
        ram: null,
        shots: [
          { slot: 0, targets: ['b1.2'] },
          { slot: 1, targets: ['b1.1'] },
        ],
      },
    ];
    const first = volleyOdds(rules, state, 'a1.1', shots);
    let sum = 0;
    for (const { value, chance } of first.ends) {
      const { destroyed } = volleyOdds(rules, value, 'a1.2', [{ slot: 1, targets: ['b1.1'] }]).targets[0] ?? {
        destroyed: { num: 1n, den: 1n },
      };
      sum += (Number(chance.num) / Number(chance.den)) * (Number(destroyed.num) / Number(destroyed.den));
    }
    const counted = destroyedBy(rules, state, acts, 'b1.1')!;
    expect(Number(counted.num) / Number(counted.den)).toBeCloseTo(sum, 12);
    expect(destroyedBy(rules, state, [acts[0]!], 'b1.2')).toEqual({ num: 0n, den: 1n });
  });

  it('OG-7.2 OG-7.1 names shots that cannot be made from the planned end', () => {
    const [list] = notes([plan('a1.1', { first: 0, pivot: 9000, second: 2000 }, use(1, 'b1.2'), gun('b1.2'))]);
    expect(list!.map((note) => note.kind === 'shot' && [note.index, note.rejection.rule])).toEqual([[1, 'OG-7.1']]);
    const [far] = notes(
      [plan('a1.1', ahead(0), gun('b1.1'), use(1, 'b1.1'))],
      battle({
        ...BOARD,
        units: BOARD.units.map((unit) =>
          unit.id === 'b1.1' ? { ...unit, pose: [45000, 24000, 0] as [number, number, number] } : unit,
        ),
      }).state,
    );
    expect(far!.map((note) => note.kind === 'shot' && note.rejection.reason)).toEqual([
      'Thorn is 23.375 in away; the range is 18.000 in.',
      'Thorn is 23.375 in away; the range is 18.000 in.',
    ]);
  });

  it('OG-24.12 OG-6.4 says how likely the Engine dice give enough, and refuses what no die gives', () => {
    const [some] = notes([plan('a1.2', ahead(9000))]);
    expect(some).toEqual([{ kind: 'dice', used: 9000, chance: { num: 4n, den: 6n } }]);
    const [none] = notes([plan('a1.2', ahead(12001))]);
    expect(none![0]).toMatchObject({ kind: 'movement', rejection: { rule: 'OG-6.7' } });
    expect(notes([plan('a1.2', ahead(6000))])).toEqual([[]]);
  });

  it('OG-5.7 OG-8.4 tells a unit that has acted already, and one that is gone', () => {
    const dart: PlannedShip = {
      unit: 'a1.3',
      action: 'move',
      movement: { type: 'plan', points: [], heading: 0 },
      shots: [],
    };
    expect(notes([dart])).toEqual([[{ kind: 'acted', round: 1 }]]);
    const gone = battle({
      ...BOARD,
      units: BOARD.units.map((unit) => (unit.id === 'a1.1' ? { ...unit, status: 'destroyed' as const } : unit)),
    }).state;
    expect(notes([plan('a1.1', ahead(1000))], gone)).toEqual([[{ kind: 'gone', status: 'destroyed' }]]);
  });

  it('OG-6.13 OG-9.35 tells mines on the way', () => {
    const mined = battle({ ...BOARD, mines: [{ side: 'B', x: 24000, y: 24000 }] }).state;
    expect(notes([plan('a1.1', ahead(4000))], mined)[0]!.map((note) => note.kind === 'meets' && note.met.kind)).toEqual(
      ['mine'],
    );
  });

  it('OG-5.2 keeps plans in the order of play: by phase, and by choice within one', () => {
    const dart: PlannedShip = { unit: 'a1.3', action: 'hold', movement: { type: 'plan', heading: 0 }, shots: [] };
    let set = [plan('a1.2', ahead(1)), plan('a1.1', ahead(2))].reduce(
      (sum, one) => withPlan(state, sum, one),
      noPlans('a1'),
    );
    set = withPlan(state, set, dart);
    const order = () => set.plans.map(({ unit }) => unit);
    // Scouts act first, but these have acted: their plan is for the next round.
    expect(order()).toEqual(['a1.2', 'a1.1', 'a1.3']);
    expect([
      canMovePlan(state, set, 'a1.1', -1),
      canMovePlan(state, set, 'a1.1', 1),
      canMovePlan(state, set, 'a1.2', -1),
    ]).toEqual([true, false, false]);
    set = movedPlan(state, movedPlan(state, set, 'a1.1', 1), 'a1.1', -1);
    expect(order()).toEqual(['a1.1', 'a1.2', 'a1.3']);
    set = withPlan(state, set, plan('a1.2', ahead(5)));
    expect(set.plans[1]!.movement.first).toBe(5);
    expect(withoutPlan(set, 'a1.1').plans.map(({ unit }) => unit)).toEqual(['a1.2', 'a1.3']);
  });

  it('OG-22.3 OG-25.12 are seen by their captain, and by their side where they share them; by nobody else', () => {
    const sets = [
      withPlan(state, noPlans('a1'), plan('a1.1', ahead(1))),
      { ...noPlans('a2'), shared: true },
      noPlans('a3'),
      { ...noPlans('b1'), shared: true },
    ];
    const seen = (captain: string | null) => plansFor(sets, captain).map(({ owner }) => owner);
    expect([seen('a1'), seen('a2'), seen('a3'), seen('b1'), seen(null)]).toEqual([
      ['a1', 'a2'],
      ['a2'],
      ['a2', 'a3'],
      ['b1'],
      [],
    ]);
    expect(withSet(sets, { ...sets[2]!, shared: true }).map(({ shared }) => shared)).toEqual([false, true, true, true]);
  });

  it('are read back from where they were kept; what is no plan is left out', () => {
    const set = withPlan(state, noPlans('a1'), plan('a1.1', ahead(2000), gun('b1.1'), use(1, 'b1.1')));
    expect(readPlanSets(JSON.parse(JSON.stringify([set])))).toEqual([set]);
    expect(
      readPlanSets([{ owner: 'x' }, 7, { ...set, plans: [...set.plans, { unit: 'a1.2', action: 'fly' }, null] }]),
    ).toEqual([set]);
    expect(readPlanSets('nonsense')).toEqual([]);
  });
});

describe('carrying plans out', () => {
  const set = withPlan(state, noPlans('a1'), plan('a1.1', ahead(2000), gun('b1.1'), use(1, 'b1.1')));
  const asked = (match: ReturnType<typeof battle>) => (command: OrionsGateCommand) =>
    check(rules, match.state, 'a1', command);
  const step = (match: ReturnType<typeof battle>, skipped: readonly number[] = [], of = set) =>
    nextStep(match.state, of, asked(match), skipped);

  it('OG-6.1 declares, moves, offers the shots in order, and is done', () => {
    let match = battle({ ...BOARD, dice: [1, 1, 1, 1] });
    for (const type of ['activate', 'plan']) {
      const next = step(match);
      expect(next).toMatchObject({ kind: 'order', command: { type } });
      match = play(match, 'a1', (next as { command: OrionsGateCommand }).command).match;
    }
    for (const [index, expected] of [gun('b1.1'), use(1, 'b1.1')].entries()) {
      const next = step(match);
      expect(next).toMatchObject({ kind: 'shot', index, shot: expected, refused: null });
      match = play(match, 'a1', (next as { shot: OrionsGateCommand }).shot).match;
    }
    expect(step(match).kind).toBe('done');
    expect(step(match, [], noPlans('a1')).kind).toBe('wait');
  });

  it('passes over shots that are skipped, and says why one is refused', () => {
    let match = battle({ ...BOARD, dice: [] });
    match = play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' }).match;
    match = play(match, 'a1', { type: 'plan', first: 2000, pivot: 0, second: 0 }).match;
    expect(step(match, [0])).toMatchObject({ kind: 'shot', index: 1 });
    expect(step(match, [0, 1]).kind).toBe('done');
    const odd = { ...set, plans: [{ ...set.plans[0]!, shots: [use(3, 'b1.1')] }] };
    expect(step(match, [], odd)).toMatchObject({ kind: 'shot', refused: { rule: 'OG-9.3' } });
  });

  it('OG-6.4 asks to shorten what the Engine dice do not give, and refuses what is not legal any more', () => {
    const long = withPlan(state, noPlans('a1'), plan('a1.2', ahead(9000)));
    const rolled = play(battle({ ...BOARD, dice: [2] }), 'a1', {
      type: 'activate',
      unit: 'a1.2',
      action: 'move',
    }).match;
    expect(step(rolled, [], long)).toMatchObject({
      kind: 'shorten',
      refused: { rule: 'OG-6.7', reason: 'Path is 9.000 in; the allowance is 8.000 in.' },
    });
    const better = play(battle({ ...BOARD, dice: [3] }), 'a1', {
      type: 'activate',
      unit: 'a1.2',
      action: 'move',
    }).match;
    expect(step(better, [], long)).toMatchObject({ kind: 'order', command: { type: 'plan' } });
    const blocked = battle({
      ...BOARD,
      units: [...BOARD.units, { id: 'b1.3', type: 'fighters', pose: [25000, 24000, 0], components: ['shield'] }],
    });
    const declared = play(blocked, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' }).match;
    const four = withPlan(state, noPlans('a1'), plan('a1.1', ahead(4000)));
    expect(step(declared, [], four)).toMatchObject({ kind: 'refused', refused: { rule: 'OG-6.10' } });
    const theirs = battle({
      ...BOARD,
      turn: 'B',
      units: BOARD.units.map((unit) => (unit.id === 'b1.2' ? { ...unit, type: 'destroyers' as const } : unit)),
    });
    expect(step(theirs)).toMatchObject({ kind: 'refused', refused: { rule: 'OG-5.5' } });
  });
});
