import type { HullPaint } from '../../../../../../assets/art/orions-gate/hulls/paint.ts';

/** How the hulls of each captain's fleet are painted, by their seat; bare where nothing is said. */
export interface Paints {
  readonly [seat: string]: HullPaint;
}

/** The paint of a unit: that of the fleet it came with, whoever leads it now. */
export const paintOn = (paints: Paints | undefined, unit: string): HullPaint | undefined =>
  paints?.[unit.split('.')[0]!];
