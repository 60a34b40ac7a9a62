import { computerNamesOf } from '../../../../engine/level.ts';
import { gameEntry } from '../../../../games/index.ts';
import {
  FLEET_STYLES,
  fleetCost,
  pointsFor,
  type FleetStyle,
  type Options,
  type Share,
  type Side,
} from '../../../../games/orions-gate/index.ts';
import { optionsText as words } from '../words/options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { namesOf, type SeatDraft } from '../../../match/setup/player.ts';
import { NO_FLEET, plansOf, type EditFleet } from './fleet-edit.ts';

/** Computer players that can be chosen. */
export const BATTLE_COMPUTERS = computerNamesOf(gameEntry('orions-gate'));

/** Most captains of a side (OG-17.1). */
export const MAX_CAPTAINS = 4;

export const SIDES: readonly Side[] = ['A', 'B'];

/** A captain and the fleet that was built for them. */
export interface DraftSeat extends SeatDraft {
  /** A computer brings a fleet of its own. */
  readonly computerChooses: boolean;
  /** What kind of fleet that is; any if left out. */
  readonly style?: FleetStyle | undefined;
  readonly fleet: EditFleet;
}

/** Whether a text names a style of fleets. */
export const isStyle = (text: unknown): text is FleetStyle => FLEET_STYLES.some((style) => style === text);

/** The captains of both sides, in seat order; one to four a side. */
export type Seats = { readonly [side in Side]: readonly DraftSeat[] };

/** "a1" to "b4", as the rules number captains (OG-1.9, 17.1). */
export type SeatId = `${'a' | 'b'}${number}`;

/** A captain with their place. */
export interface Captain {
  readonly id: SeatId;
  readonly side: Side;
  /** Among the captains of their side, from 0. */
  readonly place: number;
  readonly seat: DraftSeat;
}

export const seatId = (side: Side, place: number): SeatId => `${side === 'A' ? 'a' : 'b'}${place + 1}`;

/** All captains in seat order: side A first (OG-1.9). */
export const captainsIn = (seats: Seats): readonly Captain[] =>
  SIDES.flatMap((side) => seats[side].map((seat, place) => ({ id: seatId(side, place), side, place, seat })));

/** A captain who joins: the computer with a fleet of its own. */
export const newCaptain: DraftSeat = { player: 'default', name: '', computerChooses: true, fleet: NO_FLEET };

/** The captains with something changed about one of them. */
export const withSeat = (
  seats: Seats,
  { side, place }: Pick<Captain, 'side' | 'place'>,
  change: Partial<DraftSeat>,
): Seats => ({
  ...seats,
  [side]: seats[side].map((seat, index) => (index === place ? { ...seat, ...change } : seat)),
});

/** The captains with one more on a side, at a place of their own or at the end. */
export const withCaptain = (
  seats: Seats,
  side: Side,
  seat: DraftSeat = newCaptain,
  place = seats[side].length,
): Seats =>
  seats[side].length >= MAX_CAPTAINS
    ? seats
    : { ...seats, [side]: [...seats[side].slice(0, place), seat, ...seats[side].slice(place)] };

/** The captains without one; the last of a side stays. */
export const withoutCaptain = (seats: Seats, { side, place }: Pick<Captain, 'side' | 'place'>): Seats =>
  seats[side].length < 2 ? seats : { ...seats, [side]: seats[side].filter((_, index) => index !== place) };

/** Whether a fleet of this page is handed in for the captain; else the computer chooses one. */
export const brings = ({ player, computerChooses }: DraftSeat): boolean => player === 'human' || !computerChooses;

/** People on both sides share the screen: fleets are secret between them (OG-3.10, 22.1). */
export const isHotSeat = (seats: Seats): boolean =>
  SIDES.every((side) => seats[side].some(({ player }) => player === 'human'));

/**
 * What their team mates leave a captain (OG-17.2, 17.3). Fleets of the page count as handed in, however many points
 * they have yet.
 */
export function shareIn(seats: Seats, { side, place }: Pick<Captain, 'side' | 'place'>): Share {
  const mates = seats[side].filter((_, index) => index !== place);
  const built = mates
    .filter((seat) => brings(seat) && seat.fleet.units.length > 0)
    .flatMap((seat) => [plansOf(seat.fleet.units)]);
  return {
    captains: seats[side].length,
    missing: mates.length - built.length,
    spent: built.reduce((sum, units) => sum + fleetCost(units), 0),
    battleships: built.flat().filter(({ type }) => type === 'battleships').length,
  };
}

/** Points and Battleships in the fleets built for a side, and the points still free on it. */
export function sideSum(
  options: Options,
  seats: Seats,
  side: Side,
): { readonly spent: number; readonly battleships: number; readonly each: number } {
  const units = seats[side].filter(brings).flatMap(({ fleet }) => plansOf(fleet.units));
  return {
    spent: fleetCost(units),
    battleships: units.filter(({ type }) => type === 'battleships').length,
    each: pointsFor(options, { captains: seats[side].length, missing: 0, spent: 0, battleships: 0 }),
  };
}

/** "A", or "A2" where the side has several captains. */
export const letterOf = (seats: Seats, { side, place }: Pick<Captain, 'side' | 'place'>): string =>
  seats[side].length > 1 ? `${side}${place + 1}` : side;

/**
 * A captain in a sentence about the set-up: by their name if they were given one, else by letter, else by their side.
 */
export const namedIn = (seats: Seats, captain: Captain): string =>
  captain.seat.name.trim() ||
  (seats[captain.side].length > 1 ? words.captain(letterOf(seats, captain)) : words.seatOf[captain.side]);

/** The names everybody goes by, in seat order. A person who shares the screen with nobody is "You". */
export function namesIn(seats: Seats): { readonly [id: SeatId]: string } {
  const all = captainsIn(seats);
  const alone = all.filter(({ seat }) => seat.player === 'human').length === 1;
  const names = namesOf(
    all.map(({ seat }) => seat),
    (place) => (alone ? setupText.you : words.captain(letterOf(seats, all[place]!))),
  );
  return Object.fromEntries(all.map(({ id }, place) => [id, names[place]!]));
}

/** Whether the same kinds of players sit at the same places. */
export const samePlayers = (before: Seats, after: Seats): boolean =>
  SIDES.every(
    (side) =>
      before[side].length === after[side].length &&
      before[side].every(({ player }, place) => player === after[side][place]!.player),
  );
