import { cosine, overlaps, rnd, sine, turned, UNIT } from '../../../table/index.ts';
import type { Footprint, Point } from '../../../table/shape.ts';
import { UNITS } from '../data/units.ts';
import { halverOf } from '../rules/mystery.ts';
import type { OrionsGateState, Unit } from '../state.ts';
import { hasWorking, radiusOf, workingCopies, type PlacedUnit } from '../units.ts';
import { nearBox, tableOf, worldOf } from '../world.ts';
import type { Mind } from './mind.ts';
import { notes } from './notes.ts';

/** A place a unit may reach in its next activation; after a Cruise its gun is silent there (OG-7.1). */
export interface Spot extends Point {
  readonly silent: boolean;
}

/** Where a unit may stand when it next fires, and the farthest it travels for that, in mils. */
export interface Reach {
  readonly spots: readonly Spot[];
  readonly travel: number;
}

/**
 * Directions off the heading that a ship can go to: the forward half (OG-6.7). Scouts and jumping ships go anywhere
 * (OG-6.9, 9.25). Steps of 15 degrees: whoever tries many plans finds every hole that a coarser look leaves, and stands
 * in it.
 */
const AHEAD = [0, 1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000, 7500, -7500, 9000, -9000] as const;
const ROUND = [
  ...AHEAD,
  10_500,
  -10_500,
  12_000,
  -12_000,
  13_500,
  -13_500,
  15_000,
  -15_000,
  16_500,
  -16_500,
  18_000,
] as const;
/** Parts of a Move after which a unit may stand. */
const PARTS = [1, 2 / 3, 1 / 3] as const;
/** Mean of an Engine's die, in mils. */
const ENGINE = 3500;

/** Reaches already looked at. */
const known = notes<Unit, Reach>();

/**
 * Places a unit may reach in its next activation, the present one first: on the table, off solid pieces. What is on the
 * way is not looked at.
 */
export function reachOf(mind: Mind, state: OrionsGateState, unit: PlacedUnit): Reach {
  return known(mind, unit, () => look(mind, state, unit));
}

function look(mind: Mind, state: OrionsGateState, unit: PlacedUnit): Reach {
  const table = tableOf(state.tables, unit.pose.table);
  const radius = radiusOf(state.options, unit.unitType);
  const { solid } = worldOf(mind, table);
  const stands = (base: Footprint): boolean =>
    base.x >= radius &&
    base.y >= radius &&
    base.x <= table.width - radius &&
    base.y <= table.height - radius &&
    !solid.some(
      ({ piece, box }) => nearBox(base, base, radius, box) && piece.parts.some((part) => overlaps(base, part)),
    );
  const spots: Spot[] = [{ x: unit.pose.x, y: unit.pose.y, silent: false }];
  const directions = unit.unitType === 'scouts' || hasWorking(unit, 'warpDrive') ? ROUND : AHEAD;
  const add = (length: number, silent: boolean): void => {
    for (const off of directions) {
      const heading = turned(unit.pose.heading + off);
      const base = {
        x: rnd(unit.pose.x + (length * cosine(heading)) / UNIT),
        y: rnd(unit.pose.y + (length * sine(heading)) / UNIT),
        radius,
      };
      if (stands(base)) spots.push({ x: base.x, y: base.y, silent });
    }
  };
  const { move, cruise } = UNITS[unit.unitType];
  const engines = workingCopies(state.options, unit, 'engine').length * ENGINE;
  const share = halverOf(state, unit) === null ? 1 : 0.5;
  for (const part of PARTS) add((move + engines) * share * part, false);
  if (unit.components.length === 0 || !state.options.componentsAfterCruiseRam)
    return { spots, travel: (move + engines) * share };
  add((cruise + 2 * engines) * share, true);
  return { spots, travel: (cruise + 2 * engines) * share };
}
