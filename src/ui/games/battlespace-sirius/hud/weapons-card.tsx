import { sirius as words } from '../words/play.ts';
import type { FireCard } from './fire-data.ts';
import { NEVER } from './parts.tsx';

interface CardProps {
  readonly card: FireCard;
  /** The labels of the figures in the order of their columns; one without a figure here has none. */
  readonly labels: readonly string[];
}

/** What so many weapons would do, in one row: cost, hits as bars with their figures, and what comes of it. */
export function WeaponsCard({ card: { name, cost, left, bars, figures, note, kills }, labels }: CardProps) {
  return (
    <span class="bs-volley">
      <span class="bs-card-head">
        <strong>{name}</strong>{' '}
        <span class="bs-left small">
          <span class="figure">{cost}</span>
          {left && (
            <span class="second" title={words.leaves(left.side, left.power)}>
              <span class="unseen">{words.leaves(left.side, left.power)}</span>
              <b class="bs-clip figure" aria-hidden="true">
                {left.power}
              </b>
            </span>
          )}
        </span>
      </span>
      {note && <span class={`small bs-note ${kills ? 'bs-kills' : ''}`}>{note}</span>}
      {bars.length > 0 && <HitBars bars={bars} />}
      {!note && (
        <span class="bs-figures">
          {labels.map((label) => {
            const value = figures.find(([one]) => one === label)?.[1] ?? words.none;
            return (
              <span key={label} class={`bs-figure small ${value === NEVER || value === words.none ? 'bs-nil' : ''}`}>
                <span class="unseen">{label}</span> <b class="figure">{value}</b>{' '}
                <span class="second" aria-hidden="true">
                  {words.oddsShort[label] ?? label}
                </span>
              </span>
            );
          })}
        </span>
      )}
    </span>
  );
}

/** The chance of each number of hits: a bar, its percent above (a whole one without decimal), the hits below. */
function HitBars({ bars }: Pick<FireCard, 'bars'>) {
  return (
    <span class="bs-bars" role="list" aria-label={words.hitChart}>
      {bars.map(({ hits, percent, share }) => (
        <span key={hits} class={share === 0 ? 'bs-nil' : ''} role="listitem" aria-label={words.hitBar(hits, percent)}>
          <span class="figure" aria-hidden="true">
            {percent.replace(/(?:\.0)? %$/, '')}
          </span>
          <i style={{ '--share': share }} aria-hidden="true" />
          <b class="figure" aria-hidden="true">
            {hits}
          </b>
        </span>
      ))}
    </span>
  );
}

/** What the bars of the rows below are. For page readers each row says it itself. */
export function VolleyHead({ cards }: { readonly cards: readonly FireCard[] }) {
  if (cards.every(({ bars }) => bars.length === 0)) return null;
  return (
    <span class="bs-volley bs-volley-head" aria-hidden="true">
      <span />
      <span>{words.hitLegend}</span>
    </span>
  );
}
