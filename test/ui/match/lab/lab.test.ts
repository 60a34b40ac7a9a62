import { describe, expect, it } from 'vitest';
import type { SeriesGame } from '../../../../src/ai/series/series.ts';
import { reportOf, type Reading } from '../../../../src/ai/series/report.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { retrograde as orbits, SECOND_LISTS, STARTERS } from '../../../../src/games/retrograde/index.ts';
import '../../../helpers/game-uis.ts';
import { fakeLocalStorage } from '../../../helpers/local-storage.ts';
import { matterSight } from '../../../../src/physics/index.ts';
import {
  changed,
  commandOf,
  optionsOf,
  queryOf,
  readDraft,
  seriesOf,
  type Draft,
} from '../../../../src/ui/match/lab/draft.ts';
import { packList } from '../../../../src/ui/match/lists/link.ts';
import { DECK_FORM } from '../../../../src/ui/games/retrograde/decks/deck-form.ts';
import { DECK_LIBRARY } from '../../../../src/ui/games/retrograde/decks/deck-library.ts';
import { valuesOf } from '../../../../src/ui/match/lab/lab-game.ts';
import { fetchLabGames, figureLabels, labGame, playerName, playersOf } from '../../../../src/ui/match/lab/lab-games.ts';
import { resultsCsv } from '../../../../src/ui/match/lab/results-text.ts';
import { scaleFor, verdict, wonGroups } from '../../../../src/ui/match/lab/rows.ts';
import { labText } from '../../../../src/ui/match/words/lab.ts';

const skaxar: Draft = {
  game: 'skaxar',
  chosen: { fleets: 'both' },
  names: ['hard', 'greedy'],
  games: 200,
  seed: 'abc',
};

await fetchLabGames();

const EXAMPLE = { fleetA: 'earth', fleetB: 'skaxar', stalemateLimit: 5 };

describe.each(GAMES)('what the lab knows of $title', (manifest) => {
  const { id } = manifest;
  const seams = { sight: async () => matterSight };

  it('names the very rivals there are, and no option the game refuses', async () => {
    const [game, rivals, census] = await Promise.all([manifest.game(seams), manifest.rivals(), manifest.census()]);
    const lab = labGame(id);
    expect(Object.keys(lab.rivals)).toEqual(Object.keys(rivals));
    for (const { key, values } of lab.choices) {
      for (const { value, options } of values) {
        const parsed = game.parseOptions(options);
        expect(parsed.ok && game.checkSetup(parsed.value), `${key} ${value}`).toEqual([]);
      }
    }
    expect(lab.sides !== null).toBe(census.exchanged !== undefined);
  });

  it('has as many places for every choice as the game then has seats', async () => {
    const game = await manifest.game(seams);
    for (const { key, values } of labGame(id).choices)
      for (const { value, options, places } of values) {
        const parsed = game.parseOptions(options);
        const seats = parsed.ok && game.seats(parsed.value).length;
        expect([key, value, places ?? 2]).toEqual([key, value, seats]);
      }
  });

  it('has words for every player and every figure that is counted', async () => {
    const census = await manifest.census();
    expect(playersOf(id).filter((name) => playerName(id, name) === name)).toEqual([]);
    const said = Object.keys(figureLabels(id));
    // The sums that shares are taken of need no line of their own.
    expect(Object.keys(census.figures([], EXAMPLE)).filter((figure) => !said.includes(figure))).toEqual(
      id === 'skaxar' ? ['dealerPhases'] : [],
    );
  });
});

describe('an experiment', () => {
  it('is read back from its address', () => {
    const drafts: readonly Draft[] = [
      skaxar,
      { ...skaxar, chosen: { fleets: 'earth' }, seed: 'a b&c=d' },
      {
        game: 'battlespace-sirius',
        chosen: { seats: '4', rules: 'advanced' },
        names: ['easy', 'greedy', 'random', 'hard'],
        games: 10,
        seed: 'x',
      },
      { game: 'orions-gate', chosen: { points: '24' }, names: ['default', 'default'], games: 2000, seed: 'y' },
    ];
    for (const draft of drafts) {
      const search = new URLSearchParams(queryOf(draft)).toString();
      expect(readDraft(Object.fromEntries(new URLSearchParams(search)), 'orions-gate')).toEqual({ draft, misread: [] });
    }
  });

  it('is as standard where the address says nothing, and says so where it cannot be read', () => {
    const { draft, misread } = readDraft({}, 'battlespace-sirius');
    expect(misread).toEqual([]);
    expect(draft).toMatchObject({
      game: 'battlespace-sirius',
      chosen: { seats: '2', rules: 'basic' },
      names: ['default', 'default'],
      games: 100,
    });
    expect(draft.seed).toMatch(/^[a-z2-9]{8}$/);
    const broken: readonly { readonly [name: string]: string }[] = [
      { game: 'chess' },
      { games: '9' },
      { games: '2001' },
      { games: '10.5' },
      { players: 'easy' },
      { players: 'easy,nobody' },
      { seed: '' },
      { seed: 'x'.repeat(41) },
      { seats: '7' },
    ];
    for (const query of broken) {
      const read = readDraft(query, 'battlespace-sirius');
      expect(read.misread).toEqual(Object.entries(query).map((part) => part.join('=')));
      expect({ ...read.draft, seed: '' }).toEqual({ ...draft, seed: '' });
    }
  });

  it('has as many places as its options give seats', () => {
    const duel = readDraft({ game: 'battlespace-sirius', players: 'easy,hard', seed: 's' }, 'orions-gate').draft;
    const four = changed(duel, { chosen: { ...duel.chosen, seats: '4' } });
    expect(four.names).toEqual(['easy', 'hard', 'default', 'default']);
    expect(changed(four, { chosen: duel.chosen }).names).toEqual(['easy', 'hard']);
    expect(optionsOf(four)).toEqual({ playerCount: 4 });
  });

  it('names the command that plays the same series', () => {
    expect(commandOf(skaxar)).toBe(
      'npm run --silent tabletop -- simulate --game skaxar --games 200 --seed abc --seats hard,greedy --keep side',
    );
    expect(commandOf({ ...skaxar, chosen: { fleets: 'skaxar' }, seed: 'it’s' })).toContain(
      `--seed 'it’s' --seats hard,greedy --keep side --options '{"fleetA":"skaxar","mirror":true}'`,
    );
    expect(seriesOf(skaxar)).toEqual({
      game: 'skaxar',
      options: {},
      seed: 'abc',
      names: ['hard', 'greedy'],
      keep: true,
    });
  });
});

describe('decks as sides', () => {
  const browser = fakeLocalStorage();
  const draft = (deck1: string, deck2: string): Draft => ({
    game: 'retrograde',
    chosen: { deck1, deck2 },
    names: ['hard', 'greedy'],
    games: 20,
    seed: 'x',
  });
  const swift = { name: "Ada's", homeworld: 'jupiter', cards: STARTERS.jupiter.cards } as const;
  const own = packList(DECK_FORM, swift);

  it('RG-22.1, RG-25.1: every ready-made list may meet every other, within the round limit', () => {
    const [first] = labGame('retrograde').choices;
    const ids = first!.values.map(({ value }) => value);
    expect(ids).toEqual([...Object.keys(STARTERS), ...Object.keys(SECOND_LISTS)]);
    for (const one of ids)
      for (const other of ids) {
        const options = optionsOf(draft(one, other));
        expect(options).toEqual({ decks: [one, other], turnLimit: 60 });
        const parsed = orbits.parseOptions(options);
        expect(parsed.ok && orbits.checkSetup(parsed.value), `${one} ${other}`).toEqual([]);
      }
  });

  it('a deck of the library is offered, one that cannot be played is shown as such', () => {
    DECK_LIBRARY.save(swift);
    DECK_LIBRARY.save({ name: 'Short', homeworld: 'earth', cards: ['lav'] });
    const [first] = labGame('retrograde').choices;
    const shown = valuesOf(first!, own);
    expect(shown.slice(-2).map(({ value, label, disabled }) => [value === own, label, disabled])).toEqual([
      [true, "Ada's", false],
      [false, 'Short: cannot be played', true],
    ]);
    browser.stored = {};
    // One that is only in the link is offered from there.
    expect(valuesOf(first!, own).at(-1)).toMatchObject({ value: own, group: 'From the link' });
  });

  it('the address and the command carry a whole deck, and one that cannot be played is refused', () => {
    const mine = draft(own, 'mars-second');
    const query = Object.fromEntries(new URLSearchParams(new URLSearchParams(queryOf(mine)).toString()));
    expect(readDraft(query, 'skaxar')).toEqual({ draft: mine, misread: [] });
    expect(optionsOf(mine)).toEqual({ decks: [swift, 'mars-second'], turnLimit: 60 });
    expect(commandOf(mine)).toContain(`{"name":"Ada'\\''s","homeworld":"jupiter"`);
    const short = packList(DECK_FORM, { name: '', homeworld: 'earth', cards: ['lav'] });
    for (const bad of [short, own.slice(0, -9), 'no deck'])
      expect(readDraft({ ...query, deck1: bad }, 'skaxar')).toMatchObject({
        misread: [`deck1=${bad}`],
        draft: { chosen: { deck1: 'earth', deck2: 'mars-second' } },
      });
  });

  it('reads the decks of an address of before, and says so where it cannot read one or does not know a key', () => {
    const read = (decks: string) => readDraft({ game: 'retrograde', decks, seed: 's' }, 'skaxar');
    expect(read('mars-jupiter')).toMatchObject({ misread: [], draft: { chosen: { deck1: 'mars', deck2: 'jupiter' } } });
    expect(read('mars-venus')).toMatchObject({
      misread: ['deck2=venus'],
      draft: { chosen: { deck1: 'mars', deck2: 'mars' } },
    });
    expect(readDraft({ game: 'retrograde', deck3: 'mars' }, 'skaxar').misread).toEqual(['deck3=mars']);
  });

  it('RG-2.5: problematic cards bring their option; two decks of one name are told apart', () => {
    const cards = ['colony-ship', ...STARTERS.jupiter.cards.slice(1)];
    const odd = draft(own, packList(DECK_FORM, { ...swift, cards }));
    expect(optionsOf(odd)).toMatchObject({
      problematicCards: true,
      decks: [{ name: "Ada's" }, { name: "Ada's (2)", cards }],
    });
    expect(labGame('retrograde').sides!(odd.chosen)).toEqual(["Ada's", "Ada's (2)"]);
    expect(labGame('retrograde').sides!(draft('earth', 'earth').chosen)).toEqual(['Earth starter', 'Earth starter']);
  });
});

describe('what is shown of a series', () => {
  const reading: Reading = { seats: ['A', 'B'], length: 'combats', shares: [] };
  const game = (winnerSeat: number | null, sides = ['earth', 'skaxar']): SeriesGame => ({
    winner: winnerSeat === null ? null : sides[winnerSeat] === 'earth' ? 0 : 1,
    winnerSeat,
    opener: 1,
    sides,
    reason: 'lastShips',
    plies: 7,
    rounds: null,
    mostWork: 1,
    figures: { combats: 30, turns: 31 },
  });
  const played = [game(0), game(1, ['skaxar', 'earth']), game(1), game(null)];
  const groups = wonGroups(skaxar, played, reading, reportOf(played, reading));

  it('has a line for each fleet with its player, each seat and the opener', () => {
    expect(groups.map(({ title, rows }) => [title, rows.map(({ who, wins }) => `${who} ${wins}`)])).toEqual([
      [labText.groups.sides, ['Earth · Hard 2', 'Skaxar · Greedy 1']],
      [labText.groups.seats, ['Seat A 1', 'Seat B 2']],
      [labText.groups.opener, ['First buyer of turn 1 2']],
    ]);
  });

  it('has a line for each player where nothing is kept, and none where all are the same', () => {
    const own = played.map((one) => ({ ...one, sides: [] }));
    const shown = wonGroups(skaxar, own, reading, reportOf(own, reading));
    expect(shown[0]).toMatchObject({
      title: labText.groups.players,
      rows: [
        { who: 'Hard', wins: 2 },
        { who: 'Greedy', wins: 1 },
      ],
    });
    expect(
      wonGroups({ ...skaxar, names: ['hard', 'hard'] }, own, reading, reportOf(own, reading)).map(({ title }) => title),
    ).toEqual([labText.groups.seats, labText.groups.opener]);
  });

  it('says in a sentence what is proved', () => {
    const row = { ...groups[0]!.rows[0]!, who: 'Earth', even: 0.5 };
    expect(verdict({ ...row, share: 0.6, interval95: [0.52, 0.68] })).toBe(
      'Earth wins 60.0\u00a0%: more than equal chances explain.',
    );
    expect(verdict({ ...row, share: 0.4, interval95: [0.32, 0.48] })).toBe(
      'Earth wins 40.0\u00a0%: less than equal chances explain.',
    );
    expect(verdict({ ...row, share: 0.5, interval95: [0.45, 0.55] })).toBe(labText.fair);
    expect(verdict({ ...row, share: 0.5, interval95: [0.3, 0.7] })).toBe(`${labText.fair} ${labText.tooFew}`);
  });

  it('draws on the narrowest scale that holds every interval', () => {
    const at = (from: number, to: number) =>
      scaleFor([{ title: '', rows: [{ ...groups[0]!.rows[0]!, even: 0.5, interval95: [from, to] }] }]);
    expect([at(0.45, 0.55), at(0.39, 0.5), at(0.25, 0.6), at(0.1, 0.6)].map(({ from, to }) => [from, to])).toEqual([
      [0.4, 0.6],
      [0.3, 0.7],
      [0.2, 0.8],
      [0, 1],
    ]);
  });

  it('writes one line a game', () => {
    expect(resultsCsv(played.slice(0, 2))).toBe(
      'winner,winnerSeat,opener,sides,reason,plies,combats,turns\n0,0,1,earth skaxar,lastShips,7,30,31\n0,1,1,skaxar earth,lastShips,7,30,31\n',
    );
    expect(resultsCsv([game(null)])).toContain('\n,,1,earth skaxar,');
  });
});
