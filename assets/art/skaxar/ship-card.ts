import type { CardFace, Detail } from './face.ts';
import { drawPlate, drawScrim } from './frame.ts';
import { drawIcon, rounded, write } from './ink.ts';
import { shipPlan } from './layout.ts';
import { paintOf } from './palette.ts';
import { drawPicture } from './picture.ts';
import { drawPill, drawStat } from './stat-plates.ts';

type Pen = CanvasRenderingContext2D;
type ShipFace = Extract<CardFace, { kind: 'ship' }>;

const FLEETS = { earth: 'EARTH', skaxar: 'SKAXAR' } as const;

/**
 * Draws what stands within the rim of a ship card. `pixels` = width of the card in device pixels. Returns whether its
 * picture is there.
 */
export const drawShipCard = (pen: Pen, face: ShipFace, detail: Detail, pixels: number): boolean => {
  const plan = shipPlan(detail);
  const paint = paintOf(face);
  const whole = drawPicture(pen, face, plan.art, pixels, paint, face.shipClass);
  drawScrim(pen, plan.art, plan.name.y - 70);
  write(pen, face.name, plan.name, { face: 'title', size: plan.nameSize, colour: '#f6f8fc' });
  if (plan.classLine)
    write(pen, `${FLEETS[face.fleet]} · ${face.shipClass.toUpperCase()}`, plan.classLine, {
      face: 'label',
      // 12 px on a card of 196, the smallest that has the line.
      size: plan.labels ? 30 : 40,
      colour: `rgb(${paint.rgb})`,
    });
  for (const stat of ['firepower', 'speed', 'shield'] as const)
    drawStat(pen, stat, face[stat], plan.stats[stat], plan.labels, paint);
  drawPill(pen, face.value, plan.value, paint);
  drawPlate(pen, rounded(plan.badge, 20), plan.badge, paint);
  const inset = plan.badge.wide * 0.16;
  drawIcon(pen, face.shipClass, plan.badge.x + inset, plan.badge.y + inset, plan.badge.wide - 2 * inset, '#e9eff7');
  return whole;
};
