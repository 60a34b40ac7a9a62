import { useEffect, useRef } from 'preact/hooks';
import {
  CARD_FONTS,
  CARD_RATIO,
  drawCardFace,
  untilWhole,
  type CardFace,
  type Detail,
} from '../../../../../assets/art/skaxar/index.ts';

/** The fonts cards are written in; asked for once. */
let fonts: Promise<unknown> | null = null;
const cardFonts = (): Promise<unknown> =>
  (fonts ??= Promise.all(CARD_FONTS.map((font) => document.fonts.load(font))).catch(() => null));

interface PictureProps {
  readonly face: CardFace;
  /** Width in CSS pixels of plain text; it grows with the text. */
  readonly width: number;
  readonly detail?: Detail;
}

/** A drawn card. Decoration: what it says stands beside it in words. */
export function CardPicture({ face, width, detail = 'stats' }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const looks = JSON.stringify(face);
  useEffect(() => {
    let gone = false;
    let stop = (): void => undefined;
    void cardFonts().then(() => {
      const out = canvas.current;
      const pen = out?.getContext('2d');
      if (gone || !out || !pen) return;
      // As many pixels as the screen shows of it, never fewer than one for each.
      const pixels = Math.max(
        1,
        Math.round((out.getBoundingClientRect().width || width) * Math.max(1, devicePixelRatio)),
      );
      out.width = pixels;
      out.height = Math.round(pixels * CARD_RATIO);
      stop = untilWhole(() => drawCardFace(pen, face, pixels, detail));
    });
    return () => {
      gone = true;
      stop();
    };
  }, [looks, width, detail]);
  return (
    <canvas
      ref={canvas}
      class="sk-card"
      style={{ width: `${width / 16}rem`, aspectRatio: `1 / ${CARD_RATIO}` }}
      aria-hidden="true"
    />
  );
}
