import { expect, test } from 'vitest';
import type { PlanCheck, PlanNote } from '../../../../../src/games/orions-gate/index.ts';
import { planGroups, worstOf } from '../../../../../src/ui/games/orions-gate/plans/plan-groups.ts';
import { bigBattle, BIG_OPTIONS, SHIPS } from '../../../../helpers/big-battle.ts';
import { battle, game } from '../../../../helpers/og-position.ts';

const { state } = battle({ options: BIG_OPTIONS, ...bigBattle() });
const view = game.view(state, { kind: 'seat', seat: 'a1' });
const BAD: PlanNote = { kind: 'gone', status: 'destroyed' } as unknown as PlanNote;
const own = view.units.filter(({ side }) => side === 'A');
const checks = own.map(
  ({ id }, index): PlanCheck =>
    ({
      plan: { unit: id, shots: [] },
      end: null,
      notes: index === 20 || index === 35 ? [BAD] : [],
    }) as unknown as PlanCheck,
);

test('forty plans stand in few groups, conflicts first, each with its number in the order of play', () => {
  const groups = planGroups(view, checks, '');
  expect(groups.map(({ of, plans }) => [of, plans.length])[0]).toEqual(['bad', 2]);
  expect(groups.map(({ of }) => of).slice(1)).toEqual(['scouts', 'fighters', 'destroyers', 'battleships']);
  expect(groups[0]!.plans.map(({ number }) => number)).toEqual([21, 36]);
  expect(groups.reduce((sum, { plans }) => sum + plans.length, 0)).toBe(SHIPS);
  expect(worstOf(checks[20]!)).toBe('bad');
  expect(worstOf(checks[0]!)).toBe('fine');
});

test('a search leaves those that are called like that', () => {
  const [only] = planGroups(view, checks, ' battleships 2');
  expect(only!.plans.map(({ check }) => view.units.find(({ id }) => id === check.plan.unit)!.name)).toEqual([
    expect.stringContaining('Battleships 2'),
  ]);
  expect(planGroups(view, checks, 'nobody')).toEqual([]);
});
