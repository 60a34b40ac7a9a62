/**
 * How much a picture of a card shows: what is read across the table, all that is printed on it, or all of it with what
 * only a picture held near has room for.
 */
export type CardDetail = 'stats' | 'whole' | 'inspect';

/**
 * How a game paints its cards; `F` says what is printed on one, as plain data. Every part that shows a card asks for no
 * more than this. A game whose cards are drawn at once gives `onPicture: () => () => undefined` and a `draw` that
 * returns true.
 */
export interface CardArt<F> {
  /** Height of a card, share of its width. */
  readonly ratio: number;
  /** Resolves when the faces letters need are there; may be asked often. */
  readonly fonts: () => Promise<unknown>;
  /** Name of a face: equal faces have equal names, so that copies share one picture. */
  readonly nameOf: (face: F) => string;
  /** Paints a face `width` pixels wide; returns whether it is whole, or waits for a picture still in the kiln. */
  readonly draw: (pen: CanvasRenderingContext2D, face: F, width: number, detail: CardDetail) => boolean;
  /**
   * Whether there is nothing of a face's picture yet, for a card `width` pixels wide: then it is on its way, and the
   * card is not shown. Without it there is always something.
   */
  readonly waits?: (face: F, width: number) => boolean;
  /** Calls back whenever a picture that was waited for is there; returns what stops it. */
  readonly onPicture: (heard: () => void) => () => void;
}

/** Draws at once, and again as pictures come, until a face is whole. Returns what stops it. */
export function drawUntilWhole({ onPicture }: Pick<CardArt<never>, 'onPicture'>, draw: () => boolean): () => void {
  if (draw()) return () => undefined;
  const stop = onPicture(() => {
    if (draw()) stop();
  });
  return stop;
}
