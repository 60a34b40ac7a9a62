import { useEffect, useRef } from 'preact/hooks';
import type { Rgb } from '../../../../../assets/art/seeded.ts';
import { UNITS, type Livery, type Side, type UnitType } from '../../../../games/orions-gate/index.ts';
import { useSubject } from '../../../kit/use-observable.ts';
import { settings$ } from '../../../theme/settings.ts';
import { paletteOf } from '../table/palette.ts';
import { ShipPicture } from './ship-picture.tsx';
import './ship-portrait.css';

/** Sides of a baked portrait, device pixels. */
const PIXELS = { large: 320, small: 160 } as const;
/** Milliseconds of baking in one go. */
const SLICE = 6;
/** Where the light comes from: ahead to port, high. */
const LIGHT = { x: 0.5, y: -0.55, z: 0.67 };

const baked = new Map<string, Promise<HTMLCanvasElement>>();

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A hull as it is to be seen. */
interface PortraitProps extends Pick<Livery, 'paint'> {
  readonly type: UnitType;
  readonly side: Side;
  readonly size?: keyof typeof PIXELS;
}

/** The picture of a hull as the table draws it; baked once for each look of it, a few milliseconds at a time. */
async function bakePortrait(
  { type, side, paint, size = 'large' }: PortraitProps,
  rgb: Rgb,
): Promise<HTMLCanvasElement> {
  const { bakeHull } = await import('../../../../../assets/art/orions-gate/hulls/index.ts');
  const work = bakeHull({
    type,
    family: side,
    paint,
    pixels: PIXELS[size],
    light: LIGHT,
    side: rgb,
    hurt: 0,
    dead: false,
    half: 0,
    seed: 1,
  });
  for (let since = performance.now(); ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
}

function portraitOf(hull: PortraitProps, rgb: string): Promise<HTMLCanvasElement> {
  const key = `${hull.type}/${hull.side}/${hull.paint}/${hull.size}/${rgb}`;
  const known = baked.get(key);
  if (known) return known;
  const making = bakePortrait(hull, rgb.split(',').map(Number) as unknown as Rgb);
  baked.set(key, making);
  // A fetch that failed is tried again the next time.
  making.catch(() => baked.delete(key));
  return making;
}

/** A ship in large, as the table shows it, bow to the right; until it is baked, and where it cannot be, its sign. */
export function ShipPortrait(hull: PortraitProps) {
  const { type, side, paint, size } = hull;
  const canvas = useRef<HTMLCanvasElement>(null);
  const rgb = paletteOf(useSubject(settings$).palette).tone[side === 'A' ? 'sideA' : 'sideB'];
  useEffect(() => {
    let gone = false;
    portraitOf(hull, rgb).then(
      (picture) => {
        const shown = canvas.current;
        if (gone || !shown) return;
        shown.width = picture.width;
        shown.height = picture.height;
        shown.getContext('2d')?.drawImage(picture, 0, 0);
        shown.dataset['baked'] = type;
        shown.dataset['paint'] = paint ?? 'bare';
      },
      () => undefined, // The sign stays.
    );
    return () => {
      gone = true;
    };
  }, [type, side, paint, size, rgb]);
  return (
    <span class="ship-portrait" role="img" aria-label={UNITS[type].one}>
      <canvas ref={canvas} />
      <span class="ship-portrait-sign">
        <ShipPicture type={type} side={side} size={72} />
      </span>
    </span>
  );
}
