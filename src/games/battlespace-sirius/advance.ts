import type { Chance } from '../../engine/rng.ts';
import type { BattlespaceSiriusEvent } from './event.ts';
import { endNow } from './rules/end.ts';
import { lockChoices, locked } from './rules/lock.ts';
import { isBound, maneuvered } from './rules/maneuver.ts';
import { mustDoNothing } from './rules/reaction.ts';
import { repairChoices, repaired } from './rules/repair.ts';
import { setUp } from './rules/setup.ts';
import { turnEnd } from './rules/turn.ts';
import type { BattlespaceSiriusState } from './state.ts';

const REST: readonly BattlespaceSiriusEvent[] = [];

/**
 * One automatic step: the setup, the end of the game, the end of a turn, the engine's own decisions (BS-4.4); empty at
 * rest.
 */
export function advance(state: BattlespaceSiriusState, chance: Chance): readonly BattlespaceSiriusEvent[] {
  if (state.phase === 'over') return REST;
  if (state.phase === 'setup') return setUp(state, chance);
  const ended = endNow(state);
  if (ended.length > 0) return ended;
  if (isTurnOver(state)) return turnEnd(state);
  return ownDecision(state);
}

/**
 * BS-4.5: every lock resolved and every point placed; or early, by a loss or a resignation (BS-10.6, BS-12.6, 12.7,
 * 12.19).
 */
function isTurnOver({ phase, ending, repairPoints, locks }: BattlespaceSiriusState): boolean {
  if (repairPoints > 0) return false;
  return ending || (phase === 'fire' && locks.every(({ resolved }) => resolved));
}

/** BS-4.4: a command the engine gives itself as nothing else is legal; in phase `fire` it never does. */
function ownDecision(state: BattlespaceSiriusState): readonly BattlespaceSiriusEvent[] {
  const { phase, turnSeat, engagedSeat } = state;
  switch (phase) {
    case 'maneuver':
      return isBound(state, turnSeat) ? [maneuvered(state, turnSeat, { type: 'maneuver', kind: 'stay' }, true)] : REST;
    case 'lock': {
      const [only, another] = lockChoices(state);
      // BS-10.6: a resignation can leave the turn player without an opponent next to them.
      if (!only) return turnEnd(state);
      return another ? REST : [locked(state, only, true)];
    }
    case 'reaction':
      return mustDoNothing(state, engagedSeat!) ? [{ type: 'heldStill', seat: engagedSeat!, auto: true }] : REST;
    case 'repair': {
      const [only, another] = repairChoices(state, turnSeat);
      return only && !another ? [repaired(state, turnSeat, only, true)] : REST;
    }
    default:
      return REST;
  }
}
