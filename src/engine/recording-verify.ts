import { commitmentFault } from './commitment.ts';
import type { AnyGame } from './game.ts';
import { replay, type Breach, type Recording } from './recording.ts';
import type { Seat } from './seat.ts';

/** The first thing in a file that is not as the rules and the seed have it. */
export interface Difference {
  /** Counted from 1; 0 = before the first ply. */
  readonly ply: number;
  readonly seat: Seat | null;
  readonly breach: Exclude<Breach, 'commitment'>;
  readonly reason: string;
}

/** What a match file proves of its chance. */
export interface Verdict {
  /** Where its numbers come from: a seed, a list written beforehand, or the empty seed because the file names none. */
  readonly source: 'seed' | 'script' | 'none';
  /** What was promised before the first roll: kept, broken, or nothing. */
  readonly promise: 'kept' | 'broken' | 'none';
  /** The commitment of the file, and how it is broken. */
  readonly commitment: string | null;
  readonly broken: string | null;
  /** Plies in the file, and how many of them came out equal. */
  readonly plies: number;
  readonly equal: number;
  /** Numbers drawn in what came out equal, the start included; plies that drew; numbers that the file itself writes down. */
  readonly drawn: number;
  readonly drawing: number;
  readonly written: number;
  /** Whether the match is over where the file ends. */
  readonly over: boolean;
  readonly differs: Difference | null;
}

/**
 * Plays a match file again from its seed and tells what it proves: every number drawn, every ply's hash, and the commitment. A broken
 * commitment does not keep the plies from being looked at: they are played with the seed the file names. `onPly` hears how far it has come.
 */
export function verify(game: AnyGame, recording: Recording, onPly?: (plies: number) => void): Verdict {
  const { commitment = null, salt: _salt, ...open } = recording;
  const broken = commitmentFault(recording);
  const whole = replay(game, open, onPly);
  // What comes before the difference still counts: it is played again alone.
  const good =
    whole.ok || whole.ply === 0 ? whole : replay(game, { ...open, plies: open.plies.slice(0, whole.ply - 1) });
  const told = good.ok ? good.told : [];
  const last = good.ok ? good.matches.at(-1)! : null;
  const equal = Math.max(0, told.length - 1);
  return {
    source: recording.dice ? 'script' : recording.seed === undefined ? 'none' : 'seed',
    promise: broken !== null ? 'broken' : commitment === null ? 'none' : 'kept',
    commitment,
    broken,
    plies: recording.plies.length,
    equal,
    drawn: told.reduce((sum, numbers) => sum + numbers.length, 0),
    drawing: told.slice(1).filter((numbers) => numbers.length > 0).length,
    written: recording.plies.slice(0, equal).reduce((sum, { drawn = [] }) => sum + drawn.length, 0),
    over: last !== null && game.outcome(last.state) !== null,
    differs: whole.ok
      ? null
      : {
          ply: whole.ply,
          seat: recording.plies[whole.ply - 1]?.seat ?? null,
          breach: whole.breach as Difference['breach'],
          reason: whole.reason,
        },
  };
}

/** Whether nothing speaks against a file. */
export const isSound = ({ promise, differs }: Pick<Verdict, 'promise' | 'differs'>): boolean =>
  promise !== 'broken' && differs === null;
