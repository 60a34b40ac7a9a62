import * as v from 'valibot';
import { ALL_LEVELS } from '../../../ai/level.ts';
import type { Ladder } from '../../../ai/series/ladder.ts';
import { faultsOf } from '../../../engine/fault.ts';
import { isGame, type GameId } from '../../../games/index.ts';
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
  const { game } = read.output;
  if (!isGame(game)) return { ok: false, fault: words.fault(name, 'game', words.noGame(game)) };
  return { ok: true, ladder: { ...read.output, game } };
}
