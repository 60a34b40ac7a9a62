import { describe, expect, it } from 'vitest';
import { packedIn } from '../../../../src/ui/match/lists/address.ts';
import { packList, unpackList } from '../../../../src/ui/match/lists/link.ts';
import { checkedIn } from '../../../../src/ui/match/lists/form.ts';
import { ComparePage } from '../../../../src/ui/match/lists/compare-page.tsx';
import { duelCsv, duelJson, duelText } from '../../../../src/ui/match/lists/duel-results.ts';
import { LibraryPage } from '../../../../src/ui/match/lists/library-page.tsx';
import { commandOfDuel, duelRoute, type Fought } from '../../../../src/ui/match/lists/list-duel.ts';
import { readKept, splitLists, writeAll, writeKept } from '../../../../src/ui/match/lists/kept-form.ts';
import { ShareDialog } from '../../../../src/ui/match/lists/share-dialog.tsx';
import { Paper, SheetPage } from '../../../../src/ui/match/lists/sheet-page.tsx';
import { fakeLocalStorage } from '../../../helpers/local-storage.ts';
import { smallPage } from '../../../helpers/small-page.ts';
import { TOY_DECKS, TOY_DUEL, TOY_FORM, toyGroups, type ToyDeck } from './toy-decks.tsx';

const { words } = TOY_FORM;
const storage = fakeLocalStorage();
const draw = smallPage('https://example.org/#/decks');

const rush: ToyDeck = {
  name: 'Rush',
  cards: [
    ...Array<string>(3).fill('Light Bomber'),
    'Elite Fighter',
    'Light Bomber',
    'Elite Fighter',
    'Elite Fighter',
    'Battleship',
  ],
};
const legal: ToyDeck = { ...rush, cards: rush.cards.map((card, at) => (at === 4 ? 'Debris Screen' : card)) };
const kept = (deck: ToyDeck, saved = 0, ...tags: string[]) => ({ ...deck, tags, saved });
const keepHere = (...decks: ReturnType<typeof kept>[]) => {
  storage.stored[TOY_FORM.key] = JSON.stringify(decks.map((deck) => writeKept(TOY_FORM, deck)));
};
const names = (page: ReturnType<typeof draw>) => page.texts('h3');

describe('lists of a game that writes, reads and checks them in its own way', () => {
  it('keep their order through text, library and link, equal neighbours joined', () => {
    expect(TOY_FORM.write(rush)).toBe(
      'Name: Rush\n3x Light Bomber\n1x Elite Fighter\n1x Light Bomber\n2x Elite Fighter\n1x Battleship\n',
    );
    expect(TOY_FORM.parse(TOY_FORM.write(rush))).toEqual({ list: rush, faults: [] });
    const fast = kept(rush, 1000, 'fast');
    expect(readKept(TOY_FORM, writeKept(TOY_FORM, fast))).toEqual({ ok: true, kept: fast });
    expect(unpackList(TOY_FORM, packList(TOY_FORM, rush))).toEqual({ ok: true, list: rush });
    const cut = unpackList(TOY_FORM, packList(TOY_FORM, rush).slice(0, -6));
    expect(cut).toEqual({ ok: false, reason: words.linkDamaged });
    const texts = [fast, kept(legal, 2000)].map((deck) => writeKept(TOY_FORM, deck));
    expect(splitLists(TOY_FORM, writeAll(texts)).map(({ text }) => text)).toEqual(texts);
    // A deck's name may stand below its cards.
    expect(splitLists(TOY_FORM, '8x Battleship\nName: Late')).toHaveLength(1);
  });

  it('tell every fault at once: those of lines by line, those of the whole list after them', () => {
    const { list, faults } = checkedIn(TOY_FORM, '# mine\n4x light-bomber\n1x Elite Figter\n2x Xyzzy\n9 Battleship');
    expect(list.cards).toEqual(Array(4).fill('Light Bomber'));
    expect(faults.map(({ line, reason }) => words.fault(line, reason))).toEqual([
      'Line 3: unknown card "Elite Figter"; did you mean Elite Fighter?',
      'Line 4: unknown card "Xyzzy".',
      'Line 5: 9 copies; a line counts 1 to 8.',
      'TD-3: Line 3 was left out: 1x Elite Figter',
      'TD-3: Line 4 was left out: 2x Xyzzy',
      'TD-3: Line 5 was left out: 9 Battleship',
      'TD-1: 4 cards, a deck needs exactly 8.',
      'TD-2: 4 copies of Light Bomber, the limit is 3.',
    ]);
  });
});

describe('the library', () => {
  it('shows cards with picture, figure and faults, and finds, orders, copies and deletes', () => {
    keepHere(kept({ ...legal, name: 'Beta' }, 2000, 'fast'), kept({ ...rush, name: 'Alpha' }, 1000));
    const page = draw(<LibraryPage game={TOY_DECKS} query={{}} />);
    expect(names(page)).toEqual(['Beta', 'Alpha', 'Wall']);
    expect(page.text()).toContain('Light Bomber, Light Bomber, Light Bomber');
    expect(page.text()).toContain('cost 22');
    expect(page.text()).toContain('4 copies of Light Bomber, the limit is 3.');
    // There is nothing to build or print in this game.
    expect(page.text()).not.toContain(words.build);
    page.choose(words.sort, 'name');
    expect(names(page)).toEqual(['Alpha', 'Beta', 'Wall']);
    page.choose(words.sort, 'kinds');
    expect(names(page)).toEqual(['Beta', 'Alpha', 'Wall']);
    page.write(words.search, 'debris');
    expect(names(page)).toEqual(['Beta', 'Wall']);
    page.write(words.search, '');
    page.press(words.of(words.duplicate, 'Beta'));
    expect(names(page)).toContain('Beta 2');
    page.press(words.of(words.remove, 'Beta'));
    expect(names(page)).not.toContain('Beta');
    page.press(words.undo);
    expect(TOY_DECKS.library.saved().map(({ name }) => name)).toEqual(['Beta', 'Alpha', 'Beta 2']);
  });

  it('renames and tags', () => {
    keepHere(kept(legal, 1000, 'slow'), kept({ ...legal, name: 'Other' }, 1000));
    const page = draw(<LibraryPage game={TOY_DECKS} query={{}} />);
    page.press(words.of(words.rename, 'Rush'));
    page.write(words.newName, 'Other');
    expect(page.text()).toContain(words.nameTaken);
    page.write(words.newName, 'Hurry');
    page.press(words.keep);
    page.press(words.of(words.retag, 'Hurry'));
    page.press(words.removeTag('slow'));
    page.write(words.newTag, 'Fast, red');
    page.press(words.keep);
    expect(TOY_DECKS.library.saved().map(({ name, tags }) => [name, tags])).toEqual([
      ['Hurry', ['fast', 'red']],
      ['Other', []],
    ]);
  });

  it('brings in what is legal, names the lines of the rest, and takes over what is good, marked', () => {
    const page = draw(<LibraryPage game={TOY_DECKS} query={{}} />);
    page.press(words.import);
    page.write(words.importText, `${TOY_FORM.write(legal)}\n# --------\nName: Rust\n7x Batleship\nColony 2122`);
    page.press(words.read);
    expect(names(page)).toContain('Rush');
    expect(page.texts('li')).toEqual(
      expect.arrayContaining(['Line 2: unknown card "Batleship"; did you mean Battleship?']),
    );
    page.press(words.takeGood);
    expect(TOY_DECKS.library.saved().at(-1)).toMatchObject({
      name: 'Rust',
      cards: ['Colony 2122'],
      unread: [{ line: 2, text: '7x Batleship' }],
    });
    expect(page.text()).toContain(words.illegalWith(2));
  });

  it('puts in the words that were meant, and keeps nothing by that alone', () => {
    const page = draw(<LibraryPage game={TOY_DECKS} query={{}} />);
    page.press(words.import);
    const slips = TOY_FORM.write(legal).replace('Fighter', 'Figter').replace('Battleship', 'Batleship');
    page.write(words.importText, `# --------\n${slips}`);
    page.press(words.read);
    expect(page.text()).toContain(words.importFaults(1));
    page.press(words.correct(2));
    expect(page.text()).not.toContain(words.importFaults(1));
    expect(TOY_DECKS.library.saved()).toEqual([]);
    page.press(words.read);
    expect(TOY_DECKS.library.saved()).toMatchObject([legal]);
  });

  it('keeps what it cannot read, and mends it as a whole or not at all', () => {
    storage.stored[TOY_FORM.key] = JSON.stringify(['Name: Broken\n8x Spoons']);
    const page = draw(<LibraryPage game={TOY_DECKS} query={{}} />);
    expect(page.text()).toContain(words.damagedTitle(1));
    expect(page.text()).toContain('Line 2: unknown card "Spoons".');
    page.press(words.of(words.damagedMend, words.damagedOne(1)));
    page.write(words.theText, `${TOY_FORM.write(legal)}\n9x Spoons`);
    page.press(words.mendRead);
    expect(storage.stored[TOY_FORM.key]).toContain('Broken');
    page.write(words.theText, TOY_FORM.write(legal));
    page.press(words.mendRead);
    expect(page.text()).not.toContain(words.damagedTitle(1));
    expect(names(page)).toEqual(['Rush', 'Wall']);
  });

  it('offers the list of an address, and says why one cannot be had', () => {
    const page = draw(<LibraryPage game={TOY_DECKS} query={{ deck: packList(TOY_FORM, legal) }} />);
    expect(page.text()).toContain(words.linkTitle('Rush'));
    expect(draw(<LibraryPage game={TOY_DECKS} query={{ deck: '1cut' }} />).text()).toContain(words.linkFailed);
  });

  it('sends two chosen lists to be compared, and refuses before', () => {
    keepHere(kept(legal, 1000));
    const page = draw(<LibraryPage game={TOY_DECKS} query={{}} />);
    expect(page.one('button', words.compare).getAttribute('aria-disabled')).toBe('true');
    page.tick(words.choose('Rush'));
    page.tick(words.choose('Wall'));
    expect(page.text()).toContain(words.chosen(['Rush', 'Wall'], true));
    const href = page.one('a', words.compare).getAttribute('href')!;
    expect(href).toMatch(/^#\/decks\/compare\?a=1/);
    expect(packedIn(TOY_DECKS, href).map((packed) => unpackList(TOY_FORM, packed))).toMatchObject([
      { list: { name: 'Rush' } },
      { list: { name: 'Wall' } },
    ]);
  });
});

describe('two lists side by side', () => {
  it('have the rows of the game, the larger figure marked; what nobody could play is told', () => {
    const query = { a: packList(TOY_FORM, rush), b: packList(TOY_FORM, TOY_DECKS.readyMade[0]!) };
    const seen: boolean[] = [];
    const page = draw(
      <ComparePage
        game={TOY_DECKS}
        query={query}
        useGroups={(a, b, able) => {
          seen.push(able);
          return toyGroups(a, b);
        }}
      />,
    );
    expect(seen.at(-1)).toBe(false);
    expect(page.text()).toContain(words.of('Rush', words.illegal));
    expect(page.texts('tr')).toEqual(
      expect.arrayContaining([`Cost23 cr25 cr▲ ${words.larger}`, `Light Bomber4▲ ${words.larger}0`]),
    );
  });
});

describe('a duel of two lists', () => {
  const duel = { lists: [legal, TOY_DECKS.readyMade[0]!], players: ['easy', 'random'], games: 30, seed: 's' } as const;

  it('has an address, a command, and results without anything the game does not add', () => {
    expect(duelRoute(TOY_DUEL, duel)).toMatchObject({ part: 'duel', query: { players: 'easy,random', games: '30' } });
    expect(commandOfDuel(TOY_DUEL, duel)).toContain(
      '--game toy --deckA deck-a.txt --deckB deck-b.txt --games 30 --seed s --seats easy,random',
    );
    const game = { winner: 0, winnerSeat: 1, opener: 0, sides: [], reason: 'end', plies: 9, rounds: 4, mostWork: 1 };
    const played = [{ ...game, figures: { cards: 3 } }];
    const reading = { seats: ['a', 'b'], length: 'rounds', shares: [] };
    const fought = {
      draft: duel,
      state: 'done',
      played,
      byPlace: played,
      failures: [],
      lost: '',
      reading,
      ms: 1,
    } as Fought<ToyDeck>;
    expect(duelCsv(played)).toBe('winner,winnerSeat,reason,cards\n0,1,end,3\n');
    expect(JSON.parse(duelJson(TOY_DUEL, fought))).toMatchObject({ format: 'orion-duel', asked: 30 });
    expect(duelText(TOY_DUEL, fought)).toContain('Rush: 100.0\u00a0%');
  });
});

describe('a list on paper and as text', () => {
  it('stands on its sheet under its name', () => {
    const page = draw(
      <SheetPage
        game={{ ...TOY_DECKS, views: ['print'] }}
        query={{ deck: packList(TOY_FORM, legal) }}
        choices={() => null}
        sheet={({ name, cards }) => (
          <Paper name={name} line="8 cards" class="toy">
            <ol>
              {cards.map((card, at) => (
                <li key={at}>{card}</li>
              ))}
            </ol>
          </Paper>
        )}
      />,
    );
    expect(page.texts('h2')).toEqual(['Rush']);
    expect(page.texts('li')).toEqual(legal.cards);
  });

  it('is read back from its text, or its lines are named and nothing is taken', () => {
    const read: ToyDeck[] = [];
    const page = draw(
      <ShareDialog
        form={TOY_FORM}
        list={legal}
        link="https://example.org"
        title="Deck"
        hint=""
        onRead={(deck) => read.push(deck)}
        onClose={() => undefined}
      />,
    );
    page.write(words.asText, '8x Light Bombers');
    page.press(words.readText);
    expect(page.text()).toContain('Line 1: unknown card "Light Bombers"; did you mean Light Bomber?');
    page.press(words.correct(1));
    page.press(words.readText);
    expect(page.text()).toContain('8 copies of Light Bomber');
    page.write(words.asText, TOY_FORM.write({ ...legal, name: 'New' }));
    page.press(words.readText);
    expect(read.map(({ name }) => name)).toEqual(['New']);
  });
});
