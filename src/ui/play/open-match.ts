import { gameOf } from '../../engine/recording.ts';
import { timelineOf } from '../../engine/timeline.ts';
import { hireWorker } from '../../session/hire.ts';
import { openLocal } from '../../session/local.ts';
import { workerThinker } from '../../session/thinker.ts';
import { allGames, matchStore } from '../app/match-store.ts';
import { openBattle, type Battle } from '../games/orions-gate/controller.ts';

export type Opened = { readonly ok: true; readonly battle: Battle; readonly durable: boolean } | { readonly ok: false; readonly reason: 'missing' | 'faulty'; readonly detail: string };

/** Opens a kept match where it was left, in the middle of an activation too. */
export async function openMatch(id: string): Promise<Opened> {
  const [store, games] = await Promise.all([matchStore(), allGames()]);
  const recording = await store.loadMatch(id);
  if (!recording) return { ok: false, reason: 'missing', detail: '' };
  const game = gameOf(games, recording.game);
  if (!game) return { ok: false, reason: 'faulty', detail: recording.game };
  const read = timelineOf(game, recording);
  if (!read.ok) return { ok: false, reason: 'faulty', detail: read.reason };
  // Fleets once shown stay as they are: undo goes back to the first decision after them.
  const floor = read.timeline.plies.findIndex((ply) => ply.events.some((event) => game.reveals(event))) + 1;
  const battle = openBattle((pace) => openLocal({ id, game, timeline: read.timeline, store, thinker: workerThinker(hireWorker), pace, floor }));
  return { ok: true, battle, durable: store.durable };
}
