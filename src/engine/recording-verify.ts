import { commitmentFault } from './commitment.ts';
import type { AnyGame } from './game.ts';
import { playsRules, replay, type Breach, type Recording } from './recording.ts';
import type { Seat } from './seat.ts';

/** The first thing in a file that is not as the rules and the seed have it. */
export interface Difference {
  /** Counted from 1; 0 = before the first ply. */
  readonly ply: number;
  readonly seat: Seat | null;
  readonly breach: Exclude<Breach, 'commitment' | Stop['breach']>;
  readonly reason: string;
}

/**
 * Where the program itself could not go on: it has other rules by now, or it failed. Nothing is said against the file.
 */
export interface Stop {
  readonly ply: number;
  readonly seat: Seat | null;
  readonly breach: 'version' | 'fault';
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
  /**
   * Numbers drawn in what came out equal, the start included; plies that drew; numbers that the file itself writes
   * down.
   */
  readonly drawn: number;
  readonly drawing: number;
  readonly written: number;
  /** Whether the match is over where the file ends. */
  readonly over: boolean;
  /** The rules it was played by, and those of this program. */
  readonly rules: { readonly file: string; readonly program: string };
  readonly differs: Difference | null;
  /** Where the program could not go on. */
  readonly stopped: Stop | null;
}

/**
 * Plays a match file again from its seed and reports what it proves: every number drawn, every ply's hash, and the
 * commitment. A broken commitment does not keep the plies from being looked at: they are played with the seed the file
 * names. A file of other rules is played by these: as far as it comes out equal, the rules are. `onPly` hears how far
 * it has come.
 */
export function verify(game: AnyGame, recording: Recording, onPly?: (plies: number) => void): Verdict {
  const { commitment = null, salt: _salt, ...open } = recording;
  const broken = commitmentFault(recording);
  const whole = replay(game, open, { ...(onPly && { onPly }), anyRules: true });
  const { draws } = whole;
  const last = whole.matches.at(-1) ?? null;
  const equal = Math.max(0, draws.length - 1);
  const stop = whole.ok ? null : stopOf(game, recording, whole);
  return {
    source: recording.dice ? 'script' : recording.seed === undefined ? 'none' : 'seed',
    promise: broken !== null ? 'broken' : commitment === null ? 'none' : 'kept',
    commitment,
    broken,
    plies: recording.plies.length,
    equal,
    drawn: draws.reduce((sum, numbers) => sum + numbers.length, 0),
    drawing: draws.slice(1).filter((numbers) => numbers.length > 0).length,
    written: recording.plies.slice(0, equal).reduce((sum, { drawn = [] }) => sum + drawn.length, 0),
    over: last !== null && game.outcome(last.state) !== null,
    rules: { file: recording.rulesVersion, program: game.rulesVersion },
    differs: stop !== null && !isOurs(stop) ? stop : null,
    stopped: stop !== null && isOurs(stop) ? stop : null,
  };
}

const isOurs = (stop: Difference | Stop): stop is Stop => stop.breach === 'version' || stop.breach === 'fault';

/** What ended a replay, and whose fault it is: under other rules a difference is no fault of the file. */
function stopOf(
  game: AnyGame,
  recording: Recording,
  { ply, breach, reason }: { readonly ply: number; readonly breach: Breach; readonly reason: string },
): Difference | Stop {
  const at = { ply, seat: recording.plies[ply - 1]?.seat ?? null, reason };
  if (breach === 'fault' || breach === 'version') return { ...at, breach };
  if (!playsRules(game, recording.rulesVersion)) return { ...at, breach: 'version' };
  // `open` carries no commitment, so none was broken in it.
  return { ...at, breach: breach === 'commitment' ? 'start' : breach };
}

/** Whether nothing speaks against a file. */
export const isSound = ({ promise, differs }: Pick<Verdict, 'promise' | 'differs'>): boolean =>
  promise !== 'broken' && differs === null;
