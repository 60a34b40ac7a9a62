import { playerOf } from '../../../helpers/toy/wards-state.ts';
import { cardOf } from '../../../helpers/toy/wards-cards.ts';
import type { CardId, WardsView } from '../../../helpers/toy/wards.ts';
import type { Board, BoardCard } from '../../screen/board.ts';
import { numbered, type ToyFace } from '../../screen/face.ts';
import { words } from './words.ts';

/** What is printed on a card of which the face is known. */
export function faceOf(id: CardId, value: number): ToyFace {
  const { name, text } = cardOf(value);
  return { title: numbered(name, id), value, text };
}

/** A card as a view knows it. */
export const cardIn =
  ({ faces }: Pick<WardsView, 'faces'>) =>
  (id: CardId): BoardCard => ({ id, face: faces[id] === undefined ? null : faceOf(id, faces[id]) });

/** Hands, deck, the strikes that wait in the middle, and what was played before them. */
export function boardOf(view: WardsView): Board {
  const card = cardIn(view);
  const waiting = view.window?.pending.map(({ thing }) => thing.card) ?? [];
  return {
    hands: view.players.map(({ seat, lives, hand }) => ({
      seat,
      cards: hand.map(card),
      note: words.lives(lives, hand.length),
    })),
    middle: waiting.map(card),
    deck: view.deck.length,
    discard: view.discard.filter((id) => !waiting.includes(id)).map(card),
  };
}

/** The seat that can be struck by another; the first of several. */
export const rivalOf = (view: WardsView, seat: string): string | undefined =>
  view.players.find((player) => player.seat !== seat && player.lives > 0)?.seat;

export const livesOf = (view: WardsView, seat: string): number => playerOf(view, seat)?.lives ?? 0;
