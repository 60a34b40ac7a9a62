import type { SpurView } from '../../../../games/orions-spur/index.ts';
import { Inspector } from '../../../cards/inspector.tsx';
import { ZoneBrowser } from '../../../cards/zone-browser.tsx';
import { SPUR_CARDS } from '../card-art.ts';
import type { About } from '../state.ts';
import { cardWords } from './card-words.ts';
import { neighboursOf, zoneOf } from './zones.ts';

interface ReadingProps {
  readonly view: SpurView;
  readonly about: About;
  readonly onAbout: (about: About) => void;
  readonly onClose: () => void;
}

/** What can be read of a card or a pile. */
export function Reading({ view, about, onAbout, onClose }: ReadingProps) {
  if (about.kind === 'pile')
    return (
      <ZoneBrowser
        key={`${about.pile} ${about.seat}`}
        art={SPUR_CARDS}
        zone={zoneOf(view, about.pile, about.seat)}
        onClose={onClose}
      />
    );
  const { zone, cards } = neighboursOf(view, about);
  const known = cards.flatMap((card) => {
    const told = cardWords(view, card);
    return told ? [{ card, told }] : [];
  });
  const at = known.findIndex(({ card }) => JSON.stringify(card) === JSON.stringify(about));
  if (at < 0) return null;
  return (
    <Inspector
      art={SPUR_CARDS}
      zone={zone}
      cards={known.map(({ told }) => told)}
      at={at}
      onAt={(next) => onAbout(known[next]!.card)}
      onClose={onClose}
    />
  );
}
