import type { Chance } from '../../../engine/rng.ts';
import type { PieceData } from './layout.ts';

/** Where gates and wormholes of a table may stand on the line y = H/2 (OG-4.6), mils. */
export interface GateLine {
  readonly width: number;
  /** Kept free at both ends of the line. */
  readonly edge: number;
  /** Kept free between two circles; narrowed when so many do not fit. */
  readonly apart: number;
  /** Reach of a terrain piece that stands in the table centre; null = the centre is free. */
  readonly centre: number | null;
  /** The two halves of the line are equal. */
  readonly paired: boolean;
}

/** Gates and wormholes are circles of this radius (OG-4.6). */
export const GATE_RADIUS = 1500;

/** Centres of `count` circles along the line, or null when the line is too short for them. */
export function gatePlaces(line: GateLine, count: number, chance: Chance): readonly number[] | null {
  if (count === 0) return [];
  for (let apart = line.apart; apart > 0; apart -= 1000) {
    const places = line.paired
      ? pairs(line, apart, count, chance)
      : spread(line.edge, line.width - line.edge, apart, count, chance);
    if (places) return places;
  }
  return null;
}

/**
 * Pairs that mirror each other; an odd one stands in the centre, or where its twin is left out when the centre is
 * taken.
 */
function pairs(line: GateLine, apart: number, count: number, chance: Chance): readonly number[] | null {
  const middle = line.width / 2;
  const odd = count % 2 === 1;
  const inCentre = odd && line.centre === null;
  const reach = inCentre ? GATE_RADIUS + apart : line.centre === null ? apart / 2 : line.centre + line.apart;
  const left = spread(
    line.edge,
    Math.floor(middle - reach),
    apart,
    Math.ceil((count - (inCentre ? 1 : 0)) / 2),
    chance,
  );
  if (!left) return null;
  const both = left.flatMap((x) => [x, line.width - x]);
  return inCentre ? [...both, middle] : both.slice(0, count);
}

/**
 * Centres of circles between two ends, in any order the dice like, at least `apart` from each other; null when they do
 * not fit.
 */
function spread(from: number, to: number, apart: number, count: number, chance: Chance): readonly number[] | null {
  const step = 2 * GATE_RADIUS + apart;
  const free = to - from - count * step + apart;
  if (free < 0) return null;
  const shifts = Array.from({ length: count }, () => chance.die(free + 1) - 1).sort((a, b) => a - b);
  return shifts.map((shift, index) => from + GATE_RADIUS + shift + index * step);
}

/** A gate or wormhole on the line; its name follows from its place among all of its kind. */
export const gateAt = (kind: 'warpGate' | 'wormhole', x: number, y: number): PieceData => ({
  kind,
  parts: [{ kind: 'circle', x, y, radius: GATE_RADIUS }],
});
