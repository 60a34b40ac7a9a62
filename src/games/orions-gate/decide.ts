import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import type { OrionsGateCommand } from './command.ts';
import type { OrionsGateEvent } from './event.ts';
import { sideOfCaptain } from './rules/captains.ts';
import { deploymentMeant } from './rules/deployment.ts';
import { endByFinish } from './rules/end.ts';
import { fleetOf } from './rules/fleet.ts';
import { fleetMeant } from './rules/fleet-share.ts';
import { placedMarker } from './rules/marker-placing.ts';
import { decidePlay } from './rules/play.ts';
import type { Rules } from './rules/rules.ts';
import type { OrionsGateState } from './state.ts';

/** The facts a legal command of a captain brings about. */
// eslint-disable-next-line complexity -- one flat switch over all commands, a case each
export function decide(
  rules: Rules,
  state: OrionsGateState,
  captain: Seat,
  command: OrionsGateCommand,
  chance: Chance,
): readonly OrionsGateEvent[] {
  switch (command.type) {
    case 'submitFleet':
      return [
        { type: 'fleetSubmitted', captain: fleetMeant(state, captain, command.captain), units: fleetOf(command.units) },
      ];
    case 'withdrawFleet':
      return [{ type: 'fleetWithdrawn', captain: command.captain ?? captain }];
    case 'chooseEdge':
      return [{ type: 'edgeChosen', side: sideOfCaptain(captain), edge: command.edge }];
    case 'placeMarker':
      return [{ type: 'markerPlaced', marker: placedMarker(state, command) }];
    case 'noRoom':
      if (state.stage === 'markers') return [{ type: 'markerLeftOut', side: sideOfCaptain(captain) }];
      return decidePlay(rules, state, captain, command, chance);
    case 'deploy': {
      const { unit, table, x, y, heading } = command;
      return [{ type: 'deployed', unit, pose: { table, x, y, heading } }];
    }
    case 'undeploy':
      return [{ type: 'undeployed', unit: command.unit }];
    case 'leaveOut':
      return [{ type: 'leftOut', unit: command.unit }];
    case 'finishDeployment':
      return [{ type: 'deploymentFinished', captain: deploymentMeant(state, captain)! }];
    case 'finish':
      return endByFinish(state);
    case 'concede':
      return [{ type: 'conceded', captain }];
    case 'offerDraw':
      return [{ type: 'drawOffered', captain }];
    case 'acceptDraw':
      return [{ type: 'drawAccepted', captain }];
    case 'declineDraw':
      return [{ type: 'drawDeclined', captain }];
    default:
      return decidePlay(rules, state, captain, command, chance);
  }
}
