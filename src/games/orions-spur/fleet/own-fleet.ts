import type { Rejection } from '../../../engine/game.ts';
import type { SaidLine } from '../../../engine/text/list-lines.ts';
import { shipDeckOf } from '../data/cards.ts';
import { catalogueId } from '../data/sets.ts';
import { DESIGNS } from '../data/ships.ts';
import type { Species } from '../data/species.ts';
import { FLEET_POINTS, type Options } from '../options.ts';
import { autoLayout, FULL_FLEET, SLOTS } from '../rules/formation.ts';
import { cannotStand } from '../rules/layout.ts';
import { refuse } from '../rules/refusal.ts';
import { copiesOf, freshShip } from '../rules/setup.ts';
import { costOf, startingFaults, type FleetTerms, type Yard } from '../rules/starting-fleet.ts';
import type { Layout, Ship, Slot } from '../state.ts';

/** A ship of a fleet that is built at home: its design and where it stands; null = nowhere yet. */
export interface FleetShip {
  readonly design: string;
  readonly slot: Slot | null;
}

/** A starting fleet as it is built and kept, whatever is still wrong with it. */
export interface OwnFleet {
  readonly name: string;
  readonly species: Species;
  /** In slot order, ships without a place last, those in table order. */
  readonly ships: readonly FleetShip[];
  /** Lines of the text it was brought in from that were left out: it is illegal until somebody lets go of them. */
  readonly unread?: readonly SaidLine[];
}

/** The options of a match that say which fleets and formations are legal. */
export type OwnFleetTerms = FleetTerms & Pick<Options, 'flagshipExposure'>;

/** Whatever a match allows at most: what is illegal under these terms can be played nowhere. */
export const WIDEST_TERMS: OwnFleetTerms = {
  startingFleet: 'points',
  fleetPoints: FLEET_POINTS.most,
  fleetPointsRule: 'atMost',
  flagshipExposure: 'rowsEmpty',
};

/** The designs of a fleet, one entry for each ship. */
export const designsIn = ({ ships }: Pick<OwnFleet, 'ships'>): readonly string[] => ships.map(({ design }) => design);

/** The whole ship deck of a species (OS-2.1). */
const yardOf = (species: Species): Yard => ({ species, shipDeck: shipDeckOf('1', species, 'catalogue') });

/** Ships in the order in which a fleet holds them. */
export function inFleetOrder(species: Species, ships: readonly FleetShip[]): readonly FleetShip[] {
  const table = DESIGNS[species].map(({ id }) => id);
  const rank = ({ slot, design }: FleetShip): number =>
    slot === null
      ? SLOTS.length + (table.includes(design) ? table.indexOf(design) : table.length)
      : SLOTS.indexOf(slot);
  return [...ships].sort((a, b) => rank(a) - rank(b));
}

/** OS-2.6: the ships as they would come into play for the first seat; null where its ship deck does not hold them. */
export function playedShips({ species, ships }: Pick<OwnFleet, 'species' | 'ships'>): readonly Ship[] | null {
  const ids = copiesOf(shipDeckOf('1', species, 'catalogue'), designsIn({ ships }));
  return ids && ids.map((id, at) => freshShip(id, at + 1));
}

/** The design of a ship as the catalogue calls it: fleets are kept without the numbers of a match. */
const designIn = (shipId: string): string => catalogueId(shipId.slice(shipId.indexOf(':') + 1, shipId.indexOf('#')));

/** OS-3.12: designs where nobody has to think about it; those no fleet can be made of have no place. */
export function autoPlaced(species: Species, designs: readonly string[]): readonly FleetShip[] {
  const unplaced = designs.map((design): FleetShip => ({ design, slot: null }));
  const ships = playedShips({ species, ships: unplaced });
  if (!ships || ships.length > FULL_FLEET) return inFleetOrder(species, unplaced);
  const placed = Object.entries(autoLayout(ships)).map(([slot, id]) => ({ design: designIn(id), slot }));
  return inFleetOrder(species, placed);
}

/**
 * The places that ships of a match have as in a fleet of one's own, those without one left out; null where they are
 * other ships. Copies of a design take their places in the order of the ships.
 */
function placesIn({ ships: own }: Pick<OwnFleet, 'ships'>, ships: readonly Pick<Ship, 'id'>[]): Layout | null {
  if (own.length !== ships.length) return null;
  const left = [...ships];
  const layout: { [slot: Slot]: string } = {};
  for (const { design, slot } of own) {
    const at = left.findIndex(({ id }) => designIn(id) === design);
    if (at < 0) return null;
    const [{ id }] = left.splice(at, 1) as [Pick<Ship, 'id'>];
    if (slot !== null) layout[slot] = id;
  }
  return layout;
}

/**
 * Where ships of a match would stand if they stood as in a fleet of one's own; null where they are other ships, or the
 * fleet has no places for all of them.
 */
export const layoutFor = (fleet: OwnFleet, ships: readonly Pick<Ship, 'id'>[]): Layout | null =>
  fleet.ships.some(({ slot }) => slot === null) ? null : placesIn(fleet, ships);

/** The fleet that ships of a match are, in the places of a layout. */
export const fleetFrom = (
  name: string,
  species: Species,
  ships: readonly Pick<Ship, 'id'>[],
  layout: Layout,
): OwnFleet => ({
  name,
  species,
  ships: inFleetOrder(
    species,
    ships.map(({ id }) => ({
      design: designIn(id),
      slot: Object.keys(layout).find((slot) => layout[slot] === id) ?? null,
    })),
  ),
});

const leftOut = ({ line, text }: SaidLine): string => `Line ${line} of its text was left out: ${text}`;

/** A line of a text that was left out, as a fault. */
export const unreadFault = (line: SaidLine): Rejection => refuse('OS-2.1', leftOut(line), { line: line.line });

/** OS-3.4: why a fleet cannot stand as it does; null = it can, or has no places yet and is arranged in the match. */
export function formationFault(fleet: OwnFleet, terms: Pick<OwnFleetTerms, 'flagshipExposure'>): Rejection | null {
  if (fleet.ships.every(({ slot }) => slot === null)) return null;
  const played = playedShips(fleet);
  return played && cannotStand(terms, played, placesIn(fleet, played)!);
}

/** Why a match of these terms cannot begin with a fleet (OS-2.1, OS-2.2, OS-12.1, OS-3.4), left out lines first. */
export function ownFleetFaults(fleet: OwnFleet, terms: OwnFleetTerms): readonly Rejection[] {
  const { unread = [], species } = fleet;
  const formation = formationFault(fleet, terms);
  return [
    ...unread.map(unreadFault),
    ...startingFaults(terms, yardOf(species), designsIn(fleet)),
    ...(formation ? [formation] : []),
  ];
}

/** The terms under which a fleet is as its owner means it: the standard one, or its own points exactly. */
export function termsFor(fleet: OwnFleet): OwnFleetTerms {
  const usual = { flagshipExposure: 'column', fleetPointsRule: 'exact' } as const;
  const designs = designsIn(fleet);
  const standard: OwnFleetTerms = { ...usual, startingFleet: 'standard', fleetPoints: FLEET_POINTS.standard };
  if (designs.length === 0 || startingFaults(standard, yardOf(fleet.species), designs).length === 0) return standard;
  const fleetPoints = Math.min(FLEET_POINTS.most, Math.max(FLEET_POINTS.least, costOf(designs)));
  return { ...usual, startingFleet: 'points', fleetPoints };
}
