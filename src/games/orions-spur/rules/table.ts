import type { Seat } from '../../../engine/seat.ts';
import { designOf } from '../data/cards.ts';
import type { Keyword } from '../data/ships.ts';
import { TEAM_SEATS, type Options } from '../options.ts';
import type { Player, Ship, SpurState } from '../state.ts';

/** What lookups read of a state: a view of it has the same. */
export type OnTable = Pick<SpurState, 'ships'> & { readonly options: Pick<Options, 'mode' | 'flagshipExposure'> };

/** The player of a seat; null for a spectator. */
export const playerAt = ({ players }: Pick<SpurState, 'players'>, seat: Seat): Player | null =>
  players.find((one) => one.seat === seat) ?? null;

/** The player of a seat that is known to have one. */
export const playerOf = (state: Pick<SpurState, 'players'>, seat: Seat): Player => playerAt(state, seat)!;

/** The ship of an id in play; null = it is not. */
export const shipAt = ({ ships }: Pick<SpurState, 'ships'>, id: string): Ship | null =>
  ships.find((one) => one.id === id) ?? null;

/** The ship of an id that is known to be in play. */
export const shipOf = (state: Pick<SpurState, 'ships'>, id: string): Ship => shipAt(state, id)!;

/** The ships of a seat in play, by join index. */
export const fleetOf = ({ ships }: Pick<SpurState, 'ships'>, seat: Seat): readonly Ship[] =>
  ships.filter(({ owner }) => owner === seat);

/** The name of a ship, by its id. */
export const nameOf = (id: string): string => designOf(id).name;

/** Whether a keyword is printed on a ship (OS-8.1). */
export const has = (id: string, keyword: Keyword): boolean => designOf(id).keywords.includes(keyword);

/** Neither overcharged nor suppressed (OS-5.11, OS-8.12). */
export const isReady = ({ overcharged, suppressed }: Ship): boolean => !overcharged && !suppressed;

/** OS-0.2: the seats that play together with a seat, itself among them. */
export function sideOf({ mode }: Pick<Options, 'mode'>, seat: Seat): readonly Seat[] {
  if (mode === 'ffa') return [seat];
  const ally = String(((Number(seat) + 1) % TEAM_SEATS) + 1);
  return [seat, ally].sort();
}

/** OS-0.2: the ally of a seat; null in `ffa`. */
export const allyOf = (options: Pick<Options, 'mode'>, seat: Seat): Seat | null =>
  sideOf(options, seat).find((one) => one !== seat) ?? null;

export const isOpponent = ({ options }: Pick<OnTable, 'options'>, seat: Seat, other: Seat): boolean =>
  !sideOf(options, seat).includes(other);

/** The sides, each by its seats, the side of the lowest seat first. */
export function sidesOf(state: Pick<SpurState, 'options' | 'players'>): readonly (readonly Seat[])[] {
  const sides = state.players.map(({ seat }) => sideOf(state.options, seat));
  return sides.filter((side, at) => sides.findIndex((one) => one[0] === side[0]) === at);
}

/** Seats that have not left the game. */
export const seatsLeft = ({ players }: Pick<SpurState, 'players'>): readonly Seat[] =>
  players.filter(({ eliminated }) => !eliminated).map(({ seat }) => seat);

/** OS-0.8: what the trophies of a player are worth. */
export const vpOf = ({ trophies }: Pick<Player, 'trophies'>): number =>
  trophies.reduce((sum, id) => sum + designOf(id).vp, 0);

/** OS-0.8, OS-12.17: the victory points of a side. */
export const sideVp = (state: Pick<SpurState, 'players'>, side: readonly Seat[]): number =>
  side.reduce((sum, seat) => sum + vpOf(playerOf(state, seat)), 0);

/** The victory points of the ships a side has in play. */
export const inPlayVp = ({ ships }: Pick<SpurState, 'ships'>, side: readonly Seat[]): number =>
  ships.filter(({ owner }) => side.includes(owner)).reduce((sum, { id }) => sum + designOf(id).vp, 0);

/** OS-1.6: the next seat clockwise that is still in the game. */
export function seatAfter(state: Pick<SpurState, 'players'>, seat: Seat): Seat {
  const { players } = state;
  const at = players.findIndex((one) => one.seat === seat);
  const order = [...players.slice(at + 1), ...players.slice(0, at + 1)];
  return order.find(({ eliminated }) => !eliminated)?.seat ?? seat;
}
