import type { CardArt } from '../face.ts';
import { BARE, type CardPrinter } from './pictures.ts';

/** What stands in until there is a print: a calm card without anything of its own. */
const drawBare = (pen: CanvasRenderingContext2D, ratio: number): void => {
  pen.beginPath();
  pen.roundRect(1, 1, BARE - 2, BARE * ratio - 2, BARE * 0.057);
  pen.fillStyle = '#131a26';
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = 'rgba(150, 178, 210, 0.35)';
  pen.stroke();
};

/**
 * A printer from a game's card art alone: a face that waits for a picture is printed again whenever one is there.
 * `destroy` stops listening; `heard` is called whenever a picture has come.
 */
export const openPrinter = <F>(
  art: CardArt<F>,
  own: Partial<Pick<CardPrinter<F>, 'stateOf' | 'bare'>>,
  heard: () => void,
): CardPrinter<F> & { destroy(): void } => {
  let pictures = 0;
  /** The number of pictures there were when a print was made whole. */
  const whole = new Map<string, string>();
  const destroy = art.onPicture(() => {
    pictures += 1;
    heard();
  });
  const keyOf = (face: F, pixels: number, detail: string): string => `${art.nameOf(face)}/${detail}@${pixels}`;
  return {
    art: own.stateOf
      ? art
      : {
          ...art,
          draw: (pen, face, width, detail) => {
            const done = art.draw(pen, face, width, detail);
            const key = keyOf(face, width, detail);
            if (done) whole.set(key, String(pictures));
            else whole.delete(key);
            return done;
          },
        },
    stateOf: own.stateOf ?? ((face, pixels, detail) => whole.get(keyOf(face, pixels, detail)) ?? String(pictures)),
    bare: own.bare ?? (() => ({ name: 'card', draw: (pen) => drawBare(pen, art.ratio) })),
    destroy,
  };
};
