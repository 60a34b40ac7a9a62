import { describe, expect, it } from 'vitest';
import { openDeploy, type DeployTool } from '../../../../../src/ui/games/orions-gate/tools/deploy.ts';
import { legalTargets, openFire, type FireTool } from '../../../../../src/ui/games/orions-gate/tools/fire.ts';
import { gripAt, handleAt, padAt } from '../../../../../src/ui/games/orions-gate/tools/grip.ts';
import { OPEN_RULER } from '../../../../../src/ui/games/orions-gate/tools/ruler.ts';
import { openSight } from '../../../../../src/ui/games/orions-gate/tools/sight.ts';
import { IDLE } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { isOffered } from '../../../../../src/ui/games/orions-gate/tools/weapon.ts';
import { openWarp, type WarpTool } from '../../../../../src/ui/games/orions-gate/tools/warp.ts';
import { battle, newGame, play, type Battle } from '../../../../helpers/og-position.ts';
import { at, contextOf, feed } from './desk.ts';

const fleet = {
  type: 'submitFleet',
  units: [
    { type: 'destroyers', name: '', components: [{ kind: 'cannon' }, { kind: 'engine' }, { kind: 'shield' }] },
    { type: 'scouts', name: '', components: [] },
  ],
} as const;

function deploying(): Battle {
  let match = newGame({}, [6, 1]);
  match = play(match, 'a1', fleet as never).match;
  match = play(match, 'b1', fleet as never).match;
  return play(match, 'a1', { type: 'chooseEdge', edge: 'south' }).match;
}

describe('deploy tool', () => {
  it('OG-4.3 a tap above the zone places at its exact edge, faces the enemy, and says why', () => {
    const context = contextOf(deploying(), 'a1');
    const step = feed(openDeploy(context.view, 'a1.1'), context, [at('tap', 30000, 20000)]);
    expect(step.commands).toEqual([{ type: 'deploy', unit: 'a1.1', table: 1, x: 30000, y: 11000, heading: 9000 }]);
    expect((step.tool as DeployTool).blocked?.rule).toBe('OG-4.3');
  });

  it('OG-2.12 nothing is ordered twice: letting go where it stands is no command', () => {
    const match = play(deploying(), 'a1', {
      type: 'deploy',
      unit: 'a1.1',
      table: 1,
      x: 30000,
      y: 6000,
      heading: 9000,
    }).match;
    const context = contextOf(match, 'a1');
    expect(
      feed(openDeploy(context.view, 'a1.1'), context, [at('down', 30000, 6000), at('up', 30000, 6000)]).commands,
    ).toEqual([]);
    const moved = feed(openDeploy(context.view, 'a1.1'), context, [
      at('down', 30000, 6000),
      at('drag', 33000, 6000),
      at('up', 33000, 6000),
    ]);
    expect(moved.commands).toEqual([{ type: 'deploy', unit: 'a1.1', table: 1, x: 33000, y: 6000, heading: 9000 }]);
  });

  it('OG-I13 a typed place too near is refused and the unit stays', () => {
    const match = play(deploying(), 'a1', {
      type: 'deploy',
      unit: 'a1.1',
      table: 1,
      x: 30000,
      y: 6000,
      heading: 9000,
    }).match;
    const context = contextOf(match, 'a1');
    const step = feed(openDeploy(context.view, 'a1.2'), context, [{ kind: 'place', x: 32000, y: 6000 }]);
    expect(step.commands).toEqual([]);
    expect((step.tool as DeployTool).blocked).toMatchObject({
      rule: 'OG-2.12',
      reason: expect.stringContaining('Only 0.500 in from'),
    });
  });

  it('cancel leads to idle', () => {
    const context = contextOf(deploying(), 'a1');
    expect(feed(openDeploy(context.view, 'a1.1'), context, [{ kind: 'cancel' }])).toMatchObject({
      tool: IDLE,
      commands: [],
    });
  });
});

const shooting = (): Battle => {
  const match = battle({
    phase: 'destroyers',
    turn: 'A',
    units: [
      {
        id: 'a1.1',
        type: 'destroyers',
        pose: [20000, 20000, 0],
        components: ['missileCluster', 'cannon', 'warpDrive'],
      },
      { id: 'b1.1', type: 'fighters', pose: [26000, 20000, 0], components: ['cannon'] },
      { id: 'b1.2', type: 'fighters', pose: [26000, 24000, 0], components: ['cannon'] },
      { id: 'b1.3', type: 'fighters', pose: [60000, 40000, 0], components: ['cannon'] },
    ],
    dice: [3, 4],
  });
  return play(play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match, 'a1', {
    type: 'plan',
    heading: 0,
  }).match;
};

describe('fire tool', () => {
  it('OG-7.2 opens with the gun on the first legal target', () => {
    const context = contextOf(shooting(), 'a1');
    expect(openFire(context)).toEqual({ kind: 'fire', unit: 'a1.1', slot: 0, targets: ['b1.1'] });
    const unit = context.view.units[0]!;
    expect(legalTargets(context.view, unit, 0, context.check)).toEqual(['b1.1', 'b1.2']);
  });

  it('OG-24.3 opens on the target that is most worth it, with the first gun that can damage at all', () => {
    const match = battle({
      phase: 'destroyers',
      turn: 'A',
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 0], components: ['cannon', 'cannon', 'cannon'] },
        { id: 'b1.1', type: 'scouts', pose: [26000, 20000, 0] },
        { id: 'b1.2', type: 'fighters', pose: [26000, 24000, 0], components: ['cannon'] },
      ],
    });
    const held = play(play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match, 'a1', {
      type: 'plan',
      heading: 0,
    }).match;
    const context = contextOf(held, 'a1');
    const [scouts, fighters] = ['b1.1', 'b1.2'].map((id) => context.chance(context.view.units[0]!, 0, id));
    expect(fighters).toBeGreaterThan(scouts!);
    // OG-3.1: a flight of Fighters costs 2 points and has two boxes; a hit in the back shoots both off. Scouts cost 1.
    expect(context.worth(context.view.units[0]!, 0, 'b1.2')).toBeCloseTo(2 * fighters!, 10);
    expect(context.worth(context.view.units[0]!, 0, 'b1.1')).toBeCloseTo(scouts!, 10);
    expect(openFire(context)).toMatchObject({ slot: 0, targets: ['b1.2'] });
    const alike = { ...context, worth: () => 0 };
    expect(openFire({ ...alike, chance: (_unit, slot) => (slot === 2 ? 0.5 : 0) })).toMatchObject({
      slot: 2,
      targets: ['b1.1'],
    });
  });

  it('OG-7.1 after a Cruise no gun is offered, nor what only waits beside it; a component with a target is', () => {
    const cruised = (components: readonly ['cannon' | 'shield', 'warpDrive' | 'shield']) => {
      const match = battle({
        phase: 'destroyers',
        turn: 'A',
        units: [
          { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 0], components: [...components, 'shield'] },
          { id: 'b1.1', type: 'destroyers', pose: [38000, 20000, 0], components: ['shield'] },
        ],
      });
      const after = play(play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'cruise' }).match, 'a1', {
        type: 'plan',
        first: 9000,
        pivot: 0,
        second: 0,
      }).match;
      const context = contextOf(after, 'a1');
      const unit = context.view.units[0]!;
      const offered = (tool: unknown) => isOffered(unit, tool as FireTool, context);
      return {
        opened: offered(openFire(context)),
        drive: offered({ kind: 'fire', unit: 'a1.1', slot: 2, targets: [] }),
      };
    };
    expect(cruised(['shield', 'shield'])).toEqual({ opened: false, drive: false });
    expect(cruised(['shield', 'warpDrive'])).toEqual({ opened: false, drive: true });
    expect(cruised(['cannon', 'shield']).opened).toBe(true);
  });

  it('confirming without a target orders nothing', () => {
    const context = contextOf(shooting(), 'a1');
    expect(feed({ kind: 'fire', unit: 'a1.1', slot: 0, targets: [] }, context, [{ kind: 'confirm' }]).commands).toEqual(
      [],
    );
  });

  it('a tap takes another target, confirming fires at it; cancel fires nothing', () => {
    const context = contextOf(shooting(), 'a1');
    const tool = openFire(context);
    const step = feed(tool, context, [at('tap', 26000, 24000), { kind: 'confirm' }]);
    expect(step.commands).toEqual([{ type: 'firePrimary', target: 'b1.2' }]);
    expect(feed(tool, context, [at('tap', 26000, 24000), { kind: 'cancel' }])).toMatchObject({
      commands: [],
      tool: { targets: [] },
    });
  });

  it('OG-9.18 a Missile Cluster takes up to three, a second pick takes one away', () => {
    const context = contextOf(shooting(), 'a1');
    const tool = { kind: 'fire', unit: 'a1.1', slot: 1, targets: [] } as FireTool;
    const two = feed(tool, context, [
      { kind: 'target', unit: 'b1.1' },
      { kind: 'target', unit: 'b1.2' },
    ]);
    expect(feed(two.tool, context, [{ kind: 'confirm' }]).commands).toEqual([
      { type: 'useComponent', slot: 1, targets: ['b1.1', 'b1.2'] },
    ]);
    expect((feed(two.tool, context, [{ kind: 'target', unit: 'b1.1' }]).tool as FireTool).targets).toEqual(['b1.2']);
  });
});

describe('warp tool', () => {
  it('OG-9.25 a tap too far lands at the rolled distance, staying is the way out', () => {
    const match = play(shooting(), 'a1', { type: 'useComponent', slot: 3 }).match;
    const context = contextOf(match, 'a1');
    const tool = openWarp(context.view);
    expect(feed(tool, context, [{ kind: 'confirm' }]).commands).toEqual([{ type: 'stay' }]);
    const far = feed(tool, context, [at('tap', 20000, 40000)]);
    expect((far.tool as WarpTool).at).toEqual({ x: 20000, y: 27000 });
    expect((far.tool as WarpTool).blocked?.rule).toBe('OG-9.25');
    expect(feed(far.tool, context, [{ kind: 'confirm' }]).commands).toEqual([{ type: 'warpTo', x: 20000, y: 27000 }]);
  });
});

describe('ruler tool', () => {
  it('OG-25.2 lies from base to point by press and drag, or by two taps, and orders nothing', () => {
    const context = contextOf(shooting(), 'a1');
    const dragged = feed(OPEN_RULER, context, [
      at('down', 20100, 20000),
      at('drag', 30000, 30000),
      at('up', 30000, 30000),
    ]);
    expect(dragged.laid).toMatchObject({
      from: { at: { x: 20000, y: 20000 }, unit: 'a1.1' },
      to: { at: { x: 30000, y: 30000 }, unit: null },
    });
    const tapped = feed(OPEN_RULER, context, [
      at('down', 5000, 5000),
      at('up', 5000, 5000),
      at('tap', 5000, 5000),
      at('down', 9000, 5000),
      at('up', 9000, 5000),
    ]);
    expect(tapped.laid).toMatchObject({
      from: { at: { x: 5000, y: 5000 }, unit: null },
      to: { at: { x: 9000, y: 5000 }, unit: null },
    });
    expect([...dragged.commands, ...tapped.commands]).toEqual([]);
  });

  it('OG-25.2 an end on a piece measures from its edge, one beside it from the point', () => {
    const match = battle({
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 0] },
        { id: 'b1.1', type: 'destroyers', pose: [60000, 40000, 0] },
      ],
      pieces: [{ name: 'planet', kind: 'blocking', parts: [{ kind: 'circle', x: 40000, y: 20000, radius: 2000 }] }],
    });
    const context = contextOf(match, 'a1');
    const laid = (x: number) =>
      feed(OPEN_RULER, context, [at('down', 30000, 10000), at('drag', x, 20000), at('up', x, 20000)]).laid?.to;
    expect(laid(41900)).toEqual({ at: { x: 41900, y: 20000 }, unit: null, piece: 'P1' });
    expect(laid(42100)).toEqual({ at: { x: 42100, y: 20000 }, unit: null });
  });

  it('OG-25.2 an end on any part of a piece is an end on the piece', () => {
    const disc = (x: number, radius: number) => ({ kind: 'circle', x, y: 20000, radius }) as const;
    const match = battle({
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 0] },
        { id: 'b1.1', type: 'destroyers', pose: [60000, 40000, 0] },
      ],
      pieces: [{ kind: 'blocking', parts: [disc(40000, 2000), disc(43000, 500)] }],
    });
    const context = contextOf(match, 'a1');
    const laid = (x: number) =>
      feed(OPEN_RULER, context, [at('down', 30000, 10000), at('drag', x, 20000), at('up', x, 20000)]).laid?.to.piece;
    expect([41900, 42250, 43400, 43600].map(laid)).toEqual(['P1', undefined, 'P1', undefined]);
  });

  it('OG-25.2 two taps with a finger lay one ruler, and the second tap begins none', () => {
    const context = contextOf(shooting(), 'a1');
    const tap = (x: number, y: number) => [
      at('down', x, y, 'touch'),
      at('up', x, y, 'touch'),
      at('tap', x, y, 'touch'),
    ];
    const first = feed(OPEN_RULER, context, tap(5000, 5000));
    expect(first.tool).toMatchObject({ from: { at: { x: 5000, y: 5000 } }, to: null });
    const second = feed(first.tool, context, [at('down', 9000, 5000, 'touch'), at('up', 9000, 5000, 'touch')]);
    expect(second.laid?.to.at).toEqual({ x: 9000, y: 5000 });
    expect(feed(second.tool, context, [at('tap', 9000, 5000, 'touch')])).toEqual({ tool: OPEN_RULER, commands: [] });
  });

  it('OG-25.2 a second finger takes the press back and leaves the start that was tapped', () => {
    const context = contextOf(shooting(), 'a1');
    expect(
      feed(OPEN_RULER, context, [at('down', 5000, 5000, 'touch'), at('cancel', 5000, 5000, 'touch')]).tool,
    ).toEqual(OPEN_RULER);
    const begun = feed(OPEN_RULER, context, [
      at('down', 5000, 5000, 'touch'),
      at('up', 5000, 5000, 'touch'),
      at('down', 9000, 5000, 'touch'),
      at('cancel', 9000, 5000, 'touch'),
    ]);
    expect(begun.tool).toMatchObject({ from: { at: { x: 5000, y: 5000 } }, to: null });
    expect(begun.laid).toBeUndefined();
  });

  it('OG-25.2 lies by keys alone: step to the start, take it, step or move to the end, take it', () => {
    const context = contextOf(shooting(), 'a1');
    const ids = context.view.units.filter(({ status }) => status === 'inPlay').map(({ id }) => id);
    const next = { kind: 'cycle', step: 1 } as const;
    const enter = { kind: 'confirm' } as const;
    expect(feed(OPEN_RULER, context, [enter]).tool).toEqual(OPEN_RULER);
    const units = feed(OPEN_RULER, context, [next, enter, next, enter]);
    expect(units.laid).toMatchObject({ from: { unit: ids[0] }, to: { unit: ids[1] } });
    const back = feed(OPEN_RULER, context, [{ kind: 'cycle', step: -1 }, enter, next, enter]);
    expect(back.laid).toMatchObject({ from: { unit: ids.at(-1) }, to: { unit: ids[0] } });
    const moved = feed(OPEN_RULER, context, [
      next,
      enter,
      { kind: 'nudge', right: 5, up: -2, turn: 0, step: 100 },
      { kind: 'nudge', right: 1, up: 0, turn: 0, step: 1 },
      enter,
    ]);
    const from = moved.laid!.from.at;
    expect(moved.laid!.to).toMatchObject({ at: { x: from.x + 501, y: from.y - 200 }, unit: null });
    const listed = feed(OPEN_RULER, context, [
      { kind: 'target', unit: ids[0]! },
      { kind: 'target', unit: ids[0]! },
      { kind: 'target', unit: ids[1]! },
    ]);
    expect(listed.laid).toMatchObject({ from: { unit: ids[0] }, to: { unit: ids[1] } });
    expect([...units.commands, ...back.commands, ...moved.commands, ...listed.commands]).toEqual([]);
  });

  it('OG-25.2 by keys the first step forward points at the first thing, the first step back at the last, also from a start', () => {
    const context = contextOf(shooting(), 'a1');
    const first = (step: 1 | -1, from = OPEN_RULER) => {
      const { tool } = feed(from, context, [{ kind: 'cycle', step }]);
      return tool.kind === 'ruler' ? [tool.from?.unit ?? null, tool.to?.unit] : tool.kind;
    };
    expect([first(1), first(-1)]).toEqual([
      [null, 'a1.1'],
      [null, 'b1.3'],
    ]);
    const begun = feed(OPEN_RULER, context, [{ kind: 'target', unit: 'a1.1' }]).tool as typeof OPEN_RULER;
    expect([first(1, begun), first(-1, begun)]).toEqual([
      ['a1.1', 'b1.1'],
      ['a1.1', 'b1.3'],
    ]);
  });

  it('cancel drops the ruler in hand first, then the tool', () => {
    const context = contextOf(shooting(), 'a1');
    const held = feed(OPEN_RULER, context, [at('down', 5000, 5000)]);
    expect(feed(held.tool, context, [{ kind: 'cancel' }]).tool).toEqual(OPEN_RULER);
    expect(feed(OPEN_RULER, context, [{ kind: 'cancel' }]).tool).toEqual(IDLE);
  });
});

describe('sight tool', () => {
  it('OG-25.5 looks from the selected unit to the one that is tapped, stepped to or picked in the list', () => {
    const context = contextOf(shooting(), 'a1');
    const { view } = context;
    const [a, b] = [view.units.find(({ side }) => side === 'A')!, view.units.find(({ side }) => side === 'B')!];
    expect(openSight(view, null)).toEqual({ kind: 'sight', from: null, to: null });
    const open = openSight(view, a.id);
    expect(
      feed(open, context, [at('down', b.pose!.x, b.pose!.y, 'touch'), at('tap', b.pose!.x, b.pose!.y, 'touch')]).tool,
    ).toEqual({ kind: 'sight', from: a.id, to: b.id });
    expect(
      feed(open, context, [
        { kind: 'target', unit: b.id },
        { kind: 'target', unit: b.id },
      ]).tool,
    ).toEqual(open);
    expect(feed(open, context, [{ kind: 'cycle', step: 1 }]).tool).toMatchObject({
      from: a.id,
      to: view.units.filter(({ id, status }) => id !== a.id && status === 'inPlay')[0]!.id,
    });
    expect(
      feed(openSight(view, null), context, [
        { kind: 'target', unit: b.id },
        { kind: 'target', unit: a.id },
      ]),
    ).toMatchObject({ tool: { from: b.id, to: a.id }, commands: [] });
    expect(feed(open, context, [{ kind: 'cancel' }]).tool).toEqual(IDLE);
  });
});

describe('grip', () => {
  const pose = { x: 20000, y: 20000, heading: 9000 };
  const press = (x: number, y: number, pointer: 'mouse' | 'touch') =>
    (at('down', x, y, pointer) as { input: Parameters<typeof gripAt>[0] }).input;

  it('the body, the handle and, for a finger only, the pad below', () => {
    const pixel = 1000 / 14;
    const handle = handleAt(pose, 1000, pixel);
    const pad = padAt(pose, 1000, { pixel });
    expect(gripAt(press(20000, 20000, 'mouse'), pose, 1000)).toBe('body');
    expect(gripAt(press(handle.x, handle.y, 'mouse'), pose, 1000)).toBe('handle');
    expect(gripAt(press(pad.x, pad.y, 'touch'), pose, 1000)).toBe('body');
    expect(gripAt(press(pad.x, pad.y, 'mouse'), pose, 1000)).toBe('none');
    // On a turned table, below on the screen is to the left on the table.
    const left = padAt(pose, 1000, { pixel, turned: true });
    expect(left).toEqual({ x: pad.y, y: 20000 });
    expect(gripAt({ ...press(left.x, left.y, 'touch'), turned: true }, pose, 1000)).toBe('body');
    expect(gripAt({ ...press(pad.x, pad.y, 'touch'), turned: true }, pose, 1000)).toBe('none');
  });
});
