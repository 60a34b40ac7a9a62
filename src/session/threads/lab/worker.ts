// Composition root of a thread of the Balance lab: whole games between computer players, nobody watching.
import type { Arena } from '../../../ai/series/arena.ts';
import { manifestOf } from '../../../games/index.ts';
import { threadSeams } from '../seams.ts';
import { arenaOf } from './arena.ts';
import type { LabAnswer, LabOrder } from './run.ts';
import { labPlayer } from './play.ts';

const arenas: Record<string, Promise<Arena>> = {};

const play = labPlayer(async (game) => {
  const manifest = manifestOf(game);
  return manifest && (arenas[game] ??= arenaOf(manifest, threadSeams));
});

const port = self as unknown as {
  onmessage: ((event: { data: LabOrder }) => void) | null;
  postMessage(message: LabAnswer): void;
};
port.onmessage = ({ data }) => void play(data).then((answer) => port.postMessage(answer));
