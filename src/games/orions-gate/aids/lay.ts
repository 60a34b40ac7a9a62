import type { Rejection } from '../../../engine/game.ts';
import { along, bearingOf, rnd, squaredDistance, type Point } from '../../../table/index.ts';
import type { CommandOf } from '../command.ts';
import { componentData } from '../data/components.ts';
import { deflector } from '../rules/components/deflector.ts';
import { mineLauncher } from '../rules/components/mine-launcher.ts';
import { checkDebris, DEBRIS_RADIUS, DEBRIS_REACH } from '../rules/debris.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Pose } from '../state.ts';
import { componentIn, radiusOf, thePlaced, theUnit } from '../units.ts';
import { contour, type Grain } from './contour.ts';
import { nearestPlace } from './nearest-place.ts';
import type { Rings } from './reach.ts';

/** Something put on the table: a Deflector's piece, a mine, or the debris of the open window (OG-9.34, 9.35, 12.4). */
export type Laying =
  | { readonly kind: 'deflector'; readonly slot: number; /** Mils, even. */ readonly diameter: number }
  | { readonly kind: 'mine'; readonly slot: number }
  | { readonly kind: 'debris' };

export type LayCommand = CommandOf<'useComponent'> | CommandOf<'placeDebris'>;

/** The legal place nearest to a wish, and why not the wish itself. */
export interface DragLay {
  /** Null when there is no place. */
  readonly at: Point | null;
  readonly stoppedBy: Rejection | null;
}

/** Everything about one laying: round which pose, how far its middle may be, and why a place is refused. */
interface Lay {
  readonly from: Pose;
  /** Mils from the middle of the ship to the middle of what is laid, at most. */
  readonly far: number;
  refused(x: number, y: number): Rejection | null;
}

/** The command that lays it there (OG-20.1, 20.2). */
export function layCommand(laying: Laying, { x, y }: Point): LayCommand {
  if (laying.kind === 'debris') return { type: 'placeDebris', x, y };
  const { slot } = laying;
  return laying.kind === 'mine'
    ? { type: 'useComponent', slot, x, y }
    : { type: 'useComponent', slot, x, y, diameter: laying.diameter };
}

/** The radius of what is laid, mils; a mine is a point. */
export const layRadius = (laying: Laying): number =>
  laying.kind === 'deflector' ? laying.diameter / 2 : laying.kind === 'debris' ? DEBRIS_RADIUS : 0;

function layOf(rules: Rules, state: OrionsGateState, laying: Laying): Lay | null {
  if (laying.kind === 'debris') {
    const [window] = state.windows;
    if (window?.kind !== 'debris') return null;
    const own = radiusOf(state.options, theUnit(state, window.unit).unitType);
    return {
      from: window.from,
      far: own + DEBRIS_REACH + DEBRIS_RADIUS,
      refused: (x, y) => checkDebris(state, window, { x, y }),
    };
  }
  const unit = state.activation && thePlaced(state, state.activation.unit);
  const component = unit && componentIn(unit, laying.slot);
  if (!unit || !component) return null;
  const rule = laying.kind === 'mine' ? mineLauncher : deflector;
  const far = radiusOf(state.options, unit.unitType) + componentData(component.kind).range! + layRadius(laying);
  const use = (x: number, y: number) => ({
    unit,
    component,
    command: layCommand(laying, { x, y }) as CommandOf<'useComponent'>,
  });
  return { from: unit.pose, far, refused: (x, y) => rule.reach(rules, state, use(x, y)) };
}

/** Laying by drag: the legal place nearest to the pointer. Null when nothing is to be laid. */
export function dragLay(rules: Rules, state: OrionsGateState, laying: Laying, wish: Point): DragLay | null {
  const lay = layOf(rules, state, laying);
  if (!lay) return null;
  const { from, far, refused } = lay;
  const at = { x: rnd(wish.x), y: rnd(wish.y) };
  const stoppedBy = refused(at.x, at.y);
  if (!stoppedBy) return { at, stoppedBy };
  const bearing = bearingOf(from, at);
  const start = bearing !== null && squaredDistance(from, at) > far * far ? along(from, bearing, far) : at;
  return { at: nearestPlace(at, start, (x, y) => refused(x, y) === null), stoppedBy };
}

/** Areas round one ship are small: traced finer than a reach, so that a gap of half an inch is seen. */
const GRAIN: Grain = { cell: 100, skip: 2, end: 4 };

/** Where the middle of it may lie, as rings; every point of them is legal. */
export function layArea(rules: Rules, state: OrionsGateState, laying: Laying): Rings {
  const lay = layOf(rules, state, laying);
  if (!lay) return [];
  const { from, far, refused } = lay;
  const box = { left: from.x - far, right: from.x + far, bottom: from.y - far, top: from.y + far };
  return contour((x, y) => refused(rnd(x), rnd(y)) === null, box, GRAIN);
}
