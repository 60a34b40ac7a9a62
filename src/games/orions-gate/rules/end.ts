import type { Outcome } from '../../../engine/game.ts';
import type { OrionsGateEvent } from '../event.ts';
import { evolvePlaces } from '../evolve-places.ts';
import type { OrionsGateState, Side, Unit } from '../state.ts';
import { outcomeNow } from './score.ts';
import { fallingStations } from './stations.ts';

/**
 * The end that captains brought about, at any time (OG-19.5): all of a side conceded, or all agreed to a draw. For a captain who has
 * conceded his team mates act, so their agreement is his.
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

/** Whether a unit is there: on a table, or lifted and about to come back to one (OG-14.11). */
const isThere = ({ status }: Unit): boolean => status === 'inPlay' || status === 'lifted';

/** The end by elimination: no side has a unit in play, and in Annihilation when one side has none; in other missions a lone side plays on (OG-19.2, 19.3). */
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

/** The end a lone side brings about: stations are checked once more, then the mission is scored as it stands (OG-19.4). */
export function endByFinish(state: OrionsGateState): readonly OrionsGateEvent[] {
  const falling = fallingStations(state);
  return [
    ...falling,
    { type: 'ended', outcome: outcomeNow(falling.reduce<OrionsGateState>(evolvePlaces, state), 'finish') },
  ];
}

/** Number of units a side has left. */
export const inPlayCount = (state: OrionsGateState, side: Side): number =>
  state.units.reduce((count, unit) => count + (isThere(unit) && unit.side === side ? 1 : 0), 0);
