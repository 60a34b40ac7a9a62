import * as v from 'valibot';
import { ALL_LEVELS, levelsOf, type Level } from '../../../engine/level.ts';
import type { Ladder, Rung } from '../../../ai/series/ladder.ts';
import { faultsOf } from '../../../engine/fault.ts';
import { manifestOf, type GameId } from '../../../games/index.ts';
import { labText } from '../words/lab.ts';

const words = labText.ladder;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const level = v.picklist(ALL_LEVELS);
const row = v.strictObject({
  case: v.pipe(v.string(), v.maxLength(100)),
  above: level,
  below: level,
  games: count,
  won: count,
  lost: count,
  drawn: count,
  share,
  interval95: v.strictTuple([share, share]),
});
const schema = v.strictObject({
  format: v.literal('orion-ladder'),
  game: v.pipe(v.string(), v.maxLength(100)),
  seed: v.pipe(v.string(), v.maxLength(200)),
  rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(1000)),
});

/** A ladder that was read, or a sentence that says what is wrong with the file, and where. */
export type LadderRead =
  | { readonly ok: true; readonly ladder: Ladder & { readonly game: GameId } }
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
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, fault: words.fault(name, '', words.noJson) };
  }
  const read = v.safeParse(schema, raw);
  if (!read.success) {
    const [{ path, reason }] = faultsOf(read.issues) as [ReturnType<typeof faultsOf>[number]];
    return { ok: false, fault: words.fault(name, path, reason) };
  }
  const { game, rows } = read.output;
  const manifest = manifestOf(game);
  if (!manifest) return { ok: false, fault: words.fault(name, 'game', words.noGame(game)) };
  const foreign = foreignLevel(rows, levelsOf(manifest));
  if (foreign)
    return { ok: false, fault: words.fault(name, foreign.path, words.noLevel(foreign.level, manifest.title)) };
  return { ok: true, ladder: { ...read.output, game: manifest.id } };
}
