import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import { unhandled } from '../../../engine/unhandled.ts';
import type { CommandOf } from '../command.ts';
import type { OrionsGateEvent } from '../event.ts';
import type {
  CaptainId,
  DebrisWindow,
  ExitWindow,
  OrionsGateState,
  SalvageWindow,
  WarpWindow,
  Window,
} from '../state.ts';
import { theUnit, thePlaced, type PlacedUnit } from '../units.ts';
import { activate, checkActivate } from './activation.ts';
import { board, checkBoard } from './boarding.ts';
import { checkComponent, decideComponent } from './components/use.ts';
import { checkDebris, decideDebris } from './debris.ts';
import { cannotPlaceExit, decideExit, exitHasRoom } from './gates.ts';
import { carryOutPlan, checkPlan } from './move.ts';
import { openLedger, record, type Ledger } from './play-ledger.ts';
import type { Rules } from './rules.ts';
import { checkPrimary, firePrimary } from './shooting.ts';
import { checkSalvage, decideSalvage } from './salvage.ts';
import { checkWarp, decideWarp } from './components/warp-drive.ts';

/** The commands of an activation (OG-20.1). */
export type PlayCommand = CommandOf<
  | 'activate'
  | 'plan'
  | 'firePrimary'
  | 'useComponent'
  | 'board'
  | 'endActivation'
  | 'warpTo'
  | 'stay'
  | 'placeExit'
  | 'noRoom'
  | 'placeDebris'
  | 'salvage'
  | 'decline'
>;

/** Those of them that move, fire or answer a window. */
export type CarriedOut = Exclude<PlayCommand, { readonly type: 'activate' | 'endActivation' }>;

const LEGAL: readonly Rejection[] = [];

/**
 * Why a command of an activation is not legal; empty when it is. The first fault in the order of OG-20.4 is told.
 * That the command fits the state and the captain (order.ts) has been tested before.
 */
export function checkPlay(
  rules: Rules,
  state: OrionsGateState,
  captain: CaptainId,
  command: PlayCommand,
): readonly Rejection[] {
  const fault = firstFault(rules, state, captain, command);
  return fault ? [fault] : LEGAL;
}

function firstFault(rules: Rules, state: OrionsGateState, captain: CaptainId, command: PlayCommand): Rejection | null {
  switch (command.type) {
    case 'activate':
      return checkActivate(state, captain, command.unit, command.action);
    case 'plan':
      return checkPlan(rules, state, activeUnit(state), state.activation!, command);
    case 'firePrimary':
      return checkPrimary(rules, state, activeUnit(state), state.activation!, command.target);
    case 'useComponent':
      return checkComponent(rules, state, activeUnit(state), state.activation!, command);
    case 'board':
      return checkBoard(rules, state, activeUnit(state), state.activation!, command.target);
    case 'warpTo':
      return checkWarp(state, thePlaced(state, state.windows[0]!.unit), state.windows[0] as WarpWindow, command);
    case 'placeExit':
      return cannotPlaceExit(state, state.windows[0] as ExitWindow, command);
    case 'noRoom':
      return exitHasRoom(state, state.windows[0] as ExitWindow);
    case 'placeDebris':
      return checkDebris(state, state.windows[0] as DebrisWindow, command);
    case 'salvage':
      return checkSalvage(state, state.windows[0] as SalvageWindow, command);
    case 'endActivation':
    case 'stay':
    case 'decline':
      return null;
    default:
      return unhandled(command);
  }
}

const activeUnit = (state: OrionsGateState): PlacedUnit => thePlaced(state, state.activation!.unit);

/** The facts a legal command of an activation brings about, dice in the order of OG-23.1. */
export function decidePlay(
  rules: Rules,
  state: OrionsGateState,
  _captain: CaptainId,
  command: PlayCommand,
  chance: Chance,
): readonly OrionsGateEvent[] {
  if (command.type === 'activate') return [activate(state, command.unit, command.action, chance)];
  if (command.type === 'endActivation') return [{ type: 'activationEnded', unit: state.activation!.unit }];
  const ledger = openLedger(rules, state, chance);
  carryOut(ledger, command);
  return ledger.events;
}

/** Carries a legal command out on a ledger that stands where it is given; all but the two that only tell one fact. */
export function carryOut(ledger: Ledger, command: CarriedOut): void {
  const { state } = ledger;
  switch (command.type) {
    case 'plan':
      carryOutPlan(ledger, state.activation!, command);
      break;
    case 'firePrimary':
      firePrimary(ledger, state.activation!.unit, command.target);
      break;
    case 'useComponent':
      decideComponent(ledger, activeUnit(state), command);
      break;
    case 'warpTo':
    case 'stay':
      decideWarp(ledger, state.windows[0] as WarpWindow, command);
      break;
    case 'placeExit':
    case 'noRoom':
      decideExit(ledger, state.windows[0] as ExitWindow, command);
      break;
    case 'placeDebris':
      decideDebris(ledger, state.windows[0] as DebrisWindow, command);
      break;
    case 'salvage':
      decideSalvage(ledger, state.windows[0] as SalvageWindow, command);
      break;
    case 'decline':
      decline(ledger, state.windows[0]!);
      break;
    case 'board':
      board(ledger, state.activation!.unit, command.target);
      break;
    default:
      unhandled(command);
  }
  endIfLost(ledger, state);
}

/** The window is closed without its gift: debris, a point of salvage (OG-12.4, 9.38). */
function decline(ledger: Ledger, window: Window): void {
  if (window.kind === 'debris') decideDebris(ledger, window, { type: 'decline' });
  else if (window.kind === 'salvage') decideSalvage(ledger, window, { type: 'decline' });
}

/** A unit lost in its own activation has been activated: its activation is over (OG-5.8, 6.14). */
function endIfLost(ledger: Ledger, before: OrionsGateState): void {
  const { activation } = ledger.state;
  if (!activation || !before.activation) return;
  if (theUnit(ledger.state, activation.unit).status !== 'inPlay')
    record(ledger, { type: 'activationEnded', unit: activation.unit });
}
