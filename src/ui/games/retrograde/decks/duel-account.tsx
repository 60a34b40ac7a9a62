import { reportOf } from '../../../../ai/series/report.ts';
import type { OwnDeck } from '../../../../games/retrograde/index.ts';
import { Panel } from '../../../kit/index.ts';
import type { Fought } from '../../../match/lists/list-duel.ts';
import { labText } from '../../../match/words/lab.ts';
import { decksText as words } from '../words/decks.ts';
import type { DeckTerms } from './duel-draft.ts';

type FoughtDecks = Fought<OwnDeck, DeckTerms>;

/** How often matches ended in which way, most often first. */
function endsOf({ played, reading }: FoughtDecks) {
  const { reasons, means } = reportOf(played, reading);
  const counts: { [how: string]: number } = {};
  for (const [reason, games] of Object.entries(reasons)) {
    const how = words.endReasons[reason] ?? words.endOther;
    counts[how] = (counts[how] ?? 0) + games;
  }
  return { means, ends: Object.entries(counts).sort(([, a], [, b]) => b - a) };
}

/** The same in lines of text. */
export const endLines = (fought: FoughtDecks): readonly string[] => [
  words.ends,
  ...endsOf(fought).ends.map(([how, games]) => `  ${how}: ${games} (${labText.percent(games / fought.played.length)})`),
];

/** How the matches ended, and what was built and shot in them. */
export function DuelAccount({ fought }: { readonly fought: FoughtDecks }) {
  const { ends, means } = endsOf(fought);
  const all = fought.played.length;
  return (
    <Panel title={words.ends}>
      <table class="deck-table deck-ends">
        <caption class="unseen">{words.ends}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{words.ends}</th>
            <th scope="col">{words.endGames}</th>
          </tr>
        </thead>
        <tbody>
          {ends.map(([how, games]) => (
            <tr key={how}>
              <th scope="row">{how}</th>
              <td class="figure">
                <svg class="deck-end-bar" aria-hidden="true">
                  <rect class="deck-end-all" width="100%" height="100%" rx="3" />
                  <rect class="deck-end-part" width={`${(games / all) * 100}%`} height="100%" rx="3" />
                </svg>
                <span class="deck-end-games">
                  {games} ({labText.percent(games / all)})
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small quiet">{words.endsHow(all)}</p>
      <table class="deck-table deck-means">
        <caption>{words.means}</caption>
        <tbody>
          {Object.entries(words.meanFigures).map(([figure, label]) => (
            <tr key={figure}>
              <th scope="row">{label}</th>
              <td class="figure">{(means[figure] ?? 0).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
