import type { AnyGame } from '../../../engine/game.ts';
import { AUDIENCE, JUDGE, viewerOf, type Seat, type Viewer } from '../../../engine/seat.ts';
import type { Briefing, Recording, SeatInfo } from '../../../engine/recording.ts';
import { recordingOf, recoverTimeline, timelineOf, type Timeline } from '../../../engine/timeline.ts';
import { manifestOf } from '../../../games/index.ts';
import { HUMAN } from '../../../session/local/undo.ts';
import { LINK_MARK, readLink } from '../../../session/replay/share-link.ts';
import { playersFault } from '../../../session/players.ts';
import { readSavedFile } from '../../../session/replay/saved-file.ts';
import { readWatchFile, watchedViews, watchFault, type WatchFile } from '../../../session/replay/watch-file.ts';
import { takeFile } from '../handed-file.ts';
import { findGame, matchStore } from '../match-store.ts';
import { replayWords as words } from '../words/play.ts';

/**
 * A match to be watched: what is seen after each command, and what led there. Frame 0 is the opening. A game's replay
 * knows its views `V` and events `E`.
 */
export interface Reel<V = unknown, E = unknown> {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  readonly length: number;
  readonly seatAt: (ply: number) => Seat | null;
  readonly view: (ply: number) => V;
  readonly events: (ply: number) => readonly E[];
  /** The whole match, when this is more than a watching copy. */
  readonly recording: Recording | null;
  readonly over: boolean;
  /** The match itself; none behind a watching copy. */
  readonly timeline?: Timeline<unknown, unknown>;
  /** The promise of its seed; the seed is not in what is shown before the end. */
  readonly commitment?: string | undefined;
  /** What must be said of how it is shown. */
  readonly note?: string;
  /** The briefing its players were given. */
  readonly briefing?: Briefing | undefined;
}

export type Loaded =
  | { readonly ok: true; readonly reel: Reel }
  | { readonly ok: false; readonly reason: string | null };

/** The reel of a kept match, of a link's text, or for `open` of the file handed over (nothing: waiting for one). */
export async function loadReel(id: string): Promise<Loaded> {
  if (id === 'open') {
    const handed = takeFile();
    return handed === null ? { ok: false, reason: '' } : reelOfFile(handed);
  }
  if (id.startsWith(LINK_MARK)) {
    const read = await readLink(findGame, id);
    return read.ok ? { ok: true, reel: reelOf(read.game, read.timeline) } : read;
  }
  const recording = await (await matchStore()).loadMatch(id);
  const game = recording && (await findGame(recording.game));
  if (!recording || !game) return { ok: false, reason: null };
  return reelOfRecording(game, recording);
}

/**
 * The reel of a match; one of rules that this program no longer has is shown as far as today's rules follow it, with a
 * note that says so.
 */
function reelOfRecording(game: AnyGame, recording: Recording): Loaded {
  const read = timelineOf(game, recording);
  if (read.ok) return { ok: true, reel: reelOf(game, read.timeline) };
  const recovered = read.breach === 'version' ? recoverTimeline(game, recording) : null;
  if (!recovered) return { ok: false, reason: read.reason };
  const { timeline, exact } = recovered;
  const note = words.otherRules({
    file: recording.rulesVersion,
    program: game.rulesVersion,
    exact,
    shown: timeline.plies.length,
    plies: recording.plies.length,
  });
  return { ok: true, reel: { ...reelOf(game, timeline), recording, note } };
}

/** The reel of a file's text: a whole match, or a watching copy. Nothing is kept. */
export async function reelOfFile(text: string): Promise<Loaded> {
  const watched = readWatchFile(text);
  if (watched) {
    if (!watched.ok) return watched;
    const game = await findGame(watched.file.game);
    if (!game)
      return {
        ok: false,
        reason: `The file is of a game called ${watched.file.game}, which this program does not have.`,
      };
    const fault = watchFault(game, watched.file, await manifestOf(game.id)!.shapes());
    return fault === null ? { ok: true, reel: watchedReel(game, watched.file) } : { ok: false, reason: fault };
  }
  const parsed = await readSavedFile(text);
  if (!parsed.ok) return parsed;
  const game = await findGame(parsed.recording.game);
  if (!game)
    return {
      ok: false,
      reason: `The file is of a game called ${parsed.recording.game}, which this program does not have.`,
    };
  const reason = await playersFault(game.id, parsed.recording.seats);
  return reason === null ? reelOfRecording(game, parsed.recording) : { ok: false, reason };
}

function reelOf(game: AnyGame, timeline: Timeline<unknown, unknown>): Reel {
  const seats = timeline.header.seats;
  const last = timeline.plies.at(-1)?.match ?? timeline.first;
  const over = game.outcome(last.state) !== null;
  // Before the end nobody sees more than at the table: several people who share a screen see what everybody may
  // (OG-22.2, BS-15.2).
  const people = seats.filter((info) => info.player === HUMAN);
  const viewer: Viewer = over ? JUDGE : people.length === 1 ? viewerOf(people[0]!.seat) : AUDIENCE;
  const match = (ply: number) => (ply === 0 ? timeline.first : timeline.plies[ply - 1]!.match);
  return {
    game,
    seats,
    viewer,
    over,
    length: timeline.plies.length,
    seatAt: (ply) => timeline.plies[ply - 1]?.seat ?? null,
    view: (ply) => game.view(match(ply).state, viewer),
    events: (ply) =>
      (ply === 0 ? timeline.opening : timeline.plies[ply - 1]!.events)
        .map((event) => game.redact(event, viewer))
        .filter((event) => event !== null),
    recording: recordingOf(timeline),
    timeline,
    commitment: timeline.header.commitment,
    briefing: timeline.header.briefing,
  };
}

function watchedReel(game: AnyGame, file: WatchFile): Reel {
  const views = watchedViews(file);
  return {
    game,
    seats: file.seats ?? nameless(game, views[0]),
    viewer: file.seat === null ? AUDIENCE : viewerOf(file.seat),
    length: views.length - 1,
    seatAt: () => null,
    view: (ply) => views[ply]!,
    events: (ply) => file.frames[ply]!.events,
    recording: null,
    over: false,
    commitment: file.commitment,
    briefing: file.briefing,
  };
}

/** The seats of a copy that does not name them, by what its first view says of the options. */
function nameless(game: AnyGame, view: unknown): readonly SeatInfo[] {
  const options = game.parseOptions((view as { readonly options?: unknown }).options);
  return options.ok ? game.seats(options.value).map((seat) => ({ seat, player: HUMAN, name: seat })) : [];
}
