import { describe, expect, it } from 'vitest';
import type { DragSpot, Spot } from '../../../../../src/games/orions-gate/index.ts';
import type { StagePoint } from '../../../../../src/ui/table/stage.ts';
import { openSpot, spotGrip, spotRadius, type SpotTool } from '../../../../../src/ui/games/orions-gate/tools/spot.ts';
import type { ToolContext } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { D, during, F, polygon } from '../../../../games/orions-gate/battle/scene.ts';
import { gate, on, tables } from '../../../../games/orions-gate/gates/scene.ts';
import { marker, setUp } from '../../../../games/orions-gate/missions/setup.ts';
import { battle } from '../../../../helpers/og-position.ts';
import { at, CANCEL, contextOf, DONE, expectDeaf, feed, nudge, onTable, reason } from './desk.ts';

const placing = () => contextOf(setUp({ mission: 'artifactHunt' }, [6, 1]).match, 'a1');

/** Pushed into the gate of table 1, its captain places it on table 2. */
const lifted = (far = gate(60_000, 24_000)) =>
  contextOf(
    battle({
      ...tables([gate(20_000, 24_000)], [gate(10_000, 8000, 'obscuring'), far]),
      units: [{ ...F('a1.1', [17_875, 24_000]), status: 'lifted' }, on(2, F('b1.1', [26_000, 20_000]))],
      windows: [{ kind: 'exit', unit: 'a1.1', enter: 'P1', leave: 'P3' }],
      turn: 'B',
    }),
    'a1',
  );

type Asked = readonly [spot: Spot, table: number, wish: StagePoint];

/** Two tables and what the rules answer; every question is noted. */
function answering(answer: DragSpot | null, more: Partial<ToolContext> = {}) {
  const asked: Asked[] = [];
  const real = contextOf(during('hold', 'fire', [D('a1.1', [20_000, 20_000])], tables([], [])), 'a1');
  const context: ToolContext = {
    ...real,
    check: () => [],
    spot: (spot, table, wish) => {
      asked.push([spot, table, wish]);
      return answer;
    },
    ...more,
  };
  return { context, asked };
}

const tool = (more: Partial<SpotTool> = {}): SpotTool => ({
  kind: 'spot',
  spot: 'marker',
  unit: null,
  table: 1,
  at: { x: 30_000, y: 20_000 },
  grip: 'none',
  offset: { x: 0, y: 0 },
  blocked: null,
  ...more,
});
const why = reason('Too near.');
const exact = { x: 31_000, y: 20_000 };

describe('placing a marker', () => {
  it('OG-16.3 begins at the middle of the table in sight, and confirming places it there', () => {
    const context = placing();
    const opened = openSpot('marker', context);
    expect(opened).toEqual(tool({ at: { x: 36_000, y: 24_000 } }));
    const placed = feed(opened, context, [DONE]);
    expect(placed.commands).toEqual([marker(36_000, 24_000)]);
    expect(placed.tool).toBe(opened);
  });

  it('OG-16.7 a place too near to the edge is refused: drawn there it stops before it, typed there it stays', () => {
    const context = placing();
    const opened = openSpot('marker', context);
    const drawn = feed(opened, context, [at('down', 36_000, 24_000), at('drag', 36_000, 100)]).tool as SpotTool;
    expect(drawn).toMatchObject({ at: { x: 36_000 }, grip: 'body', blocked: { rule: 'OG-16.7' } });
    expect(drawn.at!.y).toBeGreaterThan(100);
    expect(context.check(marker(36_000, drawn.at!.y))).toEqual([]);
    expect(context.check(marker(36_000, drawn.at!.y - 1))).not.toEqual([]);
    const typed = feed(opened, context, [{ kind: 'place', x: 36_000, y: 100 }]).tool as SpotTool;
    const missed = { x: 36_000, y: 100 };
    expect(typed).toEqual({ ...opened, blocked: context.check(marker(36_000, 100))[0], missed });
    // Enter orders what was typed, to hear why not, and never the place it had before.
    expect(feed(typed, context, [DONE]).commands).toEqual([marker(36_000, 100)]);
    expect(feed(typed, context, [{ kind: 'place', x: 36_000, y: 20_000 }, DONE]).commands).toEqual([
      marker(36_000, 20_000),
    ]);
    expect(feed(typed, context, [CANCEL, DONE]).commands).toEqual([marker(36_000, 24_000)]);
  });

  it('begins on the table in sight, with nothing in hand where there is no room', () => {
    const { context, asked } = answering({ at: null, stoppedBy: why }, { table: 2 });
    expect(openSpot('marker', context)).toEqual(tool({ table: 2, at: null }));
    expect(asked).toEqual([['marker', 2, { x: 36_000, y: 24_000 }]]);
    expect(openSpot('marker', answering(null).context).at).toBeNull();
  });

  it('is no unit, whatever window is open, and as large as a point', () => {
    const { view } = lifted();
    const opened = openSpot('marker', { ...answering(null).context, view });
    expect(opened.unit).toBeNull();
    expect(spotRadius(view, opened)).toBe(0);
  });

  it('a tap or a drag on another table moves it there', () => {
    const { context, asked } = answering({ at: exact, stoppedBy: null });
    expect(feed(tool(), context, [onTable(2, at('tap', 31_000.4, 20_000))])).toEqual({
      tool: tool({ table: 2, at: exact }),
      commands: [],
    });
    expect(feed(tool({ grip: 'body' }), context, [onTable(2, at('drag', 31_000, 20_000))]).tool).toEqual(
      tool({ table: 2, at: exact, grip: 'body' }),
    );
    expect(asked).toEqual([
      ['marker', 2, { x: 31_000.4, y: 20_000, table: 2 }],
      ['marker', 2, { x: 31_000, y: 20_000, table: 2 }],
    ]);
    expect(feed(tool({ table: 2 }), context, [DONE]).commands).toEqual([marker(30_000, 20_000, 2)]);
  });

  it('a pointer that names no table stays on its own', () => {
    const { context, asked } = answering({ at: exact, stoppedBy: null });
    expect(feed(tool({ table: 2 }), context, [at('tap', 31_000, 20_000)]).tool).toEqual(tool({ table: 2, at: exact }));
    expect(asked).toEqual([['marker', 2, { x: 31_000, y: 20_000 }]]);
  });
});

describe('placing a unit that was pushed through a gate', () => {
  it('OG-14.6 begins beside the gate it leaves by, on its table, as large as its base', () => {
    const context = lifted();
    const asked: Asked[] = [];
    const noted: ToolContext = { ...context, spot: (...wish) => (asked.push(wish), context.spot(...wish)) };
    const opened = openSpot('exit', noted);
    expect(asked).toEqual([['exit', 2, { x: 60_000, y: 24_000 }]]);
    expect(opened).toEqual(tool({ spot: 'exit', unit: 'a1.1', table: 2, at: expect.anything() as never }));
    expect(context.check({ type: 'placeExit', ...opened.at! })).toEqual([]);
    expect(feed(opened, context, [DONE]).commands).toEqual([{ type: 'placeExit', ...opened.at! }]);
    expect(spotRadius(context.view, opened)).toBe(625);
  });

  it('OG-14.6 begins at a corner of a gate that is no circle', () => {
    const corners = [
      [58_000, 22_000],
      [62_000, 22_000],
      [60_000, 26_000],
    ] as const;
    const context = lifted(polygon('warpGate', ...corners));
    const { asked, context: noted } = answering(null, { view: context.view });
    openSpot('exit', noted);
    expect(asked).toEqual([['exit', 2, { x: 58_000, y: 22_000 }]]);
  });

  it('OG-14.6 a window of another kind names no gate: it begins in the middle of the table in sight', () => {
    const real = lifted();
    const windows = [{ ...real.view.windows[0]!, kind: 'warp' }] as never;
    const { asked, context } = answering(null, { view: { ...real.view, windows } });
    expect(openSpot('exit', context)).toMatchObject({ unit: 'a1.1', table: 1 });
    openSpot('exit', { ...context, view: { ...real.view, windows: [] } });
    expect(openSpot('exit', { ...context, view: { ...real.view, windows: [] } }).unit).toBeNull();
    expect(asked[0]).toEqual(['exit', 1, { x: 36_000, y: 24_000 }]);
  });

  it('OG-14.6 stays on the table of its gate, wherever the pointer is', () => {
    const { context, asked } = answering({ at: exact, stoppedBy: null });
    const exit = tool({ spot: 'exit', unit: 'a1.1', table: 2 });
    expect(feed(exit, context, [onTable(1, at('tap', 31_000, 20_000))]).tool).toEqual({ ...exit, at: exact });
    expect(asked).toEqual([['exit', 2, { x: 31_000, y: 20_000, table: 1 }]]);
  });
});

describe('a point in hand', () => {
  it('is drawn by where it was taken hold of, and let go where it is', () => {
    const { context, asked } = answering({ at: exact, stoppedBy: why });
    const pressed = feed(tool(), context, [at('down', 30_300, 19_800)]);
    expect(pressed.tool).toEqual(tool({ grip: 'body', offset: { x: -300, y: 200 } }));
    const drawn = feed(pressed.tool, context, [at('drag', 33_300, 18_800)]);
    expect(asked).toEqual([['marker', 1, { x: 33_000, y: 19_000 }]]);
    expect(drawn.tool).toEqual(tool({ at: exact, grip: 'body', offset: { x: -300, y: 200 }, blocked: why }));
    for (const kind of ['up', 'cancel'] as const)
      expect(feed(drawn.tool, context, [at(kind, 33_300, 18_800)])).toEqual({
        tool: { ...drawn.tool, grip: 'none' },
        commands: [],
      });
  });

  it('a press beside it holds nothing, and a drag then does nothing', () => {
    const { context, asked } = answering({ at: exact, stoppedBy: null });
    const held = tool({ grip: 'body', offset: { x: 5, y: 5 } });
    const pressed = feed(held, context, [at('down', 35_000, 20_000)]);
    expect(pressed.tool).toEqual(tool());
    expect(feed(pressed.tool, context, [at('drag', 36_000, 20_000)]).tool).toBe(pressed.tool);
    expect(asked).toEqual([]);
  });

  it('is taken hold of within 0.9 in and half the slack of the pointer, on its own table, or on all of its base', () => {
    const { view } = lifted();
    // A mouse may miss by 12 pixels, 6 of which count beyond a body; 14 pixels are an inch.
    const reach = 900 + 6 * (1000 / 14);
    const grip = (one: SpotTool, x: number, table?: number) =>
      spotGrip(one, (table ? onTable(table, at('down', x, 20_000)) : at('down', x, 20_000)).input, view);
    const point = tool();
    expect([grip(point, 30_000 - reach + 1), grip(point, 30_000 - reach - 1)]).toEqual([true, false]);
    expect([grip(point, 30_000, 1), grip(point, 30_000, 2)]).toEqual([true, false]);
    expect(grip(tool({ at: null }), 0)).toBe(false);
    const wing = tool({ spot: 'exit', unit: 'a1.1' });
    const large = { ...view, options: { ...view.options, baseFighters: 2400 } };
    const base = 1200 + 6 * (1000 / 14);
    const onBase = (off: number) => spotGrip(wing, at('down', 30_000 - off, 20_000).input, large);
    expect([onBase(base - 1), onBase(base + 1)]).toEqual([true, false]);
  });

  it('has no heading to be turned: a press where a handle would be holds the body or nothing', () => {
    const { view } = lifted();
    expect(spotGrip(tool(), at('down', 30_000 + 900 + 26 * (1000 / 14), 20_000).input, view)).toBe(false);
  });

  it('stays where there is no place, and says why; without a reason the last one stands', () => {
    const none = answering({ at: null, stoppedBy: why });
    expect(feed(tool({ grip: 'body' }), none.context, [at('tap', 1, 1)]).tool).toEqual(
      tool({ blocked: why, missed: { x: 1, y: 1 } }),
    );
    const old = reason('Before.');
    expect(feed(tool({ blocked: old }), answering(null).context, [at('tap', 1, 1)]).tool).toEqual(
      tool({ blocked: old, missed: { x: 1, y: 1 } }),
    );
    expect(
      feed(tool({ blocked: old }), answering({ at: exact, stoppedBy: null }).context, [at('tap', 1, 1)]).tool,
    ).toEqual(tool({ at: exact }));
  });

  it('steps 0.1 in, fine 0.001 in, exactly; a refused step stays and says why', () => {
    const checked: unknown[] = [];
    const { context } = answering(null, { check: (command) => (checked.push(command), []) });
    expect(feed(tool({ blocked: why }), context, [nudge(2, -3)])).toEqual({
      tool: tool({ at: { x: 30_200, y: 19_700 } }),
      commands: [],
    });
    expect(feed(tool(), context, [nudge(-1, 4, 0, 1)]).tool).toEqual(tool({ at: { x: 29_999, y: 20_004 } }));
    expect(checked).toEqual([marker(30_200, 19_700), marker(29_999, 20_004)]);
    const refusing = answering(null, { check: () => [why, reason('And more.')] });
    expect(feed(tool(), refusing.context, [nudge(1, 0)]).tool).toEqual(tool({ blocked: why }));
  });

  it('is typed in whole mils, and a place that is refused is not taken', () => {
    const checked: unknown[] = [];
    const { context } = answering(null, { check: (command) => (checked.push(command), []) });
    expect(feed(tool({ table: 2, blocked: why }), context, [{ kind: 'place', x: 1000.4, y: 2000.6 }]).tool).toEqual(
      tool({ table: 2, at: { x: 1000, y: 2001 } }),
    );
    expect(checked).toEqual([marker(1000, 2001, 2)]);
    const refusing = answering(null, { check: () => [why] });
    expect(feed(tool(), refusing.context, [{ kind: 'place', x: 1, y: 2 }]).tool).toEqual(
      tool({ blocked: why, missed: { x: 1, y: 2 } }),
    );
  });

  it('with nothing in hand confirms nothing, steps nowhere and is not taken hold of; typed, it is there', () => {
    const { context } = answering({ at: null, stoppedBy: null });
    const nowhere = tool({ at: null });
    expect(feed(nowhere, context, [DONE])).toEqual({ tool: nowhere, commands: [] });
    expect(feed(nowhere, context, [nudge(1, 0)]).tool).toBe(nowhere);
    expect(feed(nowhere, context, [at('down', 0, 0)]).tool).toEqual(nowhere);
    expect(feed(nowhere, context, [{ kind: 'place', x: 5000, y: 6000 }, DONE]).commands).toEqual([marker(5000, 6000)]);
  });

  it('cancel lets go of it and of the reason, and leaves it lying', () => {
    const { context } = answering(null);
    expect(feed(tool({ grip: 'body', blocked: why }), context, [CANCEL])).toEqual({ tool: tool(), commands: [] });
  });

  it('takes no input of other tools', () =>
    expectDeaf(tool(), answering(null).context, ['confirm', 'cancel', 'place', 'nudge']));
});
