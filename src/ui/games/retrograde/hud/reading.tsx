import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import { Inspector } from '../../../cards/inspector.tsx';
import { ZoneBrowser } from '../../../cards/zone-browser.tsx';
import { RETROGRADE_CARDS } from '../card-art.ts';
import type { About } from '../state.ts';
import { cardWords, neighboursOf, sameAbout } from './card-words.ts';
import { zoneOf } from './zones.ts';

interface ReadingProps {
  readonly view: RetrogradeView;
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
        art={RETROGRADE_CARDS}
        zone={zoneOf(view, about.pile, about.seat)}
        onClose={onClose}
      />
    );
  const { zone, cards } = neighboursOf(view, about);
  const known = cards.flatMap((card) => {
    const words = cardWords(view, card);
    return words ? [{ card, words }] : [];
  });
  const at = known.findIndex(({ card }) => sameAbout(card, about));
  if (at < 0) return null;
  return (
    <Inspector
      art={RETROGRADE_CARDS}
      zone={zone}
      cards={known.map(({ words }) => words)}
      at={at}
      onAt={(next) => onAbout(known[next]!.card)}
      onClose={onClose}
    />
  );
}
