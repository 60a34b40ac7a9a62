import { describe, expect, it } from 'vitest';
import type { Cell, Side } from '../../../../../src/games/battlespace-sirius/index.ts';
import {
  canTurn,
  openManeuver,
  payers,
  planned,
  shownPlan,
  STILL,
  type ManeuverTool,
} from '../../../../../src/ui/games/battlespace-sirius/tools/maneuver.ts';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import { IDLE, type ToolInput } from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { duel, play, resign, ship, viewFor } from '../../../../helpers/bs-position.ts';
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
  unside,
  up,
} from './inputs.ts';

const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
const view = viewFor(match, 1);
const tool = (change: Partial<ManeuverTool>): ManeuverTool => ({ ...STILL, ...change });
const place = (to: Cell | null): ToolInput => ({ kind: 'place', to });
const turn = (by: 0 | 90 | 180 | 270): ToolInput => ({ kind: 'turn', turn: by });
const asks = [place([1, 1]), turn(90)];
const ASKS = tool({ to: [1, 1], turn: 90 });

describe('a place for a maneuver', () => {
  it('is a free one clicked or named in the panel', () => {
    for (const input of [onCell([1, 1]), place([1, 1])])
      expect(stepOf(view, input)).toEqual({ tool: tool({ to: [1, 1] }) });
    expect(stepOf(view, onCell([1, 1]), onCell([2, 0]))).toEqual({ tool: tool({ to: [2, 0] }) });
  });

  it('is the own one again by a click on the own ship, which keeps the turn', () => {
    for (const own of [onVessel('1', [0, 0]), onSide('1', 'bow', [0, 0])])
      expect(stepOf(view, place([1, 1]), own)).toEqual({ tool: STILL });
    expect(stepOf(view, ...asks, onVessel('1', [0, 0]))).toEqual({ tool: tool({ turn: 90 }) });
  });

  it('is tried and not taken where a vessel lies or nothing is near', () => {
    for (const [input, to] of [
      [onVessel('2', [1, 0]), [1, 0]],
      [onSide('2', 'bow', [1, 0]), [1, 0]],
      [onCell([5, 5]), [5, 5]],
    ] as const)
      expect(stepOf(view, place([1, 1]), input)).toEqual({
        tool: tool({ to: [1, 1] }),
        tried: { type: 'maneuver', kind: 'position', to },
      });
  });

  it('is confirmed by a second click of the mouse once all is chosen', () => {
    expect(stepOf(view, onCell([1, 1]), onCell([1, 1]))).toEqual({
      tool: tool({ to: [1, 1] }),
      command: { type: 'maneuver', kind: 'position', to: [1, 1] },
    });
    expect(stepOf(view, ...asks, onCell([1, 1]))).toEqual({ tool: ASKS });
  });
});

describe('a turn for a maneuver', () => {
  it('is that of an arrow, and none by the same arrow again', () => {
    expect(stepOf(view, onTurn(90))).toEqual({ tool: tool({ turn: 90 }) });
    expect(stepOf(view, onTurn(90), onTurn(270))).toEqual({ tool: tool({ turn: 270 }) });
    expect(stepOf(view, onTurn(90), onTurn(90))).toEqual({ tool: STILL });
    expect(stepOf(view, turn(180), turn(180))).toEqual({ tool: tool({ turn: 180 }) });
    expect(canTurn(view)).toBe(true);
  });
});

describe('the side that pays for Rotate & Position', () => {
  it('BS-5.6 is named by the panel, a number or an own clip, and taken back in the same way', () => {
    const sides: readonly Side[] = ['bow', 'starboard', 'stern', 'port'];
    expect(payers(view)).toEqual(sides);
    sides.forEach((name, index) => {
      for (const input of [side(name), number(index + 1), onSide('1', name, [0, 0])]) {
        expect(stepOf(view, ...asks, input)).toEqual({ tool: { ...ASKS, pay: name } });
        expect(stepOf(view, ...asks, side('bow'), side('stern'), input).tool).toMatchObject({
          pay: name === 'stern' ? null : name,
        });
        expect(stepOf(view, place([1, 1]), side(name))).toEqual({ tool: tool({ to: [1, 1] }) });
        expect(stepOf(view, turn(90), side(name))).toEqual({ tool: tool({ turn: 90 }) });
      }
      expect(stepOf(view, ...asks, side(name), confirm)).toEqual({
        tool: { ...ASKS, pay: name },
        command: { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: [name] },
      });
    });
    expect(stepOf(view, ...asks, side('bow'), unside('stern'))).toEqual({ tool: ASKS });
  });

  it('is no side of a number beyond them, and nothing is looked away from', () => {
    for (const value of [0, 5, 9]) {
      expect(stepOf(view, ...asks, side('bow'), number(value))).toEqual({ tool: { ...ASKS, pay: 'bow' } });
      expect(stepOf(view, over(90), number(value))).toEqual({ tool: tool({ pointed: { to: null, turn: 90 } }) });
    }
  });

  it('BS-5.6 stays while the plan asks for one', () => {
    expect(stepOf(view, ...asks, side('bow'), turn(180), place([2, 0]))).toEqual({
      tool: tool({ to: [2, 0], turn: 180, pay: 'bow' }),
    });
    expect(stepOf(view, ...asks, side('bow'), turn(0), turn(90))).toEqual({ tool: ASKS });
  });
});

describe('looking at a maneuver', () => {
  it('is done by pointing, with what is planned already, and over by pointing elsewhere', () => {
    expect(stepOf(view, turn(90), overCell([1, 1]))).toEqual({
      tool: tool({ turn: 90, pointed: { to: [1, 1], turn: 90 } }),
    });
    expect(stepOf(view, place([1, 1]), over(270))).toEqual({
      tool: tool({ to: [1, 1], pointed: { to: [1, 1], turn: 270 } }),
    });
    for (const away of [overNothing, overCell([5, 5]), overCell([0, 0])])
      for (const looking of [over(90), overCell([1, 1])]) expect(stepOf(view, looking, away)).toEqual({ tool: STILL });
    expect(stepOf(view, overCell([1, 1]), overCell([2, 0]))).toEqual({
      tool: tool({ pointed: { to: [2, 0], turn: 0 } }),
    });
    expect(stepOf(view, overCell([1, 1]), turn(90))).toEqual({ tool: tool({ turn: 90 }) });
    expect(reduceTool(STILL, overNothing, view).tool).toBe(STILL);
    // The same place with another turn is another plan.
    const turned = tool({ turn: 90, pointed: { to: [1, 1], turn: 0 } });
    expect(reduceTool(turned, overCell([1, 1]), view)).toEqual({
      tool: { ...turned, pointed: { to: [1, 1], turn: 90 } },
    });
  });

  it('is done by the panel, for its plans alone', () => {
    const what = { to: [1, 1], turn: 90 } as const;
    const looking = stepOf(view, { kind: 'glimpse', what });
    expect(looking).toEqual({ tool: tool({ pointed: what }) });
    expect(shownPlan(looking.tool as ManeuverTool)).toEqual(what);
    expect(shownPlan(ASKS)).toEqual({ to: [1, 1], turn: 90 });
    for (const other of [null, { kind: 'nothing' }, { type: 'lock', target: '2', lines: ['N'] }] as const)
      expect(reduceTool(looking.tool, { kind: 'glimpse', what: other }, view)).toEqual({ tool: STILL });
  });
});

describe('the order of a maneuver', () => {
  it.each([
    [[], { kind: 'stay' }],
    [[turn(270)], { kind: 'rotate', turn: 270 }],
    [[place([1, 1])], { kind: 'position', to: [1, 1] }],
  ] as const)('BS-5.3 is given by one confirmation, case %#', (inputs, command) => {
    const { tool: planned } = stepOf(view, ...inputs);
    expect(stepOf(view, ...inputs, confirm)).toEqual({ tool: planned, command: { type: 'maneuver', ...command } });
    expect(stepOf(view, ...inputs, cancel)).toEqual({ tool: STILL });
  });

  it('is not given while a side is to be chosen', () => {
    expect(stepOf(view, ...asks, confirm)).toEqual({ tool: ASKS });
    expect(planned(ASKS, null)).toEqual({
      type: 'maneuver',
      kind: 'rotatePosition',
      to: [1, 1],
      turn: 90,
      pay: [],
    });
  });
});

it('arrow keys go to the nearest place straight ahead, keep the turn, and stay where nothing lies ahead', () => {
  for (const [keys, to] of [
    [[right], [2, 0]],
    [[up], [0, 1]],
    [[down], [0, -1]],
    [
      [up, right, right],
      [2, 1],
    ],
    [
      [up, right, right, right],
      [2, 1],
    ],
    [
      [up, up],
      [0, 1],
    ],
    [
      [down, down],
      [0, -1],
    ],
    [[right, left], null],
    [
      [right, right],
      [2, 0],
    ],
    [[up, down, down, up], null],
  ] as const)
    expect(stepOf(view, turn(90), ...keys)).toEqual({ tool: tool({ turn: 90, to }) });
  expect(stepOf(view, left)).toEqual({ tool: STILL });
  expect(stepOf(view, ...asks, side('bow'), right)).toEqual({ tool: tool({ to: [2, 1], turn: 90, pay: 'bow' }) });
});

const UNTAKEN = strange('point', 'glimpse', 'place', 'turn', 'turnBy', 'side', 'unside', 'number');
it.each(UNTAKEN)('a maneuver does nothing at $kind', (input) =>
  expect(stepOf(view, ...asks, input)).toEqual({ tool: ASKS }),
);

it('no maneuver is planned by whoever waits, and nothing where the game is over', () => {
  expect(openManeuver(viewFor(match, 2))).toEqual(IDLE);
  const ended = viewFor(play(match, 2, resign).match, 1);
  expect(openTool(ended)).toEqual(IDLE);
  expect(commandOf(IDLE, ended)).toBeNull();
  for (const input of [...strange(), right, confirm, cancel])
    expect(reduceTool(IDLE, input, ended)).toEqual({ tool: IDLE });
});
