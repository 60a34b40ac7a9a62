import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { commandOf, type Attempt } from './command.ts';
import type { BattlespaceSiriusEvent } from './event.ts';
import { fired } from './rules/fire.ts';
import { flagsOff, resigned, vesselLost } from './rules/leave.ts';
import { locked } from './rules/lock.ts';
import { maneuvered } from './rules/maneuver.ts';
import { playerOf } from './rules/players.ts';
import { turnedAway } from './rules/reaction.ts';
import { repaired } from './rules/repair.ts';
import { sentryFired } from './rules/sentry.ts';
import type { BattlespaceSiriusState } from './state.ts';

/** The facts a legal command brings about, dice in the order of BS-16.4. */
export function decide(
  state: BattlespaceSiriusState,
  seat: Seat,
  attempt: Attempt,
  chance: Chance,
): readonly BattlespaceSiriusEvent[] {
  const command = commandOf(attempt);
  switch (command.type) {
    case 'maneuver':
      return [maneuvered(state, seat, command, false)];
    case 'lock':
      return [locked(state, command, false)];
    case 'react': {
      if (command.kind === 'nothing') return [{ type: 'heldStill', seat, auto: false }];
      if (command.kind === 'rotate') return [turnedAway(state, seat, command)];
      const shots = sentryFired(state, seat, command, chance);
      return [shots, ...flagsOff(state), ...(shots.destroyed ? vesselLost(state, shots.target, seat) : [])];
    }
    case 'fire': {
      const volley = fired(state, command, chance);
      if (volley.weapons === 0) return [volley];
      return [volley, ...flagsOff(state), ...(volley.destroyed ? vesselLost(state, volley.target, seat) : [])];
    }
    case 'repair':
      return [repaired(state, seat, command, false)];
    case 'agreeDraw':
      return [{ type: 'drawFlagged', seat, agree: command.agree }];
    case 'resign':
      return resigned(state, seat);
    case 'revealLifeboat':
      return [{ type: 'lifeboatRevealed', seat, lifeboat: playerOf(state, seat)!.lifeboat! }];
    default:
      return unhandled(command);
  }
}
