import { countOf, type Brain, type Effort, type Prospect } from '../engine/brain.ts';
import type { GameDefinition } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { parseComputer } from '../engine/level.ts';
import { openChance, seedChance, type Chance } from '../engine/rng.ts';
import type { Seat } from '../engine/seat.ts';
import { prospectsOf } from './ahead.ts';
import { effortOf } from './efforts.ts';
import { withGiven } from './given.ts';
import { bestFirst, legalAmong } from './ranked.ts';

/** A command as the computer player weighed it. */
export interface Weighed {
  /** Null where it is not told. */
  readonly command: Json;
  /** The chance to win that it leaves, 0..1; null where it is not told or the command was not weighed. */
  readonly worth: number | null;
  /** What it comes to in terms of the rules, as the game's brain gives it. */
  readonly facts: Json;
  /** The command that is meant to follow, where the worth is that of both and is told. */
  readonly then?: Json;
}

/**
 * Why a computer player gave a command. `random`: it weighs nothing; `ways` it could choose from, null where they
 * cannot be counted. `weighed`: the command with the best other one.
 */
export type Reason =
  | { readonly kind: 'random'; readonly ways: number | null }
  | {
      readonly kind: 'weighed';
      readonly given: Weighed;
      readonly rival: Weighed | null;
      /** Its place by the player's own count, from 1; null where it is not told or was not weighed. */
      readonly rank: number | null;
      /** Commands weighed. */
      readonly of: number;
      /** What it knows alone is in its worths: they are told when the match is over. */
      readonly secret: boolean;
      /** Whether the level gives this command here; null where its chance is not known any more. */
      readonly own: boolean | null;
      /** Imagined courses in which it played on what it gave; left out where it did not, or it is not told. */
      readonly courses?: number;
    };

/** A decision that was made. */
export interface Decided {
  readonly view: unknown;
  readonly seat: Seat;
  /** A level, with its temper where it has one, or `random`. */
  readonly level: string;
  /** What fed the player's own chance; null = not known any more, e.g. of a match from a file. */
  readonly seed: string | null;
  readonly command: Json;
  /** The match is over: nothing is hidden any more. */
  readonly over: boolean;
}

/**
 * Makes the decision again, from the same view with the same chance, and tells why it came out so. Throws if the seat
 * has nothing to decide.
 */
export function reasonOf<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  { view, seat, level, seed, command, over }: Decided,
): Reason {
  const again = (): { readonly chance: Chance; readonly state: S } => {
    const chance = openChance(seedChance(seed ?? ''));
    return { chance, state: game.guess(view as V, seat, chance) };
  };
  const { chance, state } = again();
  if (!parseComputer(level)) return { kind: 'random', ways: waysOf(game, state, seat) };
  const effort = effortOf(brain, level);
  const prospects = legalAmong(game, state, seat, prospectsOf(game, brain, { state, seat, effort, chance }));
  const thought = isCountedOut(effort)
    ? bestFirst(prospects)
    : countedOut(game, brain, state, seat, effort, again().chance);
  const ranked = thought.some((one) => isSame(one.command, command))
    ? thought
    : withGiven(game, brain, { state, seat, effort: countingOut(effort) }, thought, command as C);
  const at = ranked.findIndex((one) => isSame(one.command, command));
  const secret = isSecret(brain, state, seat, over);
  const given: Prospect<C> = at < 0 ? { command: command as C, worth: NaN } : ranked[at]!;
  const rival = ranked.find((_, place) => place !== at);
  const tell = teller(brain, state, seat, effort, ranked, secret);
  return {
    kind: 'weighed',
    given: tell(given),
    rival: secret || !rival ? null : tell(rival),
    rank: secret || at < 0 ? null : 1 + ranked.filter((one) => countOf(one) - countOf(given) > ALIKE).length,
    of: ranked.length,
    secret,
    own: seed === null || secret ? null : isSame(prospects[0]?.command, command),
    ...(secret ? {} : coursesOf(given)),
  };
}

/**
 * Legal prospects of a level that errs nowhere, best first. It stops counting as soon as something is no better than
 * the best; to be told, everything is counted out.
 */
export const countedOut = <S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  state: S,
  seat: Seat,
  effort: Effort,
  chance: Chance,
): readonly Prospect<C>[] =>
  bestFirst(
    legalAmong(game, state, seat, prospectsOf(game, brain, { state, seat, effort: countingOut(effort), chance })),
  );

/** An effort whose worths are all counted out, whatever is played. */
const countingOut = ({ where, ...effort }: Effort): Effort => ({
  ...effort,
  blur: 1,
  ...(where && { where: Object.fromEntries(Object.entries(where).map(([name, one]) => [name, { ...one, blur: 1 }])) }),
});

/** A level that sees less than clearly, whatever is played, or plays on, counts out all it decides by anyway. */
const isCountedOut = ({ blur, foresight, where = {} }: Effort): boolean =>
  foresight !== undefined || [blur, ...Object.values(where).map((one) => one.blur)].every((one) => one > 0);

const coursesOf = ({ courses }: Pick<Prospect<unknown>, 'courses'>): { readonly courses?: number } =>
  courses === undefined ? {} : { courses };

const isSecret = <S, C>(brain: Brain<S, C>, state: S, seat: Seat, over: boolean): boolean =>
  !over && (brain.secret?.(state, seat) ?? false);

/** Worths closer together than this are the same. */
const ALIKE = 1e-9;

/** Tells the prospects of a decision, `ranked` best first; `secret`: only that they were weighed. */
export function teller<S, C>(
  brain: Brain<S, C>,
  state: S,
  seat: Seat,
  effort: Effort,
  ranked: readonly Prospect<C>[],
  secret: boolean,
): (prospect: Prospect<C>) => Weighed {
  const chances = secret ? undefined : brain.chances?.(state, seat, effort, ranked);
  return (prospect) => {
    const at = secret ? -1 : ranked.indexOf(prospect);
    return {
      command: secret ? null : (prospect.command as unknown as Json),
      worth: at < 0 ? null : (chances?.[at] ?? countOf(prospect)),
      facts: brain.facts?.(state, seat, prospect, effort) ?? null,
      ...(!secret && prospect.then !== undefined && { then: prospect.then as unknown as Json }),
    };
  };
}

/** How many legal commands the seat had; null where the game gives a sample of them only. */
function waysOf<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, state: S, seat: Seat): number | null {
  const all = game.choices(state, seat);
  const sampled = game.choices(state, seat, { chance: openChance(seedChance('ways')), count: all.length + 1 });
  return sampled.length > all.length ? null : all.length;
}

/** Whether two commands say the same, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** A command as text, whatever the order of its fields. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
