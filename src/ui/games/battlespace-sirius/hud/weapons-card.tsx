import { sirius as words } from '../../../messages/battlespace-sirius.ts';
import { Figures } from './parts.tsx';
import type { FireCard } from './fire-data.ts';

/** What so many weapons would do: cost, hits as bars with their figures, what they remove, empty and repair. */
export function WeaponsCard({ card: { name, cost, left, bars, figures, note, kills } }: { readonly card: FireCard }) {
  return (
    <>
      <span class="bs-card-head"><strong>{name}</strong> <span class="figure small">{cost}</span></span>
      {left && <span class="small second">{left}</span>}
      {note && <span class={`small bs-note ${kills ? 'bs-kills' : ''}`}>{note}</span>}
      {bars.length > 0 && (
        <span class="bs-bars" role="list" aria-label={words.hitChart}>
          <span class="bs-bars-axis" aria-hidden="true">{words.hitAxis}</span>
          {bars.map(({ hits, percent, share }) => (
            <span key={hits} class={share === 0 ? 'bs-nil' : ''} role="listitem" aria-label={words.hitBar(hits, percent)}>
              <span class="figure" aria-hidden="true">{percent.replace(' %', '')}</span>
              <i style={{ '--share': share }} aria-hidden="true" />
              <b class="figure" aria-hidden="true">{hits}</b>
            </span>
          ))}
        </span>
      )}
      <Figures figures={figures} />
    </>
  );
}
