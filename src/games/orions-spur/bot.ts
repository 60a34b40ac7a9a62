import { countOf, effortAt, thoughtOf, type Brain, type Effort, type Prospect } from '../../engine/brain.ts';
import { imaginedChance, type Chance } from '../../engine/rng.ts';
import { logistic } from '../../engine/logistic.ts';
import { boardOf } from './bot/board.ts';
import { CALIBRATIONS } from './bot/calibrations.ts';
import { bestSum, decisionOdds } from './bot/decision.ts';
import { spurFacts } from './bot/facts.ts';
import { plansOf } from './bot/plans.ts';
import { sceneOf, type Plan } from './bot/scene.ts';
import { DECIDED, evaluate, SCALE } from './bot/worth.ts';
import { playerOf, seatsLeft, sidesOf } from './rules/table.ts';
import type { SpurCommand } from './command.ts';
import type { SpurState } from './state.ts';

/** A level that errs nowhere. */
const CLEAR: Effort = { candidates: 1, caution: 1, blur: 0 };
const erring = (blur: number): Effort => ({ ...CLEAR, blur });
/** Counts on nobody's answer. */
const heedless = (blur: number): Effort => ({ ...erring(blur), caution: 0 });
/** Besides, does not think of all it could begin. */
const overlooking = (overlooks: number): Effort => ({ ...heedless(0.5), overlooks });

/**
 * The hard level errs nowhere; expert and master also play on what they think best, until their turn comes again. Among
 * three and four players an error costs less, so the levels below hard err more there: chosen by where they stand among
 * the grades that `npm run fit -- spur-grades` plays against each other, the beginner by what the novice wins from it.
 */
export const SPUR_EFFORTS: { readonly [level: string]: Effort } = {
  beginner: { ...overlooking(0.41), where: { three: overlooking(0.53), four: overlooking(0.63) } },
  novice: { ...overlooking(0.22), where: { three: overlooking(0.3), four: overlooking(0.35) } },
  easy: { ...heedless(0.4), where: { three: heedless(0.5), four: heedless(0.5) } },
  default: { ...erring(0.25), where: { three: erring(0.4), four: erring(0.45) } },
  hard: CLEAR,
  expert: { ...CLEAR, foresight: { ways: 2, within: 0.05, courses: 1, rounds: 1, decisions: 40, positions: 80_000 } },
  master: { ...CLEAR, foresight: { ways: 3, within: 0.05, courses: 4, rounds: 1, decisions: 40, positions: 80_000 } },
};

/** What efforts are named by: how many play, each for themselves. */
const NAMES: { readonly [seats: number]: readonly string[] } = { 3: ['three'], 4: ['four'] };
const playedAt = ({ options: { mode, seats } }: Pick<SpurState, 'options'>): readonly string[] =>
  (mode === 'ffa' && NAMES[seats]) || [];

/** What a level counts is the same whatever it draws. */
const CLEARLY = imaginedChance(() => 1);

/**
 * What a computer player knows of Orion's Spur. It weighs everything it can begin by the chance to win that is left; it
 * gives one command after the other and thinks anew after each. It never concedes, and everything it does in a turn
 * uses something up, so play between computers ends by points or the round limit.
 */
export const spurBrain: Brain<SpurState, SpurCommand> = {
  efforts: SPUR_EFFORTS,
  calibrations: CALIBRATIONS,
  sidesLeft: (state) => sidesOf(state).filter((side) => side.some((seat) => seatsLeft(state).includes(seat))).length,
  prospects(state, seat, level, chance, spend) {
    let weighed = 0;
    const effort = effortAt(level, playedAt(state));
    const scene = sceneOf(state, seat, boardOf(state), effort, () => (weighed += 1));
    const plans = plansOf(scene);
    spend?.(weighed);
    return ordered(plans, { odds: decisionOdds(scene, plans), sum: bestSum(plans) }, effort, chance);
  },
  // OS-6.22: to rest is to pass, now and later.
  weigh(state, seat, level, { type }) {
    if (type !== 'pass') return undefined;
    const pass = spurBrain.prospects(state, seat, level, CLEARLY).find(({ command }) => command.type === type);
    return pass ? countOf(pass) : null;
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

/** Points by which a plan may be taken for more or less than it is by a level that sees nothing clearly. */
const HAZE = 2;

/**
 * Best first. A level that sees less clearly takes each plan for up to so much less than it is; no certain win is
 * overlooked. `best`: the chance with the best plan, in logits, and its sum.
 */
function ordered(
  plans: readonly Plan[],
  best: { readonly odds: number; readonly sum: number },
  effort: Effort,
  chance: Chance,
): readonly Prospect<SpurCommand>[] {
  const { blur } = effort;
  const chanceOf = (sum: number): number => logistic(best.odds + SCALE * (sum - best.sum));
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
