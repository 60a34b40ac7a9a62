import { useEffect, useRef } from 'preact/hooks';
import { pixelRatio } from '../table/pixel-ratio.ts';
import { drawUntilWhole, type CardArt, type CardDetail } from './face.ts';
import './cards.css';

interface PictureProps<F> {
  readonly art: CardArt<F>;
  readonly face: F;
  /** Width in CSS pixels of plain text; it grows with the text. */
  readonly width: number;
  readonly detail?: CardDetail;
}

/** A drawn card, unseen until its picture is there. Decoration: what it says stands beside it in words. */
export function CardPicture<F>({ art, face, width, detail = 'stats' }: PictureProps<F>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const name = art.nameOf(face);
  useEffect(() => {
    let gone = false;
    let stop = (): void => undefined;
    void art.fonts().then(() => {
      const out = canvas.current;
      const pen = out?.getContext('2d');
      if (gone || !out || !pen) return;
      // As many pixels as the screen shows of it, never fewer than one for each.
      const pixels = Math.max(1, Math.round((out.getBoundingClientRect().width || width) * pixelRatio()));
      out.width = pixels;
      out.height = Math.round(pixels * art.ratio);
      stop = drawUntilWhole(art, () => {
        out.toggleAttribute('data-waits', art.waits?.(face, pixels) ?? false);
        return art.draw(pen, face, pixels, detail);
      });
    });
    return () => {
      gone = true;
      stop();
    };
  }, [art, name, width, detail]);
  return (
    <canvas
      ref={canvas}
      class="card-picture"
      style={{ width: `${width / 16}rem`, aspectRatio: `1 / ${art.ratio}`, '--card-ratio': art.ratio }}
      aria-hidden="true"
    />
  );
}
