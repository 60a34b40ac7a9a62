import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../../../src/games/battlespace-sirius/index.ts';
import { openFire, reduceFire } from '../../../../../src/ui/games/battlespace-sirius/tools/fire.ts';
import { commandOf } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import { IDLE, type ToolOf } from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
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
  right,
  stepOf,
  strange,
  times,
  up,
} from './inputs.ts';

/** Corner: N leads from 1's bow to 2's port, E from 1's starboard to 2's stern; up to four weapons on either. */
const corner = { vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'fire', engaged: '2', lines: ['N', 'E'] } as const;
const view = viewFor(duel(corner), 1);
const tool = (line: Direction, weapons: number | null): ToolOf<'fire'> => ({
  kind: 'fire',
  line,
  weapons,
  pointed: null,
});
const fire = (line: Direction, weapons: number) => ({ type: 'fire', line, weapons });
const ALL = (['N', 'E'] as const).flatMap((line) => [0, 1, 2, 3, 4].map((weapons) => [line, weapons] as const));

describe('the fire tool', () => {
  it('BS-19.7 takes a line and a number, by the panel or a number key, and orders by one confirmation', () => {
    for (const [line, weapons] of ALL)
      expect(stepOf(view, { kind: 'fire', line, weapons })).toEqual({ tool: tool(line, weapons) });
    for (const value of [0, 1, 2, 3, 4]) expect(stepOf(view, number(value))).toEqual({ tool: tool('N', value) });
    expect(stepOf(view, { kind: 'fire', line: 'E', weapons: 2 }, number(3), confirm)).toEqual({
      tool: tool('E', 3),
      command: fire('E', 3),
    });
    expect(stepOf(view, number(0), confirm)).toEqual({ tool: tool('N', 0), command: fire('N', 0) });
    expect(commandOf(tool('N', null), view)).toBeNull();
  });

  it('tries what is not legal without taking it, and orders nothing without a number', () => {
    expect(stepOf(view, number(2), number(5))).toEqual({ tool: tool('N', 2), tried: fire('N', 5) });
    expect(stepOf(view, number(2), { kind: 'fire', line: 'S', weapons: 1 })).toEqual({
      tool: tool('N', 2),
      tried: fire('S', 1),
    });
    expect(stepOf(view, confirm)).toEqual({ tool: tool('N', null) });
  });

  it('goes to another line by the side at either end, and asks for the number anew', () => {
    for (const pick of [onSide('1', 'starboard'), onSide('2', 'stern')])
      expect(stepOf(view, number(3), pick)).toEqual({ tool: tool('E', null) });
    for (const pick of [onSide('1', 'bow'), onSide('2', 'port')]) {
      expect(stepOf(view, onSide('2', 'stern'), pick)).toEqual({ tool: tool('N', null) });
      expect(stepOf(view, number(3), pick)).toEqual({ tool: tool('N', 3) });
    }
  });

  it('takes no click on a side without a lock, on a vessel, a cell or an arrow', () => {
    const idle = [
      onSide('1', 'stern'),
      onSide('1', 'port'),
      onSide('2', 'bow'),
      onSide('2', 'starboard'),
      onVessel('1'),
      onVessel('2'),
      onCell([1, 1]),
      onTurn(90),
    ];
    for (const pick of idle) {
      expect(stepOf(view, number(3), pick)).toEqual({ tool: tool('N', 3) });
      expect(stepOf(view, onSide('2', 'stern'), number(3), pick)).toEqual({ tool: tool('E', 3) });
    }
  });

  it('BS-8.1 opens at the first lock not resolved yet, and does not go back to one that is', () => {
    const later = viewFor(duel({ ...corner, resolved: ['N'] }), 1);
    expect(openFire(later)).toEqual(tool('E', null));
    for (const pick of [onSide('1', 'bow'), onSide('2', 'port')])
      expect(stepOf(later, number(1), pick)).toEqual({ tool: tool('E', 1) });
  });

  it('goes through all choices by the arrow keys, round and round, both ways', () => {
    for (let count = 1; count <= 12; count++) {
      const [line, weapons] = ALL[(count - 1) % 10]!;
      for (const key of [right, down])
        expect(stepOf(view, ...times(count, key))).toEqual({ tool: tool(line, weapons) });
      const [lastLine, lastWeapons] = ALL.at(-1 - ((count - 1) % 10))!;
      for (const key of [left, up])
        expect(stepOf(view, ...times(count, key))).toEqual({ tool: tool(lastLine, lastWeapons) });
    }
  });

  it('cancels the number and stays at its line', () =>
    expect(stepOf(view, onSide('2', 'stern'), number(3), cancel)).toEqual({ tool: tool('E', null) }));

  it.each(strange('fire', 'number'))('does nothing at $kind', (input) =>
    expect(stepOf(view, number(3), input)).toEqual({ tool: tool('N', 3) }),
  );

  it('has nothing to choose for whoever waits', () => {
    const waiting = viewFor(duel(corner), 2);
    expect(openFire(waiting)).toEqual(IDLE);
    expect(reduceFire(tool('N', 1), right, waiting)).toEqual({ tool: tool('N', 1) });
  });
});
