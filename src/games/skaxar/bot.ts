import { thoughtOf, type Brain, type Effort, type Prospect } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { chanceBetween, foreseen } from './bot/ahead.ts';
import { CALIBRATIONS } from './bot/calibrations.ts';
import { commandOf } from './bot/command.ts';
import { skaxarFacts } from './bot/facts.ts';
import { picks } from './bot/play.ts';
import { rescuePlans } from './bot/rescue.ts';
import { sessionPlans, weighingOf, type Plan } from './bot/session.ts';
import type { Weighing } from './bot/stand.ts';
import { tableOf, type Table } from './bot/table.ts';
import type { SkaxarCommand } from './command.ts';
import { SEATS, type SkaxarState } from './state.ts';

/**
 * `candidates` = plans looked at once more, by playing on. The easy one buys one card at a time, never thinks of the
 * answer and errs a little; the novice also overlooks many a card, the beginner most of them. The default one thinks a
 * session to its end and errs a little; the hard one errs nowhere and plays plans that are close to each other on.
 */
const EFFORTS: { readonly [level: string]: Effort } = {
  beginner: { candidates: 1, caution: 0, blur: 0.1, overlooks: 0.65 },
  novice: { candidates: 1, caution: 0, blur: 0.1, overlooks: 0.37 },
  easy: { candidates: 1, caution: 0, blur: 0.06 },
  default: { candidates: 1, caution: 1, blur: 0.06 },
  hard: { candidates: 4, caution: 1, blur: 0, depth: 1 },
};

/** Plans whose chances lie further apart are not distinguished by playing on. */
const CLOSE = 0.04;
/** Times a plan is played on. */
const SAMPLES = 48;

/**
 * What a computer player knows of Skaxar. It weighs every way its session can go on by the chance to win the game that
 * is left after the combat. It passes a session sooner or later, as each purchase costs money, so play between
 * computers always ends; it never resigns.
 */
export const skaxarBrain: Brain<SkaxarState, SkaxarCommand> = {
  efforts: EFFORTS,
  calibrations: CALIBRATIONS,
  prospects(state, seat, effort, chance, spend) {
    const table = tableOf(state);
    const at = SEATS.indexOf(seat as (typeof SEATS)[number]);
    const weighing = weighingOf(table, effort);
    if (state.window === 'harvest') return harvests(state, chance, chanceBetween(table, at, weighing.harvest));
    const plans =
      state.window === 'rescue'
        ? rescuePlans(table, at, weighing)
        : sessionPlansOf(table, at, isSecond(state, seat), effort, chance, weighing);
    spend?.(weighing.weighed);
    return ordered(plans, effort, chance).map(({ purchase, counted, chance: worth }) => ({
      command: commandOf(state, at, purchase),
      counted,
      worth,
    }));
  },
  // SK-10.5: every slot is as good as any other.
  weigh: (_state, _seat, _effort, { type }) => (type === 'harvest' ? null : undefined),
  facts: skaxarFacts,
};

/** The plans of a session; those close to the best are played on where the level looks ahead. */
function sessionPlansOf(
  table: Table,
  seat: number,
  second: boolean,
  { candidates, caution, depth = 0 }: Effort,
  chance: Chance,
  weighing: Weighing,
): readonly Plan[] {
  const plans = sessionPlans(table, seat, second, { answers: caution > 0, sets: caution > 0 }, weighing);
  const close = plans.filter((plan) => plan.chance > plans[0]!.chance - CLOSE).slice(0, candidates);
  if (depth === 0 || close.length < 2) return plans;
  const seed = chance.below(1 << 30);
  weighing.weighed += close.length * SAMPLES;
  return foreseen(table, seat, second, close, { samples: SAMPLES, turns: depth }, (sample) => picks(seed + sample));
}

const isSecond = ({ buyers }: SkaxarState, seat: Seat): boolean => buyers[1] === seat;

/** SK-10.5: money for nothing; every slot is as good as any other. */
function harvests({ asteroidRow }: SkaxarState, chance: Chance, worth: number): readonly Prospect<SkaxarCommand>[] {
  const slots = asteroidRow.flatMap((card, index) => (card === null ? [] : [index + 1]));
  return [{ command: { type: 'harvest', slot: slots[chance.below(slots.length)]! }, worth }];
}

/** Best first. A level that sees less clearly takes each chance for up to `blur` more than it is. */
function ordered(
  plans: readonly Plan[],
  effort: Effort,
  chance: Chance,
): readonly (Plan & { readonly counted: number })[] {
  const { blur } = effort;
  return thoughtOf(plans, effort, chance, ({ purchase }) => purchase === null)
    .map((plan) => ({
      ...plan,
      counted: plan.chance,
      chance: blur === 0 ? plan.chance : plan.chance + (blur * chance.below(1000)) / 1000,
    }))
    .sort((a, b) => b.chance - a.chance);
}
