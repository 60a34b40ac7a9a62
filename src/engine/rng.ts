import alea from 'seedrandom/lib/alea';

/**
 * State of a match's chance: the seeded stream (four numbers) or a scripted list of draws still to come (tests,
 * referee).
 */
export type ChanceState =
  | { readonly kind: 'alea'; readonly state: readonly [number, number, number, number] }
  | { readonly kind: 'script'; readonly draws: readonly number[] };

/** The one source of chance. Rules draw from it in the order the catalogue names. */
export interface Chance {
  /** A whole number 1..sides (default 6). Throws `ChanceExhausted` when a script has run out. */
  die(sides?: number): number;
  /** A whole number 0..count-1, for shuffles and picks: one draw like a die's, recorded and scripted from 0 on. */
  below(count: number): number;
  /** How many draws were made since it was opened. */
  readonly drawn: number;
  /** The numbers drawn since it was opened. */
  readonly draws: readonly number[];
  /** The state after the draws made so far. */
  close(): ChanceState;
}

/** What a script's errors are called: it holds too few draws, or one that does not fit. */
const EXHAUSTED = 'ChanceExhausted';
const UNFIT = 'ChanceUnfit';
const scriptError = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** True for the error a scripted chance throws when it is asked for one more draw than it holds. */
export const isChanceExhausted = (error: unknown): boolean => error instanceof Error && error.name === EXHAUSTED;

/**
 * True for what a scripted chance throws: the list of draws is too short, or a draw of it cannot be what is asked for.
 */
export const isScriptFault = (error: unknown): error is Error =>
  isChanceExhausted(error) || (error instanceof Error && error.name === UNFIT);

/** The stream of a seed text: equal seeds give equal streams on every machine. */
export function seedChance(seed: string): ChanceState {
  const { s0, s1, s2, c } = alea(seed, { state: true }).state();
  return { kind: 'alea', state: [s0, s1, s2, c] };
}

/** A fixed list of draws, for tests and the referee. */
export const scriptChance = (draws: readonly number[]): ChanceState => ({ kind: 'script', draws });

/** Opens a stored chance for drawing. Opening the stream costs about 140 ns, so it waits for the first draw. */
export function openChance(from: ChanceState): Chance {
  return from.kind === 'alea' ? openAlea(from) : openScript(from.draws);
}

/**
 * A chance that counts as it goes: in a plain field, as one is opened for every command and a getter is slow to make.
 */
type Counting = { -readonly [key in keyof Chance]: Chance[key] };

const NOTHING: readonly number[] = [];

/** Records a draw. Most commands draw nothing, so the list is made with the first one. */
function recordDraw(chance: Counting, value: number): number {
  if (chance.drawn === 0) chance.draws = [value];
  else (chance.draws as number[]).push(value);
  chance.drawn += 1;
  return value;
}

function openAlea(from: ChanceState & { kind: 'alea' }): Chance {
  let stream: ReturnType<typeof alea> | null = null;
  const draw = (least: number, count: number): number => {
    if (!stream) {
      const [s0, s1, s2, c] = from.state;
      stream = alea('', { state: { s0, s1, s2, c } });
    }
    return recordDraw(chance, least + Math.floor(stream() * count));
  };
  const chance: Counting = {
    drawn: 0,
    draws: NOTHING,
    die: (sides = 6) => draw(1, sides),
    below: (count) => draw(0, count),
    close() {
      if (!stream) return from;
      const { s0, s1, s2, c } = stream.state();
      return { kind: 'alea', state: [s0, s1, s2, c] };
    },
  };
  return chance;
}

function openScript(draws: readonly number[]): Chance {
  const draw = (least: number, most: number): number => {
    const value = draws[chance.drawn];
    if (value === undefined)
      throw scriptError(EXHAUSTED, `The scripted dice have run out after ${chance.drawn} draws.`);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw scriptError(UNFIT, `Scripted draw ${value} is not a whole number from ${least} to ${most}.`);
    }
    return recordDraw(chance, value);
  };
  const chance: Counting = {
    drawn: 0,
    draws: NOTHING,
    die: (sides = 6) => draw(1, sides),
    below: (count) => draw(0, count - 1),
    close: () => ({ kind: 'script', draws: draws.slice(chance.drawn) }),
  };
  return chance;
}

/**
 * A chance for results that are imagined or counted: every draw is what `next` says for its number of sides, 1 on;
 * nothing is recorded.
 */
export function imaginedChance(next: (sides: number) => number): Chance {
  const draw = (sides: number): number => {
    chance.drawn += 1;
    return next(sides);
  };
  const chance: Counting = {
    drawn: 0,
    draws: NOTHING,
    die: (sides = 6) => draw(sides),
    below: (count) => draw(count) - 1,
    close: () => ({ kind: 'script', draws: [] }),
  };
  return chance;
}
