import { histogram } from '../../../../ai/series/histogram.ts';
import { fleetsText as words } from '../words/fleets.ts';
import type { FleetFate } from './duel-results.ts';

/** Bars of each fleet, at most. */
const MAX_BARS = 24;
/** Height of the tallest bar, percent of the picture. */
const TALLEST = 90;

interface ChartProps {
  readonly fates: readonly FleetFate[];
  /** Points each fleet destroyed, battle by battle. */
  readonly values: readonly (readonly number[])[];
}

/**
 * How many points each fleet destroyed in how many battles: bars side by side on one scale, and a table behind them.
 */
export function DestroyedChart({ fates, values }: ChartProps) {
  const bins = histogram(values.flat(), MAX_BARS);
  const counts = bins.map(({ from, to }) =>
    values.map((own) => own.filter((value) => value >= from && value <= to).length),
  );
  const most = Math.max(1, ...counts.flat());
  const width = 100 / bins.length;
  const named = bins.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const step = Math.ceil(bins.length / 8);
  return (
    <div class="destroyed">
      <svg class="length-plot" aria-hidden="true">
        {counts.map((pair, at) =>
          pair.map((count, fleet) => (
            <rect
              key={`${at} ${fleet}`}
              class={`destroyed-${fleet}`}
              x={`${at * width + width * (0.1 + 0.4 * fleet)}%`}
              width={`${width * 0.37}%`}
              y={`${100 - (count / most) * TALLEST}%`}
              height={`${(count / most) * TALLEST}%`}
            />
          )),
        )}
      </svg>
      <svg class="length-axis" aria-hidden="true">
        {named.map(
          (name, at) =>
            at % step === 0 && (
              <text key={name} x={`${(at + 0.5) * width}%`} y="1.1em" text-anchor="middle">
                {name}
              </text>
            ),
        )}
      </svg>
      <ul class="destroyed-legend">
        {fates.map(({ name, destroyed: { mean, p5, p95 } }, fleet) => (
          <li key={name}>
            <span class={`destroyed-key destroyed-key-${fleet}`} aria-hidden="true">
              {'AB'[fleet]}
            </span>
            {words.destroyedHow(name, mean, p5, p95)}
          </li>
        ))}
      </ul>
      <Table fates={fates} named={named} counts={counts} />
    </div>
  );
}

interface TableProps extends Pick<ChartProps, 'fates'> {
  /** The points of each bar, in words. */
  readonly named: readonly string[];
  /** Battles of each bar, fleet by fleet. */
  readonly counts: readonly (readonly number[])[];
}

/** The bars as a table, for whoever does not see them. */
const Table = ({ fates, named, counts }: TableProps) => (
  <table class="unseen">
    <caption>{words.destroyedTable}</caption>
    <thead>
      <tr>
        <th scope="col">{words.pointsColumn}</th>
        {fates.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {counts.map((pair, at) => (
        <tr key={named[at]}>
          <th scope="row">{named[at]}</th>
          {pair.map((count, fleet) => (
            <td key={fleet}>{count}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
