import type { Rejection } from '../../../engine/game.ts';
import type { Options } from '../options.ts';
import type { Captain, CaptainId, OrionsGateState, Side } from '../state.ts';

/** The captains of a game in seat order: side A first (OG-1.9, 17.1). */
export function captainsOf(options: Options): readonly Captain[] {
  const side = (name: Side, letter: string, count: number): Captain[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${letter}${index + 1}`, side: name, conceded: false }));
  return [...side('A', 'a', options.playersA), ...side('B', 'b', options.playersB)];
}

/** The side a captain belongs to; a captain's id begins with its letter. */
export const sideOfCaptain = (captain: CaptainId): Side => (captain.startsWith('a') ? 'A' : 'B');

/** What these questions ask of a game; a view answers them as well. */
export type Crew = Pick<OrionsGateState, 'captains'>;

/** Captains of a side who play on, in seat order. */
export const activeOn = ({ captains }: Crew, side: Side | null): readonly CaptainId[] =>
  captains.filter((one) => one.side === side && !one.conceded).map(({ id }) => id);

/** Who decides for a captain: themselves, or their team mates once they have conceded (OG-17.7, 19.5). */
export function standIns(crew: Crew, captain: CaptainId): readonly CaptainId[] {
  return hasConceded(crew, captain) ? activeOn(crew, sideOfCaptain(captain)) : [captain];
}

/**
 * Whether a seat decides for a captain: it is their own, or that of a team mate once they have conceded (OG-17.6,
 * 19.5).
 */
export function actsFor(crew: Crew, seat: CaptainId, captain: CaptainId): boolean {
  if (hasConceded(crew, seat)) return false;
  return seat === captain || (hasConceded(crew, captain) && sideOfCaptain(seat) === sideOfCaptain(captain));
}

/**
 * The captains a seat decides for, themselves first and then conceded team mates in seat order; none once they have
 * conceded (OG-19.5).
 */
export function mannedBy(crew: Crew, seat: CaptainId): readonly CaptainId[] {
  const others = crew.captains.filter(({ id }) => id !== seat && actsFor(crew, seat, id)).map(({ id }) => id);
  return hasConceded(crew, seat) ? [] : [seat, ...others];
}

/** Whether a captain has conceded; one who is not in the game has not. */
export function hasConceded({ captains }: Crew, captain: CaptainId): boolean {
  for (const { id, conceded } of captains) if (id === captain) return conceded;
  return false;
}

/**
 * A captain who has conceded gives no more commands: their team mates act for them, in talk about a draw too (OG-19.5).
 */
export const outOfCommand = (crew: Crew, captain: CaptainId): Rejection | null =>
  hasConceded(crew, captain) ? { rule: 'OG-19.5', reason: 'You have conceded; your team mates act for you.' } : null;
