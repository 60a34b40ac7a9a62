import type { Json } from '../../engine/json.ts';
import type { SeatInfo } from '../../engine/recording.ts';

/** What the chances told of a match depend on beside the position: who plays it, and by which options. */
export interface MatchKind {
  readonly players: readonly string[];
  readonly options: Json;
}

/** What is told of a match by its header. */
export const kindOf = (header: { readonly seats: readonly SeatInfo[]; readonly options: Json }): MatchKind => ({
  players: header.seats.map(({ player }) => player),
  options: header.options,
});
