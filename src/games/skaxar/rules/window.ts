import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { unhandled } from '../../../engine/unhandled.ts';
import { isCommandType, PARAMETERS, type Attempt, type CommandType } from '../command.ts';
import type { SkaxarState } from '../state.ts';
import { PHASE_NAMES } from './names.ts';
import { isSeat, otherSeat } from './sides.ts';

/** SK-12.8: nothing more is accepted. */
export function isOver({ outcome }: SkaxarState): Rejection | null {
  if (!outcome) return null;
  const [winner] = outcome.winners;
  return {
    rule: 'SK-12.8',
    reason: `The game is over; ${winner ? `seat ${winner} won` : 'it was a draw'}.`,
    data: { winner: winner ?? null },
  };
}

/** SK-13.5. */
export const isSpectator = (seat: Seat): Rejection | null =>
  isSeat(seat) ? null : { rule: 'SK-13.5', reason: 'Spectators give no commands.' };

/** SK-16.1: a command there is not, or one with parameters it has not. */
export function isUnknown(attempt: Attempt): Rejection | null {
  const { type } = attempt;
  if (!isCommandType(type)) {
    return {
      rule: 'SK-16.1',
      reason: `Unknown command "${type.slice(0, 40)}"; use buy, pass, harvest, decline or resign.`,
    };
  }
  const known = PARAMETERS[type];
  const strange = Object.keys(attempt).find(
    (key) => key !== 'type' && attempt[key] !== undefined && !known.includes(key),
  );
  return strange === undefined
    ? null
    : { rule: 'SK-16.1', reason: `"${strange.slice(0, 40)}" is not part of ${type}.` };
}

/** Why a command does not belong to the open window (SK-16.2); null = it does. */
export function isWrongWindow({ window, phase }: SkaxarState, type: CommandType): Rejection | null {
  const data = { phase, window };
  const buying = window === 'rescue' || window === 'session';
  const harvesting = window === 'harvest';
  switch (type) {
    case 'buy':
      return buying
        ? null
        : {
            rule: 'SK-6.1',
            reason: `Cards are bought in the Arms Dealer Phase; this is the ${PHASE_NAMES[phase]}.`,
            data,
          };
    case 'pass':
      if (buying) return null;
      return harvesting
        ? { rule: 'SK-10.5', reason: 'Choose an asteroid or decline the harvest.', data }
        : { rule: 'SK-6.9', reason: `Nothing can be passed now; this is the ${PHASE_NAMES[phase]}.`, data };
    case 'harvest':
      return harvesting
        ? null
        : {
            rule: 'SK-10.3',
            reason: `Asteroids are harvested in the Recovery Phase; this is the ${PHASE_NAMES[phase]}.`,
            data,
          };
    case 'decline':
      return harvesting ? null : { rule: 'SK-10.5', reason: 'No harvest is offered now.', data };
    case 'resign':
      return null;
    default:
      return unhandled(type);
  }
}

/** SK-16.3: why another seat decides in the open window; null = it is this one. */
export function isWrongSeat({ window, decider, closed, turn }: SkaxarState, seat: Seat): Rejection | null {
  if (decider === seat) return null;
  const data = { decider, turn };
  switch (window) {
    case 'rescue':
      return {
        rule: 'SK-5.2',
        reason: `Seat ${decider} has no ship and may buy first; wait for seat ${decider}.`,
        data,
      };
    case 'harvest':
      return { rule: 'SK-10.3', reason: `Only the defeated player harvests; seat ${decider} lost this battle.`, data };
    default:
      return closed.includes(seat)
        ? { rule: 'SK-6.9', reason: `Your session of turn ${turn} is closed.`, data }
        : {
            rule: 'SK-6.6',
            reason: `Seat ${otherSeat(seat)} buys first this turn; wait for seat ${otherSeat(seat)} to finish.`,
            data,
          };
  }
}
