import type { Seat, Viewer } from '../engine/seat.ts';

/** A thing that waits for the window to close, e.g. a declared attack: `P` is the game's own. */
export interface Pending<P> {
  /** Place in the order of declaration, from 0 on; stays the same for the whole window. */
  readonly id: number;
  readonly thing: P;
  /** False once it is evaded, destroyed or withdrawn: nothing comes of it, but everybody saw it. */
  readonly live: boolean;
}

/**
 * A reaction window as part of a state. Seats are asked one at a time in cyclic order; whoever has no reaction, or has
 * auto-pass set, counts as passing; it closes when all have passed in a row. Who may react with what is the game's.
 */
export interface ReactionWindow<P> {
  /** Who takes part, in the order in which they are asked; stays the same for the whole window. */
  readonly participants: readonly Seat[];
  /** Place in `participants` of the seat that is asked. */
  readonly pointer: number;
  /** Passes in a row. */
  readonly passes: number;
  /** In order of declaration; grows when a reaction is itself something to react to. */
  readonly pending: readonly Pending<P>[];
  /** Seats that pass at every later prompt of this window; each one's own secret. */
  readonly resting: readonly Seat[];
}

/** Whether a seat that is pointed at would be asked; false = it counts as passing. The game's own rules. */
export type WouldBeAsked = (seat: Seat) => boolean;

/**
 * A window on `things`, the pointer on the first participant; `moved` finds who is asked. Throws if a seat takes part
 * twice.
 */
export function openWindow<P>(participants: readonly Seat[], things: readonly P[]): ReactionWindow<P> {
  if (new Set(participants).size < participants.length)
    throw new Error(`A seat takes part twice: ${participants.join(', ')}.`);
  return declared({ participants, pointer: 0, passes: 0, pending: [], resting: [] }, things);
}

/** Whether all have passed in a row. */
export const isClosed = <P>({ participants, passes }: ReactionWindow<P>): boolean => passes >= participants.length;

/** The seat that is asked now; null once the window is closed. Right after `moved` alone. */
export const askedSeat = <P>(window: ReactionWindow<P>): Seat | null =>
  isClosed(window) ? null : window.participants[window.pointer]!;

/**
 * The window with the pointer moved past everybody who is not asked, each of whom counts as passing: it rests on the
 * seat that is asked, or is closed. To be called whenever the pointer has moved: after `openWindow`, `reacted`,
 * `passed`, and when a seat leaves the game. `wouldBeAsked` sees the state as it is by then, and need not know of
 * those who pass for the rest. (OS-6.4)
 */
export function moved<P>(window: ReactionWindow<P>, wouldBeAsked: WouldBeAsked): ReactionWindow<P> {
  let now = window;
  for (let seat = askedSeat(now); seat !== null; seat = askedSeat(now)) {
    if (!now.resting.includes(seat) && wouldBeAsked(seat)) break;
    now = stepped(now, now.passes + 1);
  }
  return now;
}

/** The asked seat reacts: nobody has passed now, the next one is pointed at. `things`: what the reaction declares. */
export const reacted = <P>(window: ReactionWindow<P>, things: readonly P[] = []): ReactionWindow<P> =>
  stepped(declared(window, things), 0);

/** The asked seat passes; with `rest` also at every later prompt of this window. (OS-6.22) */
export function passed<P>(window: ReactionWindow<P>, { rest }: { readonly rest: boolean }): ReactionWindow<P> {
  const seat = askedSeat(window);
  const next = stepped(window, window.passes + 1);
  return rest && seat !== null ? { ...next, resting: [...next.resting, seat] } : next;
}

/** The window with pending things changed, e.g. weakened, by those who reacted. */
export const changed = <P>(window: ReactionWindow<P>, change: (thing: P, id: number) => P): ReactionWindow<P> => ({
  ...window,
  pending: window.pending.map((one) => (one.live ? { ...one, thing: change(one.thing, one.id) } : one)),
});

/** The window with the things that `isGone` names no longer live: evaded, destroyed, or their owner left the game. */
export const dropped = <P>(
  window: ReactionWindow<P>,
  isGone: (thing: P, id: number) => boolean,
): ReactionWindow<P> => ({
  ...window,
  pending: window.pending.map((one) => (one.live && isGone(one.thing, one.id) ? { ...one, live: false } : one)),
});

/** What is still to come, in order of declaration. */
export const livePending = <P>({ pending }: Pick<ReactionWindow<P>, 'pending'>): readonly Pending<P>[] =>
  pending.filter(({ live }) => live);

/** Things declared after those that wait already. */
const declared = <P>(window: ReactionWindow<P>, things: readonly P[]): ReactionWindow<P> => ({
  ...window,
  pending: [
    ...window.pending,
    ...things.map((thing, index) => ({ id: window.pending.length + index, thing, live: true })),
  ],
});

const stepped = <P>(window: ReactionWindow<P>, passes: number): ReactionWindow<P> => ({
  ...window,
  passes,
  pointer: window.participants.length === 0 ? 0 : (window.pointer + 1) % window.participants.length,
});

/** How a seat wants to be asked when a trigger applies. */
export type AutoPass = 'ask' | 'passIfSafe' | 'pass';

/** A seat's auto-pass settings by trigger of the game; what is left out is `ask`. Secret to the others. */
export type AutoPassSettings<Trigger extends string> = { readonly [trigger in Trigger]?: AutoPass };

/**
 * Whether auto-pass answers for a seat to which `triggers` apply now. One `ask` of several triggers is enough to be
 * asked, and so is `passIfSafe` where it is not safe; where no trigger applies the seat is asked. (OS-6.21)
 */
export function autoPasses<Trigger extends string>(
  settings: AutoPassSettings<Trigger>,
  triggers: readonly Trigger[],
  isSafe: () => boolean,
): boolean {
  const wishes = triggers.map((trigger) => settings[trigger] ?? 'ask');
  if (wishes.length === 0 || wishes.includes('ask')) return false;
  return !wishes.includes('passIfSafe') || isSafe();
}

/** A window as a viewer may know it. Who passes for the rest is known of the own seat alone. */
export interface WindowView<P> {
  readonly participants: readonly Seat[];
  /** Null once it is closed. */
  readonly asked: Seat | null;
  /** Passes in a row, of those who were asked and those who were not alike. */
  readonly passes: number;
  readonly pending: readonly Pending<P>[];
  /** The own seat if it passes for the rest of this window; all who do for the judge. */
  readonly resting: readonly Seat[];
}

/**
 * A window as it is shown: `shown` takes out of a pending thing what the viewer may not know. Auto-pass settings are
 * no part of it.
 */
export const windowView = <P, Q = P>(
  window: ReactionWindow<P>,
  viewer: Viewer,
  shown: (thing: P) => Q,
): WindowView<Q> => ({
  participants: window.participants,
  asked: askedSeat(window),
  passes: window.passes,
  pending: window.pending.map(({ id, thing, live }) => ({ id, thing: shown(thing), live })),
  resting: window.resting.filter((seat) => viewer.kind === 'judge' || (viewer.kind === 'seat' && viewer.seat === seat)),
});

/** A window that fits a view: a guess that nobody else passes for the rest. */
export const guessedWindow = <Q, P = Q>(seen: WindowView<Q>, guess: (thing: Q) => P): ReactionWindow<P> => ({
  participants: seen.participants,
  pointer: seen.asked === null ? 0 : seen.participants.indexOf(seen.asked),
  passes: seen.passes,
  pending: seen.pending.map(({ id, thing, live }) => ({ id, thing: guess(thing), live })),
  resting: seen.resting,
});

/** The seats that have passed since the last reaction: all of them once the window is closed. */
export function passedSeats<P>({ participants, asked, passes }: WindowView<P>): readonly Seat[] {
  const at = asked === null ? 0 : participants.indexOf(asked);
  const cycle = [...participants.slice(at), ...participants.slice(0, at)];
  return cycle.slice(cycle.length - passes);
}
