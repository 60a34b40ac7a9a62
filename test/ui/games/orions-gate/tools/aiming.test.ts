import { describe, expect, it } from 'vitest';
import {
  BOARD,
  fireCommand,
  isAim,
  worthiest,
  openFire,
  partOf,
  targetsOf,
  toolCommand,
  type FireTool,
} from '../../../../../src/ui/games/orions-gate/tools/fire.ts';
import { canUse } from '../../../../../src/ui/games/orions-gate/tools/weapon.ts';
import { IDLE, type ToolContext } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { D, during, F, hurt, S, type Placed } from '../../../../games/orions-gate/battle/scene.ts';
import { at, CANCEL, contextOf, DONE, expectDeaf, feed, nudge } from './desk.ts';

const armed = D('a1.1', [20_000, 20_000], 'missileCluster', 'repairBay', 'warpDrive');
const friend = D('a1.2', [24_000, 20_000], hurt('cannon', 1), 'shield', hurt('torpedo', 1));
const others: readonly Placed[] = [
  friend,
  S('a1.3', [20_000, 40_000]),
  F('b1.1', [26_000, 20_000]),
  F('b1.2', [26_000, 24_000]),
  F('b1.3', [26_000, 16_000]),
  F('b1.4', [60_000, 40_000]),
  { ...F('b1.5', [50_000, 10_000]), status: 'destroyed' },
];
const real = (ship: Placed = armed) => contextOf(during('hold', 'fire', [ship, ...others]), 'a1');
/** Everything is legal, and every target as likely. */
const free = (more: Partial<ToolContext> = {}): ToolContext => ({
  ...real(),
  check: () => [],
  chance: () => 0,
  worth: () => 0,
  ...more,
});
const tool = (slot: number, targets: readonly string[] = [], part?: number | null): FireTool => ({
  kind: 'fire',
  unit: 'a1.1',
  slot,
  targets,
  ...(part !== undefined && { part }),
});
const target = (unit: string) => ({ kind: 'target', unit }) as const;
const take = (slot: number) => ({ kind: 'weapon', slot }) as const;

describe('whom a weapon names', () => {
  it('OG-7.2 OG-9.18 OG-9.37 OG-13.2 the gun and a boarding one enemy, a cluster up to three, a bay a friend, a drive nobody', () => {
    const ship = real(D('a1.1', [20_000, 20_000], 'missileCluster', 'repairBay', 'warpDrive')).view.units[0]!;
    expect([0, BOARD, 1, 2, 3, 4].map((slot) => targetsOf(ship, slot))).toEqual([
      'one',
      'one',
      'upToThree',
      'friend',
      'none',
      'none',
    ]);
    const torpedo = real(D('a1.1', [20_000, 20_000], 'torpedo')).view.units[0]!;
    expect(targetsOf(torpedo, 1)).toBe('one');
  });

  it('OG-20.2 the command names exactly what the weapon wants', () => {
    const ship = real().view.units[0]!;
    const torpedo = real(D('a1.1', [20_000, 20_000], 'torpedo')).view.units[0]!;
    expect(fireCommand(ship, 0, ['b1.1', 'b1.2'])).toEqual({ type: 'firePrimary', target: 'b1.1' });
    expect(fireCommand(ship, 0, [])).toEqual({ type: 'firePrimary', target: '' });
    expect(fireCommand(ship, BOARD, ['b1.1'])).toEqual({ type: 'board', target: 'b1.1' });
    expect(fireCommand(ship, 1, ['b1.1', 'b1.2'])).toEqual({
      type: 'useComponent',
      slot: 1,
      targets: ['b1.1', 'b1.2'],
    });
    expect(fireCommand(ship, 2, ['a1.2'])).toEqual({ type: 'useComponent', slot: 2, target: 'a1.2', targetSlot: 1 });
    expect(fireCommand(ship, 3, ['b1.1'])).toEqual({ type: 'useComponent', slot: 3 });
    expect(fireCommand(torpedo, 1, ['b1.1'])).toEqual({ type: 'useComponent', slot: 1, target: 'b1.1' });
    const mending = { type: 'useComponent', slot: 2, target: 'a1.2' };
    expect(toolCommand(ship, tool(2, ['a1.2'], 3))).toEqual({ ...mending, targetSlot: 3 });
    expect(toolCommand(ship, tool(2, ['a1.2'], null))).toEqual({ ...mending, targetSlot: 1 });
  });

  it('a weapon is aimed at enemies in play, a bay at ships of the own side with components', () => {
    const { units } = real().view;
    const aims = (slot: number) => units.filter((other) => isAim(units[0]!, slot, other)).map(({ id }) => id);
    expect(aims(0)).toEqual(['b1.1', 'b1.2', 'b1.3', 'b1.4']);
    expect(aims(2)).toEqual(['a1.1', 'a1.2']);
  });

  it('OG-8.6 a bay mends the left-most damage, else the first slot', () => {
    const { view } = real();
    expect(['a1.2', 'a1.1', 'x', undefined].map((id) => partOf(view, id))).toEqual([1, 1, 1, 1]);
    const { view: later } = contextOf(
      during('hold', 'fire', [armed, D('a1.2', [24_000, 20_000], 'shield', 'shield', hurt('torpedo', 1))]),
      'a1',
    );
    expect(partOf(later, 'a1.2')).toBe(3);
  });

  it('targets come with the most worth first, in the order of the fleets where it is the same', () => {
    const points: { readonly [id: string]: number } = { 'b1.2': 0.5, 'b1.4': 0.2 };
    const context = free({ worth: (_unit, _slot, id) => points[id] ?? 0 });
    expect(worthiest(context.view.units[0]!, 0, context)).toEqual(['b1.2', 'b1.4', 'b1.1', 'b1.3']);
  });
});

describe('opening the fire tool', () => {
  it('OG-24.3 takes the first weapon with a chance; without any, the first with a target', () => {
    expect(openFire(free())).toEqual(tool(0, ['b1.1']));
    const chance = (_unit: unknown, slot: number, id: string) => (slot === 1 && id === 'b1.3' ? 0.1 : 0);
    expect(openFire(free({ chance, worth: chance }))).toEqual(tool(1, ['b1.3']));
  });

  it('OG-8.6 OG-9.37 a Repair Bay that is all there is to use is opened at damage, so that its order is legal', () => {
    const lonely = [
      D('a1.1', [20_000, 20_000], 'repairBay', 'cannon', 'shield'),
      D('a1.2', [24_000, 20_000], 'cannon', hurt('shield', 1)),
      F('b1.1', [70_000, 45_000]),
    ];
    const context = contextOf(during('hold', 'fire', lonely), 'a1');
    const opened = openFire(context);
    expect(opened).toEqual(tool(1, ['a1.2'], 2));
    const ordered = feed(opened, context, [DONE]).commands;
    expect(ordered).toEqual([{ type: 'useComponent', slot: 1, target: 'a1.2', targetSlot: 2 }]);
    expect(context.check(ordered[0] as never)).toEqual([]);
  });

  it('without a target the gun is in hand; without an activation, or its unit, nothing is', () => {
    const none = free({ check: () => [{ rule: 'OG-7.2', reason: 'No.', data: {} }] });
    expect(openFire(none)).toEqual(tool(0));
    const { view } = none;
    expect(openFire({ ...none, view: { ...view, activation: null } })).toBe(IDLE);
    expect(openFire({ ...none, view: { ...view, units: view.units.slice(1) } })).toBe(IDLE);
  });
});

describe('the fire tool in hand', () => {
  it('a target replaces another; a cluster keeps the last three, and gives one back', () => {
    expect(feed(tool(0, ['b1.1']), free(), [target('b1.2')])).toEqual({ tool: tool(0, ['b1.2']), commands: [] });
    const three = feed(tool(1), free(), [target('b1.1'), target('b1.2'), target('b1.3')]).tool;
    expect(three).toEqual(tool(1, ['b1.1', 'b1.2', 'b1.3']));
    expect(feed(three, free(), [target('b1.4')]).tool).toEqual(tool(1, ['b1.2', 'b1.3', 'b1.4']));
    expect(feed(three, free(), [target('b1.2')]).tool).toEqual(tool(1, ['b1.1', 'b1.3']));
  });

  it('OG-9.37 a friend that is named brings its left-most damage along', () => {
    expect(feed(tool(2, ['a1.1'], 3), free(), [target('a1.2')]).tool).toEqual(tool(2, ['a1.2'], 1));
  });

  it('a second click on a target fires at it; one on the target that was chosen beforehand only takes it', () => {
    const taps = (start: FireTool, ...xs: readonly (readonly [number, number])[]) =>
      feed(
        start,
        free(),
        xs.map(([x, y]) => at('tap', x, y)),
      );
    const [b1, b2] = [
      [26_000, 20_000],
      [26_000, 24_000],
    ] as const;
    expect(taps(tool(0, ['b1.1']), b1).command).toBeUndefined();
    expect(taps(tool(0, ['b1.1']), b1, b1).command).toEqual({ type: 'firePrimary', target: 'b1.1' });
    expect(taps(tool(0), b1, b2).command).toBeUndefined();
    expect(taps(tool(0), b1, b2, b1).command).toBeUndefined();
    // A cluster names up to three: a second click gives one back.
    expect(taps(tool(1), b1, b1)).toMatchObject({ tool: { targets: [] } });
    expect(taps(tool(1), b1, b1).command).toBeUndefined();
  });

  it('a tap takes an enemy within 8 pixels of its base, on its table; other pointers and other units nothing', () => {
    const held = tool(0, ['b1.2']);
    const beside = 625 + 8 * (1000 / 14);
    const tap = (off: number) => feed(held, free(), [at('tap', 26_000 + off, 20_000)]).tool;
    const clicked = { ...tool(0, ['b1.1']), clicked: 'b1.1' };
    expect([tap(0), tap(beside - 1)]).toEqual([clicked, clicked]);
    expect(tap(beside + 1)).toBe(held);
    for (const input of [at('down', 26_000, 20_000), at('up', 26_000, 20_000), at('tap', 24_000, 20_000)])
      expect(feed(held, free(), [input]).tool).toBe(held);
  });

  it('OG-8.6 the arrows go round what can be repaired on the friend, whatever the length of the step', () => {
    const part = (from: number | undefined, ...input: Parameters<typeof nudge>) =>
      (feed(tool(2, ['a1.2'], from), free(), [nudge(...input)]).tool as FireTool).part;
    expect([part(1, 1, 0), part(3, 1, 0), part(1, -1, 0), part(3, -5, 0), part(1, 7, 0)]).toEqual([3, 1, 3, 1, 3]);
    expect(part(undefined, 1, 0)).toBe(1);
    for (const [still, step] of [
      [tool(2, ['a1.2'], 1), nudge(0, 1, 1)],
      [tool(2, ['a1.1'], 1), nudge(1, 0)],
      [tool(2, [], 1), nudge(1, 0)],
      [tool(1, ['a1.2'], 1), nudge(1, 0)],
    ] as const)
      expect(feed(still, free(), [step]).tool).toBe(still);
  });

  it('a part is picked; cancel lets go of the targets; confirming orders, without a target nothing', () => {
    expect(feed(tool(2, ['a1.2'], 1), free(), [{ kind: 'part', slot: 3 }]).tool).toEqual(tool(2, ['a1.2'], 3));
    expect(feed(tool(2, ['a1.2'], 1), free(), [CANCEL])).toEqual({ tool: tool(2, [], 1), commands: [] });
    for (const slot of [0, 1, 2]) expect(feed(tool(slot), free(), [DONE]).commands).toEqual([]);
    const drive = tool(3);
    const done = feed(drive, free(), [DONE]);
    expect(done.commands).toEqual([{ type: 'useComponent', slot: 3 }]);
    expect(done.tool).toBe(drive);
  });

  it('takes no input of other tools', () =>
    expectDeaf(tool(0, ['b1.1']), free(), ['target', 'part', 'nudge', 'confirm', 'cancel', 'weapon']));
});

describe('taking another weapon in hand', () => {
  it('a target that is legal for it stays; else the likeliest is taken; a volley keeps all of three', () => {
    expect(feed(tool(1, ['b1.2', 'b1.3']), free(), [take(0)]).tool).toEqual(tool(0, ['b1.2'], null));
    expect(feed(tool(2, ['a1.2']), free(), [take(0)]).tool).toEqual(tool(0, ['b1.1'], null));
    const three = ['b1.1', 'b1.2', 'b1.3'];
    expect(feed(tool(1, three), free(), [take(1)]).tool).toEqual(tool(1, three, null));
    expect(feed(tool(1, [...three, 'b1.4']), free(), [take(1)]).tool).toEqual(tool(1, three, null));
    expect(feed(tool(2, ['a1.2']), free(), [take(1)]).tool).toEqual(tool(1, ['b1.1'], null));
  });

  it('OG-9.37 a bay takes a friend and its damage, a drive nobody, and nothing legal leaves none', () => {
    expect(feed(tool(0, ['b1.1']), free(), [take(2)]).tool).toEqual(tool(2, ['a1.1'], 1));
    const mending = { ...real(), check: (command: { target?: string }) => (command.target === 'a1.2' ? [] : [0]) };
    expect(feed(tool(0, ['b1.1']), mending as never, [take(2)]).tool).toEqual(tool(2, ['a1.2'], 1));
    expect(feed(tool(0, ['b1.1']), free(), [take(3)]).tool).toEqual(tool(3, [], null));
    const none = free({ check: () => [{ rule: 'OG-7.2', reason: 'No.', data: {} }] });
    expect(feed(tool(0, ['b1.1']), none, [take(1)]).tool).toEqual(tool(1, [], null));
  });

  it('OG-9.35 can be used: what lays with a place, what aims with a target, what does neither when it is legal', () => {
    const ship = D('a1.1', [20_000, 20_000], 'mineLauncher', 'warpDrive', 'cannon');
    const use = (slot: number, more: Partial<ToolContext> = {}) => {
      const context = { ...real(ship), ...more };
      return canUse(context.view.units[0]!, slot, context);
    };
    const no = { check: () => [{ rule: 'OG-7.2', reason: 'No.', data: {} }] };
    expect([use(0), use(1), use(2)]).toEqual([true, true, true]);
    expect([use(0, no), use(1, no), use(2, no)]).toEqual([false, false, false]);
    expect(use(1, { lay: () => null, check: () => [] })).toBe(false);
  });
});
