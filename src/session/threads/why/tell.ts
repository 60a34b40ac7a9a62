import { isSame, reasonOf } from '../../../ai/reason.ts';
import { errorText } from '../../failure.ts';
import type { Played } from '../think/played.ts';
import { anyLegal } from '../think/thinker.ts';
import type { WhyOrder, WhyReply } from './ask.ts';

/** Finds the reason it is asked for. `playedOf` fetches a game with its brain, null = there is none. */
export const teller =
  (playedOf: (game: string) => Promise<Pick<Played, 'game' | 'brain'> | null>) =>
  async (order: WhyOrder): Promise<WhyReply> => {
    try {
      const played = await playedOf(order.game);
      if (!played) return { fault: `There is no computer player of a game called ${order.game}.` };
      const { game, brain } = played;
      const reason = reasonOf(game, brain, order);
      const missed = reason.kind === 'weighed' && reason.own === false;
      const first = missed ? anyLegal(game, order.view, order.seat, order.ply)[0] : undefined;
      return { told: { reason, standIn: first !== undefined && isSame(first, order.command) } };
    } catch (error) {
      return { fault: errorText(error) };
    }
  };
