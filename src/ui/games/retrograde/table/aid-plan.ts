import { bakeMiniature } from '../../../../../assets/art/retrograde/miniature.ts';
import { HULL_FRAME } from '../../../../../assets/art/bake-sketch.ts';
import { spacecraftCard, type RetrogradeView } from '../../../../games/retrograde/index.ts';
import { along } from '../../../table/motion/path.ts';
import type { Point } from '../../../../table/shape.ts';
import { writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { levelOf, pixelsOf } from '../../../table/world/textures.ts';
import { placesIn } from './cast.ts';
import { isFar, type Drawing } from './drawing.ts';
import { poseOf, type OrbitPlace, type Pose } from './layout.ts';
import { familyOf } from './palette.ts';
import { craftLength } from './put-craft.ts';
import type { Leg, Orbit, OrreryOverlay } from './stage.ts';
import { burnWay } from './ways.ts';

type Plan = Extract<OrreryOverlay, { readonly kind: 'plan' }>;

const ghosts = new Map<string, HTMLCanvasElement>();
/** Pictures of ghosts kept. */
const MANY = 40;
/** How much of a ghost is seen. */
const GHOST = 0.62;

/** Where a leg ends: beside those who are there. */
function placeAt(view: RetrogradeView, id: string, { asset, orbital }: Orbit): OrbitPlace {
  const there = view.spacecraft.filter((one) => one.id !== id && one.asset === asset && one.orbital === orbital).length;
  return { asset, orbital, slot: there, of: there + 1 };
}

function drawCurve(
  { context, lens }: Drawing,
  way: readonly Point[],
  rgb: string,
  wide: number,
  dash: readonly number[],
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [width, alpha] of [
    [wide * 4, 0.14],
    [wide * 2.2, 0.2],
    [wide, 0.95],
  ] as const) {
    context.beginPath();
    way.forEach((point, index) => {
      const { x, y } = lens.at(point);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.setLineDash(alpha > 0.9 ? dash.map((part) => part * lens.ratio) : []);
    context.lineWidth = width * lens.ratio;
    context.strokeStyle = rgba(rgb, alpha);
    context.stroke();
  }
  context.setLineDash([]);
}

/** An arrow on a curve, at a share of it. */
function drawArrow({ context, lens }: Drawing, way: readonly Point[], share: number, rgb: string): void {
  const { x, y, heading } = along(way, share);
  const spot = lens.at({ x, y });
  const size = 6 * lens.ratio;
  context.save();
  context.translate(spot.x, spot.y);
  context.rotate((-heading / 36000) * 2 * Math.PI);
  context.beginPath();
  context.moveTo(size, 0);
  context.lineTo(-size * 0.7, size * 0.75);
  context.lineTo(-size * 0.3, 0);
  context.lineTo(-size * 0.7, -size * 0.75);
  context.closePath();
  context.fillStyle = rgba(rgb, 1);
  context.fill();
  context.restore();
}

/** What a burn costs, on the curve where it is paid. */
function drawCost(drawing: Drawing, way: readonly Point[], { cost, parts }: Leg, rgb: string): void {
  const { context, lens, palette, level } = drawing;
  const spot = lens.at(along(way, 0.5));
  const size = Math.round(12 * lens.ratio);
  const text = !isFar(level) && parts ? parts : String(cost);
  context.font = `600 ${size}px "Chakra Petch"`;
  const wide = Math.max(context.measureText(text).width + 10 * lens.ratio, size * 1.7);
  context.beginPath();
  context.roundRect(spot.x - wide / 2, spot.y - size * 0.8, wide, size * 1.6, size * 0.8);
  context.fillStyle = rgba(palette.plate, 0.95);
  context.fill();
  context.lineWidth = 1.4 * lens.ratio;
  context.strokeStyle = rgba(rgb, 1);
  context.stroke();
  writeAt(drawing, text, spot.x, spot.y, { size, ink: rgba(palette.text) });
}

function drawGhost(drawing: Drawing, view: RetrogradeView, id: string, pose: Pose): void {
  const { context, lens, layout } = drawing;
  const craft = view.spacecraft.find((one) => one.id === id)!;
  const { shipClass } = spacecraftCard(craft.card);
  const place = { asset: craft.asset, orbital: craft.orbital, slot: 0, of: 1 };
  const wide = craftLength(layout, { shipClass, place, burning: null }) * HULL_FRAME * lens.mil;
  const level = levelOf(Math.min(wide, 220));
  const family = familyOf(craft.owner);
  const key = `${craft.card}/${family}@${level}`;
  if (ghosts.size > MANY) ghosts.clear();
  const picture =
    ghosts.get(key) ??
    bakeMiniature(
      { card: craft.card, of: shipClass, family, light: { x: 0.2, y: -0.8, z: 0.6 }, hurt: 0, dead: false },
      pixelsOf(level),
    );
  ghosts.set(key, picture);
  const spot = lens.at(pose);
  context.save();
  context.globalAlpha = GHOST;
  context.translate(spot.x, spot.y);
  context.rotate(-pose.angle);
  context.drawImage(picture, -wide / 2, -wide / 2, wide, wide);
  context.restore();
}

/** Draws planned burns: bright curves, each with its cost, and the ghost of the craft where they end. */
export function drawPlan(drawing: Drawing, plan: Plan, view: RetrogradeView): void {
  const { spacecraft: id, legs, emphasis, why } = plan;
  const { layout, palette, words, lens } = drawing;
  const craft = view.spacecraft.find((one) => one.id === id);
  let from = plan.from ? placeAt(view, id, plan.from) : placesIn(view).get(id);
  if (!craft || !from || legs.length === 0) return;
  const own = palette.seat[craft.owner]!;
  legs.forEach((leg, index) => {
    const to = placeAt(view, id, leg);
    const way = burnWay(layout, craft.owner, from!, to);
    from = to;
    if (way.length === 0) return;
    const refused = emphasis === 'refused' && index === legs.length - 1;
    const rgb = refused ? palette.bad : own;
    drawCurve(
      drawing,
      way,
      rgb,
      emphasis === 'chosen' ? 2.6 : 2,
      refused ? [3, 6] : emphasis === 'chosen' ? [] : [9, 5],
    );
    drawArrow(drawing, way, 0.72, rgb);
    drawCost(drawing, way, leg, rgb);
  });
  const pose = poseOf(layout, craft.owner, from);
  if (!pose) return;
  drawGhost(drawing, view, id, pose);
  const { left } = legs.at(-1)!;
  const text = why ?? `${left} left`;
  const ink = why === undefined ? palette.text : palette.bad;
  words.push({
    ...lens.at(pose),
    away: 150 * lens.mil,
    text,
    edge: why === undefined ? own : palette.bad,
    ink,
    bold: true,
    forced: true,
    quiet: false,
  });
}
