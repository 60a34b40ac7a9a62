import { coach } from '../../../ai/coach.ts';
import { fears } from '../../../ai/fears.ts';
import { errorText } from '../../failure.ts';
import { counsellorFor, type Counsellor, type CounsellorSources } from '../counsellor.ts';
import type { CoachOrder, CoachReply, Feared, FearOrder } from './ask.ts';

/** Weighs the decision it is asked about, or what the enemy would answer to a way. */
export const coachOf =
  (sources: CounsellorSources) =>
  async (order: CoachOrder | FearOrder): Promise<CoachReply> => {
    try {
      const { game: id, view, seat, ply, match } = order;
      const counsellor = await counsellorFor(sources, id, match);
      if (!counsellor) return { fault: `There is no computer player of a game called ${id}.` };
      if ('after' in order) return { feared: fearedBy(counsellor, order) };
      const { game, brain, counsel: level } = counsellor;
      return { coaching: coach(game, brain, { view, seat, seed: `coach/${ply}`, level }) };
    } catch (error) {
      return { fault: errorText(error) };
    }
  };

function fearedBy(
  { game, brain, counsel: level, teams }: Counsellor,
  { view, seat, ply, after: commands }: FearOrder,
): Feared {
  const allies = teams.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];
  return {
    answers: fears(game, brain, { view, seat, allies, commands, seed: `fears/${ply}`, level }),
    sides: teams.length,
  };
}
