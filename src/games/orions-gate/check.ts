import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { CommandOf, OrionsGateCommand } from './command.ts';
import { cannotDeploy, cannotFinish, ownUnit } from './rules/deployment.ts';
import { inPlayCount } from './rules/end.ts';
import { actsFor } from './rules/captains.ts';
import { checkFleet } from './rules/fleet.ts';
import { fleetMeant, shareOf } from './rules/fleet-share.ts';
import { wrongCaptain, wrongStep } from './rules/order.ts';
import { cannotPlaceMarker, markerHasRoom } from './rules/marker-placing.ts';
import { checkPlay } from './rules/play.ts';
import type { Rules } from './rules/rules.ts';
import type { CaptainId, OrionsGateState } from './state.ts';
import { otherSide, theUnit } from './units.ts';

const LEGAL: readonly Rejection[] = [];

/**
 * The one gate: why a seat may not give this command now, in the order of OG-20.4; empty = legal. Fleets are answered
 * with all their faults.
 */
// eslint-disable-next-line complexity -- one flat switch over all commands, a case each
export function check(
  rules: Rules,
  state: OrionsGateState,
  seat: Seat,
  command: OrionsGateCommand,
): readonly Rejection[] {
  if (state.stage === 'over') return [{ rule: 'OG-19.1', reason: 'The game is over.' }];
  if (!isCaptain(state, seat)) return [{ rule: 'OG-20.1', reason: 'Spectators only watch.' }];
  const wrong =
    wrongStep(state, command.type, command.type === 'activate' ? command.unit : null) ??
    wrongCaptain(state, seat, command.type);
  if (wrong) return [wrong];
  switch (command.type) {
    case 'submitFleet':
      return checkSubmission(state, seat, command);
    case 'withdrawFleet':
      return listOf(cannotWithdraw(state, seat, command.captain ?? seat));
    case 'chooseEdge':
      return LEGAL;
    case 'placeMarker':
      return listOf(cannotPlaceMarker(state, command));
    case 'noRoom':
      return state.stage === 'markers' ? listOf(markerHasRoom(state)) : checkPlay(rules, state, seat, command);
    case 'deploy':
      return listOf(ownUnit(state, seat, command.unit) ?? cannotDeploy(state, command));
    case 'undeploy':
      return listOf(ownUnit(state, seat, command.unit) ?? cannotTakeBack(state, command.unit));
    case 'leaveOut':
      return listOf(ownUnit(state, seat, command.unit) ?? cannotLeaveOut(state, command.unit));
    case 'finishDeployment':
      return listOf(cannotFinish(state, seat));
    case 'finish':
      return listOf(cannotEnd(state, seat));
    case 'concede':
      return state.captains.some((one) => one.id === seat && one.conceded)
        ? [{ rule: 'OG-19.5', reason: 'You have conceded already.' }]
        : LEGAL;
    case 'offerDraw':
      return state.drawOffers.length === 0
        ? LEGAL
        : [{ rule: 'OG-19.5', reason: 'A draw is offered already; accept or decline it.' }];
    case 'acceptDraw':
      if (state.drawOffers.length === 0) return [{ rule: 'OG-19.5', reason: 'No draw is offered.' }];
      return state.drawOffers.includes(seat)
        ? [{ rule: 'OG-19.5', reason: 'You have agreed to the draw already.' }]
        : LEGAL;
    case 'declineDraw':
      return state.drawOffers.length > 0 ? LEGAL : [{ rule: 'OG-19.5', reason: 'No draw is offered.' }];
    default:
      return checkPlay(rules, state, seat, command);
  }
}

function isCaptain(state: OrionsGateState, seat: Seat): boolean {
  for (const { id } of state.captains) if (id === seat) return true;
  return false;
}

/**
 * A fleet for oneself, or for a team mate who has conceded (OG-3.10, 19.5); then its own faults (chapter 3, OG-17.2).
 */
function checkSubmission(
  state: OrionsGateState,
  seat: Seat,
  { units, captain }: CommandOf<'submitFleet'>,
): readonly Rejection[] {
  const meant = fleetMeant(state, seat, captain);
  if (!actsFor(state, seat, meant)) return [notYours(meant)];
  if (!state.fleets[meant]) return checkFleet(state.options, units, shareOf(state, meant));
  const whose = meant === seat ? 'Your fleet' : `The fleet of captain ${meant}`;
  return [{ rule: 'OG-3.10', reason: `${whose} is handed in; withdraw it to change it.` }];
}

function cannotWithdraw(state: OrionsGateState, seat: Seat, captain: CaptainId): Rejection | null {
  if (!actsFor(state, seat, captain)) return notYours(captain);
  if (state.fleets[captain]) return null;
  return {
    rule: 'OG-3.10',
    reason: captain === seat ? 'You have handed in no fleet.' : `Captain ${captain} has no fleet handed in.`,
  };
}

const notYours = (captain: CaptainId): Rejection => ({
  rule: 'OG-17.6',
  reason: `The fleet of captain ${captain} is not yours to hand in.`,
});

const listOf = (rejection: Rejection | null): readonly Rejection[] => (rejection ? [rejection] : LEGAL);

function cannotTakeBack(state: OrionsGateState, id: string): Rejection | null {
  const unit = theUnit(state, id);
  if (unit.status !== 'waiting') return null;
  return { rule: 'OG-4.10', reason: `${unit.name} is not deployed yet.`, data: { unit: id } };
}

function cannotLeaveOut(state: OrionsGateState, id: string): Rejection | null {
  const unit = theUnit(state, id);
  if (unit.status !== 'leftOut') return null;
  return { rule: 'OG-4.11', reason: `${unit.name} is left out already.`, data: { unit: id } };
}

/** OG-19.4: only a side that is left alone may end the game before its last round. */
function cannotEnd(state: OrionsGateState, seat: Seat): Rejection | null {
  const enemy = otherSide(state.captains.find(({ id }) => id === seat)!.side);
  const count = inPlayCount(state, enemy);
  if (count === 0) return null;
  return {
    rule: 'OG-19.4',
    reason: `Side ${enemy} still has ${count} ${count === 1 ? 'unit' : 'units'} in play.`,
    data: { side: enemy, count },
  };
}
