import { useState } from 'preact/hooks';
import { Dialog, TextInput } from '../kit/index.ts';
import { CardGrid } from './card-grid.tsx';
import type { CardArt } from './face.ts';
import { Inspector } from './inspector.tsx';
import { cardText as words } from './words/cards.ts';
import { found, heldIn, isLong, type Zone, type ZoneCard } from './zone.ts';

interface ZoneProps<F> {
  readonly art: CardArt<F>;
  readonly zone: Zone<F>;
}

/** The cards of a zone as they may be listed, each of which opens in the inspector. */
export function ZoneCards<F>({ art, zone }: ZoneProps<F>) {
  const { title, text, cards } = zone;
  return (
    <div class="stack">
      <p class="second">{text || (cards === null ? words.hidden : '')}</p>
      {cards?.length === 0 && <p class="second">{words.empty}</p>}
      {cards !== null && cards.length > 0 && <Listed art={art} title={title} cards={cards} />}
    </div>
  );
}

interface ListedProps<F> extends Pick<ZoneProps<F>, 'art'> {
  readonly title: string;
  readonly cards: readonly ZoneCard<F>[];
}

/** How many there are, a search where they are many, and the cards. */
function Listed<F>({ art, title, cards }: ListedProps<F>) {
  const [query, setQuery] = useState('');
  const [read, setRead] = useState<number | null>(null);
  const shown = found(cards, query);
  return (
    <>
      {isLong(cards) && <TextInput type="search" label={words.search} value={query} onInput={setQuery} />}
      <p class="small second" role="status">
        {query.trim() === ''
          ? words.held(heldIn(cards), cards.length)
          : shown.length > 0
            ? words.found(shown.length, cards.length)
            : words.foundNone(query.trim())}
      </p>
      {shown.length > 0 && <CardGrid art={art} label={title} cards={shown} onRead={setRead} />}
      {read !== null && (
        <Inspector
          art={art}
          zone={title}
          cards={shown.map((card) => card.words)}
          at={read}
          onAt={setRead}
          onClose={() => setRead(null)}
        />
      )}
    </>
  );
}

/** A pile or any other zone as a list of its cards. */
export function ZoneBrowser<F>({ onClose, ...props }: ZoneProps<F> & { readonly onClose: () => void }) {
  return (
    <Dialog title={props.zone.title} shape="wide" onClose={onClose}>
      <ZoneCards {...props} />
    </Dialog>
  );
}
