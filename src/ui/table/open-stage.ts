import { Subject, type Observable } from 'rxjs';
import type { SoundName } from '../../../assets/sound.ts';
import type { Art } from './art.ts';
import { toScreen, toTable, type Viewport } from './camera/camera.ts';
import { drawnWay } from './camera/turn.ts';
import { openCameraman } from './cameraman.ts';
import { createFrames, type Frames } from './frames.ts';
import type { Contact, Gesture } from './input/gesture.ts';
import { listen } from './input/pointer.ts';
import { openProjector } from './motion/projector.ts';
import { openScene } from './open-scene.ts';
import { openPainter } from './painter.ts';
import { chooseRenderer } from './renderer-choice.ts';
import { loadScene } from './scene-source.ts';
import { draw, onCanvas, onScreen, ratioOf, redraw, viewOf, type StageCore } from './stage-core.ts';
import type { Stage, StageFailure, StageInput, StageSettings } from './stage.ts';
import { fitCanvas, sizeOf, turnCanvas, watchHost } from './watch-host.ts';

/** The stage with what sound and tests need besides. */
export interface DrawnStage<V, E, O> extends Stage<V, E, O> {
  readonly frames: Frames;
  /** What the running film sounds like; hand it to `createSound().play`. */
  readonly sounds$: Observable<SoundName>;
  readonly renderer: 'webgl' | 'canvas';
  /** What went wrong outside of a film; a frame that fails again for the same reason is reported once. */
  readonly failures$: Observable<StageFailure>;
  /** Pictures baked sharp for this camera; for screenshots. */
  settle(): void;
  /** The names of all pictures that are kept. */
  pictures(): readonly string[];
}

/** Opens a game's drawn table in an element. Resolves when it can show a view. */
export const openStage = async <V, E, O, A>(
  host: HTMLElement,
  start: StageSettings,
  art: Art<V, E, O, A>,
): Promise<DrawnStage<V, E, O>> => {
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  host.style.overflow = 'hidden';
  const core = await openCore(host, start, art);
  const unwatch = watchHost(core, host);
  const pointers = listen(host, {
    grabs: (contact) => core.grabs(inputOf(core, 'down', contact)),
    gestures: (gesture) => onGesture(core, gesture),
  });
  const { camera, projector, painter, frames, opened } = core;
  const stage: DrawnStage<V, E, O> = {
    show: (next) => show(core, next),
    play: (events, next) => play(core, events, next),
    ready: async () => ready(core, core.actors),
    skip: () => {
      core.hurry?.();
      projector.skip();
      redraw(core);
    },
    forget: () => {
      redraw(core);
      frames.step(0);
      painter.forget();
    },
    letGo: pointers.letGo,
    ...controlsOf(core),
    destroy: () => {
      pointers.stop();
      core.hurry?.();
      projector.skip();
      camera.rest();
      unwatch();
      frames.destroy();
      painter.destroy();
      opened.destroy();
    },
    frames,
    sounds$: core.sounds$,
    failures$: core.failures$,
    renderer: opened.renderer,
    pictures: () => opened.scene.names(),
    settle: () => {
      painter.settle();
      camera.rest();
      frames.step(0);
    },
  };
  fitCanvas(core, host);
  return stage;
};

async function openCore<V, E, O, A>(
  host: HTMLElement,
  settings: StageSettings,
  art: Art<V, E, O, A>,
): Promise<StageCore<V, E, O, A>> {
  const viewport: Viewport = { ...sizeOf(host), top: 0, right: 0, bottom: 0, left: 0 };
  const opened = await openScene(
    await loadScene(art.scene),
    host,
    chooseRenderer(settings.renderer),
    Math.round(viewport.width * ratioOf({ settings })),
    Math.round(viewport.height * ratioOf({ settings })),
  );
  const sounds$ = new Subject<SoundName>();
  const core: StageCore<V, E, O, A> = {
    art,
    opened,
    painter: openPainter(host, opened, art),
    projector: openProjector<A>((name) => sounds$.next(name)),
    frames: createFrames((ms) => draw(core, ms)),
    camera: openCameraman({
      viewport,
      extent: art.extent(null, []),
      follows: art.follows,
      still: () => core.settings.reducedMotion || core.settings.speed === 0,
      redraw: () => redraw(core),
    }),
    input$: new Subject<StageInput>(),
    sounds$,
    failures$: new Subject<StageFailure>(),
    screen: viewport,
    turned: false,
    holds: false,
    settings,
    shown: null,
    overlays: [],
    actors: [],
    grabs: () => false,
    turn: 0,
    clock: 0,
    hurry: null,
    filming: false,
    dirty: true,
    reported: '',
  };
  return core;
}

/** A contact with the table as the game hears it. */
function inputOf<V, E, O, A>(core: StageCore<V, E, O, A>, kind: StageInput['kind'], contact: Contact): StageInput {
  const { camera, turned } = core;
  const { value } = camera.camera$;
  return {
    kind,
    at: toTable(value, camera.viewport(), onCanvas(core, contact.at)),
    screen: contact.at,
    pixel: 1000 / value.scale,
    turned,
    pointer: contact.pointer,
    button: contact.button,
    shift: contact.shift,
    alt: contact.alt,
  };
}

function onGesture<V, E, O, A>(core: StageCore<V, E, O, A>, gesture: Gesture): void {
  if (gesture.kind === 'pan') pan(core, gesture.dx, gesture.dy);
  else if (gesture.kind === 'zoom') core.camera.zoom(gesture.factor, onCanvas(core, gesture.at));
  else {
    core.input$.next(inputOf(core, gesture.kind, gesture.contact));
    hold(core, gesture.kind);
  }
}

/** Keeps the table where it is while a tool drags, and makes up for it afterwards. */
function hold<V, E, O, A>(core: StageCore<V, E, O, A>, kind: StageInput['kind']): void {
  if (kind === 'down') core.holds = true;
  if (!core.holds || (kind !== 'up' && kind !== 'cancel')) return;
  core.holds = false;
  core.camera.resize(viewOf(core));
}

/** Moves the picture by pixels of the screen. */
function pan<V, E, O, A>({ camera, turned }: StageCore<V, E, O, A>, dx: number, dy: number): void {
  const way = turned ? drawnWay({ x: dx, y: dy }) : { x: dx, y: dy };
  camera.pan(way.x, way.y);
}

/** Takes in what there is to see of a view. */
function measure<V, E, O, A>(core: StageCore<V, E, O, A>, of: V | null, first = false): void {
  const { art, camera, overlays } = core;
  const extent = art.extent(of, overlays);
  turnCanvas(core, extent);
  camera.measure(extent, first);
}

function show<V, E, O, A>(core: StageCore<V, E, O, A>, next: V): void {
  core.turn += 1;
  core.hurry?.();
  if (core.filming) {
    core.filming = false;
    core.camera.release();
    core.camera.resize(viewOf(core), true);
  }
  core.projector.skip();
  core.actors = core.art.actors(next);
  const first = core.shown === null;
  core.shown = next;
  measure(core, next, first);
  redraw(core);
}

async function play<V, E, O, A>(core: StageCore<V, E, O, A>, events: readonly E[], next: V): Promise<void> {
  const { art, projector, settings } = core;
  core.turn += 1;
  const mine = core.turn;
  core.hurry?.();
  projector.skip();
  if (settings.speed === 0 || document.hidden || core.shown === null) return show(core, next);
  try {
    const after = art.actors(next);
    const pictures = ready(core, after);
    if (pictures !== null && ((await hurried(core, pictures)) || core.turn !== mine)) return;
    const film = art.film(events, core.actors, after, settings.reducedMotion);
    if (film.length === 0) return show(core, next);
    core.filming = true;
    await goThere(core, core.shown, next);
    if (core.turn !== mine) return;
    redraw(core);
    await projector.run(film, settings.speed);
  } finally {
    if (core.turn === mine) show(core, next);
  }
}

/** Waits for the pictures of what lies there; null = none is missing. */
const ready = <V, E, O, A>({ art, camera, settings }: StageCore<V, E, O, A>, actors: readonly A[]) =>
  art.ready?.(actors, (camera.camera$.value.scale * ratioOf({ settings })) / 1000) ?? null;

/** Waits for what a film needs. Returns whether somebody would not wait: then there is no film. */
async function hurried<V, E, O, A>(core: StageCore<V, E, O, A>, ready: Promise<unknown>): Promise<boolean> {
  redraw(core);
  let hurry = (): void => undefined;
  const skipped = new Promise<true>((resolve) => {
    core.hurry = hurry = () => resolve(true);
  });
  const early = await Promise.race([skipped, ready.then(() => false)]);
  if (core.hurry === hurry) core.hurry = null;
  return early;
}

/** Takes a camera that follows to where a film will go on; resolves when it keeps still. */
async function goThere<V, E, O, A>(core: StageCore<V, E, O, A>, before: V, after: V): Promise<void> {
  const { art, camera } = core;
  if (!art.follows) return;
  const { turn } = core;
  const where = art.stageOf ? art.stageOf(before, after, core.overlays) : art.extent(after, core.overlays);
  if (where) camera.prepare(where);
  redraw(core);
  while (camera.gliding() && core.turn === turn) await new Promise(requestAnimationFrame);
}

type Controls =
  | 'overlays'
  | 'configure'
  | 'input$'
  | 'grabs'
  | 'camera$'
  | 'camera'
  | 'sight'
  | 'turned'
  | 'overview'
  | 'fit'
  | 'insets'
  | 'focus'
  | 'frame'
  | 'zoom'
  | 'pan'
  | 'toScreen'
  | 'toTable';

/** What is set on a stage and asked of it, beside what it shows. */
function controlsOf<V, E, O, A>(core: StageCore<V, E, O, A>): Pick<Stage<V, E, O>, Controls> {
  const { art, camera } = core;
  return {
    overlays: (next) => {
      core.overlays = next;
      if (art.follows && core.shown !== null && !core.filming) measure(core, core.shown);
      core.frames.request();
    },
    configure: (part) => {
      core.settings = { ...core.settings, ...part };
      core.projector.speed(core.settings.speed);
      if (core.settings.speed === 0) core.hurry?.();
      redraw(core);
    },
    input$: core.input$,
    grabs: (test) => {
      core.grabs = test;
    },
    camera$: camera.camera$,
    camera: () => camera.camera$.value,
    sight: camera.sight,
    turned: () => core.turned,
    fit: camera.fit,
    overview: camera.overview,
    insets: (inset) => {
      core.screen = { ...core.screen, ...inset };
      if (!core.holds && !core.filming) camera.resize(viewOf(core), art.follows && core.shown !== null);
    },
    focus: camera.focus,
    frame: camera.frame,
    zoom: (factor, at) => camera.zoom(factor, at && onCanvas(core, at)),
    pan: (dx, dy) => pan(core, dx, dy),
    toScreen: (at) => onScreen(core, toScreen(camera.camera$.value, camera.viewport(), at)),
    toTable: (screen) => toTable(camera.camera$.value, camera.viewport(), onCanvas(core, screen)),
  };
}
