import type { PieceData } from '../../../../games/orions-gate/index.ts';
import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { announce, showToast } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { edit, nameOfAll, pixelOf, type Desk } from './desk.ts';
import { addPiece, addUnit, withMarkers, withMines } from './edit.ts';
import { freeName, presetPiece } from './presets.ts';
import { hullOf, MAX_CORNERS } from './shapes.ts';
import { CHOOSE, docOf, snapped, type EditorState, type Tool } from './state.ts';
import { markersOf, minesOf, type Thing } from './things.ts';

/** A scenario with one thing more. */
interface Laid {
  readonly next: Scenario;
  readonly thing: Thing;
}

/** How near the first corner a press closes the outline, pixels. */
const CLOSES = 22;

/** What the tool in hand makes at a place; null when it lays nothing down by a press. */
function laid(state: EditorState, place: Point): Laid | null {
  const { tool, table } = state;
  const doc = docOf(state);
  switch (tool.kind) {
    case 'piece':
      return addPiece(doc, table, presetPiece(tool.preset, place, randomSeed(6), doc.options.layout.flat()));
    case 'unit':
      return addUnit(doc, tool.type, tool.captain, table, place);
    case 'mine':
      return {
        next: withMines(doc, [...minesOf(doc), { side: tool.side, ...place, table }]),
        thing: { kind: 'mine', index: minesOf(doc).length },
      };
    case 'marker':
      return {
        next: withMarkers(doc, [...markersOf(doc), { ...place, table, ...(tool.side && { side: tool.side }) }]),
        thing: { kind: 'marker', index: markersOf(doc).length },
      };
    case 'choose':
    case 'polygon':
      return null;
  }
}

/** Lays down what is in hand at a point; with `more` it stays in hand. */
export function put(desk: Desk, at: Point, more: boolean): void {
  const made = laid(desk.now(), snapped(desk.now(), at));
  if (!made) return;
  edit(desk, made.next, null, [made.thing]);
  announce(words.added(nameOfAll(desk, [made.thing])));
  if (!more) desk.set({ tool: CHOOSE });
}

/** Makes a piece of the outline in hand. */
export function closePolygon(desk: Desk): void {
  const { tool, table } = desk.now();
  if (tool.kind !== 'polygon') return;
  const corners = hullOf(tool.points);
  if (corners.length < 3) return showToast(words.polygonShort, 'bad');
  const doc = docOf(desk.now());
  const piece: PieceData = {
    kind: tool.of,
    name: freeName(words.polygon, doc.options.layout.flat()),
    parts: [{ kind: 'polygon', corners }],
  };
  const made = addPiece(doc, table, piece);
  edit(desk, made.next, null, [made.thing]);
  desk.set({ tool: CHOOSE });
  announce(words.added(nameOfAll(desk, [made.thing])));
}

/** Adds a corner to the outline in hand; on its first corner it is closed. */
export function addCorner(desk: Desk, tool: Extract<Tool, { kind: 'polygon' }>, at: Point): void {
  const [start] = tool.points;
  if (start && tool.points.length > 2 && Math.hypot(start.x - at.x, start.y - at.y) <= CLOSES * pixelOf(desk))
    return closePolygon(desk);
  // A corner inside the outline would change nothing: only those of the hull are kept.
  const points = [...tool.points, snapped(desk.now(), at)];
  const hull = hullOf(points);
  const kept = points.filter((point) => hull.some(({ x, y }) => x === point.x && y === point.y));
  desk.set({ tool: { ...tool, points: points.length < 3 ? points : kept.slice(0, MAX_CORNERS) } });
}

/** Lays down what is in hand in the middle of the view, for whoever works by keys. */
export function putInMiddle(desk: Desk): void {
  if (desk.now().tool.kind === 'polygon') return closePolygon(desk);
  const { x, y } = desk.stage()?.camera() ?? { x: 36_000, y: 24_000 };
  put(desk, { x, y }, false);
}
