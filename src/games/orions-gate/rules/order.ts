import type { Rejection } from '../../../engine/game.ts';
import type { CommandType } from '../command.ts';
import type { OrionsGateState, Side, UnitId, Window } from '../state.ts';
import { theUnit } from '../units.ts';
import { actsFor, outOfCommand, sideOfCaptain } from './captains.ts';
import { deploymentMeant } from './deployment.ts';
import * as refusals from './refusals.ts';

/** The state of an open window is named after its kind. */
type WindowStep = `window.${Window['kind']}`;
/** The states of OG-20.1. */
export type Step =
  | 'setup.fleet'
  | 'setup.edge'
  | 'setup.marker'
  | 'setup.deploy'
  | 'play.choose'
  | 'play.plan'
  | 'play.fire'
  | WindowStep
  | 'over';

/**
 * The state of the command table a game is in (OG-20.1): an open window comes before the activation it interrupts
 * (OG-1.8).
 */
export function stepOf(state: OrionsGateState): Step {
  switch (state.stage) {
    case 'fleet':
      return 'setup.fleet';
    case 'edge':
      return 'setup.edge';
    case 'markers':
      return 'setup.marker';
    case 'deploy':
      return 'setup.deploy';
    case 'over':
      return 'over';
    case 'play':
      if (state.windows.length > 0) return `window.${state.windows[0]!.kind}`;
      if (state.activation === null) return 'play.choose';
      return state.activation.step === 'plan' ? 'play.plan' : 'play.fire';
  }
}

/** The state each command belongs to; `any` before the end (OG-20.1). */
const STEP_OF: { readonly [type in CommandType]: Step | 'any' } = {
  submitFleet: 'setup.fleet',
  withdrawFleet: 'setup.fleet',
  chooseEdge: 'setup.edge',
  placeMarker: 'setup.marker',
  noRoom: 'window.exit',
  deploy: 'setup.deploy',
  undeploy: 'setup.deploy',
  leaveOut: 'setup.deploy',
  finishDeployment: 'setup.deploy',
  activate: 'play.choose',
  finish: 'play.choose',
  plan: 'play.plan',
  firePrimary: 'play.fire',
  useComponent: 'play.fire',
  board: 'play.fire',
  endActivation: 'play.fire',
  warpTo: 'window.warp',
  stay: 'window.warp',
  placeExit: 'window.exit',
  placeDebris: 'window.debris',
  salvage: 'window.salvage',
  decline: 'window.debris',
  concede: 'any',
  offerDraw: 'any',
  acceptDraw: 'any',
  declineDraw: 'any',
};

/** Two commands belong to a second state besides their own (OG-20.1). */
const belongsAlso = (type: CommandType, step: Step): boolean =>
  (type === 'decline' && step === 'window.salvage') || (type === 'noRoom' && step === 'setup.marker');

/**
 * Why a command does not belong to the present state, or null: the first thing tested (OG-20.4). `unit`: the one it
 * names.
 */
export function wrongStep(state: OrionsGateState, type: CommandType, unit: UnitId | null): Rejection | null {
  const wanted = STEP_OF[type];
  if (wanted === 'any') return null;
  const step = stepOf(state);
  if (wanted === step || belongsAlso(type, step)) return null;
  if (wanted === 'setup.fleet') return { rule: 'OG-3.10', reason: 'The fleets are locked.' };
  if (step === 'setup.fleet') return { rule: 'OG-4.1', reason: 'The fleets are not locked yet.' };
  if (wanted === 'setup.edge') return { rule: 'OG-4.9', reason: 'The edges are chosen already.' };
  if (wanted === 'setup.marker') {
    return step === 'setup.edge'
      ? { rule: 'OG-4.1', reason: 'The edge must be chosen before markers are placed.' }
      : { rule: 'OG-16.3', reason: 'No marker is to be placed now.' };
  }
  if (wanted === 'setup.deploy') return noDeployment(step);
  if (step === 'setup.edge' || step === 'setup.marker' || step === 'setup.deploy')
    return { rule: 'OG-4.1', reason: 'The battle has not begun yet.' };
  return wrongPlayStep(state, wanted, type, unit);
}

function noDeployment(step: Step): Rejection {
  if (step === 'setup.edge')
    return { rule: 'OG-4.1', reason: 'The edge must be chosen before the fleets are deployed.' };
  if (step === 'setup.marker')
    return { rule: 'OG-4.1', reason: 'The markers must be placed before the fleets are deployed.' };
  return { rule: 'OG-4.10', reason: 'The deployment is over.' };
}

/** What an open window waits for. */
const WAITS: { readonly [kind in Window['kind']]: string } = {
  warp: 'Warp Drive jump',
  exit: 'exit',
  debris: 'debris',
  salvage: 'Salvage Arm',
};

function wrongPlayStep(state: OrionsGateState, wanted: Step, type: CommandType, unit: UnitId | null): Rejection {
  const active = state.activation && theUnit(state, state.activation.unit);
  if (active && type === 'activate' && unit === active.id)
    return { rule: 'OG-6.1', reason: 'The action is declared; it cannot be changed.' };
  const open = state.windows[0];
  if (open)
    return {
      rule: 'OG-1.8',
      reason: `The ${WAITS[open.kind]} of ${theUnit(state, open.unit).name} must be decided first.`,
      data: { unit: open.unit },
    };
  if (wanted === 'window.warp') return { rule: 'OG-9.25', reason: 'No Warp Drive jump is waiting.' };
  if (wanted === 'window.exit') return { rule: 'OG-14.6', reason: 'No unit waits for an exit.' };
  if (wanted === 'window.salvage') return { rule: 'OG-9.38', reason: 'No Salvage Arm is waiting.' };
  if (wanted === 'window.debris') return { rule: 'OG-12.4', reason: 'No debris is waiting to be placed.' };
  if (!active) return { rule: 'OG-6.1', reason: 'Choose a unit and its action first.' };
  const data = { unit: active.id };
  switch (wanted) {
    case 'play.plan':
      return { rule: 'OG-6.1', reason: `${active.name} has made its movement.`, data };
    case 'play.fire':
      return { rule: 'OG-6.1', reason: `${active.name} must make its movement first.`, data };
    default:
      return { rule: 'OG-6.1', reason: `The activation of ${active.name} has not ended yet.`, data };
  }
}

/**
 * Why this captain may not give the command now, or null: the second thing tested (OG-20.4). The command fits the
 * state.
 */
export function wrongCaptain(state: OrionsGateState, captain: string, type: CommandType): Rejection | null {
  const wanted = STEP_OF[type];
  const side = sideOfCaptain(captain);
  const out = type === 'concede' ? null : outOfCommand(state, captain);
  if (out) return out;
  switch (wanted) {
    case 'setup.edge':
      return choosesEdge(state, side);
    case 'setup.marker':
      return placesMarker(state, side);
    case 'setup.deploy':
      return cannotDeployNow(state, captain, side);
    case 'play.choose':
      return side === state.turn ? null : { rule: 'OG-5.5', reason: `Side ${state.turn} acts now.` };
    case 'play.plan':
    case 'play.fire':
      return isNotActive(state, captain, side);
    case 'window.exit':
      if (stepOf(state) === 'setup.marker') return placesMarker(state, side);
      return decidesWindow(state, captain);
    case 'window.warp':
    case 'window.debris':
    case 'window.salvage':
      return decidesWindow(state, captain);
    default:
      return null;
  }
}

/** OG-4.9: the winner of the roll-off chooses. */
const choosesEdge = ({ rollOffWinner }: OrionsGateState, side: Side): Rejection | null =>
  side === rollOffWinner ? null : { rule: 'OG-4.9', reason: `Side ${rollOffWinner} chooses the edge.` };

function cannotDeployNow(state: OrionsGateState, captain: string, side: Side): Rejection | null {
  if (side !== state.deploying) return { rule: 'OG-4.10', reason: `Side ${state.deploying} deploys now.` };
  return deploymentMeant(state, captain) === null ? { rule: 'OG-4.10', reason: 'Your deployment is finished.' } : null;
}

/** The captain of the active unit plays its activation (OG-5.5, 17.6). */
function isNotActive(state: OrionsGateState, captain: string, side: Side): Rejection | null {
  const active = theUnit(state, state.activation!.unit);
  if (actsFor(state, captain, active.captain)) return null;
  if (active.side !== side) return { rule: 'OG-5.5', reason: `Side ${active.side} acts now.` };
  return refusals.belongsTo(active);
}

/** OG-16.3: the sides place in turn. */
const placesMarker = ({ placing }: OrionsGateState, side: Side): Rejection | null =>
  side === placing?.side ? null : { rule: 'OG-16.3', reason: `Side ${placing?.side} places a marker now.` };

const decidesWindow = (state: OrionsGateState, captain: string): Rejection | null => {
  const decider = state.windows[0]!.captain;
  return actsFor(state, captain, decider) ? null : { rule: 'OG-17.7', reason: `Captain ${decider} decides this.` };
};
