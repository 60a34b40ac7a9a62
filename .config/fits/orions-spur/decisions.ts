import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { orionsSpur, type SpurView } from '../../../src/games/orions-spur/index.ts';
import { boardOf } from '../../../src/games/orions-spur/bot/board.ts';
import {
  bestSum,
  clipped,
  GAIN,
  gainOf,
  LEFT,
  MOST_GAIN,
  stageOf,
  type Stage,
} from '../../../src/games/orions-spur/bot/decision.ts';
import { plansOf } from '../../../src/games/orions-spur/bot/plans.ts';
import { sceneOf } from '../../../src/games/orions-spur/bot/scene.ts';
import { oddsOf, TO_MOVE } from '../../../src/games/orions-spur/bot/worth.ts';
import { asked, casesOfTwo } from '../decisions.ts';
import type { Order, Row } from '../fit.ts';
import { fitLogistic } from '../logistic.ts';

/** One decision in so many is looked at. */
const OFTEN = 8;

const STAGES = (Object.keys(LEFT) as readonly Stage[]).filter((stage) => stage !== 'setup');
const KINDS = Object.keys(GAIN) as readonly (keyof typeof GAIN)[];

/** Where a decision stands, what the best plan gains in points, and the odds without either. */
interface Asked {
  readonly stage: Stage;
  readonly gain: number;
  readonly odds: number;
}

function stageAsked(view: unknown, seat: string, seed: string): Asked | null {
  const state = orionsSpur.guess(view as SpurView, seat, openChance(seedChance(seed)));
  const stage = stageOf(state, seat);
  if (stage === 'setup') return null;
  const scene = sceneOf(state, seat, boardOf(state), { caution: 1 }, () => undefined);
  const { board, sumOf } = scene;
  return { stage, gain: bestSum(plansOf(scene)) - sumOf(board), odds: oddsOf(board, seat, 0) };
}

/** The figures `LEFT` and `GAIN` of `decision.ts`, fitted to who won, in games of two players and of two teams. */
export async function* spurDecisions(order: Order): AsyncIterable<Row> {
  const cases = await casesOfTwo('orions-spur');
  const found = asked(order, { game: 'orions-spur', level: 'default', cases, often: OFTEN, ask: stageAsked });
  const figuresOf = ({ stage, gain }: Asked): readonly number[] => [
    ...STAGES.map((one) => (one === stage ? TO_MOVE : 0)),
    ...KINDS.map((kind) => (kind === gainOf(stage) ? clipped(MOST_GAIN / GAIN[kind], gain) : 0)),
  ];
  const seen = found.map((one) => ({ x: figuresOf(one), y: one.y, offset: one.odds, pair: one.pair }));
  const { weights, errors } = fitLogistic(seen, STAGES.length + KINDS.length);
  yield { what: 'all', figures: { games: order.games, decisions: found.length } };
  const code = [...STAGES.map((stage) => LEFT[stage]), ...KINDS.map((kind) => GAIN[kind])];
  for (const [at, what] of [...STAGES, ...KINDS.map((kind) => `gain, ${kind}`)].entries())
    yield { what, figures: { code: code[at]!, fitted: weights[at]!, error: errors[at]! } };
}
