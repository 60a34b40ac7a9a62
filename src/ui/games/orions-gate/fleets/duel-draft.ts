import { optionsForFleets, submission, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { computersOf } from '../../../../engine/level.ts';
import { gameEntry } from '../../../../games/index.ts';
import type { Series } from '../../../../ai/series/series.ts';
import { readTerms, type Duel, type DuelTerms } from '../../../match/lists/list-duel.ts';
import { oneOf, textWithin, type AddressParts } from '../../../match/address-parts.ts';
import type { Query } from '../../../match/manifest.ts';

/** Who can play a list. */
export const DUEL_PLAYERS = computersOf(gameEntry('orions-gate'));

/** Everything about a duel of fleets but the fleets. */
export interface FleetTerms extends DuelTerms {
  /** Seed of the one table of all battles; empty = each pair of battles has its own. */
  readonly terrain: string;
  readonly arcs: boolean;
}

export type FleetDuel = Duel<NamedFleet, FleetTerms>;

/** OG-26.1: most characters of a terrain seed. */
export const MAX_TERRAIN = 40;

/** The terms an address asks for. */
export const termsOf = (parts: AddressParts): FleetTerms => ({
  ...readTerms(parts, DUEL_PLAYERS),
  terrain: parts.take('terrain', textWithin(MAX_TERRAIN), ''),
  arcs: parts.take('arcs', oneOf(['0', '1']), '0') === '1',
});

/** What only fleets have of these terms, for an address. */
export const ownQuery = ({ terrain, arcs }: FleetTerms): Query => ({
  ...(terrain && { terrain }),
  ...(arcs && { arcs: '1' }),
});

/** The series the threads are to play: as many points as the fleets need, and what was set. */
export const seriesOfDuel = ({ lists, terrain, arcs, seed, players }: FleetDuel): Series => ({
  game: 'orions-gate',
  options: {
    ...optionsForFleets(lists.map(({ units }) => units)),
    ...(terrain && { terrainSeed: terrain }),
    ...(arcs && { firingArcs: true }),
  },
  seed,
  names: players,
  brings: lists.map(({ units }) => submission(units)),
});
