import type { AnyGame } from '../../engine/game.ts';
import { headOf, present, recordedPly, type Ply, type Timeline } from '../../engine/timeline.ts';
import { markOf } from './saving.ts';
import type { Left, Shelf, Shelved } from './shelf.ts';

type AnyPly = Ply<unknown, unknown>;

/** What an entry says of its match's beginning. */
export type Origin = Pick<Shelved, 'created' | 'begun'>;

/** What an entry says of how its match was left. */
function leftOf(plies: readonly AnyPly[], undone: readonly AnyPly[]): Left {
  const byItself = [...plies, ...undone].flatMap((ply, at) => (ply.byItself ? [at] : []));
  return { ...(undone.length > 0 && { undone: undone.map(recordedPly) }), ...(byItself.length > 0 && { byItself }) };
}

/** The entry of a match as it stands. */
export function entryFor(
  id: string,
  game: AnyGame,
  timeline: Timeline<unknown, unknown>,
  origin: Origin,
  updated: number,
  undone: readonly AnyPly[] = [],
): Shelved {
  const { header, plies } = timeline;
  const { state } = present(timeline);
  const glance = game.glance?.(state);
  return {
    ...origin,
    id,
    game: header.game,
    updated,
    seats: header.seats,
    ...markOf(plies),
    ...leftOf(plies, undone),
    outcome: game.outcome(state),
    ...(header.briefing && { scenario: header.briefing.title }),
    ...(glance && { glance }),
    title: header.seats.map((seat) => seat.name).join(' · '),
    header: headOf(timeline),
  };
}

/** The beginning of a match as its entry says; without an entry it begins at `at`. */
export async function originOf(shelf: Shelf, id: string, at: number): Promise<Origin> {
  const entry = await shelf.get(id);
  return entry ? { created: entry.created, ...(entry.begun !== undefined && { begun: entry.begun }) } : { created: at };
}

/** Whether nobody has given a command since the match was begun. */
export const isUnplayed = ({ begun, plies }: Shelved): boolean => begun !== undefined && plies <= begun;

/** Milliseconds that a match without a command may still be come back to, e.g. after a reload. */
const UNPLAYED_LIFE = 24 * 60 * 60 * 1000;

/** Removes the matches that were begun long ago and never played. */
export async function sweep(shelf: Shelf, now: () => number): Promise<void> {
  const old = (await shelf.list()).filter((entry) => isUnplayed(entry) && entry.created < now() - UNPLAYED_LIFE);
  for (const { id } of old) await shelf.remove(id);
}
