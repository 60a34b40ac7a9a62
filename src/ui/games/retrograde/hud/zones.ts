import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Zone, ZoneCard } from '../../../cards/zone.ts';
import { faceOf, type Face } from '../art/card-face.ts';
import { sideName, sideOf } from '../names.ts';
import type { PileName } from '../state.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { printedWords } from './card-words.ts';

/** A pile of a seat as whoever looks may list it (RG-20.1). */
export function zoneOf(view: RetrogradeView, pile: PileName, seat: string): Zone<Face> {
  const side = sideOf(view, seat);
  const who = sideName(view, seat);
  const listed = (cards: readonly (string | null)[]): readonly ZoneCard<Face>[] =>
    cards.map((card, at) => ({
      id: `${pile} ${at}`,
      copies: 1,
      words:
        card === null
          ? { face: faceOf(null, seat), title: words.hidden, line: '', figures: [], texts: [], rules: ['RG-20.1'] }
          : printedWords(card, seat),
    }));
  switch (pile) {
    case 'hand':
      return {
        title: words.handOf(who),
        text: side.hand.cards === null ? words.handHidden : words.handText,
        cards: side.hand.cards && listed(side.hand.cards),
      };
    case 'deck':
      return {
        title: words.deck(who),
        text: side.deck.order === null && side.deck.top.length === 0 ? words.deckHidden : words.deckText,
        cards:
          (side.deck.order ?? (side.deck.top.length > 0 ? side.deck.top : null))
            ? listed(side.deck.order ?? side.deck.top)
            : null,
      };
    case 'removed':
      return { title: words.removed(who), text: words.removedText, cards: listed(side.removed) };
  }
}
