import { describe, expect, it } from 'vitest';
import {
  BOARD,
  legalTargets,
  openFire,
  partOf,
  type FireTool,
} from '../../../../../src/ui/games/orions-gate/tools/fire.ts';
import { layRefusal, openDebris, openLay, type LayTool } from '../../../../../src/ui/games/orions-gate/tools/lay.ts';
import { openSalvage, type SalvageTool } from '../../../../../src/ui/games/orions-gate/tools/salvage.ts';
import { canUse } from '../../../../../src/ui/games/orions-gate/tools/weapon.ts';
import type { Tool, ToolInput } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { B, D, during, F, hurt, S, type More, type Placed } from '../../../../games/orions-gate/battle/scene.ts';
import { play } from '../../../../helpers/og-position.ts';
import { at, contextOf, feed } from './desk.ts';

const firing = (units: readonly Placed[], more: More = {}) => contextOf(during('hold', 'fire', units, more), 'a1');
const take = (slot: number): ToolInput => ({ kind: 'weapon', slot });
const step = (right: number, up: number, turn = 0, size = 100): ToolInput => ({
  kind: 'nudge',
  right,
  up,
  turn,
  step: size,
});
const done: ToolInput = { kind: 'confirm' };

describe('laying a Deflector field', () => {
  const ship = D('a1.1', [20000, 20000], 'deflector', 'cannon', 'shield');

  it('OG-9.34 OG-C73 begins over its ship at full width; drawn away it stops at exactly 3 in, and confirming orders it', () => {
    const context = firing([ship]);
    const opened = feed(openFire(context), context, [take(1)]);
    expect(opened.tool).toMatchObject({
      kind: 'lay',
      laying: { kind: 'deflector', slot: 1, diameter: 3000 },
      at: { x: 20000, y: 20000 },
      blocked: null,
    });
    const drawn = feed(opened.tool, context, [
      at('down', 20200, 20000),
      at('drag', 40200, 20000),
      at('up', 40200, 20000),
      done,
    ]);
    expect(drawn.commands).toEqual([{ type: 'useComponent', slot: 1, x: 25500, y: 20000, diameter: 3000 }]);
  });

  it('OG-I58 an enemy keeps it 1 in away: a typed place is shown and refused, a step of the keys stops before it', () => {
    const context = firing([ship, F('b1.1', [28624, 20000])]);
    const typed = feed(openFire(context), context, [take(1), { kind: 'place', x: 25500, y: 20000 }]);
    expect(typed.tool).toMatchObject({
      at: { x: 25500, y: 20000 },
      blocked: { rule: 'OG-9.34', reason: expect.stringContaining('at least 1.000 in') },
    });
    const stepped = feed(openFire(context), context, [
      take(1),
      { kind: 'place', x: 25499, y: 20000 },
      step(1, 0, 0, 1),
    ]);
    expect(stepped.tool).toMatchObject({ at: { x: 25499, y: 20000 }, blocked: { rule: 'OG-9.34' } });
  });

  it('OG-9.34 Q and E change its width between 1 in and 3 in, even numbers only', () => {
    const context = firing([ship]);
    const width = (inputs: readonly ToolInput[]) =>
      (feed(openFire(context), context, [take(1), ...inputs]).tool as LayTool).laying;
    expect(width([step(0, 0, -1)])).toMatchObject({ diameter: 2900 });
    expect(width([step(0, 0, -1, 1)])).toMatchObject({ diameter: 2998 });
    expect(width([step(0, 0, 1)])).toMatchObject({ diameter: 3000 });
    expect(width([{ kind: 'diameter', mils: 1501 }])).toMatchObject({ diameter: 1502 });
    expect(width([{ kind: 'diameter', mils: 10 }])).toMatchObject({ diameter: 1000 });
  });

  it('OG-I57 after moving it says why not, and nothing can be done with it', () => {
    const context = firing([ship], { activation: { action: 'move', moved: true } });
    expect(feed(openFire(context), context, [take(1)]).tool).toMatchObject({
      blocked: { rule: 'OG-9.34', reason: 'Destroyers 1 has moved in this activation.' },
    });
    const [unit] = context.view.units;
    expect(canUse(unit!, 1, context)).toBe(false);
    expect(canUse(unit!, 2, context)).toBe(false);
  });
});

describe('laying a mine', () => {
  const ship = D('a1.1', [20000, 20000], 'mineLauncher', 'cannon', 'shield');

  it('OG-9.35 OG-C74 begins ahead of its ship; a tap far away, or a drag, lays it at exactly 6 in', () => {
    const context = firing([ship]);
    const opened = feed(openFire(context), context, [take(1)]);
    expect(opened.tool).toMatchObject({ laying: { kind: 'mine', slot: 1 }, at: { x: 24500, y: 20000 } });
    const laid = [{ type: 'useComponent', slot: 1, x: 27000, y: 20000 }];
    expect(feed(opened.tool, context, [at('tap', 60000, 20000), done]).commands).toEqual(laid);
    const far = [at('down', 24500, 20000), at('drag', 60000, 20000), at('up', 60000, 20000)];
    expect(feed(opened.tool, context, [...far, done]).commands).toEqual(laid);
    const tapped = feed(opened.tool, context, [at('tap', 60000, 20000)]).tool as LayTool;
    expect(tapped).toMatchObject({ at: { x: 27000, y: 20000 }, blocked: { rule: 'OG-9.35' } });
    expect(layRefusal(tapped, context.check)).toBeNull();
  });

  it('OG-9.35 nothing is laid twice: another weapon takes its place in hand', () => {
    const context = firing([ship, F('b1.1', [30000, 20000])]);
    const step1 = feed(openFire(context), context, [take(1), take(2)]);
    expect(step1.tool).toMatchObject({ kind: 'fire', slot: 2, targets: ['b1.1'] });
    expect(step1.commands).toEqual([]);
  });

  it('cancel puts it back to where it began', () => {
    const context = firing([ship]);
    expect(feed(openFire(context), context, [take(1), at('tap', 20000, 24000), { kind: 'cancel' }]).tool).toMatchObject(
      { at: { x: 24500, y: 20000 }, blocked: null },
    );
  });
});

describe('repairing a friend', () => {
  const units = [
    D('a1.1', [20000, 20000], 'repairBay', 'cannon', 'shield'),
    D('a1.2', [24000, 20000], 'cannon', hurt('shield', 1), hurt('torpedo', 1)),
    F('a1.3', [20000, 40000], hurt('engine', 1)),
    S('a1.4', [20000, 24000]),
    F('b1.1', [30000, 20000], 'cannon'),
  ];

  it('OG-9.37 OG-8.6 takes the friend in reach and its left-most damage; arrows and a pick choose another', () => {
    const context = firing(units);
    const [unit] = context.view.units;
    expect(legalTargets(context.view, unit!, 1, context.check)).toEqual(['a1.2']);
    expect(partOf(context.view, 'a1.2')).toBe(2);
    const taken = feed(openFire(context), context, [take(1), done]);
    expect(taken.commands).toEqual([{ type: 'useComponent', slot: 1, target: 'a1.2', targetSlot: 2 }]);
    expect(feed(openFire(context), context, [take(1), step(1, 0), done]).commands).toEqual([
      { type: 'useComponent', slot: 1, target: 'a1.2', targetSlot: 3 },
    ]);
    expect(feed(openFire(context), context, [take(1), { kind: 'part', slot: 3 }, done]).commands).toEqual([
      { type: 'useComponent', slot: 1, target: 'a1.2', targetSlot: 3 },
    ]);
  });

  it('OG-9.37 a tap names friends only', () => {
    const context = firing(units);
    const tapped = (x: number, y: number) =>
      (feed(openFire(context), context, [take(1), at('tap', x, y)]).tool as FireTool).targets;
    expect(tapped(20000, 40000)).toEqual(['a1.3']);
    expect(tapped(30000, 20000)).toEqual(['a1.2']);
  });
});

describe('boarding', () => {
  const ships = [
    D('a1.1', [20000, 20000], 'boardingPods', 'cannon', 'shield'),
    D('b1.1', [28000, 20000], 'cannon'),
    S('b1.2', [20000, 24000]),
  ];

  it('OG-13.2 OG-9.33 names ships within its range and no Scouts; confirming boards', () => {
    const context = firing(ships, { options: { boarding: true } });
    const [unit] = context.view.units;
    expect(legalTargets(context.view, unit!, BOARD, context.check)).toEqual(['b1.1']);
    expect(feed(openFire(context), context, [take(BOARD), done]).commands).toEqual([{ type: 'board', target: 'b1.1' }]);
    // 8 in apart, 1 in of base each: a gap of exactly 6 in.
    expect(context.chance(unit!, BOARD, 'b1.1')).toBeCloseTo(15 / 36, 10);
  });

  it('OG-I65 is off without the option and after a shot', () => {
    const off = firing(ships);
    expect(canUse(off.view.units[0]!, BOARD, off)).toBe(false);
    const shot = firing(ships, { options: { boarding: true }, activation: { gunFired: true } });
    expect(canUse(shot.view.units[0]!, BOARD, shot)).toBe(false);
  });
});

describe('windows', () => {
  it('OG-12.4 OG-C99 debris begins over the ship and stops at exactly 1 in', () => {
    const match = during('hold', 'fire', [D('a1.1', [20000, 20000], hurt('cannon', 2), 'shield', 'torpedo')], {
      options: { debris: true },
      windows: [{ kind: 'debris', unit: 'a1.1', slot: 1 }],
    });
    const context = contextOf(match, 'a1');
    const opened = openDebris(context);
    expect(opened).toMatchObject({
      kind: 'lay',
      laying: { kind: 'debris' },
      at: { x: 20000, y: 20000 },
      blocked: null,
    });
    const drawn = feed(opened, context, [at('tap', 50000, 20000), done]);
    expect(drawn.commands).toEqual([{ type: 'placeDebris', x: 22500, y: 20000 }]);
    // The choice of a weapon means nothing while a window is open.
    expect(feed(opened, context, [take(2)]).tool).toBe(opened);
    expect(play(match, 'a1', drawn.commands[0] as never).match.state.tables[0]!.pieces.map(({ name }) => name)).toEqual(
      ['Debris 1'],
    );
  });

  it('OG-12.4 debris of a ship that is gone lies where it stood', () => {
    const gone: Placed = {
      id: 'a1.2',
      type: 'fighters',
      pose: [40000, 30000, 0],
      components: [hurt('cannon', 2)],
      status: 'destroyed',
    };
    const context = contextOf(
      during('hold', 'fire', [D('a1.1', [20000, 20000]), gone], {
        options: { debris: true },
        windows: [{ kind: 'debris', unit: 'a1.2', slot: 1 }],
      }),
      'a1',
    );
    expect(openDebris(context)).toMatchObject({ unit: 'a1.2', at: { x: 40000, y: 30000 } });
  });

  it('OG-9.38 salvage begins at the left-most damage and steps over what can be mended', () => {
    const lost: Placed = { id: 'a1.2', type: 'scouts', pose: [22000, 24000, 0], status: 'destroyed' };
    const context = contextOf(
      during(
        'hold',
        'fire',
        [B('a1.1', [20000, 20000], hurt('shield', 2), hurt('cannon', 1), 'salvageArm', hurt('torpedo', 1)), lost],
        { windows: [{ kind: 'salvage', unit: 'a1.1', slot: 3, lost: 'a1.2' }] },
      ),
      'a1',
    );
    const opened: Tool = openSalvage(context.view);
    expect(opened).toEqual({ kind: 'salvage', unit: 'a1.1', slot: 2 });
    const slot = (inputs: readonly ToolInput[]) => (feed(opened, context, inputs).tool as SalvageTool).slot;
    expect([
      slot([{ kind: 'cycle', step: 1 }]),
      slot([step(1, 0)]),
      slot([
        { kind: 'cycle', step: 1 },
        { kind: 'cycle', step: 1 },
      ]),
      slot([{ kind: 'part', slot: 4 }]),
    ]).toEqual([4, 4, 2, 4]);
    expect(feed(opened, context, [done]).commands).toEqual([{ type: 'salvage', slot: 2 }]);
    expect(openLay(context.view.units[0]!, { kind: 'debris' }, context).at).toBeNull();
  });
});
