import { effortOf } from '../../../src/ai/efforts.ts';
import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { figuresOf, kindOf, oddsOf, urgencyOfPoint, type Kind } from '../../../src/games/orions-gate/bot/chance.ts';
import { CHANCE, SCALE, type Figure } from '../../../src/games/orions-gate/bot/chance-weights.ts';
import { openMind } from '../../../src/games/orions-gate/bot/mind.ts';
import { balance } from '../../../src/games/orions-gate/bot/worth.ts';
import { MISSIONS } from '../../../src/games/orions-gate/data/missions.ts';
import type { OrionsGateEvent } from '../../../src/games/orions-gate/event.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { arenaNamed, brainOf } from '../arenas.ts';
import { brier, fifths, isHeldBack, pairOf } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { fitLogistic, logistic } from '../logistic.ts';
import { saidWeights, type Coded, type SaidPosition } from '../said-weights.ts';

const FIGURES = Object.keys(CHANCE) as readonly Figure[];
const KINDS = Object.keys(SCALE) as readonly Kind[];
const CODED: Coded = { figures: FIGURES, weights: FIGURES.map((figure) => CHANCE[figure]), scale: 1 };

/** A position, with what the worths of plans have changed since the battle began, in logits before `SCALE`. */
interface Position extends SaidPosition {
  readonly kind: Kind;
  readonly gained: number;
}

const POINTS = [12, 18, 12, 24, 12] as const;
const RULES: readonly object[] = [
  {},
  { firingArcs: true, boarding: true, debris: true },
  {},
  { mysteriousObjectives: true, activationOrder: 'alternate', advancedComponents: true },
];

/** The battle of a pair of games: every mission, small fleets most often, optional rules in half of them. */
function settingOf(pair: number): object {
  const points = POINTS[Math.floor(pair / MISSIONS.length) % POINTS.length]!;
  const tables = points > 12 && pair % 7 === 0 ? { tables: 2 } : {};
  return {
    mission: MISSIONS[pair % MISSIONS.length],
    points,
    ...RULES[Math.floor(pair / 3) % RULES.length],
    ...tables,
  };
}

/**
 * The weights `CHANCE` and `SCALE` of `chance-weights.ts`, fitted to who won from the positions between two activations
 * of battles of the default level against itself, in all missions; with calibration on games held back.
 */
export async function* orionsWeights(order: Order): AsyncIterable<Row> {
  const positions = Array.from({ length: order.games }, (_, game) => played(game, order)).flat();
  yield* saidWeights(order.games, CODED, positions);
  // Of another seed than those the code was fitted to, every game is unseen.
  const all = positions.map(({ said, y }) => ({ chance: logistic(said), y }));
  yield { what: 'Brier of the code, all games', figures: { n: all.length, code: brier(all), half: 0.25 } };
  yield* fifths('code, all games', all);
  for (const kind of KINDS) {
    const own = positions.filter((one) => one.kind === kind && !isHeldBack(one.pair));
    const { weights, errors } = fitLogistic(
      own.map(({ gained, y, pair }) => ({ x: [gained], y, pair, offset: 0 })),
      1,
    );
    yield { what: `scale, ${kind}`, figures: { code: SCALE[kind], fitted: weights[0]!, error: errors[0]! } };
  }
}

/** The positions of one game, seen by side A. */
function played(index: number, { seed, options }: Order): readonly Position[] {
  const found: Omit<Position, 'y'>[] = [];
  let began: number | null = null;
  const plain = arenaNamed('orions-gate');
  const [seen, weighed] = ['default', 'hard'].map((level) => effortOf(brainOf(plain), level));
  const arena = watched<OrionsGateState, OrionsGateEvent>(plain, (_, { type }, state) => {
    if ((type !== 'activationEnded' && type !== 'roundBegan') || state.windows.length > 0) return;
    const mind = openMind(matterSight, seen!);
    const kind = kindOf(state);
    const figures = figuresOf(mind, state, 'A');
    const worth = balance(openMind(matterSight, weighed!), state, 'A');
    began ??= worth;
    const gained = (worth - began) * urgencyOfPoint(mind, state);
    const said = oddsOf(mind, state, 'A');
    const x = FIGURES.map((figure) => figures[figure]);
    found.push({ pair: pairOf(index), x, offset: 0, said, planned: SCALE[kind] * gained, kind, gained });
  });
  const setting = { ...settingOf(pairOf(index)), ...options };
  const names = ['default', 'default'];
  const { winnerSeat } = playSeriesGame(arena, { game: 'orions-gate', options: setting, seed, names }, index);
  const y = winnerSeat === null ? 0.5 : winnerSeat === 0 ? 1 : 0;
  return found.map((one) => ({ ...one, y }));
}
