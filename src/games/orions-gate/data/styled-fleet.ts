import type { Chance } from '../../../engine/rng.ts';
import type { UnitPlan } from '../state.ts';
import { STYLES, type Fitted, type FleetStyle } from './fleet-styles.ts';
import { UNITS, type UnitType } from './units.ts';

/** How many of each type a style buys, all points spent; the dearest first. */
function countsOf(style: FleetStyle, points: number): { readonly [type in UnitType]: number } {
  const { shares } = STYLES[style];
  let left = points;
  const buy = (type: UnitType, count: number): number => {
    const bought = Math.min(count, Math.floor(left / UNITS[type].points));
    left -= bought * UNITS[type].points;
    return bought;
  };
  const share = (type: keyof typeof shares): number => (shares[type] * points) / UNITS[type].points;
  const battleships = buy('battleships', Math.floor(share('battleships')));
  const destroyers = buy('destroyers', Math.round(share('destroyers')));
  const ahead = buy('scouts', Math.floor(share('scouts')));
  const fighters = buy('fighters', Infinity);
  return { battleships, destroyers, fighters, scouts: ahead + buy('scouts', Infinity) };
}

/** A style's ships of one type in turn, from any of them on; those of one design are numbered. */
function shipsOf(type: UnitType, fits: readonly Fitted[], count: number, chance: Chance): readonly UnitPlan[] {
  if (count === 0) return [];
  const from = chance.below(fits.length);
  return Array.from({ length: count }, (_, at): UnitPlan => {
    const { name, kinds } = fits[(from + at) % fits.length]!;
    const number = count > fits.length ? ` ${Math.floor(at / fits.length) + 1}` : '';
    return { type, name: `${name}${number}`, components: kinds.map((kind) => ({ kind })) };
  });
}

const SCOUTS: Fitted = { name: 'Lookout', kinds: [] };

/** A fleet of a style that spends all of its points, 1 or more, with components of the basic list (chapter 3). */
export function styledFleet(style: FleetStyle, points: number, chance: Chance): readonly UnitPlan[] {
  const counts = countsOf(style, points);
  const parts = STYLES[style];
  return [
    ...shipsOf('battleships', parts.battleships, counts.battleships, chance),
    ...shipsOf('destroyers', parts.destroyers, counts.destroyers, chance),
    ...shipsOf('fighters', parts.fighters, counts.fighters, chance),
    ...shipsOf('scouts', [SCOUTS], counts.scouts, chance),
  ];
}
