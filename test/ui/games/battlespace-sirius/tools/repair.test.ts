import { describe, expect, it } from 'vitest';
import type { Side } from '../../../../../src/games/battlespace-sirius/index.ts';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import { IDLE, type ToolInput, type ToolOf } from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { duel, ship, viewFor } from '../../../../helpers/bs-position.ts';
import {
  cancel,
  confirm,
  down,
  number,
  onCell,
  onSide,
  onTurn,
  onVessel,
  right,
  side,
  stepOf,
  strange,
  unside,
} from './inputs.ts';

/** Two points for a ship of which the bow can take one, starboard none, stern and port two each. */
const match = duel({
  vessels: [ship(1, [0, 0], 'N', [5, 6, 4, 4]), ship(2, [1, 0])],
  phase: 'repair',
  engaged: '2',
  lines: ['E'],
  resolved: ['E'],
  repairPoints: 2,
});
const view = viewFor(match, 1);
const tool = (...sides: readonly Side[]): ToolOf<'repair'> => ({ kind: 'repair', sides });
const SIDES = ['bow', 'starboard', 'stern', 'port'] as const;
/** Each way to click a side. */
const clicks = (name: Side): readonly ToolInput[] => [
  side(name),
  number(SIDES.indexOf(name) + 1),
  onSide('1', name, [0, 0]),
];

describe('the repair tool', () => {
  it('BS-19.9 puts a point on the side named, numbered or clicked', () => {
    for (const name of ['bow', 'stern', 'port'] as const)
      for (const click of clicks(name)) expect(stepOf(view, click)).toEqual({ tool: tool(name) });
    expect(stepOf(view, side('stern'), side('stern'))).toEqual({ tool: tool('stern', 'stern') });
    expect(stepOf(view, side('stern'), side('bow'))).toEqual({ tool: tool('stern', 'bow') });
  });

  it('BS-19.9 takes all points of a side back once none is left, or the side is full', () => {
    for (const click of clicks('stern')) {
      expect(stepOf(view, side('stern'), side('stern'), click)).toEqual({ tool: tool() });
      expect(stepOf(view, side('stern'), side('port'), click)).toEqual({ tool: tool('port') });
    }
    for (const click of clicks('bow')) expect(stepOf(view, side('bow'), click)).toEqual({ tool: tool() });
  });

  it('BS-19.9 asks the rules why a full side takes no point, with all points that are left', () => {
    for (const click of clicks('starboard')) {
      expect(stepOf(view, click)).toEqual({
        tool: tool(),
        tried: { type: 'repair', sides: ['starboard', 'starboard'] },
      });
      expect(stepOf(view, side('bow'), click)).toEqual({
        tool: tool('bow'),
        tried: { type: 'repair', sides: ['bow', 'starboard'] },
      });
    }
  });

  it('does nothing at another side once all points are placed', () => {
    for (const name of ['bow', 'starboard', 'port'] as const)
      for (const click of clicks(name))
        expect(stepOf(view, side('stern'), side('stern'), click)).toEqual({ tool: tool('stern', 'stern') });
  });

  it('takes one point back from a side, the last placed', () => {
    expect(reduceTool(tool('stern', 'port', 'stern'), unside('stern'), view)).toEqual({ tool: tool('stern', 'port') });
    expect(stepOf(view, side('stern'), side('port'), unside('stern'))).toEqual({ tool: tool('port') });
    expect(stepOf(view, side('stern'), unside('port'))).toEqual({ tool: tool('stern') });
  });

  it('orders once all points are placed, and not before', () => {
    expect(stepOf(view, side('port'), side('bow'), confirm)).toEqual({
      tool: tool('port', 'bow'),
      command: { type: 'repair', sides: ['port', 'bow'] },
    });
    expect(stepOf(view, confirm)).toEqual({ tool: tool() });
    expect(stepOf(view, side('port'), confirm)).toEqual({ tool: tool('port') });
    expect(commandOf(tool('port'), view)).toBeNull();
    expect(stepOf(view, side('port'), side('bow'), cancel)).toEqual({ tool: tool() });
  });

  it('takes no number beyond the sides, and no click on anything but an own side', () => {
    const idle = [
      number(0),
      number(5),
      onSide('2', 'stern'),
      onSide('2', 'port'),
      onVessel('1', [0, 0]),
      onVessel('2', [1, 0]),
      onCell([0, 0]),
      onTurn(90),
      right,
      down,
    ];
    for (const input of idle) expect(stepOf(view, side('port'), input)).toEqual({ tool: tool('port') });
  });

  it.each(strange('side', 'unside', 'number'))('does nothing at $kind', (input) =>
    expect(stepOf(view, side('port'), input)).toEqual({ tool: tool('port') }),
  );

  it('has nothing to place for whoever waits', () => expect(openTool(viewFor(match, 2))).toEqual(IDLE));
});
