import { trustPages as words } from '../words/trust-pages.ts';
import { luckCurve, type LuckBook } from './luck.ts';

/** Units of the picture; it is stretched to the room there is. */
const WIDTH = 600;
const HEIGHT = 160;
/** Luck that the picture shows at least, up and down. */
const MIN_REACH = 1;
/** Rows of the table behind the picture. */
const PARTS = 10;

interface Curve {
  readonly party: LuckBook['parties'][number];
  readonly points: ReturnType<typeof luckCurve>;
}

/** Whose line is which, and where it ends. */
function Key({ curves }: { readonly curves: readonly Curve[] }) {
  return (
    <figcaption class="luck-key">
      {curves.map(({ party, points }) => (
        <span key={party.key} class={`luck-party ${party.tint}`}>
          <span class="luck-mark">{party.mark}</span> {party.name}{' '}
          <span class="figure">{words.luckOf(points.at(-1)!.luck)}</span>
        </span>
      ))}
    </figcaption>
  );
}

function Plot({ curves, length }: { readonly curves: readonly Curve[]; readonly length: number }) {
  const reach = Math.max(MIN_REACH, ...curves.flatMap(({ points }) => points.map(({ luck }) => Math.abs(luck))));
  const x = (plies: number): string => ((plies / Math.max(1, length)) * WIDTH).toFixed(1);
  const y = (luck: number): string => ((HEIGHT / 2) * (1 - (luck / reach) * 0.92)).toFixed(1);
  // Luck jumps with a roll and stays until the next.
  const step = ({ plies, luck }: Curve['points'][number], index: number): string =>
    index === 0 ? `M${x(plies)} ${y(luck)}` : `H${x(plies)}V${y(luck)}`;
  return (
    <div class="luck-plot">
      <span class="luck-most small quiet figure" aria-hidden="true">
        {words.luckOf(reach)}
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="luck-zero" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {curves.map(({ party, points }, place) => (
          <path
            key={party.key}
            class={`luck-line luck-line-${place % 3} ${party.tint}`}
            d={`${points.map(step).join('')}H${WIDTH}`}
          />
        ))}
      </svg>
      <span class="luck-least small quiet figure" aria-hidden="true">
        {words.luckOf(-reach)}
      </span>
    </div>
  );
}

function LuckTable({ curves, length }: { readonly curves: readonly Curve[]; readonly length: number }) {
  const rows = Array.from({ length: PARTS }, (_, part) => Math.round(((part + 1) * length) / PARTS));
  return (
    <table class="unseen">
      <caption>{words.chartTable}</caption>
      <thead>
        <tr>
          <th scope="col">{words.chartMove}</th>
          {curves.map(({ party }) => (
            <th key={party.key} scope="col">
              {party.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((ply) => (
          <tr key={ply}>
            <th scope="row">{ply}</th>
            {curves.map(({ party, points }) => (
              <td key={party.key}>{words.luckOf(points.findLast(({ plies }) => plies <= ply)!.luck)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChartProps {
  readonly book: LuckBook;
  readonly tally: string;
  readonly length: number;
}

/** The luck of every party over the match as lines; a table behind it for those who do not see it. */
export function LuckChart({ book, tally, length }: ChartProps) {
  const curves = book.parties.map((party) => ({ party, points: luckCurve(book, party.key, tally) }));
  return (
    <figure class="luck-chart">
      <Key curves={curves} />
      <Plot curves={curves} length={length} />
      <p class="small quiet">{words.chartHow}</p>
      <LuckTable curves={curves} length={length} />
    </figure>
  );
}
