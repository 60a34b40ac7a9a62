import { UNITS, type UnitType } from '../data/units.ts';

interface Typed {
  readonly type: UnitType;
}

/** Points a fleet costs; components are free (OG-3.1, 3.2). */
export function fleetCost(units: readonly Typed[]): number {
  let sum = 0;
  for (const { type } of units) sum += UNITS[type].points;
  return sum;
}

/** Battleships in a fleet. */
export const battleshipsIn = (units: readonly Typed[]): number =>
  units.filter(({ type }) => type === 'battleships').length;

/** Battleships a side may field in a game of so many points (OG-3.6, 17.3, 18.1). */
export const battleshipsAllowed = (points: number): number => Math.floor(points / UNITS.battleships.points);
