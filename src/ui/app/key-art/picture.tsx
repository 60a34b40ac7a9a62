import { useEffect, useRef } from 'preact/hooks';
import { paintKeyArt } from './paint.ts';

/** More canvas pixels than this show nothing more in a soft picture. */
const MOST_PIXELS = 2_600_000;

/** The key art, as big as its place; painted in slices between frames and faded in. */
export function KeyArt({ label }: { readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    let frame = 0;
    let painted = '';
    const paint = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0 || painted === `${clientWidth} ${clientHeight}`) return;
      painted = `${clientWidth} ${clientHeight}`;
      const unit = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (clientWidth * clientHeight)));
      element.width = Math.round(clientWidth * unit);
      element.height = Math.round(clientHeight * unit);
      const context = element.getContext('2d');
      if (!context) return;
      element.classList.remove('key-art-done');
      const steps = paintKeyArt(context, element.width, element.height, unit);
      const step = () => {
        if (steps.next().done) element.classList.add('key-art-done');
        else frame = requestAnimationFrame(step);
      };
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(step);
    };
    let waiting = 0;
    const observer = new ResizeObserver(() => {
      clearTimeout(waiting);
      waiting = window.setTimeout(paint, painted ? 180 : 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(waiting);
      cancelAnimationFrame(frame);
    };
  }, []);
  return <canvas class="key-art" ref={canvas} role="img" aria-label={label} />;
}
