import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault } from '../../engine/game.ts';
import type { Ladder } from '../../engine/ladder.ts';
import { ALL_LEVELS } from '../../engine/level.ts';

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

/** A ladder, or the first thing that is wrong with it, and where. */
export type LadderParsed =
  | { readonly ok: true; readonly ladder: Ladder }
  | { readonly ok: false; readonly fault: Fault };

/** Reads the text of a ladder's file. Whether there is such a game, with such levels, is not looked at. */
export function parseLadder(text: string): LadderParsed {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, fault: { path: '', reason: 'it holds no JSON text.' } };
  }
  return ladderFrom(raw);
}

/** The same of what a file holds. */
export function ladderFrom(raw: unknown): LadderParsed {
  const read = v.safeParse(schema, raw);
  return read.success ? { ok: true, ladder: read.output } : { ok: false, fault: faultsOf(read.issues)[0]! };
}

/** A ladder as it stands in a file: both ends of an interval in one line. */
export const ladderText = (ladder: Ladder): string =>
  `${JSON.stringify(ladder, null, 2).replace(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]')}\n`;
