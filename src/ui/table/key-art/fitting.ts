/** How a picture is laid out in the shapes it is shown in. */
export interface Layouts<T> {
  /** A whole screen with words at its left. */
  readonly wide: T;
  /** A phone's screen with words below. */
  readonly tall: T;
  /** A card's picture, without words. */
  readonly small: T;
}

/** CSS pixels of width from which a picture is a whole screen's. */
const SCREEN = 640;
/** Height of a phone's screen by its width, at least. */
const TALL = 1.4;

const shapeOf = (width: number, height: number, unit: number): keyof Layouts<unknown> => {
  if (height > width * TALL) return 'tall';
  return width < SCREEN * unit ? 'small' : 'wide';
};

/** The layout for a picture of so many pixels; `unit` = one CSS pixel in them. */
export const fitting = <T>(layouts: Layouts<T>, width: number, height: number, unit: number): T =>
  layouts[shapeOf(width, height, unit)];

/** Whether a picture of so many CSS pixels is a card's. */
export const isSmall = (width: number, height: number): boolean => shapeOf(width, height, 1) === 'small';
