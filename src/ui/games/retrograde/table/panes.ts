import type { Lens } from '../../../table/world/lens.ts';
import type { Pane } from '../../../cards/table/scribe.ts';
import { at, type Berth, type Slot } from './berth.ts';

/** A slot of a berth on the canvas. */
export const paneIn = (lens: Lens, berth: Berth, { u, v, wide, high }: Slot): Pane => {
  const middle = lens.at(at(berth, u, v));
  const [width, height] = [Math.round(wide * lens.mil), Math.round(high * lens.mil)];
  return { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2), width, height };
};
