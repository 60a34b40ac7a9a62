import { effortOf } from '../../../src/ai/efforts.ts';
import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { figuresOf, oddsOf, urgencyOfPoint } from '../../../src/games/orions-gate/bot/chance.ts';
import { CHANCE, SCALE, type Figure } from '../../../src/games/orions-gate/bot/chance-weights.ts';
import { openMind } from '../../../src/games/orions-gate/bot/mind.ts';
import { balance } from '../../../src/games/orions-gate/bot/worth.ts';
import { MISSIONS, type Mission } from '../../../src/games/orions-gate/data/missions.ts';
import type { OrionsGateEvent } from '../../../src/games/orions-gate/event.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { arenaNamed, brainOf } from '../arenas.ts';
import { brier, inParts, isHeldBack, pairOf } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { fitLogistic, logistic } from '../logistic.ts';
import { saidWeights, type Coded, type SaidPosition } from '../said-weights.ts';

const FIGURES: readonly Figure[] = ['lead', 'due', 'force'];
const codedOf = (mission: Mission): Coded => ({
  figures: FIGURES,
  weights: FIGURES.map((figure) => CHANCE[mission][figure]),
  scale: 1,
});

/** A position, with what the worths of plans have changed since the battle began, in logits before `SCALE`. */
interface Position extends SaidPosition {
  readonly mission: Mission;
  readonly gained: number;
}

const POINTS = [12, 48, 12, 24] as const;
const RULES: readonly object[] = [
  {},
  { firingArcs: true, boarding: true, debris: true },
  {},
  { mysteriousObjectives: true, activationOrder: 'alternate', advancedComponents: true },
];

/** The battle of a pair of games: every mission in turn, in every size, then with other rules. */
function settingOf(pair: number): { readonly mission: Mission; readonly points: number } {
  const round = Math.floor(pair / MISSIONS.length);
  const points = POINTS[round % POINTS.length]!;
  return {
    mission: MISSIONS[pair % MISSIONS.length]!,
    points,
    ...RULES[Math.floor(round / POINTS.length) % RULES.length],
    ...(points > 12 && pair % 7 === 0 ? { tables: 2 } : {}),
  };
}

/**
 * The weights `CHANCE` and `SCALE` of `chance-weights.ts`, fitted to who won from the positions between two activations
 * of battles of the default level against itself, mission by mission; with calibration on games held back. `only` names
 * missions.
 */
export async function* orionsWeights(order: Order): AsyncIterable<Row> {
  const missions = MISSIONS.filter((mission) => !order.only || order.only.includes(mission));
  const positions = Array.from({ length: order.games }, (_, game) => game)
    .filter((game) => missions.includes(settingOf(pairOf(game)).mission))
    .flatMap((game) => played(game, order));
  for (const mission of missions) {
    const own = positions.filter((one) => one.mission === mission);
    if (own.length === 0) continue;
    const named = ({ what, figures }: Row): Row => ({ what: `${mission}: ${what}`, figures });
    for (const row of saidWeights(new Set(own.map(({ pair }) => pair)).size * 2, codedOf(mission), own))
      yield named(row);
    const seen = own.filter(({ pair }) => !isHeldBack(pair));
    const fewer = fitLogistic(
      seen.map((one) => ({ ...one, x: one.x.filter((_, at) => FIGURES[at] !== 'due') })),
      FIGURES.length - 1,
    );
    yield named({ what: 'without due', figures: { lead: fewer.weights[0]!, force: fewer.weights[1]! } });
    const { weights, errors } = fitLogistic(
      seen.map(({ gained, y, pair }) => ({ x: [gained], y, pair, offset: 0 })),
      1,
    );
    yield named({ what: 'scale', figures: { code: SCALE[mission], fitted: weights[0]!, error: errors[0]! } });
  }
  // Of another seed than those the code was fitted to, every game is unseen.
  const all = positions.map(({ said, y }) => ({ chance: logistic(said), y }));
  yield { what: 'Brier of the code, all games', figures: { n: all.length, code: brier(all), half: 0.25 } };
  yield* inParts(10, 'code, all games', all);
}

/** The positions of one game, seen by side A. */
function played(index: number, { seed, options }: Order): readonly Position[] {
  const found: Omit<Position, 'y'>[] = [];
  let began: number | null = null;
  const plain = arenaNamed('orions-gate');
  const [seen, weighed] = ['default', 'hard'].map((level) => effortOf(brainOf(plain), level));
  const setting = { ...settingOf(pairOf(index)), ...options };
  const { mission } = setting;
  const arena = watched<OrionsGateState, OrionsGateEvent>(plain, (_, { type }, state) => {
    if ((type !== 'activationEnded' && type !== 'roundBegan') || state.windows.length > 0) return;
    const mind = openMind(matterSight, seen!);
    const figures = figuresOf(mind, state, 'A');
    const worth = balance(openMind(matterSight, weighed!), state, 'A');
    began ??= worth;
    const gained = (worth - began) * urgencyOfPoint(state);
    const said = oddsOf(mind, state, 'A');
    const x = FIGURES.map((figure) => figures[figure]);
    found.push({ pair: pairOf(index), x, offset: 0, said, planned: SCALE[mission] * gained, mission, gained });
  });
  const names = ['default', 'default'];
  const { winnerSeat } = playSeriesGame(arena, { game: 'orions-gate', options: setting, seed, names }, index);
  const y = winnerSeat === null ? 0.5 : winnerSeat === 0 ? 1 : 0;
  return found.map((one) => ({ ...one, y }));
}
