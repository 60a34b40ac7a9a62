import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandType } from '../command.ts';
import type { BattlespaceSiriusState, Phase } from '../state.ts';
import { nameOf } from './players.ts';

/** Table 13.A: who decides in the open phase; null when nobody does. */
export function deciderOf({ phase, engagedSeat, turnSeat }: BattlespaceSiriusState): Seat | null {
  if (phase === 'over' || phase === 'setup') return null;
  return phase === 'reaction' ? engagedSeat : turnSeat;
}

/** BS-13.5: the commands that belong to no phase and no decider. */
const isAlwaysOpen = (type: CommandType): boolean =>
  type === 'agreeDraw' || type === 'resign' || type === 'revealLifeboat';

/** What the steps of BS-4.2 are called in messages. */
const STEP_NAMES: { readonly [phase in Phase]: string } = {
  setup: 'Setup',
  maneuver: 'Maneuver',
  lock: 'Lock Targets',
  reaction: 'Enemy Reaction',
  fire: 'Fire',
  repair: 'Repairs',
  over: 'end',
};

const PHASE_OF: { readonly [type in CommandType]?: Phase } = {
  maneuver: 'maneuver',
  lock: 'lock',
  react: 'reaction',
  fire: 'fire',
  repair: 'repair',
};

/** Why a command belongs to another phase, by the step that is open and the one it belongs to. */
const LATER: { readonly [type in CommandType]?: string } = {
  lock: 'Lock Targets comes after the Maneuver',
  react: 'Enemy Reaction comes after Lock',
  fire: 'Fire comes after Lock and Enemy Reaction',
  repair: 'there are no repair points to place',
};
const DONE: { readonly [type in CommandType]?: string } = {
  maneuver: 'the Maneuver is done',
  lock: 'the locks are set',
  react: 'Enemy Reaction is done',
  repair: 'there are no repair points to place',
};
const STEPS: readonly Phase[] = ['maneuver', 'lock', 'reaction', 'fire', 'repair'];

/** BS-13.2, BS-13.3: why a seat may not give a command of this type now; null = it may. Decider first. */
export function wrongWindow(state: BattlespaceSiriusState, seat: Seat, type: CommandType): Rejection | null {
  if (isAlwaysOpen(type)) return null;
  const { phase, repairPoints } = state;
  const decider = deciderOf(state);
  if (decider !== seat) {
    return {
      rule: 'BS-13.2',
      reason: `${nameOf(state, decider)} decides now (${STEP_NAMES[phase]}), not ${nameOf(state, seat)}.`,
      data: { decider, phase },
    };
  }
  const belongs = PHASE_OF[type]!;
  if (belongs === phase) return null;
  if (phase === 'repair')
    return {
      rule: 'BS-13.3',
      reason: `place your ${repairPoints} repair ${repairPoints === 1 ? 'point' : 'points'} first.`,
      data: { phase, repairPoints },
    };
  const why = STEPS.indexOf(belongs) > STEPS.indexOf(phase) ? LATER[type]! : DONE[type]!;
  return { rule: 'BS-13.3', reason: `this is the ${STEP_NAMES[phase]} step; ${why}.`, data: { phase, belongs } };
}
