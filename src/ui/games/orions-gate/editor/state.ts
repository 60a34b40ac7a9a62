import type { OrionsGateView, Piece, PieceData, UnitType } from '../../../../games/orions-gate/index.ts';
import {
  scenarioFaults,
  scenarioView,
  shownOptions,
  type Scenario,
  type ScenarioFault,
} from '../../../../games/orions-gate/scenario/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { newHistory, type History } from '../../../match/history.ts';
import type { PresetPiece } from './presets.ts';
import { written, type Thing } from './things.ts';

/** What a tap on the table does. */
export type Tool =
  | { readonly kind: 'choose' }
  | { readonly kind: 'piece'; readonly preset: PresetPiece }
  | { readonly kind: 'polygon'; readonly of: PieceData['kind']; readonly points: readonly Point[] }
  | { readonly kind: 'unit'; readonly type: UnitType; readonly captain: string }
  | { readonly kind: 'marker'; readonly side: 'A' | 'B' | null }
  | { readonly kind: 'mine'; readonly side: 'A' | 'B' };

export const CHOOSE: Tool = { kind: 'choose' };

/** What a drag changes of a thing. */
export type Grip =
  | { readonly kind: 'move' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'size' }
  | { readonly kind: 'corner'; readonly part: number; readonly corner: number };

/** A drag under way; nothing is changed before it ends. */
export interface Drag {
  /** What was taken hold of, and all that goes along. */
  readonly thing: Thing;
  readonly things: readonly Thing[];
  readonly grip: Grip;
  readonly from: Point;
  /** The scenario as it would be if it ended here. */
  readonly next: Scenario;
}

/** A rubber band: what lies between its corners is chosen when it is let go. */
export interface Band {
  readonly from: Point;
  readonly to: Point;
}

/** Everything the editor shows. A plain value. */
export interface EditorState {
  readonly history: History<Scenario>;
  /** The draft the scenario is kept as. */
  readonly draft: string;
  /** What keys and buttons act on, in the order it was chosen. */
  readonly chosen: readonly Thing[];
  /** A tap adds to the choice instead of choosing anew, as with Shift. */
  readonly several: boolean;
  readonly tool: Tool;
  readonly drag: Drag | null;
  readonly band: Band | null;
  /** The table in sight, 1 on. */
  readonly table: number;
  /** Places come in steps of so many mils; 0 = free. */
  readonly snap: number;
  readonly hovered: Thing | null;
  /** What the rules refuse of the scenario. */
  readonly faults: readonly ScenarioFault[];
  readonly view: OrionsGateView;
}

export const SNAPS = [0, 250, 1000, 6000] as const;

/** The one thing that is chosen; null when there is none or several. */
export const onlyChosen = ({ chosen }: Pick<EditorState, 'chosen'>): Thing | null =>
  chosen.length === 1 ? chosen[0]! : null;

/** The scenario being edited. */
export const docOf = ({ history }: Pick<EditorState, 'history'>): Scenario => history.now;

const hashOf = (text: string): string => {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = ((hash * 33) ^ text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
};

/** A piece is named by its shape: its picture stays while it is moved, and is made anew when its shape changes. */
function shapeId({ kind, name, parts }: Piece, place: number): string {
  const [first] = parts;
  const { x, y } = first!.kind === 'circle' ? first! : first!.corners[0]!;
  const bare = parts.map((part) =>
    part.kind === 'circle'
      ? [part.x - x, part.y - y, part.radius]
      : part.corners.map((corner) => [corner.x - x, corner.y - y]),
  );
  return `P${place}-${hashOf(JSON.stringify([kind, name.replace(/ \d+$/, ''), bare]))}`;
}

/** The view the drawn table shows: zones and everything that lies there. */
export function drawnView(scenario: Scenario): OrionsGateView {
  const view = scenarioView(scenario);
  let place = 0;
  return {
    ...view,
    tables: view.tables.map((table) => ({
      ...table,
      pieces: table.pieces.map((piece) => ({ ...piece, id: shapeId(piece, (place += 1)) })),
    })),
  };
}

/** What follows from a history: the view and the faults. */
export const derived = (history: History<Scenario>): Pick<EditorState, 'history' | 'view' | 'faults'> => ({
  history,
  view: drawnView(history.now),
  faults: scenarioFaults(history.now),
});

/** The editor with a scenario on its table. */
export const firstState = (scenario: Scenario, draft: string): EditorState => ({
  ...derived(newHistory(written(scenario))),
  draft,
  chosen: [],
  several: false,
  tool: CHOOSE,
  drag: null,
  band: null,
  table: 1,
  snap: 250,
  hovered: null,
});

/** A place in the steps of the grid, on the table. */
export function snapped(
  { snap, history }: Pick<EditorState, 'snap' | 'history'>,
  { x, y }: Point,
  free = false,
): Point {
  const step = free || snap === 0 ? 1 : snap;
  const width = shownOptions(history.now).tableWidth;
  const to = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value / step) * step));
  return { x: to(x, width), y: to(y, 48_000) };
}
