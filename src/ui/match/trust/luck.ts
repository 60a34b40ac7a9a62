import type { AnyGame } from '../../../engine/game.ts';
import type { SeatInfo } from '../../../engine/recording.ts';
import type { Timeline } from '../../../engine/timeline.ts';
import type { LogEntry } from '../log.ts';

/** Whose luck is shown: a side or a seat. */
export interface LuckParty {
  readonly key: string;
  readonly name: string;
  /** Class that gives the colour, and the sign that stands for it where colour is not seen. */
  readonly tint: string;
  readonly mark: string;
}

/** What rolls are weighed in. */
export interface LuckTally {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** One roll: what it was worth on average before the dice, and after them. */
export interface LuckEntry {
  /** Commands played when the dice lay. */
  readonly plies: number;
  readonly party: string;
  readonly tally: string;
  /** False where it goes on with what an earlier roll has opened; what was expected is counted once. */
  readonly opens: boolean;
  readonly before: number;
  readonly after: number;
  /** How the log words it. */
  readonly logEntry: () => LogEntry | null;
}

/** The luck of a match; the first tally is the one that is drawn. */
export interface LuckBook {
  readonly parties: readonly LuckParty[];
  readonly tallies: readonly LuckTally[];
  readonly entries: readonly LuckEntry[];
}

/** How a game reads its luck out of a match that is over. */
export type ReadLuck = (timeline: Timeline<unknown, unknown>, game: AnyGame, seats: readonly SeatInfo[]) => LuckBook;
/** Fetches it: it is wanted by few. */
export type LoadLuck = () => Promise<ReadLuck>;

export interface LuckSum {
  readonly rolls: number;
  readonly expected: number;
  readonly came: number;
  readonly luck: number;
}

export const luckOf = ({ before, after }: Pick<LuckEntry, 'before' | 'after'>): number => after - before;

/** The sums of a party in a tally: what was expected, what came, and the luck between them. */
export function luckSum({ entries }: Pick<LuckBook, 'entries'>, party: string, tally: string): LuckSum {
  let rolls = 0;
  let expected = 0;
  let luck = 0;
  for (const entry of entries) {
    if (entry.party !== party || entry.tally !== tally) continue;
    rolls += 1;
    luck += luckOf(entry);
    if (entry.opens) expected += entry.before;
  }
  return { rolls, expected, came: expected + luck, luck };
}

/** The luck of a party added up: one point at the start and one after each of its rolls, by command. */
export function luckCurve(
  { entries }: Pick<LuckBook, 'entries'>,
  party: string,
  tally: string,
): readonly { readonly plies: number; readonly luck: number }[] {
  let luck = 0;
  const points = [{ plies: 0, luck }];
  for (const entry of entries) {
    if (entry.party !== party || entry.tally !== tally) continue;
    luck += luckOf(entry);
    points.push({ plies: entry.plies, luck });
  }
  return points;
}

/** Less than this is no luck worth a line. */
const MIN = 0.005;

/** The luckiest (`sign` 1) or unluckiest (-1) rolls of a tally, the most so first; of one party where it is named. */
export function extremes(
  { entries }: Pick<LuckBook, 'entries'>,
  tally: string,
  sign: 1 | -1,
  most: number,
  party: string | null = null,
): readonly LuckEntry[] {
  return entries
    .filter(
      (entry) => entry.tally === tally && (party === null || entry.party === party) && luckOf(entry) * sign >= MIN,
    )
    .sort((a, b) => (luckOf(b) - luckOf(a)) * sign || a.plies - b.plies)
    .slice(0, most);
}
