import { labText as words } from '../words/lab.ts';
import { scaleFor, verdict, type Scale, type WonGroup, type WonRow } from './rows.ts';

const at = ({ from, to }: Scale, share: number): string => `${(((share - from) / (to - from)) * 100).toFixed(2)}%`;

/** The line of one share on the common scale: ticks, equal chances, interval, dot (a square for the second seat). */
function Plot({ row, scale }: { readonly row: WonRow; readonly scale: Scale }) {
  const [from, to] = row.interval95;
  const x = at(scale, row.share);
  return (
    <svg class="won-plot" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line key={tick} class="won-tick" x1={at(scale, tick)} x2={at(scale, tick)} y1="0" y2="100%" />
      ))}
      <line class="won-even" x1={at(scale, row.even)} x2={at(scale, row.even)} y1="0" y2="100%" />
      <line class="won-range" x1={at(scale, from)} x2={at(scale, to)} y1="50%" y2="50%" />
      {[from, to].map((end) => (
        <svg key={end} class="won-end-box" x={at(scale, end)} y="50%">
          <line class="won-end" x1="0" x2="0" y1="-5" y2="5" />
        </svg>
      ))}
      <svg class="won-end-box" x={x} y="50%">
        {row.seat === 1 ? (
          <rect class="won-dot" x="-5" y="-5" width="10" height="10" rx="1.5" />
        ) : (
          <circle class="won-dot" r="5.5" />
        )}
      </svg>
    </svg>
  );
}

interface WonChartProps {
  readonly groups: readonly WonGroup[];
  /** The first line is told in a sentence. */
  readonly judged?: boolean;
}

/** Who wins how much, drawn and in figures: one table, so that it can be read without the picture. */
export function WonChart({ groups, judged = true }: WonChartProps) {
  const scale = scaleFor(groups);
  const main = groups[0]?.rows[0];
  return (
    <div class="won">
      {judged && main && <p class="won-verdict">{verdict(main)}</p>}
      <table class="won-table">
        <caption class="unseen">{words.sharesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.who}</th>
            <td />
            <th scope="col">{words.columns.share}</th>
            <th scope="col">{words.columns.interval}</th>
            <th scope="col">{words.columns.wins}</th>
            <th scope="col">{words.columns.draws}</th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr class="won-group">
              <th colSpan={6} scope="rowgroup" class="eyebrow">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.who} class={`won-row won-seat-${row.seat ?? 'none'}`}>
                <th scope="row">{row.who}</th>
                <td class="won-picture">
                  <Plot row={row} scale={scale} />
                </td>
                <td class="won-share figure">{words.percent(row.share)}</td>
                <td class="won-interval figure quiet">{words.interval(row.interval95)}</td>
                <td class="won-count figure">{row.wins}</td>
                <td class="won-count figure quiet">{row.draws}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td class="won-picture">
              <svg class="won-axis">
                {scale.ticks.map((tick) => (
                  <text key={tick} x={at(scale, tick)} y="1.1em" text-anchor="middle">
                    {Math.round(tick * 100)}
                  </text>
                ))}
              </svg>
            </td>
            <td class="won-unit">%</td>
            <td colSpan={3} />
          </tr>
        </tfoot>
      </table>
      <p class="small quiet">{words.sharesHow}</p>
    </div>
  );
}
