import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../../src/games/battlespace-sirius/index.ts';
import {
  canTurn,
  destinations,
  maneuverOf,
  payers,
  STILL,
  type ManeuverTool,
} from '../../../../../src/ui/games/battlespace-sirius/tools/maneuver.ts';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import type { Tool, ToolInput } from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { boat, duel, legal, ship, viewFor } from '../../../../helpers/bs-position.ts';

const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
const view = viewFor(start, 1);

/** The tool after some inputs, from Stay Put. */
const after = (inputs: readonly ToolInput[], seen = view): Tool =>
  inputs.reduce<Tool>((tool, input) => reduceTool(tool, input, seen).tool, openTool(seen));
const click = (cell: Cell, mouse = true): ToolInput => ({ kind: 'pick', under: { kind: 'cell', cell }, mouse });
const clip = (side: 'bow' | 'starboard' | 'stern' | 'port', seat = '1'): ToolInput => ({
  kind: 'pick',
  under: { kind: 'side', seat, side, cell: seat === '1' ? [0, 0] : [1, 0] },
  mouse: true,
});

describe('maneuver tool', () => {
  it('begins with Stay Put, which a confirmation orders', () => {
    expect(openTool(view)).toEqual(STILL);
    expect(reduceTool(STILL, { kind: 'confirm' }, view).command).toEqual({ type: 'maneuver', kind: 'stay' });
  });

  it('BS-C23 knows the seven places around the opponent, and no other cell is taken', () => {
    expect(destinations(view)).toHaveLength(7);
    expect(after([click([1, 1])])).toMatchObject({ to: [1, 1], turn: 0 });
    const far = reduceTool(STILL, click([3, 0]), view);
    expect(far.tool).toEqual(STILL);
    expect(far.command).toBeUndefined();
    expect(far.tried).toEqual({ type: 'maneuver', kind: 'position', to: [3, 0] });
  });

  it('BS-19.3 pointing looks at a place and chooses nothing', () => {
    const looked = reduceTool(STILL, { kind: 'point', under: { kind: 'cell', cell: [2, 1] } }, view)
      .tool as ManeuverTool;
    expect(looked.pointed).toEqual({ to: [2, 1], turn: 0 });
    expect(commandOf(looked, view)).toEqual({ type: 'maneuver', kind: 'stay' });
    expect(reduceTool(looked, { kind: 'point', under: null }, view).tool).toEqual(STILL);
    // Pointing at the same place again changes nothing, so that nothing is drawn anew.
    expect(reduceTool(looked, { kind: 'point', under: { kind: 'cell', cell: [2, 1] } }, view).tool).toBe(looked);
  });

  it('a second click of the mouse on the chosen place confirms, a second tap of a finger does not', () => {
    const chosen = after([click([1, 1])]);
    expect(reduceTool(chosen, click([1, 1]), view).command).toEqual({ type: 'maneuver', kind: 'position', to: [1, 1] });
    expect(reduceTool(chosen, click([1, 1], false), view).command).toBeUndefined();
  });

  it('turns by arrows on the table and by quarters, round and round', () => {
    expect(after([{ kind: 'turnBy', quarters: 1 }])).toMatchObject({ turn: 90, to: null });
    expect(after([{ kind: 'turnBy', quarters: -1 }])).toMatchObject({ turn: 270 });
    expect(
      after([
        { kind: 'turnBy', quarters: -1 },
        { kind: 'turnBy', quarters: 1 },
      ]),
    ).toMatchObject({ turn: 0 });
    expect(
      commandOf(after([{ kind: 'pick', under: { kind: 'turn', turn: 180, cell: [0, 0] }, mouse: true }]), view),
    ).toEqual({ type: 'maneuver', kind: 'rotate', turn: 180 });
  });

  it('BS-19.3 Rotate & Position asks for the side that pays, by a click on its clip', () => {
    const asks = after([click([1, 1]), { kind: 'turn', turn: 90 }]);
    expect(commandOf(asks, view)).toBeNull();
    expect(reduceTool(asks, { kind: 'confirm' }, view).command).toBeUndefined();
    const paid = reduceTool(asks, clip('stern'), view).tool;
    expect(commandOf(paid, view)).toEqual({
      type: 'maneuver',
      kind: 'rotatePosition',
      to: [1, 1],
      turn: 90,
      pay: ['stern'],
    });
    expect(commandOf(reduceTool(paid, clip('stern'), view).tool, view)).toBeNull();
    expect(commandOf(reduceTool(paid, clip('bow'), view).tool, view)).toMatchObject({ pay: ['bow'] });
    // The opponent's clips pay nothing.
    expect(reduceTool(asks, clip('bow', '2'), view).tool).toEqual(asks);
  });

  it('a plan that needs no payment any more drops its payer', () => {
    const paid = after([click([1, 1]), { kind: 'turn', turn: 90 }, { kind: 'side', side: 'bow' }]) as ManeuverTool;
    expect(paid.pay).toBe('bow');
    expect(reduceTool(paid, { kind: 'turn', turn: 0 }, view).tool).toMatchObject({ pay: null, to: [1, 1] });
    expect(reduceTool(paid, { kind: 'place', to: null }, view).tool).toMatchObject({ pay: null, turn: 90 });
    expect(reduceTool(paid, { kind: 'cancel' }, view).tool).toEqual(STILL);
  });

  it('BS-C26 reaches each of the 95 legal maneuvers by place, turn and payer', () => {
    const reached = [null, ...destinations(view)].flatMap((to) =>
      ([0, 90, 180, 270] as const).flatMap((turn) => {
        const plan = after([
          { kind: 'place', to },
          { kind: 'turn', turn },
        ]);
        return commandOf(plan, view)
          ? [plan]
          : payers(view).map((side) => reduceTool(plan, { kind: 'side', side }, view).tool);
      }),
    );
    const key = (command: unknown) => JSON.stringify(command);
    expect(new Set(reached.map((tool) => key(commandOf(tool, view))))).toEqual(new Set(legal(start, 1).map(key)));
    expect(reached).toHaveLength(95);
  });

  it('BS-5.7 lets the rules say why a ship without Power cannot pay', () => {
    const bare = viewFor(duel({ vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])] }), 1);
    const plan = after([click([1, 1]), { kind: 'turn', turn: 90 }], bare) as ManeuverTool;
    expect(payers(bare)).toEqual([]);
    expect(maneuverOf(plan, bare)).toEqual({
      type: 'maneuver',
      kind: 'rotatePosition',
      to: [1, 1],
      turn: 90,
      pay: ['bow'],
    });
  });

  it('a side with 0 Power is not taken as payer, and the rules are asked why', () => {
    const weak = viewFor(duel({ vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])] }), 1);
    const step = reduceTool(
      after([click([1, 1]), { kind: 'turn', turn: 90 }], weak),
      { kind: 'side', side: 'starboard' },
      weak,
    );
    expect(step.tool).toMatchObject({ pay: null });
    expect(step.tried).toMatchObject({ pay: ['starboard'] });
  });

  it('BS-12.9 a lifeboat has no turn to plan', () => {
    const drifting = viewFor(duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])] }), 1);
    expect(canTurn(drifting)).toBe(false);
    expect(
      after(
        [
          { kind: 'turn', turn: 90 },
          { kind: 'turnBy', quarters: 1 },
        ],
        drifting,
      ),
    ).toEqual(STILL);
    expect(commandOf(after([click([2, 0])], drifting), drifting)).toEqual({
      type: 'maneuver',
      kind: 'position',
      to: [2, 0],
    });
  });
});

describe('arrow keys', () => {
  const arrow = (right: -1 | 0 | 1, up: -1 | 0 | 1): ToolInput => ({ kind: 'arrow', right, up });
  const ways = [arrow(1, 0), arrow(-1, 0), arrow(0, 1), arrow(0, -1)];

  it('go to the place that lies in their direction, across the opponent where it is straight ahead', () => {
    expect(after([arrow(1, 0)])).toMatchObject({ to: [2, 0] });
    expect(after([arrow(0, 1)])).toMatchObject({ to: [0, 1] });
    expect(after([arrow(0, 1), arrow(1, 0)])).toMatchObject({ to: [1, 1] });
    expect(after([arrow(0, 1), arrow(0, -1)])).toMatchObject({ to: null });
  });

  it.each([
    ['two players', view],
    [
      'four players apart',
      viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [5, 3]), ship(4, [6, -4], 'E')] }), 1),
    ],
  ])('reach every place, %s', (_, seen) => {
    const seats: (Cell | null)[] = [null];
    for (const at of seats) {
      for (const way of ways) {
        const { to } = reduceTool({ ...STILL, to: at }, way, seen).tool as ManeuverTool;
        if (!seats.some((one) => JSON.stringify(one) === JSON.stringify(to))) seats.push(to);
      }
    }
    expect(seats).toHaveLength(destinations(seen).length + 1);
  });
});
