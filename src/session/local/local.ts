import { skip } from 'rxjs';
import type { AnyGame, Rejection } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { viewerOf, type Seat, type Viewer } from '../../engine/seat.ts';
import { cutTo, extend, present, type Ply, type Timeline } from '../../engine/timeline.ts';
import { createBus } from '../bus.ts';
import { errorText, type Failure } from '../failure.ts';
import type { Answer, Heard, Host, Session } from '../session.ts';
import type { MatchStore } from './store.ts';
import type { Thinker } from '../threads/think/thinker.ts';
import { HUMAN, undoOffer } from './undo.ts';

/** A match whose rules are carried out at this device: people at one screen and computer players. */
export interface LocalSession extends Session {
  readonly host: Host;
  /** Plays a command at once. A refusal is published too. */
  play(seat: Seat, command: unknown): Played;
}

/** What became of a command: accepted, or refused with the reasons. */
export type Played = Extract<Answer, { readonly kind: 'accepted' | 'refused' }>;

const ACCEPTED = { kind: 'accepted' } as const;
const NOTHING_TO_DO = { kind: 'refused', rejections: [] } as const;

export interface SessionParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly timeline: Timeline<unknown, unknown>;
  readonly store: Pick<MatchStore, 'saverOf'>;
  readonly thinker: Thinker;
  /** Resolves when the screen has shown what happened so far; a computer's answer waits for it. */
  readonly pace?: () => Promise<void>;
  /** Commands that no undo takes back: how the match was set up. */
  readonly floor?: number;
  /** Asked about a person's command that the rules accept: reasons to turn it down all the same (a lesson has its own order). Empty = it is played. */
  readonly guide?: Guide;
}

export type Guide = (seat: Seat, command: unknown) => readonly Rejection[];

/** Opens a session on a timeline that came from the store. */
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
  let started = false;
  let closed = false;
  // Grows with every change of the timeline; a computer's answer to an older one is dropped.
  let turn = 0;
  let activePlayer: Seat | null = null;

  const saver = store.saverOf(id, game, from);
  const saving = saver.state$.pipe(skip(1)).subscribe((state) => bus.publish({ kind: 'saving', saving: state }));

  const now = () => present(timeline).state;
  const player = (seat: Seat) => seats.find((info) => info.seat === seat)?.player ?? HUMAN;
  const isHuman = (seat: Seat) => player(seat) === HUMAN;

  const played = (ply: Ply<unknown, unknown>, by: 'human' | 'computer' | 'redo'): void => {
    turn += 1;
    const index = timeline.plies.length - 1;
    const outcome = game.outcome(ply.match.state);
    saver.save(timeline);
    bus.publish({ kind: 'ply', plies: index + 1, seat: ply.seat, by });
    if (outcome) bus.publish({ kind: 'ended', outcome });
  };

  const play = (seat: Seat, command: unknown, by: 'human' | 'computer'): Played => {
    // A guide is asked before any die falls: a lesson has dice for what it asks, and for nothing else.
    const unwanted = by === 'human' && guide && check(seat, command).length === 0 ? guide(seat, command) : [];
    const next =
      unwanted.length > 0
        ? ({ ok: false, rejections: unwanted } as const)
        : extend(game, timeline, seat, command as Json);
    if (!next.ok) {
      if (by === 'human') bus.publish({ kind: 'refused', seat, command, rejections: next.rejections });
      return { kind: 'refused', rejections: next.rejections };
    }
    timeline = next.timeline;
    undone = [];
    played(next.ply, by);
    think();
    return ACCEPTED;
  };

  const think = (): void => {
    if (!started || closed) return;
    // Simultaneous decisions: computers answer at once. What a person may decide as well waits for them.
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
    const question = { game: game.id, view, seat, level: player(seat), seed: `${id}/${timeline.plies.length}` };
    // A screen that fails to show something must not keep the computer waiting.
    const shown = Promise.resolve(pace?.()).catch(() => undefined);
    void Promise.all([thinker.choose(question), shown]).then(([choice]) => {
      if (closed || asked !== turn || choice.kind === 'dropped') return;
      bus.publish({ kind: 'thinking', seat: null });
      const failure = choice.kind === 'failed' ? choice.failure : refusalOf(seat, choice.command);
      if (failure) replace(seat, view, failure);
    });
  };

  /** Plays a computer's command; why the rules refuse it, or null when it was played. */
  const refusalOf = (seat: Seat, command: unknown): Failure | null => {
    try {
      const done = play(seat, command, 'computer');
      if (done.kind === 'accepted') return null;
      const reasons = done.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join('\n');
      return { kind: 'illegal', detail: `${JSON.stringify(command)}\n${reasons}` };
    } catch (error) {
      return { kind: 'threw', detail: `${JSON.stringify(command)}\n${errorText(error)}` };
    }
  };

  /** Plays the first legal command for a computer that gave none, and says so before it happens. */
  const replace = (seat: Seat, view: unknown, failure: Failure): void => {
    const legal = (command: unknown): boolean => check(seat, command).length === 0;
    try {
      const command = thinker.fallback(game, view, seat, timeline.plies.length).find(legal);
      bus.publish({ kind: 'failed', seat, failure, replaced: command !== undefined });
      if (command !== undefined) play(seat, command, 'computer');
    } catch (error) {
      const detail = `${failure.detail}\n${errorText(error)}`;
      bus.publish({ kind: 'failed', seat, failure: { ...failure, detail }, replaced: false });
    }
  };

  const check = (seat: Seat, command: unknown): readonly Rejection[] => {
    const parsed = game.parse(command);
    if (!parsed.ok) return parsed.faults.map((fault) => ({ rule: 'format', reason: `${fault.path}: ${fault.reason}` }));
    return game.check(now(), seat, parsed.value);
  };

  const heard = (plies: number, viewer: Viewer): Heard => {
    const ply = timeline.plies[plies - 1] ?? null;
    const events = (ply?.events ?? timeline.opening)
      .map((event) => game.redact(event, viewer))
      .filter((event) => event !== null);
    return {
      plies,
      seat: ply?.seat ?? null,
      command: ply && isHuman(ply.seat) ? ply.command : null,
      events,
      view: game.view((ply?.match ?? timeline.first).state, viewer),
    };
  };

  const takeBack = (consented: boolean): Played => {
    const offer = undoOffer(timeline, seats, floor);
    if (offer.terms === 'none' || (offer.terms === 'consent' && !consented)) return NOTHING_TO_DO;
    undone = [...timeline.plies.slice(offer.plies), ...undone];
    timeline = cutTo(timeline, offer.plies);
    turn += 1;
    thinker.drop();
    bus.publish({ kind: 'thinking', seat: null });
    saver.save(timeline);
    bus.publish({ kind: 'undone', plies: offer.plies });
    think();
    return ACCEPTED;
  };

  const bringBack = (): Played => {
    const [first, ...rest] = undone;
    if (!first) return NOTHING_TO_DO;
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
    return ACCEPTED;
  };

  return {
    id,
    game,
    seats,
    briefing: from.header.briefing ?? null,
    notices$: bus.notices$,
    host: {
      timeline: () => timeline,
      saved: () => saver.settled(),
      saving: () => saver.state$.value,
      saveNow: () => saver.retry(),
    },
    plies: () => timeline.plies.length,
    view: (viewer) => game.view(now(), viewer),
    heard,
    viewer() {
      const humans = seats.filter((info) => info.player === HUMAN);
      const deciding = game.pending(now()).flatMap((open) => open.seats);
      const able = humans.filter((info) => deciding.includes(info.seat));
      const seat = able.find((info) => info.seat === activePlayer) ?? able[0] ?? humans[0];
      return seat ? viewerOf(seat.seat) : { kind: 'audience' };
    },
    decisions: () => game.pending(now()),
    setActivePlayer(seat) {
      activePlayer = seat;
      bus.publish({ kind: 'activePlayer', seat });
    },
    leaveTo(seat) {
      if (!closed && !isHuman(seat) && game.pending(now()).some(({ seats: open }) => open.includes(seat))) ask(seat);
    },
    outcome: () => game.outcome(now()),
    isHuman,
    play: (seat, command) => play(seat, command, 'human'),
    submit: async (seat, command) => play(seat, command, 'human'),
    check,
    undoable: () => undoOffer(timeline, seats, floor),
    undo: async (consented = false) => takeBack(consented),
    redoable: () => undone.length,
    redo: async () => bringBack(),
    start() {
      if (started) return;
      started = true;
      bus.publish({ kind: 'opened', plies: timeline.plies.length });
      think();
    },
    close() {
      closed = true;
      thinker.close();
      saving.unsubscribe();
      bus.close();
    },
  };
}
