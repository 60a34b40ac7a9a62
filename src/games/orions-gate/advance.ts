import type { Chance } from '../../engine/rng.ts';
import type { OrionsGateEvent } from './event.ts';
import { endByCaptains, endByElimination } from './rules/end.ts';
import { canActivate, nextTurn } from './rules/eligible.ts';
import { beginPlacing, rollMission } from './rules/marker-placing.ts';
import { rollOff } from './rules/roll-off.ts';
import { isSkipped } from './rules/salvage.ts';
import { outcomeNow } from './rules/score.ts';
import { fallingAtOnce, fallingStations } from './rules/stations.ts';
import type { OrionsGateState, Side } from './state.ts';
import { otherSide } from './units.ts';

const REST: readonly OrionsGateEvent[] = [];

/**
 * One automatic step: setup in the order of OG-4.1, rounds, phases and turns by chapter 5, the end by chapter 19; empty
 * at rest.
 */
export function advance(state: OrionsGateState, chance: Chance): readonly OrionsGateEvent[] {
  if (state.stage === 'over') return REST;
  const ended = endByCaptains(state);
  if (ended) return [{ type: 'ended', outcome: ended }];
  switch (state.stage) {
    case 'fleet':
      return state.captains.every(({ id }) => state.fleets[id])
        ? [{ type: 'fleetsRevealed', fleets: state.fleets }]
        : REST;
    case 'edge':
      if (state.mission === null) return [rollMission(chance)];
      if (state.rollOffWinner === null) return [{ type: 'rolledOff', ...rollOff(chance) }];
      return state.edges.A === null ? REST : afterEdges(state, state.rollOffWinner, chance);
    case 'markers':
      return state.placing!.left > 0 ? REST : [{ type: 'deploymentBegan', side: state.rollOffWinner! }];
    case 'deploy':
      return afterDeployment(state);
    case 'play':
      return inPlay(state);
  }
}

/** Mission markers come before any fleet (OG-4.1, 16.3). */
function afterEdges(state: OrionsGateState, winner: Side, chance: Chance): readonly OrionsGateEvent[] {
  const placing = beginPlacing(state, chance);
  return placing.length > 0 ? placing : [{ type: 'deploymentBegan', side: winner }];
}

/**
 * The winner of the roll-off deploys first, then the other side; then round 1 begins with the winner (OG-4.10, 5.3).
 */
function afterDeployment(state: OrionsGateState): readonly OrionsGateEvent[] {
  const side = state.deploying!;
  if (!state.captains.every((captain) => captain.side !== side || state.deployed.includes(captain.id))) return REST;
  const winner = state.rollOffWinner!;
  if (side === winner) return [{ type: 'deploymentBegan', side: otherSide(winner) }];
  return [{ type: 'roundBegan', round: 1, firstSide: winner }];
}

/**
 * OG-20.5: windows, then the immediate station check, then the end-of-game test, then the next side, phase or round.
 */
function inPlay(state: OrionsGateState): readonly OrionsGateEvent[] {
  const [window] = state.windows;
  if (window)
    return window.kind === 'salvage' && isSkipped(state, window)
      ? [{ type: 'salvageClosed', unit: window.unit, repaired: false }]
      : REST;
  const fallen = state.activation === null ? fallingAtOnce(state) : [];
  if (fallen.length > 0) return fallen;
  const ended = endByElimination(state);
  if (ended) return [{ type: 'ended', outcome: ended }];
  if (state.activation !== null) return REST;
  if (state.turn !== null && state.phase !== null && canActivate(state, state.phase, state.turn)) return REST;
  const turn = nextTurn(state);
  if (turn) return [{ type: 'turnBegan', phase: turn.phase, side: turn.side }];
  // OG-5.9: the stations first; once they are gone the next step finds none.
  const falling = fallingStations(state);
  if (falling.length > 0) return falling;
  const roundEnded = { type: 'roundEnded', round: state.round } as const;
  if (state.round >= state.options.rounds) return [roundEnded, { type: 'ended', outcome: outcomeNow(state, 'rounds') }];
  // OG-5.4: the side that made the last activation; without any the first side stays.
  return [
    roundEnded,
    { type: 'roundBegan', round: state.round + 1, firstSide: state.lastActivatedBy ?? state.firstSide! },
  ];
}
