import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../games/index.ts';
import { isLaunching } from '../match/use-launch.ts';
import { isSmall } from '../table/key-art/fitting.ts';
import { menuEntry } from './games.ts';

/** More canvas pixels than this show nothing more in a soft picture. */
const MAX_PIXELS = 2_600_000;

/** Pictures are painted one after the other, the first of the page first. */
let line: Promise<void> = Promise.resolve();

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

interface KeyArtProps {
  readonly game: GameId;
  /** What it shows, for those who do not see it; without it the picture is decoration. */
  readonly label?: string;
  readonly class?: string;
}

/**
 * The key art of a game, as big as its place; its painter is fetched, it is painted in slices between frames and faded
 * in. Without the painter it stays dark.
 */
export function KeyArt({ game, label, class: extra = '' }: KeyArtProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    let painted = '';
    let gone = false;
    const paint = () => {
      const { clientWidth, clientHeight } = element;
      const size = `${clientWidth} ${clientHeight}`;
      if (clientWidth === 0 || clientHeight === 0 || painted === size) return;
      painted = size;
      const stale = (): boolean => gone || painted !== size;
      const fetched = menuEntry(game)
        .keyArt(isSmall(clientWidth, clientHeight))
        .catch(() => null);
      const turn = line.then(async () => {
        const painter = await fetched;
        if (!painter || stale()) return;
        const unit = Math.min(devicePixelRatio, 2, Math.sqrt(MAX_PIXELS / (clientWidth * clientHeight)));
        element.width = Math.round(clientWidth * unit);
        element.height = Math.round(clientHeight * unit);
        const context = element.getContext('2d');
        if (!context) return;
        element.classList.remove('key-art-done');
        const steps = painter(context, element.width, element.height, unit);
        do {
          do await frame();
          while (isLaunching());
          if (stale()) return;
        } while (!steps.next().done);
        element.classList.add('key-art-done');
      });
      line = turn.catch(() => undefined);
    };
    let waiting = 0;
    const observer = new ResizeObserver(() => {
      clearTimeout(waiting);
      waiting = window.setTimeout(paint, painted ? 180 : 0);
    });
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      clearTimeout(waiting);
    };
  }, [game]);
  return (
    <canvas
      class={`key-art ${extra}`}
      ref={canvas}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
