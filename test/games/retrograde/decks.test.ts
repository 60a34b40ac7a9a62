import { describe, expect, it } from 'vitest';
import { readDeck, writeDeck } from '../../../src/games/retrograde/data/deck-text.ts';
import { deckFaults, type Deck, type DeckTerms } from '../../../src/games/retrograde/data/decks.ts';
import { READY_MADE, STARTERS } from '../../../src/games/retrograde/data/starters.ts';
import { SECOND_LISTS } from '../../../src/games/retrograde/data/second-lists.ts';
import { optionsOf, setupRefusals } from '../../helpers/rg-position.ts';

const PLAIN: DeckTerms = { problematicCards: false, maxCopies: null };
const times = (count: number, card: string): readonly string[] => Array.from({ length: count }, () => card);
const faultsOf = (deck: Partial<Deck>, terms: Partial<DeckTerms> = {}): readonly string[] =>
  deckFaults({ ...STARTERS.earth, ...deck }, { ...PLAIN, ...terms }).map(({ rule, reason }) => `${rule}: ${reason}`);
const textFaults = (text: string, terms: Partial<DeckTerms> = {}): readonly string[] =>
  readDeck(text, { ...PLAIN, ...terms }).faults.map(({ rule, reason, line }) => `${line ?? '-'} ${rule}: ${reason}`);
const cardsIn = (text: string): readonly string[] => readDeck(text, PLAIN).deck.cards;
/** Lines of a legal deck but for what stands before it. */
const REST = 'Homeworld: Earth\n30x L.A.V.\n';

describe('what a deck is', () => {
  it('RG-2.1, RG-C5, RG-X66 exactly 30 cards', () => {
    expect(faultsOf({ cards: STARTERS.earth.cards.slice(0, 29) })).toEqual([
      'RG-2.1: 29 cards, a deck needs exactly 30.',
    ]);
    expect(faultsOf({ cards: ['lav'] })).toEqual(['RG-2.1: 1 card, a deck needs exactly 30.']);
    expect(setupRefusals({ decks: [{ homeworld: 'earth', cards: times(29, 'lav') }, 'mars'] })).toEqual([
      'RG-2.1: 29 cards, a deck needs exactly 30.',
    ]);
  });

  it('RG-2.2, RG-C6 exactly one homeworld; both players may choose the same', () => {
    expect(setupRefusals({ decks: ['mars', 'mars'] })).toEqual([]);
    expect(deckFaults({ name: '', homeworld: 'supergiant', cards: times(30, 'lav') }, PLAIN)).toEqual([
      { rule: 'RG-2.2', reason: 'Supergiant is not a homeworld.', line: null },
    ]);
  });

  it('RG-X68 a deck without homeworld', () => {
    expect(setupRefusals({ decks: ['earth', { cards: times(30, 'lav') }] })).toEqual(['RG-2.2: No homeworld chosen.']);
    expect(textFaults('30x L.A.V.')).toEqual(['- RG-2.2: No homeworld chosen.']);
  });

  it('RG-2.3, RG-C7, RG-X67 no homeworld among the cards; it still counts as one', () => {
    const cards = [...times(6, 'lav'), 'mars', ...times(23, 'lav')];
    expect(faultsOf({ cards })).toEqual(['RG-2.3: Mars is a homeworld and cannot be among the 30 cards (card 7).']);
    expect(textFaults('Homeworld: Mars\n6x L.A.V.\n2x Mars\n22x L.A.V.')).toEqual([
      '3 RG-2.3: Mars is a homeworld and cannot be among the 30 cards (card 7).',
    ]);
  });

  it('RG-2.4, RG-C8, RG-X70 any number of copies, or at most maxCopies', () => {
    const cards = times(30, 'light-bomber');
    expect(faultsOf({ homeworld: 'jupiter', cards })).toEqual([]);
    expect(faultsOf({ homeworld: 'jupiter', cards }, { maxCopies: 4 })).toEqual([
      'RG-2.4: 30 copies of Light Bomber, the limit is 4.',
    ]);
  });

  it('RG-C9 the ready-made decks hold at most 4 copies of a card', () => {
    for (const maxCopies of [4, 3])
      expect(
        Object.values(STARTERS).flatMap((deck) => deckFaults(deck, { ...PLAIN, maxCopies })).length > 0,
        String(maxCopies),
      ).toBe(maxCopies === 3);
  });

  it('RG-2.5, RG-C10, RG-X69 two cards need the option problematicCards', () => {
    const cards = ['colony-ship', ...times(29, 'lav')];
    expect(faultsOf({ cards })).toEqual(['RG-2.5: Colony Ship needs the option problematicCards.']);
    expect(faultsOf({ cards }, { problematicCards: true })).toEqual([]);
    expect(faultsOf({ cards: times(30, 'interplanetary-missile') })).toEqual([
      'RG-2.5: Interplanetary Missile needs the option problematicCards.',
    ]);
  });
});

describe('the text of a deck', () => {
  it('RG-2.7, RG-C11 counts copies in three ways', () => {
    for (const text of ['3x Elite Fighter', '3 elite-fighter', 'Elite Fighter\nElite Fighter\r\n  ELITE FIGHTER  '])
      expect(cardsIn(text)).toEqual(times(3, 'elite-fighter'));
  });

  it('RG-C12 compares letters and digits alone', () => {
    expect(cardsIn('LAV\nL.A.V.\nl.a.v')).toEqual(times(3, 'lav'));
    expect(cardsIn('2 Asteroid Colony 2122')).toEqual(times(2, 'asteroid-colony-2122'));
  });

  it('ignores empty lines and comments, whatever the case of Name and Homeworld', () => {
    const { deck, faults } = readDeck('# a remark\n\nNAME:  The Long Watch \nhomeWorld: earth\n30 lav\nName:', PLAIN);
    expect(faults).toEqual([]);
    expect(deck).toEqual({ name: 'The Long Watch', homeworld: 'earth', cards: times(30, 'lav') });
  });

  it('RG-2.8, RG-C13, RG-X71 reports every fault at once, each with its line', () => {
    expect(textFaults('29x L.A.V.\n1x Death Star')).toEqual([
      '2 RG-2.8: Line 2: unknown card "Death Star".',
      '- RG-2.2: No homeworld chosen.',
      '- RG-2.1: 29 cards, a deck needs exactly 30.',
    ]);
    expect(textFaults(`${'#\n'.repeat(11)}Death Star\n${REST}`)).toEqual([
      '12 RG-2.8: Line 12: unknown card "Death Star".',
    ]);
    expect(textFaults('Homeworld: Supergiant\n30x L.A.V.')).toEqual(['1 RG-2.2: Supergiant is not a homeworld.']);
  });

  it('RG-2.8 names numbers outside 1 to 30, long and second names, second homeworlds; such lines add no cards', () => {
    expect(textFaults(`${REST}0x Supergiant\n31 Death Star\n`)).toEqual([
      '3 RG-2.8: Line 3: 0 copies; 1 to 30 are possible.',
      '4 RG-2.8: Line 4: unknown card "Death Star".',
      '4 RG-2.8: Line 4: 31 copies; 1 to 30 are possible.',
    ]);
    expect(textFaults(`Name: ${'x'.repeat(61)}\nName: two\n${REST}Homeworld: Mars\n`)).toEqual([
      '1 RG-2.8: Line 1: the name has 61 characters, at most 60 are allowed.',
      '2 RG-2.8: Line 2: a second Name; the first is in line 1.',
      '5 RG-2.8: Line 5: a second Homeworld; the first is in line 3.',
    ]);
    expect(textFaults(`Name: ${'x'.repeat(60)}\n${REST}`)).toEqual([]);
    expect(textFaults('x\n'.repeat(401))).toContain('- RG-2.8: The text has 402 lines; at most 400 are read.');
  });

  it('tells the word that was meant beside the fault', () => {
    const [fault] = readDeck('Elite Fightr', PLAIN).faults;
    expect(fault!.meant).toEqual({ said: 'Elite Fightr', word: 'Elite Fighter' });
  });

  it('RG-2.9, RG-C14 writes a deck so that it reads back the same', () => {
    const lines = { earth: 26, mars: 21, jupiter: 30 };
    for (const [id, deck] of Object.entries(STARTERS)) {
      const text = writeDeck(deck);
      const rows = text.split('\n');
      expect(rows.length - 3, id).toBe(lines[id as keyof typeof lines]);
      expect(rows.at(-1)).toBe('');
      const read = readDeck(text, PLAIN);
      expect(read).toEqual({ deck, faults: [] });
      expect(writeDeck(read.deck)).toBe(text);
    }
    const rows = writeDeck(STARTERS.earth).split('\n');
    expect([rows[2], rows.at(-2)]).toEqual(['2x Fast Attack Craft', '2x Battleship']);
  });
});

describe('the ready-made decks', () => {
  it('RG-25.1 are complete and legal with default options', () => {
    for (const deck of Object.values(STARTERS)) expect(deckFaults(deck, PLAIN)).toEqual([]);
    expect(Object.values(STARTERS).map(({ name, cards }) => `${name}: ${cards[0]}, ${cards.at(-1)}`)).toEqual([
      'Earth starter: fast-attack-craft, battleship',
      'Mars starter: destroyer, light-corvette',
      'Jupiter starter: corporate-base-3322, destroyer',
    ]);
  });

  it('RG-2.1 to RG-2.5 second lists are legal too, with at most 4 copies of a card, and an option names them', () => {
    for (const [id, deck] of Object.entries(SECOND_LISTS)) {
      expect(deckFaults(deck, { ...PLAIN, maxCopies: 4 }), id).toEqual([]);
      expect(optionsOf({ decks: [id, 'earth'] }).decks).toEqual([deck, STARTERS.earth]);
      expect(readDeck(writeDeck(deck), PLAIN)).toEqual({ deck, faults: [] });
    }
    const names = Object.values(READY_MADE).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
