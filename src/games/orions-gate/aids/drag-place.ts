import type { Rejection } from '../../../engine/game.ts';
import { inches, rnd, rootCeil, squaredDistance, turned, type Point } from '../../../table/index.ts';
import type { CommandOf } from '../command.ts';
import { checkWarp } from '../rules/components/warp-drive.ts';
import { cannotDeploy, ZONE_DEPTH } from '../rules/deployment.ts';
import type { OrionsGateState, Pose, UnitId } from '../state.ts';
import { radiusOf, theUnit, thePlaced } from '../units.ts';
import { nearestPlace } from './nearest-place.ts';
import { stopBeyond } from './stop-beyond.ts';

/** A unit set down by the pointer: the legal place nearest to it, and what keeps it from the place itself. */
export interface DragPlace<C> {
  /** Null when there is no place within 48 in. */
  readonly command: C | null;
  readonly pose: Pose | null;
  readonly reached: boolean;
  readonly stoppedBy: Rejection | null;
}

/** Deployment by drag: the standing place of the own zone nearest to the pointer, any heading (OG-2.12, 4.10). */
export function dragDeploy(
  state: OrionsGateState,
  id: UnitId,
  wish: Point,
  heading: number,
  table = 1,
): DragPlace<CommandOf<'deploy'>> {
  const unit = theUnit(state, id);
  const turn = turned(rnd(heading));
  const command = (x: number, y: number): CommandOf<'deploy'> => ({
    type: 'deploy',
    unit: id,
    table,
    x,
    y,
    heading: turn,
  });
  const refused = (x: number, y: number): Rejection | null => cannotDeploy(state, command(x, y));
  const radius = radiusOf(state.options, unit.unitType);
  const { width, height } = state.tables[table - 1]!;
  // The zone first: a pointer far up the table means the nearest place of the strip.
  const [low, high] =
    state.edges[unit.side] === 'north'
      ? [height - ZONE_DEPTH + radius, height - radius]
      : [radius, ZONE_DEPTH - radius];
  const start = { x: between(wish.x, radius, width - radius), y: between(wish.y, low, high) };
  const place = nearestPlace(wish, start, (x, y) => refused(x, y) === null);
  const drag = dropped(wish, refused, place, (at) => command(at.x, at.y), table, turn);
  const stop = drag.reached || !place ? null : stopBeyond(place, wish, ({ x, y }) => refused(rnd(x), rnd(y)));
  return { ...drag, stoppedBy: stop ?? drag.stoppedBy };
}

/**
 * A Warp Drive jump by drag: the legal place nearest to the pointer within the rolled distance (OG-9.25). Null without
 * an open window.
 */
export function dragWarp(
  state: OrionsGateState,
  wish: Point,
): (DragPlace<CommandOf<'warpTo'>> & { readonly far: number; readonly farText: string }) | null {
  const window = state.windows[0];
  if (window?.kind !== 'warp') return null;
  const unit = thePlaced(state, window.unit);
  const command = (x: number, y: number): CommandOf<'warpTo'> => ({ type: 'warpTo', x, y });
  const refused = (x: number, y: number): Rejection | null => checkWarp(state, unit, window, command(x, y));
  const { pose } = unit;
  const gap = Math.sqrt(squaredDistance(pose, wish));
  const share = gap === 0 ? 0 : Math.min(1, (window.inches * 1000) / gap);
  const start = { x: pose.x + (wish.x - pose.x) * share, y: pose.y + (wish.y - pose.y) * share };
  const place = nearestPlace(wish, start, (x, y) => refused(x, y) === null);
  const drag = dropped(wish, refused, place, (at) => command(at.x, at.y), pose.table, pose.heading);
  const far = rootCeil(squaredDistance(pose, place ?? pose));
  return { ...drag, far, farText: inches(far) };
}

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function dropped<C>(
  wish: Point,
  refused: (x: number, y: number) => Rejection | null,
  place: Point | null,
  command: (at: Point) => C,
  table: number,
  heading: number,
): DragPlace<C> {
  const stoppedBy = refused(rnd(wish.x), rnd(wish.y));
  return {
    command: place && command(place),
    pose: place && { table, x: place.x, y: place.y, heading },
    reached: stoppedBy === null,
    stoppedBy,
  };
}
