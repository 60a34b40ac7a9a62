import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { FLEET_STYLES, STYLES } from '../../../../src/games/orions-gate/data/fleet-styles.ts';
import { fittedOut } from '../../../../src/games/orions-gate/data/refit.ts';
import { styledFleet } from '../../../../src/games/orions-gate/data/styled-fleet.ts';
import { componentData } from '../../../../src/games/orions-gate/data/components.ts';
import { UNITS } from '../../../../src/games/orions-gate/data/units.ts';
import { checkFleet } from '../../../../src/games/orions-gate/rules/fleet.ts';
import { fleetCost } from '../../../../src/games/orions-gate/rules/fleet-cost.ts';
import type { UnitPlan } from '../../../../src/games/orions-gate/state.ts';
import { optionsOf } from '../../../helpers/og-position.ts';

/** Shares of a captain go down to 3 points: 12 among four (OG-17.2). */
const BUDGETS = Array.from({ length: 94 }, (_, at) => at + 3);
const DRAWS = 4;
const chanceOf = (seed: string) => openChance(seedChance(seed));

const fleetsOf = (points: number, style: (typeof FLEET_STYLES)[number]): readonly (readonly UnitPlan[])[] =>
  Array.from({ length: DRAWS }, (_, draw) => styledFleet(style, points, chanceOf(`style ${draw}`)));

/** Battles as they are, with both lists of components, and with facings. */
const BATTLES = [{}, { advancedComponents: true, boarding: true }, { firingArcs: true, advancedComponents: true }];

describe.each(FLEET_STYLES)('a fleet of the style %s', (style) => {
  it('OG-3.1 OG-3.5 OG-3.6 OG-3.9 is legal for every budget and spends it, fitted out for any battle', () => {
    for (const points of BUDGETS)
      for (const [draw, fleet] of fleetsOf(points, style).entries()) {
        expect(fleetCost(fleet), String(points)).toBe(points);
        for (const raw of BATTLES) {
          const options = optionsOf({ points: Math.max(12, points), ...raw });
          expect(checkFleet(options, fittedOut(options, fleet, chanceOf(`fit ${draw}`))), String(points)).toEqual([]);
        }
      }
  });

  it('OG-3.10 has ships of different names', () => {
    for (const points of BUDGETS)
      for (const fleet of fleetsOf(points, style))
        expect(new Set(fleet.map(({ name }) => name)).size).toBe(fleet.length);
  });

  it('arms every ship but the Scouts, who have no slots', () => {
    const { battleships, destroyers, fighters } = STYLES[style];
    for (const [type, fits] of Object.entries({ battleships, destroyers, fighters }))
      for (const { name, kinds } of fits) {
        expect(kinds, name).toHaveLength(UNITS[type as keyof typeof UNITS].slots);
        expect(kinds.every((kind) => componentData(kind).set === 'basic')).toBe(true);
      }
  });
});

describe('the styles of fleets', () => {
  it('are unlike each other at every size', () => {
    for (const points of [12, 24, 48, 96]) {
      const made = FLEET_STYLES.map((style) => JSON.stringify(styledFleet(style, points, chanceOf('one'))));
      expect(new Set(made).size).toBe(FLEET_STYLES.length);
    }
  });

  it('OG-18.1 bring Battleships to large battles where the style has any', () => {
    for (const style of FLEET_STYLES) {
      const heavy = styledFleet(style, 96, chanceOf('large')).filter(({ type }) => type === 'battleships').length;
      expect(heavy > 0).toBe(STYLES[style].battleships.length > 0);
    }
  });
});
