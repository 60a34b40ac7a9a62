import type { ComputerName } from '../../../engine/level.ts';
import type { SeatInfo } from '../../../engine/recording.ts';
import { setupText as words } from '../words/setup.ts';

/** Who decides for a seat: a person at this screen, or the computer at a level, with its temper. */
export type Player = 'human' | ComputerName;

/** Whether untrusted data names a person or one of these computer players. */
export const isPlayer = (raw: unknown, computers: readonly ComputerName[]): raw is Player =>
  raw === 'human' || computers.some((one) => one === raw);

/** Most characters of a person's name. */
export const MAX_NAME = 24;

/** Who sits somewhere, as set on the page; computers are named by their level. */
export interface SeatDraft {
  readonly player: Player;
  readonly name: string;
}

/** The name a seat is shown under. `person` stands in for a person who gave none. */
export const nameOf = ({ player, name }: SeatDraft, person: string): string =>
  player === 'human' ? name.trim() || person : words.computer(player);

/** The names of all seats; several computers of a level are numbered, so that they can be told apart. */
export function namesOf(seats: readonly SeatDraft[], personAt: (place: number) => string): readonly string[] {
  const names = seats.map((seat, place) => nameOf(seat, personAt(place)));
  const times = (name: string, among: readonly string[]): number => among.filter((other) => other === name).length;
  return names.map((name, place) =>
    seats[place]!.player !== 'human' && times(name, names) > 1
      ? words.numbered(name, times(name, names.slice(0, place + 1)))
      : name,
  );
}

/** The seats of a match, one for each of the `ids`, with the names they are shown under. */
export const seatsFrom = (
  drafts: readonly SeatDraft[],
  ids: readonly string[],
  personAt: (place: number) => string,
): readonly SeatInfo[] =>
  namesOf(drafts, personAt).map((name, place) => ({ seat: ids[place]!, player: drafts[place]!.player, name }));

/** A person's name from untrusted data, none where there is none. */
export const readName = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, MAX_NAME) : '');
