import { LABEL_FONT } from './ink/plates.ts';
import { pixelRatio, redraw, type StageCore } from './stage-core.ts';

/** The size of an element in pixels of the page; never nothing. */
export const sizeOf = (host: HTMLElement): { readonly width: number; readonly height: number } => ({
  width: Math.max(host.clientWidth, 1),
  height: Math.max(host.clientHeight, 1),
});

/** The canvas takes the size of its element. */
export function fitCanvas<V, E, O, A>({ opened, camera }: StageCore<V, E, O, A>, host: HTMLElement): void {
  const size = sizeOf(host);
  const width = Math.round(size.width * pixelRatio());
  const height = Math.round(size.height * pixelRatio());
  if (opened.canvas.width !== width || opened.canvas.height !== height) opened.resize(width, height);
  opened.canvas.style.width = `${size.width}px`;
  opened.canvas.style.height = `${size.height}px`;
  camera.resize(size);
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
