import type { AnyGame } from '../../../engine/game.ts';
import { verify } from '../../../engine/recording-verify.ts';
import type { VerifyOrder, VerifyReply } from './ask.ts';
import { errorText } from '../../failure.ts';

/** Milliseconds between two words on how far it has come. */
const PAUSE = 100;

/** Verifies what it is ordered to and tells of it. `gameOf` fetches a game, null = there is none; `now`: milliseconds. */
export const verifyPlayer =
  (gameOf: (game: string) => Promise<AnyGame | null>, reply: (answer: VerifyReply) => void, now: () => number) =>
  async ({ game: id, recording }: VerifyOrder): Promise<void> => {
    try {
      const game = await gameOf(id);
      if (!game) throw new Error(`There is no game ${id} here.`);
      let answer = now();
      const verdict = verify(game, recording, (plies) => {
        if (now() - answer < PAUSE) return;
        answer = now();
        reply({ kind: 'played', plies });
      });
      reply({ kind: 'verdict', verdict });
    } catch (error) {
      reply({ kind: 'fault', reason: errorText(error) });
    }
  };
