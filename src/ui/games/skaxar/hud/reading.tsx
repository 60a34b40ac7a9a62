import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { Inspector } from '../../../cards/inspector.tsx';
import { ZoneBrowser } from '../../../cards/zone-browser.tsx';
import { Dialog } from '../../../kit/index.ts';
import { WAR_CARDS } from '../card-art.ts';
import type { About } from '../state.ts';
import { cardWords, neighboursOf, placeAmong } from './card-words.ts';
import { moneyWords, zoneOf } from './zones.ts';

interface ReadingProps {
  readonly view: SkaxarView;
  readonly about: About;
  readonly onAbout: (about: About) => void;
  readonly onClose: () => void;
}

/** What can be read of a card, a pile or money. */
export function Reading({ view, about, onAbout, onClose }: ReadingProps) {
  if (about.kind !== 'pile') {
    const beside = neighboursOf(view, about);
    return (
      <Inspector
        art={WAR_CARDS}
        zone={beside.zone}
        cards={beside.cards.map((card) => cardWords(view, card))}
        at={placeAmong(beside, about)}
        onAt={(at) => onAbout(beside.cards[at]!)}
        onClose={onClose}
      />
    );
  }
  const money = moneyWords(view, about);
  if (money)
    return (
      <Dialog title={money.title} onClose={onClose}>
        <p>{money.text}</p>
      </Dialog>
    );
  return (
    <ZoneBrowser key={`${about.pile} ${about.seat}`} art={WAR_CARDS} zone={zoneOf(view, about)} onClose={onClose} />
  );
}
