import { describe, expect, it } from 'vitest';
import type { Side } from '../../../../../src/games/battlespace-sirius/index.ts';
import { canPay, costOf, openReact, reduceReact } from '../../../../../src/ui/games/battlespace-sirius/tools/react.ts';
import { commandOf } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import {
  IDLE,
  type ReactOption,
  type ToolInput,
  type ToolOf,
} from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { duel, ship, viewFor } from '../../../../helpers/bs-position.ts';
import {
  cancel,
  confirm,
  down,
  left,
  number,
  onCell,
  onSide,
  onTurn,
  onVessel,
  over,
  overCell,
  overNothing,
  right,
  side,
  stepOf,
  strange,
  times,
  unside,
  up,
} from './inputs.ts';

/**
 * 2 answers in Corner with both lines locked: a quarter turn costs 1, a half turn 2, both lines of Sentry Fire 1 of
 * port or stern.
 */
const corner = duel({
  vessels: [ship(1, [0, 0]), ship(2, [1, 1])],
  phase: 'reaction',
  engaged: '2',
  lines: ['N', 'E'],
});
const view = viewFor(corner, 2);
const NOTHING: ReactOption = { kind: 'nothing' };
const rotate = (turn: 90 | 180 | 270): ReactOption => ({ kind: 'rotate', turn });
const sentry = (...lines: readonly ('N' | 'E' | 'S')[]): ReactOption => ({ kind: 'sentry', lines });
const OPTIONS = [
  NOTHING,
  rotate(90),
  rotate(180),
  rotate(270),
  sentry('N'),
  sentry('E'),
  sentry('N', 'E'),
  sentry('E', 'N'),
];
const react = (option: ReactOption): ToolInput => ({ kind: 'react', option });
const tool = (
  option: ReactOption | null,
  pay: readonly Side[] = [],
  pointed: ReactOption | null = null,
): ToolOf<'react'> => ({ kind: 'react', option, pay, pointed });

describe('a reaction taken in hand', () => {
  it('BS-7.1 is the one named, with nothing paid yet where there is a choice', () => {
    for (const option of OPTIONS) expect(stepOf(view, react(option))).toEqual({ tool: tool(option) });
    expect(stepOf(view, react(rotate(180)), side('bow'), react(rotate(90)))).toEqual({ tool: tool(rotate(90)) });
    expect(stepOf(view, react(rotate(180)), side('bow'), react(rotate(180)))).toEqual({
      tool: tool(rotate(180), ['bow']),
    });
  });

  it('is a turn by an arrow of the table, the panel or quarters, and none again by a whole turn', () => {
    for (const turn of [90, 180, 270] as const)
      for (const input of [onTurn(turn), { kind: 'turn', turn } as const])
        expect(stepOf(view, react(NOTHING), input)).toEqual({ tool: tool(rotate(turn)) });
    const paid = [onTurn(90), side('bow'), over(180)];
    expect(stepOf(view, ...paid, { kind: 'turn', turn: 0 })).toEqual({ tool: tool(null, [], rotate(180)) });
    expect(stepOf(view, onTurn(270), { kind: 'turnBy', quarters: 1 })).toEqual({ tool: tool(null) });
    expect(stepOf(view, onTurn(90), { kind: 'turnBy', quarters: -1 })).toEqual({ tool: tool(null) });
    expect(stepOf(view, react(sentry('N')), { kind: 'turnBy', quarters: -1 })).toEqual({ tool: tool(rotate(270)) });
  });

  it('is tried and not taken where it is not legal', () => {
    expect(stepOf(view, react(NOTHING), react(sentry('S')))).toEqual({
      tool: tool(NOTHING),
      tried: { type: 'react', kind: 'sentry', lines: ['S'], pay: [] },
    });
    const weak = viewFor(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [1, 0, 0, 0])],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      }),
      2,
    );
    for (const input of [onTurn(180), react(rotate(180))])
      expect(stepOf(weak, input)).toEqual({
        tool: tool(null),
        tried: { type: 'react', kind: 'rotate', turn: 180, pay: [] },
      });
    expect(costOf(weak, rotate(180))).toBe(0);
    // One clip alone can pay for a quarter: it does.
    expect(stepOf(weak, onTurn(90))).toEqual({ tool: tool(rotate(90), ['bow']) });
    for (const input of [side('bow'), number(1), side('stern')])
      expect(stepOf(weak, onTurn(90), input)).toEqual({ tool: tool(rotate(90), ['bow']) });
  });

  it('BS-7.1 is the next or the last of all by the arrow keys, round and round', () => {
    for (let count = 1; count <= 10; count++) {
      for (const key of [right, down])
        expect(stepOf(view, ...times(count, key))).toEqual({ tool: tool(OPTIONS[(count - 1) % 8]!) });
      for (const key of [left, up])
        expect(stepOf(view, ...times(count, key))).toEqual({ tool: tool(OPTIONS.at(-1 - ((count - 1) % 8))!) });
    }
  });
});

describe('the payment of a reaction', () => {
  it('is named by side, number or an own clip, once for each Power', () => {
    for (const [value, name] of [
      [1, 'bow'],
      [2, 'starboard'],
      [3, 'stern'],
      [4, 'port'],
    ] as const)
      for (const input of [side(name), number(value), onSide('2', name)]) {
        expect(stepOf(view, onTurn(180), input)).toEqual({ tool: tool(rotate(180), [name]) });
        expect(stepOf(view, onTurn(180), side('stern'), input)).toEqual({ tool: tool(rotate(180), ['stern', name]) });
        expect(stepOf(view, input)).toEqual({ tool: tool(null) });
      }
  });

  it('does not grow beyond the cost: a side of it is taken back, another changes nothing', () => {
    const two = [onTurn(180), side('bow'), side('port')];
    expect(stepOf(view, ...two, side('stern'))).toEqual({ tool: tool(rotate(180), ['bow', 'port']) });
    expect(stepOf(view, ...two, side('bow'))).toEqual({ tool: tool(rotate(180), ['port']) });
    expect(stepOf(view, onTurn(180), side('bow'), side('bow'), side('bow'))).toEqual({ tool: tool(rotate(180)) });
    expect(stepOf(view, react(NOTHING), side('bow'))).toEqual({ tool: tool(NOTHING) });
  });

  it('of one Power goes over to another side that can pay it, and to no other', () => {
    const both = react(sentry('N', 'E'));
    expect(stepOf(view, both, side('port'), side('stern'))).toEqual({ tool: tool(sentry('N', 'E'), ['stern']) });
    expect(stepOf(view, both, side('port'), side('bow'))).toEqual({ tool: tool(sentry('N', 'E'), ['port']) });
    expect(stepOf(view, both, side('port'), side('port'))).toEqual({ tool: tool(sentry('N', 'E')) });
    expect(stepOf(view, both, side('bow'))).toEqual({ tool: tool(sentry('N', 'E')) });
    expect(canPay(view, sentry('N', 'E'), [], 'bow')).toBe(false);
    expect(canPay(view, sentry('N', 'E'), [], 'port')).toBe(true);
    expect(canPay(view, sentry('N', 'E'), ['port'], 'stern')).toBe(false);
  });

  it('is taken back Power by Power, the last of a side first', () => {
    const two = [onTurn(180), side('bow'), side('port')];
    expect(stepOf(view, ...two, unside('bow'))).toEqual({ tool: tool(rotate(180), ['port']) });
    expect(stepOf(view, ...two, unside('stern'))).toEqual({ tool: tool(rotate(180), ['bow', 'port']) });
    expect(reduceReact(tool(rotate(180), ['bow', 'port', 'bow']), unside('bow'), view)).toEqual({
      tool: tool(rotate(180), ['bow', 'port']),
    });
  });

  it('is not taken from a number beyond the sides, an opponent’s clip, a vessel or a cell', () => {
    for (const input of [number(0), number(5), onSide('1', 'stern'), onVessel('2'), onVessel('1'), onCell([1, 1])])
      expect(stepOf(view, onTurn(180), side('bow'), input)).toEqual({ tool: tool(rotate(180), ['bow']) });
  });
});

describe('the order of a reaction', () => {
  it('is given by one confirmation, once all is paid', () => {
    expect(stepOf(view, react(NOTHING), confirm)).toEqual({
      tool: tool(NOTHING),
      command: { type: 'react', kind: 'nothing' },
    });
    expect(stepOf(view, react(sentry('E')), confirm)).toEqual({
      tool: tool(sentry('E')),
      command: { type: 'react', kind: 'sentry', lines: ['E'], pay: [] },
    });
    expect(stepOf(view, onTurn(180), side('bow'), side('port'), confirm)).toEqual({
      tool: tool(rotate(180), ['bow', 'port']),
      command: { type: 'react', kind: 'rotate', turn: 180, pay: ['bow', 'port'] },
    });
    expect(stepOf(view, onTurn(180), side('bow'), confirm)).toEqual({ tool: tool(rotate(180), ['bow']) });
    expect(stepOf(view, confirm)).toEqual({ tool: tool(null) });
    expect(commandOf(tool(null), view)).toBeNull();
  });

  it('is not given by a cancellation, which lays all down', () =>
    expect(stepOf(view, onTurn(180), side('bow'), over(90), cancel)).toEqual({ tool: tool(null) }));
});

describe('looking at a reaction', () => {
  it('is done by pointing at an arrow, and over by pointing elsewhere', () => {
    const looking = stepOf(view, react(NOTHING), over(90));
    expect(looking).toEqual({ tool: tool(NOTHING, [], rotate(90)) });
    expect(reduceReact(looking.tool as ToolOf<'react'>, over(90), view).tool).toBe(looking.tool);
    expect(stepOf(view, over(90), over(270))).toEqual({ tool: tool(null, [], rotate(270)) });
    for (const away of [overNothing, overCell([1, 1])])
      expect(stepOf(view, over(90), away)).toEqual({ tool: tool(null) });
  });

  it('is done by the panel, for its reactions alone', () => {
    const glimpse = (what: Extract<ToolInput, { kind: 'glimpse' }>['what']): ToolInput => ({ kind: 'glimpse', what });
    expect(stepOf(view, react(NOTHING), glimpse(sentry('N')))).toEqual({ tool: tool(NOTHING, [], sentry('N')) });
    for (const what of [null, { to: null, turn: 90 }, { type: 'lock', target: '2', lines: ['N'] }] as const)
      expect(stepOf(view, glimpse(sentry('N')), glimpse(what))).toEqual({ tool: tool(null) });
  });
});

it.each(strange('point', 'glimpse', 'turn', 'turnBy', 'side', 'unside', 'react', 'number'))(
  'the reaction tool does nothing at $kind',
  (input) => expect(stepOf(view, onTurn(180), side('port'), input)).toEqual({ tool: tool(rotate(180), ['port']) }),
);

it('the reaction tool has nothing to choose for whoever waits', () => {
  const waiting = viewFor(corner, 1);
  expect(openReact(waiting)).toEqual(IDLE);
  expect(reduceReact(tool(null), right, waiting)).toEqual({ tool: tool(null) });
});
