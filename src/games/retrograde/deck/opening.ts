import { assetCard, cardOf, isCard, type CardId } from '../data/cards.ts';
import { isHomeworld } from '../data/assets.ts';
import type { DeckDraft } from '../data/decks.ts';
import { OPENING_HAND } from '../rules/setup.ts';
import { usesOf } from './figures.ts';

/**
 * RG-3.3, RG-13.1: how many cards of a deck were drawn by the end of the research of the own turn `turn` (0 = before
 * the first) with so many researches each turn.
 */
export const drawnBy = (deck: number, turn: number, researches: number): number =>
  Math.min(deck, OPENING_HAND + turn * researches);

/** One own turn of a hand that is stepped through: cards drawn by research, then cards put into play. */
export interface HandTurn {
  readonly researches: number;
  /** Places in the deck, from 0, of the cards that left the hand. */
  readonly played: readonly number[];
}

/** A hand after some turns, as far as the order of the deck alone says. */
export interface HandState {
  /** Own turns that have begun; 0 = the opening hand. */
  readonly turn: number;
  readonly drawn: number;
  /** Places of the deck, from 0, in the order in which they were drawn. */
  readonly hand: readonly number[];
  readonly played: readonly number[];
  /** Of homeworld and assets that were played. */
  readonly power: number;
  readonly limit: number;
  /** Of spacecraft that were played. */
  readonly used: number;
  /** Construction points all that was played costs as printed, and all that could have been given by now (RG-14.1). */
  readonly spent: number;
  readonly given: number;
}

type Cards = Pick<DeckDraft, 'homeworld' | 'cards'>;

/**
 * The hand after these turns. It is a rehearsal, not a match: what is played stands at once, and points count as if
 * every asset contributed each turn from the one after it came.
 */
export function handAfter({ homeworld, cards }: Cards, turns: readonly HandTurn[]): HandState {
  const home = homeworld !== null && isHomeworld(homeworld) ? assetCard(homeworld) : null;
  let [power, limit, used, spent, given] = [home?.power ?? 0, home?.population ?? 0, 0, 0, 0];
  let drawn = drawnBy(cards.length, 0, 0);
  const played: number[] = [];
  for (const turn of turns) {
    given += power;
    drawn = Math.min(cards.length, drawn + turn.researches);
    for (const place of turn.played) {
      if (place >= drawn || played.includes(place)) continue;
      played.push(place);
      const id: CardId = cards[place]!;
      if (!isCard(id)) continue;
      const card = cardOf(id);
      spent += card.cost ?? 0;
      if (card.kind === 'asset') [power, limit] = [power + card.power, limit + card.population];
      if (card.kind === 'spacecraft') used += usesOf(homeworld, id);
    }
  }
  const hand = Array.from({ length: drawn }, (_, place) => place).filter((place) => !played.includes(place));
  return { turn: turns.length, drawn, hand, played, power, limit, used, spent, given };
}
