import type { Rejection } from '../../engine/game.ts';
import type { OrionsGateView, UnitId } from '../../games/orions-gate/index.ts';
import type { Overlay } from '../draw/stage.ts';
import { radiusOf } from '../tools/radius.ts';
import { placedIn } from '../tools/tool.ts';

/** The geometry of refusals: whatever unit, piece or place their numbers name, marked where it is. */
export function whyOverlays(view: OrionsGateView, rejections: readonly Rejection[], about: UnitId | null): readonly Overlay[] {
  const first = rejections[0];
  if (!first?.data) return [];
  const { data } = first;
  const list: Overlay[] = [];
  const label = first.reason;
  const unit = typeof data['unit'] === 'string' ? placedIn(view, data['unit']) : typeof data['target'] === 'string' ? placedIn(view, data['target']) : null;
  if (unit && unit.id !== about) {
    list.push({ kind: 'mark', unit: unit.id, mark: 'refused' });
    list.push({ kind: 'ring', x: unit.pose.x, y: unit.pose.y, radius: radiusOf(view.options, unit.unitType) + 1000, tone: 'bad', dashed: true });
  }
  const piece = view.tables.flatMap((table) => table.pieces).find((other) => other.id === data['piece']);
  if (piece) list.push({ kind: 'outline', piece, tone: 'bad' });
  const at = pointOf(data['at']) ?? pointOf(data);
  if (at) list.push({ kind: 'pin', at, tone: 'bad', label });
  const from = pointOf(data['from']);
  const to = pointOf(data['to']);
  if (from && to) list.push({ kind: 'line', from, to, tone: 'bad', label });
  return list;
}

function pointOf(value: unknown): { x: number; y: number } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { x, y } = value as { x?: unknown; y?: unknown };
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}
