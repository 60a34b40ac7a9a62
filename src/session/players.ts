import { levelsOf, type Level } from '../engine/level.ts';
import type { SeatInfo } from '../engine/recording.ts';
import { manifestOf } from '../games/index.ts';
import { HUMAN } from './local/undo.ts';

/** A computer player who weighs nothing. */
export const RANDOM = 'random';

/** The longest name of a foreign player that is repeated to the reader, in characters. */
const MAX_LETTERS = 40;

/** That a game has no such player, and whom it has. */
export const noPlayer = (title: string, name: string, levels: readonly Level[]): string =>
  `There is no player ${name.slice(0, MAX_LETTERS)} in ${title}; there is ${[HUMAN, ...levels, RANDOM].join(', ')}.`;

/**
 * Which seat of a match from outside is played by somebody its game does not have, as a sentence; null = none is.
 * Matches of `tabletop play` may also name those a game is measured against.
 */
export async function playersFault(game: string, seats: readonly SeatInfo[]): Promise<string | null> {
  const manifest = manifestOf(game);
  if (!manifest) return null;
  const levels = levelsOf(manifest);
  const foreign = seats.filter(({ player }) => ![HUMAN, ...levels, RANDOM].includes(player));
  // Their code is fetched only where somebody else is named.
  const rivals = foreign.length > 0 ? await manifest.rivals() : {};
  const wrong = foreign.find(({ player }) => !Object.hasOwn(rivals, player));
  return wrong ? `Seat ${wrong.seat}: ${noPlayer(manifest.title, wrong.player, levels)}` : null;
}
