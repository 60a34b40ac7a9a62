import type { AnyGame } from '../engine/game.ts';
import type { SeatInfo } from '../engine/recording.ts';
import { AUDIENCE, viewerOf, type Seat } from '../engine/seat.ts';
import type { Timeline } from '../engine/timeline.ts';

/** One step of a watching copy: what the viewer heard, and the parts of the view that changed. */
export interface WatchFrame {
  readonly events: readonly unknown[];
  readonly changed: { readonly [key: string]: unknown };
}

/** A match not yet over as one seat saw it: no seed, no dice to come, no hidden thing; for watching only (architecture.md). */
export interface WatchFile {
  readonly format: 'orion-watch';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: string;
  readonly seat: Seat | null;
  /** How those who play are called; older copies do not say. */
  readonly seats?: readonly SeatInfo[];
  readonly frames: readonly WatchFrame[];
}

/** The watching copy of a timeline for a seat, or for a spectator with null. */
export function watchFileOf(game: AnyGame, timeline: Timeline<unknown, unknown>, seat: Seat | null): WatchFile {
  const viewer = seat === null ? AUDIENCE : viewerOf(seat);
  const heard = (events: readonly unknown[]) => events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  const steps = [{ events: timeline.opening, match: timeline.first }, ...timeline.plies];
  let before: { [key: string]: string } = {};
  const frames = steps.map(({ events, match }): WatchFrame => {
    const view = game.view(match.state, viewer) as { [key: string]: unknown };
    const texts = Object.fromEntries(Object.entries(view).map(([key, value]) => [key, JSON.stringify(value)]));
    const changed = Object.fromEntries(Object.entries(view).filter(([key]) => texts[key] !== before[key]));
    before = texts;
    return { events: heard(events), changed };
  });
  return { format: 'orion-watch', version: 1, game: game.id, rulesVersion: game.rulesVersion, seat, seats: timeline.header.seats, frames };
}

/** The view at every step of a watching copy, rebuilt. */
export function watchedViews(file: WatchFile): readonly unknown[] {
  let view: { [key: string]: unknown } = {};
  return file.frames.map(({ changed }) => (view = { ...view, ...changed }));
}

/** Reads a watching copy; null when the text is something else. Only its outer shape is looked at: it is shown, never played. */
export function readWatchFile(text: string): WatchFile | null {
  try {
    const raw = JSON.parse(text) as Partial<WatchFile> | null;
    return raw?.format === 'orion-watch' && raw.version === 1 && Array.isArray(raw.frames) && raw.frames.length > 0 ? (raw as WatchFile) : null;
  } catch {
    return null;
  }
}
