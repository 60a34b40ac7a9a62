import type { Card } from '../../../../games/retrograde/index.ts';
import { cardFaceWords as words } from '../words/cards.ts';
import { INK, line, LARGE, pressed, QUIET, UNIT, type Pen } from './card-letters.ts';

type Figure = readonly [label: string, value: string];

/** The figures of a card in fixed places. */
export function figuresOf(card: Card): readonly Figure[] {
  const { short } = words;
  switch (card.kind) {
    case 'spacecraft':
      return [
        [short.accuracy, String(card.accuracy)],
        [short.armor, String(card.armor)],
        [short.deltaVee, String(card.deltaVee)],
        [short.bombardment, String(card.bombardment)],
        [short.population, String(card.population)],
      ];
    case 'asset':
      return [
        [short.power, String(card.power)],
        [short.population, String(card.population)],
        [short.resistance, String(card.resistance)],
      ];
    case 'upgrade':
      return [[short.resistance, String(card.resistance)]];
  }
}

/** The same on a small card: long words have the wide places, and the classes an asset builds have one. */
export function largeRows(card: Card): readonly (readonly Figure[])[] {
  const [one, two, three, ...rest] = figuresOf(card);
  switch (card.kind) {
    case 'spacecraft':
      return [
        [three!, two!],
        [one!, ...rest],
      ];
    case 'asset':
      return [
        [one!, three!],
        [two!, ['', '']],
      ];
    case 'upgrade':
      return [[one!]];
  }
}

function drawPlace(pen: Pen, x: number, y: number, wide: number, tall: number): void {
  pen.fillStyle = 'rgba(8, 13, 22, 0.72)';
  pen.beginPath();
  pen.roundRect(x + 1.5, y, wide - 3, tall, 6);
  pen.fill();
}

/** Height of a row of figures of a small card, with its gap. */
export const LARGE_ROW = 70;

/** The places of a row of figures, each drawn, with what is written into it. */
function drawRow(
  pen: Pen,
  row: { readonly figures: readonly Figure[]; readonly top: number; readonly wide: number; readonly tall: number },
  write: (figure: Figure, middle: number) => void,
): void {
  pen.textAlign = 'center';
  row.figures.forEach((figure, place) => {
    const x = 10 + place * row.wide;
    drawPlace(pen, x, row.top, row.wide, row.tall);
    write(figure, x + row.wide / 2);
  });
}

/** A row of figures on a small card. */
export function drawLargeRow(pen: Pen, figures: readonly Figure[], top: number): void {
  const wide = (UNIT - 20) / figures.length;
  const tall = LARGE_ROW - 2;
  drawRow(pen, { figures, top, wide, tall }, ([name, value], middle) => {
    pen.fillStyle = INK;
    pressed(pen, value, middle, top + tall * 0.3, 40, wide - 8);
    pen.fillStyle = QUIET;
    pressed(pen, name, middle, top + tall * 0.75, LARGE, wide - 7, 500);
  });
}

/** The figures of a card in a row, from a height. */
export function drawFigures(pen: Pen, figures: readonly Figure[], top: number): void {
  const wide = (UNIT - 20) / Math.max(figures.length, 3);
  const tall = 48;
  drawRow(pen, { figures, top, wide, tall }, ([name, value], middle) => {
    pen.fillStyle = INK;
    line(pen, value, middle, top + tall * 0.4, 27, wide - 8);
    pen.fillStyle = QUIET;
    line(pen, name, middle, top + tall * 0.8, 13, wide - 5, 500);
  });
}
