import type { Ladder, Rung } from '../../../engine/ladder.ts';
import { levelsOf, type Level } from '../../../engine/level.ts';
import { ladderFrom, parseLadder } from '../../../ai/series/ladder-file.ts';
import { gameEntry, manifestOf, type GameId } from '../../../games/index.ts';
import { labText } from '../words/lab.ts';

const words = labText.ladder;

/** A ladder of a game that is played here. */
export type KnownLadder = Ladder & { readonly game: GameId };

/** A ladder that was read, or a sentence that says what is wrong with the file, and where. */
export type LadderRead =
  | { readonly ok: true; readonly ladder: KnownLadder }
  | { readonly ok: false; readonly fault: string };

/** The first level of a ladder that its game does not have, and where it stands; null = none. */
function foreignLevel(
  rows: readonly Rung[],
  levels: readonly Level[],
): { readonly path: string; readonly level: Level } | null {
  for (const [at, row] of rows.entries())
    for (const side of ['above', 'below'] as const)
      if (!levels.includes(row[side])) return { path: `rows.${at}.${side}`, level: row[side] };
  return null;
}

/** Reads a file of `tabletop ladder`. */
export function readLadder(name: string, text: string): LadderRead {
  const read = parseLadder(text);
  if (!read.ok) return { ok: false, fault: words.fault(name, read.fault.path, read.fault.reason) };
  const { ladder } = read;
  const manifest = manifestOf(ladder.game);
  if (!manifest) return { ok: false, fault: words.fault(name, 'game', words.noGame(ladder.game)) };
  const foreign = foreignLevel(ladder.rows, levelsOf(manifest));
  if (foreign)
    return { ok: false, fault: words.fault(name, foreign.path, words.noLevel(foreign.level, manifest.title)) };
  return { ok: true, ladder: { ...ladder, game: manifest.id } };
}

/** The ladder that came with the program, null where there is none. Rejects when it cannot be fetched or read. */
export async function shippedLadder(game: GameId): Promise<KnownLadder | null> {
  const raw = await gameEntry(game).measured?.();
  if (raw === undefined) return null;
  const read = ladderFrom(raw);
  if (!read.ok) throw new Error(`The ladder of ${game}: ${read.fault.path}: ${read.fault.reason}`);
  return { ...read.ladder, game };
}
