import type { SpurView } from '../../../../games/orions-spur/index.ts';
import { Inspector } from '../../../cards/inspector.tsx';
import { ZoneBrowser } from '../../../cards/zone-browser.tsx';
import { SPUR_CARDS } from '../card-art.ts';
import type { About, CardAbout } from '../state.ts';
import { cardWords } from './card-words.ts';
import { neighboursOf, zoneOf } from './zones.ts';

interface ReadingProps<A extends About> {
  readonly about: A;
  readonly view: SpurView;
  readonly onClose: () => void;
  readonly onAbout: (about: About) => void;
}

/** What can be read of a card or a pile. */
export function Reading({ about, ...rest }: ReadingProps<About>) {
  if (about.kind !== 'pile') return <CardReading about={about} {...rest} />;
  const { view, onClose } = rest;
  const { seat, pile } = about;
  return <ZoneBrowser key={`${seat} ${pile}`} zone={zoneOf(view, pile, seat)} art={SPUR_CARDS} onClose={onClose} />;
}

/** A card among those it lies with. */
function CardReading({ about, view, onClose, onAbout }: ReadingProps<CardAbout>) {
  const { cards, zone } = neighboursOf(view, about);
  const told = cards.map((card) => cardWords(view, card));
  const lies = cards.filter((_, place) => told[place] !== null);
  const wanted = JSON.stringify(about);
  const at = lies.findIndex((card) => JSON.stringify(card) === wanted);
  return at < 0 ? null : (
    <Inspector
      zone={zone}
      art={SPUR_CARDS}
      at={at}
      cards={told.filter((one) => one !== null)}
      onClose={onClose}
      onAt={(next) => onAbout(lies[next]!)}
    />
  );
}
