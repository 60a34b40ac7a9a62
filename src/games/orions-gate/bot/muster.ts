import type { Chance } from '../../../engine/rng.ts';
import { FLEET_STYLES } from '../data/fleet-styles.ts';
import { PRESETS, SEASONED } from '../data/presets.ts';
import { styledFleet } from '../data/styled-fleet.ts';
import { checkFleet } from '../rules/fleet.ts';
import type { Share } from '../rules/fleet-share.ts';
import type { OrionsGateState, UnitPlan } from '../state.ts';

type Fleet = readonly UnitPlan[];

/** Territory Control has 3 to 5 markers (OG-16.6): a ship for each, and one more for each table. */
const MOST_MARKERS = 5;

/** What a fleet is mustered for: its points, and what its captain's team mates leave them (OG-17.2). */
interface Order {
  readonly state: OrionsGateState;
  readonly share: Share;
  readonly points: number;
  readonly oneTable: boolean;
}

/**
 * A legal fleet that spends the points: a ready-made one, else one of a style (OG-3). Where markers lie on several
 * tables it has ships enough to stand at all of them.
 */
export function muster(order: Order, chance: Chance): Fleet {
  const { state, share, points } = order;
  const least = shipsWanted(order);
  const legal = readyMade(points, least > 0).filter((units) => checkFleet(state.options, units, share).length === 0);
  const found = legal.length > 0 ? legal : FLEET_STYLES.map((style) => styledFleet(style, points, chance));
  const fit = largeEnough(found, least);
  return fit[chance.die(fit.length) - 1]!;
}

/** Ships that the mission asks for by itself; 0 = any fleet will do. */
function shipsWanted({ state: { mission, tables }, oneTable }: Order): number {
  return mission === 'territoryControl' && tables.length > 1 && !oneTable ? MOST_MARKERS + tables.length : 0;
}

/** Ready-made fleets of so many points; `joined`: two of half the points beside each other as well. */
function readyMade(points: number, joined: boolean): readonly Fleet[] {
  const fleets = ofPoints(points);
  if (!joined) return fleets;
  const halves = ofPoints(points / 2);
  const pairs = halves.flatMap((first, at) => halves.slice(at + 1).map((second) => [...first, ...second]));
  return [...fleets, ...pairs];
}

/** Of the smallest fleets only those that carry the fight to the enemy. */
const ofPoints = (points: number): readonly Fleet[] =>
  PRESETS.filter((preset) => preset.points === points && (points > 12 || SEASONED.includes(preset.id))).map(
    ({ units }) => units,
  );

/** The fleets with at least so many ships; if none has, those with the most. */
function largeEnough(fleets: readonly Fleet[], least: number): readonly Fleet[] {
  const enough = Math.min(least, Math.max(...fleets.map(({ length }) => length)));
  return fleets.filter(({ length }) => length >= enough);
}
