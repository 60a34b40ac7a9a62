import { describe, expect, it } from 'vitest';
import type { DragLay, Laying } from '../../../../../src/games/orions-gate/index.ts';
import type { Point } from '../../../../../src/table/shape.ts';
import {
  layFault,
  layGrip,
  layRefusal,
  layingOf,
  openDebris,
  openLay,
  type LayTool,
} from '../../../../../src/ui/games/orions-gate/tools/lay.ts';
import { IDLE, type ToolContext } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { D, during, hurt } from '../../../../games/orions-gate/battle/scene.ts';
import { at, CANCEL, contextOf, DONE, expectDeaf, feed, nudge, reason } from './desk.ts';

const ship = D('a1.1', [20_000, 20_000, 9000], 'deflector', 'mineLauncher', 'shield');
const mine: Laying = { kind: 'mine', slot: 2 };
const field = (diameter = 3000): Laying => ({ kind: 'deflector', slot: 1, diameter });

/** What the rules answer; every question is noted. */
function answering(answer: DragLay | null, more: Partial<ToolContext> = {}) {
  const asked: (readonly [Laying, Point])[] = [];
  const checked: unknown[] = [];
  const context: ToolContext = {
    ...contextOf(during('hold', 'fire', [ship]), 'a1'),
    check: (command) => {
      checked.push(command);
      return [];
    },
    lay: (laying, wish) => {
      asked.push([laying, wish]);
      return answer;
    },
    ...more,
  };
  return { context, asked, checked };
}

const tool = (more: Partial<LayTool> = {}): LayTool => ({
  kind: 'lay',
  unit: 'a1.1',
  laying: mine,
  at: { x: 20_000, y: 24_500 },
  grip: 'none',
  offset: { x: 0, y: 0 },
  blocked: null,
  ...more,
});
const why = reason('Too far.');
const there = { x: 20_000, y: 26_000 };
const found: DragLay = { at: there, stoppedBy: null };

describe('opening a tool that lays something', () => {
  it('OG-9.34 OG-9.35 only a Deflector and a Mine Launcher lay, a field at its full width', () => {
    const [unit] = answering(null).context.view.units;
    expect([0, 1, 2, 3, 4].map((slot) => layingOf(unit!, slot))).toEqual([null, field(), mine, null, null]);
  });

  it('OG-9.35 a mine is wished 4.5 in ahead, a field over the ship; what the rules answer is in hand', () => {
    const { context, asked, checked } = answering(found);
    const [unit] = context.view.units;
    expect(openLay(unit!, mine, context)).toEqual(tool({ at: there }));
    expect(openLay(unit!, field(), context)).toEqual(tool({ laying: field(), at: there }));
    expect(asked).toEqual([
      [mine, { x: 20_000, y: 24_500 }],
      [field(), { x: 20_000, y: 20_000 }],
    ]);
    expect(checked).toEqual([
      { type: 'useComponent', slot: 2, ...there },
      { type: 'useComponent', slot: 1, ...there, diameter: 3000 },
    ]);
  });

  it('says why it cannot lie where it begins; without room nothing is in hand and nothing is asked', () => {
    const refusing = answering(found, { check: () => [why, reason('And more.')] });
    expect(openLay(refusing.context.view.units[0]!, mine, refusing.context).blocked).toEqual(why);
    for (const answer of [null, { at: null, stoppedBy: why }]) {
      const none = answering(answer);
      expect(openLay(none.context.view.units[0]!, mine, none.context)).toEqual(tool({ at: null }));
      expect(none.checked).toEqual([]);
    }
  });

  it('a ship that stands nowhere lays nothing', () => {
    const { context, asked } = answering(found);
    const gone = { ...context.view.units[0]!, pose: null };
    expect(openLay(gone, mine, context)).toEqual(tool({ at: null }));
    expect(asked).toEqual([]);
  });

  it('OG-12.4 only debris lies where the window says; a field begins at its ship', () => {
    const window = { kind: 'debris', unit: 'a1.1', slot: 1, from: { x: 1000, y: 2000, heading: 0, table: 1 } };
    const { context, asked } = answering(found);
    const open = { ...context, view: { ...context.view, windows: [window] as never } };
    openLay(context.view.units[0]!, { kind: 'debris' }, open);
    openLay(context.view.units[0]!, field(), open);
    openLay(context.view.units[0]!, { kind: 'debris' }, context);
    expect(asked.map(([, wish]) => wish)).toEqual([
      { x: 1000, y: 2000 },
      { x: 20_000, y: 20_000 },
      { x: 20_000, y: 20_000 },
    ]);
    expect(openDebris(open)).toEqual(tool({ laying: { kind: 'debris' }, at: there }));
  });

  it('OG-12.4 no debris is opened without its window, or for a unit that is not there', () => {
    const { context } = answering(found);
    const warp = { ...context.view, windows: [{ kind: 'warp', unit: 'a1.1' }] as never };
    const nobody = { ...context.view, windows: [{ kind: 'debris', unit: 'a1.9' }] as never };
    for (const view of [context.view, warp, nobody]) expect(openDebris({ ...context, view })).toBe(IDLE);
  });
});

describe('what is laid, in hand', () => {
  it('is drawn by where it was taken hold of, let go, and put anew by a tap', () => {
    const { context, asked } = answering(found);
    const pressed = feed(tool(), context, [at('down', 20_100, 24_400)]);
    expect(pressed.tool).toEqual(tool({ grip: 'body', offset: { x: -100, y: 100 } }));
    const drawn = feed(pressed.tool, context, [at('drag', 20_100, 30_400)]);
    expect(drawn).toEqual({ tool: { ...pressed.tool, at: there }, commands: [] });
    expect(feed(drawn.tool, context, [at('up', 20_100, 30_400)]).tool).toEqual({ ...drawn.tool, grip: 'none' });
    expect(feed(drawn.tool, context, [at('tap', 1, 2)]).tool).toEqual({ ...drawn.tool, grip: 'none' });
    expect(asked).toEqual([
      [mine, { x: 20_000, y: 30_500 }],
      [mine, { x: 1, y: 2 }],
    ]);
  });

  it('is taken hold of within half an inch and half the slack of the pointer, a field and debris on all of it', () => {
    const reach = (one: LayTool, most: number) =>
      [most - 1, most + 1].map((off) => layGrip(one, at('down', 20_000 - off, 24_500).input));
    const slack = 6 * (1000 / 14);
    expect(reach(tool(), 500 + slack)).toEqual([true, false]);
    expect(reach(tool({ laying: field() }), 1500 + slack)).toEqual([true, false]);
    expect(reach(tool({ laying: field(2400) }), 1200 + slack)).toEqual([true, false]);
    expect(reach(tool({ laying: { kind: 'debris' } }), 500 + slack)).toEqual([true, false]);
    expect(layGrip(tool({ at: null }), at('down', 0, 0).input)).toBe(false);
    // Where a handle would be nothing is held.
    expect(layGrip(tool(), at('down', 20_000 + 500 + 26 * (1000 / 14), 24_500).input)).toBe(false);
  });

  it('stays where it is when there is no place, and says why it went no further', () => {
    expect(feed(tool(), answering({ at: null, stoppedBy: why }).context, [at('tap', 1, 2)]).tool).toEqual(
      tool({ blocked: why, missed: { x: 1, y: 2 } }),
    );
    expect(feed(tool({ blocked: why }), answering(null).context, [at('tap', 1, 2)]).tool).toEqual(tool());
    expect(feed(tool(), answering({ at: there, stoppedBy: why }).context, [at('tap', 1, 2)]).tool).toEqual(
      tool({ at: there, blocked: why }),
    );
  });

  it('that it cannot lie there at all counts before why it went no further', () => {
    const refused = reason('Moved already.');
    const { context } = answering({ at: there, stoppedBy: why }, { check: () => [refused] });
    expect(feed(tool(), context, [at('tap', 1, 2)]).tool).toEqual(tool({ at: there, blocked: refused }));
  });

  it('a tap that leads nowhere is what is ordered, until another is named or the thing itself is tapped', () => {
    const missed = feed(tool(), answering({ at: null, stoppedBy: why }).context, [at('tap', 1.4, 2)]).tool as LayTool;
    const { context } = answering({ at: there, stoppedBy: why });
    expect(layRefusal(missed, context.check)).toEqual(why);
    expect(feed(missed, context, [DONE]).commands).toEqual([{ type: 'useComponent', slot: 2, x: 1, y: 2 }]);
    // It lies well where it lay before.
    expect(layFault(missed, context.check)).toBeNull();
    const { x, y } = missed.at!;
    const taken = feed(missed, context, [at('down', x, y), at('tap', x, y)]).tool as LayTool;
    expect(layRefusal(taken, context.check)).toBeNull();
    expect(feed(taken, context, [DONE]).commands).toEqual([{ type: 'useComponent', slot: 2, x, y }]);
    // A tap elsewhere, and a drag, lay it as near as it may lie, where it is seen.
    const laid = [{ type: 'useComponent', slot: 2, ...there }];
    expect(feed(missed, context, [at('tap', 5, 6), DONE]).commands).toEqual(laid);
    const drawn = [at('down', x, y), at('drag', 1, 2), at('up', 1, 2)];
    expect(feed(missed, context, [...drawn, DONE]).commands).toEqual(laid);
  });

  it('cancel begins anew; confirming orders it and leaves it in hand', () => {
    const { context } = answering(found);
    const moved = tool({ at: { x: 1, y: 2 }, grip: 'body', offset: { x: 3, y: 4 }, blocked: why });
    expect(feed(moved, context, [CANCEL])).toEqual({ tool: tool({ at: there }), commands: [] });
    const done = feed(moved, context, [DONE]);
    expect(done.commands).toEqual([{ type: 'useComponent', slot: 2, x: 1, y: 2 }]);
    expect(done.tool).toBe(moved);
    const nowhere = tool({ at: null });
    expect(feed(nowhere, context, [DONE])).toEqual({ tool: nowhere, commands: [] });
  });

  it('the fault of a place is that of the rules; of no place, the reason there was', () => {
    expect(layFault(tool({ blocked: why }), () => [])).toBeNull();
    expect(layFault(tool(), () => [why, reason('More.')])).toEqual(why);
    expect(layFault(tool({ at: null, blocked: why }), () => [reason('More.')])).toEqual(why);
  });
});

describe('what is laid, by keys and numbers', () => {
  it('steps 0.1 in, fine 0.001 in; a turn moves no mine', () => {
    const { context, checked } = answering(null);
    expect(feed(tool({ blocked: why }), context, [nudge(2, -3)]).tool).toEqual(tool({ at: { x: 20_200, y: 24_200 } }));
    expect(feed(tool(), context, [nudge(-1, 4, 0, 1)]).tool).toEqual(tool({ at: { x: 19_999, y: 24_504 } }));
    expect(checked).toContainEqual({ type: 'useComponent', slot: 2, x: 20_200, y: 24_200 });
    const held = tool();
    expect(feed(held, context, [nudge(1, 1, 1)]).tool).toBe(held);
    const nowhere = tool({ at: null });
    expect(feed(nowhere, context, [nudge(1, 1)]).tool).toBe(nowhere);
  });

  it('a step out of a legal place stays and says why; out of a wrong one it leads anywhere', () => {
    const wrong = (command: { readonly x?: number }) => (command.x === 20_000 ? [] : [why]);
    const { context } = answering(null, { check: wrong as never });
    expect(feed(tool(), context, [nudge(1, 0)]).tool).toEqual(tool({ blocked: why }));
    const out = tool({ at: { x: 20_300, y: 24_500 }, blocked: why });
    expect(feed(out, context, [nudge(-1, 0)]).tool).toEqual({ ...out, at: { x: 20_200, y: 24_500 } });
    expect(feed(out, context, [nudge(-3, 0)]).tool).toEqual(tool());
  });

  it('is typed in whole mils, right or wrong', () => {
    const typed = { kind: 'place', x: 1000.4, y: 2000.6 } as const;
    expect(feed(tool({ blocked: why }), answering(null).context, [typed]).tool).toEqual(
      tool({ at: { x: 1000, y: 2001 } }),
    );
    expect(feed(tool(), answering(null, { check: () => [why] }).context, [typed]).tool).toEqual(
      tool({ at: { x: 1000, y: 2001 }, blocked: why }),
    );
  });

  it('OG-9.34 a field is widened and narrowed 0.1 in, fine 0.002 in, and moves to where it fits', () => {
    const { context, asked, checked } = answering(found);
    const laid = tool({ laying: field(2000) });
    const wide = (turn: number, step: number) => feed(laid, context, [nudge(0, 0, turn, step)]).tool;
    expect(wide(1, 100)).toEqual(tool({ laying: field(2100), at: there }));
    expect(wide(-2, 100)).toEqual(tool({ laying: field(1800), at: there }));
    expect(wide(1, 1)).toEqual(tool({ laying: field(2002), at: there }));
    expect(asked[0]).toEqual([field(2100), { x: 20_000, y: 24_500 }]);
    expect(checked[0]).toEqual({ type: 'useComponent', slot: 1, ...there, diameter: 2100 });
  });

  it('OG-9.34 a width is typed, even and from 1 in to 3 in; a field that fits nowhere stays and says why', () => {
    const { context } = answering(null, { check: () => [why] });
    const wide = (mils: number) => feed(tool({ laying: field(2000) }), context, [{ kind: 'diameter', mils }]).tool;
    for (const [mils, diameter] of [
      [1501, 1502],
      [1500, 1500],
      [999, 1000],
      [9000, 3000],
    ] as const)
      expect(wide(mils)).toEqual(tool({ laying: field(diameter), blocked: why }));
    const { context: free, asked } = answering(found);
    const nowhere = tool({ laying: field(), at: null });
    expect(feed(nowhere, free, [{ kind: 'diameter', mils: 1500 }]).tool).toEqual({ ...nowhere, laying: field(1500) });
    expect(asked).toEqual([]);
    const one = tool();
    expect(feed(one, free, [{ kind: 'diameter', mils: 1500 }]).tool).toBe(one);
  });

  it('takes no input of other tools', () =>
    expectDeaf(tool(), answering(null).context, ['confirm', 'cancel', 'place', 'nudge', 'diameter', 'weapon']));

  it('OG-12.4 debris is ordered as debris, and no weapon takes its place', () => {
    const context = contextOf(
      during('hold', 'fire', [D('a1.1', [20_000, 20_000], hurt('cannon', 2))], { options: { debris: true } }),
      'a1',
    );
    const debris = tool({ laying: { kind: 'debris' } });
    expect(feed(debris, context, [DONE]).commands).toEqual([{ type: 'placeDebris', x: 20_000, y: 24_500 }]);
    expect(feed(debris, context, [{ kind: 'weapon', slot: 2 }]).tool).toBe(debris);
  });
});
