import type { Rejection } from '../../../engine/game.ts';
import { componentData, type ComponentKind } from '../data/components.ts';
import type { Options } from '../options.ts';
import type { UnitDraft } from './fleet.ts';

/** Points from which a game is told to take long (OG-18.2). */
const LONG_FROM = 25;
/** The suggested width of a table up to so many points, mils; above the last row 144" (OG-18.2). */
const WIDTHS = [
  { points: 24, width: 72_000 },
  { points: 48, width: 96_000 },
] as const;
const WIDEST = 144_000;

/** The table width that suits a game of so many points, in mils (OG-18.2). It is advice only. */
export const suggestedWidth = (points: number): number => WIDTHS.find((row) => points <= row.points)?.width ?? WIDEST;

/**
 * What whoever sets up a game of so many points should know, or null: big games take long (OG-18.2). Nothing is refused
 * for it.
 */
export const sizeNote = (points: number): Rejection | null =>
  points < LONG_FROM
    ? null
    : {
        rule: 'OG-18.2',
        reason: `With ${points} points play takes much longer.`,
        data: { points, suggestedWidth: suggestedWidth(points) },
      };

/** Points a side that several tables are recommended for (OG-14.1). */
const SEVERAL_TABLES = 24;

/** What captains should know of options that are legal all the same (OG-14.1). */
export function setupNotes({ tables, points }: Options): readonly Rejection[] {
  if (tables < 2 || points >= SEVERAL_TABLES) return [];
  const reason = `On several tables at least ${SEVERAL_TABLES} points a side are recommended; this game has ${points}.`;
  return [{ rule: 'OG-14.1', reason, data: { tables, have: points, need: SEVERAL_TABLES } }];
}

/** Kinds that only count in a boarding (OG-9.32, 9.33). */
const FOR_BOARDING: readonly ComponentKind[] = ['barracks', 'boardingPods'];

/**
 * What a captain should know of a fleet that is legal all the same: components that do nothing in this game (OG-26.3).
 */
export function fleetNotes(options: Options, units: readonly UnitDraft[]): readonly Rejection[] {
  if (options.boarding) return [];
  return FOR_BOARDING.filter((kind) =>
    units.some(({ components = [] }) => components.some((one) => one.kind === kind)),
  ).map((kind) => {
    const { name } = componentData(kind);
    return {
      rule: 'OG-26.3',
      reason: `This game is played without boarding, so ${name} will do nothing.`,
      data: { kind },
    };
  });
}
