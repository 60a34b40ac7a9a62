import type { HullOrder } from '../../../../../../assets/art/orions-gate/hulls/index.ts';
import type { HullSide, HullType } from '../../../../../../assets/art/orions-gate/hulls/frame.ts';
import type { HullPaint } from '../../../../../../assets/art/orions-gate/hulls/paint.ts';
import { seedOf, type Light, type Rgb } from '../../../../../../assets/art/seeded.ts';
import type { Pictures } from '../../../../table/pictures.ts';
import { seenBy } from '../../../../table/world/seen-by.ts';
import { levelOf, pixelsOf, type Kept, type Textures } from '../../../../table/world/textures.ts';
import { canvasAngle } from '../aids/regions.ts';

// Pictures of hulls are baked from solids when a ship first needs them, a few milliseconds a frame: nobody waits for
// them. Until one is there the nearest that there is serves, or the ship's sign.

/** The light is right to this part of a turn: a picture for every ten degrees of heading. */
const STEPS = 36;
/** Largest side of a picture, pixels. */
const LARGEST = 724;
/** Pictures kept, in pixels of four bytes. */
const MANY = 9_000_000;
/** A scene has so many of them as textures before it lets those go that were not seen in so many frames. */
const HUNG = 160;
const UNSEEN = 240;
/** A picture nobody has asked for in so many frames is not baked any more. */
const STALE = 3;

/** A hull as it is to be seen. */
export interface HullWish {
  readonly type: HullType;
  readonly family: HullSide;
  /** Undefined: bare plates. */
  readonly paint: HullPaint | undefined;
  /** Hundredths of a degree. */
  readonly heading: number;
  /** Side of the picture on the canvas, device pixels. */
  readonly side: number;
  readonly light: Light;
  /** Colour of its side, `r, g, b`. */
  readonly rgb: string;
  /** Damage, 0..1, and whose: no two ships are hurt alike. */
  readonly hurt: number;
  readonly id: string;
  readonly dead: boolean;
  readonly half: -1 | 0 | 1;
}

interface Picture {
  readonly key: string;
  readonly canvas: HTMLCanvasElement;
  readonly step: number;
  readonly pixels: number;
  used: number;
}

/** A picture that is to be baked. */
interface Order {
  readonly key: string;
  /** What all pictures of this hull, whatever their size and light, have in common. */
  readonly group: string;
  readonly step: number;
  readonly pixels: number;
  readonly wish: HullWish;
  asked: number;
}

type Bake = typeof import('../../../../../../assets/art/orions-gate/hulls/index.ts').bakeHull;

const groups = new Map<string, Picture[]>();
const orders = new Map<string, Order>();
/** What each scene has as textures. */
const hung = new WeakMap<Pictures, Map<string, number>>();
let bake: Bake | 'loading' | 'none' | null = null;
let busy: { readonly order: Order; readonly work: ReturnType<Bake> } | null = null;
let frame = 0;
let kept = 0;

/** Fetches what hulls are baked with, the first time. */
export const fetchHulls = (): void => {
  if (bake !== null) return;
  bake = 'loading';
  void import('../../../../../../assets/art/orions-gate/hulls/index.ts').then(
    (art) => {
      bake = art.bakeHull;
    },
    () => {
      // The signs stay.
      bake = 'none';
    },
  );
};

const colourOf = (rgb: string): Rgb => rgb.split(',').map(Number) as unknown as Rgb;

const hurtStep = ({ hurt, dead }: HullWish): number => (dead ? 1 : Math.ceil(hurt * 4) / 4);

const groupOf = (wish: HullWish): string => {
  const { type, family, paint, rgb, light, dead, half, id } = wish;
  const hurt = hurtStep(wish);
  return `${type}${family}/${paint}/${rgb}/${light.x.toFixed(3)}/${hurt > 0 ? `${id}/${hurt}` : ''}${dead ? `/dead${half}` : ''}`;
};

const orderOf = (wish: HullWish, finest: number): Order => {
  const step = ((Math.round((wish.heading / 36000) * STEPS) % STEPS) + STEPS) % STEPS;
  const pixels = pixelsOf(Math.min(levelOf(wish.side), levelOf(finest)));
  const group = groupOf(wish);
  return { key: `hull/${group}/${step}@${pixels}`, group, step, pixels, wish, asked: frame };
};

const bakeryOrder = ({ wish, step, pixels }: Order): HullOrder => ({
  type: wish.type,
  family: wish.family,
  paint: wish.paint,
  pixels,
  light: seenBy(wish.light, canvasAngle((step / STEPS) * 36000)),
  side: colourOf(wish.rgb),
  hurt: hurtStep(wish),
  dead: wish.dead,
  half: wish.half,
  seed: seedOf(wish.id),
});

/** Lets the pictures go that were not seen for longest. */
const sweep = (): void => {
  const all = [...groups.values()].flat().sort((a, b) => a.used - b.used);
  for (const old of all) {
    if (kept <= MANY * 0.75) break;
    kept -= old.pixels * old.pixels;
    for (const [name, list] of groups)
      if (list.includes(old)) {
        const rest = list.filter((one) => one !== old);
        if (rest.length > 0) groups.set(name, rest);
        else groups.delete(name);
      }
  }
};

const finish = ({ key, group, step, pixels }: Order, canvas: HTMLCanvasElement): void => {
  groups.set(group, [...(groups.get(group) ?? []), { key, canvas, step, pixels, used: frame }]);
  orders.delete(key);
  kept += pixels * pixels;
  if (kept > MANY) sweep();
};

/** The next picture to bake: small ones first, so that every ship has one soon. */
const nextOrder = (): Order | null => {
  let best: Order | null = null;
  for (const order of orders.values()) {
    if (frame - order.asked > STALE) orders.delete(order.key);
    else if (!best || order.pixels < best.pixels) best = order;
  }
  return best;
};

/** Goes on baking until a moment. */
const workUntil = (until: number): void => {
  if (typeof bake !== 'function') return;
  do {
    if (!busy) {
      const order = nextOrder();
      if (!order) return;
      busy = { order, work: bake(bakeryOrder(order)) };
    }
    const step = busy.work.next();
    if (!step.done) continue;
    finish(busy.order, step.value);
    busy = null;
  } while (performance.now() < until);
};

/** Bakes one picture at once, whatever it takes. */
const bakeNow = (order: Order): void => {
  if (typeof bake !== 'function') return;
  const work = bake(bakeryOrder(order));
  for (;;) {
    const step = work.next();
    if (step.done) return finish(order, step.value);
  }
};

const nearest = (list: readonly Picture[] | undefined, { step, pixels }: Order): Picture | null => {
  let best: Picture | null = null;
  let least = Infinity;
  for (const one of list ?? []) {
    const turn = Math.abs(one.step - step);
    const away = Math.min(turn, STEPS - turn) / 4 + Math.abs(Math.log2(one.pixels / pixels));
    if (away < least) [best, least] = [one, away];
  }
  return best;
};

/** Bakes for a few milliseconds what the frames before have asked for; once a frame. */
export const bakeHulls = (textures: Textures): void => {
  frame += 1;
  if (!textures.hasty()) workUntil(textures.until());
};

/** Nobody waits for the picture of a fresh wound: the one of the whole ship serves until it is there. */
const wholeOf = (wish: HullWish): string => groupOf({ ...wish, hurt: 0, dead: false, half: 0 });

/**
 * The picture there is for a hull, as near as can be to what is wished; null while there is none. Nothing is fetched
 * for a ship that is only tried.
 */
export const hullCanvas = (textures: Textures, wish: HullWish, finest = LARGEST): Picture | null => {
  if (bake === 'none' || bake === null) return null;
  const order = orderOf(wish, finest);
  const exactly = (): Picture | undefined => groups.get(order.group)?.find(({ key }) => key === order.key);
  if (textures.hasty() && !exactly()) bakeNow(order);
  const exact = exactly();
  if (!exact) {
    const known = orders.get(order.key);
    if (known) known.asked = frame;
    else orders.set(order.key, order);
    textures.later();
  }
  const found =
    exact ?? nearest(groups.get(order.group), order) ?? (wish.dead ? null : nearest(groups.get(wholeOf(wish)), order));
  if (found) found.used = frame;
  return found;
};

/** Lets the textures of a scene go that were not seen for long. */
const unhang = (scene: Pictures, shown: Map<string, number>): void => {
  for (const [key, last] of shown)
    if (frame - last > UNSEEN) {
      scene.drop(key);
      shown.delete(key);
    }
};

/** The same as a texture of a scene. */
export const hullTexture = (scene: Pictures, textures: Textures, wish: HullWish): Kept | null => {
  const found = hullCanvas(textures, wish);
  if (!found) return null;
  const shown = hung.get(scene) ?? new Map<string, number>();
  hung.set(scene, shown);
  if (!shown.has(found.key)) scene.keep(found.key, found.canvas);
  shown.set(found.key, frame);
  if (shown.size > HUNG && frame % 60 === 0) unhang(scene, shown);
  return { key: found.key, width: found.pixels, height: found.pixels };
};
