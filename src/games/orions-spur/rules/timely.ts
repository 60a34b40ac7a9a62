import { waitingSeats } from '../../../cards/sealed.ts';
import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Attempt, CommandType } from '../command.ts';
import type { SpurState } from '../state.ts';
import { many, refuse } from './refusal.ts';
import { playerAt } from './table.ts';
import { askedIn } from './window.ts';

/** OS-13.9: commands every player may give at any time. */
const ALWAYS: readonly CommandType[] = ['setAutoPass', 'concede'];
/** OS-4.2. */
const PRIMARY: readonly CommandType[] = ['attack', 'ram', 'suppress', 'flockActivate', 'regroup'];
/** OS-4.4: secondary actions, but for Revise Tactics. */
const SECONDARY: readonly CommandType[] = ['playDraw', 'playRepair', 'playSpecial', 'storeRepair', 'repairForRecruit'];

/** OS-13.1 to OS-13.10: why a seat may not give a command of this kind now, whatever it says; null = it may. */
export function isUntimely(state: SpurState, seat: Seat, { type }: Attempt): Rejection | null {
  if (state.phase === 'gameOver') return refuse('OS-13.10', 'The game is over.');
  const player = playerAt(state, seat);
  if (!player) return refuse('OS-14.11', 'Spectators give no commands.');
  if (player.eliminated) return refuse('OS-11.7', 'You are out of the game.');
  if (ALWAYS.includes(type)) return null;
  if (state.phase === 'setupFleet' || state.phase === 'setupLayout') return isNoSetup(state, seat, type);
  if (type === 'chooseFleet') return isConfirmed('fleet');
  if (type === 'setLayout') return isConfirmed('layout');
  return isWindowMatter(state, seat, type) ?? isNotYourTurn(state, seat, type);
}

/** OS-13.1, OS-13.2. */
function isNoSetup({ phase, fleetChoice, layoutChoice }: SpurState, seat: Seat, type: CommandType): Rejection | null {
  const fleet = phase === 'setupFleet';
  const rule = fleet ? 'OS-13.1' : 'OS-13.2';
  if (type !== (fleet ? 'chooseFleet' : 'setLayout')) {
    if (type === 'chooseFleet') return isConfirmed('fleet');
    return refuse(rule, fleet ? 'Starting fleets are chosen first.' : 'Fleets are arranged first.');
  }
  const choice = fleet ? fleetChoice! : layoutChoice!;
  if (waitingSeats<unknown>(choice).includes(seat)) return null;
  return isConfirmed(fleet ? 'fleet' : 'layout');
}

/** OS-13.1, OS-13.2: what is confirmed is final, whatever phase has come since (X64). */
const isConfirmed = (what: 'fleet' | 'layout'): Rejection =>
  refuse(what === 'fleet' ? 'OS-13.1' : 'OS-13.2', `You have already confirmed your ${what}.`);

/** OS-6.4, OS-6.20: whatever concerns a window. */
function isWindowMatter(state: SpurState, seat: Seat, type: CommandType): Rejection | null {
  const reaction = type === 'react' || type === 'pass';
  if (state.phase !== 'window') return reaction ? refuse('OS-6.1', 'There is no reaction window.') : null;
  if (!reaction) return refuse('OS-6.20', 'Only reactions are possible in a reaction window.');
  const asked = askedIn(state)!;
  return asked === seat ? null : refuse('OS-6.4', `Seat ${asked} is being asked now.`);
}

function isNotYourTurn(state: SpurState, seat: Seat, type: CommandType): Rejection | null {
  if (state.phase === 'window') return null;
  if (seat !== state.activeSeat) return refuse('OS-4.1', `It is seat ${state.activeSeat}'s turn.`);
  if (state.choosing) {
    if (type === 'chooseDiscard') return null;
    return refuse('OS-10.21', `Discard ${many(state.choosing.count, 'card')} first.`);
  }
  if (type === 'chooseDiscard') return refuse('OS-10.21', 'There is nothing to discard now.');
  if (PRIMARY.includes(type)) return isNoPrimary(state, type);
  if (SECONDARY.includes(type))
    return state.phase === 'turnOpen' || state.phase === 'turnDone'
      ? null
      : refuse('OS-4.4', 'Secondary actions are possible before or after the primary action, not during it.');
  return isNoStep(state, type);
}

/** OS-4.2: one primary action a turn; attacks and activations go on within theirs. */
function isNoPrimary({ phase, mode }: SpurState, type: CommandType): Rejection | null {
  if (phase === 'turnOpen') return null;
  if (phase === 'attacking' && (type === 'attack' || (type === 'flockActivate' && mode === 'flock'))) return null;
  return refuse('OS-4.2', 'You have already taken a primary action this turn.');
}

/** What ends something: attacks, a Regroup, the turn. */
function isNoStep({ phase }: SpurState, type: CommandType): Rejection | null {
  switch (type) {
    case 'finishAttacks':
      return phase === 'attacking' ? null : refuse('OS-5.13', 'There are no attacks to finish.');
    case 'recruit':
    case 'reorganize':
      return phase === 'regrouping' ? null : refuse('OS-9.1', 'This is possible in a Regroup only.');
    case 'endTurn':
      return cannotEnd(phase);
    default:
      return null;
  }
}

function cannotEnd(phase: SpurState['phase']): Rejection | null {
  switch (phase) {
    case 'turnOpen':
      return refuse('OS-4.3', 'Take a primary action first (attack, special ability or Regroup).');
    case 'attacking':
      return refuse('OS-4.3', 'Finish your attacks first.');
    case 'regrouping':
      return refuse('OS-4.3', 'Finish your Regroup first.');
    default:
      return null;
  }
}
