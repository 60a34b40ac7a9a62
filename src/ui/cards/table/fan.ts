import type { Box, Spot } from './box.ts';
import type { Laying } from './layout.ts';

/** How a hand is fanned. */
export interface Fanning extends Laying {
  /** A hand at the bottom bends like one held by whoever looks; one at the top, the other's, lies the other way. */
  readonly side?: 'bottom' | 'top';
  /** The card that is raised, its index. */
  readonly raised?: number | null;
}

/** Turn of a card against its neighbour, and of the outermost against upright; radians. */
const TURN = 0.07;
const MOST = 0.21;
/** Distance of two cards: at most, and at least wherever their width can give way; share of a card's width. */
const LOOSE = 0.98;
const TIGHT = 0.1;
/** How far a raised card goes up, share of its height. */
const RAISE = 0.16;
/** How far the neighbours of a raised card make room, share of a card's width. */
const PART = 0.42;

/** The arc cards of a width lie on: half its angle, half its reach, and the height all of it takes. */
interface Arc {
  readonly width: number;
  readonly half: number;
  readonly reach: number;
  readonly tall: number;
  readonly fits: boolean;
}

const arcOf = (box: Box, count: number, width: number, { ratio }: Fanning): Arc => {
  const height = width * ratio;
  const half = Math.min(((count - 1) * TURN) / 2, MOST);
  const room = (box.width - width * Math.cos(half) - height * Math.sin(half)) / 2;
  const gaps = (count - 1) / 2;
  const reach = Math.min(room, gaps * LOOSE * width);
  const sag = half === 0 ? 0 : reach * Math.tan(half / 2);
  const tall = height * (0.5 + RAISE) + sag + (height * Math.cos(half) + width * Math.sin(half)) / 2;
  return { width, half, reach: Math.max(reach, 0), tall, fits: room >= gaps * TIGHT * width && tall <= box.height };
};

/** The arc with the widest cards whose fan stays in the box, a raised card too. */
const widestArc = (box: Box, count: number, fanning: Fanning): Arc => {
  const most = Math.min(fanning.widest ?? Infinity, box.width, box.height / fanning.ratio);
  let [low, high] = [0, most];
  if (arcOf(box, count, most, fanning).fits) low = most;
  else
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (arcOf(box, count, middle, fanning).fits) low = middle;
      else high = middle;
    }
  return arcOf(box, count, low, fanning);
};

/** Where on the arc each card lies, -1..1; those beside a raised one make room, each side closing up evenly. */
const sharesOf = (count: number, raised: number | null, part: number): readonly number[] => {
  const even = Array.from({ length: count }, (_, index) => (count < 2 ? 0 : (index / (count - 1)) * 2 - 1));
  if (raised === null) return even;
  const closed = (share: number, edge: number, next: number): number => {
    const room = Math.abs(next - edge);
    return room === 0 ? share : edge + (share - edge) * Math.max(1 - part / room, 0);
  };
  return even.map((share, index) => {
    if (index === raised) return share;
    return index < raised ? closed(share, -1, even[raised - 1]!) : closed(share, 1, even[raised + 1]!);
  });
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

/**
 * A hand as a fan in a box: the more cards, the more they overlap, all by the same; the raised one stands upright, a
 * little higher, and its neighbours make room. No card lies outside the box.
 */
export const fanSpots = (box: Box, count: number, fanning: Fanning): readonly Spot[] => {
  if (count === 0) return [];
  const { side = 'bottom', raised = null, ratio } = fanning;
  const { width, half, reach, tall } = widestArc(box, count, fanning);
  const height = width * ratio;
  const part = reach === 0 ? 0 : (PART * width) / reach;
  // The crown of the arc: all of the fan in the middle of the box, room to rise above it.
  const crown = box.y + tall / 2 - height * (0.5 + RAISE);
  const radius = half === 0 ? 0 : reach / Math.sin(half);
  const up = side === 'bottom' ? 1 : -1;
  return sharesOf(count, raised, part).map((share, index) => {
    const angle = share * half;
    const x = half === 0 ? share * reach : radius * Math.sin(angle);
    const y = crown - radius * (1 - Math.cos(angle));
    const spot: Spot =
      index === raised
        ? { x: box.x + clamp(x, (box.width - width) / 2), y: crown + RAISE * height, width, angle: 0 }
        : { x: box.x + x, y, width, angle };
    return up > 0 ? spot : { ...spot, y: 2 * box.y - spot.y, angle: -spot.angle! };
  });
};
