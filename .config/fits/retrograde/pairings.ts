import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import type { SeriesGame } from '../../../src/ai/series/series.ts';
import { summary } from '../../../src/ai/series/summary.ts';
import { wilson95 } from '../../../src/ai/series/interval.ts';
import { HOMEWORLD_IDS } from '../../../src/games/retrograde/data/assets.ts';
import { READY_MADE_IDS, type ReadyMadeId } from '../../../src/games/retrograde/data/starters.ts';
import type { RetrogradeEvent } from '../../../src/games/retrograde/event.ts';
import { USUAL_LIMIT } from '../../../src/games/retrograde/options.ts';
import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import { arenaNamed } from '../arenas.ts';
import { mean } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { isOpen } from './is-open.ts';

export type Pairing = readonly [one: ReadyMadeId, two: ReadyMadeId];

/** The starter decks of game `index`: both games of a pair have the same, and nine pairs have all pairings. */
export const pairingOf = (index: number): Pairing => {
  const pair = index >> 1;
  return [HOMEWORLD_IDS[pair % 3]!, HOMEWORLD_IDS[Math.floor(pair / 3) % 3]!];
};

/** A game of a series, and whether anybody could still have won by force at its end. */
interface Played extends SeriesGame {
  readonly open: boolean;
}

/** Game `index` of a series of Retrograde with some decks. */
function played(names: readonly string[], decks: Pairing, { seed, options }: Order, index: number): Played {
  let last: RetrogradeState | null = null;
  const arena = watched<RetrogradeState, RetrogradeEvent>(arenaNamed('retrograde'), (_before, _event, after) => {
    last = after;
  });
  const resolved = { turnLimit: USUAL_LIMIT, decks, ...options };
  const game = playSeriesGame(arena, { game: 'retrograde', options: resolved, seed, names }, index);
  return { ...game, open: isOpen(last!) };
}

/** How long games were, how many of them the turn limit ended, and in how many of those nobody could win any more. */
function lengthsOf(games: readonly Played[]) {
  const stopped = games.filter(({ reason }) => reason === 'turnLimit');
  return {
    rounds: mean(games.map(({ rounds }) => rounds ?? 0)),
    byLimit: stopped.length / games.length,
    spent: stopped.filter((game) => !game.open).length / games.length,
  };
}

const MATCHES = [
  ['default', 'random'],
  ['default', 'greedy'],
  ['default', 'easy'],
  ['easy', 'novice'],
  ['novice', 'beginner'],
  ['hard', 'default'],
  ['default', 'default'],
] as const;

/** Each player against another over all pairings of the starter decks, each game again with the seats exchanged. */
export async function* retrogradeLevels(order: Order): AsyncIterable<Row> {
  for (const [above, below] of MATCHES) {
    const name = `${above}-${below}`;
    if (order.only && !order.only.includes(name)) continue;
    const games = Array.from({ length: order.games }, (_, index) =>
      played([above, below], pairingOf(index), order, index),
    );
    const { wins, draws, interval95 } = summary(games);
    const [low95, high95] = interval95;
    const won = { n: games.length, won: wins[0]!, lost: wins[1]!, drawn: draws, low95, high95 };
    yield { what: `${above} against ${below}`, figures: { ...won, ...lengthsOf(games) } };
  }
}

/**
 * The ready-made decks against each other, this project's second lists among them, the first deck at seat 1, with each
 * first player. `only` may name a level and decks: pairs that have all of them are played.
 */
export async function* retrogradeBalance(order: Order): AsyncIterable<Row> {
  for (const [at, one] of READY_MADE_IDS.entries())
    for (const two of READY_MADE_IDS.slice(at))
      for (const level of ['default', 'hard'] as const) {
        if (order.only?.some((name) => ![level, one, two].includes(name as never))) continue;
        const half = (first: 'seat1' | 'seat2') =>
          Array.from({ length: Math.ceil(order.games / 2) }, (_, index) =>
            played([level, level], [one, two], { ...order, options: { ...order.options, firstPlayer: first } }, index),
          );
        const [first, second] = [half('seat1'), half('seat2')];
        const wonBy = (games: readonly SeriesGame[], seat: 0 | 1) =>
          games.filter(({ winnerSeat }) => winnerSeat === seat).length;
        const all = [...first, ...second];
        const won = wonBy(all, 0);
        const [low95, high95] = wilson95(won, all.length);
        const opener = (wonBy(first, 0) + wonBy(second, 1)) / all.length;
        yield {
          what: `${level}: ${one} against ${two}`,
          figures: { n: all.length, won: won / all.length, low95, high95, opener, ...lengthsOf(all) },
        };
      }
}
