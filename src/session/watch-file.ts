import * as v from 'valibot';
import { COMMITMENT_FORM } from '../engine/commitment.ts';
import { faultsOf } from '../engine/fault.ts';
import type { AnyGame } from '../engine/game.ts';
import { startMatch } from '../engine/match.ts';
import { briefingSchema, type Briefing, type SeatInfo } from '../engine/recording.ts';
import { seedChance } from '../engine/rng.ts';
import { AUDIENCE, viewerOf, type Seat } from '../engine/seat.ts';
import type { Timeline } from '../engine/timeline.ts';

/** One step of a watching copy: what the viewer heard, and the parts of the view that changed. */
export interface WatchFrame {
  readonly events: readonly unknown[];
  readonly changed: { readonly [key: string]: unknown };
}

/** A match not yet over as one seat saw it: no seed, no dice to come, no hidden thing; for watching only. */
export interface WatchFile {
  readonly format: 'orion-watch';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: string;
  readonly seat: Seat | null;
  /** How those who play are called; older copies do not say. */
  readonly seats?: readonly SeatInfo[];
  /** The promise of the seed, to compare with the file of the match once it is over; the seed itself is not in here. */
  readonly commitment?: string;
  /** What the players were told before the battle. */
  readonly briefing?: Briefing;
  readonly frames: readonly WatchFrame[];
}

/** The watching copy of a timeline for a seat, or for a spectator with null. */
export function watchFileOf(game: AnyGame, timeline: Timeline<unknown, unknown>, seat: Seat | null): WatchFile {
  const viewer = seat === null ? AUDIENCE : viewerOf(seat);
  const { commitment, briefing } = timeline.header;
  const heard = (events: readonly unknown[]) =>
    events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  const steps = [{ events: timeline.opening, match: timeline.first }, ...timeline.plies];
  let before: { [key: string]: string } = {};
  const frames = steps.map(({ events, match }): WatchFrame => {
    const view = game.view(match.state, viewer) as { [key: string]: unknown };
    const texts = Object.fromEntries(Object.entries(view).map(([key, value]) => [key, JSON.stringify(value)]));
    const changed = Object.fromEntries(Object.entries(view).filter(([key]) => texts[key] !== before[key]));
    before = texts;
    return { events: heard(events), changed };
  });
  return {
    format: 'orion-watch',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seat,
    seats: timeline.header.seats,
    ...(commitment !== undefined && { commitment }),
    ...(briefing && { briefing }),
    frames,
  };
}

/** The view at every step of a watching copy, rebuilt. */
export function watchedViews(file: WatchFile): readonly unknown[] {
  let view: { [key: string]: unknown } = {};
  return file.frames.map(({ changed }) => (view = { ...view, ...changed }));
}

/** Most letters of a name. */
const LONGEST_NAME = 60;

const frame = v.looseObject({
  events: v.array(v.looseObject({ type: v.string() })),
  changed: v.record(v.string(), v.any()),
});
const schema = v.looseObject({
  format: v.literal('orion-watch'),
  version: v.literal(1),
  game: v.string(),
  rulesVersion: v.string(),
  seat: v.nullable(v.string()),
  seats: v.optional(
    v.array(
      v.looseObject({ seat: v.string(), player: v.string(), name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)) }),
    ),
  ),
  commitment: v.optional(v.pipe(v.string(), v.regex(COMMITMENT_FORM))),
  briefing: v.optional(briefingSchema),
  frames: v.pipe(v.array(frame), v.minLength(1)),
});

/** Whether what was read means to be a watching copy, whole or damaged. */
const isWatch = (raw: unknown): boolean => (raw as { readonly format?: unknown } | null)?.format === 'orion-watch';

/** A watching copy that was read, or what is wrong with it and where. */
export type WatchRead =
  { readonly ok: true; readonly file: WatchFile } | { readonly ok: false; readonly reason: string };

/** Reads a watching copy; null when the text is something else. `watchFault` then says whether a game can show it. */
export function readWatchFile(text: string): WatchRead | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isWatch(raw)) return null;
  const { version } = raw as { readonly version?: unknown };
  if (typeof version === 'number' && version > 1)
    return { ok: false, reason: `The watching copy has format version ${version}; this program reads 1.` };
  const read = v.safeParse(schema, raw);
  if (read.success) return { ok: true, file: read.output as WatchFile };
  const { path, reason } = faultsOf(read.issues)[0]!;
  return { ok: false, reason: `The watching copy is damaged: ${path || 'file'}: ${reason}` };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Whether a value can stand where a view of the game has such a one; what is null in one view may be filled in another. */
const fits = (value: unknown, model: unknown): boolean =>
  value === null || model === null || kindOf(value) === kindOf(model);

/** Why a game cannot show a copy, or null: it is of other rules, or what it holds are not this game's views. */
export function watchFault(game: AnyGame, file: WatchFile): string | null {
  if (file.rulesVersion !== game.rulesVersion)
    return `The watching copy was made by rules ${file.rulesVersion} of ${game.title}; this program has ${game.rulesVersion}.`;
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(`${game.id} has no default options.`);
  const model = game.view(startMatch(game, options.value, seedChance('watch')).match.state, AUDIENCE) as {
    [key: string]: unknown;
  };
  for (const [place, seen] of watchedViews(file).entries()) {
    const view = seen as { readonly [key: string]: unknown };
    const wrong = Object.keys(model).find((key) => !(key in view) || !fits(view[key], model[key]));
    if (wrong !== undefined)
      return `The watching copy is damaged: frames.${place}: ${wrong} ${wrong in view ? `is no ${kindOf(model[wrong])}` : 'is missing'}.`;
    // Options stand in the first frame and, were they changed, in a later one.
    if (!('options' in file.frames[place]!.changed)) continue;
    const held = game.parseOptions(view['options']);
    if (!held.ok)
      return `The watching copy is damaged: frames.${place}: options.${held.faults[0]!.path}: ${held.faults[0]!.reason}`;
    if (place === 0 && file.seat !== null && !game.seats(held.value).includes(file.seat))
      return `The watching copy is damaged: there is no seat ${file.seat.slice(0, LONGEST_NAME)}.`;
  }
  return null;
}
