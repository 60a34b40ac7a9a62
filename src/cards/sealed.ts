import type { Seat, Viewer } from '../engine/seat.ts';

/** What a seat chose in secret. */
export interface SealedChoice<C> {
  readonly seat: Seat;
  readonly choice: C;
}

/**
 * A simultaneous choice as part of a state: each of `seats` commits in secret, in any order, and all are revealed
 * together when the last one has committed. What may be chosen is the game's own.
 */
export interface Sealed<C> {
  /** Whoever has to choose, in seat order. */
  readonly seats: readonly Seat[];
  /** What lies sealed, in the order in which it was committed. */
  readonly choices: readonly SealedChoice<C>[];
  /** Whether a choice may be taken back until the last one is made; without it a commitment is final. */
  readonly takeBack: boolean;
}

/** A choice that nobody has made yet. */
export const openSealed = <C>(seats: readonly Seat[], { takeBack }: { readonly takeBack: boolean }): Sealed<C> => ({
  seats,
  choices: [],
  takeBack,
});

/** Seats that have committed, in the order in which they did. */
export const committedSeats = <C>({ choices }: Pick<Sealed<C>, 'choices'>): readonly Seat[] =>
  choices.map(({ seat }) => seat);

/** Seats that are still to choose, in seat order; each of them decides for itself. */
export const waitingSeats = <C>(sealed: Sealed<C>): readonly Seat[] =>
  sealed.seats.filter((seat) => !committedSeats(sealed).includes(seat));

/** Whether all have committed: time to reveal. */
export const isComplete = <C>(sealed: Sealed<C>): boolean => waitingSeats(sealed).length === 0;

/** What a seat has committed to; undefined before. */
export const choiceOf = <C>({ choices }: Sealed<C>, seat: Seat): C | undefined =>
  choices.find((one) => one.seat === seat)?.choice;

/** Whether a seat may take its choice back: it has committed, others have not, and the game lets it. */
export const mayTakeBack = <C>(sealed: Sealed<C>, seat: Seat): boolean =>
  sealed.takeBack && committedSeats(sealed).includes(seat) && !isComplete(sealed);

/** The seat commits. Throws if it has nothing to choose, or has chosen. */
export function committed<C>(sealed: Sealed<C>, seat: Seat, choice: C): Sealed<C> {
  if (!waitingSeats(sealed).includes(seat)) throw new Error(`${seat} has nothing to choose.`);
  return { ...sealed, choices: [...sealed.choices, { seat, choice }] };
}

/** The seat takes its choice back. Throws where it may not. */
export function takenBack<C>(sealed: Sealed<C>, seat: Seat): Sealed<C> {
  if (!mayTakeBack(sealed, seat)) throw new Error(`${seat} has nothing to take back.`);
  return { ...sealed, choices: sealed.choices.filter((one) => one.seat !== seat) };
}

/** Nobody waits for a seat that has left the game, and its choice counts no more. (OS-11.9) */
export const withoutSeat = <C>(sealed: Sealed<C>, seat: Seat): Sealed<C> => ({
  ...sealed,
  seats: sealed.seats.filter((one) => one !== seat),
  choices: sealed.choices.filter((one) => one.seat !== seat),
});

/** A simultaneous choice as a viewer may know it: who has committed, but what only of the own seat. */
export interface SealedView<C> {
  readonly seats: readonly Seat[];
  /** In the order in which they committed. */
  readonly committed: readonly Seat[];
  /** The own choice; all of them for the judge, and for everybody once the last one is made. */
  readonly shown: readonly SealedChoice<C>[];
  /** As in the choice itself: whether one may be taken back before the last is made. */
  readonly takeBack: boolean;
}

/** A simultaneous choice as it is shown. */
export const sealedView = <C>(sealed: Sealed<C>, viewer: Viewer): SealedView<C> => ({
  seats: sealed.seats,
  committed: committedSeats(sealed),
  shown: sealed.choices.filter(
    ({ seat }) => viewer.kind === 'judge' || isComplete(sealed) || (viewer.kind === 'seat' && viewer.seat === seat),
  ),
  takeBack: sealed.takeBack,
});

/** A simultaneous choice that fits a view: what is not shown is guessed, in the order of commitment. */
export const guessedSealed = <C>(seen: SealedView<C>, guess: (seat: Seat) => C): Sealed<C> => ({
  seats: seen.seats,
  choices: seen.committed.map((seat) => seen.shown.find((one) => one.seat === seat) ?? { seat, choice: guess(seat) }),
  takeBack: seen.takeBack,
});
