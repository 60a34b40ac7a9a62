import type { Extent } from './camera/camera.ts';
import { canvasStyle, standsTurned } from './camera/turn.ts';
import { LABEL_FONT } from './ink/plates.ts';
import { ratioOf, redraw, viewOf, type StageCore } from './stage-core.ts';

/** The size of an element in pixels of the page; never nothing. */
export const sizeOf = (host: HTMLElement): { readonly width: number; readonly height: number } => ({
  width: Math.max(host.clientWidth, 1),
  height: Math.max(host.clientHeight, 1),
});

/** The canvas takes the size of its element, turned where that shows more of the table. */
export function fitCanvas<V, E, O, A>(core: StageCore<V, E, O, A>, host: HTMLElement): void {
  core.screen = { ...core.screen, ...sizeOf(host) };
  layCanvas(core, core.camera.extent());
}

/** Turns the canvas, or turns it back, where another table asks for it. */
export function turnCanvas<V, E, O, A>(core: StageCore<V, E, O, A>, table: Extent): void {
  if (core.turned !== turnsFor(core, table)) layCanvas(core, table);
}

const turnsFor = <V, E, O, A>({ art, screen }: StageCore<V, E, O, A>, table: Extent): boolean =>
  art.turns === true && standsTurned(table, screen);

function layCanvas<V, E, O, A>(core: StageCore<V, E, O, A>, table: Extent): void {
  const { opened, camera } = core;
  core.turned = turnsFor(core, table);
  const view = viewOf(core);
  const ratio = ratioOf(core);
  const width = Math.round(view.width * ratio);
  const height = Math.round(view.height * ratio);
  if (opened.canvas.width !== width || opened.canvas.height !== height) opened.resize(width, height);
  opened.canvas.style.cssText = canvasStyle(view, core.turned);
  camera.resize(view);
}

/**
 * Follows what the browser does with the stage: its size, whether it is seen, its fonts, its graphics. Returns the
 * function that stops it.
 */
export function watchHost<V, E, O, A>(core: StageCore<V, E, O, A>, host: HTMLElement): () => void {
  const { opened, projector, failures$ } = core;
  const watcher = new ResizeObserver(() => fitCanvas(core, host));
  watcher.observe(host);
  const onScreen = (): void => {
    if (document.hidden) projector.skip();
    redraw(core);
  };
  document.addEventListener('visibilitychange', onScreen);
  const lose = (event: Event): void => {
    // The library would only write to the console; whoever opened this stage opens another one.
    event.stopImmediatePropagation();
    projector.skip();
    failures$.next({ kind: 'graphics', error: new Error('The WebGL context was lost.') });
  };
  opened.canvas.addEventListener('webglcontextlost', lose, { capture: true });
  const again = (): void => redraw(core);
  void document.fonts.ready.then(again);
  // Signs lie in a font of their own, which nothing but a sign asks for.
  for (const weight of [500, 600])
    void document.fonts.load(`${weight} 16px ${LABEL_FONT}`, '\u2713').then(again, again);
  return () => {
    watcher.disconnect();
    document.removeEventListener('visibilitychange', onScreen);
    opened.canvas.removeEventListener('webglcontextlost', lose, { capture: true });
  };
}
