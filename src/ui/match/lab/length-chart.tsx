import { histogram } from '../../../ai/series/histogram.ts';
import type { Lengths } from '../../../ai/series/report.ts';
import { labText as words } from '../words/lab.ts';

/** Bars of the picture, at most. */
const MAX_BARS = 40;

/** How long the games were: bars, the middle 90 % brighter, the mean marked; a table behind it for those who do not see it. */
export function LengthChart({
  lengths,
  values,
  figure,
}: {
  readonly lengths: Lengths;
  readonly values: readonly number[];
  readonly figure: string;
}) {
  const bins = histogram(values, MAX_BARS);
  const most = Math.max(...bins.map(({ count }) => count));
  const first = bins[0]!.from;
  const end = bins.at(-1)!.to + 1;
  const x = (value: number): number => ((value - first) / (end - first)) * 100;
  const { mean, p5, p95, least } = lengths;
  const middle = x(mean + 0.5);
  return (
    <div class="length">
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
      <svg class="length-axis" aria-hidden="true">
        {bins.length === 1 ? (
          <text x="50%" y="1.1em" text-anchor="middle">
            {words.bin(least, lengths.most)}
          </text>
        ) : (
          [bins[0]!, ...(bins.length > 8 ? [bins[Math.floor(bins.length / 2)]!] : bins.slice(1, -1)), bins.at(-1)!].map(
            ({ from, to }) => (
              <text key={from} x={`${(x(from) + x(to + 1)) / 2}%`} y="1.1em" text-anchor="middle">
                {words.bin(from, to)}
              </text>
            ),
          )
        )}
      </svg>
      <p class="small quiet">{words.lengthHow(figure, least, p5, p95, lengths.most)}</p>
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
    </div>
  );
}
