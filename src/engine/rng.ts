import alea from 'seedrandom/lib/alea';

/** State of a match's chance: the seeded stream (four numbers) or a scripted list of draws still to come (tests, referee). */
export type ChanceState =
  | { readonly kind: 'alea'; readonly state: readonly [number, number, number, number] }
  | { readonly kind: 'script'; readonly draws: readonly number[] };

/** The one source of chance. Rules draw from it in the order the catalogue names. */
export interface Chance {
  /** A whole number 1..sides (default 6). Throws `ChanceExhausted` when a script has run out. */
  die(sides?: number): number;
  /** How many draws were made since it was opened. */
  readonly drawn: number;
  /** The state after the draws made so far. */
  close(): ChanceState;
}

const EXHAUSTED = 'The scripted dice have run out';

/** True for the error a scripted chance throws when it is asked for one more draw than it holds. */
export const isChanceExhausted = (error: unknown): boolean => error instanceof Error && error.message.startsWith(EXHAUSTED);

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

/** A chance that counts as it goes: in a plain field, as one is opened for every command and a getter is slow to make. */
type Counting = { -readonly [key in keyof Chance]: Chance[key] };

function openAlea(from: ChanceState & { kind: 'alea' }): Chance {
  let stream: ReturnType<typeof alea> | null = null;
  const chance: Counting = {
    drawn: 0,
    die(sides = 6) {
      if (!stream) {
        const [s0, s1, s2, c] = from.state;
        stream = alea('', { state: { s0, s1, s2, c } });
      }
      chance.drawn += 1;
      return 1 + Math.floor(stream() * sides);
    },
    close() {
      if (!stream) return from;
      const { s0, s1, s2, c } = stream.state();
      return { kind: 'alea', state: [s0, s1, s2, c] };
    },
  };
  return chance;
}

function openScript(draws: readonly number[]): Chance {
  const chance: Counting = {
    drawn: 0,
    die(sides = 6) {
      const value = draws[chance.drawn];
      if (value === undefined) throw new Error(`${EXHAUSTED} after ${chance.drawn} draws.`);
      if (!Number.isInteger(value) || value < 1 || value > sides) {
        throw new RangeError(`Scripted draw ${value} is not a whole number from 1 to ${sides}.`);
      }
      chance.drawn += 1;
      return value;
    },
    close: () => ({ kind: 'script', draws: draws.slice(chance.drawn) }),
  };
  return chance;
}
