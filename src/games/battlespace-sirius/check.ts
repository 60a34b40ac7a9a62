import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { commandOf, type Attempt, type BattlespaceSiriusCommand } from './command.ts';
import { cannotFire } from './rules/fire.ts';
import { cannotLock } from './rules/lock.ts';
import { cannotManeuver } from './rules/maneuver.ts';
import { nameOf, playerOf } from './rules/players.ts';
import { cannotTurnAway } from './rules/reaction.ts';
import { cannotRepair } from './rules/repair.ts';
import { cannotSentry } from './rules/sentry.ts';
import { malformed } from './rules/well-formed.ts';
import { wrongWindow } from './rules/window.ts';
import type { BattlespaceSiriusState } from './state.ts';

const LEGAL: readonly Rejection[] = [];

/** The one gate: the first failed test in the order of BS-13.7 and table 13.B; empty = legal. */
export function check(state: BattlespaceSiriusState, seat: Seat, attempt: Attempt): readonly Rejection[] {
  const refusal =
    isOver(state) ??
    isOut(state, seat) ??
    wrongWindow(state, seat, attempt.type) ??
    malformed(state, attempt) ??
    broken(state, seat, commandOf(attempt));
  return refusal ? [refusal] : LEGAL;
}

/** BS-10.9. */
function isOver(state: BattlespaceSiriusState): Rejection | null {
  if (!state.outcome) return null;
  const [winner] = state.outcome.winners;
  return { rule: 'BS-10.9', reason: `the game is over (${winner ? `${nameOf(state, winner)} won` : 'a draw'}).` };
}

/** BS-13.6. */
function isOut(state: BattlespaceSiriusState, seat: Seat): Rejection | null {
  const player = playerOf(state, seat);
  if (!player) return { rule: 'BS-13.6', reason: 'spectators give no commands.' };
  return player.vessel || state.phase === 'setup' ? null : { rule: 'BS-13.6', reason: 'you are out of the game.' };
}

/** The tests of table 13.B, from left to right. */
function broken(state: BattlespaceSiriusState, seat: Seat, command: BattlespaceSiriusCommand): Rejection | null {
  switch (command.type) {
    case 'maneuver':
      return cannotManeuver(state, seat, command);
    case 'lock':
      return cannotLock(state, command);
    case 'react':
      if (command.kind === 'nothing') return null;
      return command.kind === 'rotate' ? cannotTurnAway(state, seat, command) : cannotSentry(state, seat, command);
    case 'fire':
      return cannotFire(state, command);
    case 'repair':
      return cannotRepair(state, seat, command);
    case 'revealLifeboat':
      return hasHidden(state, seat) ? null : { rule: 'BS-12.1', reason: 'you have no hidden lifeboat.' };
    case 'agreeDraw':
    case 'resign':
      return null;
    default:
      return unhandled(command);
  }
}

/** BS-12.1: a face-down card lies under the seat's ship. */
export function hasHidden(state: BattlespaceSiriusState, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return player !== null && player.lifeboat !== null && !player.shown;
}
