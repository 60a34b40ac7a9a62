import type { OrionsGateView } from '../../games/orions-gate/index.ts';
import { compareGap, gapToPart } from '../../table/index.ts';
import type { StageInput } from '../draw/stage.ts';
import { whole } from './direction.ts';
import { unitAt } from './radius.ts';
import { IDLE, type RulerEnd, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type RulerTool = Extract<Tool, { kind: 'ruler' }>;

export const OPEN_RULER: RulerTool = { kind: 'ruler', from: null, to: null };

/** Lays rulers: press and drag, or tap both ends. An end on a base measures from the base (OG-25.2). The tool stays for the next one. */
export function reduceRuler(tool: RulerTool, input: ToolInput, context: ToolContext): ToolStep {
  if (input.kind === 'cancel') return { tool: tool.from ? OPEN_RULER : IDLE };
  if (input.kind !== 'pointer') return { tool };
  const { input: p } = input;
  const end = endAt(context.view, p);
  switch (p.kind) {
    case 'down':
      return tool.from ? { tool: { ...tool, to: end } } : { tool: { kind: 'ruler', from: end, to: null } };
    case 'hover':
    case 'drag':
      return tool.from ? { tool: { ...tool, to: end } } : { tool };
    case 'tap':
      // Presses arrive as down and tap: the first tap only begins, the second one lays.
      if (!tool.from || !tool.to || same(tool.from, end)) return { tool: { kind: 'ruler', from: tool.from ?? end, to: null } };
      return { tool: OPEN_RULER, laid: { from: tool.from, to: end } };
    case 'up':
      return tool.from && !same(tool.from, end) ? { tool: OPEN_RULER, laid: { from: tool.from, to: end } } : { tool };
    case 'cancel':
      return { tool: OPEN_RULER };
    default:
      return { tool };
  }
}

function endAt(view: OrionsGateView, p: StageInput): RulerEnd {
  const unit = unitAt(view, p.at, 6 * p.pixel);
  if (unit?.pose) return { at: { x: unit.pose.x, y: unit.pose.y }, unit: unit.id };
  const at = whole(p.at);
  const piece = view.tables.flatMap((table) => table.pieces).find(({ parts }) => parts.some((part) => compareGap(gapToPart({ ...at, radius: 0 }, part), 0) <= 0));
  return { at, unit: null, ...(piece ? { piece: piece.id } : {}) };
}

const same = (a: RulerEnd, b: RulerEnd): boolean => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 100;
