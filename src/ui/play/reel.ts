import type { AnyGame } from '../../engine/game.ts';
import { JUDGE, type Seat, type Viewer } from '../../engine/seat.ts';
import type { Recording, SeatInfo } from '../../engine/recording.ts';
import { recordingOf, timelineOf, type Timeline } from '../../engine/timeline.ts';
import type { OrionsGateEvent, OrionsGateView } from '../../games/orions-gate/index.ts';
import { LINK_MARK, readLink } from '../../session/share-link.ts';
import { readMatchFile } from '../../session/store.ts';
import { readWatchFile, watchedViews, type WatchFile } from '../../session/watch-file.ts';
import { battle as words } from '../messages/battle.ts';
import { takeFile } from '../app/handed-file.ts';
import { allGames, matchStore } from '../app/match-store.ts';

/** A battle to be watched: what is seen after each command, and what led there. Frame 0 is the opening. */
export interface Reel {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  readonly length: number;
  readonly seatAt: (ply: number) => Seat | null;
  readonly view: (ply: number) => OrionsGateView;
  readonly events: (ply: number) => readonly OrionsGateEvent[];
  /** The whole match, when this is more than a watching copy. */
  readonly recording: Recording | null;
  readonly over: boolean;
}

export type Loaded = { readonly ok: true; readonly reel: Reel } | { readonly ok: false; readonly reason: string | null };

/** The reel of a kept match, of a link's text, or for `open` of the file handed over (nothing: waiting for one). */
export async function loadReel(id: string): Promise<Loaded> {
  const games = await allGames();
  if (id === 'open') {
    const handed = takeFile();
    return handed === null ? { ok: false, reason: '' } : reelOfFile(handed);
  }
  if (id.startsWith(LINK_MARK)) {
    const read = readLink(games, id);
    return read.ok ? { ok: true, reel: reelOf(read.game, read.timeline) } : read;
  }
  const recording = await (await matchStore()).loadMatch(id);
  const game = recording && games.find((one) => one.id === recording.game);
  if (!recording || !game) return { ok: false, reason: null };
  const read = timelineOf(game, recording);
  return read.ok ? { ok: true, reel: reelOf(game, read.timeline) } : { ok: false, reason: read.reason };
}

/** The reel of a file's text: a whole match, or a watching copy. Nothing is kept. */
export async function reelOfFile(text: string): Promise<Loaded> {
  const games = await allGames();
  const watched = readWatchFile(text);
  if (watched) {
    const game = games.find((one) => one.id === watched.game);
    return game ? { ok: true, reel: watchedReel(game, watched) } : { ok: false, reason: null };
  }
  const read = readMatchFile(games, text);
  return read.ok ? { ok: true, reel: reelOf(read.game, read.timeline) } : read;
}

function reelOf(game: AnyGame, timeline: Timeline<unknown, unknown>): Reel {
  const seats = timeline.header.seats;
  const last = timeline.plies.at(-1)?.match ?? timeline.first;
  const over = game.outcome(last.state) !== null;
  // Before the end nobody sees more than at the table (OG-22.2).
  const human = seats.find((info) => info.player === 'human')?.seat;
  const viewer: Viewer = over ? JUDGE : human ? { kind: 'seat', seat: human } : { kind: 'audience' };
  const match = (ply: number) => (ply === 0 ? timeline.first : timeline.plies[ply - 1]!.match);
  return {
    game, seats, viewer, over,
    length: timeline.plies.length,
    seatAt: (ply) => timeline.plies[ply - 1]?.seat ?? null,
    view: (ply) => game.view(match(ply).state, viewer) as OrionsGateView,
    events: (ply) => ((ply === 0 ? timeline.opening : timeline.plies[ply - 1]!.events).map((event) => game.redact(event, viewer)).filter((event) => event !== null) as readonly OrionsGateEvent[]),
    recording: recordingOf(timeline),
  };
}

function watchedReel(game: AnyGame, file: WatchFile): Reel {
  const views = watchedViews(file) as readonly OrionsGateView[];
  return {
    game,
    seats: views[0]!.captains.map(({ id, side }) => ({ seat: id, player: 'human', name: words.side(side) })),
    viewer: file.seat === null ? { kind: 'audience' } : { kind: 'seat', seat: file.seat },
    length: views.length - 1,
    seatAt: () => null,
    view: (ply) => views[ply]!,
    events: (ply) => file.frames[ply]!.events as readonly OrionsGateEvent[],
    recording: null,
    over: false,
  };
}
