import { describe, expect, it } from 'vitest';
import { openPlan, draftEnd, wastesMove, type PlanTool } from '../../../../../src/ui/games/orions-gate/tools/plan.ts';
import { commandOf, placedIn } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { battle, play } from '../../../../helpers/og-position.ts';
import { at, contextOf, feed } from './desk.ts';

const fighter = (action: 'hold' | 'move' | 'cruise' | 'ram' = 'move', more: readonly object[] = []) => {
  const match = battle({
    phase: 'fighters',
    turn: 'A',
    units: [
      { id: 'a1.1', type: 'fighters', pose: [10000, 10000, 0], components: ['cannon'] },
      { id: 'b1.1', type: 'fighters', pose: [60000, 40000, 18000], components: ['cannon'] },
      ...(more as never[]),
    ],
  });
  return play(match, 'a1', { type: 'activate', unit: 'a1.1', action }).match;
};
const scouts = () => {
  const match = battle({
    phase: 'scouts',
    turn: 'A',
    units: [
      { id: 'a1.1', type: 'scouts', pose: [10000, 10000, 0] },
      { id: 'b1.1', type: 'scouts', pose: [60000, 40000, 0] },
    ],
  });
  return play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' }).match;
};
const open = (match: ReturnType<typeof fighter>) => ({
  context: contextOf(match, 'a1'),
  tool: openPlan(contextOf(match, 'a1').view) as PlanTool,
});
const draft = (tool: unknown) => (tool as PlanTool).draft;

describe('plan tool', () => {
  it('OG-6.16 begins standing still, which is legal', () => {
    const { context, tool } = open(fighter());
    expect(tool.draft).toEqual({ kind: 'ship', first: 0, pivot: 0, second: 0 });
    expect(context.check(commandOf(tool.draft))).toEqual([]);
  });

  it('OG-6.1 an action that goes is wasted where it goes nowhere; with Hold, or with no way to go, staying is meant', () => {
    const wasted = (match: ReturnType<typeof fighter>, change: object = {}, allowance = 8000) => {
      const { tool } = open(match);
      return wastesMove({ ...tool.draft, ...change }, 0, allowance);
    };
    expect([wasted(fighter()), wasted(fighter('cruise')), wasted(fighter('ram')), wasted(scouts())]).toEqual(
      Array(4).fill(true),
    );
    expect([wasted(fighter('hold')), wasted(fighter('cruise'), {}, 0)]).toEqual([false, false]);
    expect(wasted(fighter(), { pivot: 100 })).toBe(false);
    expect(wasted(fighter(), { first: 1 })).toBe(false);
    expect(wasted(fighter(), { exit: true })).toBe(false);
    expect(wasted(scouts(), { heading: 100 })).toBe(false);
  });

  it('OG-6.7 a drag straight ahead stops at the exact allowance and says why', () => {
    const { context, tool } = open(fighter());
    const step = feed(tool, context, [at('down', 10000, 10000), at('drag', 30000, 10000)]);
    const end = draftEnd(placedIn(context.view, 'a1.1')!.pose, draft(step.tool));
    expect(end).toMatchObject({ x: 18000, y: 10000 });
    expect((step.tool as PlanTool).blocked?.rule).toBe('OG-6.7');
    expect(step.commands).toEqual([]);
    expect(context.check(commandOf(draft(step.tool)))).toEqual([]);
  });

  it('OG-6.10 a drag at an enemy stops at exactly 1.000 in and names it', () => {
    const match = fighter('move', [{ id: 'b1.2', type: 'fighters', pose: [16000, 10000, 0], components: ['cannon'] }]);
    const { context, tool } = open(match);
    const step = feed(tool, context, [at('down', 10000, 10000), at('drag', 16000, 10000)]);
    const end = draftEnd(placedIn(context.view, 'a1.1')!.pose, draft(step.tool));
    expect(context.check(commandOf(draft(step.tool)))).toEqual([]);
    expect(Math.hypot(end.x - 16000, end.y - 10000)).toBeLessThan(2260);
    expect((step.tool as PlanTool).blocked?.rule).toBe('OG-6.10');
  });

  it('the reason stays when the ghost is let go, and so does the plan; drawn on freely it is gone', () => {
    const { context, tool } = open(fighter());
    const pulled = feed(tool, context, [at('down', 10000, 10000), at('drag', 30000, 10000)]);
    const let_go = feed(pulled.tool, context, [at('up', 30000, 10000)]);
    expect(let_go.tool).toMatchObject({ grip: 'none', blocked: { rule: 'OG-6.7' }, draft: draft(pulled.tool) });
    const freely = feed(let_go.tool, context, [at('down', 18000, 10000), at('drag', 13000, 10000)]);
    expect((freely.tool as PlanTool).blocked).toBeNull();
  });

  it('a press beside the ghost holds nothing', () => {
    const { context, tool } = open(fighter());
    const step = feed(tool, context, [at('down', 14000, 14000), at('drag', 18000, 10000)]);
    expect(draft(step.tool)).toEqual(tool.draft);
  });

  it('OG-6.8 the handle turns the end and keeps the place', () => {
    const { context, tool } = open(fighter());
    const placed = feed(tool, context, [at('tap', 14000, 12000)]);
    const before = draftEnd(placedIn(context.view, 'a1.1')!.pose, draft(placed.tool));
    const handle = feed(placed.tool, context, [{ ...at('down', 0, 0) }]);
    expect((handle.tool as PlanTool).grip).toBe('none');
    const turned = feed({ ...(placed.tool as PlanTool), grip: 'handle' }, context, [
      at('drag', before.x, before.y + 5000),
    ]);
    const after = draftEnd(placedIn(context.view, 'a1.1')!.pose, draft(turned.tool));
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(5);
    expect(after.heading).toBe(9000);
  });

  it('OG-I24 nudging past the allowance changes nothing and says so', () => {
    const { context, tool } = open(fighter());
    const full = feed(tool, context, [{ kind: 'draft', draft: { kind: 'ship', first: 8000, pivot: 0, second: 0 } }]);
    const over = feed(full.tool, context, [{ kind: 'nudge', right: 0, up: 1, turn: 0, step: 1 }]);
    expect(draft(over.tool)).toEqual({ kind: 'ship', first: 8000, pivot: 0, second: 0 });
    expect((over.tool as PlanTool).blocked).toMatchObject({
      rule: 'OG-6.7',
      reason: 'Path is 8.001 in; the allowance is 8.000 in.',
    });
  });

  it('nudges 0.1 in and 1 degree, fine 0.001 in and 0.01 degrees', () => {
    const { context, tool } = open(fighter());
    const coarse = feed(tool, context, [
      { kind: 'nudge', right: 0, up: 3, turn: 0, step: 100 },
      { kind: 'nudge', right: 0, up: 0, turn: 2, step: 100 },
    ]);
    expect(draft(coarse.tool)).toEqual({ kind: 'ship', first: 300, pivot: 200, second: 0 });
    const fine = feed(coarse.tool, context, [
      { kind: 'nudge', right: 0, up: 1, turn: 0, step: 1 },
      { kind: 'nudge', right: 0, up: 0, turn: -1, step: 1 },
    ]);
    expect(draft(fine.tool)).toEqual({ kind: 'ship', first: 300, pivot: 199, second: 1 });
  });

  it('a typed value that is refused stays as typed, with its reason, and confirming it orders nothing legal', () => {
    const { context, tool } = open(fighter());
    const typed = feed(tool, context, [{ kind: 'draft', draft: { kind: 'ship', first: 9000, pivot: 0, second: 0 } }]);
    expect((typed.tool as PlanTool).blocked?.rule).toBe('OG-6.7');
    expect(feed(typed.tool, context, [{ kind: 'confirm' }]).commands).toEqual([
      { type: 'plan', first: 9000, pivot: 0, second: 0 },
    ]);
    expect(context.check({ type: 'plan', first: 9000, pivot: 0, second: 0 })[0]?.rule).toBe('OG-6.7');
  });

  it('cancel goes back to standing still without a command', () => {
    const { context, tool } = open(fighter());
    const step = feed(tool, context, [at('down', 10000, 10000), at('drag', 14000, 11000), { kind: 'cancel' }]);
    expect(step.tool).toMatchObject({
      draft: { kind: 'ship', first: 0, pivot: 0, second: 0 },
      grip: 'none',
      blocked: null,
    });
    expect(step.commands).toEqual([]);
  });

  it('OG-6.6 on Hold the ship turns toward a tap', () => {
    const { context, tool } = open(fighter('hold'));
    expect(draft(feed(tool, context, [at('tap', 10000, 20000)]).tool)).toEqual({ kind: 'turn', heading: 9000 });
  });

  it('OG-6.9 Scouts: waypoints make a chain, the end stops at the counted allowance', () => {
    const { context, tool } = open(scouts());
    const first = feed(tool, context, [at('tap', 13000, 14000), { kind: 'waypoint' }, at('tap', 30000, 14000)]);
    const made = draft(first.tool);
    expect(made.kind === 'chain' && made.points[0]).toEqual({ x: 13000, y: 14000 });
    expect(made.kind === 'chain' && made.points.at(-1)).toEqual({ x: 18000, y: 14000 });
    expect(context.check(commandOf(made))).toEqual([]);
    expect((first.tool as PlanTool).blocked).toMatchObject({ rule: 'OG-6.9' });
  });

  it('OG-10.3 on Ram a tap on a reachable enemy names it, OG-10.3 one out of reach is refused with its reason', () => {
    const match = fighter('ram', [{ id: 'b1.2', type: 'fighters', pose: [16000, 10200, 0], components: ['cannon'] }]);
    const { context, tool } = open(match);
    expect(draft(feed(tool, context, [at('tap', 16000, 10200)]).tool)).toEqual({
      kind: 'ram',
      target: 'b1.2',
      distance: 0,
    });
    const far = feed(tool, context, [at('tap', 60000, 40000)]);
    expect(draft(far.tool)).toEqual({ kind: 'ram', target: null, distance: 0 });
    expect((far.tool as PlanTool).blocked?.rule).toBe('OG-10.3');
  });
});
