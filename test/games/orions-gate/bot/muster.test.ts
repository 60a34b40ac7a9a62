import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { muster } from '../../../../src/games/orions-gate/bot/muster.ts';
import { FLEET_STYLES, STYLES, type FleetStyle } from '../../../../src/games/orions-gate/data/fleet-styles.ts';
import { checkFleet } from '../../../../src/games/orions-gate/rules/fleet.ts';
import { fleetCost } from '../../../../src/games/orions-gate/rules/fleet-cost.ts';
import { WHOLE_SIDE } from '../../../../src/games/orions-gate/rules/fleet-share.ts';
import { newGame } from '../../../helpers/og-position.ts';

const DRAWS = 40;

/** Fleets of a computer captain for one mission, points and number of tables. */
function mustered(points: number, tables: number, mission: string, oneTable = false) {
  const { state } = newGame({ points, tables, mission, layout: Array.from({ length: tables }, () => []) });
  const order = { state, share: WHOLE_SIDE, points, oneTable };
  const fleets = Array.from({ length: DRAWS }, (_, draw) => muster(order, openChance(seedChance(`muster ${draw}`))));
  for (const units of fleets) {
    expect(checkFleet(state.options, units)).toEqual([]);
    expect(fleetCost(units)).toBe(points);
  }
  return fleets;
}
const fewest = (fleets: readonly (readonly unknown[])[]): number => Math.min(...fleets.map(({ length }) => length));
const kinds = (fleets: readonly unknown[]): number => new Set(fleets.map((units) => JSON.stringify(units))).size;

describe('the fleet a computer captain chooses', () => {
  it('OG-16.6 has ships for all markers of Territory Control on several tables, and is not always the same', () => {
    const fleets = mustered(24, 2, 'territoryControl');
    expect(fewest(fleets)).toBeGreaterThanOrEqual(7);
    expect(kinds(fleets)).toBeGreaterThan(5);
  });

  it('OG-16.6 is of the largest there are where the points do not go so far', () => {
    expect(fewest(mustered(12, 4, 'territoryControl'))).toBe(
      Math.max(...mustered(12, 1, 'annihilation').map((one) => one.length)),
    );
  });

  it('OG-3.3 takes the largest of the styles where none is ready-made', () => {
    const usual = mustered(17, 1, 'annihilation');
    const wanted = mustered(17, 2, 'territoryControl');
    expect(fewest(usual)).toBeLessThan(7);
    expect(fewest(wanted)).toBeGreaterThanOrEqual(7);
  });

  it('OG-3.5 is of any of the styles where none is ready-made', () => {
    const made = (style: FleetStyle) => {
      const { battleships, destroyers, fighters } = STYLES[style];
      return [...battleships, ...destroyers, ...fighters].map(({ name }) => name);
    };
    const ships = mustered(17, 1, 'annihilation').map((units) => units.map(({ name }) => name.replace(/ \d+$/, '')));
    for (const style of FLEET_STYLES)
      expect(ships.some((names) => names.some((name) => made(style).includes(name)))).toBe(true);
  });

  it('OG-14.12 may be any for one table, for other missions, and for one who keeps to one table', () => {
    for (const fleets of [
      mustered(24, 1, 'territoryControl'),
      mustered(24, 2, 'annihilation'),
      mustered(24, 2, 'territoryControl', true),
    ])
      expect(fewest(fleets)).toBe(2);
  });
});
