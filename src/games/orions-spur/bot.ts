import { thoughtOf, type Brain, type Effort, type Prospect } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { boardOf } from './bot/board.ts';
import { cardWorth } from './bot/cards.ts';
import { spurFacts } from './bot/facts.ts';
import { startingFleet } from './bot/fleet.ts';
import { formed, presentWorth } from './bot/formation.ts';
import { primaryPlans } from './bot/primary.ts';
import { recruitPlans } from './bot/regroup.ts';
import { sceneOf, type Plan, type Scene } from './bot/scene.ts';
import { revisePlans, secondaryPlans } from './bot/secondary.ts';
import { windowPlans } from './bot/window.ts';
import { DECIDED, evaluate, oddsOf, SCALE } from './bot/worth.ts';
import { logistic } from '../../engine/logistic.ts';
import type { SpurCommand } from './command.ts';
import { fleetOf, playerOf } from './rules/table.ts';
import type { SpurState } from './state.ts';

/** A level that errs nowhere. */
const CLEAR: Effort = { candidates: 1, caution: 1, blur: 0 };

/**
 * Novice and easy level count on nobody's answer, and the novice does not think of all it could begin; the hard one
 * errs nowhere; expert and master also play on what they think best, until their turn comes again.
 */
const EFFORTS: { readonly [level: string]: Effort } = {
  novice: { candidates: 1, caution: 0, blur: 0.5, overlooks: 0.22 },
  easy: { candidates: 1, caution: 0, blur: 0.4 },
  default: { candidates: 1, caution: 1, blur: 0.25 },
  hard: CLEAR,
  expert: { ...CLEAR, foresight: { ways: 2, within: 0.05, courses: 1, rounds: 1, decisions: 40, positions: 80_000 } },
  master: { ...CLEAR, foresight: { ways: 3, within: 0.05, courses: 4, rounds: 1, decisions: 40, positions: 80_000 } },
};

/**
 * What a computer player knows of Orion's Spur. It weighs everything it can begin by the chance to win that is left; it
 * gives one command after the other and thinks anew after each. It never concedes, and everything it does in a turn
 * uses something up, so play between computers ends by points or the round limit.
 */
export const spurBrain: Brain<SpurState, SpurCommand> = {
  efforts: EFFORTS,
  prospects(state, seat, effort, chance, spend) {
    let weighed = 0;
    const scene = sceneOf(state, seat, boardOf(state), effort.caution, () => (weighed += 1));
    const plans = plansOf(scene);
    spend?.(weighed);
    const odds = oddsOf(scene.board, seat, state.activeSeat === seat);
    return ordered(plans, { odds, sum: scene.sumOf(scene.board) }, effort, chance);
  },
  horizon: {
    turnsOf: ({ turn }) => turn,
    seatsOf: ({ players }) => players.filter(({ eliminated }) => !eliminated).length,
    outlook: (state, seat) => evaluate(boardOf(state), seat, state.activeSeat === seat),
  },
  facts: spurFacts,
  // What the seat holds is its own, and the worths of attacks and reactions rest on it.
  secret: (state, seat) => playerOf(state, seat).hand.length > 0,
};

/** Everything a seat can begin in the open phase. */
function plansOf(scene: Scene): readonly Plan[] {
  const { state, seat, board, sumOf } = scene;
  switch (state.phase) {
    case 'setupFleet':
      return [{ command: { type: 'chooseFleet', designs: startingFleet(state, seat) }, sum: 0 }];
    case 'setupLayout':
      return [{ command: { type: 'setLayout', layout: formed(state, board, fleetOf(state, seat)).layout }, sum: 0 }];
    case 'window':
      return windowPlans(scene);
    case 'choosing':
      return [{ command: { type: 'chooseDiscard', cards: leastOf(state, seat) }, sum: sumOf(board) }];
    case 'turnOpen':
      return openPlans(scene);
    case 'attacking':
      return primaryPlans(scene);
    case 'regrouping': {
      const layouts = layoutPlans(scene);
      return [...recruitPlans(scene, layouts[0]!.sum), ...layouts];
    }
    case 'turnDone': {
      const base = sumOf(board);
      const end: Plan = { command: { type: 'endTurn' }, sum: base };
      return [end, ...secondaryPlans(scene, base, false, false), ...revisePlans(scene, base)];
    }
    case 'gameOver':
      throw new Error('Nothing is to be decided.');
  }
}

/** The primary actions, and what is better done before the best of them. */
function openPlans(scene: Scene): readonly Plan[] {
  const primary = primaryPlans(scene);
  const best = primary.reduce((top, one) => (one.sum > top.sum ? one : top));
  const regroups = best.command.type === 'regroup';
  return [
    ...primary,
    ...secondaryPlans(scene, best.sum, true, regroups),
    ...(regroups ? [] : revisePlans(scene, best.sum)),
  ];
}

/** OS-9.7. */
function layoutPlans({ state, seat, board, sumOf }: Scene): readonly Plan[] {
  const base = sumOf(board);
  const fleet = fleetOf(state, seat);
  const { layout, worth } = formed(state, board, fleet);
  const now = presentWorth(state, board, fleet);
  const keep: Plan = { command: { type: 'reorganize', keep: true }, sum: base };
  return [
    { command: { type: 'reorganize', layout }, sum: base + (now === null ? 0 : worth - now) },
    ...(now === null ? [] : [keep]),
  ];
}

/** The cards a seat gives up where it must (OS-10.21). */
const leastOf = (state: SpurState, seat: Seat): readonly string[] =>
  [...playerOf(state, seat).hand].sort((a, b) => cardWorth(a) - cardWorth(b)).slice(0, state.choosing!.count);

/** Points by which a plan may be taken for more or less than it is by a level that sees nothing clearly. */
const HAZE = 2;

/**
 * Best first. A level that sees less clearly takes each plan for up to so much less than it is; no certain win is
 * overlooked. `now` is the position as it is.
 */
function ordered(
  plans: readonly Plan[],
  now: { readonly odds: number; readonly sum: number },
  effort: Effort,
  chance: Chance,
): readonly Prospect<SpurCommand>[] {
  const { blur } = effort;
  const chanceOf = (sum: number): number => logistic(now.odds + SCALE * (sum - now.sum));
  const isWon = ({ sum }: Plan): boolean => sum >= DECIDED / 2;
  return thoughtOf(plans, effort, chance, isWon)
    .map((plan) => {
      const { command, sum, then } = plan;
      const clear = blur === 0 || isWon(plan);
      const seen = clear ? sum : sum - (blur * HAZE * chance.below(1000)) / 1000;
      return { command, ...(then && { then }), counted: chanceOf(sum), worth: chanceOf(seen), seen };
    })
    .sort((a, b) => b.seen - a.seen)
    .map(({ seen: _seen, ...prospect }) => prospect);
}
