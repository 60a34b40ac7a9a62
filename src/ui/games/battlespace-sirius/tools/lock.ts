import type { Direction, LockCommand } from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { cycled, wayOf } from '../../../match/arrows.ts';
import {
  choicesOf,
  IDLE,
  type Clicked,
  type Tool,
  type ToolInput,
  type ToolOf,
  type ToolStep,
  type ToolView,
} from './tool.ts';

export type LockTool = ToolOf<'lock'>;

/** Whether two locks are of the same lines, in any order. */
export const sameLock = (a: LockCommand, b: LockCommand): boolean =>
  a.target === b.target && a.lines.length === b.lines.length && a.lines.every((line) => b.lines.includes(line));

/** BS-6.3, BS-11.6: the legal selections of target and lines, target by target. */
export const lockChoices = (view: ToolView): readonly LockCommand[] => choicesOf(view, 'lock');

/** The legal selection equal to a target and lines. */
const legal = (view: ToolView, target: Seat, lines: readonly Direction[]): LockCommand | undefined =>
  lockChoices(view).find((one) => sameLock(one, { type: 'lock', target, lines }));

/**
 * A line taken into the selection, or out of it; where both together are not legal (BS-12.12) it takes the place of the
 * other.
 */
function toggled(view: ToolView, chosen: LockCommand | null, target: Seat, line: Direction): LockCommand | null {
  const held = chosen?.target === target ? chosen.lines : [];
  const lines = held.includes(line) ? held.filter((one) => one !== line) : [...held, line];
  return legal(view, target, lines) ?? legal(view, target, [line]) ?? null;
}

/**
 * The line whose either end is what was clicked; where an own side has several, the one to the target if there is one.
 */
function lineAt({ facing }: ToolView, { seat, side }: Clicked, target: Seat | undefined) {
  const lines = facing.filter(
    (line) =>
      (line.target === seat && line.targetSide === side) || (line.attacker === seat && line.firingSide === side),
  );
  return lines.find((line) => line.target === target) ?? lines[0];
}

/** A click on a side takes or leaves its line; one on a vessel takes all of its lines. */
function pick(tool: LockTool, clicked: Clicked, view: ToolView): ToolStep {
  const line = lineAt(view, clicked, tool.chosen?.target);
  if (line) return { tool: { ...tool, chosen: toggled(view, tool.chosen, line.target, line.line) } };
  const all = lockChoices(view)
    .filter(({ target }) => target === clicked.seat)
    .sort((a, b) => b.lines.length - a.lines.length)[0];
  return all ? { tool: { ...tool, chosen: all } } : { tool };
}

/**
 * The lock tool: a click on a side at either end of a line takes it, a click on a vessel takes all of its lines; one
 * confirmation orders.
 */
export function reduceLock(tool: LockTool, input: ToolInput, view: ToolView): ToolStep {
  const choices = lockChoices(view);
  switch (input.kind) {
    case 'lock':
      return { tool: { ...tool, chosen: input.command, pointed: null } };
    case 'glimpse':
      return { tool: { ...tool, pointed: input.what !== null && 'type' in input.what ? input.what : null } };
    case 'pick':
      return pick(tool, input.under, view);
    case 'arrow': {
      const next = cycled(
        choices,
        choices.findIndex((one) => tool.chosen !== null && sameLock(one, tool.chosen)),
        wayOf(input),
      );
      return { tool: { ...tool, chosen: next ?? null, pointed: null } };
    }
    case 'confirm':
      return tool.chosen ? { tool, command: tool.chosen } : { tool };
    case 'cancel':
      return { tool: { kind: 'lock', chosen: null, pointed: null } };
    default:
      return { tool };
  }
}

/** The lock tool with nothing chosen. */
export const openLock = (view: ToolView): Tool =>
  lockChoices(view).length > 0 ? { kind: 'lock', chosen: null, pointed: null } : IDLE;
