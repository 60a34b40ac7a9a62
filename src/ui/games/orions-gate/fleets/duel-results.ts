import { accountsOf } from '../../../../ai/series/accounts.ts';
import { reportOf, spreadOf, wonByPlayer, type Reading } from '../../../../ai/series/report.ts';
import type { SeriesGame } from '../../../../ai/series/series.ts';
import { fleetOf, writeFleet } from '../../../../games/orions-gate/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { orionsGateLab } from '../lab.ts';
import { labText } from '../../../match/words/lab.ts';
import { verdict, type WonGroup } from '../../../match/lab/rows.ts';
import type { Bench } from '../../../match/lab/use-series.ts';
import { commandOfDuel, duelLink, seriesOfDuel, type Duel } from './duel-draft.ts';
import { namesOfPair } from './fleet-pair.tsx';

/** A duel of which at least one battle is over. */
export type Fought = Bench<Duel> & { readonly reading: Reading };

/** Who won how much: the fleets, and the seats they took in turn. */
export function duelGroups({ draft, played, reading }: Fought): readonly WonGroup[] {
  const report = reportOf(played, reading);
  const { seatName } = orionsGateLab;
  return [
    {
      title: words.wonGroup,
      rows: namesOfPair(...draft.fleets).map((who, at) => ({ ...wonByPlayer(played, 2, at), who, seat: at as 0 | 1 })),
    },
    { title: words.edgeGroup, rows: report.seats.map((one) => ({ ...one, who: seatName(one.seat), seat: null })) },
  ];
}

/** What became of a ship over all battles: its share of those at whose end it stood. */
export interface ShipFate {
  readonly name: string;
  readonly type: Duel['fleets'][0]['units'][number]['type'];
  readonly standing: number;
}

/** What became of each fleet. */
export interface FleetFate extends Pick<ReturnType<typeof accountsOf>[number], 'destroyed' | 'survivors'> {
  readonly name: string;
  readonly ships: readonly ShipFate[];
}

/** What became of both fleets; empty before the first battle is over. */
export function fatesOf({ draft: { fleets }, played }: Pick<Fought, 'draft' | 'played'>): readonly FleetFate[] {
  const names = namesOfPair(...fleets);
  return accountsOf(played).map(({ standing, ...account }, at) => ({
    ...account,
    name: names[at]!,
    ships: fleetOf(fleets[at]!.units).map(({ name, type }, place) => ({ name, type, standing: standing[place]! })),
  }));
}

/** Points a fleet destroyed, battle by battle. */
export const destroyedBy = (played: readonly SeriesGame[], player: number): readonly number[] =>
  played.map(({ accounts }) => accounts![player]!.destroyed);

/** Rounds of each battle, and their spread. */
export function lengthOf(played: readonly SeriesGame[]) {
  const rounds = played.flatMap(({ rounds: one }) => (one === null ? [] : [one]));
  return rounds.length === 0 ? null : { rounds, lengths: { figure: 'rounds', ...spreadOf(rounds) } };
}

/** The results in plain text, with the link and the command that give them again. */
export function duelText(fought: Fought): string {
  const { draft, played, failures } = fought;
  const groups = duelGroups(fought);
  const length = lengthOf(played);
  return [
    `${words.duelTitle}: ${namesOfPair(...draft.fleets).join(' - ')}, ${draft.players.map((name) => labText.players[name] ?? name).join(' - ')}, ${played.length} games, seed ${draft.seed}`,
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
    words.destroyed,
    ...fatesOf(fought).map(({ name, destroyed: { mean, p5, p95 } }) => `  ${words.destroyedHow(name, mean, p5, p95)}`),
    words.survivors,
    ...fatesOf(fought).flatMap(({ name, ships, survivors }) => [
      `  ${words.survivorsOf(name, survivors, ships.length)}`,
      ...ships.map((ship) => `    ${ship.name}: ${labText.percent(ship.standing)}`),
    ]),
    ...(length
      ? [
          labText.lengthHow(
            words.lengthFigure,
            length.lengths.least,
            length.lengths.p5,
            length.lengths.p95,
            length.lengths.most,
          ),
        ]
      : []),
    ...failures.map(({ index, seed, reason }) => labText.failedOne(index + 1, seed, reason)),
    '',
    duelLink(draft),
    commandOfDuel(draft),
  ].join('\n');
}

/** The results as data: the fleets, the series, how to play it again, what it came to, and every battle. */
export function duelJson(fought: Fought): string {
  const { draft, state, played, failures, reading } = fought;
  const { brings: _brings, ...series } = seriesOfDuel(draft);
  const won = [0, 1].map((player) => wonByPlayer(played, 2, player));
  return `${JSON.stringify({ format: 'orion-duel', fleets: draft.fleets.map(writeFleet), series, asked: draft.games, state, command: commandOfDuel(draft), won, fates: fatesOf(fought), ...reportOf(played, reading), failures, played }, null, 1)}\n`;
}

/** One line a battle: who won from which seat, what each fleet destroyed and has left, and all figures. */
export function duelCsv(played: readonly SeriesGame[]): string {
  const figures = Object.keys(played[0]?.figures ?? {});
  const lines = played.map(({ winner, winnerSeat, reason, accounts, figures: of }) => [
    winner,
    winnerSeat,
    reason,
    ...accounts!.flatMap(({ destroyed, standing }) => [destroyed, standing.filter(Boolean).length]),
    ...figures.map((figure) => of[figure]),
  ]);
  const head = ['winner', 'winnerSeat', 'reason', 'destroyedByA', 'leftOfA', 'destroyedByB', 'leftOfB', ...figures];
  return `${[head, ...lines].map((cells) => cells.map((cell) => cell ?? '').join(',')).join('\n')}\n`;
}
