import {
  ALL_CARDS,
  isContinuous,
  type CardKind,
  type Packet,
  type TacticsCard,
} from '../../../../games/orions-spur/index.ts';
import type { CardDetail } from '../../../cards/face.ts';
import { textLines } from '../../../cards/printing.ts';
import { kindNames } from '../words/names.ts';
import { briefOf } from './brief.ts';
import { DAMAGE_PARTS, damagePath } from './damage.ts';
import { drawMotif, type Window } from './motifs.ts';
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

/** A tactics card: whole as it is read near, else with what it does in large signs, so that a hand is read at once. */
export function drawTacticsCard(pen: Pen, key: string, high: number, detail: CardDetail): boolean {
  const card = ALL_CARDS.find((one) => one.key === key)!;
  ground(pen, card, high);
  if (detail === 'stats') drawBrief(pen, card, high);
  else {
    drawWindow(pen, card, WINDOW);
    words(pen, card, high);
  }
  return true;
}

function ground(pen: Pen, { kind }: TacticsCard, high: number): void {
  const { ink, deep } = FRAMES[kind];
  const ground = pen.createLinearGradient(0, 0, 0, high);
  ground.addColorStop(0, ink);
  ground.addColorStop(0.55, deep);
  ground.addColorStop(1, '#0f1520');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, UNIT, high);
}

/** The window with the picture of what the card does. */
function drawWindow(pen: Pen, card: TacticsCard, at: Window): void {
  const { cut } = FRAMES[card.kind];
  pen.save();
  windowPath(pen, cut, at);
  pen.clip();
  pen.fillStyle = '#070c16';
  pen.fillRect(at.x, at.y, at.wide, at.high);
  stars(pen, card.name.length * 31 + card.key.length, at.x, at.y, at.wide, at.high);
  drawMotif(pen, card, at);
  pen.restore();
  windowPath(pen, cut, at);
  pen.strokeStyle = 'rgba(230, 240, 255, 0.5)';
  pen.lineWidth = 1.5;
  pen.stroke();
}

/** Sizes of a small card: letters are 12 px where it is 108 wide. */
const BRIEF = { name: 27, words: 27, figure: 46, line: 29 } as const;

/** What a card does in large signs and few words, then its picture. */
function drawBrief(pen: Pen, card: TacticsCard, high: number): void {
  const costs = hasCost(card);
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = INK;
  pen.font = `600 ${BRIEF.name}px "Chakra Petch"`;
  const lines = textLines(pen, card.name, UNIT - (costs ? 84 : 24));
  lines.forEach((text, at) => line(pen, text, 12, 25 + at * BRIEF.line, BRIEF.name, UNIT - (costs ? 84 : 22)));
  if (costs) {
    sign(pen, 'energy', UNIT - 50, 26, 32, VALUE_INKS.energy);
    pen.textAlign = 'center';
    pen.fillStyle = VALUE_INKS.energy;
    line(pen, String(card.energy), UNIT - 22, 27, 33, 34);
  }
  const below = drawDeed(pen, card, 29 + lines.length * BRIEF.line);
  drawWindow(pen, card, { x: 10, y: below, wide: UNIT - 20, high: high - below - 46 });
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  line(pen, kindNames[card.kind], UNIT / 2, high - 24, BRIEF.words, UNIT - 20, 500);
}

/** Damage as cells in the shapes of its parts, then what else it does; returns where there is room again. */
function drawDeed(pen: Pen, card: TacticsCard, top: number): number {
  const { packet, does } = briefOf(card);
  let y = top;
  if (packet) {
    y += BRIEF.figure * 0.5 + 2;
    drawDamage(pen, packet, y, BRIEF.figure);
    y += BRIEF.figure * 0.5 + 16;
  }
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  for (const text of does) {
    line(pen, text, UNIT / 2, y, BRIEF.words, UNIT - 18, 600);
    y += BRIEF.line;
  }
  return y - (does.length > 0 ? 8 : 0);
}

function drawDamage(pen: Pen, packet: Packet, y: number, size: number): void {
  const parts = DAMAGE_PARTS.filter((part) => packet[part] > 0);
  const inks = { shield: VALUE_INKS.shield, any: INK, hull: VALUE_INKS.hull };
  pen.textAlign = 'center';
  parts.forEach((part, at) => {
    const x = UNIT / 2 + (at - (parts.length - 1) / 2) * size * 1.5;
    damagePath(pen, part, { x, y }, size);
    pen.fillStyle = inks[part];
    pen.fill();
    pen.fillStyle = '#0a0e16';
    line(pen, String(packet[part]), x, y + 2, size * 0.86, size);
  });
}

const hasCost = ({ kind }: TacticsCard): boolean =>
  kind === 'attack' || kind === 'reaction' || kind === 'attackReaction';

/** The window: each type of card cuts other corners of it, so that types are told apart without colour. */
function windowPath(pen: Pen, cut: number, { x, y, wide, high }: Window): void {
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

function words(pen: Pen, card: TacticsCard, high: number): void {
  const costs = hasCost(card);
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
