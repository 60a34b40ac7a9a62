import { listed, unlisted, type Refusal } from '../fault.ts';
import { playerOf, type Command, type Game, type Phase, type Seat } from '../state.ts';

type Type = Command['type'];

const PRIMARY: readonly Type[] = ['attack', 'ram', 'suppress', 'flockActivate', 'regroup'];

const SECONDARY: readonly Type[] = ['playDraw', 'playRepair', 'playSpecial', 'storeRepair', 'repairForRecruit'];

/** OS-13.1 to OS-13.10: right player and phase. */
export function gate(game: Game, seat: Seat, { type }: Command): Refusal | null {
  if (game.phase === 'gameOver') return unlisted('OS-13.10', 'The game is over.');
  if (playerOf(game, seat).eliminated) return unlisted('OS-11.7 OS-13.9', 'You are out of the game.');
  if (type === 'setAutoPass' || type === 'concede') return null;
  if (game.phase === 'setupFleet' || game.phase === 'setupLayout') return setupGate(game, seat, type, game.phase);
  if (type === 'chooseFleet' || type === 'setLayout') return tooLate(game, seat, type);
  if (game.phase === 'window') return windowGate(game, seat, type);
  if (type === 'react' || type === 'pass') {
    return unlisted('OS-6.1 OS-13.5 OS-4.1', 'No reaction window is open.', ...notActive(game, seat));
  }
  if (seat !== game.activeSeat) return listed('OS-4.1', `It is seat ${game.activeSeat}'s turn.`);
  return turnGate(game, type, game.phase);
}

const notActive = (game: Game, seat: Seat): string[] =>
  seat === game.activeSeat ? [] : [`It is seat ${game.activeSeat}'s turn.`];

function setupGate(game: Game, seat: Seat, type: Type, phase: 'setupFleet' | 'setupLayout'): Refusal | null {
  const { chosen, layout } = playerOf(game, seat);
  if (type === 'chooseFleet' && chosen !== null) return listed('OS-13.1', 'You have already confirmed your fleet.');
  if (type === 'setLayout' && layout !== null) return unlisted('OS-13.2', 'You have already confirmed your layout.');
  if (type === (phase === 'setupFleet' ? 'chooseFleet' : 'setLayout')) return null;
  const [rule, what] = phase === 'setupFleet' ? ['OS-13.1', 'fleets are chosen'] : ['OS-13.2', 'fleets are arranged'];
  return unlisted(`${rule} OS-4.1`, `The game is being set up: ${what}.`);
}

function tooLate(game: Game, seat: Seat, type: 'chooseFleet' | 'setLayout'): Refusal {
  const [rule, what] = type === 'chooseFleet' ? ['OS-13.1', 'fleet'] : ['OS-13.2', 'layout'];
  return unlisted(`${rule} OS-4.1 OS-6.20`, `You have already confirmed your ${what}.`, ...notActive(game, seat));
}

/** OS-13.5. */
function windowGate(game: Game, seat: Seat, type: Type): Refusal | null {
  const { participants, pointer } = game.window!;
  const asked = participants[pointer]!;
  const notAsked = `Seat ${asked} is being asked now.`;
  if (type === 'react' || type === 'pass') return seat === asked ? null : listed('OS-6.4', notAsked);
  const reason = 'Only reactions are possible in a reaction window.';
  if (seat === asked) return listed('OS-6.20', reason);
  const rules = seat === game.activeSeat ? 'OS-6.20 OS-6.4' : 'OS-6.20 OS-6.4 OS-4.1';
  return unlisted(rules, reason, notAsked, ...notActive(game, seat));
}

/** OS-13.3, OS-13.4, OS-13.6 to OS-13.8, for the active player. */
function turnGate(game: Game, type: Type, phase: Phase): Refusal | null {
  if (phase === 'choosing' || type === 'chooseDiscard') {
    if (phase === 'choosing' && type === 'chooseDiscard') return null;
    const reason = phase === 'choosing' ? 'Choose the cards to discard first.' : 'There is nothing to be discarded.';
    return unlisted(phase === 'choosing' ? 'OS-13.7 OS-10.21 OS-4.4 OS-4.3' : 'OS-13.7 OS-10.21', reason);
  }
  if (type === 'endTurn') return endGate(phase);
  if (PRIMARY.includes(type)) return primaryGate(game, type, phase);
  if (SECONDARY.includes(type)) return secondaryGate(phase);
  if (type === 'finishAttacks' && phase !== 'attacking') {
    return unlisted('OS-13.4 OS-5.13', 'There are no attacks to finish.');
  }
  if ((type === 'recruit' || type === 'reorganize') && phase !== 'regrouping') {
    return unlisted(
      `OS-13.6 OS-9.1 ${type === 'recruit' ? 'OS-9.5' : 'OS-9.7'}`,
      'This is possible in a Regroup only.',
    );
  }
  return null;
}

/** OS-4.3. */
function endGate(phase: Phase): Refusal | null {
  if (phase === 'turnDone') return null;
  if (phase === 'attacking') return listed('OS-4.3', 'Finish your attacks first.');
  if (phase === 'regrouping') return unlisted('OS-4.3', 'Finish your Regroup first.');
  return listed('OS-4.3', 'Take a primary action first (attack, special ability or Regroup).');
}

/** OS-4.2, and X26. */
function primaryGate({ action }: Game, type: Type, phase: Phase): Refusal | null {
  if (phase === 'turnOpen') return null;
  if (phase === 'attacking' && type === 'flockActivate' && action!.mode === 'flock') return null;
  if (phase === 'attacking' && type === 'attack') {
    const isIdle = action!.mode === 'flock' && action!.activeShip === null;
    return isIdle ? listed('OS-8.15', 'Activate a ship with Flock first.') : null;
  }
  return listed('OS-4.2', 'You have already taken a primary action this turn.');
}

/** OS-4.4. */
function secondaryGate(phase: Phase): Refusal | null {
  if (phase === 'turnOpen' || phase === 'turnDone') return null;
  return listed('OS-4.4', 'Secondary actions are possible before or after the primary action, not during it.');
}
