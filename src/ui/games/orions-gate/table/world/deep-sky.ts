import { bakeSky, plainSky } from '../../../../../../assets/art/orions-gate/deep-sky.ts';
import { bakeStar, STARS } from '../../../../../../assets/art/backdrop.ts';
import { drawsOf, seedOf, type Light } from '../../../../../../assets/art/seeded.ts';
import type { Pictures } from '../../../../table/pictures.ts';
import { flat, placed, type Lens } from '../../../../table/world/lens.ts';
import type { Drift } from '../../../../table/world/sky.ts';
import type { Textures } from '../../../../table/world/textures.ts';

/** How far the plate may shift each way, CSS pixels. */
const FAR_SHIFT = 36;
/** How far near stars lie beyond each edge, CSS pixels, and how many there are to a square of 100. */
const BEYOND = 140;
const MANY = 0.55;

/** The sky of one table at one size. */
interface Plate {
  readonly name: string;
  work: ReturnType<typeof bakeSky> | null;
  canvas: HTMLCanvasElement | null;
}

const plates = new WeakMap<Pictures, Plate>();
/** The last one that was made: who comes back to a table finds its sky. */
let last: Plate | null = null;

/** Goes on with a plate; whether it is there. */
const goOn = (plate: Plate, until: number): boolean => {
  while (plate.work) {
    const step = plate.work.next();
    if (step.done) {
      plate.canvas = step.value;
      plate.work = null;
      last = plate;
    } else if (performance.now() > until) return false;
  }
  return plate.canvas !== null;
};

interface SkyOf {
  /** The table's seed. */
  readonly seed: string;
  readonly light: Light;
  readonly drift: Drift;
}

const plateFor = (scene: Pictures, lens: Lens, { seed, light }: SkyOf): Plate => {
  const margin = Math.round(FAR_SHIFT * lens.ratio) * 2;
  const [width, height] = [lens.width + margin, lens.height + margin];
  const name = `deep/${seed}/${width}x${height}`;
  const known = plates.get(scene);
  if (known?.name === name) return known;
  const plate: Plate =
    last?.name === name
      ? last
      : {
          name,
          canvas: null,
          work: bakeSky({ width, height, ratio: lens.ratio, seed: seedOf(`${seed}/sky`), light }),
        };
  plates.set(scene, plate);
  return plate;
};

const putStars = (scene: Pictures, textures: Textures, lens: Lens, { seed, drift }: SkyOf): void => {
  const { ratio } = lens;
  const [wide, high] = [lens.width / ratio + 2 * BEYOND, lens.height / ratio + 2 * BEYOND];
  const draw = drawsOf(seedOf(`${seed}/near`));
  const count = Math.round((wide * high * MANY) / 10_000);
  const stars = STARS.map((_, colour) => textures.fixed(`star/${colour}`, () => bakeStar(48, colour)));
  for (let index = 0; index < count; index += 1) {
    const star = stars[Math.floor((index / count) * stars.length)]!;
    const x = (draw() * wide - BEYOND + drift.near.x) * ratio;
    const y = (draw() * high - BEYOND + drift.near.y) * ratio;
    const size = ((2.6 + draw() ** 4 * 11) * ratio) / star.width;
    const alpha = 0.5 + draw() * 0.5;
    if (x > -20 && y > -20 && x < lens.width + 20 && y < lens.height + 20)
      scene.put(placed(star.key, x, y, size, size, 0, alpha));
  }
};

/** Draws the composed sky of a table: the plate, once it is baked, and near stars that shift before it. */
export const drawDeepSky = (scene: Pictures, textures: Textures, lens: Lens, sky: SkyOf): void => {
  const plate = plateFor(scene, lens, sky);
  if (goOn(plate, textures.until())) {
    const { key } = textures.fixed(plate.name, () => plate.canvas!);
    const margin = FAR_SHIFT * lens.ratio;
    const moved = (share: number): number => Math.max(-2 * margin, Math.min(0, Math.round(share * margin) - margin));
    scene.put(flat(key, moved(sky.drift.far.x), moved(sky.drift.far.y)));
  } else {
    textures.later();
    const plain = textures.fixed(`plain-sky/${sky.seed}`, () => plainSky(seedOf(`${sky.seed}/sky`), sky.light));
    scene.put(placed(plain.key, lens.width / 2, lens.height / 2, lens.width / plain.width, lens.height / plain.height));
  }
  putStars(scene, textures, lens, sky);
};
