import { describe, expect, it } from 'vitest';
import { gateAt, pathIn, tableOfGate } from '../../../../../src/ui/games/orions-gate/tools/gate.ts';
import { openPlan, planGrip, type PlanTool } from '../../../../../src/ui/games/orions-gate/tools/plan.ts';
import type { ToolInput } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { battle } from '../../../../helpers/og-position.ts';
import { at, contextOf, feed } from './desk.ts';

const gate = (x: number, y: number) => ({
  kind: 'warpGate' as const,
  parts: [{ kind: 'circle' as const, x, y, radius: 1500 }],
});

/** F of C105 before the gate of table 1; gates 2 and 3 stand on table 2. */
const fighter = (more: { readonly mission?: string; readonly markers?: readonly object[] } = {}) =>
  battle({
    options: { tables: 2, layout: [[], []], ...(more.mission && { mission: more.mission }) },
    tables: [{ pieces: [gate(16_000, 11_000)] }, { pieces: [gate(60_000, 24_000), gate(20_000, 24_000)] }],
    units: [
      { id: 'a1.1', type: 'fighters', pose: [10_000, 10_000, 0] },
      { id: 'b1.1', type: 'scouts', pose: { x: 30_000, y: 40_000, table: 2 } },
    ],
    ...(more.markers && { markers: more.markers as never }),
    activation: { unit: 'a1.1', action: 'move' },
  });
const open = (match = fighter()) => {
  const context = contextOf(match, 'a1');
  return { context, tool: openPlan(context.view) as PlanTool, unit: context.view.units[0] as never };
};
/** A pointer on one of the tables. */
const on = (
  table: number,
  input: Extract<ToolInput, { kind: 'pointer' }>,
): Extract<ToolInput, { kind: 'pointer' }> => ({
  ...input,
  input: { ...input.input, at: { ...input.input.at, table } },
});
const planOf = (tool: unknown) => pathIn(tool as PlanTool)!;

describe('planning through a gate', () => {
  it('OG-14.3: the ghost drawn onto a gate goes on at another one, at a legal place', () => {
    const { context, tool } = open();
    const step = feed(tool, context, [
      on(1, at('down', 10_000, 10_000)),
      on(1, at('drag', 15_800, 10_900)),
      on(1, at('up', 15_800, 10_900)),
    ]);
    const { gate: through } = planOf(step.tool);
    expect(through).toMatchObject({ enter: 'P1', leave: 'P2' });
    const confirmed = feed(step.tool, context, [{ kind: 'confirm' }]);
    expect(context.check(confirmed.commands[0] as never)).toEqual([]);
    // Drawn off again, the path is an ordinary one.
    const off = feed(step.tool, context, [on(1, at('tap', 13_000, 8000))]);
    expect(planOf(off.tool).gate).toBeUndefined();
  });

  it('OG-14.3 OG-I32: the exit is drawn on the far table and stays within 3 in of its gate', () => {
    const { context, tool, unit } = open();
    const through = feed(tool, context, [{ kind: 'gate', enter: 'P1' }]).tool as PlanTool;
    const { x, y } = planOf(through).gate!;
    expect(planGrip(through, unit, on(2, at('down', x, y)).input, context.view)).toBe('exit');
    expect(planGrip(through, unit, on(1, at('down', x, y)).input, context.view)).toBe('none');
    const drawn = feed(through, context, [
      on(2, at('down', x, y)),
      on(2, at('drag', 60_000, 40_000)),
      on(2, at('up', 60_000, 40_000)),
    ]);
    expect(planOf(drawn.tool).gate).toMatchObject({ leave: 'P2', x: 60_000 });
    expect(planOf(drawn.tool).gate!.y).toBeLessThanOrEqual(29_125);
    expect(planOf(drawn.tool).gate!.y).toBeGreaterThan(29_000);
    expect(context.check(feed(drawn.tool, context, [{ kind: 'confirm' }]).commands[0] as never)).toEqual([]);
  });

  it('OG-14.3: another gate to leave by is chosen from the list, and none again', () => {
    const { context, tool } = open();
    const other = feed(tool, context, [{ kind: 'gate', enter: 'P1', leave: 'P3' }]);
    expect(planOf(other.tool).gate).toMatchObject({ enter: 'P1', leave: 'P3' });
    expect(planOf(feed(other.tool, context, [{ kind: 'gate', enter: null }]).tool).gate).toBeUndefined();
  });

  it('OG-14.3: a gate out of reach is refused, with the reason, and the plan stays', () => {
    const far = battle({
      options: { tables: 2, layout: [[], []] },
      tables: [{ pieces: [gate(40_000, 11_000)] }, { pieces: [gate(60_000, 24_000)] }],
      units: [
        { id: 'a1.1', type: 'fighters', pose: [10_000, 10_000, 0] },
        { id: 'b1.1', type: 'scouts', pose: { x: 30_000, y: 40_000, table: 2 } },
      ],
      activation: { unit: 'a1.1', action: 'move' },
    });
    const { context, tool } = open(far);
    const step = feed(tool, context, [{ kind: 'gate', enter: 'P1' }]);
    expect(planOf(step.tool)).toEqual(tool.draft);
    expect((step.tool as PlanTool).blocked?.rule).toBe('OG-14.3');
  });

  it('OG-14.7: wormholes and other pieces are no gates under the pointer', () => {
    const { context } = open();
    expect(gateAt(context.view, 1, { x: 16_500, y: 11_500 })?.id).toBe('P1');
    expect(gateAt(context.view, 1, { x: 20_000, y: 11_000 })).toBeNull();
    expect(gateAt(context.view, 2, { x: 16_500, y: 11_500 })).toBeNull();
    expect([tableOfGate(context.view, 'P3', 1), tableOfGate(context.view, 'P9', 1)]).toEqual([2, 1]);
  });
});

describe('leaving over the edge', () => {
  const hunt = (carrier: string | null) =>
    battle({
      options: { mission: 'artifactHunt' },
      units: [
        { id: 'a1.1', type: 'fighters', pose: [68_000, 10_000, 0] },
        { id: 'b1.1', type: 'scouts', pose: [30_000, 40_000] },
      ],
      markers: [{ kind: 'artifact', x: 40_000, y: 24_000, ...(carrier && { carrier }) }] as never,
      activation: { unit: 'a1.1', action: 'move' },
    });

  it('OG-16.9: a carrier leaves over the nearest edge, and stays again', () => {
    const { context, tool } = open(hunt('a1.1'));
    const leaving = feed(tool, context, [{ kind: 'leave', on: true }]);
    expect(planOf(leaving.tool).exit).toBe(true);
    expect(context.check(feed(leaving.tool, context, [{ kind: 'confirm' }]).commands[0] as never)).toEqual([]);
    expect(planOf(feed(leaving.tool, context, [{ kind: 'leave', on: false }]).tool).exit).toBeUndefined();
  });

  it('OG-16.9 OG-I35: without an artifact it is told why not', () => {
    const { context, tool } = open(hunt(null));
    const step = feed(tool, context, [{ kind: 'leave', on: true }]);
    expect(planOf(step.tool).exit).toBeUndefined();
    expect((step.tool as PlanTool).blocked?.rule).toBe('OG-16.9');
  });
});
