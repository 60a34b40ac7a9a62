import * as v from 'valibot';
import { COMMITMENT_FORM } from '../../engine/commitment.ts';
import { faultsOf } from '../../engine/fault.ts';
import type { AnyGame, Fault } from '../../engine/game.ts';
import {
  briefingSchema,
  playsRules,
  SEAT_LIMIT,
  seatFields,
  type Briefing,
  type SeatInfo,
} from '../../engine/recording.ts';
import { AUDIENCE, viewerOf, type Seat } from '../../engine/seat.ts';
import { shapeFault, type Shapes } from '../../engine/shape.ts';
import type { Timeline } from '../../engine/timeline.ts';

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
  /** The briefing the players were given. */
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

/** The largest copy that is read, in characters, and most of its steps. */
const MAX_COPY = 30_000_000;
const MAX_FRAMES = 20_000;

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
  seats: v.optional(v.array(v.looseObject(seatFields))),
  commitment: v.optional(v.pipe(v.string(), v.regex(COMMITMENT_FORM))),
  briefing: v.optional(briefingSchema),
  frames: v.pipe(v.array(frame), v.minLength(1), v.maxLength(MAX_FRAMES)),
});

/** Whether what was read means to be a watching copy, whole or damaged. */
const isWatch = (raw: unknown): boolean => (raw as { readonly format?: unknown } | null)?.format === 'orion-watch';

/** A watching copy that was read, or what is wrong with it and where. */
export type WatchRead =
  | { readonly ok: true; readonly file: WatchFile }
  | { readonly ok: false; readonly reason: string };

/** Reads a watching copy; null when the text is something else. `watchFault` then says whether a game can show it. */
export function readWatchFile(text: string): WatchRead | null {
  if (text.length > MAX_COPY)
    return { ok: false, reason: `The file has ${text.length} characters; at most ${MAX_COPY} are read.` };
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
  if (read.success) return { ok: true, file: read.output };
  const { path, reason } = faultsOf(read.issues)[0]!;
  return { ok: false, reason: `The watching copy is damaged: ${path || 'file'}: ${reason}` };
}

/** The named fields of a game's view. */
function fieldsOf(shapes: Shapes): { readonly fields: Shapes; readonly optional?: readonly string[] } {
  let shape = shapes['View'];
  while (typeof shape === 'object' && 'ref' in shape) shape = shapes[shape.ref];
  return typeof shape === 'object' && 'fields' in shape ? shape : { fields: {} };
}

/**
 * Why a game cannot show a copy, or null: it is of other rules, or what it holds are not this game's views and events,
 * looked at to the last field. `shapes` are those of the game's manifest.
 */
export function watchFault(game: AnyGame, file: WatchFile, shapes: Shapes): string | null {
  if (!playsRules(game, file.rulesVersion))
    return `The watching copy was made by rules ${file.rulesVersion} of ${game.title}; this program has ${game.rulesVersion}.`;
  const view = fieldsOf(shapes);
  const views = watchedViews(file);
  for (const [place, frame] of file.frames.entries()) {
    const fault =
      viewFault(frame, place === 0, shapes, view) ??
      optionsFault(game, file, place) ??
      eventsFault(game, frame, views[place], shapes);
    if (fault) return `The watching copy is damaged: frames.${place}.${fault.path}: ${fault.reason}`;
  }
  return null;
}

/** A field of the view that is wrong; the first frame must hold them all. */
function viewFault(
  { changed }: WatchFrame,
  whole: boolean,
  shapes: Shapes,
  { fields, optional = [] }: ReturnType<typeof fieldsOf>,
): Fault | null {
  for (const [name, shape] of Object.entries(fields)) {
    if (Object.hasOwn(changed, name)) {
      const fault = shapeFault(shapes, shape, changed[name], `changed.${name}`);
      if (fault) return fault;
    } else if (whole && !optional.includes(name)) return { path: `changed.${name}`, reason: 'It is missing.' };
  }
  return null;
}

/** Options stand in the first frame and, were they changed, in a later one; the game itself reads them. */
function optionsFault(game: AnyGame, { frames, seat }: WatchFile, place: number): Fault | null {
  const { changed } = frames[place]!;
  if (!Object.hasOwn(changed, 'options')) return null;
  const held = game.parseOptions(changed['options']);
  if (!held.ok) return { path: `changed.options.${held.faults[0]!.path}`, reason: held.faults[0]!.reason };
  return seat !== null && !game.seats(held.value).includes(seat)
    ? { path: 'changed.options', reason: `There is no seat ${seat.slice(0, SEAT_LIMIT.name)}.` }
    : null;
}

/** An event that is wrong, or that speaks of what is not on the table. */
function eventsFault(game: AnyGame, { events }: WatchFrame, view: unknown, shapes: Shapes): Fault | null {
  for (const [at, event] of events.entries()) {
    const fault = shapeFault(shapes, { ref: 'Event' }, event, `events.${at}`);
    if (fault) return fault;
    try {
      game.describe(event, view);
    } catch {
      return { path: `events.${at}`, reason: 'It speaks of something that is not on the table.' };
    }
  }
  return null;
}
