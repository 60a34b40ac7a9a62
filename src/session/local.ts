import type { Observable } from 'rxjs';
import type { AnyGame, Decision, Outcome, Rejection } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { SeatInfo } from '../engine/recording.ts';
import { viewerOf, type Seat, type Viewer } from '../engine/seat.ts';
import { cutTo, extend, present, recordedPly, type Ply, type Timeline } from '../engine/timeline.ts';
import { createBus, type Notice } from './bus.ts';
import { isConflict } from './shelf.ts';
import type { MatchStore } from './store.ts';
import type { Thinker } from './thinker.ts';
import { HUMAN, undoOffer, type UndoOffer } from './undo.ts';

export type Submitted = { readonly ok: true } | { readonly ok: false; readonly rejections: readonly Rejection[] };

/** A match with its seats at this device: people at one screen and computer players. */
export interface LocalSession {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly notices$: Observable<Notice>;
  timeline(): Timeline<unknown, unknown>;
  /** The match as a viewer sees it, now or after `plies` commands. */
  view(viewer: Viewer, plies?: number): unknown;
  /** The viewer at the screen: the person who must decide, else the first person, else the audience. */
  viewer(): Viewer;
  decisions(): readonly Decision[];
  /** Of several people who may decide this one does, until another is named. */
  speak(seat: Seat): void;
  /** A computer player makes the decision that a person of its side could make as well. */
  leaveTo(seat: Seat): void;
  outcome(): Outcome | null;
  isHuman(seat: Seat): boolean;
  /** Plays a command of a seat. Refusals come back and are published. */
  submit(seat: Seat, command: unknown): Submitted;
  /** Would the command be legal now? Nothing is played. */
  check(seat: Seat, command: unknown): readonly Rejection[];
  undoable(): UndoOffer;
  /** Takes back by the offer's terms; `consented` stands for the other person's click. Returns whether anything was undone. */
  undo(consented?: boolean): boolean;
  /** Number of undone commands that can come back. */
  redoable(): number;
  redo(): boolean;
  /** Lets computer players play from now on. */
  start(): void;
  close(): void;
  /** Resolves when all commands so far are kept. */
  saved(): Promise<void>;
}

export interface SessionParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly timeline: Timeline<unknown, unknown>;
  readonly store: Pick<MatchStore, 'appendPly' | 'truncate'>;
  readonly thinker: Thinker;
  /** Resolves when the screen has shown what happened so far; a computer's answer waits for it. */
  readonly pace?: () => Promise<void>;
  /** Commands that no undo takes back: how the match was set up. */
  readonly floor?: number;
  /** Asked about a person's command that the rules accept: reasons to turn it down all the same (a lesson has its own order). Empty = it is played. */
  readonly guide?: Guide;
}

export type Guide = (seat: Seat, command: unknown) => readonly Rejection[];

/** Opens a session on a timeline whose plies the store already holds. */
export function openLocal({
  id,
  game,
  timeline: from,
  store,
  thinker,
  pace,
  floor = 0,
  guide,
}: SessionParts): LocalSession {
  const bus = createBus();
  const seats = from.header.seats;
  let timeline = from;
  let undone: readonly Ply<unknown, unknown>[] = [];
  let saving: Promise<void> = Promise.resolve();
  let lost = false;
  let started = false;
  let closed = false;
  // Grows with every change of the timeline; a computer's answer to an older one is dropped.
  let turn = 0;
  let speaker: Seat | null = null;

  const now = () => present(timeline).state;
  const player = (seat: Seat) => seats.find((info) => info.seat === seat)?.player ?? HUMAN;
  const isHuman = (seat: Seat) => player(seat) === HUMAN;

  const keep = (write: () => Promise<void>, plies: number): void => {
    saving = saving.then(async () => {
      if (lost) return;
      try {
        await write();
        bus.publish({ kind: 'saved', plies });
      } catch (error) {
        lost = isConflict(error);
        bus.publish({ kind: 'trouble', trouble: lost ? 'conflict' : 'unsaved' });
      }
    });
  };

  const played = (ply: Ply<unknown, unknown>, by: 'human' | 'computer' | 'redo'): void => {
    turn += 1;
    const index = timeline.plies.length - 1;
    const outcome = game.outcome(ply.match.state);
    const { seat, command } = ply;
    keep(() => store.appendPly(id, index, recordedPly(ply), outcome), index + 1);
    bus.publish({ kind: 'ply', plies: index + 1, seat, command, events: ply.events, by });
    if (outcome) bus.publish({ kind: 'ended', outcome });
  };

  const submit = (seat: Seat, command: unknown, by: 'human' | 'computer'): Submitted => {
    // A guide is asked before any die falls: a lesson has dice for what it asks, and for nothing else.
    const unwanted = by === 'human' && guide && check(seat, command).length === 0 ? guide(seat, command) : [];
    const next =
      unwanted.length > 0
        ? ({ ok: false, rejections: unwanted } as const)
        : extend(game, timeline, seat, command as Json);
    if (!next.ok) {
      if (by === 'human') bus.publish({ kind: 'refused', seat, command, rejections: next.rejections });
      return next;
    }
    timeline = next.timeline;
    undone = [];
    played(next.ply, by);
    think();
    return { ok: true };
  };

  const think = (): void => {
    if (!started || closed) return;
    // Simultaneous decisions: computers answer at once. What a person may decide as well waits for him.
    const decision = game
      .pending(now())
      .find(({ seats: open, each }) =>
        each ? open.some((seat) => !isHuman(seat)) : open.length > 0 && !open.some(isHuman),
      );
    const seat = decision?.seats.find((open) => !isHuman(open));
    if (seat !== undefined) ask(seat);
  };

  const ask = (seat: Seat): void => {
    const asked = turn;
    const view = game.view(now(), viewerOf(seat));
    bus.publish({ kind: 'thinking', seat });
    void Promise.all([
      thinker.choose({ game: game.id, view, seat, level: player(seat), seed: `${id}/${timeline.plies.length}` }),
      pace?.(),
    ]).then(([answer]) => {
      if (closed || asked !== turn) return;
      bus.publish({ kind: 'thinking', seat: null });
      if (answer !== null && submit(seat, answer, 'computer').ok) return;
      bus.publish({ kind: 'trouble', trouble: 'slow' });
      for (const command of thinker.fallback(game, view, seat, timeline.plies.length))
        if (submit(seat, command, 'computer').ok) return;
    });
  };

  const check = (seat: Seat, command: unknown): readonly Rejection[] => {
    const parsed = game.parse(command);
    if (!parsed.ok) return parsed.faults.map((fault) => ({ rule: 'format', reason: `${fault.path}: ${fault.reason}` }));
    return game.check(now(), seat, parsed.value);
  };

  return {
    id,
    game,
    seats,
    notices$: bus.notices$,
    timeline: () => timeline,
    view: (viewer, plies) => game.view(plies === undefined ? now() : present(cutTo(timeline, plies)).state, viewer),
    viewer() {
      const humans = seats.filter((info) => info.player === HUMAN);
      const deciding = game.pending(now()).flatMap((open) => open.seats);
      const able = humans.filter((info) => deciding.includes(info.seat));
      const seat = able.find((info) => info.seat === speaker) ?? able[0] ?? humans[0];
      return seat ? viewerOf(seat.seat) : { kind: 'audience' };
    },
    decisions: () => game.pending(now()),
    speak(seat) {
      speaker = seat;
      bus.publish({ kind: 'spoken', seat });
    },
    leaveTo(seat) {
      if (!closed && !isHuman(seat) && game.pending(now()).some(({ seats: open }) => open.includes(seat))) ask(seat);
    },
    outcome: () => game.outcome(now()),
    isHuman,
    submit: (seat, command) => submit(seat, command, 'human'),
    check,
    undoable: () => undoOffer(timeline, seats, floor),
    undo(consented = false) {
      const offer = undoOffer(timeline, seats, floor);
      if (offer.terms === 'none' || (offer.terms === 'consent' && !consented)) return false;
      const before = timeline.plies.length;
      undone = [...timeline.plies.slice(offer.plies), ...undone];
      timeline = cutTo(timeline, offer.plies);
      turn += 1;
      thinker.drop();
      bus.publish({ kind: 'thinking', seat: null });
      keep(() => store.truncate(id, before, offer.plies), offer.plies);
      bus.publish({ kind: 'undone', plies: offer.plies });
      think();
      return true;
    },
    redoable: () => undone.length,
    redo() {
      const [first, ...rest] = undone;
      if (!first) return false;
      thinker.drop();
      // One click brings back a person's command and the computer's answers to it.
      const alone = seats.filter((info) => info.player === HUMAN).length <= 1;
      const answers = alone ? rest.findIndex((ply) => isHuman(ply.seat)) : 0;
      const count = answers < 0 ? undone.length : 1 + answers;
      for (const ply of undone.slice(0, count)) {
        timeline = { ...timeline, plies: [...timeline.plies, ply] };
        played(ply, 'redo');
      }
      undone = undone.slice(count);
      think();
      return true;
    },
    start() {
      if (started) return;
      started = true;
      bus.publish({ kind: 'opened', plies: timeline.plies.length });
      think();
    },
    close() {
      closed = true;
      thinker.close();
      bus.close();
    },
    saved: () => saving,
  };
}
