import { describe, expect, it } from 'vitest';
import { openChance, scriptChance, seedChance } from '../../../../src/engine/rng.ts';
import { JUDGE, viewerOf } from '../../../../src/engine/seat.ts';
import { buy, game, harvest, opened, play, resign, table, viewFor, type Table } from '../../../helpers/sk-position.ts';
import { positionP } from '../../../helpers/sk-worked-game.ts';

const CLOSED = { openTracker: false } as const;
const somebody = () => openChance(seedChance('somebody'));

/** A position in which both seats have ships in every pile. */
const rich = (options: object): Table =>
  table({
    options: { ...options },
    at: 'session',
    buyers: ['A', 'B'],
    A: { field: ['E07'], repairBay: ['E03', 'E01', 'E02'], scrapyard: ['E12'], equipped: ['I34'], usedCards: ['I01'] },
    B: { field: ['X07'], repairBay: ['X09', 'X08'], scrapyard: ['X12'], usedCards: ['I02'] },
    shop: ['I25', null, 'I11'],
    asteroidRow: ['R20', null, 'R01'],
    asteroidsTaken: ['R02'],
  });

describe('a guess of what is hidden', () => {
  it.each([
    ['openTracker true', {}],
    ['openTracker false', CLOSED],
  ])('SK-11.5 SK-13.3: fits all that is listed and counted: %s', (_name, options) => {
    const match = rich(options);
    for (const seat of ['A', 'B']) {
      const seen = game.view(match.state, viewerOf(seat));
      const guessed = game.guess(seen, seat, somebody());
      expect(game.view(guessed, viewerOf(seat))).toEqual(seen);
      const { asteroidDeck, asteroidRow, shopDeck, sides } = guessed;
      expect([...asteroidDeck, ...asteroidRow.filter(Boolean)].sort()).toEqual(
        [...match.state.asteroidDeck, 'R01', 'R20'].sort(),
      );
      expect([...shopDeck].sort()).toEqual([...match.state.shopDeck].sort());
      for (const [index, side] of sides.entries()) {
        const own = match.state.sides[index]!;
        expect([...side.fleetDeck, ...side.repairBay].sort()).toEqual([...own.fleetDeck, ...own.repairBay].sort());
        expect([side.fleetDeck.length, side.repairBay.length]).toEqual([own.fleetDeck.length, own.repairBay.length]);
      }
    }
  });

  it('SK-13.3: with openTracker false the other Repair Bay may hold any ship that is not in sight; the own one is known', () => {
    const match = rich(CLOSED);
    const seen = game.view(match.state, viewerOf('A'));
    const bays = new Set<string>();
    const chance = somebody();
    for (let i = 0; i < 200; i++) {
      const guessed = game.guess(seen, 'A', chance);
      for (const ship of guessed.sides[1].repairBay) bays.add(ship);
      expect([...guessed.sides[0].repairBay].sort()).toEqual(['A-E01', 'A-E02', 'A-E03']);
    }
    expect(bays.size).toBe(23);
    expect([...bays].every((ship) => ship !== 'B-X07' && ship !== 'B-X12')).toBe(true);
  });

  it('SK-13.7: the asteroid row is guessed anew each time, in the slots that are filled', () => {
    const seen = viewFor(rich({}), 'B');
    const first = new Set<string | null>();
    const chance = somebody();
    for (let i = 0; i < 200; i++) {
      const { asteroidRow } = game.guess(seen, 'B', chance);
      expect(asteroidRow.map((card) => card !== null)).toEqual([true, false, true, false, false]);
      first.add(asteroidRow[0]!);
    }
    expect(first.size).toBe(19);
  });

  it('plays on: the next command is carried out in a guess as in the game', () => {
    const match = positionP();
    const state = game.guess(viewFor(match, 'A'), 'A', somebody());
    const there = play({ ...match, state }, 'A', buy(2, 'A-E14'));
    const here = play(match, 'A', buy(2, 'A-E14'));
    expect(viewFor(there.match, 'A').sides[0].totals).toEqual(viewFor(here.match, 'A').sides[0].totals);
    expect(there.events.find(({ type }) => type === 'fought')).toEqual(
      here.events.find(({ type }) => type === 'fought'),
    );
  });

  it('rests where the game rests: in a rescue, a harvest, and at the end', () => {
    const rescue = table({
      at: 'stranded',
      A: { money: 5000, rest: 'scrapyard' },
      B: { field: ['X20'] },
      shop: ['I14', 'I25'],
    });
    const guessed = game.guess(viewFor(rescue, 'A'), 'A', somebody());
    expect(game.advance(guessed, openChance(scriptChance([])))).toEqual([]);
    expect(play({ ...rescue, state: guessed }, 'A', buy(1, 'A-E21')).match.state.sides[0].leadShip).toBe('A-E21');
    const reaping = table({ at: 'harvest', decider: 'B' });
    const other = game.guess(viewFor(reaping, 'B'), 'B', somebody());
    expect(play({ ...reaping, state: other, chance: scriptChance([]) }, 'B', harvest(1)).match.state.turn).toBe(2);
  });

  it('SK-13.7: when the game is over everything is shown, and the guess is the game', () => {
    const { match } = play(rich(CLOSED), 'A', resign);
    expect(game.guess(viewFor(match, 'B'), 'B', openChance(scriptChance([])))).toEqual(match.state);
    expect({ ...viewFor(match, 'audience'), viewer: JUDGE }).toEqual(viewFor(match, 'judge'));
  });

  it('SK-13.5: the audience sees listings only where everybody does', () => {
    const piles = (options: object) => {
      const { sides, shopDeck, asteroidsLeft } = viewFor(rich(options), 'audience');
      return [
        sides[0].fleetDeck.listed?.length,
        sides[1].repairBay.listed,
        shopDeck.listed?.length,
        asteroidsLeft?.length,
      ];
    };
    expect(piles({})).toEqual([20, ['B-X08', 'B-X09'], 40, 19]);
    expect(piles(CLOSED)).toEqual([undefined, null, undefined, undefined]);
    expect(opened({ options: CLOSED }).match.state.phase).toBe('dealer');
  });
});
