import { sirius as words } from '../words/play.ts';
import type { FireCard } from './fire-data.ts';
import { Figures } from './parts.tsx';

interface CardProps {
  readonly card: FireCard;
  /** The labels of the figures in the order of their rows; one without a figure here has none. */
  readonly labels: readonly string[];
}

/** What so many weapons would do: cost, hits as bars with their figures, what they remove, empty and repair. */
export function WeaponsCard({ card: { name, cost, left, bars, figures, note, kills }, labels }: CardProps) {
  const rows = labels.map((label) => figures.find(([name]) => name === label) ?? ([label, words.none] as const));
  return (
    <>
      <span class="bs-card-head">
        <strong>{name}</strong> <span class="figure small">{cost}</span>
      </span>
      {left && (
        <span class="bs-left small second">
          <span>{words.keeps(left.side)}</span> <b class="figure">{left.power}</b>
        </span>
      )}
      {note && <span class={`small bs-note ${kills ? 'bs-kills' : ''}`}>{note}</span>}
      {bars.length > 0 && (
        <span class="bs-bars" role="list" aria-label={words.hitChart}>
          <span class="bs-bars-axis" aria-hidden="true">
            {words.hitAxis}
          </span>
          {bars.map(({ hits, percent, share }) => (
            <span
              key={hits}
              class={share === 0 ? 'bs-nil' : ''}
              role="listitem"
              aria-label={words.hitBar(hits, percent)}
            >
              <span class="figure" aria-hidden="true">
                {percent.replace(' %', '')}
              </span>
              <i style={{ '--share': share }} aria-hidden="true" />
              <b class="figure" aria-hidden="true">
                {hits}
              </b>
            </span>
          ))}
        </span>
      )}
      {figures.length > 0 && <Figures figures={rows} />}
    </>
  );
}

/** What the rows of the cards beside it are. For page readers each card says it itself. */
export function CardLegend({ card, labels }: CardProps) {
  if (labels.length === 0) return null;
  return (
    <span class="bs-card-legend small second" aria-hidden="true">
      <span class="bs-card-head">
        <strong>{'\u00a0'}</strong> <span class="small">{words.cost}</span>
      </span>
      {card.left && <span class="bs-left">{words.keeps(card.left.side)}</span>}
      {card.bars.length > 0 && <span class="bs-bars">{words.hitLegend}</span>}
      <span class="bs-figures">
        {labels.map((label) => (
          <span key={label} class="bs-figure">
            {label}
          </span>
        ))}
      </span>
    </span>
  );
}
