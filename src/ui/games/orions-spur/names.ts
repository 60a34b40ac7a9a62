import type { SeatInfo } from '../../../engine/recording.ts';
import type { Seat } from '../../../engine/seat.ts';
import {
  cardOf,
  designOf,
  sideOf,
  sourceOf,
  type PlayerView,
  type Ship,
  type Species,
  type SpurView,
  type Trigger,
} from '../../../games/orions-spur/index.ts';
import { speciesNames } from './words/names.ts';

/** All that is shown of a seat. */
export const playerOf = ({ players }: Pick<SpurView, 'players'>, seat: Seat): PlayerView =>
  players.find((one) => one.seat === seat)!;

/** The species of a seat. */
export const speciesOf = ({ players, options }: Pick<SpurView, 'players' | 'options'>, seat: Seat): Species =>
  options.species[players.findIndex((one) => one.seat === seat)]!;

/** How a player is called: by their species; where several lead the same one, with the seat. */
export function sideName(view: Pick<SpurView, 'players' | 'options'>, seat: Seat): string {
  const species = speciesOf(view, seat);
  const alike = view.options.species.filter((one) => one === species).length > 1;
  return alike ? `${speciesNames[species]} ${seat}` : speciesNames[species];
}

/** The sides, each by its seats in their order, the side of the first seat first (OS-0.2). */
export function sidesIn({ players, options }: Pick<SpurView, 'players' | 'options'>): readonly (readonly Seat[])[] {
  const sides = players.map(({ seat }) => sideOf(options, seat));
  return sides.filter(([first], at) => sides.findIndex((side) => side[0] === first) === at);
}

/** OS-12.17: the victory points that count for a seat, those of its ally among them. */
export const sharedVp = (view: Pick<SpurView, 'players' | 'options'>, seat: Seat): number =>
  sideOf(view.options, seat).reduce((sum, one) => sum + playerOf(view, one).vp, 0);

/** A ship by its name, with its number where its design has several copies. */
export function shipName(id: string): string {
  const { name, copies } = designOf(id);
  return copies > 1 ? `${name} ${id.slice(id.indexOf('#') + 1)}` : name;
}

/** A tactics card by its name. */
export const cardName = (id: string): string => cardOf(id).name;

/** What a ship fires or reacts with, in words. */
export const sourceName = (ship: string, source: string): string => {
  if (source === 'bracing') return 'Bracing';
  if (source === 'interference') return 'Interference';
  return source === 'ram' ? 'Ram' : (sourceOf(ship, source)?.name ?? source);
};

/** The owner of a ship or card, by its id. */
export const ownerOf = (id: string): Seat => id.slice(0, id.indexOf(':'));

/** The seat that a target names: itself, or that of its ship. */
export const seatIn = (target: string): Seat => (target.includes(':') ? ownerOf(target) : target);

/** The ship of an id in play; null = it is not. */
export const shipIn = ({ ships }: Pick<SpurView, 'ships'>, id: string): Ship | null =>
  ships.find((one) => one.id === id) ?? null;

/** The ships of a seat in play. */
export const fleetIn = ({ ships }: Pick<SpurView, 'ships'>, seat: Seat): readonly Ship[] =>
  ships.filter(({ owner }) => owner === seat);

/** The class that gives a seat its colour; '' for nobody. */
export const tintOf = (seat: Seat | null): string => (seat === null ? '' : `os-side-${seat}`);

/** The name of the person or computer of a seat. */
export const playerName = (seats: readonly SeatInfo[], seat: Seat): string =>
  seats.find((one) => one.seat === seat)?.name ?? '';

const OWN = ['ownAttacked', 'ownCounterfired'] as const satisfies readonly Trigger[];
const ALLIES = ['allyAttacked', 'allyCounterfired'] as const satisfies readonly Trigger[];

/** When auto-pass is asked in a match (OS-6.21): what befalls allies only where there are any. */
export const triggersIn = ({ options }: Pick<SpurView, 'options'>): readonly Trigger[] =>
  options.mode === 'teams' ? [...OWN, ...ALLIES] : OWN;
