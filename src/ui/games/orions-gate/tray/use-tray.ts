import { useEffect, useMemo, useState } from 'preact/hooks';
import { NONE, useRoom, type Insets } from '../../../match/layout.ts';
import type { Stage } from '../../../table/stage.ts';
import type { Edge } from '../edges.ts';
import type { BattleState } from '../state.ts';
import type { DrawnTable } from '../table/create-stage.ts';

/** The side of the table's picture that the tray lies at. */
export type TraySide = keyof Insets;

/** Where the tray lies: pixels to each edge of the window that are covered, its own among them. */
export interface TrayPlace {
  readonly side: TraySide;
  readonly thickness: number;
  readonly covered: Insets;
}

/** Pixels the tray takes of the table for plain text: one row of ships, or one column with room for their names. */
const THICKNESS: { readonly [side in TraySide]: number } = { top: 92, bottom: 92, left: 92, right: 92 };

/** Pixels that the folded lists take at the left of a middling screen, for plain text. */
const FOLDED = 118;

/**
 * The tray beside the zone of the side that is deploying. `margin` is the room it takes beside what the panels take;
 * `covered` takes in what both cover.
 */
export function useTray(stage: DrawnTable | null, { tray, view }: BattleState) {
  const { room, scale } = useRoom();
  const [covered, setCovered] = useState<Insets | null>(null);
  const edge = tray === 'open' && view.deploying ? view.edges[view.deploying] : null;
  const side = useSide(stage, view.tables[0]!, edge);
  const margin = useMemo(() => (side === null ? NONE : { ...NONE, [side]: THICKNESS[side] * scale }), [side, scale]);
  const left = side === 'top' && room === 'middle' ? FOLDED * scale : 0;
  const place: TrayPlace | null = side &&
    covered && { side, thickness: margin[side], covered: { ...covered, left: Math.max(covered.left, left) } };
  return { margin, place, setCovered };
}

/** The side of the picture at which a zone lies; null without one. A table may be drawn turned. */
function useSide(
  stage: DrawnTable | null,
  table: { readonly width: number; readonly height: number },
  edge: Edge | null,
): TraySide | null {
  const [side, setSide] = useState<TraySide | null>(null);
  useEffect(() => {
    if (!stage || edge === null) return setSide(null);
    const looking = stage.camera$.subscribe(() => setSide(sideOfZone(stage, table, edge)));
    return () => looking.unsubscribe();
  }, [stage, table.width, table.height, edge]);
  return side;
}

/** The side of the picture of a table at which one of its long edges is seen. */
export function sideOfZone(
  { toScreen }: Pick<Stage<never, never, never>, 'toScreen'>,
  { width, height }: { readonly width: number; readonly height: number },
  edge: Edge,
): TraySide {
  const middle = toScreen({ x: width / 2, y: height / 2 });
  const rim = toScreen({ x: width / 2, y: edge === 'north' ? height : 0 });
  const [right, down] = [rim.x - middle.x, rim.y - middle.y];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'bottom' : 'top';
}
