import { reportOf, spreadOf, wonByPlayer } from '../../../ai/series/report.ts';
import type { SeriesGame } from '../../../ai/series/series.ts';
import { verdict, type WonGroup } from '../lab/rows.ts';
import { labText } from '../words/lab.ts';
import type { Named } from './form.ts';
import { commandOfDuel, duelLink, type DuelTerms, type Fought, type ListDuel } from './list-duel.ts';
import { namesOfPair } from './pair.tsx';

/** Who won how much: the lists, and the seats they took in turn. */
export function duelGroups<L extends Named, T extends DuelTerms>(
  { game, seatName }: ListDuel<L, T>,
  { draft, played, reading }: Fought<L, T>,
): readonly WonGroup[] {
  const { words } = game.form;
  return [
    {
      title: words.wonGroup,
      rows: namesOfPair(game, ...draft.lists).map((who, at) => ({
        ...wonByPlayer(played, 2, at),
        who,
        seat: at as 0 | 1,
      })),
    },
    {
      title: words.edgeGroup,
      rows: reportOf(played, reading).seats.map((one) => ({ ...one, who: seatName(one.seat), seat: null })),
    },
  ];
}

/** Rounds of each match, and their spread. */
export function lengthOf(played: readonly SeriesGame[]) {
  const rounds = played.flatMap(({ rounds: one }) => (one === null ? [] : [one]));
  return rounds.length === 0 ? null : { rounds, lengths: { figure: 'rounds', ...spreadOf(rounds) } };
}

/** The results in plain text, with the link and the command that give them again. */
export function duelText<L extends Named, T extends DuelTerms>(of: ListDuel<L, T>, fought: Fought<L, T>): string {
  const { draft, played, failures } = fought;
  const { words } = of.game.form;
  const groups = duelGroups(of, fought);
  const length = lengthOf(played)?.lengths;
  return [
    `${words.duelTitle}: ${namesOfPair(of.game, ...draft.lists).join(' - ')}, ${draft.players.map((name) => labText.players[name] ?? name).join(' - ')}, ${played.length} games, seed ${draft.seed}`,
    verdict(groups[0]!.rows[0]!),
    '',
    ...groups.flatMap(({ title, rows }) => [
      title,
      ...rows.map(
        (row) =>
          `  ${row.who}: ${labText.percent(row.share)} (${labText.interval(row.interval95)}), ${row.wins} wins, ${row.draws} draws`,
      ),
    ]),
    '',
    ...(of.ownLines?.(fought) ?? []),
    ...(length ? [labText.lengthHow(words.lengthFigure, length.least, length.p5, length.p95, length.most)] : []),
    ...failures.map(({ index, seed, reason }) => labText.failedOne(index + 1, seed, reason)),
    '',
    duelLink(of, draft),
    commandOfDuel(of, draft),
  ].join('\n');
}

/** The results as data: the series, how to play it again, what it came to, what the game adds, and every match. */
export function duelJson<L extends Named, T extends DuelTerms>(of: ListDuel<L, T>, fought: Fought<L, T>): string {
  const { draft, state, played, failures, reading } = fought;
  const { brings: _brings, ...series } = of.seriesOf(draft);
  const won = [0, 1].map((player) => wonByPlayer(played, 2, player));
  return `${JSON.stringify({ format: 'orion-duel', ...of.ownData?.(fought), series, asked: draft.games, state, command: commandOfDuel(of, draft), won, ...reportOf(played, reading), failures, played }, null, 1)}\n`;
}

/** One line a match: who won from which seat, what came of each list where that is counted, and all figures. */
export function duelCsv(played: readonly SeriesGame[]): string {
  const figures = Object.keys(played[0]?.figures ?? {});
  const counted = played[0]?.accounts ? ['destroyedByA', 'leftOfA', 'destroyedByB', 'leftOfB'] : [];
  const lines = played.map(({ winner, winnerSeat, reason, accounts = [], figures: of }) => [
    winner,
    winnerSeat,
    reason,
    ...accounts.flatMap(({ destroyed, standing }) => [destroyed, standing.filter(Boolean).length]),
    ...figures.map((figure) => of[figure]),
  ]);
  const head = ['winner', 'winnerSeat', 'reason', ...counted, ...figures];
  return `${[head, ...lines].map((cells) => cells.map((cell) => cell ?? '').join(',')).join('\n')}\n`;
}
