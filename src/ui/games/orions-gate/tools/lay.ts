import {
  componentIn,
  layCommand,
  layRadius,
  MIN_DIAMETER,
  MAX_DIAMETER,
  type Laying,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import type { Rejection } from '../../../../engine/game.ts';
import { along } from '../../../../table/direction.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StageInput } from '../../../table/stage.ts';
import { clamp, whole } from './direction.ts';
import { gripAt } from './grip.ts';
import { pointPut } from './put.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type LayTool = Extract<Tool, { kind: 'lay' }>;

/** What a component lays, or null for every other one. */
export function layingOf(unit: Unit, slot: number): Laying | null {
  const kind = componentIn(unit, slot)?.kind;
  if (kind === 'mineLauncher') return { kind: 'mine', slot };
  return kind === 'deflector' ? { kind: 'deflector', slot, diameter: MAX_DIAMETER } : null;
}

/** A mine begins so far ahead of the middle of its ship, mils; a field and debris begin over the ship. */
const AHEAD = 4500;

/** The tool that lays something, beginning where it is likely meant: a mine ahead, a field or debris over the ship. */
export function openLay(unit: Unit, laying: Laying, context: ToolContext): LayTool {
  const window = context.view.windows[0];
  const from = window?.kind === 'debris' && laying.kind === 'debris' ? window.from : unit.pose;
  const wish = from && (laying.kind === 'mine' ? along(from, from.heading, AHEAD) : { x: from.x, y: from.y });
  return withVerdict(
    {
      kind: 'lay',
      unit: unit.id,
      laying,
      at: (wish && context.lay(laying, wish)?.at) ?? null,
      grip: 'none',
      offset: { x: 0, y: 0 },
      blocked: null,
    },
    context,
  );
}

/** The tool that answers the open debris window. */
export function openDebris(context: ToolContext): Tool {
  const window = context.view.windows[0];
  const unit = window?.kind === 'debris' && context.view.units.find(({ id }) => id === window.unit);
  return unit ? openLay(unit, { kind: 'debris' }, context) : IDLE;
}

/** Least mils round the middle of something laid at which it is taken hold of: a mine is a point. */
const GRASP = 500;

/** What of it a press takes hold of: all of a field, a little round a mine. */
export const layGrip = ({ at, laying }: LayTool, input: StageInput): boolean =>
  at !== null && gripAt(input, { ...at, heading: 0 }, Math.max(GRASP, layRadius(laying))) === 'body';

/** Why it cannot lie where the tool has it, as the one gate says. `blocked` may also say why it went no further. */
export const layFault = ({ laying, at, blocked }: LayTool, check: ToolContext['check']): Rejection | null =>
  at === null ? blocked : (check(layCommand(laying, at))[0] ?? null);

/** Why it cannot be laid now: its place is refused, or the one that a tap asked for. */
export const layRefusal = (tool: LayTool, check: ToolContext['check']): Rejection | null =>
  layFault(tool, check) ?? (tool.missed ? tool.blocked : null);

const withVerdict = (tool: LayTool, { check }: ToolContext): LayTool => ({ ...tool, blocked: layFault(tool, check) });

/**
 * Puts a Deflector's piece, a mine or debris on the table: drag, tap, nudge or type its place; confirming orders it.
 */
export function reduceLay(tool: LayTool, input: ToolInput, context: ToolContext): ToolStep {
  const unit = context.view.units.find(({ id }) => id === tool.unit);
  if (!unit) return { tool: IDLE };
  const { laying, at } = tool;
  /** The nearest legal place, and why not the wished one. */
  const draw = (wish: Point, grip = tool.grip): ToolStep => {
    const found = context.lay(laying, wish);
    const verdict = withVerdict({ ...tool, missed: undefined, at: found?.at ?? at, grip }, context);
    return { tool: { ...verdict, blocked: verdict.blocked ?? found?.stoppedBy ?? null } };
  };
  /**
   * A place given by numbers is taken as it is, with its verdict: typed figure by figure, most places on the way are
   * wrong.
   */
  const typed = (wish: Point): LayTool => withVerdict({ ...tool, missed: undefined, at: whole(wish) }, context);
  /** A step of the keys stops at the last legal place, and says why; out of a wrong place it leads anywhere. */
  const stepped = (from: Point, wish: Point): ToolStep => {
    const next = typed(wish);
    const out = context.check(layCommand(laying, from)).length > 0;
    return { tool: next.blocked && !out ? { ...tool, missed: undefined, blocked: next.blocked } : next };
  };
  const widen = (mils: number): ToolStep => {
    if (laying.kind !== 'deflector') return { tool };
    const diameter = clamp(2 * Math.round(mils / 2), MIN_DIAMETER, MAX_DIAMETER);
    const next: LayTool = { ...tool, missed: undefined, laying: { ...laying, diameter } };
    // A wider piece may not fit where the narrow one lay: it moves to the nearest place.
    const found = at && context.lay(next.laying, at);
    return { tool: withVerdict({ ...next, at: found?.at ?? at }, context) };
  };
  switch (input.kind) {
    case 'diameter':
      return widen(input.mils);
    case 'confirm':
      return at ? { tool, command: layCommand(laying, tool.missed ? whole(tool.missed) : at) } : { tool };
    case 'cancel':
      return { tool: openLay(unit, laying, context) };
    case 'place':
      return { tool: typed(input) };
    case 'nudge': {
      const { step } = input;
      if (input.turn !== 0)
        return laying.kind === 'deflector' ? widen(laying.diameter + input.turn * Math.max(2, step)) : { tool };
      return at ? stepped(at, { x: at.x + input.right * step, y: at.y + input.up * step }) : { tool };
    }
    case 'pointer':
      return pointPut(tool, input.input, layGrip(tool, input.input), draw);
    default:
      return { tool };
  }
}
