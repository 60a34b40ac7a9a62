import { boxAround } from '../../../table/box.ts';
import type { CameraState, Sight } from '../../table/stage.ts';
import type { LookedAt } from '../game-ui.ts';
import type { CameraStep, Spot } from './lesson.ts';

/** Room round what a camera step shows from near, in widths of its rings: of a base, a few inches. */
const ROOM = 4;
/** Pixels and share of the scale by which a hand has moved the camera for good: more than a press that slipped. */
const MOVED = { pixels: 24, scale: 1.1 } as const;

/** What a look at the camera says: go near first, wait, or the step is done. */
export type Seen = 'goNear' | 'wait' | 'done';

const hasMoved = (from: CameraState, to: CameraState): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) * (to.scale / 1000) >= MOVED.pixels ||
  Math.max(to.scale / from.scale, from.scale / to.scale) >= MOVED.scale;

const isSame = (a: CameraState, b: CameraState | null): boolean =>
  b !== null && a.x === b.x && a.y === b.y && a.scale === b.scale;

/** Follows the camera through a step; to be asked again and again, with what the camera shows and where it is. */
export function followCamera(wants: CameraStep['wants']): (sight: Sight, camera: CameraState) => Seen {
  let begun = false;
  let from: CameraState | null = null;
  let before: CameraState | null = null;
  return (sight, camera) => {
    const rests = isSame(camera, before);
    before = camera;
    if (!begun) {
      begun = true;
      from = camera;
      // Whoever was moved near by hand has something to fit in already.
      return wants === 'move' || sight === 'whole' ? 'goNear' : 'wait';
    }
    if (sight !== 'hand') from = camera;
    const done = wants === 'whole' ? sight === 'whole' : sight === 'hand' && hasMoved(from!, camera);
    return done && rests ? 'done' : 'wait';
  };
}

/** Shows spots of the table from near. */
export const goNear = (table: Pick<LookedAt, 'frame'>, spots: readonly Spot[]): void => {
  if (spots.length === 0) return;
  table.frame(boxAround(spots.map(({ x, y, radius }) => ({ kind: 'circle', x, y, radius: radius * ROOM }))));
};
