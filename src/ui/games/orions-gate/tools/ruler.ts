import { middleOf, type OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { compareGap, gapToPart } from '../../../../table/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StageInput, StagePoint } from '../../../table/stage.ts';
import { whole } from './direction.ts';
import { tappedUnit } from './radius.ts';
import { IDLE, placedIn, type RulerEnd, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type RulerTool = Extract<Tool, { kind: 'ruler' }>;
type Laid = NonNullable<ToolStep['laid']>;

export const OPEN_RULER: RulerTool = { kind: 'ruler', from: null, to: null };

/** Mils within which two ends are one. */
const NEAR = 100;

/**
 * Lays rulers: press and drag, tap both ends, or choose both by keys. An end on a base measures from the base
 * (OG-25.2). The tool stays for the next one.
 */
export function reduceRuler(
  tool: RulerTool,
  input: ToolInput,
  { view, table }: Pick<ToolContext, 'view' | 'table'>,
): ToolStep {
  switch (input.kind) {
    case 'cancel':
      return { tool: tool.from || tool.to ? OPEN_RULER : IDLE };
    case 'pointer':
      return pointed(tool, input.input, view);
    case 'cycle':
      return { tool: { ...tool, to: next(view, tool, input.step), keys: true } };
    case 'nudge':
      return { tool: { ...tool, to: nudged(tool, view, table, input), keys: true } };
    case 'target': {
      const unit = placedIn(view, input.unit);
      return unit ? taken({ ...tool, to: unitEnd(unit.id, unit.pose) }) : { tool };
    }
    case 'confirm':
      return taken(tool);
    default:
      return { tool };
  }
}

/** The end that is pointed at becomes the start, or lays the ruler. */
function taken({ from, to, keys }: RulerTool): ToolStep {
  const said = keys ? { keys } : {};
  if (!to) return { tool: { kind: 'ruler', from, to, ...said } };
  if (!from) return { tool: { kind: 'ruler', from: to, to: null, ...said } };
  return same(from, to) ? { tool: { kind: 'ruler', from, to: null, ...said } } : laid(from, to);
}

const laid = (from: RulerEnd, to: RulerEnd): ToolStep & { readonly laid: Laid } => ({
  tool: OPEN_RULER,
  laid: { from, to },
});

function pointed(tool: RulerTool, p: StageInput, view: OrionsGateView): ToolStep {
  const { from, to } = tool;
  switch (p.kind) {
    // A press is no end yet: a second finger may make it a pinch.
    case 'down':
      return { tool: { kind: 'ruler', from, to: endAt(view, p) } };
    case 'hover':
      return from ? { tool: { kind: 'ruler', from, to: endAt(view, p) } } : { tool };
    case 'drag':
      return { tool: { kind: 'ruler', from: from ?? to, to: endAt(view, p) } };
    case 'up': {
      const end = endAt(view, p);
      // Where a press ended just now, nothing is in hand: the tap that follows is the same press.
      return to ? taken({ kind: 'ruler', from, to: from || !same(to, end) ? end : to }) : { tool };
    }
    case 'cancel':
      return { tool: { kind: 'ruler', from, to: null } };
    default:
      return { tool };
  }
}

/** Everything a ruler can be laid on by keys: the units in play in the order of the fleets, then the pieces. */
function ends(view: OrionsGateView): readonly RulerEnd[] {
  const units = view.units.flatMap(({ id }) => {
    const unit = placedIn(view, id);
    return unit ? [unitEnd(id, unit.pose)] : [];
  });
  return [
    ...units,
    ...view.tables.flatMap(({ number, pieces }) =>
      pieces.map((piece): RulerEnd => ({ at: middleOf(piece), unit: null, piece: piece.id, table: number })),
    ),
  ];
}

function next(view: OrionsGateView, { from, to }: RulerTool, step: 1 | -1): RulerEnd | null {
  const all = ends(view);
  const list = from ? all.filter((end) => !same(end, from) && end.table === from.table) : all;
  if (list.length === 0) return null;
  const at = to ? list.findIndex((end) => same(end, to)) : -1;
  return list[at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length]!;
}

/**
 * A point moved by keys, from what is pointed at, the start, or the middle of the table in sight; kept on the table.
 */
function nudged(
  { from, to }: RulerTool,
  view: OrionsGateView,
  inSight: number,
  { right, up, step }: Extract<ToolInput, { kind: 'nudge' }>,
): RulerEnd {
  const table = (to ?? from)?.table ?? inSight;
  const { width, height } = view.tables[table - 1]!;
  const at = (to ?? from)?.at ?? { x: width / 2, y: height / 2 };
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  return pointEnd({ x: within(at.x + right * step, width), y: within(at.y + up * step, height) }, table);
}

const unitEnd = (unit: string, { x, y, table }: StagePoint): RulerEnd => ({ at: { x, y }, unit, table });
const pointEnd = (at: Point, table: number | undefined): RulerEnd => ({ at, unit: null, table });

function endAt(view: OrionsGateView, p: StageInput): RulerEnd {
  const unit = tappedUnit(view, p);
  if (unit?.pose) return unitEnd(unit.id, unit.pose);
  const at = whole(p.at);
  const piece = view.tables
    .filter(({ number }) => number === (p.at.table ?? number))
    .flatMap((table) => table.pieces)
    .find(({ parts }) => parts.some((part) => compareGap(gapToPart({ ...at, radius: 0 }, part), 0) <= 0));
  return { ...pointEnd(at, p.at.table), ...(piece ? { piece: piece.id } : {}) };
}

/** Two ends on one thing, or within 0.1 in, are one. */
const same = (a: RulerEnd, b: RulerEnd): boolean =>
  (a.unit !== null && a.unit === b.unit) ||
  (a.table === b.table && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < NEAR);
