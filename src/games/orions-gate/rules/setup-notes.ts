import type { Rejection } from '../../../engine/game.ts';
import type { Options } from '../options.ts';

/** Points a side that several tables are recommended for (OG-14.1). */
const SEVERAL_TABLES = 24;

/** What captains should know of options that are legal all the same (OG-14.1). */
export function setupNotes({ tables, points }: Options): readonly Rejection[] {
  if (tables < 2 || points >= SEVERAL_TABLES) return [];
  const reason = `On several tables at least ${SEVERAL_TABLES} points a side are recommended; this game has ${points}.`;
  return [{ rule: 'OG-14.1', reason, data: { tables, have: points, need: SEVERAL_TABLES } }];
}
