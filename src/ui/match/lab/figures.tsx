import type { SeriesReport } from '../../../ai/series/report.ts';
import { labText as words } from '../words/lab.ts';
import { labGame } from './lab-games.ts';

/** A mean with as many decimals as it needs. */
export const meanText = (mean: number): string =>
  mean >= 1000 ? Math.round(mean).toLocaleString('en') : mean >= 10 ? mean.toFixed(1) : mean.toFixed(2);

/** Tables longer than this stand by themselves, in columns. */
const LONG = 10;

type Rows = readonly (readonly [figure: string, label: string])[];

function FigureTable({
  title,
  rows,
  report: { means, shares },
}: {
  readonly title: string;
  readonly rows: Rows;
  readonly report: SeriesReport;
}) {
  const shared = rows.some(([figure]) => shares[figure] !== undefined);
  return (
    <table class="figures-table">
      <caption class={rows.length > LONG ? 'unseen' : 'eyebrow'}>{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{words.figure}</th>
          <th scope="col">{words.mean1}</th>
          {shared && <th scope="col">{words.share1}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([figure, label]) => (
          <tr key={figure}>
            <th scope="row">{label}</th>
            <td class="figure">{meanText(means[figure]!)}</td>
            {shared && (
              <td class="figures-share figure quiet">
                {shares[figure] === undefined ? '' : words.percent(shares[figure])}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the game's census counted: means a game, and shares where a figure is one of another. */
export function Figures({
  game,
  report,
  games,
}: {
  readonly game: string;
  readonly report: SeriesReport;
  readonly games: number;
}) {
  const groups = labGame(game)
    .groups.map(({ title, figures }) => ({
      title,
      rows: Object.entries(figures).filter(([figure]) => report.means[figure] !== undefined),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <div class="figures">
        {groups
          .filter(({ rows }) => rows.length <= LONG)
          .map(({ title, rows }) => (
            <FigureTable key={title} title={title} rows={rows} report={report} />
          ))}
        <Reasons reasons={report.reasons} games={games} />
      </div>
      {groups
        .filter(({ rows }) => rows.length > LONG)
        .map(({ title, rows }) => (
          <div key={title}>
            <h3 class="eyebrow">{title}</h3>
            <div class="figures figures-long">
              <FigureTable title={title} rows={rows} report={report} />
            </div>
          </div>
        ))}
    </>
  );
}

/** How the games ended, most frequent first. */
function Reasons({ reasons, games }: { readonly reasons: SeriesReport['reasons']; readonly games: number }) {
  return (
    <table class="figures-table">
      <caption class="eyebrow">{words.reasons}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{words.reasons}</th>
          <th scope="col">{words.gamesColumn}</th>
          <th scope="col">{words.share1}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(reasons)
          .sort(([, a], [, b]) => b - a)
          .map(([reason, times]) => (
            <tr key={reason}>
              <th scope="row">{words.reasonOf[reason] ?? reason}</th>
              <td class="figure">{times}</td>
              <td class="figures-share figure quiet">{words.percent(times / games)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
