import type { SoundName } from '../../../../assets/sound.ts';
import type { Effect } from '../fx/effect.ts';
import type { Note } from '../fx/note.ts';

/** What stands on the table (`A`) and shines over it at one moment. */
export interface Shot<A> {
  readonly actors: readonly A[];
  readonly effects: readonly Effect[];
  readonly notes: readonly Note[];
}

/** What happened, spread over time: a pure function of the time since its start. */
export interface Film<A> {
  /** Milliseconds at speed 1; 0 = nothing to see. */
  readonly length: number;
  /** What is heard, and when (ms), in order. */
  readonly sounds: readonly { readonly at: number; readonly name: SoundName }[];
  at(ms: number): Shot<A>;
}

/** Runs films one at a time. */
export interface Projector<A> {
  /** Resolves at the end or when skipped, rejects when it was broken off. */
  run(film: Film<A>, speed: number): Promise<void>;
  skip(): void;
  /** Breaks the running film off: `run` rejects with the error. */
  fail(error: unknown): void;
  speed(factor: number): void;
  playing(): boolean;
  /** The shot after so many more milliseconds; null while nothing runs. */
  advance(ms: number): Shot<A> | null;
}

/** Makes a projector at rest. */
export const openProjector = <A>(hear: (name: SoundName) => void): Projector<A> => {
  let film: Film<A> | null = null;
  let passed = 0;
  let heard = 0;
  let factor = 1;
  let done: (() => void) | null = null;
  let broken: ((error: unknown) => void) | null = null;
  const settle = (call: (() => void) | null): void => {
    film = null;
    done = broken = null;
    call?.();
  };
  const end = (): void => settle(done);
  return {
    run: (next, speed) =>
      new Promise((resolve, reject) => {
        film = next;
        passed = 0;
        heard = 0;
        factor = speed;
        done = resolve;
        broken = reject;
      }),
    skip: end,
    fail: (error) => {
      const reject = broken;
      settle(reject && (() => reject(error)));
    },
    speed: (next) => {
      factor = next;
      if (next === 0) end();
    },
    playing: () => film !== null,
    advance: (ms) => {
      if (!film) return null;
      passed += ms * factor;
      for (; heard < film.sounds.length && film.sounds[heard]!.at <= passed; heard += 1) hear(film.sounds[heard]!.name);
      const shot = film.at(Math.min(passed, film.length));
      if (passed >= film.length) end();
      return shot;
    },
  };
};
