import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../../src/games/orions-gate/index.ts';
import { gateAt, leaveTable } from '../../../../../src/ui/games/orions-gate/tools/gate.ts';
import { boundsOf, draftEnd, openPlan, type PlanTool } from '../../../../../src/ui/games/orions-gate/tools/plan.ts';
import {
  commandOf,
  draftOf,
  IDLE,
  measures,
  placedIn,
  stillDraft,
  type Draft,
  type ToolContext,
} from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { during, F, S, type Placed } from '../../../../games/orions-gate/battle/scene.ts';
import { gate, on, tables } from '../../../../games/orions-gate/gates/scene.ts';
import { at, CANCEL, contextOf, DONE, expectDeaf, feed, nudge, onTable, reason } from './desk.ts';

const why = reason('Too far.');
const enemy = F('b1.1', [16_000, 20_000]);

/** The first unit plans on table 1 of two; whatever is asked is noted, everything is legal. */
function answering(action: Action, unit: Placed, more: Partial<ToolContext> = {}, command: object = {}) {
  const dragged: unknown[] = [];
  const real = contextOf(
    during(action, 'plan', [unit, enemy], tables([gate(20_000, 10_000)], [gate(60_000, 24_000)])),
    'a1',
  );
  const context: ToolContext = {
    ...real,
    check: () => [],
    drag: (wish) => {
      dragged.push(wish);
      return { command: { type: 'plan', ...command }, stoppedBy: why } as never;
    },
    ...more,
  };
  return { context, dragged };
}
const wing = F('a1.1', [10_000, 10_000]);
const scout = S('a1.1', [10_000, 10_000]);
const tool = (draft: Draft, more: Partial<PlanTool> = {}): PlanTool => ({
  kind: 'plan',
  unit: 'a1.1',
  draft,
  facing: null,
  grip: 'none',
  offset: { x: 0, y: 0 },
  blocked: null,
  ...more,
});
const path = (first: number, pivot: number, second: number): Draft => ({ kind: 'ship', first, pivot, second });
const chain = (...points: readonly (readonly [number, number])[]): Draft => ({
  kind: 'chain',
  points: points.map(([x, y]) => ({ x, y })),
  heading: 0,
});
const ram = (distance: number, target: string | null = null): Draft => ({ kind: 'ram', target, distance });
const turn = (heading: number): Draft => ({ kind: 'turn', heading });

describe('a plan by keys', () => {
  const after = (action: Action, unit: Placed, draft: Draft, ...input: Parameters<typeof nudge>) =>
    (feed(tool(draft), answering(action, unit).context, [nudge(...input)]).tool as PlanTool).draft;

  it('OG-6.7 a ship turns by both sides and by the turn, 1 degree or 0.01, within its bounds', () => {
    const step = (pivot: number, ...input: Parameters<typeof nudge>) =>
      after('move', wing, path(1000, pivot, 500), ...input);
    expect([step(0, 1, 0), step(0, -2, 5), step(0, 0, 0, 1), step(0, 0, 0, -1, 1), step(50, 1, 0, 1)]).toEqual(
      [-100, 200, 100, -1, 50].map((pivot) => path(1000, pivot, 500)),
    );
    expect([step(8950, -1, 0), step(-8950, 1, 0)]).toEqual([path(1000, 9000, 500), path(1000, -9000, 500)]);
  });

  it('OG-6.7 ahead it grows at its end to exactly the allowance, then one step beyond, to be refused', () => {
    const ahead = (draft: Draft, up = 1, step = 100) => after('move', wing, draft, 0, up, 0, step);
    expect(ahead(path(0, 0, 0))).toEqual(path(100, 0, 0));
    expect(ahead(path(7950, 0, 0))).toEqual(path(8000, 0, 0));
    expect(ahead(path(4000, 100, 3950))).toEqual(path(4000, 100, 4000));
    expect(ahead(path(4000, 0, 100), 2)).toEqual(path(4000, 0, 300));
    expect(ahead(path(4000, 100, 4000))).toEqual(path(4000, 100, 4100));
    expect(ahead(path(8000, 0, 0), 3, 1)).toEqual(path(8000, 0, 1));
    expect([ahead(path(500, 0, 0), 1, 1000), ahead(path(7500, 0, 0), 1, 1000)]).toEqual([
      path(1500, 0, 0),
      path(8000, 0, 0),
    ]);
  });

  it('OG-6.7 back it shrinks from its end over the turn to nothing', () => {
    const back = (draft: Draft) => after('move', wing, draft, 0, -2, 0);
    expect(back(path(1000, 100, 500))).toEqual(path(1000, 100, 300));
    expect(back(path(1000, 100, 200))).toEqual(path(1000, 100, 0));
    expect(back(path(1000, 100, 150))).toEqual(path(950, 100, 0));
    expect(back(path(50, 100, 100))).toEqual(path(0, 100, 0));
    expect([back(path(1000, 0, 0)), back(path(150, 0, 0))]).toEqual([path(800, 0, 0), path(0, 0, 0)]);
    expect(back(path(1000, 0, 500))).toEqual(path(1000, 0, 300));
  });

  it('OG-6.6 on Hold only the heading turns, round the circle', () => {
    const step = (...input: Parameters<typeof nudge>) => after('hold', wing, turn(100), ...input);
    expect([step(1, 0), step(2, 9), step(0, 0, 1), step(0, 0, -1, 1), step(0, 5)]).toEqual(
      [0, 35_900, 200, 99, 100].map(turn),
    );
  });

  it('OG-10.5 on Ram the distance grows and shrinks between nothing and the allowance, and names nobody', () => {
    const step = (distance: number, ...input: Parameters<typeof nudge>) =>
      after('ram', wing, ram(distance, 'b1.1'), ...input);
    const { allowance } = boundsOf(answering('ram', wing).context.view);
    expect([step(0, 0, 2), step(500, 0, -1, 0, 1), step(50, 0, -1), step(allowance - 50, 0, 1), step(7, 3, 0)]).toEqual(
      [200, 499, 0, allowance, 7].map((distance) => ram(distance)),
    );
  });

  it('OG-6.9 Scouts move the end of their path, or turn; a leg of no length is none', () => {
    const step = (draft: Draft, ...input: Parameters<typeof nudge>) => after('move', scout, draft, ...input);
    expect(step(chain(), 1, 2)).toEqual(chain([10_100, 10_200]));
    expect(step(chain([11_000, 12_000]), -1, 3, 0, 1)).toEqual(chain([10_999, 12_003]));
    expect(step(chain([11_000, 10_000], [11_000, 10_000]), 0, 1)).toEqual(chain([11_000, 10_000], [11_000, 10_100]));
    expect(step(chain([11_000, 10_000], [11_000, 10_100]), 0, -1)).toEqual(chain([11_000, 10_000]));
    expect(step(chain([11_000, 10_000], [11_100, 10_000]), 0, 1)).toEqual(chain([11_000, 10_000], [11_100, 10_100]));
    expect(step(chain([10_000, 10_100]), 0, -1)).toEqual(chain());
    expect(step(chain([10_000, 10_100]), 1, 0, -1)).toEqual({ ...chain([10_000, 10_100]), heading: 35_900 });
    expect(step(chain(), 0, 0, 2, 1)).toEqual({ ...chain(), heading: 2 });
  });

  it('a refused step changes nothing and says why, a legal one forgets the reason', () => {
    const refusing = answering('move', wing, { check: () => [why, reason('More.')] });
    expect(feed(tool(path(100, 0, 0)), refusing.context, [nudge(0, 1)]).tool).toEqual(
      tool(path(100, 0, 0), { blocked: why }),
    );
    expect(feed(tool(path(100, 0, 0), { blocked: why }), answering('move', wing).context, [nudge(0, 1)]).tool).toEqual(
      tool(path(200, 0, 0)),
    );
  });
});

describe('a plan by numbers, points and buttons', () => {
  it('OG-6.7 the bounds are those of the activation; on Cruise the turn is the option', () => {
    const { view } = answering('cruise', wing).context;
    expect(boundsOf(view)).toEqual({ allowance: view.activation!.allowance, pivot: view.options.cruisePivot });
    expect(boundsOf({ ...view, activation: null })).toEqual({ allowance: 0, pivot: 9000 });
    expect(boundsOf(answering('move', wing).context.view)).toEqual({ allowance: 8000, pivot: 9000 });
  });

  it('a typed draft is taken right or wrong, with its first fault', () => {
    const typed = { kind: 'draft', draft: path(1, 2, 3) } as const;
    expect(feed(tool(path(0, 0, 0), { blocked: why }), answering('move', wing).context, [typed]).tool).toEqual(
      tool(path(1, 2, 3)),
    );
    const refusing = answering('move', wing, { check: () => [why, reason('More.')] });
    expect(feed(tool(path(0, 0, 0)), refusing.context, [typed]).tool).toEqual(tool(path(1, 2, 3), { blocked: why }));
  });

  it('OG-6.9 a way point repeats the end; without an end, or for a ship, there is none', () => {
    const { context } = answering('move', scout);
    const way = { kind: 'waypoint' } as const;
    expect(feed(tool(chain([1, 2]), { blocked: why }), context, [way]).tool).toEqual(tool(chain([1, 2], [1, 2])));
    for (const held of [tool(chain()), tool(path(1, 0, 0))]) expect(feed(held, context, [way]).tool).toBe(held);
  });

  it('OG-6.9 a way point that has not moved on is no leg: the plan is legal and ordered without it', () => {
    const real = contextOf(during('move', 'plan', [scout, enemy]), 'a1');
    const way = { kind: 'waypoint' } as const;
    const ahead = nudge(0, 1);
    const held = feed(openPlan(real.view), real, [ahead, way, way]);
    const points = [[10_000, 10_100]];
    expect(feed(held.tool, real, [DONE]).commands).toEqual([{ type: 'plan', points, heading: 0 }]);
    expect(real.check(commandOf(chain([10_000, 10_100], [10_000, 10_100])))).toEqual([]);
    const on = feed(held.tool, real, [ahead, DONE]);
    expect(on.commands).toMatchObject([{ points: [...points, [10_000, 10_200]] }]);
  });

  it('OG-10.3 a target is named on Ram only', () => {
    const target = { kind: 'target', unit: 'b1.1' } as const;
    const { context } = answering('ram', wing);
    expect(feed(tool(ram(5)), context, [target]).tool).toEqual(tool(ram(0, 'b1.1')));
    const held = tool(path(1, 0, 0));
    expect(feed(held, context, [target]).tool).toBe(held);
  });

  it('cancel stands still again; confirming orders the draft; other inputs are not taken', () => {
    const { context } = answering('move', wing);
    const held = tool(path(1, 2, 3), { facing: 5, grip: 'body', blocked: why });
    expect(feed(held, context, [CANCEL])).toEqual({ tool: tool(path(0, 0, 0)), commands: [] });
    const done = feed(held, context, [DONE]);
    expect(done.commands).toEqual([{ type: 'plan', first: 1, pivot: 2, second: 3 }]);
    expect(done.tool).toBe(held);
    expectDeaf(tool(path(0, 0, 0)), context, ['nudge', 'draft', 'gate', 'leave', 'confirm', 'cancel']);
  });
});

describe('a plan by the pointer', () => {
  const ship = { first: 1000, pivot: 0, second: 0 };

  it('is drawn by where it was taken hold of; what the rules answer is its draft', () => {
    const { context, dragged } = answering('move', wing, {}, ship);
    const pressed = feed(tool(path(0, 0, 0)), context, [at('down', 10_200, 9900)]);
    expect(pressed.tool).toEqual(tool(path(0, 0, 0), { grip: 'body', offset: { x: -200, y: 100 } }));
    const drawn = feed(pressed.tool, context, [at('drag', 12_200, 12_900)]);
    expect(dragged).toEqual([{ unit: 'a1.1', action: 'move', point: { x: 12_000, y: 13_000 } }]);
    expect(drawn.tool).toEqual({ ...pressed.tool, draft: path(1000, 0, 0), blocked: why });
    for (const kind of ['up', 'cancel'] as const)
      expect(feed(drawn.tool, context, [at(kind, 1, 1)]).tool).toEqual({ ...drawn.tool, grip: 'none' });
  });

  it('its handle asks for a heading at its end, which a later drag keeps', () => {
    const { context, dragged } = answering('move', wing, {}, ship);
    const held = tool(path(1000, 0, 0), { grip: 'handle' });
    const turned = feed(held, context, [at('drag', 11_000, 15_000)]);
    expect(turned.tool).toMatchObject({ facing: 9000 });
    feed({ ...(turned.tool as PlanTool), grip: 'body' }, context, [at('drag', 13_000, 13_000)]);
    expect(dragged).toEqual([
      { unit: 'a1.1', action: 'move', point: { x: 11_000, y: 10_000 }, heading: 9000 },
      { unit: 'a1.1', action: 'move', point: { x: 13_000, y: 13_000 }, heading: 9000 },
    ]);
  });

  it('OG-6.9 Scouts keep the points before the end, and the heading only once it was asked for', () => {
    const { context, dragged } = answering('move', scout, {}, { points: [[1, 2]], heading: 5 });
    const held = tool(chain([11_000, 10_000], [12_000, 10_000]), { grip: 'body' });
    feed(held, context, [at('drag', 13_000, 11_000)]);
    feed({ ...held, facing: 700 }, context, [at('drag', 13_000, 11_000)]);
    const wish = { unit: 'a1.1', action: 'move', point: { x: 13_000, y: 11_000 }, via: [{ x: 11_000, y: 10_000 }] };
    expect(dragged).toEqual([wish, { ...wish, heading: 700 }]);
  });

  it('OG-6.6 OG-10.3 a turn asks for the heading to the pointer, a ram for the point', () => {
    const hold = answering('hold', wing, {}, { heading: 9000 });
    expect(feed(tool(turn(0)), hold.context, [at('tap', 10_000, 15_000)]).tool).toEqual(
      tool(turn(9000), { facing: 9000, blocked: why }),
    );
    expect(hold.dragged).toEqual([{ unit: 'a1.1', action: 'hold', heading: 9000 }]);
    const rams = answering('ram', wing, {}, { distance: 300 });
    expect(feed(tool(ram(0)), rams.context, [at('tap', 15_000, 10_000)]).tool).toEqual(
      tool(ram(300), { blocked: why }),
    );
    expect(rams.dragged).toEqual([{ unit: 'a1.1', action: 'ram', point: { x: 15_000, y: 10_000 } }]);
  });

  it('a tap on the ghost or on another unit does nothing but let go', () => {
    const { context, dragged } = answering('move', wing, {}, ship);
    const held = tool(path(3000, 0, 0), { grip: 'body' });
    for (const [x, y] of [
      [13_000 + 625, 10_000],
      [16_000, 20_600],
    ] as const)
      expect(feed(held, context, [at('tap', x, y)]).tool).toEqual({ ...held, grip: 'none' });
    expect(dragged).toEqual([]);
    feed(held, context, [at('tap', 13_000 + 626, 10_000)]);
    expect(dragged).toHaveLength(1);
  });

  it('OG-14.3 what is drawn on another table without a gate stays; onto a gate, it goes through', () => {
    const { context, dragged } = answering('move', wing, { exits: () => [], check: () => [why] }, ship);
    const held = tool(path(0, 0, 0), { grip: 'body' });
    expect(feed(held, context, [onTable(2, at('drag', 12_000, 10_000))]).tool).toBe(held);
    expect(feed(held, context, [onTable(1, at('drag', 20_000, 10_000))]).tool).toEqual({ ...held, blocked: why });
    expect(dragged).toEqual([]);
  });
});

describe('a plan that leaves over an edge', () => {
  const leave = (
    x: number,
    y: number,
    legal: (command: object) => boolean,
    draft: Draft = path(0, 0, 0),
    heading = 0,
  ) => {
    const asked: unknown[] = [];
    const check = (command: object) => (asked.push(command), legal(command) ? [] : [why]);
    const { context } = answering('move', F('a1.1', [x, y, heading]), { check: check });
    const unit = placedIn(context.view, 'a1.1')!;
    return { step: leaveTable(tool(draft, { blocked: reason('Old.') }), unit, true, 625, context), asked };
  };
  const over = (pivot: number, second: number) => ({ type: 'plan', first: 0, pivot, second, exit: true });

  it('OG-16.9 tries the edges from the nearest on, each to just beyond, no further than the allowance', () => {
    const { step, asked } = leave(5000, 6000, () => false);
    const still = { type: 'plan', first: 0, pivot: 0, second: 0, exit: true };
    expect(asked.slice(0, 5)).toEqual([over(-18_000, 4475), over(-9000, 5475), over(9000, 8000), over(0, 8000), still]);
    expect(step.tool).toEqual(tool(path(0, 0, 0), { blocked: why }));
    expect(leave(70_000, 20_000, () => true).step.tool).toEqual(
      tool({ kind: 'ship', first: 0, pivot: 0, second: 1475, exit: true }),
    );
    expect(leave(40_000, 46_000, () => true).step.tool).toEqual(
      tool({ kind: 'ship', first: 0, pivot: 9000, second: 1475, exit: true }),
    );
  });

  it('OG-16.9 turns from the heading the ship has, the shorter way', () => {
    const pivots = leave(5000, 6000, () => false, path(0, 0, 0), 9000).asked as { readonly pivot: number }[];
    expect(pivots.slice(0, 4).map(({ pivot }) => pivot)).toEqual([9000, -18_000, 0, -9000]);
  });

  it('OG-16.9 Scouts keep the points before the end; a path that is over an edge already is taken as it is', () => {
    const points = chain([3000, 6000], [2000, 5000]);
    expect(leave(5000, 6000, () => true, points).step.tool).toEqual(
      tool({ ...chain([3000, 6000], [525, 6000]), exit: true } as Draft),
    );
    const own = (command: object) => 'first' in command && command.first === 4000;
    expect(leave(5000, 6000, own, path(4000, 0, 500)).step.tool).toEqual(
      tool({ kind: 'ship', first: 4000, pivot: 0, second: 500, exit: true }),
    );
  });

  it('OG-16.9 a turn or a ram leaves nowhere', () => {
    for (const draft of [turn(0), ram(0)])
      expect(leave(5000, 6000, () => true, draft).step.tool).toMatchObject({ draft });
  });
});

describe('drafts', () => {
  const unit = placedIn(answering('move', wing).context.view, 'a1.1')!;
  const through = { enter: 'P1', leave: 'P2', x: 1, y: 2 };

  it('OG-6.16 begin standing still, by action and type', () => {
    const scouts = placedIn(answering('move', scout).context.view, 'a1.1')!;
    const still = (action: Action, one = unit) => stillDraft(action, { ...one, pose: { ...one.pose, heading: 700 } });
    expect([still('hold'), still('ram'), still('move'), still('cruise')]).toEqual([
      turn(700),
      ram(0),
      path(0, 0, 0),
      path(0, 0, 0),
    ]);
    expect(still('move', scouts)).toEqual({ ...chain(), heading: 700 });
  });

  it('are commands and come back from them', () => {
    const pairs: readonly (readonly [Action, Draft, object])[] = [
      ['hold', turn(5), { heading: 5 }],
      ['ram', ram(5), { distance: 5 }],
      ['ram', ram(0, 'b1.1'), { target: 'b1.1' }],
      ['move', path(1, 2, 3), { first: 1, pivot: 2, second: 3 }],
      ['move', { ...path(1, 2, 3), gate: through } as Draft, { first: 1, pivot: 2, second: 3, gate: through }],
      ['move', chain([1, 2]), { points: [[1, 2]], heading: 0 }],
      ['move', { ...chain([1, 2]), exit: true } as Draft, { points: [[1, 2]], heading: 0, exit: true }],
    ];
    for (const [action, draft, command] of pairs) {
      expect(commandOf(draft)).toEqual({ type: 'plan', ...command });
      expect(draftOf(action, { type: 'plan', ...command })).toEqual(draft);
    }
  });

  it('a command may leave out what is nothing; straight ahead is all first part', () => {
    const made = (action: Action, command: object) => draftOf(action, { type: 'plan', ...command });
    expect([made('hold', {}), made('ram', {}), made('move', {}), made('move', { points: [] })]).toEqual([
      turn(0),
      ram(0),
      path(0, 0, 0),
      chain(),
    ]);
    expect(made('move', { first: 1000, second: 500, exit: true })).toEqual({ ...path(1500, 0, 0), exit: true });
  });

  it('end where their ghost stands', () => {
    const start = { x: 1000, y: 2000, heading: 0 };
    expect(
      [turn(5), path(500, 9000, 200), chain(), chain([7, 8]), ram(300)].map((one) => draftEnd(start, one)),
    ).toEqual([
      { x: 1000, y: 2000, heading: 5 },
      { x: 1500, y: 2200, heading: 9000 },
      start,
      { x: 7, y: 8, heading: 0 },
      { x: 1300, y: 2000, heading: 0 },
    ]);
  });

  it('a plan opens for the active unit on the table only', () => {
    const { view } = answering('move', wing).context;
    expect(openPlan(view)).toEqual(tool(path(0, 0, 0)));
    expect(openPlan({ ...view, activation: null })).toBe(IDLE);
    const units = (change: object) => ({ ...view, units: view.units.map((one) => ({ ...one, ...change })) });
    expect(openPlan(units({ status: 'lifted' }))).toBe(IDLE);
    expect(openPlan(units({ pose: null }))).toBe(IDLE);
    expect([tool(turn(0)), IDLE].map(measures)).toEqual([false, false]);
  });

  it('OG-14.7 a gate is under a point on it, of its table, and nothing else is one', () => {
    const { view } = contextOf(during('move', 'plan', [wing, on(2, enemy)], tables([gate(20_000, 10_000)], [])), 'a1');
    const edge = (x: number) => gateAt(view, 1, { x, y: 10_000 })?.id;
    expect([edge(21_500), edge(21_500.4), edge(21_501)]).toEqual(['P1', 'P1', undefined]);
    expect(gateAt(view, 9, { x: 20_000, y: 10_000 })).toBeNull();
  });
});
