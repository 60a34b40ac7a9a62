import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { SEATS } from '../../../src/games/retrograde/data/seats.ts';
import { HOMEWORLD_IDS } from '../../../src/games/retrograde/data/assets.ts';
import { boardOf, ownerOf } from '../../../src/games/retrograde/bot/board.ts';
import { stocksOf } from '../../../src/games/retrograde/bot/stock.ts';
import { balance, CHANCE, differencesOf, FIGURES, oddsOf, SCALE } from '../../../src/games/retrograde/bot/worth.ts';
import type { RetrogradeEvent } from '../../../src/games/retrograde/event.ts';
import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import { arenaNamed, brainOf, effortOf, thinking, wandering } from '../arenas.ts';
import { pairOf } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { pairingOf, TURN_LIMIT } from './pairings.ts';
import type { Case } from '../logistic.ts';
import { saidWeights, type Coded, type SaidPosition } from '../said-weights.ts';

const CODED: Coded = { figures: FIGURES, weights: FIGURES.map((figure) => CHANCE[figure]), scale: SCALE };
/** One command in so many is given by chance. */
const OFTEN = 40;

/** A position between two turns, seen by the seat that has just ended its turn. */
interface Position extends SaidPosition {
  /** Homeworlds of the seat and of the other. */
  readonly decks: readonly [own: string, other: string];
}

/**
 * The weights `CHANCE` of `worth.ts`, fitted to who won from the positions between two turns, in all pairings of the
 * starter decks; with calibration on games held back.
 */
export async function* retrogradeWeights(order: Order): AsyncIterable<Row> {
  const positions = Array.from({ length: order.games }, (_, game) => played(game, order)).flat();
  yield* saidWeights(order.games, CODED, positions, withDecks);
}

/** The decks are not equally strong: that is fitted beside the weights, so that no weight stands for it. */
const DECKS = HOMEWORLD_IDS.slice(1);
const withDecks = ({ x, decks: [own, other], ...rest }: Position): Case => ({
  ...rest,
  x: [...x, ...DECKS.map((deck) => (own === deck ? 1 : 0) - (other === deck ? 1 : 0))],
});

/** The positions of one game, in which both seats play the default level and now and then by chance. */
function played(index: number, { seed, options }: Order): readonly Position[] {
  const found: Omit<Position, 'y'>[] = [];
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
    const x = differencesOf(board, waiting, stocks, waiting);
    const own = [before.sides[waiting].homeworld, before.sides[1 - waiting]!.homeworld] as const;
    const said = oddsOf(board, waiting, stocks, waiting);
    const planned = balance(board, waiting, stocks, waiting);
    found.push({ pair: pairOf(index), x, offset: 0, said, planned, decks: own });
  });
  const decks = pairingOf(index);
  const names = SEATS.map(() => 'player');
  const { winnerSeat } = playSeriesGame(
    arena,
    { game: 'retrograde', options: { turnLimit: TURN_LIMIT, decks, ...options }, seed, names },
    index,
  );
  return found.map((one, at): Position => {
    const y = winnerSeat === null ? 0.5 : winnerSeat === ended[at] ? 1 : 0;
    return { ...one, y };
  });
}
