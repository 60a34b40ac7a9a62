import type { BattlespaceSiriusCommand } from '../../../../games/battlespace-sirius/index.ts';
import { fireOf, openFire, reduceFire } from './fire.ts';
import { openLock, reduceLock } from './lock.ts';
import { maneuverOf, openManeuver, reduceManeuver, STILL } from './maneuver.ts';
import { openReact, reactOf, reduceReact } from './react.ts';
import { openRepair, reduceRepair, repairOf } from './repair.ts';
import { choicesOf, IDLE, type Tool, type ToolInput, type ToolStep, type ToolView } from './tool.ts';

/** Moves the tool by one input. Pure: the same tool, input and view give the same step. */
export function reduceTool(tool: Tool, input: ToolInput, view: ToolView): ToolStep {
  // The decision it was opened for is made, or somebody else's.
  if (tool.kind !== 'idle' && choicesOf(view, tool.kind).length === 0) return { tool: IDLE };
  switch (tool.kind) {
    case 'idle':
      return { tool };
    case 'maneuver':
      return reduceManeuver(tool, input, view);
    case 'lock':
      return reduceLock(tool, input, view);
    case 'react':
      return reduceReact(tool, input, view);
    case 'fire':
      return reduceFire(tool, input, view);
    case 'repair':
      return reduceRepair(tool, input, view);
  }
}

/** The tool of the open decision; idle for whoever does not decide. */
export function openTool(view: ToolView): Tool {
  switch (view.phase) {
    case 'maneuver':
      return openManeuver(view);
    case 'lock':
      return openLock(view);
    case 'reaction':
      return openReact(view);
    case 'fire':
      return openFire(view);
    case 'repair':
      return openRepair(view);
    default:
      return IDLE;
  }
}

/** The tool with a command chosen that has one; idle for any other. */
export function toolWith(command: BattlespaceSiriusCommand): Tool {
  switch (command.type) {
    case 'maneuver':
      return {
        ...STILL,
        to: 'to' in command ? command.to : null,
        turn: 'turn' in command ? command.turn : 0,
        pay: ('pay' in command && command.pay[0]) || null,
      };
    case 'lock':
      return { kind: 'lock', chosen: command, pointed: null };
    case 'react':
      return { kind: 'react', option: command, pay: 'pay' in command ? command.pay : [], pointed: null };
    case 'fire':
      return { kind: 'fire', line: command.line, weapons: command.weapons, pointed: null };
    case 'repair':
      return { kind: 'repair', sides: command.sides };
    default:
      return IDLE;
  }
}

/** The command the tool would order now; null while something is missing. */
export function commandOf(tool: Tool, view: ToolView): BattlespaceSiriusCommand | null {
  switch (tool.kind) {
    case 'idle':
      return null;
    case 'maneuver':
      return maneuverOf(tool, view);
    case 'lock':
      return tool.chosen;
    case 'react':
      return reactOf(tool, view);
    case 'fire':
      return fireOf(tool);
    case 'repair':
      return repairOf(tool, view);
  }
}
