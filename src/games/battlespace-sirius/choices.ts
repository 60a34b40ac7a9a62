import type { Seat } from '../../engine/seat.ts';
import { hasHidden } from './check.ts';
import type { BattlespaceSiriusCommand } from './command.ts';
import { fireChoices } from './rules/fire.ts';
import { lockChoices } from './rules/lock.ts';
import { maneuvers } from './rules/maneuver.ts';
import { playerOf } from './rules/players.ts';
import { reactions } from './rules/reaction.ts';
import { repairChoices } from './rules/repair.ts';
import { deciderOf } from './rules/window.ts';
import type { BattlespaceSiriusState } from './state.ts';

const NONE: readonly BattlespaceSiriusCommand[] = [];

/**
 * All legal commands of a seat in the open phase, in a fixed order; empty unless it decides. Lists whose order does not
 * matter stand once, clockwise from the bow. The commands of BS-13.5 stand apart (`alwaysOpen`): they answer no
 * question, and who plays by these choices alone comes to the end of the game.
 */
export function choices(state: BattlespaceSiriusState, seat: Seat): readonly BattlespaceSiriusCommand[] {
  if (deciderOf(state) !== seat) return NONE;
  switch (state.phase) {
    case 'maneuver':
      return maneuvers(state, seat);
    case 'lock':
      return lockChoices(state);
    case 'reaction':
      return reactions(state, seat);
    case 'fire':
      return fireChoices(state);
    case 'repair':
      return repairChoices(state, seat);
    default:
      return NONE;
  }
}

/**
 * BS-13.5: what a player still in may do in every phase: turn their draw flag over, resign, show their hidden lifeboat.
 */
export function alwaysOpen(state: BattlespaceSiriusState, seat: Seat): readonly BattlespaceSiriusCommand[] {
  const player = playerOf(state, seat);
  if (!player?.vessel || state.phase === 'over') return NONE;
  const open: BattlespaceSiriusCommand[] = [{ type: 'agreeDraw', agree: !player.agree }, { type: 'resign' }];
  return hasHidden(state, seat) ? [...open, { type: 'revealLifeboat' }] : open;
}
