import { describe, expect, it } from 'vitest';
import { headingFrom, type Pose } from '../../../../../src/games/orions-gate/index.ts';
import { openDeploy, type DeployTool } from '../../../../../src/ui/games/orions-gate/tools/deploy.ts';
import { IDLE, type ToolContext } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { D, during, F, S } from '../../../../games/orions-gate/battle/scene.ts';
import { on, tables } from '../../../../games/orions-gate/gates/scene.ts';
import { at, CANCEL, contextOf, DONE, expectDeaf, feed, nudge, onTable, reason } from './desk.ts';

const why = reason('Outside the zone.');
const stood: Pose = { x: 30_000, y: 6000, heading: 9000, table: 1 };
const units = [
  D('a1.1', [30_000, 6000, 9000]),
  F('a1.2', [40_000, 6000, 9000]),
  on(2, S('a1.3', [50_000, 6000])),
  F('b1.1', [30_000, 42_000, 27_000]),
];

/** Two tables; everything is legal, and what is wished is given. */
function answering(more: Partial<ToolContext> = {}) {
  const placed: unknown[] = [];
  const checked: unknown[] = [];
  const context: ToolContext = {
    ...contextOf(during('hold', 'fire', units, tables([], [])), 'a1'),
    check: (command) => {
      checked.push(command);
      return [];
    },
    place: (...wish) => {
      placed.push(wish);
      const [, { x, y, table = 1 }, heading] = wish;
      return { command: null, pose: { x, y, heading, table }, reached: true, stoppedBy: null };
    },
    ...more,
  };
  return { context, placed, checked };
}
const tool = (more: Partial<DeployTool> = {}): DeployTool => ({
  kind: 'deploy',
  unit: 'a1.1',
  pose: stood,
  grip: 'none',
  offset: { x: 0, y: 0 },
  blocked: null,
  ...more,
});
const ordered = (pose: Pose, unit = 'a1.1') => ({ type: 'deploy', unit, ...pose });
const moved = (change: Partial<Pose>): Pose => ({ ...stood, ...change });

describe('a unit that is placed', () => {
  it('OG-4.3 faces the edge of the enemy', () => {
    expect(headingFrom('north')).toBe(27_000);
    expect(headingFrom('south')).toBe(9000);
  });

  it('is in hand where it stands; one that is not there is not', () => {
    const { view } = answering().context;
    expect(openDeploy(view, 'a1.1')).toEqual(tool());
    expect(openDeploy(view, 'x')).toBe(IDLE);
  });

  it('stands at a pose only when place, table and heading are the same: any other is ordered', () => {
    const { context } = answering();
    for (const change of [{ x: 1 }, { y: 1 }, { table: 2 }, { heading: 1 }])
      expect(feed(tool({ pose: moved(change) }), context, [DONE]).commands).toEqual([ordered(moved(change))]);
  });

  it('OG-4.10 confirming orders a legal pose at which it does not stand, and says again why it is stopped', () => {
    const { context, checked } = answering();
    const held = tool({ pose: moved({ x: 1 }), grip: 'body', blocked: why });
    const done = feed(held, context, [DONE]);
    expect(done.commands).toEqual([ordered(moved({ x: 1 }))]);
    expect(done.tool).toEqual(tool({ pose: moved({ x: 1 }), blocked: why }));
    expect(checked).toEqual([ordered(moved({ x: 1 }))]);
    expect(feed(tool(), context, [DONE]).commands).toEqual([]);
    expect(feed(tool({ pose: null }), context, [DONE]).commands).toEqual([]);
    expect(feed(held, answering({ check: () => [why] }).context, [DONE]).commands).toEqual([]);
  });

  it('typed, it goes there on its table with its heading, right or wrong, and is not ordered yet', () => {
    const place = { kind: 'place', x: 100, y: 200 } as const;
    const { context, checked } = answering();
    expect(feed(tool({ blocked: why }), context, [place])).toEqual({
      tool: tool({ pose: moved({ x: 100, y: 200 }) }),
      commands: [],
    });
    expect(checked).toEqual([ordered(moved({ x: 100, y: 200 }))]);
    const typed = (held: DeployTool, more: object) =>
      (feed(held, context, [{ ...place, ...more }]).tool as DeployTool).pose;
    expect(typed(tool(), { heading: 0, table: 2 })).toEqual({ x: 100, y: 200, heading: 0, table: 2 });
    expect(typed(tool({ pose: moved({ table: 2 }) }), {})).toEqual({ ...stood, x: 100, y: 200, table: 2 });
    const heading = headingFrom(context.view.edges.A);
    expect(typed(tool({ pose: null }), {})).toEqual({ x: 100, y: 200, heading, table: 1 });
    expect(feed(tool(), answering({ check: () => [why] }).context, [place]).tool).toEqual(
      tool({ pose: moved({ x: 100, y: 200 }), blocked: why }),
    );
  });

  it('OG-4.10 steps 0.1 in and 1 degree, fine 0.001 in and 0.01 degrees, and each legal step is ordered', () => {
    const { context } = answering();
    const step = (...given: Parameters<typeof nudge>) =>
      feed(tool({ blocked: why, grip: 'body' }), context, [nudge(...given)]);
    const coarse = moved({ x: 30_200, y: 5700, heading: 9100 });
    expect(step(2, -3, 1).commands).toEqual([ordered(coarse)]);
    expect(step(2, -3, 1).tool).toEqual(tool({ pose: coarse }));
    expect(step(-1, 4, -1, 1).commands).toEqual([ordered(moved({ x: 29_999, y: 6004, heading: 8999 }))]);
    expect(step(0, 0, -91).commands).toEqual([ordered(moved({ heading: 35_900 }))]);
    expect(feed(tool(), answering({ check: () => [why] }).context, [nudge(1, 0)])).toEqual({
      tool: tool({ blocked: why }),
      commands: [],
    });
    const waiting = tool({ pose: null });
    expect(feed(waiting, context, [nudge(1, 0)])).toEqual({ tool: waiting, commands: [] });
  });

  it('is drawn by where it was taken hold of, and ordered when it is let go', () => {
    const { context, placed } = answering();
    const pressed = feed(tool(), context, [at('down', 30_300, 5800)]);
    expect(pressed.tool).toEqual(tool({ grip: 'body', offset: { x: -300, y: 200 } }));
    const drawn = feed(pressed.tool, context, [onTable(2, at('drag', 33_300, 6800))]);
    expect(placed).toEqual([['a1.1', { x: 33_000, y: 7000, table: 2 }, 9000]]);
    const there = { x: 33_000, y: 7000, heading: 9000, table: 2 };
    expect(drawn).toEqual({
      tool: tool({ pose: there, grip: 'body', offset: { x: -300, y: 200 } }),
      commands: [],
    });
    expect(feed({ ...(drawn.tool as DeployTool), blocked: why }, context, [at('up', 1, 1)])).toEqual({
      tool: tool({ pose: there, offset: { x: -300, y: 200 } }),
      command: ordered(there),
      commands: [ordered(there)],
    });
  });

  it('OG-4.3 drawn where it has no place it stays, and says why', () => {
    const none = { command: null, pose: null, reached: false, stoppedBy: why };
    const { context } = answering({ place: () => none });
    expect(feed(tool({ grip: 'body' }), context, [at('drag', 1, 1)]).tool).toEqual(
      tool({ grip: 'body', blocked: why }),
    );
    expect(feed(tool({ grip: 'body' }), context, [at('tap', 1, 40_000)]).tool).toEqual(tool({ blocked: why }));
  });

  it('its handle turns it, and the place stays', () => {
    const { context, placed } = answering();
    const handle = feed(tool(), context, [at('down', 30_000, 6000 + 1000 + 26 * (1000 / 14))]).tool as DeployTool;
    expect(handle.grip).toBe('handle');
    expect(feed(tool({ grip: 'handle' }), context, [at('drag', 36_000, 6000)]).tool).toEqual(
      tool({ grip: 'handle', pose: moved({ heading: 0 }) }),
    );
    expect(feed(tool({ grip: 'handle' }), context, [at('drag', 30_000, 6000)]).tool).toEqual(tool({ grip: 'handle' }));
    const nowhere = tool({ grip: 'handle', pose: null });
    expect(feed(nowhere, context, [at('drag', 1, 1)]).tool).toBe(nowhere);
    expect(placed).toEqual([]);
  });

  it('a press takes another unit of the captain in hand, no enemy, within 8 pixels of its base', () => {
    const { context } = answering();
    const press = (x: number, y: number, table = 1) => feed(tool(), context, [onTable(table, at('down', x, y))]).tool;
    const wing = tool({ unit: 'a1.2', pose: { ...stood, x: 40_000 }, grip: 'body' });
    expect(press(40_100, 5900)).toEqual({ ...wing, offset: { x: -100, y: 100 } });
    const beside = 625 + 8 * (1000 / 14);
    expect(press(40_000 + beside - 1, 6000)).toMatchObject({ unit: 'a1.2' });
    expect(press(40_000 + beside + 1, 6000)).toMatchObject({ unit: 'a1.1', grip: 'none' });
    expect(press(30_000, 42_000)).toMatchObject({ unit: 'a1.1', grip: 'none' });
    expect(press(50_000, 6000, 2)).toMatchObject({ unit: 'a1.3', grip: 'body' });
    // On another table nothing of it is held.
    expect(press(30_000, 6000, 2)).toMatchObject({ unit: 'a1.1', grip: 'none' });
    expect(feed(tool({ pose: null }), context, [at('down', 5, 6)]).tool).toEqual(tool({ pose: null }));
  });

  it('a drag or a letting go of nothing does nothing; a pointer taken away lets go', () => {
    const { context, placed } = answering();
    const free = tool({ pose: moved({ x: 1 }) });
    for (const kind of ['drag', 'up'] as const)
      expect(feed(free, context, [at(kind, 1, 1)])).toEqual({ tool: free, commands: [] });
    expect(placed).toEqual([]);
    expect(feed(tool({ pose: moved({ x: 1 }), grip: 'body', blocked: why }), context, [at('cancel', 1, 1)])).toEqual({
      tool: tool(),
      commands: [],
    });
  });

  it('a tap takes another unit of the captain within 4 pixels; elsewhere it places and orders', () => {
    const { context, placed } = answering();
    const tap = (x: number, y: number, held = tool()) => feed(held, context, [at('tap', x, y)]);
    const beside = 625 + 4 * (1000 / 14);
    expect(tap(40_000 + beside - 1, 6000).tool).toEqual(tool({ unit: 'a1.2', pose: { ...stood, x: 40_000 } }));
    expect(tap(40_000 + beside + 1, 6000).commands).toEqual([ordered(moved({ x: 40_000 + beside + 1 }))]);
    expect(tap(30_000, 42_000).commands).toEqual([ordered(moved({ y: 42_000 }))]);
    tap(10_000, 5000, tool({ pose: null }));
    expect(placed.at(-1)).toEqual(['a1.1', { x: 10_000, y: 5000 }, headingFrom(context.view.edges.A)]);
  });

  it('cancel puts it down; no other input is taken', () => {
    const { context } = answering();
    expect(feed(tool(), context, [CANCEL]).tool).toBe(IDLE);
    expectDeaf(tool(), context, ['cancel', 'confirm', 'place', 'nudge']);
  });
});
