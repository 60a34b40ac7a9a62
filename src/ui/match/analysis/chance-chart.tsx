import type { CurvePoint } from '../../../ai/judgement.ts';
import { analysisText as words } from '../words/analysis.ts';

/** Units of the picture; it is stretched to the room there is. */
const WIDTH = 600;
const HEIGHT = 160;
/** Rows of the table behind the picture. */
const PARTS = 10;

export interface ChanceCurve {
  readonly key: string;
  readonly name: string;
  readonly tint: string;
  readonly points: readonly CurvePoint[];
}

interface ChartProps {
  readonly curves: readonly ChanceCurve[];
  /** Commands of the match. */
  readonly length: number;
}

/** Whose line is which. */
const Key = ({ curves }: Pick<ChartProps, 'curves'>) => (
  <figcaption class="chance-key">
    {curves.map(({ key, name, tint }, place) => (
      <span key={key} class={tint}>
        <svg width="26" height="8" aria-hidden="true">
          <path class={`chance-line chance-line-${place % 4}`} d="M0 4H26" />
        </svg>{' '}
        {name}
      </span>
    ))}
  </figcaption>
);

function Plot({ curves, length }: ChartProps) {
  const x = (plies: number): string => ((plies / Math.max(1, length)) * WIDTH).toFixed(1);
  const y = (chance: number): string => (4 + (HEIGHT - 8) * (1 - chance)).toFixed(1);
  return (
    <div class="chance-plot">
      <span class="chance-top small quiet figure" aria-hidden="true">
        {words.percent(1)}
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="chance-half" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {curves.map(({ key, tint, points }, place) => (
          <polyline
            key={key}
            class={`chance-line chance-line-${place % 4} ${tint}`}
            points={points.map(({ plies, chance }) => `${x(plies)},${y(chance)}`).join(' ')}
          />
        ))}
      </svg>
      <span class="chance-bottom small quiet figure" aria-hidden="true">
        {words.percent(0)}
      </span>
    </div>
  );
}

function Table({ curves, length }: ChartProps) {
  const rows = Array.from({ length: PARTS }, (_, part) => Math.round(((part + 1) * length) / PARTS));
  const at = ({ points }: ChanceCurve, ply: number): string =>
    words.percent((points.findLast(({ plies }) => plies <= ply) ?? points[0]!).chance);
  return (
    <table class="unseen">
      <caption>{words.chartTable}</caption>
      <thead>
        <tr>
          <th scope="col">{words.chartMove}</th>
          {curves.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((ply) => (
          <tr key={ply}>
            <th scope="row">{ply}</th>
            {curves.map((curve) => (
              <td key={curve.key}>{at(curve, ply)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The chance to win of each seat over the match as lines; a table behind it for those who do not see it. */
export const ChanceChart = (props: ChartProps) => (
  <figure class="chance-chart">
    <Key curves={props.curves} />
    <Plot {...props} />
    <p class="small quiet">{words.chartHow}</p>
    <Table {...props} />
  </figure>
);
