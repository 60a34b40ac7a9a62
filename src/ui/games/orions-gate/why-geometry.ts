import type { Rejection } from '../../../engine/game.ts';
import type { OrionsGateView, PlacedUnit, UnitId } from '../../../games/orions-gate/index.ts';
import { inchesUp } from '../../../table/inches.ts';
import type { Point } from '../../../table/shape.ts';
import type { Overlay } from './table/stage.ts';
import { battle as words } from './words/play.ts';
import { radiusOf } from './tools/radius.ts';
import { placedIn } from './tools/tool.ts';

type Data = NonNullable<Rejection['data']>;

/** The spacing ships keep on Move and Cruise, mils (OG-6.10). */
const SPACING = 1000;

/**
 * The geometry of a refusal, drawn where it fails: the unit or piece in question, the place, and the distance that is
 * missing.
 */
export function whyOverlays(
  view: OrionsGateView,
  rejections: readonly Rejection[],
  about: UnitId | null,
): readonly Overlay[] {
  const first = rejections[0];
  if (!first?.data) return [];
  const { data } = first;
  const other = named(view, data, about);
  const list: Overlay[] = other ? [{ kind: 'mark', unit: other.id, mark: 'refused' }] : [];
  const pieces = [data['piece'], ...(Array.isArray(data['pieces']) ? data['pieces'] : [])];
  for (const piece of view.tables.flatMap((table) => table.pieces))
    if (pieces.includes(piece.id)) list.push({ kind: 'outline', piece, tone: 'bad' });
  const own = about === null ? null : placedIn(view, about);
  list.push(...distanceOverlays(view, data, own, other, marginOf(data) ?? first.reason));
  return list;
}

/**
 * The distance that is missing: between the path and the unit it comes too near to, else between the two units, else a
 * place alone.
 */
function distanceOverlays(
  view: OrionsGateView,
  data: Data,
  own: PlacedUnit | null,
  other: PlacedUnit | null,
  label: string,
): readonly Overlay[] {
  const at = pointOf(data['at']);
  if (!other) return at ? [{ kind: 'pin', at, tone: 'bad', label }] : [];
  if (!at) return own ? [{ kind: 'line', from: own.pose, to: other.pose, tone: 'bad', dashed: true, label }] : [];
  const line: Overlay = { kind: 'line', from: pointOf(data['front']) ?? at, to: other.pose, tone: 'bad', label };
  if (data['need'] !== SPACING) return [line];
  // With the spacing it breaks.
  const { x, y } = other.pose;
  const radius = radiusOf(view.options, other.unitType) + SPACING;
  return [{ kind: 'ring', x, y, radius, tone: 'bad', dashed: true }, line];
}

function named(view: OrionsGateView, data: Data, about: UnitId | null): PlacedUnit | null {
  for (const key of ['other', 'target', 'unit']) {
    const id = data[key];
    const unit = typeof id === 'string' && id !== about ? placedIn(view, id) : null;
    if (unit) return unit;
  }
  return null;
}

/** By how much it fails, in words: "0.027 in short". */
export function marginOf({ have, need, gap, least }: Data): string | null {
  const [is, must] = [have ?? gap, need ?? least];
  return typeof is === 'number' && typeof must === 'number' && is !== must
    ? words.margin(inchesUp(Math.abs(is - must)))
    : null;
}

function pointOf(value: unknown): Point | null {
  if (Array.isArray(value))
    return typeof value[0] === 'number' && typeof value[1] === 'number' ? { x: value[0], y: value[1] } : null;
  if (typeof value !== 'object' || value === null) return null;
  const { x, y } = value as { x?: unknown; y?: unknown };
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}
