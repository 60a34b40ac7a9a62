import { describe, expect, it } from 'vitest';
import { openSalvage, type SalvageTool } from '../../../../../src/ui/games/orions-gate/tools/salvage.ts';
import { OPEN_RULER, type RulerTool } from '../../../../../src/ui/games/orions-gate/tools/ruler.ts';
import { openSight, type SightTool } from '../../../../../src/ui/games/orions-gate/tools/sight.ts';
import {
  IDLE,
  type RulerEnd,
  type ToolContext,
  type ToolInput,
} from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { openWarp, type WarpTool } from '../../../../../src/ui/games/orions-gate/tools/warp.ts';
import { B, circle, D, during, F, hurt, type Placed } from '../../../../games/orions-gate/battle/scene.ts';
import { on, tables } from '../../../../games/orions-gate/gates/scene.ts';
import { at, CANCEL, contextOf, DONE, expectDeaf, feed, nudge, onTable, reason } from './desk.ts';

const cycle = (step: 1 | -1): ToolInput => ({ kind: 'cycle', step });
const why = reason('Too far.');

describe('the salvage tool', () => {
  const lost: Placed = { id: 'a1.2', type: 'scouts', pose: [22_000, 24_000, 0], status: 'destroyed' };
  const fitted = [hurt('cannon', 1), 'shield', hurt('torpedo', 1), 'salvageArm', hurt('engine', 1)] as const;
  const context = contextOf(
    during('hold', 'fire', [lost, B('a1.1', [20_000, 20_000], ...fitted)].reverse(), {
      windows: [{ kind: 'salvage', unit: 'a1.1', slot: 4, lost: 'a1.2' }],
    }),
    'a1',
  );
  const tool = (slot: number): SalvageTool => ({ kind: 'salvage', unit: 'a1.1', slot });
  const slotAfter = (slot: number, input: ToolInput) => (feed(tool(slot), context, [input]).tool as SalvageTool).slot;

  it('OG-9.38 opens at the unit of the window; without a window, or its unit, nothing is in hand', () => {
    const { view } = context;
    expect(openSalvage({ ...view, units: [...view.units].reverse() })).toEqual(tool(1));
    expect(openSalvage({ ...view, windows: [] })).toBe(IDLE);
    expect(openSalvage({ ...view, units: view.units.slice(1) })).toBe(IDLE);
    const whole = contextOf(during('hold', 'fire', [B('a1.1', [20_000, 20_000])]), 'a1').view;
    expect(openSalvage({ ...whole, windows: view.windows })).toEqual(tool(0));
  });

  it('OG-9.38 steps round what can be mended: right and down onward, left and up back', () => {
    expect([1, 3, 5].map((slot) => slotAfter(slot, cycle(1)))).toEqual([3, 5, 1]);
    expect([1, 3, 5].map((slot) => slotAfter(slot, cycle(-1)))).toEqual([5, 1, 3]);
    const steps = [nudge(3, 0), nudge(-3, 0), nudge(0, -3), nudge(0, 3), nudge(-1, -1), nudge(0, 0, 1)];
    expect(steps.map((step) => slotAfter(1, step))).toEqual([3, 5, 3, 5, 5, 1]);
  });

  it('OG-9.38 with nothing to be mended it stays at its slot', () => {
    const whole = contextOf(during('hold', 'fire', [B('a1.1', [20_000, 20_000])]), 'a1');
    expect(feed(tool(2), whole, [cycle(1)]).tool).toEqual(tool(2));
  });

  it('OG-9.38 a part is picked and ordered; no other input is taken', () => {
    expect(feed(tool(1), context, [{ kind: 'part', slot: 5 }, DONE])).toEqual({
      tool: tool(5),
      command: { type: 'salvage', slot: 5 },
      commands: [{ type: 'salvage', slot: 5 }],
    });
    expectDeaf(tool(1), context, ['part', 'cycle', 'nudge', 'confirm']);
  });
});

describe('the warp tool', () => {
  const jumps: unknown[] = [];
  const checked: unknown[] = [];
  const real = contextOf(
    during('hold', 'fire', [D('a1.1', [20_000, 20_000], 'warpDrive')], {
      windows: [{ kind: 'warp', unit: 'a1.1', slot: 1, inches: 7 }],
    }),
    'a1',
  );
  const answering = (more: Partial<ToolContext> = {}): ToolContext => {
    jumps.length = checked.length = 0;
    return {
      ...real,
      jump: (wish) => (jumps.push(wish), { command: null, pose: null, reached: false, stoppedBy: why }),
      check: (command) => (checked.push(command), []),
      ...more,
    };
  };
  const tool = (more: Partial<WarpTool> = {}): WarpTool => ({
    kind: 'warp',
    unit: 'a1.1',
    at: { x: 20_000, y: 20_000 },
    grip: 'none',
    blocked: null,
    ...more,
  });

  it('OG-9.25 opens at the old place; without a window nothing is in hand', () => {
    expect(openWarp(real.view)).toEqual(tool());
    expect(openWarp({ ...real.view, windows: [] })).toBe(IDLE);
    expect(openWarp({ ...real.view, windows: [{ ...real.view.windows[0]!, unit: 'x' }] as never })).toBe(IDLE);
  });

  it('OG-9.25 staying is ordered where it stands, a jump where one of its numbers differs', () => {
    const order = (x: number, y: number) => feed(tool({ at: { x, y } }), real, [DONE]).commands;
    expect(order(20_000, 20_000)).toEqual([{ type: 'stay' }]);
    expect(order(20_001, 20_000)).toEqual([{ type: 'warpTo', x: 20_001, y: 20_000 }]);
    expect(order(20_000, 20_001)).toEqual([{ type: 'warpTo', x: 20_000, y: 20_001 }]);
  });

  it('cancel leads back to the old place', () => {
    const moved = tool({ at: { x: 1, y: 2 }, grip: 'body', blocked: why });
    expect(feed(moved, real, [CANCEL])).toEqual({ tool: tool(), commands: [] });
  });

  it('OG-9.25 steps 0.1 in, fine 0.001 in, or is typed in whole mils, exactly; a refused place is not taken', () => {
    const place = { kind: 'place', x: 1000.4, y: 2000.6 } as const;
    expect(feed(tool({ blocked: why }), answering(), [nudge(2, -3)]).tool).toEqual(
      tool({ at: { x: 20_200, y: 19_700 } }),
    );
    expect(feed(tool(), answering(), [nudge(-1, 4, 0, 1)]).tool).toEqual(tool({ at: { x: 19_999, y: 20_004 } }));
    expect(feed(tool(), answering(), [place]).tool).toEqual(tool({ at: { x: 1000, y: 2001 } }));
    expect(checked).toEqual([{ type: 'warpTo', x: 1000, y: 2001 }]);
    const refusing = answering({ check: () => [why, reason('More.')] });
    for (const input of [place, nudge(1, 0)])
      expect(feed(tool(), refusing, [input]).tool).toEqual(tool({ blocked: why }));
  });

  it('is taken hold of on its base or its handle, drawn, and let go', () => {
    const press = (x: number, y = 20_000) =>
      (feed(tool({ grip: 'exit' }), answering(), [at('down', x, y)]).tool as WarpTool).grip;
    expect([press(20_500), press(20_000 + 1000 + 26 * (1000 / 14)), press(30_000)]).toEqual(['body', 'body', 'none']);
    expect(press(20_000, 20_000 + 1000 + 26 * (1000 / 14))).toBe('none');
    const held = tool({ grip: 'body' });
    const pose = { x: 22_000, y: 20_000, heading: 0, table: 1 };
    const found = answering({ jump: () => ({ command: null, pose, reached: true, stoppedBy: null }) });
    const drawn = feed(held, found, [at('drag', 22_000, 20_000)]).tool;
    expect(drawn).toEqual(tool({ at: { x: 22_000, y: 20_000 }, grip: 'body' }));
    expect(feed(tool(), found, [at('drag', 22_000, 20_000)]).tool).toEqual(tool());
    expect(feed(held, found, [at('tap', 22_000, 20_000)]).tool).toEqual(tool({ at: { x: 22_000, y: 20_000 } }));
    for (const kind of ['up', 'cancel'] as const)
      expect(feed({ ...held, blocked: why }, found, [at(kind, 1, 1)]).tool).toEqual(tool());
  });

  it('stays where it is when there is no place, and says why', () => {
    expect(feed(tool(), answering(), [at('tap', 5, 6)]).tool).toEqual(tool({ blocked: why }));
    expect(jumps).toEqual([{ x: 5, y: 6 }]);
    expect(feed(tool({ blocked: why }), answering({ jump: () => null }), [at('tap', 5, 6)]).tool).toEqual(tool());
  });

  it('takes no input of other tools', () => expectDeaf(tool(), answering(), ['confirm', 'cancel', 'place', 'nudge']));
});

describe('the ruler by keys', () => {
  const planet = circle('blocking', 40_000, 30_000, 2000);
  const context = contextOf(
    during(
      'hold',
      'fire',
      [
        D('a1.1', [20_000, 20_000]),
        { ...F('a1.2', [30_000, 30_000]), status: 'destroyed' as const },
        F('b1.1', [30_000, 20_000]),
        on(2, F('b1.2', [10_000, 10_000])),
      ],
      tables([planet], [circle('obscuring', 50_000, 20_000, 1000)]),
    ),
    'a1',
  );
  const unit = (id: string, x: number, y: number, table = 1): RulerEnd => ({ at: { x, y }, unit: id, table });
  const point = (x: number, y: number, table = 1): RulerEnd => ({ at: { x, y }, unit: null, table });
  const stops: readonly RulerEnd[] = [
    unit('a1.1', 20_000, 20_000),
    unit('b1.1', 30_000, 20_000),
    unit('b1.2', 10_000, 10_000, 2),
    { ...point(40_000, 30_000), piece: 'P1' },
    { ...point(50_000, 20_000, 2), piece: 'P2' },
  ];
  const ruler = (from: RulerEnd | null, to: RulerEnd | null, keys?: true): RulerTool => ({
    kind: 'ruler',
    from,
    to,
    ...(keys && { keys }),
  });

  it('OG-25.2 goes round the units in play and then the pieces, forward and back', () => {
    const round = (step: 1 | -1) =>
      stops.map((_, index) => feed(OPEN_RULER, context, Array<ToolInput>(index + 1).fill(cycle(step))).tool);
    expect(round(1)).toEqual(stops.map((to) => ruler(null, to, true)));
    expect(round(-1)).toEqual([...stops].reverse().map((to) => ruler(null, to, true)));
    expect(feed(ruler(null, stops[4]!), context, [cycle(1)]).tool).toEqual(ruler(null, stops[0]!, true));
    expect(feed(ruler(null, stops[0]!), context, [cycle(-1)]).tool).toEqual(ruler(null, stops[4]!, true));
  });

  it('OG-25.2 from a start goes round the others of its table only; where none is, points at nothing', () => {
    const next = (to: RulerEnd | null, step: 1 | -1) => feed(ruler(stops[0]!, to), context, [cycle(step)]).tool;
    expect([next(null, 1), next(stops[1]!, 1), next(stops[3]!, 1), next(null, -1)]).toEqual(
      [stops[1]!, stops[3]!, stops[1]!, stops[3]!].map((to) => ruler(stops[0]!, to, true)),
    );
    const empty = { ...context, view: { ...context.view, units: [], tables: context.view.tables.slice(0, 1) } };
    const lonely = { ...stops[3]! };
    expect(feed(ruler(lonely, stops[1]!), empty, [cycle(1)]).tool).toEqual(ruler(lonely, null, true));
  });

  it('OG-25.2 the arrows begin in the middle of the table in sight, and the ruler goes on from there to what stands on it', () => {
    const there = { ...context, table: 2 };
    const begun = feed(OPEN_RULER, there, [nudge(1, -2)]);
    expect(begun.tool).toEqual(ruler(null, point(36_100, 23_800, 2), true));
    const next = feed(begun.tool, there, [DONE, cycle(1)]);
    expect(next.tool).toEqual(ruler(point(36_100, 23_800, 2), stops[2]!, true));
    expect(feed(next.tool, there, [DONE]).laid).toEqual({ from: point(36_100, 23_800, 2), to: stops[2] });
  });

  it('OG-25.2 the arrows go on from what is pointed at, else from the start, and stop at the edges', () => {
    const moved = (from: RulerEnd | null, to: RulerEnd | null, ...step: Parameters<typeof nudge>) =>
      (feed(ruler(from, to), context, [nudge(...step)]).tool as RulerTool).to;
    expect(moved(stops[0]!, stops[2]!, 1, 1)).toEqual(point(10_100, 10_100, 2));
    expect(moved(stops[0]!, null, 1, 1, 0, 1)).toEqual(point(20_001, 20_001));
    expect(moved(null, point(50, 60), -1, -1)).toEqual(point(0, 0));
    expect(moved(null, point(71_950, 47_960), 1, 1)).toEqual(point(72_000, 48_000));
    expect(moved(null, point(10.4, 10.6), 0, 0)).toEqual(point(10, 11));
  });

  it('OG-25.2 taking the same end twice lays nothing; a thing is the same by its unit, a point within 0.1 in', () => {
    const taken = (from: RulerEnd, to: RulerEnd) => feed(ruler(from, to, true), context, [DONE]);
    expect(taken(stops[0]!, { ...stops[0]!, at: { x: 0, y: 0 } })).toEqual({
      tool: ruler(stops[0]!, null, true),
      commands: [],
    });
    expect(taken(point(0, 0), point(60, 79)).laid).toBeUndefined();
    expect(taken(point(0, 0), point(60, 80))).toEqual({
      tool: OPEN_RULER,
      laid: { from: point(0, 0), to: point(60, 80) },
      commands: [],
    });
    expect(taken(point(0, 0), point(0, 0, 2)).laid).toEqual({ from: point(0, 0), to: point(0, 0, 2) });
  });

  it('OG-25.2 a unit of the list is taken; one that is not on the table is not', () => {
    expect(feed(OPEN_RULER, context, [{ kind: 'target', unit: 'b1.1' }]).tool).toEqual(ruler(stops[1]!, null));
    expect(feed(OPEN_RULER, context, [{ kind: 'target', unit: 'a1.2' }]).tool).toBe(OPEN_RULER);
  });

  it('OG-25.2 the pointer on several tables: an end takes the unit or the piece of its own', () => {
    const end = (table: number, x: number, y: number, pointer?: 'touch') =>
      (feed(OPEN_RULER, context, [onTable(table, at('down', x, y, pointer))]).tool as RulerTool).to;
    expect(end(1, 40_000.4, 30_000)).toEqual({ ...point(40_000, 30_000), piece: 'P1' });
    expect(end(1, 42_000, 30_000)).toEqual({ ...point(42_000, 30_000), piece: 'P1' });
    expect(end(2, 40_000, 30_000)).toEqual(point(40_000, 30_000, 2));
    expect(end(2, 10_100, 10_000)).toEqual(stops[2]);
    expect(end(1, 10_100, 10_000)).toEqual(point(10_100, 10_000));
    // A mouse may miss a base by 6 pixels, a finger by 14.
    expect(end(1, 30_000, 20_000 + 625 + 700)).toEqual(point(30_000, 21_325));
    expect(end(1, 30_000, 20_000 + 625 + 700, 'touch')).toEqual(stops[1]);
  });

  it('OG-25.2 a hover draws the other end only from a start; let go on the pressed spot, the pressed end stays', () => {
    expect(feed(OPEN_RULER, context, [onTable(1, at('hover', 1, 2))]).tool).toBe(OPEN_RULER);
    expect(feed(ruler(stops[0]!, null, true), context, [onTable(1, at('hover', 1, 2))]).tool).toEqual(
      ruler(stops[0]!, point(1, 2)),
    );
    const press = onTable(1, at('down', 5000, 5000));
    expect(feed(OPEN_RULER, context, [press, onTable(1, at('up', 5050, 5050))]).tool).toEqual(
      ruler(point(5000, 5000), null),
    );
    expect(feed(OPEN_RULER, context, [press, onTable(1, at('up', 6000, 5000))]).tool).toEqual(
      ruler(point(6000, 5000), null),
    );
    expect(feed(ruler(stops[0]!, null), context, [press, onTable(1, at('up', 5050, 5050))]).laid).toEqual({
      from: stops[0],
      to: point(5050, 5050),
    });
    const drag = onTable(1, at('drag', 9000, 5000));
    expect(feed(OPEN_RULER, context, [press, drag]).tool).toEqual(ruler(point(5000, 5000), point(9000, 5000)));
    expect(feed(ruler(stops[0]!, null), context, [press, drag]).tool).toEqual(ruler(stops[0]!, point(9000, 5000)));
  });

  it('cancel drops a start or an end, then the tool; no other input is taken', () => {
    expect(feed(ruler(stops[0]!, null), context, [CANCEL]).tool).toBe(OPEN_RULER);
    expect(feed(ruler(null, stops[0]!), context, [CANCEL]).tool).toBe(OPEN_RULER);
    expect(feed(OPEN_RULER, context, [CANCEL]).tool).toBe(IDLE);
    expectDeaf(OPEN_RULER, context, ['nudge', 'cycle', 'target', 'confirm', 'cancel']);
    for (const kind of ['leave', 'tap', 'longPress'] as const)
      expect(feed(OPEN_RULER, context, [at(kind, 1, 1)]).tool).toBe(OPEN_RULER);
  });
});

describe('the line of sight by keys', () => {
  const context = contextOf(
    during('hold', 'fire', [
      D('a1.1', [20_000, 20_000]),
      F('b1.1', [30_000, 20_000]),
      { ...F('b1.2', [30_000, 40_000]), status: 'destroyed' as const },
      F('b1.3', [30_000, 30_000]),
    ]),
    'a1',
  );
  const sight = (from: string | null, to: string | null): SightTool => ({ kind: 'sight', from, to });

  it('OG-25.5 looks from the selected unit only while it is on the table', () => {
    expect(openSight(context.view, 'b1.1')).toEqual(sight('b1.1', null));
    expect(openSight(context.view, 'b1.2')).toEqual(sight(null, null));
  });

  it('OG-25.5 steps round the other units on the table, forward and back', () => {
    const after = (to: string | null, step: 1 | -1) => feed(sight('a1.1', to), context, [cycle(step)]).tool;
    expect([after(null, 1), after('b1.1', 1), after('b1.3', 1)]).toEqual(
      ['b1.1', 'b1.3', 'b1.1'].map((to) => sight('a1.1', to)),
    );
    expect([after(null, -1), after('b1.1', -1), after('b1.3', -1)]).toEqual(
      ['b1.3', 'b1.3', 'b1.1'].map((to) => sight('a1.1', to)),
    );
    expect(feed(sight(null, null), context, [cycle(1)]).tool).toEqual(sight('a1.1', null));
    expect(feed(sight(null, null), context, [cycle(-1)]).tool).toEqual(sight('b1.3', null));
  });

  it('OG-25.5 a step stays at the only other unit, and with none at nothing', () => {
    const only = { ...context, view: { ...context.view, units: context.view.units.slice(0, 2) } };
    expect(feed(sight('a1.1', null), only, [cycle(1), cycle(1)]).tool).toEqual(sight('a1.1', 'b1.1'));
    const alone = { ...context, view: { ...context.view, units: context.view.units.slice(0, 1) } };
    expect(feed(sight('a1.1', null), alone, [cycle(1)]).tool).toEqual(sight('a1.1', null));
  });

  it('OG-25.5 the unit that looks, picked again, is put down; a tap beside all does nothing', () => {
    const looking = sight('a1.1', 'b1.1');
    expect(feed(looking, context, [{ kind: 'target', unit: 'a1.1' }]).tool).toEqual(sight(null, null));
    expect(feed(looking, context, [{ kind: 'target', unit: 'b1.3' }]).tool).toEqual(sight('a1.1', 'b1.3'));
    expect(feed(looking, context, [at('tap', 30_000, 30_000)]).tool).toEqual(sight('a1.1', 'b1.3'));
    expect(feed(looking, context, [at('down', 30_000, 30_000)]).tool).toBe(looking);
    expect(feed(looking, context, [at('tap', 5, 5)]).tool).toBe(looking);
    expectDeaf(looking, context, ['cancel', 'target', 'cycle']);
  });
});
