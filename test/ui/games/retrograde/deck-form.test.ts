import { describe, expect, it } from 'vitest';
import { STARTERS, writeDeck, type OwnDeck } from '../../../../src/games/retrograde/index.ts';
import { compareGroups } from '../../../../src/ui/games/retrograde/decks/compare-rows.ts';
import { DECK_FORM, deckFormOf } from '../../../../src/ui/games/retrograde/decks/deck-form.ts';
import { DECKS } from '../../../../src/ui/games/retrograde/decks/deck-lists.ts';
import { POOL, shownPool, WHOLE_POOL } from '../../../../src/ui/games/retrograde/decks/pool-filter.ts';
import { decksText as words } from '../../../../src/ui/games/retrograde/words/decks.ts';
import { bringIn } from '../../../../src/ui/match/lists/bring-in.ts';
import { checkedIn, type ListRead } from '../../../../src/ui/match/lists/form.ts';
import { packList, unpackList } from '../../../../src/ui/match/lists/link.ts';

const told = ({ faults }: ListRead<OwnDeck>) => faults.map(({ line, reason }) => words.fault(line, reason));
/** 29 known cards, one nobody knows, no homeworld (RG-C13). */
const FAULTY = 'Name: Rust\n14x L.A.V.\n15x Light Corvette\n1x Death Star\n';

describe('a deck as text, link and JSON', () => {
  it('RG-2.8, RG-C13, RG-X71: tells every fault at once by its line, in the words of the rules', () => {
    expect(told(checkedIn(DECK_FORM, FAULTY))).toEqual([
      'Line 4: unknown card "Death Star".',
      'RG-2.2: No homeworld chosen.',
      'RG-2.1: 29 cards, a deck needs exactly 30.',
    ]);
    expect(told(checkedIn(DECK_FORM, 'Homeworld: Supergiant\n2x Mars\n31x L.A.V.\n28 Light Corvete'))).toEqual([
      'Line 1: RG-2.2: Supergiant is not a homeworld.',
      'Line 2: RG-2.3: Mars is a homeworld and cannot be among the 30 cards (card 1).',
      'Line 3: 31 copies; 1 to 30 are possible.',
      'Line 4: unknown card "Light Corvete".',
      'RG-2.1: 2 cards, a deck needs exactly 30.',
    ]);
  });

  it('RG-2.5, RG-C10: is judged by what a match allows', () => {
    const text = 'Homeworld: Earth\n1x Colony Ship\n29x L.A.V.\n';
    expect(told(checkedIn(DECK_FORM, text))).toEqual([]);
    expect(told(checkedIn(deckFormOf({ problematicCards: false, maxCopies: 4 }), text))).toEqual([
      'Line 2: RG-2.5: Colony Ship needs the option problematicCards.',
      'RG-2.4: 29 copies of L.A.V., the limit is 4.',
    ]);
  });

  it('RG-2.8: keeps what it could not read, and is illegal until somebody lets go of it', () => {
    const { list } = DECK_FORM.parse(FAULTY);
    expect(list.unread).toEqual([{ line: 4, text: '1x Death Star' }]);
    const text = DECK_FORM.write(list);
    expect(text).toBe('Name: Rust\n# Not read, line 4: 1x Death Star\n14x L.A.V.\n15x Light Corvette\n');
    expect(DECK_FORM.parse(text)).toEqual({ list, faults: [] });
    expect(told(checkedIn(DECK_FORM, text))[0]).toBe('Line 2: Line 4 of its text was left out: 1x Death Star');
    expect(DECK_FORM.check(list).map(({ rule }) => rule)).toEqual(['RG-2.8', 'RG-2.2', 'RG-2.1']);
    const { unread: _unread, ...mended } = list;
    expect(DECK_FORM.check(mended).map(({ rule }) => rule)).toEqual(['RG-2.2', 'RG-2.1']);
  });

  it('RG-2.9, RG-C14: comes back the same through text, link and JSON', () => {
    for (const deck of Object.values(STARTERS)) {
      expect(DECK_FORM.write(deck)).toBe(writeDeck(deck));
      expect(DECK_FORM.parse(DECK_FORM.write(deck))).toEqual({ list: deck, faults: [] });
      expect(unpackList(DECK_FORM, packList(DECK_FORM, deck))).toEqual({ ok: true, list: deck });
      const json = JSON.stringify(DECK_FORM.json!.write(deck));
      expect(bringIn(DECKS, json, [], 5)).toMatchObject({ left: [], lists: [{ ...deck, tags: [], saved: 5 }] });
    }
    // RG-2.7: a name of 60 characters is no shorter in the library.
    const long = { ...STARTERS.mars, name: 'x'.repeat(60) };
    expect(bringIn(DECKS, DECK_FORM.write(long), [], 5).lists[0]!.name).toBe(long.name);
  });

  it('RG-2.8: names the faults of JSON by the lines of the text it is written as', () => {
    const { cards } = STARTERS.earth;
    const json = JSON.stringify([
      STARTERS.mars,
      { name: 'B', homeworld: 'Earth', cards: [...cards.slice(1), 'Deth\nStar'] },
    ]);
    const { lists, left, text } = bringIn(DECKS, json, [], 5);
    expect(lists.map(({ name }) => name)).toEqual(['Mars starter']);
    const line = text.split('\n').findIndex((row) => row === '1x Deth Star') + 1;
    expect(left[0]!.reasons).toEqual([
      `Line ${line}: unknown card "Deth Star".`,
      'RG-2.1: 29 cards, a deck needs exactly 30.',
    ]);
    const refusal = (raw: string) => bringIn(DECKS, raw, [], 5).left[0]!.reasons[0]!;
    expect(refusal('{"homeworld":"earth"}')).toBe('cards: This is missing.');
    expect(refusal('[{"cards":[]},{"cards":[],"tags":[]}]')).toBe('Deck 2: tags: There is no field tags here.');
    expect(refusal('{"cards":[')).toMatch(/^It begins like JSON but cannot be read as such: /);
  });
});

describe('the pool', () => {
  const ids = (look: Partial<typeof WHOLE_POOL>) => shownPool({ ...WHOLE_POOL, ...look }).map(({ id }) => id);

  it('RG-2.3, RG-C127: holds the 43 cards a deck may have', () => {
    expect(POOL).toHaveLength(43);
    expect(ids({})).toHaveLength(43);
  });

  it('finds by words, kind, cost, and by class with all that can build it', () => {
    expect(ids({ words: 'elite' })).toEqual(['elite-fighter']);
    expect(ids({ words: 'moon capital' })).toEqual(['moon-2222']);
    expect(ids({ kind: 'asset', cost: 6 })).toEqual(['supergiant']);
    expect(ids({ shipClass: 'capital' })).toEqual([
      'battleship',
      'moon-2222',
      'manufactory-c',
      'supergiant',
      'cruiser-facilities',
    ]);
    expect(ids({ words: 'xyzzy' })).toEqual([]);
  });
});

describe('two decks compared', () => {
  it('counts both, and the cards either has', () => {
    const groups = compareGroups(STARTERS.earth, STARTERS.mars);
    const value = (title: string, label: string) =>
      groups.find((group) => group.title === title)?.rows.find((row) => row.label === label)?.values;
    expect(value(words.groups.size, words.rows.cards)).toEqual([30, 30]);
    expect(value(words.groups.cards, 'Heavy Frigate')).toEqual([0, 4]);
    expect(value(words.groups.cards, 'L.A.V.')).toBeUndefined();
    expect(value(words.groups.strength, words.rows.never)).toEqual([0, 0]);
    // The opening hand of Earth: a colony and a research station beside the homeworld.
    expect(value(words.groups.early, words.rows.powerOf(5))).toEqual([5 + 2, 4 + 2 + 3]);
  });
});
