import { hullPicture } from '../../../../../assets/art/orions-spur/kiln.ts';
import { designNamed, KEYWORD_NAMES, WEAPONS, type Design } from '../../../../games/orions-spur/index.ts';
import { classNames, figureNames } from '../words/names.ts';
import { hullOf, type SpurFace } from './face.ts';
import { INK, line, QUIET, sign, stars, UNIT, VALUE_INKS, type Pen } from './pen.ts';

type ShipFace = Extract<SpurFace, { readonly kind: 'ship' }>;

/** The dark a hull stands before, by its yard. */
const DEEP = {
  terran: ['#1a2638', '#0a101b'],
  hssuk: ['#22291a', '#0d110a'],
  churrap: ['#15303a', '#081419'],
  mrooshen: ['#33211a', '#150c08'],
} as const;

/** Share of a square that a hull of a rank takes. */
const sizeOf = (vp: number): number => 0.6 + vp * 0.055;

/** A hull with its bow up in the middle of a square; returns whether the picture is as fine as it is asked for. */
export function drawHull(pen: Pen, design: Design, hurt: number, x: number, y: number, side: number): boolean {
  const scale = pen.getTransform().a;
  const wide = side * sizeOf(design.vp) * 1.2;
  const picture = hullPicture({ ...hullOf(design), hurt }, Math.round(wide * scale));
  if (!picture) return false;
  pen.save();
  pen.translate(x, y);
  pen.rotate(-Math.PI / 2);
  pen.drawImage(picture.image, -wide / 2, -wide / 2, wide, wide);
  pen.restore();
  return picture.fine;
}

function ground(pen: Pen, { species, id }: Design, x: number, y: number, wide: number, high: number): void {
  const [near, far] = DEEP[species];
  const space = pen.createRadialGradient(x + wide / 2, y + high * 0.45, 8, x + wide / 2, y + high / 2, wide * 0.8);
  space.addColorStop(0, near);
  space.addColorStop(1, far);
  pen.fillStyle = space;
  pen.fillRect(x, y, wide, high);
  stars(pen, id.length * 37 + id.charCodeAt(5), x, y, wide, high);
}

/** A ship as it lies on the table: its hull alone, for a square. What is written on it stands upright above it. */
export function drawTableShip(pen: Pen, { design: id, hurt }: ShipFace, width: number): boolean {
  const design = designNamed(id)!;
  pen.save();
  pen.clearRect(0, 0, width, width);
  pen.scale(width / UNIT, width / UNIT);
  pen.beginPath();
  pen.roundRect(1, 1, UNIT - 2, UNIT - 2, 16);
  pen.clip();
  ground(pen, design, 0, 0, UNIT, UNIT);
  const whole = drawHull(pen, design, hurt, UNIT / 2, UNIT / 2, UNIT);
  pen.restore();
  return whole;
}

const WINDOW = { x: 10, y: 44, side: UNIT - 20, high: 168 } as const;

/** A ship card as it is read: hull, values, weapon, keywords. */
export function drawShipCard(pen: Pen, { design: id, hurt }: ShipFace): boolean {
  const design = designNamed(id)!;
  pen.fillStyle = '#1b2536';
  pen.fillRect(0, 0, UNIT, UNIT * 1.5);
  pen.save();
  pen.beginPath();
  pen.roundRect(WINDOW.x, WINDOW.y, WINDOW.side, WINDOW.high, 8);
  pen.clip();
  ground(pen, design, WINDOW.x, WINDOW.y, WINDOW.side, WINDOW.high);
  const whole = drawHull(pen, design, hurt, UNIT / 2, WINDOW.y + WINDOW.high / 2, WINDOW.high);
  pen.restore();
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = INK;
  line(pen, design.name, 13, 24, 22, UNIT - 66);
  sign(pen, 'star', UNIT - 42, 23, 20, '#ffd98a');
  pen.textAlign = 'center';
  pen.fillStyle = '#ffd98a';
  line(pen, String(design.vp), UNIT - 20, 24, 22, 24);
  values(pen, design, WINDOW.y + WINDOW.high + 10);
  pen.textAlign = 'left';
  pen.fillStyle = QUIET;
  line(pen, `${classNames[design.shipClass]}, ${design.cost} ${figureNames.cost.toLowerCase()}`, 13, 280, 15, 214, 500);
  pen.fillStyle = INK;
  if (design.weapon) line(pen, weaponLine(design.weapon), 13, 301, 15, 214, 500);
  line(pen, design.keywords.map((one) => KEYWORD_NAMES[one]).join(', '), 13, 321, 15, 214, 600);
  return whole;
}

/** Name, energy and damage of a printed weapon. */
function weaponLine(weapon: NonNullable<Design['weapon']>): string {
  const { name, energy, reacts } = WEAPONS[weapon];
  return `${name} (${energy} energy)${reacts ? ', also answers' : ''}`;
}

function values(pen: Pen, { shield, hull, energy }: Design, y: number): void {
  const cell = (UNIT - 20) / 3;
  for (const [at, [name, value]] of (
    [
      ['shield', shield],
      ['hull', hull],
      ['energy', energy],
    ] as const
  ).entries()) {
    const x = 10 + at * cell;
    pen.fillStyle = 'rgba(8, 13, 22, 0.72)';
    pen.beginPath();
    pen.roundRect(x + 1.5, y, cell - 3, 40, 6);
    pen.fill();
    sign(pen, name, x + cell * 0.32, y + 20, 24, VALUE_INKS[name]);
    pen.textAlign = 'center';
    pen.fillStyle = INK;
    line(pen, String(value), x + cell * 0.68, y + 21, 27, cell);
  }
}
