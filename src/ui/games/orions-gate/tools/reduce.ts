import { reduceDeploy } from './deploy.ts';
import { reduceFire } from './fire.ts';
import { reduceLay } from './lay.ts';
import { reducePlan } from './plan.ts';
import { reduceRuler } from './ruler.ts';
import { reduceSalvage } from './salvage.ts';
import { reduceSight } from './sight.ts';
import { reduceSpot } from './spot.ts';
import type { Tool, ToolContext, ToolInput, ToolStep } from './tool.ts';
import { reduceWarp } from './warp.ts';
import { reduceWeapon } from './weapon.ts';

/** Moves the tool by one input. Pure: the same tool, input and view give the same step. */
export function reduceTool(tool: Tool, input: ToolInput, context: ToolContext): ToolStep {
  if (input.kind === 'weapon')
    return tool.kind === 'fire' || (tool.kind === 'lay' && tool.laying.kind !== 'debris')
      ? reduceWeapon(tool, input, context)
      : { tool };
  switch (tool.kind) {
    case 'idle':
      return { tool };
    case 'deploy':
      return reduceDeploy(tool, input, context);
    case 'plan':
      return reducePlan(tool, input, context);
    case 'fire':
      return reduceFire(tool, input, context);
    case 'lay':
      return reduceLay(tool, input, context);
    case 'salvage':
      return reduceSalvage(tool, input, context);
    case 'ruler':
      return reduceRuler(tool, input, context);
    case 'sight':
      return reduceSight(tool, input, context);
    case 'spot':
      return reduceSpot(tool, input, context);
    case 'warp':
      return reduceWarp(tool, input, context);
  }
}
