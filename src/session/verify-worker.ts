// Composition root of the thread that verifies a match file: the rules as the page has them, so that both come to the same.
import type { AnyGame } from '../engine/game.ts';
import type { VerifyOrder, VerifyTold } from './verify-orders.ts';
import { verifyPlayer } from './verify-play.ts';

/** The games, each fetched when its first file comes. */
const GAMES: { readonly [game: string]: () => Promise<AnyGame> } = {
  'battlespace-sirius': () =>
    import('../games/battlespace-sirius/index.ts').then(({ battlespaceSirius }) => battlespaceSirius),
  skaxar: () => import('../games/skaxar/index.ts').then(({ skaxar }) => skaxar),
  'orions-gate': () =>
    Promise.all([import('../games/orions-gate/game.ts'), import('../physics/index.ts')]).then(
      ([{ orionsGate }, { matterSight }]) => orionsGate(matterSight),
    ),
};

const port = self as unknown as {
  onmessage: ((event: { data: VerifyOrder }) => void) | null;
  postMessage(message: VerifyTold): void;
};
const play = verifyPlayer(
  async (game) => (await GAMES[game]?.()) ?? null,
  (told) => port.postMessage(told),
  () => performance.now(),
);
port.onmessage = ({ data }) => void play(data);
