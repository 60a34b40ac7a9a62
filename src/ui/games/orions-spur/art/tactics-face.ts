import { ALL_CARDS, isContinuous, type CardKind } from '../../../../games/orions-spur/index.ts';
import { textLines } from '../../../cards/printing.ts';
import { kindNames } from '../words/names.ts';
import { drawMotif } from './motifs.ts';
import { INK, line, QUIET, sign, stars, UNIT, VALUE_INKS, type Pen } from './pen.ts';

/** The frame of each type: its colour, and the corners that are cut off it. */
const FRAMES: { readonly [kind in CardKind]: { readonly ink: string; readonly deep: string; readonly cut: number } } = {
  attack: { ink: '#b5473c', deep: '#2a0f0e', cut: 0 },
  reaction: { ink: '#3a78b8', deep: '#0d1c30', cut: 1 },
  attackReaction: { ink: '#8a55b0', deep: '#1f1230', cut: 2 },
  draw: { ink: '#3f9a86', deep: '#0c241f', cut: 3 },
  repair: { ink: '#6f9a3c', deep: '#17220c', cut: 3 },
  special: { ink: '#c08a2e', deep: '#2b1e08', cut: 4 },
};

const WINDOW = { x: 10, y: 44, wide: UNIT - 20, high: 118 } as const;

/** A tactics card as it is read. `large` = its texts are left out, so that name and cost are read across the table. */
export function drawTacticsCard(pen: Pen, key: string, high: number): boolean {
  const card = ALL_CARDS.find((one) => one.key === key)!;
  const { ink, deep, cut } = FRAMES[card.kind];
  const ground = pen.createLinearGradient(0, 0, 0, high);
  ground.addColorStop(0, ink);
  ground.addColorStop(0.55, deep);
  ground.addColorStop(1, '#0f1520');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, UNIT, high);
  pen.save();
  windowPath(pen, cut);
  pen.clip();
  pen.fillStyle = '#070c16';
  pen.fillRect(WINDOW.x, WINDOW.y, WINDOW.wide, WINDOW.high);
  stars(pen, card.name.length * 31 + card.key.length, WINDOW.x, WINDOW.y, WINDOW.wide, WINDOW.high);
  drawMotif(pen, card, WINDOW);
  pen.restore();
  windowPath(pen, cut);
  pen.strokeStyle = 'rgba(230, 240, 255, 0.5)';
  pen.lineWidth = 1.5;
  pen.stroke();
  words(pen, card, high);
  return true;
}

/** The window: each type of card cuts other corners of it, so that types are told apart without colour. */
function windowPath(pen: Pen, cut: number): void {
  const { x, y, wide, high } = WINDOW;
  const corner = (on: boolean): number => (on ? 22 : 0);
  const [a, b, c, d] = [
    corner(cut === 1 || cut === 4),
    corner(cut > 1),
    corner(cut === 1 || cut === 4),
    corner(cut > 2),
  ];
  pen.beginPath();
  pen.moveTo(x + a, y);
  pen.lineTo(x + wide - b, y);
  pen.lineTo(x + wide, y + b);
  pen.lineTo(x + wide, y + high - c);
  pen.lineTo(x + wide - c, y + high);
  pen.lineTo(x + d, y + high);
  pen.lineTo(x, y + high - d);
  pen.lineTo(x, y + a);
  pen.closePath();
}

function words(pen: Pen, card: (typeof ALL_CARDS)[number], high: number): void {
  const costs = card.kind === 'attack' || card.kind === 'reaction' || card.kind === 'attackReaction';
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = INK;
  line(pen, card.name, 13, 24, 22, UNIT - (costs ? 68 : 26));
  if (costs) {
    sign(pen, 'energy', UNIT - 44, 23, 24, VALUE_INKS.energy);
    pen.textAlign = 'center';
    pen.fillStyle = VALUE_INKS.energy;
    line(pen, String(card.energy), UNIT - 20, 24, 24, 26);
    pen.textAlign = 'left';
  }
  const y = WINDOW.y + WINDOW.high + 18;
  pen.fillStyle = QUIET;
  line(pen, `${kindNames[card.kind]}${isContinuous(card) ? ', continuous' : ''}`, 13, y, 17, UNIT - 26, 500);
  pen.fillStyle = INK;
  let size = 19;
  let lines: readonly string[] = [];
  for (; size > 11; size -= 0.5) {
    pen.font = `400 ${size}px "Source Sans 3"`;
    lines = textLines(pen, card.text, UNIT - 26);
    if (lines.length * size * 1.2 <= high - y - 26) break;
  }
  lines.forEach((text, place) => pen.fillText(text, 13, y + 24 + place * size * 1.2));
}
