import { coach } from '../../../ai/coach.ts';
import { fears } from '../../../ai/fears.ts';
import { teamsOf } from '../../../ai/series/teams.ts';
import type { Census } from '../../../engine/census.ts';
import { errorText } from '../../failure.ts';
import type { Played } from '../think/played.ts';
import type { CoachOrder, CoachReply, Feared, FearOrder } from './ask.ts';

type Counsellor = Pick<Played, 'game' | 'brain' | 'counsel'>;

/** What the coach fetches: a game with its brain, and its census, which says who is on whose side; null = none. */
export interface CoachSources {
  readonly playedOf: (game: string) => Promise<Counsellor | null>;
  readonly censusOf: (game: string) => Promise<Census<unknown> | null>;
}

/** Weighs the decision it is asked about, or what the enemy would answer to a way. */
export const coachOf =
  ({ playedOf, censusOf }: CoachSources) =>
  async (order: CoachOrder | FearOrder): Promise<CoachReply> => {
    try {
      const { game: id, view, seat, ply } = order;
      const played = await playedOf(id);
      if (!played) return { fault: `There is no computer player of a game called ${id}.` };
      if ('after' in order) return { feared: fearedBy(played, order, await censusOf(id)) };
      return {
        coaching: coach(played.game, played.brain, { view, seat, seed: `coach/${ply}`, level: played.counsel }),
      };
    } catch (error) {
      return { fault: errorText(error) };
    }
  };

function fearedBy(
  { game, brain, counsel: level }: Counsellor,
  { view, seat, ply, after: commands, options }: FearOrder,
  census: Census<unknown> | null,
): Feared {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  const teams = teamsOf(census, game.seats(parsed.value), parsed.value);
  const allies = teams.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];
  return {
    answers: fears(game, brain, { view, seat, allies, commands, seed: `fears/${ply}`, level }),
    sides: teams.length,
  };
}
