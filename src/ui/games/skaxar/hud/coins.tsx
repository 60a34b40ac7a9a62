import { useEffect, useRef } from 'preact/hooks';
import { coinRow, drawCoin } from '../../../../../assets/art/skaxar/index.ts';
import { pixelRatio } from '../../../table/pixel-ratio.ts';

/** CSS pixels of a coin, and how far the next one lies over it. */
const SIZE = 15;
const STEP = 8;

/** Money as coins (SK-2.8). Decoration: the amount stands beside it. */
export function Coins({ amount }: { readonly amount: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const coins = coinRow(amount);
  const width = coins.length === 0 ? 0 : SIZE + (coins.length - 1) * STEP;
  useEffect(() => {
    const out = canvas.current;
    const pen = out?.getContext('2d');
    if (!out || !pen) return;
    const ratio = pixelRatio();
    out.width = Math.max(1, Math.round(width * ratio));
    out.height = Math.round(SIZE * ratio);
    pen.scale(ratio, ratio);
    for (const worth of coins) {
      drawCoin(pen, worth, SIZE);
      pen.translate(STEP, 0);
    }
  }, [amount]);
  return (
    <canvas ref={canvas} class="sk-coins" style={{ width: `${width}px`, height: `${SIZE}px` }} aria-hidden="true" />
  );
}
