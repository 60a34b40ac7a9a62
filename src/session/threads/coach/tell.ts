import { coach } from '../../../ai/coach.ts';
import { errorText } from '../../failure.ts';
import type { Played } from '../think/played.ts';
import type { CoachOrder, CoachReply } from './ask.ts';

/** Weighs the decision it is asked about. `playedOf` fetches a game with its brain, null = there is none. */
export const coachOf =
  (playedOf: (game: string) => Promise<Played | null>) =>
  async ({ game: id, view, seat, ply }: CoachOrder): Promise<CoachReply> => {
    try {
      const played = await playedOf(id);
      if (!played) return { fault: `There is no computer player of a game called ${id}.` };
      return { coaching: coach(played.game, played.brain, { view, seat, seed: `coach/${ply}` }) };
    } catch (error) {
      return { fault: errorText(error) };
    }
  };
