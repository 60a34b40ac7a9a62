import type { Brain, Effort, Prospect } from '../../engine/brain.ts';
import { logistic } from '../../engine/logistic.ts';
import type { Chance } from '../../engine/rng.ts';
import { boardOf, ownerOf, type Board } from './bot/board.ts';
import { constructionPlans, repairPlans, researchPlans } from './bot/build.ts';
import { retrogradeFacts } from './bot/facts.ts';
import { bestByCommand, maneuverPlans, type Loss, type Weighing } from './bot/maneuver.ts';
import { shipPlans, type Plan } from './bot/strikes.ts';
import { lossesOf } from './bot/room.ts';
import { stocksOf } from './bot/stock.ts';
import { balance, oddsOf, SCALE } from './bot/worth.ts';
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
    const [board, stocks] = [boardOf(state), stocksOf(state)];
    const sumOf = (one: Board): number => ((weighed += 1), balance(one, owner, stocks, owner));
    const bare = { state, seat, board, sumOf };
    let losses: readonly Loss[] | null = null;
    const plans = plansOf({ ...bare, losses: () => (losses ??= lossesOf(bare)) });
    spend?.(weighed);
    return ordered(plans, oddsOf(board, owner, stocks, owner) - SCALE * sumOf(board), effort, chance);
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
    return one.owner === weighing.seat && strikesOnEntry(weighing.state, one) ? shipPlans(weighing, ship, true) : [];
  });

/** Best first. A level that sees less clearly takes each sum for up to `blur` more than it is. */
function ordered(
  plans: readonly Plan[],
  base: number,
  { blur }: Effort,
  chance: Chance,
): readonly Prospect<RetrogradeCommand>[] {
  const chanceOf = (sum: number): number => logistic(base + SCALE * sum);
  return plans
    .map(({ command, sum, then }) => ({
      command,
      ...(then && { then }),
      counted: chanceOf(sum),
      worth: chanceOf(blur === 0 ? sum : sum + (blur * chance.below(1000)) / 1000),
    }))
    .sort((a, b) => b.worth - a.worth);
}
