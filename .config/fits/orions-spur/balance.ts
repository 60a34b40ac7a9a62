import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import type { SeriesGame } from '../../../src/ai/series/series.ts';
import { SPECIES, type Species } from '../../../src/games/orions-spur/data/species.ts';
import { arenaNamed } from '../arenas.ts';
import { mean } from '../calibration.ts';
import type { Order, Row } from '../fit.ts';
import { shareOf } from '../tally.ts';
import { PAIRINGS } from './pairings.ts';

const LEVELS = ['default', 'hard'] as const;

/** Games of seats that all play one level. No two have the same dice. */
const playedBy = (level: string, species: (index: number) => readonly Species[], { games, ...order }: Order) => {
  const arena = arenaNamed('orions-spur');
  return Array.from({ length: games }, (_, index) => {
    const own = species(index);
    const seats = own.length;
    const { mode }: { readonly mode?: string } = order.options;
    const options = { ...order.options, seats, species: own };
    const names = Array.from({ length: mode === 'teams' ? 2 : seats }, () => level);
    return playSeriesGame(arena, { game: 'orions-spur', options, seed: order.seed, names }, index * names.length);
  });
};

/** How often a seat won, a draw counting as shared by all seats. */
const wonBy = (
  games: readonly SeriesGame[],
  seats: number,
  seatOf: (game: SeriesGame, index: number) => number,
): number =>
  games.reduce(
    (sum, game, at) => sum + (game.winnerSeat === null ? 1 / seats : +(game.winnerSeat === seatOf(game, at))),
    0,
  );

/**
 * All pairs of species with each level, how often the first of them won and how often the first player did, and each
 * species against the field of the others. `only` may name levels and species: pairs that have all of them are played.
 */
export async function* spurBalance(order: Order): AsyncIterable<Row> {
  for (const level of LEVELS) {
    const field = new Map<Species, readonly number[]>(SPECIES.map((species) => [species, []]));
    const openers: number[] = [];
    for (const pair of PAIRINGS) {
      if (order.only && ![level, ...pair].every((name) => order.only!.includes(name))) continue;
      // Seats are exchanged from game to game: their decks are shuffled in their order.
      const games = playedBy(level, (index) => (index % 2 === 0 ? pair : [pair[1], pair[0]]), order);
      const won = wonBy(games, 2, (_, index) => index % 2);
      const opened = wonBy(games, 2, ({ opener }) => opener!);
      openers.push(opened / games.length);
      if (pair[0] !== pair[1])
        for (const [at, species] of pair.entries())
          field.set(species, [...field.get(species)!, Math.abs(at - won / games.length)]);
      const rounds = mean(games.map((game) => game.rounds ?? 0));
      const stopped = games.filter(({ reason }) => reason === 'roundLimit').length / games.length;
      yield {
        what: `${level}: ${pair.join(' against ')}`,
        figures: { ...shareOf({ n: games.length, points: won }), opener: opened / games.length, rounds, stopped },
      };
    }
    if (openers.length === 0) continue;
    for (const [species, shares] of field)
      if (shares.length > 0) yield { what: `${level}: ${species} against the field`, figures: { share: mean(shares) } };
    const n = openers.length * order.games;
    yield { what: `${level}: the first player`, figures: shareOf({ n, points: mean(openers) * n }) };
  }
}

/** The ways more than two play, and what each needs of the options. */
const TABLES = [
  ['three', 3, {}],
  ['four', 4, {}],
  ['teams', 4, { mode: 'teams' }],
] as const;

/** Which species sit down for game `index`: all of them in turn, in changing order. */
function speciesAt(index: number, seats: number): readonly Species[] {
  const left = [...SPECIES];
  let rest = index;
  return Array.from({ length: seats }, () => {
    const [one] = left.splice(rest % left.length, 1);
    rest = Math.floor(rest / (left.length + 1));
    return one!;
  });
}

/** Games of three, four and two teams: how often the first player wins, the next one and so on. */
export async function* spurSeats(order: Order): AsyncIterable<Row> {
  for (const level of LEVELS)
    for (const [name, seats, own] of TABLES) {
      if (order.only && ![level, name].every((one) => order.only!.includes(one))) continue;
      const options = { ...order.options, ...own };
      const games = playedBy(level, (index) => speciesAt(index, seats), { ...order, options });
      // Teams are counted as two sides.
      const sides = name === 'teams' ? 2 : seats;
      for (let place = 0; place < sides; place += 1) {
        const won = wonBy(games, sides, ({ opener }) => (opener! + place) % sides);
        yield {
          what: `${level}: ${name}, place ${place + 1}`,
          figures: shareOf({ n: games.length, points: won }),
        };
      }
      for (const species of name === 'teams' ? [] : SPECIES) {
        const present = games.filter(({ sides: all }) => all.includes(species));
        if (present.length === 0) continue;
        const won = wonBy(present, sides, (game) => game.sides.indexOf(species));
        yield {
          what: `${level}: ${name}, ${species}`,
          figures: shareOf({ n: present.length, points: won }),
        };
      }
    }
}
