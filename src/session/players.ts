import { computersOf, levelsOf, noPlayer, RANDOM } from '../engine/level.ts';
import type { SeatInfo } from '../engine/recording.ts';
import { manifestOf } from '../games/index.ts';
import { HUMAN } from './local/undo.ts';

/**
 * Which seat of a match from outside is played by somebody its game does not have, as a sentence; null = none is.
 * Matches of `tabletop play` may also name those a game is measured against.
 */
export async function playersFault(game: string, seats: readonly SeatInfo[]): Promise<string | null> {
  const manifest = manifestOf(game);
  if (!manifest) return null;
  const known = [HUMAN, ...computersOf(manifest)];
  const foreign = seats.filter(({ player }) => !known.includes(player));
  // Their code is fetched only where somebody else is named.
  const rivals = foreign.length > 0 ? await manifest.rivals() : {};
  const wrong = foreign.find(({ player }) => !Object.hasOwn(rivals, player));
  if (!wrong) return null;
  const told = [HUMAN, ...levelsOf(manifest), RANDOM];
  return `Seat ${wrong.seat}: ${noPlayer(manifest.title, wrong.player, told)}`;
}
