// Composition root of the thread that verifies a match file: the rules as the page has them, so that both come to the
// same.
import { GAMES } from '../../../games/index.ts';
import { finderOver } from '../../find-game.ts';
import { threadSeams } from '../seams.ts';
import type { VerifyOrder, VerifyReply } from './ask.ts';
import { verifyPlayer } from './play.ts';

const port = self as unknown as {
  onmessage: ((event: { data: VerifyOrder }) => void) | null;
  postMessage(message: VerifyReply): void;
};
const play = verifyPlayer(
  finderOver(GAMES, threadSeams),
  (answer) => port.postMessage(answer),
  () => performance.now(),
);
port.onmessage = ({ data }) => void play(data);
