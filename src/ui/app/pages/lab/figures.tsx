import type { SeriesReport } from '../../../../ai/series/report.ts';
import { labGames, labText as words } from '../../../messages/lab.ts';

/** A mean with as many decimals as it needs. */
export const meanText = (mean: number): string => (mean >= 1000 ? Math.round(mean).toLocaleString('en') : mean >= 10 ? mean.toFixed(1) : mean.toFixed(2));

/** What the game's census counted: means a game, and shares where a figure is one of another. */
export function Figures({ game, report: { means, shares } }: { readonly game: string; readonly report: SeriesReport }) {
  const groups = labGames[game]!.groups
    .map(({ title, figures }) => ({ title, rows: Object.entries(figures).filter(([figure]) => means[figure] !== undefined) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div class="figures">
      {groups.map(({ title, rows }) => (
        <table key={title} class="figures-table">
          <caption class="eyebrow">{title}</caption>
          <thead class="unseen"><tr><th scope="col">{words.figure}</th><th scope="col">{words.mean1}</th><th scope="col">{words.share1}</th></tr></thead>
          <tbody>
            {rows.map(([figure, label]) => (
              <tr key={figure}>
                <th scope="row">{label}</th>
                <td class="figure">{meanText(means[figure]!)}</td>
                <td class="figure quiet">{shares[figure] === undefined ? '' : words.percent(shares[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** How the games ended, most frequent first. */
export function Reasons({ reasons, games }: { readonly reasons: SeriesReport['reasons']; readonly games: number }) {
  return (
    <table class="figures-table">
      <caption class="eyebrow">{words.reasons}</caption>
      <tbody>
        {Object.entries(reasons)
          .sort(([, a], [, b]) => b - a)
          .map(([reason, times]) => (
            <tr key={reason}>
              <th scope="row">{words.reasonOf[reason] ?? reason}</th>
              <td class="figure">{times}</td>
              <td class="figure quiet">{words.percent(times / games)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
