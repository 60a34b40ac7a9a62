import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { CommandOf } from '../command.ts';
import type { OrionsGateEvent } from '../event.ts';
import type { CaptainId, OrionsGateState } from '../state.ts';
import { theUnit, thePlaced } from '../units.ts';
import { activate, checkActivate, mayCommandFor } from './activation.ts';
import { sideOfCaptain } from './captains.ts';
import { checkComponent, decideComponent } from './components/use.ts';
import { carryOutPlan, checkPlan } from './move.ts';
import { openLedger, record } from './play-ledger.ts';
import * as refusals from './refusals-play.ts';
import type { Rules } from './rules.ts';
import { checkPrimary, firePrimary } from './shooting.ts';
import { checkWarp, decideWarp } from './components/warp-drive.ts';

export { attackNeeds, weaponData, type AttackNeeds } from './attack.ts';
export { evolvePlay } from '../evolve-play.ts';
export { pathOf } from './path.ts';
export { canTarget, PRIMARY } from './shooting.ts';

/** The commands of an activation (OG-20.1). */
export type PlayCommand = CommandOf<
  'activate' | 'plan' | 'firePrimary' | 'useComponent' | 'board' | 'endActivation' | 'warpTo' | 'stay'
>;

const LEGAL: readonly Rejection[] = [];

/** Why a captain may not give a command in the play stage; empty when he may. The first fault in the order of OG-20.4 is told. */
export function checkPlay(rules: Rules, state: OrionsGateState, captain: CaptainId, command: PlayCommand): readonly Rejection[] {
  const fault = firstFault(rules, state, captain, command);
  return fault ? [fault] : LEGAL;
}

function firstFault(rules: Rules, state: OrionsGateState, captain: CaptainId, command: PlayCommand): Rejection | null {
  const window = state.windows[0];
  if (window) {
    if (window.captain !== captain && !mayCommandFor(state, captain, theUnit(state, window.unit))) return refusals.decidedBy(window.captain);
    const unit = thePlaced(state, window.unit);
    if (command.type === 'stay') return null;
    return command.type === 'warpTo' ? checkWarp(rules, state, unit, window, command) : refusals.windowFirst(unit);
  }
  if (command.type === 'warpTo' || command.type === 'stay') return refusals.noWindow();
  const { activation } = state;
  const side = sideOfCaptain(captain);
  if (!activation) {
    if (command.type === 'activate') return checkActivate(state, captain, side, command.unit, command.action);
    return state.turn !== null && state.turn !== side ? refusals.otherSideActs(state.turn) : refusals.noneActive();
  }
  const unit = thePlaced(state, activation.unit);
  if (unit.side !== side) return refusals.otherSideActs(unit.side);
  if (command.type === 'activate') return command.unit === unit.id ? refusals.declared(unit) : refusals.otherActive(unit);
  if (command.type === 'plan' && activation.step === 'fire') return refusals.planMade(unit);
  if (command.type !== 'plan' && activation.step === 'plan') return refusals.planFirst(unit);
  if (unit.captain !== captain && !mayCommandFor(state, captain, unit)) return refusals.belongsTo(unit);
  switch (command.type) {
    case 'plan':
      return checkPlan(rules, state, unit, activation, command);
    case 'firePrimary':
      return checkPrimary(rules, state, unit, activation, command.target);
    case 'useComponent':
      return checkComponent(rules, state, unit, activation, command);
    case 'board':
      return refusals.boardingOff();
    case 'endActivation':
      return null;
  }
}

/** The facts a legal command of an activation brings about, dice in the order of OG-23.1. */
export function decidePlay(
  rules: Rules,
  state: OrionsGateState,
  _captain: CaptainId,
  command: PlayCommand,
  chance: Chance,
): readonly OrionsGateEvent[] {
  const ledger = openLedger(rules, state, chance);
  switch (command.type) {
    case 'activate':
      return [activate(state, command.unit, command.action, chance)];
    case 'plan':
      carryOutPlan(ledger, state.activation!, command);
      break;
    case 'firePrimary':
      firePrimary(ledger, state.activation!.unit, command.target);
      break;
    case 'useComponent':
      decideComponent(ledger, thePlaced(state, state.activation!.unit), command);
      break;
    case 'endActivation':
      return [{ type: 'activationEnded', unit: state.activation!.unit }];
    case 'warpTo':
    case 'stay':
      decideWarp(ledger, state.windows[0]!, command);
      break;
    case 'board':
      throw new Error('Boarding is no part of this game.');
  }
  endIfLost(ledger, state);
  return ledger.events;
}

/** A unit lost in its own activation has been activated: its activation is over (OG-5.8, 6.14). */
function endIfLost(ledger: ReturnType<typeof openLedger>, before: OrionsGateState): void {
  const { activation } = ledger.state;
  if (!activation || !before.activation) return;
  if (theUnit(ledger.state, activation.unit).status !== 'inPlay') record(ledger, { type: 'activationEnded', unit: activation.unit });
}
