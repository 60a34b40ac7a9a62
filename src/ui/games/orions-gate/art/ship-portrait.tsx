import { useEffect, useRef } from 'preact/hooks';
import type { Rgb } from '../../../../../assets/art/seeded.ts';
import { UNITS, type Side, type UnitType } from '../../../../games/orions-gate/index.ts';
import { useSubject } from '../../../kit/use-observable.ts';
import { settings$ } from '../../../theme/settings.ts';
import { paletteOf } from '../table/palette.ts';
import { ShipPicture } from './ship-picture.tsx';
import './ship-portrait.css';

/** Side of a baked portrait, device pixels. */
const PIXELS = 320;
/** Milliseconds of baking in one go. */
const SLICE = 6;
/** Where the light comes from: ahead to port, high. */
const LIGHT = { x: 0.5, y: -0.55, z: 0.67 };

const baked = new Map<string, Promise<HTMLCanvasElement>>();

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The picture of a hull as the table draws it; baked once a class, family and colour, a few milliseconds at a time. */
async function bakePortrait(type: UnitType, family: Side, side: Rgb): Promise<HTMLCanvasElement> {
  const { bakeHull } = await import('../../../../../assets/art/orions-gate/hulls/index.ts');
  const work = bakeHull({
    type,
    family,
    pixels: PIXELS,
    light: LIGHT,
    side,
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

function portraitOf(type: UnitType, side: Side, rgb: string): Promise<HTMLCanvasElement> {
  const key = `${type}/${side}/${rgb}`;
  const known = baked.get(key);
  if (known) return known;
  const making = bakePortrait(type, side, rgb.split(',').map(Number) as unknown as Rgb);
  baked.set(key, making);
  // A fetch that failed is tried again the next time.
  making.catch(() => baked.delete(key));
  return making;
}

/** A ship in large, as the table shows it, bow to the right; until it is baked, and where it cannot be, its sign. */
export function ShipPortrait({ type, side }: { readonly type: UnitType; readonly side: Side }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const rgb = paletteOf(useSubject(settings$).palette).tone[side === 'A' ? 'sideA' : 'sideB'];
  useEffect(() => {
    let gone = false;
    portraitOf(type, side, rgb).then(
      (picture) => {
        const shown = canvas.current;
        if (gone || !shown) return;
        shown.width = picture.width;
        shown.height = picture.height;
        shown.getContext('2d')?.drawImage(picture, 0, 0);
        shown.dataset['baked'] = type;
      },
      () => undefined, // The sign stays.
    );
    return () => {
      gone = true;
    };
  }, [type, side, rgb]);
  return (
    <span class="ship-portrait" role="img" aria-label={UNITS[type].one}>
      <canvas ref={canvas} />
      <span class="ship-portrait-sign">
        <ShipPicture type={type} side={side} size={72} />
      </span>
    </span>
  );
}
