import { DECKS, designOf, type SpurView } from '../../../../games/orions-spur/index.ts';
import { together, type Zone, type ZoneCard } from '../../../cards/zone.ts';
import type { SpurFace } from '../art/face.ts';
import { SPUR_CARDS } from '../card-art.ts';
import { playerOf, sideName, speciesOf } from '../names.ts';
import type { CardAbout, PileName } from '../state.ts';
import { spurWords as words } from '../words/play.ts';
import { designWords, tacticsWords } from './card-words.ts';

type Listed = readonly ZoneCard<SpurFace>[] | null;

const cards = (ids: readonly string[] | null): Listed =>
  ids && ids.map((id) => ({ id, copies: 1, words: tacticsWords(id) }));

const ships = (ids: readonly string[], seat: string): Listed =>
  together(
    SPUR_CARDS,
    ids.map((id) => ({ id, copies: 1, words: designWords(designOf(id).id, seat) })),
  );

/** OS-14.3: the cards of a deck that lie nowhere in sight, as many as there are of each line. */
function unseen(view: SpurView, seat: string): Listed {
  const { discard, hand, reserve } = playerOf(view, seat);
  const seen = [...discard, ...(hand.cards ?? []), ...(reserve.cards ?? [])];
  return DECKS[speciesOf(view, seat)].flatMap(({ card, copies }) => {
    const ids = Array.from({ length: copies }, (_, at) => `${seat}:${card.key}#${at + 1}`);
    const left = ids.filter((id) => !seen.includes(id));
    return left.length === 0 ? [] : [{ id: left[0]!, copies: left.length, words: tacticsWords(left[0]!) }];
  });
}

/** A pile of a seat as whoever looks may list it (chapter 14). */
export function zoneOf(view: SpurView, pile: PileName, seat: string): Zone<SpurFace> {
  const player = playerOf(view, seat);
  const listed: { readonly [name in PileName]: () => Listed } = {
    hand: () => cards(player.hand.cards),
    deck: () => unseen(view, seat),
    discard: () => cards(player.discard),
    shipDeck: () => ships(player.shipDeck, seat),
    reserve: () => cards(player.reserve.cards),
    trophies: () => player.trophies.map((id) => ({ id, copies: 1, words: designWords(designOf(id).id, id[0]!) })),
  };
  const found = listed[pile]();
  return {
    title: words.pileOf(words.piles[pile], sideName(view, seat)),
    text: found === null ? words.hidden : words.pileTexts[pile],
    cards: found,
  };
}

/** The cards a card lies among, in their order. */
export function neighboursOf(
  view: SpurView,
  about: CardAbout,
): { readonly zone: string; readonly cards: readonly CardAbout[] } {
  if (about.kind === 'ship') {
    const seat = about.id.split(':')[0]!;
    const fleet = view.ships.filter(({ owner }) => owner === seat);
    return { zone: sideName(view, seat), cards: fleet.map(({ id }): CardAbout => ({ kind: 'ship', id })) };
  }
  if (about.kind === 'card') {
    const seat = about.card.split(':')[0]!;
    const hand = playerOf(view, seat).hand.cards ?? [];
    if (hand.includes(about.card))
      return { zone: words.hand, cards: hand.map((card): CardAbout => ({ kind: 'card', card })) };
  }
  return { zone: words.piles.shipDeck, cards: [about] };
}
