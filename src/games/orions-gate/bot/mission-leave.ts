import type { Prospect } from '../../../engine/brain.ts';
import type { OrionsGateCommand } from '../command.ts';
import { evolvePlay } from '../evolve-play.ts';
import { scoreOf } from '../rules/score.ts';
import { fallingStations } from '../rules/stations.ts';
import { sideOfCaptain } from '../rules/captains.ts';
import type { CaptainId, OrionsGateState } from '../state.ts';
import { otherSide } from '../units.ts';

/**
 * A lone side ends the game when it has won, or when no more rounds can bring it anything; null: it plays on (OG-19.3,
 * 19.4).
 */
export function finishProspects(
  state: OrionsGateState,
  captain: CaptainId,
): readonly Prospect<OrionsGateCommand>[] | null {
  if (state.mission === 'annihilation') return null;
  const side = sideOfCaptain(captain);
  const enemy = otherSide(side);
  if (state.units.some((unit) => unit.side === enemy && (unit.status === 'inPlay' || unit.status === 'lifted')))
    return null;
  const ended = fallingStations(state).reduce<OrionsGateState>(evolvePlay, state);
  const score = scoreOf(ended);
  if (score[side] > score[enemy] || nothingToGain(state)) return [{ command: { type: 'finish' }, worth: 0 }];
  return null;
}

/** Whether the score cannot change any more: every artifact is moved off, both stations are gone. */
const nothingToGain = ({ mission, markers }: OrionsGateState): boolean =>
  (mission === 'artifactHunt' || mission === 'stationAssault') && markers.every(({ takenBy }) => takenBy !== null);
