import type { CardArt } from '../../../src/ui/cards/face.ts';

/** What is printed on a card of a toy. Each has a number of its own, so that a leak of any of them can be found. */
export interface ToyFace {
  readonly title: string;
  /** What it counts; 0 on a back. */
  readonly value: number;
  readonly text: string;
}

export const BACK: ToyFace = { title: 'Back', value: 0, text: '' };

/** The name of a card nobody sees but who knows its face: its place in the deck is no secret, what lies there is. */
export const numbered = (name: string, id: string): string => `${name} No. ${Number(id.slice(1)) + 1}`;

const INKS = ['#31425f', '#4f7db8', '#3f9a83', '#b0883a', '#b8593f', '#8a5bb8'];
const FONT = '"Chakra Petch", sans-serif';

function drawBack(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.strokeStyle = '#7f97c0';
  pen.lineWidth = width * 0.02;
  for (const part of [0.2, 0.34, 0.48]) {
    pen.beginPath();
    pen.moveTo(width / 2, height * (0.5 - part * 0.6));
    pen.lineTo(width * (0.5 + part * 0.7), height / 2);
    pen.lineTo(width / 2, height * (0.5 + part * 0.6));
    pen.lineTo(width * (0.5 - part * 0.7), height / 2);
    pen.closePath();
    pen.stroke();
  }
}

/** Writes words into lines of a width, from a height down. */
function writeLines(pen: CanvasRenderingContext2D, text: string, middle: number, top: number, within: number): void {
  const size = within * 0.105;
  pen.font = `500 ${size}px ${FONT}`;
  let line = '';
  let y = top;
  for (const word of [...text.split(' '), null]) {
    const next = word === null ? null : line === '' ? word : `${line} ${word}`;
    if (next !== null && pen.measureText(next).width <= within) line = next;
    else {
      pen.fillText(line, middle, y);
      y += size * 1.25;
      line = word ?? '';
    }
  }
}

const RATIO = 1.4;

/** How both toys paint their cards: a colour and a figure, the name above, what it does below. */
export const toyArt: CardArt<ToyFace> = {
  ratio: RATIO,
  fonts: () => document.fonts.load(`600 20px ${FONT}`),
  nameOf: ({ title }) => title,
  onPicture: () => () => undefined,
  draw(pen, { title, value, text }, width, detail) {
    const height = width * RATIO;
    const edge = width * 0.035;
    pen.beginPath();
    pen.roundRect(edge / 2, edge / 2, width - edge, height - edge, width * 0.08);
    pen.fillStyle = INKS[value]!;
    pen.fill();
    pen.lineWidth = edge;
    pen.strokeStyle = value === 0 ? '#5d729a' : '#f2f5fb';
    pen.stroke();
    if (value === 0) {
      drawBack(pen, width, height);
      return true;
    }
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = '#0c1420';
    pen.fillRect(edge, height * 0.07, width - edge * 2, height * 0.15);
    pen.fillStyle = '#ffffff';
    pen.font = `600 ${width * 0.105}px ${FONT}`;
    pen.fillText(title, width / 2, height * 0.148, width * 0.88);
    pen.font = `600 ${width * 0.5}px ${FONT}`;
    pen.fillText(String(value), width / 2, height * (detail === 'stats' ? 0.6 : 0.46));
    if (detail !== 'stats') writeLines(pen, text, width / 2, height * 0.68, width * 0.84);
    return true;
  },
};
