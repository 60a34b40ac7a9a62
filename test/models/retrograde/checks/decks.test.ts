import { describe, expect, it } from 'vitest';
import { begin } from '../begin.ts';
import { STARTERS } from '../data/starters.ts';
import { deckFaults, type Deck } from '../deck.ts';
import { readDeck, starter, writeDeck } from '../deck-text.ts';
import type { Fault } from '../fault.ts';
import { DEFAULTS, optionFaults, type Options } from '../options.ts';
import { dice } from './position.ts';

const faults = (deck: Deck, options: Partial<Options> = {}) => deckFaults(deck, { ...DEFAULTS, ...options });
const said = (found: readonly Fault[]) => found.map(({ rules, reason }) => `${rules.join()}: ${reason}`);
const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);
const earth = starter('earth');

describe('decks of the model', () => {
  it('C5 X66: need exactly 30 cards', () => {
    const short = { ...earth, cards: earth.cards.slice(0, -1) };
    expect(said(faults(short))).toEqual(['RG-2.1: 29 cards, a deck needs exactly 30.']);
  });

  it('C6: both players may choose Mars', () => {
    const mars = starter('mars');
    expect(begin({ firstPlayer: 'seat1' }, [mars, mars], dice()).phase).toBe('maneuvers');
  });

  it('C7 X67 X68: hold no homeworld, and have one', () => {
    const cards = earth.cards.map((card, index) => (index === 6 ? 'mars' : card));
    const reason = 'RG-2.3: Mars is a homeworld and cannot be among the 30 cards (card 7).';
    expect(said(faults({ ...earth, cards }))).toEqual([reason]);
    expect(said(faults({ ...earth, homeworld: null }))).toEqual(['RG-2.2: No homeworld chosen.']);
  });

  it('C8 C9 X70: may be limited in copies', () => {
    const bombers = { homeworld: 'jupiter', cards: many('light-bomber', 30) };
    expect(faults(bombers)).toEqual([]);
    const reason = 'RG-2.4: 30 copies of Light Bomber, the limit is 4.';
    expect(said(faults(bombers, { maxCopies: 4 }))).toEqual([reason]);
    for (const name of ['earth', 'mars', 'jupiter'] as const) {
      expect(faults(starter(name), { maxCopies: 4 })).toEqual([]);
      expect(faults(starter(name), { maxCopies: 3 })).not.toEqual([]);
    }
  });

  it('C10 X69: hold a Colony Ship only with the option', () => {
    const deck = { ...earth, cards: ['colony-ship', ...earth.cards.slice(1)] };
    expect(said(faults(deck))).toEqual(['RG-2.5: Colony Ship needs the option problematicCards.']);
    expect(faults(deck, { problematicCards: true })).toEqual([]);
  });

  it('X72: options are refused out of their range', () => {
    expect(said(optionFaults({ turnLimit: 0 }))).toEqual(['RG-22.1: turnLimit must be 1-500 rounds or none; got 0.']);
    expect(optionFaults({ turnLimit: 500, maxCopies: 30, errata: true, hitRule: 'lowerOrEqual' })).toEqual([]);
    expect(optionFaults({ turnLimit: 501, maxCopies: 31, hitRule: 'higher', firstPlayer: 'seat3' })).toHaveLength(4);
  });
});

describe('deck texts of the model', () => {
  it('C11 C12: read names by their letters and digits', () => {
    const cards = (text: string) => readDeck(text).deck.cards;
    const three = many('elite-fighter', 3);
    expect(cards('3x Elite Fighter')).toEqual(three);
    expect(cards('3 elite-fighter')).toEqual(three);
    expect(cards('Elite Fighter\r\n  Elite Fighter\n# none\n\nElite Fighter')).toEqual(three);
    expect(cards('LAV\nL.A.V.\nl.a.v')).toEqual(many('lav', 3));
    expect(cards('2 Asteroid Colony 2122')).toEqual(many('asteroid-colony-2122', 2));
  });

  it('C13 X71: give every fault at once', () => {
    const { faults: found } = readDeck(`29x Light Bomber\n1x Death Star\n`);
    expect(found.map(({ rules, line }) => [...rules, line])).toEqual([
      ['RG-2.8', 2],
      ['RG-2.1', undefined],
      ['RG-2.2', undefined],
    ]);
    expect(found[0]!.reason).toBe('Line 2: unknown card "Death Star".');
    expect(said(readDeck('30x LAV\nHomeworld: Supergiant').faults)).toEqual(['RG-2.2: Supergiant is not a homeworld.']);
  });

  it('C14: export what they import', () => {
    const lines = { earth: 26, mars: 21, jupiter: 30 };
    for (const name of ['earth', 'mars', 'jupiter'] as const) {
      const { deck, faults: found } = readDeck(STARTERS[name]);
      expect(found).toEqual([]);
      expect(writeDeck(deck)).toBe(STARTERS[name]);
      expect(STARTERS[name].trim().split('\n').slice(2)).toHaveLength(lines[name]);
    }
    expect(STARTERS.earth).toMatch(/^2x Fast Attack Craft$/m);
    expect(STARTERS.earth.endsWith('2x Battleship\n')).toBe(true);
  });
});
