import { shareText as words } from '../words/share.ts';
import { drawCaption } from './caption.ts';
import { canvasFor } from './picture.ts';
import type { Shot } from './shot.ts';
import { nextFrame, type Studio } from './studio.ts';

/** Width and height of the table in a film, pixels. */
const SIZE = { width: 1280, height: 720 };
const FRAMES = 30;
const BITS = 6_000_000;
/** Rest before the first command and after the last one, ms. */
const BEFORE = 500;
const AFTER = 1300;

/** What films are written as, the one that plays in most places first. */
const KINDS = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** What this browser writes films as; null where it can write none. */
export const filmKind = (): string | null =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? null
    : (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null);

interface Taking {
  /** The canvas that is recorded, to be looked at meanwhile. */
  readonly onCanvas: (canvas: HTMLCanvasElement) => void;
  /** Commands shown of all. */
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Plays the film of a shot on the studio's table and records it, as long as it takes to watch. Throws what went wrong
 * in words; where it was called off, too.
 */
export async function takeFilm<V, E, O>(
  studio: Studio<V, E, O>,
  shot: Shot<V, E, O>,
  { onCanvas, onProgress, signal }: Taking,
): Promise<Blob> {
  const { film, caption } = shot;
  const kind = filmKind();
  if (!film || kind === null) throw new Error(words.noFilm);
  const { stage } = studio;
  stage.overlays([]);
  await studio.show(shot, film.before, shot.fight ? 'fight' : 'table');
  const { canvas, context } = canvasFor(SIZE);
  const paint = (): void => {
    studio.drawOn(context, SIZE.width, SIZE.height);
    drawCaption(context, caption, { top: SIZE.height, width: SIZE.width });
  };
  paint();
  onCanvas(canvas);
  const tape = openTape(canvas, kind);
  const over = new AbortController();
  const painting = (async () => {
    while (!over.signal.aborted) {
      await nextFrame();
      paint();
    }
  })();
  const check = (): void => {
    if (signal.aborted) throw new Error(words.calledOff);
    if (document.hidden) throw new Error(words.pageHidden);
  };
  const hold = async (ms: number): Promise<void> => {
    for (const until = performance.now() + ms; performance.now() < until; await nextFrame()) check();
  };
  const skip = (): void => stage.skip();
  signal.addEventListener('abort', skip);
  try {
    stage.configure({ speed: 1, reducedMotion: false });
    await hold(BEFORE);
    for (const [done, { events, view }] of film.steps.entries()) {
      onProgress(done, film.steps.length);
      await stage.play(events, view);
      check();
    }
    onProgress(film.steps.length, film.steps.length);
    await hold(AFTER);
  } finally {
    over.abort();
    signal.removeEventListener('abort', skip);
    await painting;
    tape.stop();
  }
  return tape.film;
}

/** Records a canvas from now on. */
function openTape(canvas: HTMLCanvasElement, kind: string): { readonly film: Promise<Blob>; stop(): void } {
  const stream = canvas.captureStream(FRAMES);
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  const film = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', () => reject(new Error(words.recorderFailed)));
    recorder.addEventListener('stop', () => {
      const blob = new Blob(parts, { type: kind.replace(/;.*/, '') });
      if (blob.size > 0) resolve(blob);
      else reject(new Error(words.recorderFailed));
    });
  });
  // Whoever calls a film off does not wait for it.
  film.catch(() => undefined);
  recorder.start(250);
  return {
    film,
    stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
