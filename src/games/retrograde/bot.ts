import type { Brain, Effort, Prospect } from '../../engine/brain.ts';
import { logistic } from '../../engine/logistic.ts';
import type { Chance } from '../../engine/rng.ts';
import { boardOf, ownerOf, type Board } from './bot/board.ts';
import { constructionPlans, repairPlans, researchPlans } from './bot/build.ts';
import { retrogradeFacts } from './bot/facts.ts';
import { bestByCommand, maneuverPlans } from './bot/maneuver.ts';
import { shipPlans, type Plan } from './bot/strikes.ts';
import { lossesOf } from './bot/room.ts';
import { stocksOf } from './bot/stock.ts';
import type { Loss, Weighing } from './bot/weighing.ts';
import { balance, DECIDED, oddsOf, SCALE } from './bot/worth.ts';
import { choices } from './choices.ts';
import type { RetrogradeCommand } from './command.ts';
import { roundOf } from './rules/rounds.ts';
import { strikesOnEntry } from './rules/window.ts';
import { sideOf, spacecraftOf } from './rules/things.ts';
import type { RetrogradeState } from './state.ts';

const EFFORTS: { readonly [level: string]: Effort } = {
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
    const daring = daringOf(state, effort);
    const sumOf = (one: Board): number => ((weighed += 1), balance(one, owner, stocks, owner, daring));
    const bare = { state, seat, board, sumOf };
    let losses: readonly Loss[] | null = null;
    const plans = plansOf({ ...bare, losses: () => (losses ??= lossesOf(bare)) });
    spend?.(weighed);
    return ordered(plans, { odds: oddsOf(board, owner, stocks, owner), sum: sumOf(board) }, effort, chance);
  },
  facts: retrogradeFacts,
  // What the seat holds and builds is its own, and every worth rests on it. Whether it holds anything, all can see.
  secret: (state, seat) => sideOf(state, seat).hand.length > 0 || state.projects.some(({ owner }) => owner === seat),
};

/** Rounds after which a player dares more, and after which it dares all: neither wins by waiting. */
const PATIENT = 16;
const IMPATIENT = 48;
/** What is dared in the end. */
const MOST_DARED = 0.8;

/**
 * What of its losses in the enemy's next turn a player does not mind: who is less cautious sees fewer of them, and all
 * dare more the longer it lasts.
 */
const daringOf = ({ turn }: RetrogradeState, { caution }: Effort): number =>
  Math.max(1 - caution, Math.min(MOST_DARED, (roundOf(turn) - PATIENT) / (IMPATIENT - PATIENT)));

function plansOf(weighing: Weighing): readonly Plan[] {
  const { state, seat } = weighing;
  if (state.pendingSweep !== null) return choices(state, seat).map((command) => ({ command, sum: 0 }));
  switch (state.phase) {
    case 'maneuvers':
      return maneuverPlans(weighing);
    case 'research':
      return bestByCommand(researchPlans(weighing));
    case 'repair':
      return bestByCommand(repairPlans(weighing));
    case 'construction':
      return bestByCommand([...constructionPlans(weighing), ...entryStrikes(weighing)]);
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

/** A level that sees less clearly overlooks this share of its blur of what it could begin. */
const OVERLOOKED = 0.5;

/**
 * Best first. A level that sees less clearly takes what a plan gains for up to `blur` of it less than it is, and now
 * and then overlooks a plan: it is then no better than to do nothing. It overlooks no certain win. `now` is the
 * position as it is.
 */
function ordered(
  plans: readonly Plan[],
  now: { readonly odds: number; readonly sum: number },
  { blur }: Effort,
  chance: Chance,
): readonly Prospect<RetrogradeCommand>[] {
  const chanceOf = (gain: number): number => logistic(now.odds + SCALE * gain);
  const seen = (gain: number): number => {
    if (blur === 0 || gain <= 0 || now.sum + gain >= CERTAIN) return gain;
    const draw = chance.below(1000) / 1000;
    return draw < OVERLOOKED * blur ? -draw : gain * (1 - (blur * chance.below(1000)) / 1000);
  };
  return plans
    .map(({ command, sum, then }) => {
      const gain = sum - now.sum;
      return { command, ...(then && { then }), counted: chanceOf(gain), worth: chanceOf(seen(gain)) };
    })
    .sort((a, b) => b.worth - a.worth);
}
