import type { Rejection } from '../../../engine/game.ts';

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

/** What whoever sets up a game of so many points should know, or null: big games take long (OG-18.2). Nothing is refused for it. */
export const sizeNote = (points: number): Rejection | null =>
  points < LONG_FROM
    ? null
    : {
        rule: 'OG-18.2',
        reason: `With ${points} points play takes much longer.`,
        data: { points, suggestedWidth: suggestedWidth(points) },
      };
