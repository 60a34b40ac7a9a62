import { effortAt, thoughtOf, type Brain, type Effort, type Prospect } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { CALIBRATIONS } from './bot/data/calibrations.ts';
import { fireProspects, lockProspects, reactionProspects, repairProspects } from './bot/engaged.ts';
import { restsOnLifeboat, siriusFacts } from './bot/facts.ts';
import type { Budget } from './bot/fight.ts';
import { maneuverProspects, maneuverWorth } from './bot/maneuver.ts';
import type { Way } from './bot/way.ts';
import type { BattlespaceSiriusCommand } from './command.ts';
import { countIn } from './rules/players.ts';
import type { BattlespaceSiriusState } from './state.ts';

/** A level that finds the best without a slip, but overlooks much; of what is worse it only knows that it is. */
const overlooking = (overlooks: number): Effort => ({ candidates: 200, caution: 1, blur: 0, overlooks });
/** One that errs a little besides. */
const erring = (overlooks: number): Effort => ({ ...overlooking(overlooks), blur: 0.05 });
/** Leaves the reaction out of account and errs widely, as on a first evening. */
const heedless = (overlooks: number, blur: number): Effort => ({ candidates: 200, caution: 0, blur, overlooks });

/**
 * How much each level thinks of. Small slips decide a duel, so the levels above novice and easy differ by what they
 * overlook; the master overlooks nothing, errs nowhere and searches the reply. Among more than two players ways differ
 * less and slips cost more, and with lifeboats what is overlooked costs more still, so from casual on nobody slips
 * there. Chosen, so that the steps are even, from what grades of players win against each other
 * (`npm run fit -- sirius-grades`).
 */
export const SIRIUS_EFFORTS: { readonly [level: string]: Effort } = {
  novice: {
    ...heedless(0.6, 0.5),
    where: {
      'advanced-two': heedless(0.33, 0.4),
      'advanced-more': heedless(0.95, 0.5),
      more: heedless(0.7, 0.5),
    },
  },
  easy: {
    ...heedless(0.3, 0.4),
    where: {
      'advanced-two': overlooking(0.7),
      'advanced-more': heedless(0.7, 0.5),
      more: heedless(0.4, 0.4),
    },
  },
  casual: {
    ...erring(0.63),
    where: {
      'advanced-two': overlooking(0.62),
      'advanced-more': overlooking(0.825),
      more: overlooking(0.75),
    },
  },
  default: {
    ...erring(0.52),
    where: {
      'advanced-two': overlooking(0.485),
      'advanced-more': overlooking(0.72),
      more: overlooking(0.665),
    },
  },
  skilled: {
    ...erring(0.37),
    where: {
      'advanced-two': overlooking(0.36),
      'advanced-more': overlooking(0.57),
      more: overlooking(0.55),
    },
  },
  hard: {
    ...erring(0.24),
    where: {
      'advanced-two': overlooking(0.23),
      'advanced-more': overlooking(0.42),
      more: overlooking(0.41),
    },
  },
  expert: {
    ...erring(0.075),
    where: {
      'advanced-two': overlooking(0.1),
      'advanced-more': overlooking(0.25),
      more: overlooking(0.22),
    },
  },
  master: { candidates: 400, caution: 1, blur: 0, depth: 1 },
};

/** What efforts are named by: whether more than two play, and with lifeboats (the advanced rules). */
const playedAt = ({ options: { playerCount, lifeboats } }: BattlespaceSiriusState): readonly string[] =>
  playerCount === 2 ? (lifeboats ? ['advanced-two'] : []) : lifeboats ? ['advanced-more', 'more'] : ['more'];

type Found = readonly Prospect<BattlespaceSiriusCommand>[];

/**
 * What a computer player knows of Battlespace Sirius. Every chance is small and known, so it searches a turn to its
 * end: each maneuver and lock against the best reaction to it, over all dice of Sentry Fire and volleys. It never holds
 * its fire, so that play between computers always ends; it neither resigns nor agrees to a draw.
 */
export const battlespaceSiriusBrain: Brain<BattlespaceSiriusState, BattlespaceSiriusCommand> = {
  efforts: SIRIUS_EFFORTS,
  prospects(state, seat, level, chance, spend) {
    const budget = { work: 0 };
    const effort = effortAt(level, playedAt(state));
    const found = ordered(prospects(state, seat, effort, budget), effort, chance);
    spend?.(budget.work);
    return found;
  },
  weigh(state, seat, level, command) {
    const effort = effortAt(level, playedAt(state));
    const budget = { work: 0 };
    if (command.type === 'maneuver') return maneuverWorth(state, seat, command, effort, budget);
    if (!isHeld(command)) return null;
    return fireProspects(state, seat, effort, budget).find((one) => isSameShot(one.command, command))?.worth ?? null;
  },
  facts: siriusFacts,
  secret: restsOnLifeboat,
  calibrations: CALIBRATIONS,
  sidesLeft: countIn,
  scale: ({ options: { lifeboats } }) => (lifeboats ? 'lifeboats' : null),
};

function prospects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): readonly Way[] {
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

const isSameShot = (a: BattlespaceSiriusCommand, b: BattlespaceSiriusCommand): boolean =>
  a.type === 'fire' && b.type === 'fire' && a.line === b.line && a.weapons === b.weapons;

const isHeld = (command: BattlespaceSiriusCommand): boolean => command.type === 'fire' && command.weapons === 0;

/**
 * Best first. A level that sees less clearly takes each worth for up to `blur` more than it is, but overlooks neither a
 * certain win nor a ship that is destroyed for certain.
 */
function ordered(found: readonly Way[], effort: Effort, chance: Chance): Found {
  const { blur } = effort;
  const isPlain = ({ worth, plain = false }: Way): boolean => plain || worth >= 1;
  const errorOf = (way: Way): number => (isPlain(way) ? blur : (blur * chance.die(1000)) / 1000);
  return thoughtOf(found, effort, chance, isPlain)
    .map((way): Found[number] => {
      const { command, worth } = way;
      return blur === 0 ? { command, worth } : { command, counted: worth, worth: worth + errorOf(way) };
    })
    .sort((a, b) => b.worth - a.worth);
}
