import type { AnyGame } from '../../engine/game.ts';
import { cutTo, extend, type Ply, type Timeline } from '../../engine/timeline.ts';
import type { Left } from './shelf.ts';

type AnyTimeline = Timeline<unknown, unknown>;

/** A match as it was left: what was taken back can come again, and what the screen gave by itself is known as such. */
export interface AsLeft {
  readonly timeline: AnyTimeline;
  readonly undone: readonly Ply<unknown, unknown>[];
}

/** A match that was read, as it was left. What was taken back and does not come out as it was is let go. */
export function asLeft(game: AnyGame, timeline: AnyTimeline, { undone = [], byItself = [] }: Left): AsLeft {
  const whole = marked(comeAgain(game, timeline, undone), new Set(byItself));
  const played = timeline.plies.length;
  return { timeline: cutTo(whole, played), undone: whole.plies.slice(played) };
}

/** The match with everything brought back that was taken back; without it where that cannot be done. */
function comeAgain(game: AnyGame, timeline: AnyTimeline, undone: NonNullable<Left['undone']>): AnyTimeline {
  let whole = timeline;
  for (const { seat, command, hash } of undone) {
    const next = extend(game, whole, seat, command);
    if (!next.ok || next.ply.match.hash !== hash) return timeline;
    whole = next.timeline;
  }
  return whole;
}

const marked = (timeline: AnyTimeline, byItself: ReadonlySet<number>): AnyTimeline => ({
  ...timeline,
  plies: timeline.plies.map((ply, at) => (byItself.has(at) ? { ...ply, byItself: true } : ply)),
});
