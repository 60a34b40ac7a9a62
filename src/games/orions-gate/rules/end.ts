import type { Outcome } from '../../../engine/game.ts';
import type { OrionsGateEvent } from '../event.ts';
import { evolvePlay } from '../evolve-play.ts';
import type { OrionsGateState, Side } from '../state.ts';
import { isThere } from '../units.ts';
import { outcomeNow, scoreOf, type BySide } from './score.ts';
import { fallingStations } from './stations.ts';

/**
 * The end that captains brought about, at any time (OG-19.5): all of a side conceded, or all agreed to a draw. For a
 * captain who has conceded their team mates act, so their agreement is theirs.
 */
export function endByCaptains(state: OrionsGateState): Outcome | null {
  const { captains, drawOffers } = state;
  if (captains.some(({ conceded }) => conceded)) {
    for (const side of ['A', 'B'] as const) {
      if (captains.every((captain) => captain.side !== side || captain.conceded))
        return outcomeNow(state, 'concede', side);
    }
  }
  const agreed = drawOffers.length > 0 && captains.every(({ id, conceded }) => conceded || drawOffers.includes(id));
  return agreed ? outcomeNow(state, 'agreedDraw') : null;
}

/**
 * The end by elimination: no side has a unit in play, and in Annihilation when one side has none; in other missions a
 * lone side plays on (OG-19.2, 19.3).
 */
export function endByElimination(state: OrionsGateState): Outcome | null {
  const alonePlaysOn = state.mission !== 'annihilation';
  let a = false;
  let b = false;
  for (const unit of state.units) {
    if (!isThere(unit)) continue;
    if (unit.side === 'A') a = true;
    else b = true;
    if (alonePlaysOn || (a && b)) return null;
  }
  return outcomeNow(state, 'elimination');
}

/**
 * The end a lone side brings about: stations are checked once more, then the mission is scored as it stands (OG-19.4).
 */
export const endByFinish = (state: OrionsGateState): readonly OrionsGateEvent[] => [
  ...fallingStations(state),
  { type: 'ended', outcome: outcomeNow(afterStations(state), 'finish') },
];

/** The battle once the stations that fall now are gone. */
const afterStations = (state: OrionsGateState): OrionsGateState =>
  fallingStations(state).reduce<OrionsGateState>(evolvePlay, state);

/**
 * The mission score of both sides if the battle ended now: the stations are checked first, as they are after the last
 * activation of a round and on `finish` (OG-5.9, 16.12, 19.4). Once it is over, the score it ended with.
 */
export const scoreIfEnded = (state: OrionsGateState): BySide =>
  scoreOf(state.stage === 'over' ? state : afterStations(state));

/** Number of units a side has left. */
export const inPlayCount = (state: OrionsGateState, side: Side): number =>
  state.units.reduce((count, unit) => count + (isThere(unit) && unit.side === side ? 1 : 0), 0);
