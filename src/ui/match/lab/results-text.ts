import { reportOf, type SeriesReport } from '../../../ai/series/report.ts';
import type { SeriesGame } from '../../../ai/series/series.ts';
import { labText as words } from '../words/lab.ts';
import { figureLabels, playerName } from './lab-games.ts';
import { gameEntry } from '../../../games/index.ts';
import { commandOf, linkOf, seriesOf, type Draft } from './draft.ts';
import { meanText } from './figures.tsx';
import { verdict, wonGroups } from './rows.ts';
import type { Bench } from './use-series.ts';

/** A bench with at least one game. */
export type Measured = Bench & { readonly reading: NonNullable<Bench['reading']> };

/** The experiment in a line: game, players, games, seed. */
const headOf = ({ game, names, seed }: Draft, played: number): string =>
  `${words.title}: ${gameEntry(game).title}, ${names.map((name) => playerName(game, name)).join(' - ')}, ${played} games, seed ${seed}`;

/** The results in plain text, for a mail or a note, with the link and the command that give them again. */
export function resultsText({ draft, played, reading, ms, failures }: Measured, report: SeriesReport): string {
  const groups = wonGroups(draft, played, reading, report);
  const { means, shares, length, reasons } = report;
  const main = groups[0]?.rows[0];
  const labels = figureLabels(draft.game);
  return [
    headOf(draft, played.length),
    main && verdict(main),
    '',
    ...groups.flatMap(({ title, rows }) => [
      title,
      ...rows.map(
        (row) =>
          `  ${row.who}: ${words.percent(row.share)} (${words.interval(row.interval95)}), ${row.wins} wins, ${row.draws} draws`,
      ),
    ]),
    '',
    length && words.lengthHow(labels[length.figure] ?? length.figure, length.least, length.p5, length.p95, length.most),
    ...Object.keys(labels).flatMap((figure) =>
      means[figure] === undefined
        ? []
        : [
            `  ${labels[figure]}: ${meanText(means[figure])}${shares[figure] === undefined ? '' : ` (${words.percent(shares[figure])})`}`,
          ],
    ),
    words.reasons,
    ...Object.entries(reasons).map(([reason, times]) => `  ${words.reasonOf[reason] ?? reason}: ${times}`),
    failures.length > 0 && words.failedTitle(failures.length),
    ...failures.map(({ index, seed, reason }) => `  ${words.failedOne(index + 1, seed, reason)}`),
    '',
    `${words.tiles.time}: ${words.seconds(ms / 1000)}`,
    linkOf(draft),
    commandOf(draft),
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

/** The results as data: the series, how to play it again, what it came to, and every game. */
export const resultsJson = ({ draft, state, played, reading, ms, failures }: Measured): string =>
  `${JSON.stringify({ format: 'orion-series', series: seriesOf(draft), asked: draft.games, state, command: commandOf(draft), milliseconds: Math.round(ms), ...reportOf(played, reading), failures, played }, null, 1)}\n`;

/** One line a game: result, length and all figures. */
export function resultsCsv(played: readonly SeriesGame[]): string {
  const figures = Object.keys(played[0]?.figures ?? {});
  const rows = played.map(({ winner, winnerSeat, opener, sides, reason, plies, figures: of }) => [
    winner,
    winnerSeat,
    opener,
    sides.join(' '),
    reason,
    plies,
    ...figures.map((figure) => of[figure]),
  ]);
  return [['winner', 'winnerSeat', 'opener', 'sides', 'reason', 'plies', ...figures], ...rows]
    .map((row) => row.map((one) => one ?? '').join(','))
    .join('\n')
    .concat('\n');
}
