import { BehaviorSubject } from 'rxjs';
import {
  bounded,
  between,
  centred,
  fitCamera,
  panned,
  showsAll,
  zoomed,
  type Extent,
  type Part,
  type ScreenPoint,
  type Viewport,
} from './camera/camera.ts';
import type { CameraState, Sight, Stage } from './stage.ts';

/** Time a camera takes to glide to a place, ms; one that follows a game by itself keeps nobody waiting. */
const GLIDE = 320;
const FOLLOW = 150;
/** Rest after which pictures are baked again for the new scale, ms. */
const SHARPEN = 140;

const ease = (t: number): number => 1 - (1 - t) ** 3;

const differ = (a: Extent, b: Extent): boolean =>
  partsDiffer(a, b) ||
  a.heart?.large !== b.heart?.large ||
  (a.heart !== undefined && b.heart !== undefined && partsDiffer(a.heart.part, b.heart.part)) ||
  JSON.stringify(a.heart?.crowd) !== JSON.stringify(b.heart?.crowd);

const partsDiffer = (a: Part, b: Part): boolean =>
  a.x !== b.x || a.y !== b.y || a.width !== b.width || a.height !== b.height;

interface CameraParts {
  readonly viewport: Viewport;
  readonly extent: Extent;
  /** Whether the camera glides along when there is more or less to see. */
  readonly follows: boolean;
  /** Whether the camera jumps instead of gliding. */
  readonly still: () => boolean;
  /** Asks for a frame. */
  readonly redraw: () => void;
}

/** Where the camera of a stage is and where it is going. */
export interface Cameraman extends Pick<
  Stage<never, never, never>,
  'fit' | 'overview' | 'focus' | 'frame' | 'zoom' | 'pan'
> {
  readonly camera$: BehaviorSubject<CameraState>;
  viewport(): Viewport;
  sight(): Sight;
  /** What there is to see of the table. */
  extent(): Extent;
  /** Whether it glides. */
  gliding(): boolean;
  /**
   * Gets ready for a film that goes on in an extent: where that is in sight it keeps still at once, also in the middle
   * of a glide, until `release`; else, unless a hand has moved it, it goes there, which is to be waited for.
   */
  prepare(extent: Extent): void;
  /** Goes on with the glide that a film kept it from. */
  release(): void;
  /** Whether it came to rest so lately that pictures of another scale will do. */
  settling(): boolean;
  /** Goes on with a glide. */
  advance(ms: number): void;
  /** The canvas, or what panels leave of it, has another size; the camera jumps to fit it, or glides. */
  resize(part: Partial<Viewport>, glides?: boolean): void;
  /** Takes in what there is to see; the camera goes with it where it did not go elsewhere. */
  measure(extent: Extent, first?: boolean): void;
  /** Pictures are to be sharp now. */
  rest(): void;
}

/** Where a camera is to look, whatever there is to see and however much of it panels leave. */
type Aim = (extent: Extent, viewport: Viewport) => CameraState;

interface Rig extends Omit<CameraParts, 'viewport' | 'extent'> {
  readonly camera$: BehaviorSubject<CameraState>;
  viewport: Viewport;
  extent: Extent;
  /** What it was told to show and goes on showing; null once somebody has moved it by hand. */
  aim: Aim | null;
  glide: { from: CameraState; to: CameraState; passed: number; held?: boolean } | null;
  /** The timer until pictures are baked again; 0 = none runs. */
  sharpen: number;
}

function rest(rig: Rig): void {
  clearTimeout(rig.sharpen);
  rig.sharpen = 0;
}

function look(rig: Rig, camera: CameraState, aim: Aim | null = null): void {
  rig.aim = aim;
  // A glide on its way to an older end must not take it back.
  rig.glide = null;
  rig.camera$.next(camera);
  rig.redraw();
  clearTimeout(rig.sharpen);
  rig.sharpen = window.setTimeout(() => {
    rig.sharpen = 0;
    rig.redraw();
  }, SHARPEN);
}

function glideTo(rig: Rig, aim: Aim): void {
  const to = aim(rig.extent, rig.viewport);
  if (rig.still()) return look(rig, to, aim);
  rig.aim = aim;
  rig.glide = { from: rig.camera$.value, to, passed: 0 };
  rig.redraw();
  rest(rig);
}

function advance(rig: Rig, ms: number): void {
  const { glide } = rig;
  if (!glide || glide.held) return;
  glide.passed += ms;
  const t = Math.min(glide.passed / (rig.follows ? FOLLOW : GLIDE), 1);
  rig.camera$.next(between(glide.from, glide.to, ease(t)));
  if (t >= 1) rig.glide = null;
}

/** A camera on its way goes on to where it should be now. */
function refit(rig: Rig): void {
  const { extent, viewport, aim, glide } = rig;
  const to = aim ? aim(extent, viewport) : bounded(rig.camera$.value, extent, viewport);
  if (!glide) return look(rig, to, aim);
  glide.to = to;
  rig.redraw();
}

function measure(rig: Rig, extent: Extent, first = false): void {
  const before = rig.extent;
  rig.extent = extent;
  if (!first && !differ(before, extent)) return;
  if (first || !rig.follows) return look(rig, fitCamera(extent, rig.viewport), fitCamera);
  const { value } = rig.camera$;
  // Something else matters now: a part that was looked at meanwhile is left again, what a hand did is not undone.
  glideTo(rig, rig.aim ? fitCamera : (now, viewport) => bounded(value, now, viewport));
}

function prepare(rig: Rig, extent: Extent): void {
  const { viewport, glide } = rig;
  const sees = (camera: CameraState) => showsAll(camera, viewport, extent.heart?.part ?? extent);
  const held = sees(rig.camera$.value);
  if (glide) glide.held = held;
  if (!held && sightOf(rig) !== 'hand' && !(glide && sees(glide.to))) measure(rig, extent);
}

/** Shows the whole table, whatever of it matters most. */
const wholeCamera: Aim = ({ heart: _heart, ...extent }, viewport) => fitCamera(extent, viewport);

const sightOf = ({ aim }: Rig): Sight => (aim === null ? 'hand' : aim === fitCamera ? 'whole' : 'part');

/** Opens the camera of a stage: it shows the whole table until it is moved. */
export function openCameraman(parts: CameraParts): Cameraman {
  const camera$ = new BehaviorSubject<CameraState>(fitCamera(parts.extent, parts.viewport));
  const rig: Rig = { ...parts, camera$, aim: fitCamera, glide: null, sharpen: 0 };
  return {
    camera$,
    viewport: () => rig.viewport,
    sight: () => sightOf(rig),
    extent: () => rig.extent,
    gliding: () => rig.glide !== null && !rig.glide.held,
    prepare: (next) => prepare(rig, next),
    release() {
      if (!rig.glide?.held) return;
      rig.glide.held = false;
      rig.redraw();
    },
    settling: () => rig.sharpen !== 0,
    advance: (ms) => advance(rig, ms),
    resize(part, glides = false) {
      rig.viewport = { ...rig.viewport, ...part };
      if (glides && rig.aim && !rig.glide) glideTo(rig, rig.aim);
      else refit(rig);
    },
    measure: (extent, first) => measure(rig, extent, first),
    rest: () => rest(rig),
    fit: () => glideTo(rig, fitCamera),
    overview: () => glideTo(rig, sightOf(rig) === 'whole' && rig.extent.heart ? wholeCamera : fitCamera),
    focus(at, scale = camera$.value.scale) {
      glideTo(rig, (extent, viewport) => bounded(centred(at, scale, viewport), extent, viewport));
    },
    frame({ left, bottom, right, top }) {
      const part = { x: left, y: bottom, width: right - left, height: top - bottom };
      glideTo(rig, (extent, viewport) => bounded(fitCamera({ ...extent, ...part }, viewport), extent, viewport));
    },
    zoom(factor, at) {
      const { width, height, top, right, bottom, left } = rig.viewport;
      const middle: ScreenPoint = { x: (width + left - right) / 2, y: (height + top - bottom) / 2 };
      look(rig, zoomed(camera$.value, rig.extent, rig.viewport, factor, at ?? middle));
    },
    pan: (dx, dy) => look(rig, panned(camera$.value, rig.extent, rig.viewport, dx, dy)),
  };
}
