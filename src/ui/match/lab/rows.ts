import { wonByName, type Reading, type SeriesReport, type Won } from '../../../ai/series/report.ts';
import type { SeriesGame } from '../../../ai/series/series.ts';
import { labText as words } from '../words/lab.ts';
import { labGame, playerName, sideName } from './lab-games.ts';
import type { Draft } from './draft.ts';

/** One line of the picture of who wins. */
export interface WonRow extends Won {
  readonly who: string;
  /** Its place among two seats, for colour and shape; null for what is no seat. */
  readonly seat: 0 | 1 | null;
}

export interface WonGroup {
  readonly title: string;
  readonly rows: readonly WonRow[];
}

/** Everything whose share is shown: players where they differ, what they play, seats, and the opener. */
export function wonGroups(
  { game, names }: Draft,
  played: readonly SeriesGame[],
  { seats }: Reading,
  report: SeriesReport,
): readonly WonGroup[] {
  const { opener, seatName } = labGame(game);
  const differ = new Set(names).size > 1;
  const bySide = report.sides.map((one, at) => ({
    ...one,
    who: differ ? `${sideName(game, one.side)} · ${playerName(game, names[at]!)}` : sideName(game, one.side),
    seat: null,
  }));
  const byPlayer = [...new Set(names)].map((name) => ({
    ...wonByName(played, names, name),
    who: playerName(game, name),
    seat: null,
  }));
  const bySeat = report.seats.map((one, at) => ({
    ...one,
    who: seatName(one.seat),
    seat: seats.length === 2 ? (at as 0 | 1) : null,
  }));
  return [
    { title: words.groups.sides, rows: bySide },
    { title: words.groups.players, rows: differ && bySide.length === 0 ? byPlayer : [] },
    { title: words.groups.seats, rows: bySeat },
    { title: words.groups.opener, rows: report.opener ? [{ ...report.opener, who: opener, seat: null }] : [] },
  ].filter(({ rows }) => rows.length > 0);
}

/** Wider than this an interval says little. */
const WIDE = 0.2;

/** What the first line of the picture says in a sentence. */
export function verdict({ who, share, even, interval95: [from, to] }: WonRow): string {
  if (from > even) return words.tilt(who, share);
  if (to < even) return words.fewer(who, share);
  return to - from > WIDE ? `${words.fair} ${words.tooFew}` : words.fair;
}

/** A stretch of the scale of shares, with its ticks. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const SCALES: readonly Scale[] = [
  { from: 0.4, to: 0.6, ticks: [0.4, 0.45, 0.5, 0.55, 0.6] },
  { from: 0.3, to: 0.7, ticks: [0.3, 0.4, 0.5, 0.6, 0.7] },
  { from: 0, to: 0.5, ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  { from: 0.2, to: 0.8, ticks: [0.2, 0.35, 0.5, 0.65, 0.8] },
  { from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1] },
];

/** The narrowest scale that holds every interval of the picture. */
export function scaleFor(groups: readonly WonGroup[]): Scale {
  const all = groups.flatMap(({ rows }) => rows.flatMap(({ interval95, even }) => [...interval95, even]));
  const least = Math.min(...all);
  const most = Math.max(...all);
  return SCALES.find(({ from, to }) => from <= least && most <= to) ?? SCALES.at(-1)!;
}
