import type { Brain, Effort, Prospect } from '../../engine/brain.ts';
import { logistic } from '../../engine/logistic.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { assaultOf } from './bot/assault.ts';
import { boardOf, ownerOf, type Board } from './bot/board.ts';
import { constructionPlans, repairPlans, researchPlans } from './bot/build.ts';
import { CALIBRATIONS } from './bot/calibrations.ts';
import { longingOf, pressed } from './bot/clock.ts';
import { retrogradeFacts } from './bot/facts.ts';
import { lateness } from './bot/lateness.ts';
import { maneuverPlans } from './bot/maneuver.ts';
import { shipPlans, type Plan } from './bot/strikes.ts';
import { lossesOf } from './bot/room.ts';
import { stocksOf } from './bot/stock.ts';
import type { Loss, Weighing } from './bot/weighing.ts';
import { balance, DECIDED, oddsOf, SCALE, type Mood } from './bot/worth.ts';
import { choices } from './choices.ts';
import type { RetrogradeCommand } from './command.ts';
import { strikesOnEntry } from './rules/window.ts';
import { sideOf, spacecraftOf } from './rules/things.ts';
import type { RetrogradeState } from './state.ts';

/**
 * The levels below the default one dare whatever pays at once; the novice overlooks half of what it could begin, the
 * beginner more. The hard one errs nowhere.
 */
const EFFORTS: { readonly [level: string]: Effort } = {
  beginner: { candidates: 1, caution: 0, blur: 0.6, overlooks: 0.62 },
  novice: { candidates: 1, caution: 0, blur: 0.6, overlooks: 0.5 },
  easy: { candidates: 1, caution: 0, blur: 0.6 },
  default: { candidates: 1, caution: 0.5, blur: 0.3 },
  hard: { candidates: 1, caution: 1, blur: 0 },
};

/**
 * What a computer player knows of Retrograde. It weighs everything it can begin by the chance to win that is left when
 * its turn has ended; it gives one command after the other and thinks anew after each. It never resigns and neither
 * offers nor takes a draw, so play between computers ends where there is a turn limit or a homeworld falls.
 */
export const retrogradeBrain: Brain<RetrogradeState, RetrogradeCommand> = {
  efforts: EFFORTS,
  prospects(state, seat, effort, chance, spend) {
    let weighed = 0;
    const owner = ownerOf(seat);
    const [board, stocks] = [boardOf(state), stocksOf(state)];
    const mood = moodOf(state, seat, effort);
    const sumOf = (one: Board): number => ((weighed += 1), balance(one, owner, stocks, owner, mood));
    const winsOn = (one: Board): number => assaultOf(one, owner)?.chance ?? 0;
    const bare = { state, seat, board, sumOf, winsOn };
    let losses: readonly Loss[] | null = null;
    const plans = plansOf({ ...bare, losses: () => (losses ??= lossesOf(bare)) });
    spend?.(weighed);
    return ordered(plans, { odds: oddsOf(board, owner, stocks, owner), sum: sumOf(board) }, effort, chance);
  },
  facts: retrogradeFacts,
  calibrations: CALIBRATIONS,
  // What the seat holds and builds is its own, and every worth rests on it. Whether it holds anything, all can see.
  secret: (state, seat) => sideOf(state, seat).hand.length > 0 || state.projects.some(({ owner }) => owner === seat),
};

/** What a bombardment a turn later counts in the beginning, and so much less once all is dared. */
const LATER = 0.8;
const LATER_LOST = 0.4;

/**
 * What of its losses in the enemy's next turn a player does not mind: who is less cautious sees fewer of them, and all
 * dare more the longer it lasts, and want their bombardments sooner; most of all who would lose by the round limit.
 */
function moodOf(state: RetrogradeState, seat: Seat, { caution }: Effort): Mood {
  const hurry = pressed(state, seat);
  const longing = longingOf(state);
  return {
    daring: Math.max(1 - caution, longing, hurry),
    hurry,
    longing,
    late: lateness(LATER - LATER_LOST * longing),
  };
}

function plansOf(weighing: Weighing): readonly Plan[] {
  const { state, seat } = weighing;
  if (state.pendingSweep !== null) return choices(state, seat).map((command) => ({ command, sum: 0 }));
  switch (state.phase) {
    case 'maneuvers':
      return maneuverPlans(weighing);
    case 'research':
      return researchPlans(weighing);
    case 'repair':
      return repairPlans(weighing);
    case 'construction':
      return [...constructionPlans(weighing), ...entryStrikes(weighing)];
    default:
      throw new Error('Nothing is to be decided.');
  }
}

/** RG-17.5. */
const entryStrikes = (weighing: Weighing): readonly Plan[] =>
  weighing.board.ships.flatMap((ship) => {
    const one = spacecraftOf(weighing.state, ship.id);
    return one.owner === weighing.seat && strikesOnEntry(weighing.state, one) ? shipPlans(weighing, ship, true) : [];
  });

/** Beyond any sum that does not decide the game. */
const CERTAIN = DECIDED - 1;

/** A level that sees less clearly overlooks this share of its blur of what it could begin, where no other is said. */
const OVERLOOKED = 0.5;

/**
 * Best first, of plans that begin alike the best. A level that sees less clearly takes what a plan gains, and its
 * chance to win at once, for up to `blur` of it less than it is, and now and then overlooks a plan: it is then no
 * better than to do nothing. It overlooks no certain win. `now` is the position as it is.
 */
function ordered(
  plans: readonly Plan[],
  now: { readonly odds: number; readonly sum: number },
  { blur, overlooks = OVERLOOKED * blur }: Effort,
  chance: Chance,
): readonly Prospect<RetrogradeCommand>[] {
  const chanceOf = (gain: number, wins: number): number => wins + (1 - wins) * logistic(now.odds + SCALE * gain);
  const seen = (gain: number, wins: number): number => {
    const idle = gain <= 0 && wins === 0;
    if (blur === 0 || idle || wins === 1 || now.sum + gain >= CERTAIN) return chanceOf(gain, wins);
    const draw = chance.below(1000) / 1000;
    if (draw < overlooks) return chanceOf(-draw, 0);
    const share = 1 - (blur * chance.below(1000)) / 1000;
    return chanceOf(Math.min(gain, gain * share), wins * share);
  };
  const counted = plans.map((plan) => ({ ...plan, counted: chanceOf(plan.sum - now.sum, plan.wins ?? 0) }));
  return bestByCommand(counted)
    .map(({ command, sum, wins = 0, then, ...plan }) => ({
      command,
      ...(then && { then }),
      counted: plan.counted,
      worth: seen(sum - now.sum, wins),
    }))
    .sort((a, b) => b.worth - a.worth);
}

/** The best plan of each first command, best first. */
function bestByCommand<P extends Plan & { readonly counted: number }>(plans: readonly P[]): readonly P[] {
  const best: { [command: string]: P } = {};
  for (const plan of plans) {
    const key = JSON.stringify(plan.command);
    const known = best[key];
    if (!known || plan.counted > known.counted) best[key] = plan;
  }
  return Object.values(best).sort((a, b) => b.counted - a.counted);
}
