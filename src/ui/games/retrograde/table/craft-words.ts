import { LEAST, sized, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { arcOf, at, onArc, wreckAngle } from './berth.ts';
import type { CraftActor, DebrisActor } from './cast.ts';
import { isFar, type Drawing } from './drawing.ts';
import type { Pose } from './layout.ts';
import { craftLength, craftPose } from './put-craft.ts';
import { drawFigure } from './signs.ts';

/** A gauge is so long as its craft, within limits in CSS pixels; so high. */
const GAUGE = { least: 15, most: 120, high: 4.2, beside: 0.43 } as const;

/** Turns a heading so that what is drawn along it can be read. */
const upright = (angle: number): number => (Math.cos(angle) < 0 ? angle + Math.PI : angle);

/** RG-23.5: delta-vee as cells of fuel, those that are left lit. */
function drawGauge({ context, lens, palette }: Drawing, craft: CraftActor, x: number, y: number, long: number): void {
  const { of } = craft.plate.deltaVee;
  const high = GAUGE.high * lens.ratio;
  const rgb = palette.seat[craft.owner]!;
  context.fillStyle = rgba(palette.plate, 0.88);
  context.beginPath();
  context.roundRect(
    x - long / 2 - lens.ratio,
    y - high / 2 - lens.ratio,
    long + 2 * lens.ratio,
    high + 2 * lens.ratio,
    2 * lens.ratio,
  );
  context.fill();
  const pitch = long / Math.max(of, 1);
  const gap = Math.min(lens.ratio, pitch * 0.3);
  for (let cell = 0; cell < of; cell += 1) {
    const full = Math.min(Math.max(craft.left - cell, 0), 1);
    const left = x - long / 2 + cell * pitch + gap / 2;
    context.fillStyle = rgba(palette.hairline, 0.26);
    context.fillRect(left, y - high / 2, pitch - gap, high);
    if (full <= 0) continue;
    context.fillStyle = rgba(rgb, 1);
    context.fillRect(left, y - high / 2, (pitch - gap) * full, high);
  }
}

/** Damage as red notches over the hull, of its armor. */
function drawDamage({ context, lens, palette }: Drawing, { plate }: CraftActor, x: number, y: number): void {
  const { now, of } = plate.damage;
  if (now <= 0) return;
  const size = 4.6 * lens.ratio;
  for (let index = 0; index < of; index += 1) {
    const left = x + (index - of / 2) * size * 1.25;
    context.beginPath();
    context.rect(left, y - size / 2, size, size);
    context.fillStyle = rgba(index < now ? palette.bad : palette.plate, 0.95);
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = rgba(palette.bad, 0.95);
    context.stroke();
  }
}

/** Marks of a spacecraft: it has maneuvered, is barred, can bombard. */
function drawMarks(drawing: Drawing, { plate }: CraftActor, x: number, y: number): void {
  const { context, lens, palette } = drawing;
  const size = 11 * lens.ratio;
  let left = x;
  context.lineWidth = 1.3 * lens.ratio;
  if (plate.maneuvered) {
    context.strokeStyle = rgba(palette.neutral, 0.95);
    context.beginPath();
    for (const shift of [0, 4]) {
      context.moveTo(left + shift * lens.ratio, y - 3 * lens.ratio);
      context.lineTo(left + (shift + 3) * lens.ratio, y);
      context.lineTo(left + shift * lens.ratio, y + 3 * lens.ratio);
    }
    context.stroke();
    left += size;
  }
  if (plate.barred) {
    context.strokeStyle = rgba(palette.warn, 0.95);
    context.beginPath();
    context.arc(left + 3.5 * lens.ratio, y, 4 * lens.ratio, 0, Math.PI * 2);
    context.moveTo(left + 0.9 * lens.ratio, y + 2.6 * lens.ratio);
    context.lineTo(left + 6.1 * lens.ratio, y - 2.6 * lens.ratio);
    context.stroke();
    left += size;
  }
  if (plate.canBombard) {
    context.beginPath();
    context.arc(left + 4 * lens.ratio, y, size * 0.62, 0, Math.PI * 2);
    context.fillStyle = rgba(palette.plate, 0.8);
    context.fill();
    drawFigure(drawing, 'bomb', left + 4 * lens.ratio, y, size * 0.95, rgba(palette.bad, 0.95));
  }
}

function writeCraft(drawing: Drawing, craft: CraftActor, pose: Pose): void {
  const { context, lens, level, palette, layout } = drawing;
  const length = craftLength(layout, craft) * lens.mil;
  const spot = lens.at(pose);
  const berth = layout.berths.get(craft.place.asset);
  // The gauge lies on the side of the world below.
  const below = (berth?.up ?? 1) * Math.max(length * GAUGE.beside, 9 * lens.ratio);
  const long = Math.min(
    Math.max(length * (level === 'near' ? 0.62 : 0.8), GAUGE.least * lens.ratio),
    GAUGE.most * lens.ratio,
  );
  context.save();
  context.globalAlpha = craft.alpha;
  context.translate(spot.x, spot.y);
  context.rotate(-upright(pose.angle));
  // From near the figures stand beside it, and both together under the middle of the hull.
  const letter = sized(drawing, 34 * lens.mil, LEAST, 15);
  const figures = level === 'near' ? letter * 2.2 : 0;
  const shift = -figures / 2;
  drawGauge(drawing, craft, shift, below, long);
  drawDamage(drawing, craft, 0, -below * 0.95);
  if (!isFar(level)) drawMarks(drawing, craft, shift - long / 2, below + Math.sign(below) * 9 * lens.ratio);
  if (figures > 0)
    writeAt(drawing, `${Math.round(craft.left)}/${craft.plate.deltaVee.of}`, shift + long / 2 + 3 * lens.ratio, below, {
      size: letter,
      ink: rgba(palette.text),
      align: 'left',
      edge: rgba(palette.plate, 0.85),
    });
  context.restore();
}

/** Writes gauges, damage and marks of all spacecraft. */
export function writeAllCraft(drawing: Drawing): void {
  for (const actor of drawing.actors) {
    if (actor.kind !== 'craft' || actor.alpha < 0.1) continue;
    const pose = craftPose(drawing.layout, actor);
    if (pose) writeCraft(drawing, actor, pose);
  }
}

/** RG-23.6: how many wrecks drift in an orbital. */
export function writeDebris(drawing: Drawing, pile: DebrisActor): void {
  const { context, lens, palette, layout } = drawing;
  const berth = layout.berths.get(pile.asset);
  if (!berth?.card) return;
  const arc = arcOf(berth.card, pile.orbital);
  const { u, v } = onArc(arc, wreckAngle(arc));
  const spot = lens.at(at(berth, u - 74, v - 40));
  const size = sized(drawing, 46 * lens.mil, LEAST, 13);
  context.globalAlpha = pile.alpha;
  const radius = size * (isFar(drawing.level) ? 0.62 : 0.74);
  context.beginPath();
  // A diamond: an entry cost is round.
  context.moveTo(spot.x, spot.y - radius * 1.25);
  context.lineTo(spot.x + radius * 1.25, spot.y);
  context.lineTo(spot.x, spot.y + radius * 1.25);
  context.lineTo(spot.x - radius * 1.25, spot.y);
  context.closePath();
  context.fillStyle = rgba(palette.plate, 0.9);
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.warn, 0.9);
  context.stroke();
  writeAt(drawing, String(pile.wrecks.length), spot.x, spot.y, { size, ink: rgba(palette.warn) });
  context.globalAlpha = 1;
}
