import { filmOf, type Cast, type Cue } from './cue.ts';
import type { Film } from './projector.ts';

/** A film in the making: cues so far and the time the next event begins. */
export interface Reel<A> {
  readonly cues: Cue<A>[];
  now: number;
  /** What stands there when the next event begins. */
  readonly cast: Cast<A>;
  readonly after: ReadonlyMap<string, A>;
  /** Reduced motion: nothing travels, changes are shown briefly where they are. */
  readonly still: boolean;
  seed: number;
  /** Dice that lie and whose verdict is still to be written, by the actor they were rolled against. */
  readonly dice: Map<string, readonly number[]>;
}

/** Longest cue of reduced motion, ms. */
export const STILL = 140;

/** Starts a film from what stands on the table before and after. */
export const openReel = <A extends { readonly id: string }>(
  before: readonly A[],
  after: readonly A[],
  still: boolean,
): Reel<A> => ({
  cues: [],
  now: 0,
  cast: new Map(before.map((actor) => [actor.id, actor])),
  after: new Map(after.map((actor) => [actor.id, actor])),
  still,
  seed: 7,
  dice: new Map(),
});

/** Adds a cue at the present moment; `hold` = how much later the next event begins. */
export const add = <A>(reel: Reel<A>, ms: number, cue: Omit<Cue<A>, 'at' | 'until'>, hold = ms): void => {
  const whole: Cue<A> = { ...cue, at: reel.now, until: reel.now + ms };
  reel.cues.push(whole);
  whole.act?.(reel.cast, 1);
  reel.now += hold;
  reel.seed += 101;
};

/** What is still there though it goes, and what is not yet there though it comes, at the end of a film. */
export const comings = <A extends { readonly id: string }>({
  cast,
  after,
}: Reel<A>): { readonly gone: readonly A[]; readonly fresh: readonly A[] } => ({
  gone: [...cast.values()].filter(({ id }) => !after.has(id)),
  fresh: [...after.values()].filter(({ id }) => !cast.has(id)),
});

/** A duration, shortened by reduced motion. */
export const brief = (reel: Pick<Reel<unknown>, 'still'>, ms: number): number =>
  reel.still ? Math.min(ms, STILL) : ms;

/**
 * Makes the films of a game, from how it films one event and whatever difference is left after the last; pure. `still`
 * = reduced motion.
 */
export const filmsBy =
  <E, A extends { readonly id: string }>(
    addCues: (reel: Reel<A>, event: E) => void,
    settle: (reel: Reel<A>) => void = () => undefined,
  ) =>
  (events: readonly E[], before: readonly A[], after: readonly A[], still: boolean): Film<A> => {
    const reel = openReel(before, after, still);
    for (const event of events) addCues(reel, event);
    settle(reel);
    return filmOf(before, reel.cues);
  };
