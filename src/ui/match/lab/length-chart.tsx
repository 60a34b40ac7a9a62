import { histogram } from '../../../ai/series/histogram.ts';
import type { Lengths } from '../../../ai/series/report.ts';
import { labText as words } from '../words/lab.ts';

/** Bars of the picture, at most. */
const MAX_BARS = 40;

type Bins = ReturnType<typeof histogram>;

interface PlotProps {
  readonly bins: Bins;
  readonly lengths: Lengths;
  /** Where a length lies, in hundredths of the width. */
  readonly x: (value: number) => number;
}

function Bars({ bins, lengths: { mean, p5, p95 }, x }: PlotProps) {
  const most = Math.max(...bins.map(({ count }) => count));
  const middle = x(mean + 0.5);
  return (
    <svg class="length-plot" aria-hidden="true">
      {bins.map(({ from, to, count }) => {
        const height = (count / most) * 86;
        const width = x(to + 1) - x(from);
        return (
          <rect
            key={from}
            class={`length-bar ${to >= p5 && from <= p95 ? 'length-inside' : ''}`}
            x={`${x(from) + width * 0.08}%`}
            width={`${width * 0.84}%`}
            y={`${100 - height}%`}
            height={`${height}%`}
          />
        );
      })}
      <line class="length-mean" x1={`${middle}%`} x2={`${middle}%`} y1="0" y2="100%" />
      <text
        class="length-word"
        x={`${middle}%`}
        dx={middle > 70 ? -8 : 8}
        y="1em"
        text-anchor={middle > 70 ? 'end' : 'start'}
      >
        {words.mean(mean)}
      </text>
    </svg>
  );
}

/** The bars that are named: all where they are few, else the first, the middle and the last. */
const named = (bins: Bins): Bins =>
  bins.length > 8 ? [bins[0]!, bins[Math.floor(bins.length / 2)]!, bins.at(-1)!] : bins;

function Axis({ bins, lengths: { least, most }, x }: PlotProps) {
  return (
    <svg class="length-axis" aria-hidden="true">
      {bins.length === 1 ? (
        <text x="50%" y="1.1em" text-anchor="middle">
          {words.bin(least, most)}
        </text>
      ) : (
        named(bins).map(({ from, to }) => (
          <text key={from} x={`${(x(from) + x(to + 1)) / 2}%`} y="1.1em" text-anchor="middle">
            {words.bin(from, to)}
          </text>
        ))
      )}
    </svg>
  );
}

function BinTable({ bins }: Pick<PlotProps, 'bins'>) {
  return (
    <table class="unseen">
      <caption>{words.lengthTable}</caption>
      <thead>
        <tr>
          <th scope="col">{words.lengthColumn}</th>
          <th scope="col">{words.gamesColumn}</th>
        </tr>
      </thead>
      <tbody>
        {bins
          .filter(({ count }) => count > 0)
          .map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{words.bin(from, to)}</th>
              <td>{count}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface ChartProps {
  readonly lengths: Lengths;
  readonly values: readonly number[];
  readonly figure: string;
}

/**
 * How long the games were: bars, the middle 90 % brighter, the mean marked; a table behind it for those who do not see
 * it.
 */
export function LengthChart({ lengths, values, figure }: ChartProps) {
  const bins = histogram(values, MAX_BARS);
  const first = bins[0]!.from;
  const end = bins.at(-1)!.to + 1;
  const plot = { bins, lengths, x: (value: number): number => ((value - first) / (end - first)) * 100 };
  const { p5, p95, least, most } = lengths;
  return (
    <div class="length">
      <Bars {...plot} />
      <Axis {...plot} />
      <p class="small quiet">{words.lengthHow(figure, least, p5, p95, most)}</p>
      <BinTable bins={bins} />
    </div>
  );
}
