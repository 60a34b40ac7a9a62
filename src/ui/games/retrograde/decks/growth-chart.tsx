import type { Growth } from '../../../../games/retrograde/index.ts';
import { decksText as words } from '../words/decks.ts';

const LINES = ['power', 'limit', 'used'] as const;
type Line = (typeof LINES)[number];

/** Every so many cards the table behind the picture has a row. */
const TABLE_STEP = 5;
/** Room above the highest line, share of the picture. */
const HEADROOM = 1.08;

/** Power and population over what the cards up to there cost, as steps; a table behind it. */
export function GrowthChart({ growth }: { readonly growth: readonly Growth[] }) {
  const end = growth.at(-1)!;
  const most = Math.max(1, ...LINES.map((line) => end[line])) * HEADROOM;
  const wide = Math.max(1, end.cost);
  const pathOf = (line: Line): string =>
    growth
      .map((one, at) => {
        const [x, y] = [(one.cost / wide) * 100, 100 - (one[line] / most) * 100];
        return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
      })
      .join('');
  return (
    <div class="growth">
      <div class="growth-plot">
        <span class="growth-most figure">{Math.max(...LINES.map((line) => end[line]))}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {LINES.map((line) => (
            <path key={line} class={`growth-line growth-${line}`} d={pathOf(line)} />
          ))}
        </svg>
      </div>
      <p class="growth-axis small quiet" aria-hidden="true">
        <span class="figure">0</span>
        <span>{words.growthLines.cost}</span>
        <span class="figure">{end.cost}</span>
      </p>
      <ul class="kind-legend">
        {LINES.map((line) => (
          <li key={line}>
            <svg class="growth-key" viewBox="0 0 24 8" aria-hidden="true">
              <path class={`growth-line growth-${line}`} d="M0 4H24" />
            </svg>
            {words.growthLines[line]}
          </li>
        ))}
      </ul>
      <GrowthTable growth={growth} />
    </div>
  );
}

/** The lines as a table, for whoever does not see them. */
const GrowthTable = ({ growth }: { readonly growth: readonly Growth[] }) => (
  <table class="unseen">
    <caption>{words.growthTable}</caption>
    <thead>
      <tr>
        <th scope="col">{words.growthAxis}</th>
        {(['cost', ...LINES] as const).map((line) => (
          <th key={line} scope="col">
            {words.growthLines[line]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {growth
        .filter(({ cards }, at) => cards % TABLE_STEP === 0 || at === growth.length - 1)
        .map(({ cards, cost, power, limit, used }) => (
          <tr key={cards}>
            <th scope="row">{cards}</th>
            <td>{cost}</td>
            <td>{power}</td>
            <td>{limit}</td>
            <td>{used}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
