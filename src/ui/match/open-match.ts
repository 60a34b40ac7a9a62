import { timelineOf } from '../../engine/timeline.ts';
import { asLeft } from '../../session/local/as-left.ts';
import { openLocal } from '../../session/local/local.ts';
import { advised } from '../../session/threads/think/advised.ts';
import { hireThinker, workerThinker } from '../../session/threads/think/thinker.ts';
import { findGame, matchStore } from './match-store.ts';
import { gameUiOf } from './manifest.ts';
import type { OpenScreen } from './game-ui.ts';

export type Opened =
  | { readonly ok: true; readonly screen: OpenScreen; readonly durable: boolean }
  /** `faulty`: it cannot be played on; it may still be watched and saved. */
  | { readonly ok: false; readonly reason: 'missing' | 'faulty'; readonly detail: string };

/** Opens a kept match where it was left, on the screen of its game. Rejects when the screen cannot be fetched. */
export async function openMatch(id: string): Promise<Opened> {
  const store = await matchStore();
  const recording = await store.loadMatch(id);
  if (!recording) return { ok: false, reason: 'missing', detail: '' };
  const [game, ui] = await Promise.all([findGame(recording.game), gameUiOf(recording.game)]);
  if (!game || !ui) return { ok: false, reason: 'faulty', detail: recording.game };
  const read = timelineOf(game, recording);
  if (!read.ok) return { ok: false, reason: 'faulty', detail: read.reason };
  const { timeline, undone } = asLeft(game, read.timeline, await store.loadLeft(id));
  const floor = ui.floor?.(timeline) ?? 0;
  const thinker = workerThinker(hireThinker);
  const advice = ui.advice?.(id) ?? null;
  const screen = ui.openScreen((pace) =>
    openLocal({ id, game, timeline, undone, store, thinker: advice ? advised(thinker, advice) : thinker, pace, floor }),
  );
  return { ok: true, screen, durable: store.durable };
}
