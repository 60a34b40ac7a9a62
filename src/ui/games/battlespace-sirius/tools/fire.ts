import type { BattlespaceSiriusCommand } from '../../../../games/battlespace-sirius/index.ts';
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

export type FireTool = ToolOf<'fire'>;
type FireCommand = Extract<BattlespaceSiriusCommand, { readonly type: 'fire' }>;

/** The command a fire tool stands for; null until a number of weapons is chosen. */
export const fireOf = ({ line, weapons }: FireTool): FireCommand | null =>
  weapons === null ? null : { type: 'fire', line, weapons };

/** The fire tool (BS-19.7): a line and a number of weapons are chosen, one confirmation orders. */
export function reduceFire(tool: FireTool, input: ToolInput, view: ToolView): ToolStep {
  const choices = choicesOf(view, 'fire');
  const choose = (command: FireCommand): ToolStep =>
    choices.some((one) => one.line === command.line && one.weapons === command.weapons)
      ? { tool: { ...tool, line: command.line, weapons: command.weapons, pointed: null } }
      : { tool, tried: command };
  switch (input.kind) {
    case 'fire':
      return choose({ type: 'fire', line: input.line, weapons: input.weapons });
    case 'glimpse':
      return { tool: { ...tool, pointed: input.what !== null && 'weapons' in input.what ? input.what : null } };
    case 'number':
      return choose({ type: 'fire', line: tool.line, weapons: input.value });
    case 'pick': {
      const { seat, side }: Clicked = input.under;
      const lock = view.locks.find(
        (one) => !one.resolved && (seat === view.turnSeat ? one.firingSide : one.targetSide) === side,
      );
      return lock && lock.line !== tool.line
        ? { tool: { ...tool, line: lock.line, weapons: null, pointed: null } }
        : { tool };
    }
    case 'arrow': {
      const next = cycled(
        choices,
        choices.findIndex((one) => one.line === tool.line && one.weapons === tool.weapons),
        wayOf(input),
      );
      return next ? choose(next) : { tool };
    }
    case 'confirm': {
      const command = fireOf(tool);
      return command ? { tool, command } : { tool };
    }
    case 'cancel':
      return { tool: { ...tool, weapons: null, pointed: null } };
    default:
      return { tool };
  }
}

/** The fire tool at the first open lock, nothing chosen yet: dice cannot be called back. */
export function openFire(view: ToolView): Tool {
  const first = choicesOf(view, 'fire')[0];
  return first ? { kind: 'fire', line: first.line, weapons: null, pointed: null } : IDLE;
}
