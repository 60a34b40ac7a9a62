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

/** What a game's art can tell of its pictures cheaper than by drawing, and a card without one. */
export type OwnPrint<F> = Partial<Omit<CardPrinter<F>, 'art'>>;

/**
 * A printer from a game's card art alone: a face that waits for a picture is printed again whenever one is there.
 * `destroy` stops listening; `heard` is called whenever a picture has come.
 */
export const openPrinter = <F>(
  art: CardArt<F>,
  own: OwnPrint<F>,
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
    bleed: own.bleed ?? 0,
    bare: own.bare ?? (() => ({ name: 'card', draw: (pen) => drawBare(pen, art.ratio) })),
    destroy,
  };
};

/** The longest a film waits for pictures, ms. */
const PATIENCE = 2500;

/** Resolves when none of the faces waits for its picture any more, or patience is at its end; null = none waits. */
export const picturesOf = <F>(
  { art }: CardPrinter<F>,
  faces: readonly { readonly face: F; readonly pixels: number }[],
): Promise<void> | null => {
  // All are asked for, in order, before one is waited for.
  const missing = (): boolean => faces.filter(({ face, pixels }) => art.waits?.(face, pixels)).length > 0;
  if (!missing()) return null;
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, PATIENCE);
    const stop = art.onPicture(() => {
      if (!missing()) done();
    });
  });
};
