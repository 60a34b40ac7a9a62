import { describe, expect, it } from 'vitest';
import type { Direction, LockCommand } from '../../../../../src/games/battlespace-sirius/index.ts';
import { openLock, reduceLock, sameLock } from '../../../../../src/ui/games/battlespace-sirius/tools/lock.ts';
import { IDLE, type ToolOf } from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { duel, ship, viewFor } from '../../../../helpers/bs-position.ts';
import {
  cancel,
  confirm,
  down,
  left,
  onCell,
  onSide,
  onTurn,
  onVessel,
  right,
  stepOf,
  strange,
  times,
  up,
} from './inputs.ts';

/**
 * 2 lies at a corner of 1: N from bow to port, E from starboard to stern; 3 lies beside 1: W from port to starboard.
 */
const three = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [-1, 0])], phase: 'lock' });
const view = viewFor(three, 1);
const lock = (target: string, ...lines: readonly Direction[]): LockCommand => ({ type: 'lock', target, lines });
const tool = (chosen: LockCommand | null, pointed: LockCommand | null = null): ToolOf<'lock'> => ({
  kind: 'lock',
  chosen,
  pointed,
});
const CHOICES = [lock('2', 'N'), lock('2', 'E'), lock('2', 'N', 'E'), lock('3', 'W')];

describe('the lock tool', () => {
  it('takes a line by the side at either end, and the other line of the same vessel with it', () => {
    for (const [own, theirs, seat, line] of [
      ['bow', 'port', '2', 'N'],
      ['starboard', 'stern', '2', 'E'],
      ['port', 'starboard', '3', 'W'],
    ] as const)
      for (const pick of [onSide('1', own), onSide(seat, theirs)])
        expect(stepOf(view, pick)).toEqual({ tool: tool(lock(seat, line)) });
    expect(stepOf(view, onSide('1', 'bow'), onSide('2', 'stern'))).toEqual({ tool: tool(lock('2', 'N', 'E')) });
    expect(stepOf(view, onSide('1', 'starboard'), onSide('2', 'port'))).toEqual({ tool: tool(lock('2', 'N', 'E')) });
  });

  it('takes a line out again, but never the last one', () => {
    const both = [onSide('1', 'bow'), onSide('1', 'starboard')];
    expect(stepOf(view, ...both, onSide('1', 'bow'))).toEqual({ tool: tool(lock('2', 'E')) });
    expect(stepOf(view, ...both, onSide('1', 'starboard'))).toEqual({ tool: tool(lock('2', 'N')) });
    expect(stepOf(view, onSide('1', 'bow'), onSide('1', 'bow'))).toEqual({ tool: tool(lock('2', 'N')) });
  });

  it('a line of another vessel takes the place of all that is chosen', () => {
    expect(stepOf(view, onVessel('2'), onSide('3', 'starboard'))).toEqual({ tool: tool(lock('3', 'W')) });
    expect(stepOf(view, onSide('3', 'starboard'), onSide('1', 'bow'))).toEqual({ tool: tool(lock('2', 'N')) });
    expect(stepOf(view, onSide('3', 'starboard'), onSide('2', 'port'))).toEqual({ tool: tool(lock('2', 'N')) });
  });

  it('an own side that faces two vessels stays with the one already chosen', () => {
    const between = viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [-1, 1])], phase: 'lock' }), 1);
    for (const seat of ['2', '3'])
      expect(stepOf(between, onVessel(seat), onSide('1', 'bow')).tool).toMatchObject({ chosen: { target: seat } });
    expect(stepOf(between, onSide('1', 'starboard'), onSide('1', 'bow'))).toEqual({ tool: tool(lock('2', 'N', 'E')) });
  });

  it('takes all lines of a vessel by a click on it, or on a side of it that no line meets', () => {
    for (const pick of [onVessel('2'), onSide('2', 'bow'), onSide('2', 'starboard')])
      expect(stepOf(view, pick)).toEqual({ tool: tool(lock('2', 'N', 'E')) });
    for (const pick of [onVessel('3'), onSide('3', 'bow')])
      expect(stepOf(view, pick)).toEqual({ tool: tool(lock('3', 'W')) });
  });

  it('takes no click on the own vessel, an own side without a line, a cell or an arrow', () => {
    for (const pick of [onVessel('1'), onSide('1', 'stern'), onCell([1, 1]), onTurn(90)])
      for (const before of [[], [onVessel('2')]])
        expect(stepOf(view, ...before, pick)).toEqual({ tool: stepOf(view, ...before).tool });
  });

  it('takes a selection of the panel, looks at one and looks away again', () => {
    const looking = [onVessel('3'), { kind: 'glimpse', what: CHOICES[0]! }] as const;
    expect(stepOf(view, ...looking)).toEqual({ tool: tool(lock('3', 'W'), CHOICES[0]) });
    expect(stepOf(view, ...looking, { kind: 'glimpse', what: null })).toEqual({ tool: tool(lock('3', 'W')) });
    for (const what of [{ to: null, turn: 90 }, { kind: 'nothing' }] as const)
      expect(stepOf(view, ...looking, { kind: 'glimpse', what })).toEqual({ tool: tool(lock('3', 'W')) });
    expect(stepOf(view, ...looking, { kind: 'lock', command: CHOICES[2]! })).toEqual({ tool: tool(CHOICES[2]!) });
    expect(stepOf(view, ...looking, onVessel('2'))).toEqual({ tool: tool(CHOICES[2]!, CHOICES[0]) });
  });

  it('BS-6.3 goes through the selections by the arrow keys, round and round, both ways, and looks no more', () => {
    for (let count = 1; count <= 6; count++) {
      for (const key of [right, down])
        expect(stepOf(view, ...times(count, key))).toEqual({ tool: tool(CHOICES[(count - 1) % 4]!) });
      for (const key of [left, up])
        expect(stepOf(view, ...times(count, key))).toEqual({ tool: tool(CHOICES.at(-1 - ((count - 1) % 4))!) });
    }
    expect(stepOf(view, { kind: 'glimpse', what: CHOICES[2]! }, right)).toEqual({ tool: tool(CHOICES[0]!) });
  });

  it('BS-6.3 orders what is chosen, not what is looked at, by one confirmation', () => {
    const glimpse = { kind: 'glimpse', what: CHOICES[0]! } as const;
    expect(stepOf(view, onVessel('2'), confirm)).toEqual({ tool: tool(CHOICES[2]!), command: CHOICES[2] });
    expect(stepOf(view, glimpse, confirm)).toEqual({ tool: tool(null, CHOICES[0]) });
    expect(stepOf(view, onVessel('2'), glimpse, cancel)).toEqual({ tool: tool(null) });
  });

  it.each(strange('lock', 'glimpse'))('does nothing at $kind', (input) =>
    expect(stepOf(view, onVessel('3'), input)).toEqual({ tool: tool(lock('3', 'W')) }),
  );

  it('has nothing to choose for whoever waits', () => {
    const waiting = viewFor(three, 2);
    expect(openLock(waiting)).toEqual(IDLE);
    expect(reduceLock(tool(CHOICES[0]!), right, waiting)).toEqual({ tool: tool(null) });
    expect(reduceLock(tool(null), onSide('1', 'bow'), waiting)).toEqual({ tool: tool(null) });
  });
});

it('two locks are the same of one target and of the same lines in any order', () => {
  expect(sameLock(lock('2', 'N', 'E'), lock('2', 'N', 'E'))).toBe(true);
  expect(sameLock(lock('2', 'N', 'E'), lock('2', 'N', 'S'))).toBe(false);
  expect(sameLock(lock('2', 'N'), lock('2', 'N', 'E'))).toBe(false);
  expect(sameLock(lock('2', 'N', 'E'), lock('2', 'N'))).toBe(false);
  expect(sameLock(lock('2', 'N'), lock('3', 'N'))).toBe(false);
});
