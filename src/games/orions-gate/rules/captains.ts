import type { Options } from '../options.ts';
import type { Captain, CaptainId, Side } from '../state.ts';

/** The captains of a game in seat order: side A first (OG-1.9, 17.1). */
export function captainsOf(options: Options): readonly Captain[] {
  const side = (name: Side, letter: string, count: number): Captain[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${letter}${index + 1}`, side: name, conceded: false }));
  return [...side('A', 'a', options.playersA), ...side('B', 'b', options.playersB)];
}

/** The side a captain belongs to; a captain's id begins with its letter. */
export const sideOfCaptain = (captain: CaptainId): Side => (captain.startsWith('a') ? 'A' : 'B');
