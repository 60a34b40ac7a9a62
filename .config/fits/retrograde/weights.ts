import { effortOf } from '../../../src/ai/efforts.ts';
import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { SEATS } from '../../../src/games/retrograde/data/seats.ts';
import { boardOf, ownerOf } from '../../../src/games/retrograde/bot/board.ts';
import { stocksOf } from '../../../src/games/retrograde/bot/stock.ts';
import {
  balance,
  CHANCE,
  differencesOf,
  FIGURES,
  HOMEWORLDS,
  homeworldsOf,
  oddsOf,
  SCALE,
  WEAKER,
} from '../../../src/games/retrograde/bot/worth.ts';
import type { RetrogradeEvent } from '../../../src/games/retrograde/event.ts';
import { USUAL_LIMIT } from '../../../src/games/retrograde/options.ts';
import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import { arenaNamed, brainOf, thinking, wandering } from '../arenas.ts';
import { pairOf } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { pairingOf } from './pairings.ts';
import { saidWeights, type Coded, type SaidPosition } from '../said-weights.ts';

const CODED: Coded = {
  figures: [...FIGURES, ...WEAKER],
  weights: [...FIGURES.map((figure) => CHANCE[figure]), ...WEAKER.map((id) => HOMEWORLDS[id])],
  scale: SCALE,
};
/** One command in so many is given by chance. */
const OFTEN = 40;

/**
 * The weights `CHANCE` and `HOMEWORLDS` of `worth.ts`, fitted to who won from the positions between two turns, in all
 * pairings of the starter decks; with calibration on games held back.
 */
export async function* retrogradeWeights(order: Order): AsyncIterable<Row> {
  const positions = Array.from({ length: order.games }, (_, game) => played(game, order)).flat();
  yield* saidWeights(order.games, CODED, positions);
}

/** The positions of one game, in which both seats play the default level and now and then by chance. */
function played(index: number, { seed, options }: Order): readonly SaidPosition[] {
  const found: Omit<SaidPosition, 'y'>[] = [];
  const ended: (0 | 1)[] = [];
  const plain = arenaNamed('retrograde');
  const brain = brainOf(plain);
  const player = wandering(plain.game, thinking(plain.game, brain, effortOf(brain, 'default')), OFTEN);
  const arena = watched<RetrogradeState, RetrogradeEvent>({ ...plain, rivals: { player } }, (before, event) => {
    if (event.type !== 'turnBegan' || before.turn === 0) return;
    const waiting = ownerOf(before.activeSeat);
    const [board, stocks] = [boardOf(before), stocksOf(before)];
    if (board.places.some(({ home, destroyed }) => home && destroyed)) return;
    ended.push(waiting);
    const x = [...differencesOf(board, waiting, stocks, waiting), ...homeworldsOf(board, waiting)];
    const said = oddsOf(board, waiting, stocks, waiting);
    const planned = balance(board, waiting, stocks, waiting);
    found.push({ pair: pairOf(index), x, offset: 0, said, planned });
  });
  const names = SEATS.map(() => 'player');
  const { winnerSeat } = playSeriesGame(
    arena,
    { game: 'retrograde', options: { turnLimit: USUAL_LIMIT, decks: pairingOf(index), ...options }, seed, names },
    index,
  );
  return found.map((one, at): SaidPosition => {
    const y = winnerSeat === null ? 0.5 : winnerSeat === ended[at] ? 1 : 0;
    return { ...one, y };
  });
}
