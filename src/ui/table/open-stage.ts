import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import type { SoundName } from '../../../assets/sound.ts';
import type { Art } from './art.ts';
import {
  bounded,
  centred,
  between,
  fitCamera,
  panned,
  toScreen,
  toTable,
  zoomed,
  type Extent,
  type ScreenPoint,
  type Viewport,
} from './camera/camera.ts';
import { createFrames, type Frames } from './frames.ts';
import type { Contact, Gesture } from './input/gesture.ts';
import { listen } from './input/pointer.ts';
import { LABEL_FONT } from './ink/plates.ts';
import { openProjector } from './motion/projector.ts';
import { openScene } from './open-scene.ts';
import { openPainter } from './painter.ts';
import { chooseRenderer } from './renderer-choice.ts';
import { loadScene } from './scene-source.ts';
import type { CameraState, Stage, StageFailure, StageInput, StageSettings } from './stage.ts';

/** The stage with what sound and tests need besides. */
export interface DrawnStage<V, E, O> extends Stage<V, E, O> {
  readonly frames: Frames;
  /** What the running film sounds like; hand it to `createSound().play`. */
  readonly sounds$: Observable<SoundName>;
  readonly renderer: 'webgl' | 'canvas';
  /** What went wrong outside of a film; a frame that fails again for the same reason is told once. */
  readonly failures$: Observable<StageFailure>;
  /** Pictures baked sharp for this camera; for screenshots. */
  settle(): void;
}

/** Time a camera takes to glide to a place, ms. */
const GLIDE = 320;
/** Rest after which pictures are baked again for the new scale, ms. */
const SHARPEN = 140;

const ease = (t: number): number => 1 - (1 - t) ** 3;

const differ = (a: Extent, b: Extent): boolean =>
  a.x !== b.x || a.y !== b.y || a.width !== b.width || a.height !== b.height;

/** Opens a game's drawn table in an element. Resolves when it can show a view. */
export const openStage = async <V, E, O, A>(
  host: HTMLElement,
  start: StageSettings,
  art: Art<V, E, O, A>,
): Promise<DrawnStage<V, E, O>> => {
  let settings = start;
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  host.style.overflow = 'hidden';
  const ratio = (): number => Math.min(Math.max(window.devicePixelRatio || 1, 1), 3);
  const size = (): { width: number; height: number } => ({
    width: Math.max(host.clientWidth, 1),
    height: Math.max(host.clientHeight, 1),
  });

  let view: Viewport = { ...size(), top: 0, right: 0, bottom: 0, left: 0 };
  const opened = await openScene(
    await loadScene(art.scene),
    host,
    chooseRenderer(settings.renderer),
    Math.round(view.width * ratio()),
    Math.round(view.height * ratio()),
  );
  const painter = openPainter(host, opened, art);

  const input$ = new Subject<StageInput>();
  let shown: V | null = null;
  let list: readonly O[] = [];
  let table = art.extent(null, list);
  const camera$ = new BehaviorSubject<CameraState>(fitCamera(table, view));
  let fitted = true;
  let actors: readonly A[] = [];
  let grabs: (input: StageInput) => boolean = () => false;
  let glide: { from: CameraState; to: CameraState; passed: number } | null = null;
  let sharpen = 0;
  let clock = 0;
  let dirty = true;
  /** Counts what was last asked to be shown: a film that was overtaken must not bring its own end back. */
  let turn = 0;
  const sounds$ = new Subject<SoundName>();
  const failures$ = new Subject<StageFailure>();
  const projector = openProjector<A>((name) => sounds$.next(name));

  const drawFrame = (ms: number): boolean => {
    clock += ms;
    if (glide) {
      glide.passed += ms;
      const t = Math.min(glide.passed / GLIDE, 1);
      camera$.next(between(glide.from, glide.to, ease(t)));
      if (t >= 1) glide = null;
    }
    const shot = projector.advance(ms);
    const below = dirty || shot !== null || glide !== null || frames.byHand();
    dirty = false;
    const world = painter.paint(
      {
        view: shown,
        table,
        actors: shot?.actors ?? actors,
        effects: shot?.effects ?? [],
        overlays: list,
        camera: camera$.value,
        viewport: view,
        settings,
        ratio: ratio(),
        time: clock,
        moving: shot !== null || glide !== null || sharpen !== 0,
      },
      below,
    );
    if (world) opened.render(clock, ms);
    opened.canvas.dataset.frames = String(frames.count());
    const { x, y, scale } = camera$.value;
    opened.canvas.dataset.camera = `${x} ${y} ${scale}`;
    // At rest what was baked too small is baked again, a little every frame, until all is sharp.
    if (!shot && !glide && sharpen === 0 && painter.blurred()) redraw();
    return glide !== null || projector.playing();
  };
  /** A frame that fails ends the film it belongs to; without a film it is told. The next frame tries again. */
  let logPly = '';
  const fail = (error: unknown): void => {
    if (projector.playing()) return projector.fail(error);
    if (logPly === String(error)) return;
    logPly = String(error);
    failures$.next({ kind: 'drawing', error });
  };
  const draw = (ms: number): boolean => {
    try {
      return drawFrame(ms);
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const frames = createFrames(draw);
  /** The next frame shows a changed world, not only other aids. */
  const redraw = (): void => {
    dirty = true;
    frames.request();
  };

  const look = (camera: CameraState, whole = false): void => {
    fitted = whole;
    // A glide on its way to an older end must not take it back.
    glide = null;
    camera$.next(camera);
    redraw();
    clearTimeout(sharpen);
    sharpen = window.setTimeout(() => {
      sharpen = 0;
      redraw();
    }, SHARPEN);
  };
  const glideTo = (to: CameraState, whole = false): void => {
    if (settings.reducedMotion || settings.speed === 0) return look(to, whole);
    fitted = whole;
    glide = { from: camera$.value, to, passed: 0 };
    redraw();
    clearTimeout(sharpen);
    sharpen = 0;
  };

  /** The canvas, or what panels leave of it, has another size: a camera on its way goes on to where it should be now. */
  const refit = (): void => {
    const to = fitted ? fitCamera(table, view) : bounded(glide?.to ?? camera$.value, table, view);
    if (!glide) return look(to, fitted);
    glide.to = to;
    redraw();
  };

  const resize = (): void => {
    view = { ...view, ...size() };
    const width = Math.round(view.width * ratio());
    const height = Math.round(view.height * ratio());
    if (opened.canvas.width !== width || opened.canvas.height !== height) opened.resize(width, height);
    opened.canvas.style.width = `${view.width}px`;
    opened.canvas.style.height = `${view.height}px`;
    refit();
  };
  const watcher = new ResizeObserver(resize);
  watcher.observe(host);
  const onScreen = (): void => {
    if (document.hidden) projector.skip();
    redraw();
  };
  document.addEventListener('visibilitychange', onScreen);
  const lose = (event: Event): void => {
    // The library would only write to the console; whoever opened this stage opens another one.
    event.stopImmediatePropagation();
    projector.skip();
    failures$.next({ kind: 'graphics', error: new Error('The WebGL context was lost.') });
  };
  opened.canvas.addEventListener('webglcontextlost', lose, { capture: true });
  void document.fonts?.ready.then(() => redraw());
  // Signs lie in a font of their own, which nothing but a sign asks for.
  for (const weight of [500, 600])
    void document.fonts?.load(`${weight} 16px ${LABEL_FONT}`, '\u2713').then(redraw, redraw);

  const said = (kind: StageInput['kind'], contact: Contact): StageInput => ({
    kind,
    at: toTable(camera$.value, view, contact.at),
    screen: contact.at,
    pixel: 1000 / camera$.value.scale,
    pointer: contact.pointer,
    button: contact.button,
    shift: contact.shift,
    alt: contact.alt,
  });
  const gestures = (what: Gesture): void => {
    if (what.kind === 'pan') {
      glide = null;
      look(panned(camera$.value, table, view, what.dx, what.dy));
    } else if (what.kind === 'zoom') {
      glide = null;
      look(zoomed(camera$.value, table, view, what.factor, what.at));
    } else input$.next(said(what.kind, what.contact));
  };
  const deaf = listen(host, { grabs: (contact) => grabs(said('down', contact)), gestures });

  /** Takes in what there is to see; the camera goes with it where it did not go elsewhere. */
  const measure = (of: V | null, first = false): void => {
    const before = table;
    table = art.extent(of, list);
    if (!first && !differ(before, table)) return;
    if (first || !art.follows) look(fitCamera(table, view), true);
    else if (fitted) glideTo(fitCamera(table, view), true);
    else glideTo(bounded(camera$.value, table, view));
  };

  const show = (next: V): void => {
    turn += 1;
    projector.skip();
    actors = art.actors(next);
    const first = shown === null;
    shown = next;
    measure(next, first);
    redraw();
  };

  const stage: DrawnStage<V, E, O> = {
    show,
    play: async (events: readonly E[], next: V) => {
      turn += 1;
      const mine = turn;
      projector.skip();
      if (settings.speed === 0 || document.hidden || shown === null) return show(next);
      try {
        const film = art.film(events, actors, art.actors(next), settings.reducedMotion);
        if (film.length === 0) return show(next);
        if (art.follows) measure(next);
        redraw();
        await projector.run(film, settings.speed);
      } finally {
        if (turn === mine) show(next);
      }
    },
    skip: () => {
      projector.skip();
      redraw();
    },
    overlays: (next) => {
      list = next;
      if (art.follows && shown !== null && !projector.playing()) measure(shown);
      frames.request();
    },
    configure: (part) => {
      settings = { ...settings, ...part };
      projector.speed(settings.speed);
      redraw();
    },
    input$,
    grabs: (test) => {
      grabs = test;
    },
    camera$,
    camera: () => camera$.value,
    fit: () => glideTo(fitCamera(table, view), true),
    insets: (inset) => {
      view = { ...view, ...inset };
      refit();
    },
    focus: (at, scale) => glideTo(bounded(centred(at, scale ?? camera$.value.scale, view), table, view)),
    zoom: (factor, at) => {
      const middle: ScreenPoint = at ?? {
        x: (view.width + view.left - view.right) / 2,
        y: (view.height + view.top - view.bottom) / 2,
      };
      look(zoomed(camera$.value, table, view, factor, middle));
    },
    pan: (dx, dy) => look(panned(camera$.value, table, view, dx, dy)),
    toScreen: (at) => toScreen(camera$.value, view, at),
    toTable: (screen) => toTable(camera$.value, view, screen),
    destroy: () => {
      deaf();
      projector.skip();
      clearTimeout(sharpen);
      watcher.disconnect();
      document.removeEventListener('visibilitychange', onScreen);
      opened.canvas.removeEventListener('webglcontextlost', lose, { capture: true });
      frames.destroy();
      painter.destroy();
      opened.destroy();
    },
    frames,
    sounds$,
    failures$,
    renderer: opened.renderer,
    settle: () => {
      painter.settle();
      clearTimeout(sharpen);
      sharpen = 0;
      frames.step(0);
    },
  };
  resize();
  return stage;
};
