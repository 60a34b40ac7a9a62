import { thoughtOf, type Brain, type Effort, type Prospect } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { CALIBRATIONS } from './bot/calibrations.ts';
import { fireProspects, lockProspects, reactionProspects, repairProspects } from './bot/engaged.ts';
import { restsOnLifeboat, siriusFacts } from './bot/facts.ts';
import type { Budget } from './bot/fight.ts';
import { maneuverProspects } from './bot/maneuver.ts';
import type { BattlespaceSiriusCommand } from './command.ts';
import type { BattlespaceSiriusState } from './state.ts';

/** A level that errs little beside what it overlooks. */
const overlooking = (overlooks: number): Effort => ({ candidates: 200, caution: 1, blur: 0.05, overlooks });

/**
 * How much each level thinks of. Novice and easy leave the reaction out of account and err widely, as on a first
 * evening. Small slips decide a duel, so the levels above them differ by what they overlook, in even steps; the master
 * overlooks nothing, errs nowhere and searches the reply.
 */
const EFFORTS: { readonly [level: string]: Effort } = {
  novice: { candidates: 200, caution: 0, blur: 0.5, overlooks: 0.6 },
  easy: { candidates: 200, caution: 0, blur: 0.4, overlooks: 0.3 },
  casual: overlooking(0.63),
  default: overlooking(0.52),
  skilled: overlooking(0.37),
  hard: overlooking(0.24),
  expert: overlooking(0.075),
  master: { candidates: 400, caution: 1, blur: 0, depth: 1 },
};

type Found = readonly Prospect<BattlespaceSiriusCommand>[];

/**
 * What a computer player knows of Battlespace Sirius. Every chance is small and known, so it searches a turn to its
 * end: each maneuver and lock against the best reaction to it, over all dice of Sentry Fire and volleys. It never holds
 * its fire, so that play between computers always ends; it neither resigns nor agrees to a draw.
 */
export const battlespaceSiriusBrain: Brain<BattlespaceSiriusState, BattlespaceSiriusCommand> = {
  efforts: EFFORTS,
  prospects(state, seat, effort, chance, spend) {
    const budget = { work: 0 };
    const found = ordered(prospects(state, seat, effort, budget), effort, chance);
    spend?.(budget.work);
    return found;
  },
  facts: siriusFacts,
  secret: restsOnLifeboat,
  calibrations: CALIBRATIONS,
};

function prospects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): Found {
  switch (state.phase) {
    case 'maneuver':
      return maneuverProspects(state, seat, effort, budget);
    case 'lock':
      return lockProspects(state, seat, effort, budget);
    case 'reaction':
      return reactionProspects(state, seat, effort, budget);
    case 'fire':
      return fireProspects(state, seat, effort, budget).filter(({ command }) => !isHeld(command));
    case 'repair':
      return repairProspects(state, seat, effort, budget);
    default:
      throw new Error('Nothing is to be decided.');
  }
}

const isHeld = (command: BattlespaceSiriusCommand): boolean => command.type === 'fire' && command.weapons === 0;

/**
 * Best first. A level that sees less clearly takes each worth for up to `blur` more than it is, but overlooks no
 * certain win.
 */
function ordered(found: Found, effort: Effort, chance: Chance): Found {
  const { blur } = effort;
  const noticed = thoughtOf(found, effort, chance, ({ worth }) => worth >= 1);
  const seen =
    blur === 0
      ? noticed
      : noticed.map(({ command, worth }) => ({
          command,
          counted: worth,
          worth: worth >= 1 ? worth + blur : worth + (blur * chance.die(1000)) / 1000,
        }));
  return [...seen].sort((a, b) => b.worth - a.worth);
}
