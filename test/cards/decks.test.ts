import { describe, expect, it } from 'vitest';
import { handView, inOwnOrder } from '../../src/cards/hand.ts';
import { guessedPiles, unseen } from '../../src/cards/hidden.ts';
import { afterArrange, afterDraw, afterLook, knownTo } from '../../src/cards/knowledge.ts';
import { arranged, drawnWithRefill, takenAtRandom } from '../../src/cards/moves.ts';
import { deckView, pileView } from '../../src/cards/pile.ts';
import { movesCards } from '../../src/cards/possible.ts';
import { openChance, scriptChance } from '../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../src/engine/seat.ts';

const scripted = (...draws: readonly number[]) => openChance(scriptChance(draws));
const cards = (count: number, letter = 'c') => Array.from({ length: count }, (_, index) => `${letter}${index}`);

describe('drawing', () => {
  it('OS-10.8 Check 94: an empty deck is made anew of the discard; where that is empty too, nothing is drawn', () => {
    const review = drawnWithRefill([], ['tactical-review'], 2, scripted());
    expect(review).toEqual({ cards: ['tactical-review'], deck: [], discard: [], renewed: ['tactical-review'] });
    expect(drawnWithRefill([], [], 2, scripted()).cards).toEqual([]);
  });

  it('OS-9.3 Check 89: draws what is left, shuffles, and draws on', () => {
    const draw = scripted(9, 8, 7, 6, 5, 4, 3, 2, 1);
    const { cards: taken, deck, discard, renewed } = drawnWithRefill(cards(2), cards(10, 'd'), 4, draw);
    expect(taken).toEqual(['c0', 'c1', 'd0', 'd1']);
    expect([deck.length, discard.length, renewed]).toEqual([8, 0, cards(10, 'd')]);
  });

  it.each([
    [5, 3],
    [7, 0],
    [9, 0],
  ])('OS-9.3 Check 88: a hand of %i is filled up to 7 from the deck alone, which takes no draw', (hand, drawn) => {
    // Discards first: 5 - 1 = 4.
    const wanted = 7 - (hand === 5 ? 4 : hand);
    const { cards: taken, renewed } = drawnWithRefill(cards(20), cards(3, 'd'), wanted, scripted());
    expect([taken.length, renewed]).toEqual([drawn, null]);
  });

  it('the last card of a deck is drawn without a shuffle', () => {
    expect(drawnWithRefill(['a'], ['b', 'c'], 1, scripted())).toEqual({
      cards: ['a'],
      deck: [],
      discard: ['b', 'c'],
      renewed: null,
    });
  });

  it('RG-13.2 Check C77: an ordered deck that runs out gives what it has', () => {
    expect(drawnWithRefill(['a'], [], 2, scripted())).toMatchObject({ cards: ['a'], deck: [], renewed: null });
  });
});

describe('losing cards at random', () => {
  it('OS-15.4: draws a place per card, counted from the oldest in what is left', () => {
    expect(takenAtRandom(['a', 'b', 'c', 'd'], 2, scripted(1, 1))).toEqual({ taken: ['b', 'c'], rest: ['a', 'd'] });
    expect(() => takenAtRandom(['a', 'b'], 2, scripted(0, 1))).toThrow('not a whole number from 0 to 0');
  });

  it('OS-10.22 Check 103: takes all where there are fewer, and nothing from nothing', () => {
    expect(takenAtRandom(['a'], 2, scripted(0))).toEqual({ taken: ['a'], rest: [] });
    expect(takenAtRandom([], 2, scripted())).toEqual({ taken: [], rest: [] });
  });
});

describe('the top of a deck', () => {
  it('is put in order, and nothing else is', () => {
    expect(arranged(['a', 'b', 'c', 'd'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b', 'd']);
    expect(arranged([], [])).toEqual([]);
    expect(() => arranged(['a', 'b', 'c'], ['c', 'a'])).toThrow('c, a are not the top 2 cards.');
    expect(() => arranged(['a', 'b'], ['a', 'a'])).toThrow('a, a are not the top 2 cards.');
    expect(() => arranged(['a'], ['a', 'b'])).toThrow('a, b are not the top 2 cards.');
  });

  it('RG-17.12: is known to whoever looked until it leaves the deck', () => {
    const looked = afterLook({}, '1', 1);
    expect([knownTo(looked, viewerOf('1'), 25), knownTo(looked, viewerOf('2'), 25)]).toEqual([1, 0]);
    expect([knownTo(looked, AUDIENCE, 25), knownTo(looked, JUDGE, 25)]).toEqual([0, 25]);
    expect(knownTo(looked, viewerOf('1'), 0)).toBe(0);
    expect(afterDraw(looked, 1)).toEqual({});
    expect(afterDraw(afterLook({ '2': 1 }, '1', 3), 1)).toEqual({ '1': 2 });
    expect(afterLook({ '1': 3 }, '1', 1)).toEqual({ '1': 3 });
  });

  it('is known only to whoever has put it in order', () => {
    expect(afterArrange({ '1': 5, '2': 4 }, '1', 3)).toEqual({ '1': 5 });
    expect(afterArrange({ '2': 4 }, '1', 3)).toEqual({ '1': 3 });
  });

  it('RG-20.1: a deck is shown whole to its owner, its known top to whoever looked, its height to all', () => {
    const deck = ['c', 'a', 'b'];
    expect(deckView(deck, { listed: true, known: 3 })).toEqual({
      count: 3,
      listed: ['a', 'b', 'c'],
      order: deck,
      top: deck,
    });
    expect(deckView(deck, { listed: false, known: 1 })).toEqual({ count: 3, listed: null, order: null, top: ['c'] });
    expect(deckView(deck, { listed: false, known: 0 })).toEqual({ count: 3, listed: null, order: null, top: [] });
    expect(deckView([], { listed: false, known: 0 })).toEqual({ count: 0, listed: null, order: null, top: [] });
  });
});

describe('hands', () => {
  it('OS-14.2: are listed to their owner and counted for the others', () => {
    expect(handView(['b', 'a'], { known: true })).toEqual({ count: 2, cards: ['b', 'a'] });
    expect(handView(['b', 'a'], { known: false })).toEqual({ count: 2, cards: null });
  });

  it('lie as their owner has laid them; new cards at the end, cards that are gone left out', () => {
    expect(inOwnOrder(['a', 'b', 'c'], ['c', 'x', 'a'])).toEqual(['c', 'a', 'b']);
    expect(inOwnOrder([], ['c'])).toEqual([]);
    expect(inOwnOrder(['a', 'b'], [])).toEqual(['a', 'b']);
  });
});

describe('a guess of what is hidden', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('OS-14.2: scatters what nobody has shown over a hand and a deck', () => {
    const hidden = unseen(all, ['f']);
    const piles = [
      pileView(['a', 'b'], { listed: false, open: false }),
      deckView(['c', 'd', 'e'], { listed: false, known: 0 }),
    ];
    const [hand, deck] = guessedPiles(hidden, piles, scripted(0, 1, 2, 1));
    expect([hand!.length, deck!.length]).toEqual([2, 3]);
    expect([...hand!, ...deck!].sort()).toEqual(hidden);
  });

  it('RG-17.12: keeps the known top where it is, and an open order', () => {
    const piles = [
      deckView(['c', 'd', 'e'], { listed: false, known: 1 }),
      pileView(['f'], { listed: true, open: true }),
    ];
    const [deck, open] = guessedPiles(['c', 'd', 'e', 'f'], piles, scripted(0));
    expect([deck, open]).toEqual([['c', 'e', 'd'], ['f']]);
  });

  it('shuffles what may be listed but not ordered', () => {
    const [pile, hand] = guessedPiles(
      all,
      [
        pileView(['c', 'b', 'a'], { listed: true, open: false }),
        pileView(['d', 'e', 'f'], { listed: false, open: false }),
      ],
      scripted(2, 1, 0, 1),
    );
    expect([pile, hand]).toEqual([
      ['c', 'b', 'a'],
      ['d', 'e', 'f'],
    ]);
  });

  it('does not hide a contradiction', () => {
    expect(() => guessedPiles(all, [pileView(['a'], { listed: false, open: false })], scripted(0, 0, 0, 0, 0))).toThrow(
      '6 hidden cards do not fill piles of 1.',
    );
  });
});

describe('whether an effect on piles can do anything', () => {
  const heights =
    (deck: number, discard = 0, theirs = 0) =>
    (zone: string, whose?: string) =>
      whose === 'opponent' ? theirs : zone === 'deck' ? deck : discard;
  const draw = { kind: 'draw', count: 1, upTo: false, from: 'deck', to: 'hand', refill: 'discard' } as const;
  const lose = { kind: 'discard', count: 2, pick: 'random', whose: 'opponent', from: 'hand', to: 'discard' } as const;

  it.each([
    ['draw from nothing', draw, heights(0), false],
    ['draw from the discard', draw, heights(0, 1), true],
    ['draw without a refill', { ...draw, refill: null }, heights(0, 1), false],
    ['OS-10.22: discard from an empty hand', lose, heights(0, 3), false],
    ['OS-10.22: discard from a hand of fewer', lose, heights(0, 0, 1), true],
    ['look at an empty deck', { kind: 'look', count: 1, at: 'deck' }, heights(0), false],
    ['look at one card', { kind: 'look', count: 3, at: 'deck' }, heights(1), true],
    ['put one card in order', { kind: 'arrange', count: 3, of: 'deck' }, heights(1), false],
    ['put two in order', { kind: 'arrange', count: 3, of: 'deck' }, heights(2), true],
    ['put a card away', { kind: 'put', target: 'self', to: 'discard' }, heights(0), true],
  ] as const)('%s', (_name, effect, count, possible) => {
    expect(movesCards(effect, count)).toBe(possible);
  });
});
