import type { AnyGame } from '../../../engine/game.ts';
import { verify } from '../../../engine/recording-verify.ts';
import type { VerifyOrder, VerifyReply } from './ask.ts';
import { errorText } from '../../failure.ts';

/** Minimum interval between progress messages, ms. */
const PAUSE = 100;

/** Verifies what it is sent and replies. `gameOf` fetches a game, null = there is none; `now`: milliseconds. */
export const verifyPlayer =
  (gameOf: (game: string) => Promise<AnyGame | null>, reply: (message: VerifyReply) => void, now: () => number) =>
  async ({ game: id, recording }: VerifyOrder): Promise<void> => {
    try {
      const game = await gameOf(id);
      if (!game) throw new Error(`There is no game ${id} here.`);
      let sent = now();
      const verdict = verify(game, recording, (plies) => {
        if (now() - sent < PAUSE) return;
        sent = now();
        reply({ kind: 'played', plies });
      });
      reply({ kind: 'verdict', verdict });
    } catch (error) {
      reply({ kind: 'fault', reason: errorText(error) });
    }
  };
