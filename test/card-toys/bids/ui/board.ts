import type { BidsView } from '../../../helpers/toy/bids.ts';
import type { Board, BoardCard } from '../../screen/board.ts';
import { numbered, type ToyFace } from '../../screen/face.ts';
import { words } from './words.ts';

export const faceOf = (id: string, value: number): ToyFace => ({
  title: numbered(words.cards[value - 1]!, id),
  value,
  text: '',
});

/** Rounds won by the team of a seat: the first and third seat against the second and fourth. */
export const wonBy = ({ score, hands }: BidsView, seat: string): number =>
  score[hands.findIndex((hand) => hand.seat === seat) % 2 === 0 ? 0 : 1];

/** Bids of this round lie in the middle, face down but for their owner; before the first of them, those of the last. */
export function boardOf(view: BidsView): Board {
  const { faces, sealed, hands, discard, deck } = view;
  const card = (id: string): BoardCard => ({ id, face: faces[id] === undefined ? null : faceOf(id, faces[id]) });
  const last = sealed.committed.length === 0 ? discard.slice(-hands.length) : [];
  const choiceOf = (seat: string) => sealed.shown.find((one) => one.seat === seat)?.choice;
  // In seat order: when somebody bid tells nothing.
  const bid = hands
    .filter(({ seat }) => sealed.committed.includes(seat))
    .map(({ seat }): BoardCard => {
      const choice = choiceOf(seat);
      return choice === undefined ? { id: `${seat}/bid`, face: null } : card(choice);
    });
  return {
    hands: hands.map(({ seat, hand }) => {
      const away = sealed.committed.includes(seat);
      const choice = choiceOf(seat);
      // Which card has gone is not known to the others: one back fewer.
      const left = choice === undefined && away ? hand.slice(1) : hand.filter((id) => id !== choice);
      return { seat, cards: left.map(card), note: words.note(left.length, wonBy(view, seat)) };
    }),
    middle: [...bid, ...last.map(card)],
    deck: deck.length,
    discard: discard.slice(0, discard.length - last.length).map(card),
  };
}
