import { describe, expect, it } from 'vitest';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import {
  payments,
  reactionOf,
  reactOptions,
  type ReactTool,
} from '../../../../../src/ui/games/battlespace-sirius/tools/react.ts';
import {
  IDLE,
  type Tool,
  type ToolInput,
  type ToolView,
} from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { boat, duel, legal, play, playAll, ship, viewFor, type Duel } from '../../../../helpers/bs-position.ts';

const after = (view: ToolView, inputs: readonly ToolInput[], from: Tool = openTool(view)): Tool =>
  inputs.reduce<Tool>((tool, input) => reduceTool(tool, input, view).tool, from);
const side = (seat: string, name: 'bow' | 'starboard' | 'stern' | 'port'): ToolInput => ({
  kind: 'pick',
  under: { kind: 'side', seat, side: name, cell: [0, 0] },
  mouse: true,
});
const cornered = (phase: 'lock' | 'reaction' | 'fire', extra: object = {}): Duel =>
  duel({
    vessels: [ship(1, [0, 0]), ship(2, [1, 1])],
    phase,
    ...(phase === 'lock' ? {} : { engaged: '2', lines: ['N', 'E'] }),
    ...extra,
  });
const key = (command: unknown) => JSON.stringify(command);

describe('lock tool', () => {
  const corner = viewFor(cornered('lock'), 1);

  it('takes lines by the sides at either end, and a vessel with all of its lines', () => {
    expect(commandOf(openTool(corner), corner)).toBeNull();
    expect(commandOf(after(corner, [side('2', 'port')]), corner)).toEqual({ type: 'lock', target: '2', lines: ['N'] });
    expect(commandOf(after(corner, [side('1', 'starboard')]), corner)).toEqual({
      type: 'lock',
      target: '2',
      lines: ['E'],
    });
    expect(commandOf(after(corner, [side('2', 'port'), side('2', 'stern')]), corner)).toMatchObject({
      lines: ['N', 'E'],
    });
    expect(commandOf(after(corner, [side('2', 'port'), side('2', 'stern'), side('2', 'port')]), corner)).toMatchObject({
      lines: ['E'],
    });
    expect(
      commandOf(
        after(corner, [{ kind: 'pick', under: { kind: 'vessel', seat: '2', cell: [1, 1] }, mouse: true }]),
        corner,
      ),
    ).toMatchObject({ lines: ['N', 'E'] });
  });

  it('BS-C79 reaches every legal selection with several players by the arrow keys', () => {
    const three = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [-1, 0])], phase: 'lock' });
    const view = viewFor(three, 1);
    const seen = [1, 2, 3, 4].map((times) =>
      commandOf(
        after(
          view,
          Array.from({ length: times }, () => ({ kind: 'arrow', right: 1, up: 0 }) as const),
        ),
        view,
      ),
    );
    expect(new Set(seen.map(key))).toEqual(new Set(legal(three, 1).map(key)));
    expect(seen).toHaveLength(4);
  });

  it('BS-12.12 never takes two lines of a lifeboat', () => {
    const view = viewFor(duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 1], 'ivory')], phase: 'lock' }), 1);
    expect(commandOf(after(view, [side('1', 'bow'), side('1', 'starboard')]), view)).toEqual({
      type: 'lock',
      target: '2',
      lines: ['E'],
    });
  });

  it('cancels to nothing chosen', () => {
    expect(after(corner, [side('2', 'port'), { kind: 'cancel' }])).toEqual({
      kind: 'lock',
      chosen: null,
      pointed: null,
    });
  });
});

describe('reaction tool', () => {
  const match = cornered('reaction');
  const view = viewFor(match, 2);

  it('BS-C32 offers 8 reactions in Corner with both lines locked, and reaches all 25 with their payments', () => {
    expect(reactOptions(view)).toHaveLength(8);
    const all = reactOptions(view).flatMap((option) => payments(view, option).map((pay) => reactionOf(option, pay)));
    expect(all.map(key)).toHaveLength(25);
    const reached = all.map((command) => {
      const chosen = after(view, [
        {
          kind: 'react',
          option: reactOptions(view).find(
            (option) =>
              key(reactionOf(option, [])) === key({ ...command, ...(command.kind === 'nothing' ? {} : { pay: [] }) }),
          )!,
        },
      ]);
      const pays = command.kind === 'nothing' ? [] : (command.pay ?? []);
      return commandOf(
        pays.length === 0
          ? chosen
          : after(
              view,
              pays.map((one) => ({ kind: 'side', side: one }) as const),
              { ...(chosen as ReactTool), pay: [] },
            ),
        view,
      );
    });
    expect(reached.map(key)).toEqual(all.map(key));
  });

  it('turns on from the turn it has, as a maneuver does, and back to none', () => {
    const turn = (quarters: readonly (1 | -1)[], from: Tool, seen: ToolView) => {
      const tool = after(
        seen,
        quarters.map((one) => ({ kind: 'turnBy', quarters: one }) as const),
        from,
      );
      if (tool.kind === 'maneuver') return tool.turn;
      return tool.kind === 'react' && tool.option?.kind === 'rotate' ? tool.option.turn : 0;
    };
    const free = viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])] }), 1);
    for (const [quarters, turned] of [
      [[1], 90],
      [[1, 1], 180],
      [[1, 1, 1], 270],
      [[1, 1, 1, 1], 0],
      [[-1], 270],
      [[-1, -1], 180],
      [[1, -1], 0],
    ] as const) {
      expect([quarters, turn(quarters, openTool(view), view)]).toEqual([quarters, turned]);
      expect([quarters, turn(quarters, openTool(free), free)]).toEqual([quarters, turned]);
    }
  });

  it('pays 2 Power in any split by clips, and takes it back', () => {
    const chosen = after(view, [{ kind: 'turn', turn: 180 }]);
    expect(commandOf(chosen, view)).toBeNull();
    const split = after(view, [side('2', 'bow'), side('2', 'port')], chosen);
    expect(commandOf(split, view)).toEqual({ type: 'react', kind: 'rotate', turn: 180, pay: ['bow', 'port'] });
    expect(commandOf(after(view, [side('2', 'bow'), side('2', 'bow')], chosen), view)).toMatchObject({
      pay: ['bow', 'bow'],
    });
    expect(commandOf(after(view, [{ kind: 'unside', side: 'bow' }], split), view)).toBeNull();
    expect((after(view, [side('2', 'bow')], split) as ReactTool).pay).toEqual(['port']);
  });

  it('another clip takes the place of the one that pays 1 Power; clips of the turn player do nothing', () => {
    const one = after(view, [
      { kind: 'turnBy', quarters: 1 },
      { kind: 'number', value: 1 },
    ]);
    expect(commandOf(one, view)).toEqual({ type: 'react', kind: 'rotate', turn: 90, pay: ['bow'] });
    expect(commandOf(after(view, [side('2', 'stern')], one), view)).toMatchObject({ pay: ['stern'] });
    expect(after(view, [side('1', 'stern')], one)).toEqual(one);
  });

  it('BS-7.8 fills in a payment that leaves no choice', () => {
    const square = viewFor(
      duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], phase: 'reaction', engaged: '2', lines: ['E'] }),
      2,
    );
    expect(commandOf(after(square, [{ kind: 'react', option: { kind: 'sentry', lines: ['E'] } }]), square)).toEqual({
      type: 'react',
      kind: 'sentry',
      lines: ['E'],
      pay: ['port'],
    });
  });

  it('names what is tried in vain', () => {
    const weak = viewFor(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [1, 0, 0, 0])],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      }),
      2,
    );
    const step = reduceTool(openTool(weak), { kind: 'turn', turn: 180 }, weak);
    expect(step.tried).toEqual({ type: 'react', kind: 'rotate', turn: 180, pay: [] });
    expect(commandOf(step.tool, weak)).toBeNull();
  });
});

describe('fire tool', () => {
  const match = cornered('fire');
  const view = viewFor(match, 1);

  it('chooses a line and a number, and nothing by itself', () => {
    expect(openTool(view)).toEqual({ kind: 'fire', line: 'N', weapons: null, pointed: null });
    expect(reduceTool(openTool(view), { kind: 'confirm' }, view).command).toBeUndefined();
    expect(commandOf(after(view, [{ kind: 'number', value: 3 }]), view)).toEqual({
      type: 'fire',
      line: 'N',
      weapons: 3,
    });
    expect(commandOf(after(view, [{ kind: 'number', value: 0 }]), view)).toEqual({
      type: 'fire',
      line: 'N',
      weapons: 0,
    });
    expect(after(view, [{ kind: 'number', value: 3 }, side('2', 'stern')])).toEqual({
      kind: 'fire',
      line: 'E',
      weapons: null,
      pointed: null,
    });
  });

  it('BS-C49 reaches all 10 choices of a Corner by the arrow keys', () => {
    const seen = Array.from({ length: 10 }, (_, times) =>
      commandOf(
        after(
          view,
          Array.from({ length: times + 1 }, () => ({ kind: 'arrow', right: 0, up: -1 }) as const),
        ),
        view,
      ),
    );
    expect(new Set(seen.map(key))).toEqual(new Set(legal(match, 1).map(key)));
  });

  it('BS-8.5 does not take a second weapon at an unshielded side, and asks the rules why', () => {
    const bare = viewFor(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      }),
      1,
    );
    const step = reduceTool(openTool(bare), { kind: 'number', value: 2 }, bare);
    expect(step.tool).toEqual(openTool(bare));
    expect(step.tried).toEqual({ type: 'fire', line: 'E', weapons: 2 });
  });
});

describe('repair tool', () => {
  const match = (points: number, power: readonly [number, number, number, number]) =>
    duel({
      vessels: [ship(1, [0, 0], 'N', power), ship(2, [1, 0])],
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      resolved: ['E'],
      repairPoints: points,
    });

  it('BS-19.9 a click raises a clip, a second one takes the point back until it is confirmed', () => {
    const one = match(1, [5, 6, 4, 4]);
    const view = viewFor(one, 1);
    const raised = after(view, [side('1', 'stern')]);
    expect(commandOf(raised, view)).toEqual({ type: 'repair', sides: ['stern'] });
    expect(after(view, [side('1', 'stern')], raised)).toEqual({ kind: 'repair', sides: [] });
    expect(after(view, [side('2', 'stern')])).toEqual({ kind: 'repair', sides: [] });
  });

  it('BS-19.9 full sides are locked, and the points of a side can be more than one', () => {
    const view = viewFor(match(2, [5, 6, 4, 4]), 1);
    expect(after(view, [side('1', 'starboard')])).toEqual({ kind: 'repair', sides: [] });
    expect(commandOf(after(view, [side('1', 'stern'), side('1', 'stern')]), view)).toEqual({
      type: 'repair',
      sides: ['stern', 'stern'],
    });
    // A bow at 5 takes one point; the next click on it takes that one back.
    expect(after(view, [side('1', 'bow'), side('1', 'bow')])).toEqual({ kind: 'repair', sides: [] });
    expect(commandOf(after(view, [{ kind: 'number', value: 1 }]), view)).toBeNull();
    expect(
      after(view, [
        { kind: 'number', value: 1 },
        { kind: 'number', value: 4 },
        { kind: 'unside', side: 'bow' },
      ]),
    ).toEqual({ kind: 'repair', sides: ['port'] });
    expect(after(view, [{ kind: 'number', value: 1 }, { kind: 'cancel' }])).toEqual({ kind: 'repair', sides: [] });
  });
});

describe('whoever does not decide', () => {
  it('has nothing in hand, and no input changes that', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
    const other = viewFor(match, 2);
    expect(openTool(other)).toEqual(IDLE);
    expect(reduceTool(IDLE, { kind: 'confirm' }, other)).toEqual({ tool: IDLE });
    const over = playAll(match, []).match;
    expect(openTool(viewFor(play(over, 2, { type: 'resign' }).match, 1))).toEqual(IDLE);
  });
});
