import type { Brain, Effort, Prospect } from '../../engine/brain.ts';
import { logistic } from '../../engine/logistic.ts';
import type { Chance } from '../../engine/rng.ts';
import { boardOf, ownerOf, type Board } from './bot/board.ts';
import { constructionPlans, repairPlans, researchPlans } from './bot/build.ts';
import { retrogradeFacts } from './bot/facts.ts';
import { bestByCommand, maneuverPlans, shipPlans, type Plan, type Weighing } from './bot/maneuver.ts';
import { stocksOf } from './bot/stock.ts';
import { balance } from './bot/worth.ts';
import { choices } from './choices.ts';
import type { RetrogradeCommand } from './command.ts';
import { strikesOnEntry } from './rules/window.ts';
import { sideOf, spacecraftOf } from './rules/things.ts';
import type { RetrogradeState } from './state.ts';

const EFFORTS: { readonly [level: string]: Effort } = {
  easy: { candidates: 1, caution: 0, blur: 0.3 },
  default: { candidates: 1, caution: 1, blur: 0 },
  hard: { candidates: 4, caution: 1, blur: 0, depth: 1 },
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
    const stocks = stocksOf(state);
    const sumOf = (board: Board): number => ((weighed += 1), balance(board, owner, stocks, owner));
    const plans = plansOf({ state, seat, board: boardOf(state), sumOf });
    spend?.(weighed);
    return ordered(plans, effort, chance);
  },
  facts: retrogradeFacts,
  // What the seat holds and builds is its own, and every worth rests on it. Whether it holds anything, all can see.
  secret: (state, seat) => sideOf(state, seat).hand.length > 0 || state.projects.some(({ owner }) => owner === seat),
};

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
    return one.owner === weighing.seat && strikesOnEntry(weighing.state, one)
      ? shipPlans(weighing, ship, one, true)
      : [];
  });

function ordered(plans: readonly Plan[], { blur }: Effort, chance: Chance): readonly Prospect<RetrogradeCommand>[] {
  return plans
    .map(({ command, sum, then }) => ({
      command,
      ...(then && { then }),
      counted: logistic(sum),
      worth: logistic(sum) + (blur === 0 ? 0 : (blur * chance.below(1000)) / 1000),
    }))
    .sort((a, b) => b.worth - a.worth);
}
