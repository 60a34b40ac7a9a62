import { describe, expect, it } from 'vitest';
import { amount } from '../../../helpers/whole.ts';
import { measured, percent } from './series.ts';
import { game } from './table.ts';

/** What a share may be off by goes with how many there are (`slack`). */
const GAMES = amount(500, 1000);

/**
 * SK-17.3 but for its first row: buyers, fleets; wins of the first named %, draws %, length, stalemates %, both
 * destroyed %, purchases, first buyer of turn 1 wins %.
 */
const ROWS: readonly (readonly [
  first: string,
  second: string,
  fleets: readonly ['earth' | 'skaxar', 'earth' | 'skaxar'],
  wins: number,
  draws: number,
  turns: number,
  stalemates: number,
  both: number,
  purchases: number,
  opener: number | null,
])[] = [
  ['sensible-greedy', 'sensible-greedy', ['earth', 'skaxar'], 52.6, 0.1, 36.7, 13.8, 32.3, 26.4, 49.4],
  ['sensible-random', 'sensible-random', ['earth', 'skaxar'], 49.7, 0.3, 37.0, 13.8, 32.5, 30.2, 50.2],
  ['never-buys', 'never-buys', ['earth', 'skaxar'], 49.5, 1.4, 34.7, 17.1, 35.5, 0, 49.6],
  ['sensible', 'sensible', ['earth', 'earth'], 50.0, 0.1, 38.9, 25.2, 22.4, 25.2, 50.6],
  ['sensible', 'sensible', ['skaxar', 'skaxar'], 50.5, 0.2, 32.8, 8.3, 48.5, 24.7, 50.6],
  ['sensible', 'sensible-greedy', ['earth', 'skaxar'], 60.3, 0.2, 36.1, 13.9, 34.0, 25.9, null],
  ['sensible-greedy', 'sensible', ['earth', 'skaxar'], 42.0, 0.2, 36.3, 14.0, 33.4, 25.9, null],
  ['sensible', 'sensible-random', ['earth', 'skaxar'], 97.2, 0.0, 33.4, 13.3, 32.9, 26.1, null],
  ['sensible-random', 'sensible', ['earth', 'skaxar'], 2.9, 0.0, 33.8, 13.2, 33.0, 26.6, null],
  ['sensible', 'never-buys', ['earth', 'skaxar'], 98.8, 0.0, 32.3, 13.0, 32.9, 12.3, null],
  ['never-buys', 'sensible', ['earth', 'skaxar'], 1.7, 0.0, 33.1, 13.5, 32.6, 12.6, null],
];

/** Who is always first wins by three points in a hundred: fewer games would not show it. */
const ALWAYS = amount(500, 2000);

/** Four deviations of a share of so many, and half a point for what SK-17.2 leaves open. */
const slack = (printed: number, of: number): number => 0.5 + 4 * Math.sqrt((printed * (100 - printed)) / of);

function near(name: string, value: number, printed: number, within: number): void {
  if (Math.abs(value - printed) > within)
    throw new Error(`${name}: ${value.toFixed(2)}, not within ${within.toFixed(2)} of ${printed}.`);
}

describe(`SK-17 further buyers, ${GAMES} games each`, () => {
  it.each(ROWS)(
    'SK-17.3 SK-17.2: %s against %s, %s',
    (first, second, fleets, wins, draws, turns, stalemates, both, purchases, opener) => {
      const series = measured({
        games: GAMES,
        buyers: [first, second],
        fleets,
        seed: `${first} ${second} ${fleets.join()}`,
      });
      near('wins', percent(series.wins, GAMES), wins, slack(wins, GAMES));
      near('draws', percent(series.draws, GAMES), draws, slack(draws, GAMES));
      near('turns', series.combats / GAMES, turns, 1);
      near('stalemates', percent(series.stalemates, series.combats), stalemates, 2);
      near('both destroyed', percent(series.both, series.combats), both, 2);
      near('purchases', series.census['purchases']! / GAMES, purchases, 1);
      if (opener !== null) near('first buyer of turn 1', percent(series.openers, GAMES), opener, slack(opener, GAMES));
    },
  );

  /** The rules with another order of buying (SK-6.1 broken on purpose). */
  const ordered = (first: 'A' | 'B' | 'random'): typeof game => ({
    ...game,
    advance: (state, chance) =>
      game
        .advance(state, chance)
        .map((event) =>
          event.type === 'buyersOrdered'
            ? { ...event, first: first === 'random' ? (chance.below(2) === 0 ? 'A' : 'B') : first }
            : event,
        ),
  });

  it('SK-17.5 SK-6.1: the order drawn at random every turn', () => {
    const { census, combats, wins, games } = measured({
      games: GAMES,
      buyers: ['sensible', 'sensible'],
      seed: 'drawn order',
      rules: ordered('random'),
    });
    near('first alone', percent(census['firstWonAlone']!, combats), 30.1, 2);
    near('second alone', percent(census['secondWonAlone']!, combats), 22.9, 2);
    near('Earth', percent(wins, games), 52.0, slack(52, games));
  });

  it('SK-17.5 SK-6.1: one seat always first for the whole game', () => {
    for (const [fleet, printed] of [
      ['earth', 55.6],
      ['skaxar', 52.9],
    ] as const) {
      const { seatA, games } = measured({
        games: ALWAYS,
        buyers: ['sensible', 'sensible'],
        fleets: [fleet, fleet],
        seed: `always ${fleet}`,
        rules: ordered('A'),
      });
      near(fleet, percent(seatA, games), printed, slack(printed, games));
      expect(percent(seatA, games)).toBeGreaterThan(50);
    }
  });
});
