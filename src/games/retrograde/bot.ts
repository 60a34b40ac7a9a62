import type { Brain, Effort, Prospect } from '../../engine/brain.ts';
import type { Seat } from '../../engine/seat.ts';
import { choices } from './choices.ts';
import type { RetrogradeCommand } from './command.ts';
import { assetCard } from './data/cards.ts';
import { assetOf, sideOf } from './rules/things.ts';
import type { RetrogradeState } from './state.ts';

const EFFORT: Effort = { candidates: 1, caution: 0, blur: 0 };

/** How urgent a command is: what builds and strikes before what ends a phase; what gives something up is not done. */
const URGENCY: { readonly [type in RetrogradeCommand['type']]: number } = {
  sweep: 9,
  bombard: 9,
  complete: 9,
  attack: 8,
  missileDefense: 8,
  contribute: 7,
  startProject: 6,
  research: 5,
  repair: 8,
  burn: 1,
  sacrifice: 2,
  endPhase: 3,
  refit: 0,
  scuttle: 0,
  scrapProject: 0,
  resign: 0,
  offerDraw: 0,
  acceptDraw: 0,
  declineDraw: 0,
};

/** One turn in so many a spacecraft moves on, so that fleets meet. */
const RESTLESS = 3;

/** Whether an asset had better draw a card than build: it cannot build, or there is nothing to build. */
function hadBetterDraw(state: RetrogradeState, seat: Seat, id: string): boolean {
  const isIdle = sideOf(state, seat).hand.length === 0 && !state.projects.some(({ owner }) => owner === seat);
  return isIdle || assetCard(assetOf(state, id).card).power === 0;
}

function urgencyOf(state: RetrogradeState, seat: Seat, command: RetrogradeCommand, restless: boolean): number {
  if (command.type === 'burn' && restless) return URGENCY.endPhase + 1;
  if (command.type === 'research' && !hadBetterDraw(state, seat, command.asset)) return 0;
  return URGENCY[command.type];
}

/**
 * A stand-in until there is a computer player: it builds, shoots and bombards whatever it can, picked by chance, and
 * moves now and then. It ends every phase, so play between computers ends where there is a turn limit.
 */
export const retrogradeBrain: Brain<RetrogradeState, RetrogradeCommand> = {
  efforts: { easy: EFFORT, default: EFFORT, hard: EFFORT },
  prospects(state, seat, _effort, chance) {
    const restless = chance.die(RESTLESS) === 1;
    return choices(state, seat)
      .map((command): Prospect<RetrogradeCommand> => {
        return { command, worth: urgencyOf(state, seat, command, restless) + chance.below(1000) / 1000 };
      })
      .sort((a, b) => b.worth - a.worth);
  },
};
