import { CARD_KINDS, type CostStep } from '../../../../games/retrograde/index.ts';
import { decksText as words } from '../words/decks.ts';

const totalOf = ({ kinds }: CostStep): number => CARD_KINDS.reduce((sum, kind) => sum + kinds[kind], 0);

/** Cards by what they cost, kinds on top of each other: a picture without words. */
export function CurveBars({ curve }: { readonly curve: readonly CostStep[] }) {
  const most = Math.max(1, ...curve.map(totalOf));
  return (
    <div class="cost-curve" aria-hidden="true">
      {curve.map((step) => (
        <div key={step.cost} class="curve-step">
          <div class="curve-column">
            <span class="curve-total figure">{totalOf(step) || ''}</span>
            <div class="curve-bar" style={{ '--part': totalOf(step) / most }}>
              {CARD_KINDS.map(
                (kind) =>
                  step.kinds[kind] > 0 && (
                    <i key={kind} class={`curve-${kind}`} style={{ flexGrow: step.kinds[kind] }} />
                  ),
              )}
            </div>
          </div>
          <span class="curve-cost figure">{step.cost}</span>
        </div>
      ))}
    </div>
  );
}

/** The kinds of cards with their colours and signs. */
export const KindLegend = () => (
  <ul class="kind-legend">
    {CARD_KINDS.map((kind) => (
      <li key={kind}>
        <i class={`curve-${kind}`} aria-hidden="true" />
        {words.kinds[kind]}
      </li>
    ))}
  </ul>
);

/** The bars as a table, for whoever does not see them. */
export const CurveTable = ({ curve }: { readonly curve: readonly CostStep[] }) => (
  <table class="unseen">
    <caption>{words.curve}</caption>
    <thead>
      <tr>
        <th scope="col">{words.curveColumn}</th>
        {CARD_KINDS.map((kind) => (
          <th key={kind} scope="col">
            {words.kinds[kind]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {curve.map(({ cost, kinds }) => (
        <tr key={cost}>
          <th scope="row">{cost}</th>
          {CARD_KINDS.map((kind) => (
            <td key={kind}>{kinds[kind]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
