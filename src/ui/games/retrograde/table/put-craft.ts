import { bakeMiniature, bakeWreck } from '../../../../../assets/art/retrograde/miniature.ts';
import { HULL_FRAME } from '../../../../../assets/art/bake-sketch.ts';
import type { ShipClass } from '../../../../games/retrograde/index.ts';
import type { Easel } from '../../../table/art.ts';
import { beam, glow, type Effect } from '../../../table/fx/effect.ts';
import { placed } from '../../../table/world/lens.ts';
import { seenBy } from '../../../table/world/seen-by.ts';
import { drawsOf, seedOf } from '../../../../../assets/art/seeded.ts';
import { arcOf, at, onArc, slotRoom, wreckAngle } from './berth.ts';
import type { Actor, CraftActor, DebrisActor } from './cast.ts';
import { poseOf, type Layout, type Pose } from './layout.ts';
import { familyOf, lightOf } from './palette.ts';
import { burnWay, poseAlong } from './ways.ts';

/** Length of a spacecraft by its class, units. */
const LENGTHS: { readonly [of in ShipClass]: number } = { fighter: 160, corvette: 188, frigate: 222, capital: 268 };
/** Largest picture of one, pixels. */
const LARGEST = 256;
/** Where many share an arc they are drawn smaller, down to this share. */
const LEAST = 0.55;
/** Wrecks drawn of a pile; the count says how many there are. */
const SHOWN = 6;

/** Where a spacecraft is at this moment of its burn; null where it has no place. */
export function craftPose(
  layout: Layout,
  { owner, place, burning }: Pick<CraftActor, 'owner' | 'place' | 'burning'>,
): Pose | null {
  const start = poseOf(layout, owner, place);
  if (!burning || !start) return start;
  const end = poseOf(layout, owner, burning.to);
  if (!end) return start;
  return poseAlong(burnWay(layout, owner, place, burning.to), burning.t, start, end);
}

const roomAt = (layout: Layout, { asset, orbital, of }: CraftActor['place']): number => {
  const card = layout.berths.get(asset)?.card;
  return card ? slotRoom(arcOf(card, orbital), of) : LENGTHS.capital;
};

/** Length of a spacecraft on its arc, units; on its way between the two. */
export const craftLength = (
  layout: Layout,
  { shipClass, place, burning }: Pick<CraftActor, 'shipClass' | 'place' | 'burning'>,
): number => {
  const whole = LENGTHS[shipClass];
  const inRoom = (room: number): number => Math.max(Math.min(whole, room * 1.02), whole * LEAST);
  const from = inRoom(roomAt(layout, place));
  return burning ? from + (inRoom(roomAt(layout, burning.to)) - from) * burning.t : from;
};

/** Light falls from the sun in the gap. */
const lightAt = ({ x, y }: Pose, angle: number) => {
  // Whole quarters of a right angle: a picture for every heading would be too many.
  const step = Math.PI / 8;
  const own = Math.round(angle / step) * step;
  const way = Math.round(Math.atan2(y, -x) / step) * step;
  return {
    key: `${Math.round((way - own) / step)}`,
    light: seenBy({ x: Math.cos(way) * 0.8, y: Math.sin(way) * 0.8, z: 0.6 }, own),
  };
};

/** Puts a spacecraft; `pose` and `length` in units of the table. */
function putCraft({ scene, textures, lens }: Easel, craft: CraftActor, pose: Pose, length: number): void {
  const angle = -pose.angle;
  const { key, light } = lightAt(pose, angle);
  const { damage } = craft.plate;
  const hurt = damage.now > 0 ? Math.min(0.3 + damage.now / Math.max(damage.of, 1), 0.9) : 0;
  const wide = length * HULL_FRAME * lens.mil;
  const family = familyOf(craft.owner);
  const wish = { card: craft.card, of: craft.shipClass, family, light, hurt, dead: false };
  const name = `craft/${craft.card}/${family}/${key}/${hurt.toFixed(1)}`;
  const kept = textures.get(name, wide, LARGEST, (size) => bakeMiniature(wish, size));
  const { x, y } = lens.at(pose);
  scene.put(placed(kept.key, x, y, wide / kept.width, wide / kept.height, angle, craft.alpha));
}

/** The flame of a drive that burns. */
const flameOf = (craft: CraftActor, pose: Pose, length: number): readonly Effect[] => {
  if (craft.thrust <= 0.01) return [];
  const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const stern = { x: pose.x - cos * length * 0.4, y: pose.y - sin * length * 0.4 };
  const tail = { x: stern.x - cos * length * 1.15 * craft.thrust, y: stern.y - sin * length * 1.15 * craft.thrust };
  const colour = lightOf(craft.owner);
  return [
    beam('flame', tail, stern, length * 0.4, colour, 0.9 * craft.thrust),
    glow(stern.x, stern.y, length * 0.7, colour, 0.55 * craft.thrust),
  ];
};

/** Where the wrecks of a pile drift at a moment: the clock of a table stands still while nothing else moves. */
function wreckSpots(layout: Layout, { asset, orbital, wrecks, drift, id }: DebrisActor, time: number) {
  const berth = layout.berths.get(asset);
  if (!berth?.card) return [];
  const arc = arcOf(berth.card, orbital);
  const draw = drawsOf(seedOf(id));
  const spread = 46 + Math.min(wrecks.length, SHOWN) * 9;
  return wrecks.slice(0, SHOWN).map((wreck) => {
    const { u, v } = onArc(arc, wreckAngle(arc) + ((draw() - 0.5) * 2 * spread) / arc.radius);
    const away = (draw() - 0.5) * 62;
    const phase = draw() * Math.PI * 2;
    const sway = Math.sin(time / 1900 + phase);
    return {
      wreck,
      ...at(berth, u + sway * 7 + drift * (draw() - 0.5) * 90, v + away + Math.cos(time / 2300 + phase) * 6),
      turn: phase + sway * 0.16 + drift * (draw() - 0.5),
      size: 92 + draw() * 52,
      glint: Math.max(Math.sin(time / 620 + phase * 3), 0) ** 14,
    };
  });
}

/** Puts the wrecks of an orbital; returns what glints on them. */
function putDebris(
  { scene, textures, lens }: Easel,
  layout: Layout,
  pile: DebrisActor,
  time: number,
): readonly Effect[] {
  return wreckSpots(layout, pile, time).map(({ wreck, x, y, turn, size, glint }) => {
    const seed = seedOf(wreck) % 12;
    const wide = size * lens.mil;
    const kept = textures.get(`wreck/${seed}`, wide, 96, (pixels) => bakeWreck(pixels, seed));
    const spot = lens.at({ x, y });
    scene.put(placed(kept.key, spot.x, spot.y, wide / kept.width, wide / kept.height, turn, pile.alpha));
    return glow(x, y, 70, 'white', glint * 0.8 * pile.alpha, 'flare');
  });
}

/**
 * Puts wrecks, then all spacecraft: those on their way over those that ride. Returns what shines: drives, and glints on
 * wrecks.
 */
export function putAllCraft(easel: Easel, layout: Layout, actors: readonly Actor[], time: number): readonly Effect[] {
  const lights: Effect[] = [];
  for (const actor of actors) if (actor.kind === 'debris') lights.push(...putDebris(easel, layout, actor, time));
  const crafts = actors.flatMap((actor) => (actor.kind === 'craft' ? [actor] : []));
  for (const craft of [...crafts].sort((a, b) => Number(a.burning !== null) - Number(b.burning !== null))) {
    const pose = craftPose(layout, craft);
    if (!pose) continue;
    const length = craftLength(layout, craft);
    lights.push(...flameOf(craft, pose, length));
    putCraft(easel, craft, pose, length);
  }
  return lights;
}
