import { expect, it } from 'vitest';
import { openDeploy } from '../../../../../src/ui/games/orions-gate/tools/deploy.ts';
import { openFire } from '../../../../../src/ui/games/orions-gate/tools/fire.ts';
import { openLay } from '../../../../../src/ui/games/orions-gate/tools/lay.ts';
import { openPlan } from '../../../../../src/ui/games/orions-gate/tools/plan.ts';
import { reduceTool } from '../../../../../src/ui/games/orions-gate/tools/reduce.ts';
import { openSalvage } from '../../../../../src/ui/games/orions-gate/tools/salvage.ts';
import { openSight, reduceSight } from '../../../../../src/ui/games/orions-gate/tools/sight.ts';
import { openSpot } from '../../../../../src/ui/games/orions-gate/tools/spot.ts';
import { openWarp } from '../../../../../src/ui/games/orions-gate/tools/warp.ts';
import {
  IDLE,
  type Tool,
  type ToolContext,
  type ToolInput,
} from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { B, choosing, D, during, F, hurt, type More, type Placed } from '../../../../games/orions-gate/battle/scene.ts';
import { gate, on, tables } from '../../../../games/orions-gate/gates/scene.ts';
import { battle } from '../../../../helpers/og-position.ts';
import { at, contextOf } from './desk.ts';

const enemy = F('b1.1', [26_000, 20_000]);
const wreck: Placed = { id: 'a1.2', type: 'scouts', pose: [22_000, 24_000, 0], status: 'destroyed' };
const contextWith = (step: 'plan' | 'fire', ship: Placed, more: More = {}) =>
  contextOf(during(step === 'plan' ? 'move' : 'hold', step, [ship, wreck, enemy], more), 'a1');

const armed = D('a1.1', [20_000, 20_000], 'mineLauncher', 'cannon', 'warpDrive');
const planning = contextWith('plan', armed);
const firing = contextWith('fire', armed);
const warping = contextWith('fire', armed, { windows: [{ kind: 'warp', unit: 'a1.1', slot: 3, inches: 7 }] });
const mending = contextWith('fire', B('a1.1', [20_000, 20_000], hurt('cannon', 1), 'salvageArm'), {
  windows: [{ kind: 'salvage', unit: 'a1.1', slot: 2, lost: 'a1.2' }],
});

/** Pushed into the gate of table 1, its captain places it on table 2. */
const lifted = contextOf(
  battle({
    ...tables([gate(20_000, 24_000)], [gate(60_000, 24_000)]),
    units: [{ ...F('a1.1', [17_875, 24_000]), status: 'lifted' }, on(2, enemy)],
    windows: [{ kind: 'exit', unit: 'a1.1', enter: 'P1', leave: 'P2' }],
    turn: 'B',
  }),
  'a1',
);

/** Every tool that is of a ship, open at one that is there. */
const TOOLS: readonly (readonly [kind: Tool['kind'], tool: Tool, context: ToolContext])[] = [
  ['deploy', openDeploy(planning.view, 'a1.1'), planning],
  ['plan', openPlan(planning.view), planning],
  ['fire', openFire(firing), firing],
  ['lay', openLay(firing.view.units[0]!, { kind: 'mine', slot: 1 }, firing), firing],
  ['warp', openWarp(warping.view), warping],
  ['salvage', openSalvage(mending.view), mending],
  ['spot', openSpot('exit', lifted), lifted],
];

/** Whatever a hand may do meanwhile. */
const INPUTS: readonly ToolInput[] = [
  at('down', 20_000, 20_000),
  at('drag', 21_000, 20_000),
  at('up', 21_000, 20_000),
  at('tap', 22_000, 20_000),
  { kind: 'nudge', right: 1, up: 0, turn: 0, step: 100 },
  { kind: 'place', x: 22_000, y: 20_000 },
  { kind: 'target', unit: 'b1.1' },
  { kind: 'cycle', step: 1 },
  { kind: 'confirm' },
  { kind: 'cancel' },
];

it.each(TOOLS)(
  'a tool whose ship is gone from the view puts itself down, whatever is done with it: %s',
  (kind, tool, context) => {
    expect(tool.kind).toBe(kind);
    const view = { ...context.view, units: context.view.units.filter(({ id }) => id !== 'a1.1') };
    for (const input of INPUTS)
      expect([input.kind, reduceTool(tool, input, { ...context, view })]).toEqual([input.kind, { tool: IDLE }]);
  },
);

it('another weapon of a ship that is gone is not taken in hand', () => {
  const view = { ...firing.view, units: firing.view.units.filter(({ id }) => id !== 'a1.1') };
  expect(reduceTool(openFire(firing), { kind: 'weapon', slot: 2 }, { ...firing, view })).toEqual({ tool: IDLE });
});

it('a tool that needs the ship on the table puts itself down when it was destroyed: plan, warp', () => {
  for (const [kind, tool, context] of TOOLS.filter(([one]) => one === 'plan' || one === 'warp')) {
    const units = context.view.units.map((unit) =>
      unit.id === 'a1.1' ? { ...unit, status: 'destroyed' as const, pose: null } : unit,
    );
    const step = reduceTool(tool, { kind: 'confirm' }, { ...context, view: { ...context.view, units } });
    expect([kind, step]).toEqual([kind, { tool: IDLE }]);
  }
});

it('a plan puts itself down when the activation is over, or that of another ship', () => {
  const tool = openPlan(planning.view);
  for (const activation of [null, { ...planning.view.activation!, unit: 'b1.1' }])
    for (const input of [...INPUTS, { kind: 'gate', enter: 'P1' }, { kind: 'leave', on: true }] as const)
      expect([input.kind, reduceTool(tool, input, { ...planning, view: { ...planning.view, activation } })]).toEqual([
        input.kind,
        { tool: IDLE },
      ]);
});

it('a line of sight begins again where the unit that looks is gone, and forgets a seen one that is gone', () => {
  const { view } = contextOf(choosing([armed, enemy, F('b1.2', [30_000, 20_000])]), 'a1');
  const without = (id: string) => ({ ...view, units: view.units.filter((unit) => unit.id !== id) });
  const looking = { ...openSight(view, 'a1.1'), to: 'b1.1' };
  const pick: ToolInput = { kind: 'target', unit: 'b1.2' };
  const next: ToolInput = { kind: 'cycle', step: 1 };
  const reduce = (input: ToolInput, gone: string) => reduceSight(looking, input, { view: without(gone) }).tool;
  expect(reduce(pick, 'a1.1')).toEqual({ kind: 'sight', from: 'b1.2', to: null });
  expect(reduce(next, 'a1.1')).toEqual({ kind: 'sight', from: 'b1.1', to: null });
  expect(reduce(at('tap', 30_000, 20_000), 'a1.1')).toEqual({ kind: 'sight', from: 'b1.2', to: null });
  expect(reduce({ kind: 'target', unit: 'a1.1' }, 'b1.1')).toEqual({ kind: 'sight', from: null, to: null });
  expect(reduce(next, 'b1.1')).toEqual({ kind: 'sight', from: 'a1.1', to: 'b1.2' });
  expect(reduce(at('tap', 5_000, 5_000), 'b1.1')).toEqual({ kind: 'sight', from: 'a1.1', to: null });
});
