import type { Rejection } from '../../../engine/game.ts';
import { designNamed, designOf } from '../data/cards.ts';
import { CLASSES, SHIP_CLASSES, type ShipClass } from '../data/classes.ts';
import type { Species } from '../data/species.ts';
import type { Options } from '../options.ts';
import { FULL_FLEET } from './formation.ts';
import { many, refuse, said } from './refusal.ts';

/** OS-2.2: the standard starting fleet, by class. */
export const STANDARD_FLEET: { readonly [shipClass in ShipClass]?: number } = {
  frigate: 2,
  destroyer: 1,
  lightCruiser: 1,
};

/** The options of a match that say which starting fleets are legal. */
export type FleetTerms = Pick<Options, 'startingFleet' | 'fleetPoints' | 'fleetPointsRule'>;

/** OS-17.4: recruitment points of designs; what nobody knows costs nothing. */
export const costOf = (designs: readonly string[]): number =>
  designs.reduce((sum, design) => sum + (designNamed(design)?.cost ?? 0), 0);

/** OS-2.1: no ship deck of a species holds such a design. */
export const noSuchDesign = (design: string): Rejection =>
  refuse('OS-2.1', `There is no design ${said(design)} in your ship deck.`);

/** The ships a starting fleet is taken from. */
export interface Yard {
  readonly species: Species;
  /** Ship ids. */
  readonly shipDeck: readonly string[];
}

/** OS-2.1: each design that the ship deck lacks, or has too few copies of. */
function deckFaults({ species, shipDeck }: Yard, designs: readonly string[]): readonly Rejection[] {
  return [...new Set(designs)].flatMap((design) => {
    const found = designNamed(design);
    if (!found || found.species !== species) return [noSuchDesign(design)];
    const asked = designs.filter((one) => one === design).length;
    const there = shipDeck.filter((ship) => designOf(ship).id === design).length;
    if (asked <= there) return [];
    return [refuse('OS-2.1', `There are ${there} ${found.name} in your ship deck; you chose ${asked}.`)];
  });
}

/** OS-2.2. */
const standardFaults = (designs: readonly string[]): readonly Rejection[] =>
  SHIP_CLASSES.flatMap((shipClass) => {
    const due = STANDARD_FLEET[shipClass] ?? 0;
    const chosen = designs.filter((design) => designNamed(design)?.shipClass === shipClass).length;
    if (chosen === due) return [];
    const reason = `A starting fleet has ${many(due, CLASSES[shipClass].name)}; you chose ${chosen}.`;
    return [refuse('OS-2.2', reason, { due, chosen })];
  });

/** OS-12.1, OS-12.3. */
function pointsFaults({ fleetPoints, fleetPointsRule }: FleetTerms, designs: readonly string[]): readonly Rejection[] {
  const size =
    designs.length === 0 || designs.length > FULL_FLEET
      ? [refuse('OS-12.1', `A starting fleet has 1 to ${FULL_FLEET} ships; you chose ${designs.length}.`)]
      : [];
  const cost = costOf(designs);
  const data = { cost, fleetPoints };
  if (fleetPointsRule === 'exact' && cost !== fleetPoints)
    return [...size, refuse('OS-12.3', `The fleet costs ${cost}; it must cost exactly ${fleetPoints}.`, data)];
  return cost > fleetPoints
    ? [...size, refuse('OS-12.3', `The fleet costs ${cost}; it may cost at most ${fleetPoints}.`, data)]
    : size;
}

/** OS-2.2, OS-12.1: everything that keeps designs from being a starting fleet; empty = they are one. */
export const startingFaults = (terms: FleetTerms, yard: Yard, designs: readonly string[]): readonly Rejection[] => [
  ...deckFaults(yard, designs),
  ...(terms.startingFleet === 'standard' ? standardFaults(designs) : pointsFaults(terms, designs)),
];
