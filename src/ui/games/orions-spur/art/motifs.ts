import { seedOf, drawsOf } from '../../../../../assets/art/seeded.ts';
import {
  effectOf,
  isMissile,
  packetOfSource,
  splashOf,
  totalOf,
  type TacticsCard,
} from '../../../../games/orions-spur/index.ts';
import type { Pen } from './pen.ts';

// The picture of a tactics card: what it does, drawn from its effects, each line with lights of its own.

/** A part of the card to paint in. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

interface Motif {
  readonly pen: Pen;
  readonly at: Window;
  readonly card: TacticsCard;
  /** Numbers of its own, 0..1. */
  readonly draw: () => number;
  /** Its light, `r, g, b`. */
  readonly light: string;
}

const LIGHTS = ['255, 190, 110', '130, 210, 255', '180, 255, 170', '255, 140, 140', '220, 180, 255', '255, 236, 150'];

const middle = ({ x, y, wide, high }: Window) => ({ x: x + wide / 2, y: y + high / 2 });

function glow({ pen, light }: Motif, x: number, y: number, size: number, strength = 0.9): void {
  const shine = pen.createRadialGradient(x, y, 0, x, y, size);
  shine.addColorStop(0, `rgba(255, 255, 255, ${strength})`);
  shine.addColorStop(0.25, `rgba(${light}, ${strength * 0.8})`);
  shine.addColorStop(1, `rgba(${light}, 0)`);
  pen.fillStyle = shine;
  pen.fillRect(x - size, y - size, size * 2, size * 2);
}

function ray({ pen, light }: Motif, x0: number, y0: number, x1: number, y1: number, width: number): void {
  pen.lineCap = 'round';
  for (const [ink, wide] of [
    [`rgba(${light}, 0.25)`, width * 3],
    [`rgba(${light}, 0.9)`, width],
    ['rgba(255, 255, 255, 0.95)', width * 0.4],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.lineTo(x1, y1);
    pen.stroke();
  }
}

/** A plain dark hull, from the side, that things happen to. */
function wreckage({ pen }: Motif, x: number, y: number, size: number): void {
  pen.fillStyle = 'rgba(90, 110, 134, 0.95)';
  pen.beginPath();
  pen.moveTo(x - size, y + size * 0.1);
  pen.lineTo(x - size * 0.5, y - size * 0.34);
  pen.lineTo(x + size * 0.6, y - size * 0.24);
  pen.lineTo(x + size, y);
  pen.lineTo(x + size * 0.5, y + size * 0.34);
  pen.lineTo(x - size * 0.6, y + size * 0.36);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = 'rgba(200, 220, 245, 0.5)';
  pen.lineWidth = 1.5;
  pen.stroke();
}

/** Missiles with their trails: as many as they do damage. */
function missiles(motif: Motif, count: number): void {
  const { at, draw } = motif;
  for (let one = 0; one < count; one += 1) {
    const y = at.y + at.high * (0.2 + (0.62 * (one + 0.5)) / count);
    const tip = at.x + at.wide * (0.62 + draw() * 0.2);
    ray(motif, at.x + at.wide * (0.02 + draw() * 0.1), y + at.high * 0.1, tip, y, 2.4);
    motif.pen.fillStyle = '#dfe8f2';
    motif.pen.fillRect(tip - 14, y - 3, 16, 6);
    glow(motif, tip - 16, y + 1, 12);
  }
}

/** Beams side by side, as many as they do damage; a ball of plasma where shield and hull are hit at once. */
function gunfire(motif: Motif): void {
  const { at, card, draw } = motif;
  const { shield, any, hull } = packetOfSource(card);
  if (shield >= 3 && hull >= 3) {
    const { x, y } = middle(at);
    glow(motif, x, y, at.high * 0.62);
    glow(motif, x - 8, y - 6, at.high * 0.3, 1);
    return;
  }
  const lean = (draw() - 0.5) * at.high * 0.6;
  const barrels = Math.max(1, Math.min(shield + hull > 0 ? shield + hull : any, 5));
  for (let one = 0; one < barrels; one += 1) {
    const y = at.y + (at.high * (one + 1)) / (barrels + 1);
    const end = at.x + at.wide * (0.8 + draw() * 0.16);
    ray(motif, at.x + at.wide * 0.04, y - lean, end, y, hull > 0 && any === 0 ? 2 : 4.4);
    glow(motif, end, y, 12 + 3 * hull);
  }
}

function attack(motif: Motif): void {
  const { card, at, draw } = motif;
  const splash = splashOf(card);
  if (isMissile(card)) missiles(motif, Math.min(totalOf(packetOfSource(card)), 4));
  else gunfire(motif);
  for (let one = 0; one < splash * 4; one += 1)
    glow(motif, at.x + at.wide * (0.7 + draw() * 0.26), at.y + at.high * draw(), 9 + draw() * 9, 0.8);
}

/** Arcs of a shield before a hull: as many as it takes off. */
function block(motif: Motif, arcs: number): void {
  const { pen, at, light } = motif;
  const { x, y } = middle(at);
  wreckage(motif, x - 22, y, 36);
  for (let arc = 0; arc < arcs; arc += 1) {
    pen.strokeStyle = `rgba(${light}, ${0.9 - arc * 0.15})`;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.arc(x - 22, y, 48 + arc * 10, -0.9, 0.9);
    pen.stroke();
  }
  ray(motif, at.x + at.wide, y - 26, x + 30 + arcs * 8, y - 10, 3);
}

/** A hull that leaves the line of fire. */
function evade(motif: Motif): void {
  const { pen, at, light, draw } = motif;
  const { x, y } = middle(at);
  ray(motif, at.x + at.wide, y + 10, at.x, y + 16, 2.6);
  pen.strokeStyle = `rgba(${light}, 0.8)`;
  pen.lineWidth = 5;
  pen.setLineDash([9, 7]);
  pen.beginPath();
  pen.moveTo(at.x + 12, y + 26);
  pen.bezierCurveTo(x - 40, y + 20 + draw() * 20, x - 20, y - 36, x + 34, y - 24 - draw() * 8);
  pen.stroke();
  pen.setLineDash([]);
  wreckage(motif, x + 44, y - 26, 30);
}

function intercept(motif: Motif): void {
  const { pen, at, light } = motif;
  const { x, y } = middle(at);
  missiles(motif, 1);
  pen.strokeStyle = `rgba(${light}, 0.95)`;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(x + 30, y, 26, 0, Math.PI * 2);
  pen.stroke();
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    ray(motif, x + 30 + dx * 16, y + dy * 16, x + 30 + dx * 36, y + dy * 36, 1.4);
}

function redirect(motif: Motif): void {
  const { pen, at, light } = motif;
  const { x, y } = middle(at);
  wreckage(motif, x - 30, y + 24, 28);
  wreckage(motif, x - 36, y - 28, 22);
  pen.strokeStyle = `rgba(${light}, 0.95)`;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(at.x + at.wide - 6, y - 30);
  pen.quadraticCurveTo(x + 10, y - 34, x + 12, y + 22);
  pen.stroke();
  glow(motif, x + 10, y + 24, 14);
}

/** Rings of a scan: as many as cards are drawn. */
function scan(motif: Motif, rings: number): void {
  const { pen, at, light, draw } = motif;
  const [x, y] = [at.x + at.wide * (0.2 + draw() * 0.5), at.y + at.high * 0.9];
  for (let ring = 1; ring <= rings + 1; ring += 1) {
    pen.strokeStyle = `rgba(${light}, ${0.9 - ring * 0.16})`;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(x, y, ring * 30, Math.PI, Math.PI * 2);
    pen.stroke();
  }
  for (let mark = 0; mark < rings + 2; mark += 1)
    glow(motif, x + (draw() - 0.5) * 120, y - 24 - draw() * 70, 7 + draw() * 5);
}

/** Sparks along a seam that is closed. */
function repair(motif: Motif, seams: number): void {
  const { at, draw } = motif;
  const { x, y } = middle(at);
  wreckage(motif, x, y, 66);
  for (let seam = 0; seam < seams; seam += 1) {
    const [px, py] = [x - 44 + draw() * 88, y - 14 + draw() * 28];
    glow(motif, px, py, 15);
    for (let spark = 0; spark < 5; spark += 1) ray(motif, px, py, px + (draw() - 0.5) * 30, py - draw() * 30, 0.8);
  }
}

/** Chevrons: points, bonuses, reach; as many as the number says. */
function chevrons(motif: Motif, count: number, up: boolean): void {
  const { pen, at, light } = motif;
  const { x, y } = middle(at);
  wreckage(motif, x - 44, y + 8, 34);
  pen.lineJoin = 'round';
  for (let one = 0; one < count; one += 1) {
    pen.strokeStyle = `rgba(${light}, ${0.95 - one * 0.14})`;
    pen.lineWidth = 7;
    pen.beginPath();
    if (up) {
      pen.moveTo(x + 14, y + 24 - one * 20);
      pen.lineTo(x + 40, y + 4 - one * 20);
      pen.lineTo(x + 66, y + 24 - one * 20);
    } else {
      pen.moveTo(x + 6 + one * 22, y - 26);
      pen.lineTo(x + 30 + one * 22, y);
      pen.lineTo(x + 6 + one * 22, y + 26);
    }
    pen.stroke();
  }
}

/** Noise over cards that are lost. */
function jam(motif: Motif, cards: number): void {
  const { pen, at, draw } = motif;
  for (let one = 0; one <= cards; one += 1) {
    pen.save();
    pen.translate(at.x + at.wide * (0.3 + one * 0.2), at.y + at.high * 0.52);
    pen.rotate((draw() - 0.5) * 0.7);
    pen.fillStyle = 'rgba(60, 74, 96, 0.95)';
    pen.strokeStyle = 'rgba(210, 225, 245, 0.6)';
    pen.lineWidth = 2;
    pen.beginPath();
    pen.roundRect(-20, -28, 40, 56, 5);
    pen.fill();
    pen.stroke();
    pen.restore();
  }
  for (let bar = 0; bar < 12; bar += 1) {
    const y = at.y + draw() * at.high;
    ray(motif, at.x + draw() * at.wide * 0.5, y, at.x + at.wide * (0.5 + draw() * 0.5), y, 0.9);
  }
}

function answer(motif: Motif): void {
  const { effects } = motif.card;
  const reduce = effectOf(effects, 'reduce');
  if (effectOf(effects, 'cancel')) return evade(motif);
  if (!reduce) return redirect(motif);
  if (reduce.target === 'missile') return intercept(motif);
  block(motif, typeof reduce.by === 'number' ? Math.min(reduce.by, 4) : reduce.by === 'half' ? 2 : 3);
}

function deed(motif: Motif): void {
  const { effects } = motif.card;
  const [discard, modify] = [effectOf(effects, 'discard'), effectOf(effects, 'modify')];
  if (effectOf(effects, 'damage')) return gunfireOn(motif);
  if (discard?.pick === 'random') return jam(motif, discard.count);
  if (modify?.value === 'ward') return block(motif, 4);
  if (modify || effectOf(effects, 'grant')) return chevrons(motif, modify ? 2 : 3, false);
  if (effectOf(effects, 'shift')) return evade(motif);
  if (effectOf(effects, 'restore') || effectOf(effects, 'turn')) return repair(motif, 3);
  chevrons(motif, 2, true);
}

/** Claws that tear a hull open. */
function gunfireOn(motif: Motif): void {
  const { x, y } = middle(motif.at);
  wreckage(motif, x, y, 70);
  for (let claw = -1; claw <= 1; claw += 1) ray(motif, x + claw * 24 + 14, y - 40, x + claw * 24 - 14, y + 40, 3);
}

/** Paints what a card does into a part of it. */
export function drawMotif(pen: Pen, card: TacticsCard, at: Window): void {
  const seed = seedOf(card.key);
  const motif: Motif = { pen, at, card, draw: drawsOf(seed), light: LIGHTS[seed % LIGHTS.length]! };
  const draws = effectOf(card.effects, 'draw');
  switch (card.kind) {
    case 'attack':
    case 'attackReaction':
      return attack(motif);
    case 'reaction':
      return answer(motif);
    case 'draw':
      return scan(motif, draws?.count ?? 1);
    case 'repair':
      return repair(motif, card.effects.length + 1);
    case 'special':
      return deed(motif);
  }
}
