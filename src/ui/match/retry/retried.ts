import { costliest, judgementsOf, TOLD } from '../../../ai/judgement.ts';
import type { SeatInfo } from '../../../engine/recording.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Ply, Timeline } from '../../../engine/timeline.ts';
import { openLocal, type LocalSession } from '../../../session/local/local.ts';
import { NOWHERE } from '../../../session/local/saving.ts';
import { HUMAN } from '../../../session/local/undo.ts';
import type { Thinker } from '../../../session/threads/think/thinker.ts';
import type { Asked } from '../../../session/threads/why/ask.ts';
import { analysisOf } from '../analysis/kept.ts';
import type { GameUi } from '../game-ui.ts';
import { isKept } from '../is-kept.ts';
import { gameUiOf } from '../manifest.ts';
import { loadReel } from '../replay/reel.ts';
import { retryText as words } from '../words/retry.ts';

type Line = Timeline<unknown, unknown>;

/** A decision of a match that is over, which somebody makes anew. */
export interface Retried {
  /** The match as it was played. */
  readonly asked: Asked;
  readonly ui: GameUi;
  /** Commands played before the decision. */
  readonly plies: number;
  /** Whose decision it was. */
  readonly seat: Seat;
  readonly name: string;
}

export type OpenedRetry =
  | { readonly ok: true; readonly retried: Retried }
  | { readonly ok: false; readonly reason: string };

/** Opens a decision of a kept match, or of the match of a link, by the commands played before it. */
export async function openRetry(id: string, plies: number): Promise<OpenedRetry> {
  const loaded = await loadReel(id);
  if (!loaded.ok) return { ok: false, reason: loaded.reason || words.missing };
  const { game, timeline, over, seats } = loaded.reel;
  if (!timeline) return { ok: false, reason: words.copy };
  if (!over) return { ok: false, reason: words.notOver };
  const ply = timeline.plies[plies];
  if (!ply) return { ok: false, reason: words.noMove(plies + 1, timeline.plies.length) };
  const ui = await gameUiOf(game.id);
  if (!ui) return { ok: false, reason: words.missing };
  const name = seats.find(({ seat }) => seat === ply.seat)?.name ?? ply.seat;
  const asked: Asked = { game, id: isKept(id) ? id : null, timeline };
  return { ok: true, retried: { asked, ui, plies, seat: ply.seat, name } };
}

/** The dearest decisions of the seat, dearest first, by the commands before them; none while they are not known. */
export function dearest({ asked: { timeline }, seat }: Pick<Retried, 'asked' | 'seat'>): readonly number[] {
  const kept = analysisOf(timeline);
  const known = kept && judgementsOf(kept, timeline);
  return known ? costliest(known, seat, TOLD).map(({ plies }) => plies - 1) : [];
}

/** Whoever makes the decision is a person now; the others are as they were. */
export const seatsOf = (seats: readonly SeatInfo[], seat: Seat): readonly SeatInfo[] =>
  seats.map((one) => (one.seat === seat ? { ...one, player: HUMAN } : one));

/** The match before the decision, in which nobody else decides anything. */
export function lineBefore({ asked: { timeline }, plies, seat }: Pick<Retried, 'asked' | 'plies' | 'seat'>): Line {
  // What its players were told before it began, and what was judged, is not of this decision.
  const { briefing: _briefing, analysis: _analysis, ...header } = timeline.header;
  const others = header.seats.map((one) => (one.player === HUMAN ? { ...one, player: 'default' } : one));
  return { ...timeline, header: { ...header, seats: seatsOf(others, seat) }, plies: timeline.plies.slice(0, plies) };
}

/** The match that was played, but for this decision: it is judged as the analysis judges those that were made. */
export const playedWith = ({ asked, plies }: Pick<Retried, 'asked' | 'plies'>, ply: Ply<unknown, unknown>): Asked => ({
  ...asked,
  timeline: { ...asked.timeline, plies: asked.timeline.plies.map((one, at) => (at === plies ? ply : one)) },
});

/** The others wait: what was decided is looked at first. */
const WAITING: Thinker = {
  choose: () => new Promise(() => undefined),
  fallback: () => [],
  drop: () => undefined,
  close: () => undefined,
};

/** A session in which the decision is made; what was played before it is not taken back. */
export function retrySession(retried: Retried, pace?: () => Promise<void>): LocalSession {
  const { asked, plies } = retried;
  return openLocal({
    id: `retry ${asked.id ?? ''} ${plies}`,
    game: asked.game,
    timeline: lineBefore(retried),
    store: NOWHERE,
    thinker: WAITING,
    floor: plies,
    ...(pace ? { pace } : {}),
  });
}
