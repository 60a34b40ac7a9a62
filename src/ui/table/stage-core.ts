import type { Subject } from 'rxjs';
import type { SoundName } from '../../../assets/sound.ts';
import type { Art, Frame } from './art.ts';
import type { ScreenPoint, Viewport } from './camera/camera.ts';
import { drawnAt, drawnView, shownAt } from './camera/turn.ts';
import type { Cameraman } from './cameraman.ts';
import type { Frames } from './frames.ts';
import type { Projector } from './motion/projector.ts';
import type { OpenScene } from './open-scene.ts';
import type { Painter } from './painter.ts';
import { pixelRatio } from './pixel-ratio.ts';
import type { CameraState, StageFailure, StageInput, StageSettings } from './stage.ts';

/** What the parts of a stage share. */
export interface StageCore<V, E, O, A> {
  readonly art: Art<V, E, O, A>;
  readonly opened: OpenScene;
  readonly painter: Painter<V, O, A>;
  readonly projector: Projector<A>;
  readonly frames: Frames;
  readonly camera: Cameraman;
  readonly input$: Subject<StageInput>;
  readonly sounds$: Subject<SoundName>;
  readonly failures$: Subject<StageFailure>;
  /** The screen and what panels cover of it, as people see it. */
  screen: Viewport;
  /** The table is shown turned by a quarter to the left. */
  turned: boolean;
  /** A tool holds something: until it lets go, no panel moves the table under the pointer. */
  holds: boolean;
  settings: StageSettings;
  shown: V | null;
  overlays: readonly O[];
  actors: readonly A[];
  grabs: (input: StageInput) => boolean;
  /** Counts what was last asked to be shown: a film that was overtaken must not bring its own end back. */
  turn: number;
  clock: number;
  /** Ends the wait for what a film needs; null while none waits. */
  hurry: (() => void) | null;
  /** A film runs, or the camera is on its way to where one will: nothing else moves it. */
  filming: boolean;
  /** The world has changed since the last frame. */
  dirty: boolean;
  /** The failure that was last reported, so that every frame does not report it again. */
  reported: string;
}

/** Device pixels to a pixel of the page, of a stage: what it was asked for, else those of the screen. */
export const ratioOf = ({ settings }: { readonly settings: StageSettings }): number => settings.ratio ?? pixelRatio();

type Seen = Pick<StageCore<never, never, never, never>, 'screen' | 'turned'>;

/** The screen as the camera sees it. */
export const viewOf = ({ screen, turned }: Seen): Viewport => (turned ? drawnView(screen) : screen);

/** Where a place of the screen is on the canvas, CSS pixels. */
export const onCanvas = ({ screen, turned }: Seen, at: ScreenPoint): ScreenPoint =>
  turned ? drawnAt(at, screen.height) : at;

/** Where a place of the canvas is on the screen, CSS pixels. */
export const onScreen = ({ screen, turned }: Seen, at: ScreenPoint): ScreenPoint =>
  turned ? shownAt(at, screen.height) : at;

/** The next frame shows a changed world, not only other aids. */
export function redraw<V, E, O, A>(core: StageCore<V, E, O, A>): void {
  core.dirty = true;
  core.frames.request();
}

/**
 * Draws a frame, from the first view on: an empty table would be seen for one frame and delay the next. One that fails
 * ends the film it belongs to; without a film it is reported. The next frame tries again.
 */
export function draw<V, E, O, A>(core: StageCore<V, E, O, A>, ms: number): boolean {
  if (core.shown === null) return false;
  try {
    return drawFrame(core, ms);
  } catch (error) {
    fail(core, error);
    return false;
  }
}

function fail<V, E, O, A>(core: StageCore<V, E, O, A>, error: unknown): void {
  if (core.projector.playing()) return core.projector.fail(error);
  if (core.reported === String(error)) return;
  core.reported = String(error);
  core.failures$.next({ kind: 'drawing', error });
}

type Shot<A> = ReturnType<Projector<A>['advance']>;

function frameOf<V, E, O, A>(core: StageCore<V, E, O, A>, shot: Shot<A>): Frame<V, O, A> {
  const { camera } = core;
  return {
    view: core.shown,
    table: camera.extent(),
    actors: shot?.actors ?? core.actors,
    effects: shot?.effects ?? [],
    notes: shot?.notes ?? [],
    overlays: core.settings.bare ? [] : core.overlays,
    camera: camera.camera$.value,
    viewport: camera.viewport(),
    turned: core.turned,
    settings: core.settings,
    ratio: ratioOf(core),
    time: core.clock,
    moving: shot !== null || camera.gliding() || camera.settling(),
  };
}

/** Where the camera is, for those who look from outside. */
const cameraNote = ({ x, y, scale }: CameraState, turned: boolean): string =>
  `${x} ${y} ${scale}${turned ? ' turned' : ''}`;

/** Whether another frame is to follow. */
function drawFrame<V, E, O, A>(core: StageCore<V, E, O, A>, ms: number): boolean {
  const { camera, projector, painter, opened, frames } = core;
  core.clock += ms;
  camera.advance(ms);
  const shot = projector.advance(ms);
  const below = core.dirty || shot !== null || camera.gliding() || frames.byHand();
  core.dirty = false;
  if (painter.paint(frameOf(core, shot), below)) opened.render(core.clock, ms);
  opened.canvas.dataset.frames = String(frames.count());
  opened.canvas.dataset.camera = cameraNote(camera.camera$.value, core.turned);
  opened.canvas.dataset.film = projector.playing() ? 'runs' : '';
  const moving = camera.gliding() || camera.settling();
  // At rest what was baked too small is baked again, a little every frame, until all is sharp.
  if (!shot && !moving && painter.blurred()) redraw(core);
  const goesOn = core.art.moves?.() ?? false;
  if (goesOn) core.dirty = true;
  return goesOn || camera.gliding() || projector.playing();
}
