import { effortOf } from '../../../src/ai/efforts.ts';
import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { boardOf } from '../../../src/games/orions-spur/bot/board.ts';
import {
  balance,
  CHANCE,
  differencesOf,
  FIGURES,
  oddsOf,
  SCALE,
  TO_MOVE,
} from '../../../src/games/orions-spur/bot/worth.ts';
import type { SpurEvent } from '../../../src/games/orions-spur/event.ts';
import type { SpurState } from '../../../src/games/orions-spur/state.ts';
import { arenaNamed, brainOf, thinking, wandering } from '../arenas.ts';
import { pairOf } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { saidWeights, type Coded, type SaidPosition } from '../said-weights.ts';
import { speciesOf } from './pairings.ts';

/** One command in so many is given by chance. */
const OFTEN = 40;
/** The two seats of these games. */
const SEATS = ['1', '2'] as const;

const CODED: Coded = {
  figures: [...FIGURES, 'turn'],
  weights: [...FIGURES.map((figure) => CHANCE[figure]), TO_MOVE],
  scale: SCALE,
};

/**
 * The weights `CHANCE` of `worth.ts`, fitted to who won from the positions at the beginning of turns, in all pairings
 * of two species; with calibration on games held back.
 */
export async function* spurWeights(order: Order): AsyncIterable<Row> {
  const positions = Array.from({ length: order.games }, (_, game) => played(game, order)).flat();
  yield* saidWeights(order.games, CODED, positions);
}

/** The positions of one game, in which both seats play the default level and now and then by chance. */
function played(index: number, { seed, options }: Order): readonly SaidPosition[] {
  const found: (Omit<SaidPosition, 'y'> & { readonly seat: string })[] = [];
  const plain = arenaNamed('orions-spur');
  const brain = brainOf(plain);
  const player = wandering(plain.game, thinking(plain.game, brain, effortOf(brain, 'default')), OFTEN);
  const arena = watched<SpurState, SpurEvent>({ ...plain, rivals: { player } }, (_before, event, after) => {
    if (event.type !== 'turnBegan') return;
    const { seat } = event;
    const board = boardOf(after);
    found.push({
      seat,
      pair: pairOf(index),
      x: [...differencesOf(board, seat), 1],
      offset: 0,
      said: oddsOf(board, seat, 1),
      planned: balance(board, seat),
    });
  });
  const names = SEATS.map(() => 'player');
  const resolved = { species: speciesOf(index), ...options };
  const { winnerSeat } = playSeriesGame(arena, { game: 'orions-spur', options: resolved, seed, names }, index);
  return found.map(({ seat, ...one }): SaidPosition => {
    const y = winnerSeat === null ? 0.5 : SEATS[winnerSeat] === seat ? 1 : 0;
    return { ...one, y };
  });
}
