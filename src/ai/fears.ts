import type { Brain, Effort } from '../engine/brain.ts';
import type { GameDefinition } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Level } from '../engine/level.ts';
import { playOut } from '../engine/match.ts';
import { openChance, seedChance, type Chance } from '../engine/rng.ts';
import { viewerOf, type Seat } from '../engine/seat.ts';
import { effortOf } from './efforts.ts';
import { countedOut, teller, textOf, type Weighed } from './reason.ts';

/** Courses that are imagined: each has other dice, and other things behind what is hidden. */
export const COURSES = 4;
/** Decisions of the own side that are followed in one course, by the best each sees, until an enemy decides. */
const FOLLOWED = 16;
/** Answers that are told at most; several may come to the same words, so more than are shown. */
const MOST = 12;

/** Something an enemy would do after a way. */
export interface Answer {
  readonly seat: Seat;
  /** Its worth is the mean of the courses in which it can be done. */
  readonly weighed: Weighed;
  /** In how many courses it can be done, and in how many it is the best. */
  readonly possible: number;
  readonly best: number;
  /** What the one who asks would see before it, in the first of those courses. */
  readonly view: unknown;
}

/**
 * What a way is asked about: what its seat sees, who is on its side (the seat too), the commands of the way, and the
 * level the enemy answers by (`counsel` of the game's manifest).
 */
export interface Feared {
  readonly view: unknown;
  readonly seat: Seat;
  readonly allies: readonly Seat[];
  readonly commands: readonly Json[];
  readonly seed: string;
  readonly level: Level;
}

/**
 * What the enemy who decides next after a way would do, likeliest first: what the level chose in most courses, then
 * what is worth most to it. From what the seat sees alone; the enemy of a course knows what that seat would. Empty
 * where the game ends before, or no enemy decides soon enough.
 */
export function fears<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  asked: Feared,
): readonly Answer[] {
  const found = new Map<string, Answer & { readonly sum: number }>();
  for (let course = 0; course < COURSES; course += 1)
    for (const answer of answersIn(game, brain, asked, openChance(seedChance(`${asked.seed}/${course}`)))) {
      const key = `${answer.seat} ${textOf(answer.weighed.command)}`;
      const known = found.get(key);
      found.set(key, {
        ...(known ?? answer),
        possible: (known?.possible ?? 0) + 1,
        best: (known?.best ?? 0) + answer.best,
        sum: (known?.sum ?? 0) + answer.weighed.worth!,
      });
    }
  return [...found.values()]
    .map(({ sum, ...one }) => ({ ...one, weighed: { ...one.weighed, worth: sum / one.possible } }))
    .sort((a, b) => b.best - a.best || b.weighed.worth - a.weighed.worth)
    .slice(0, MOST);
}

/** The answers of one course. */
function answersIn<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  { view, seat, allies, commands, level }: Feared,
  chance: Chance,
): readonly Answer[] {
  let state = game.guess(view as V, seat, chance);
  for (const command of commands) {
    if (game.check(state, seat, command as C).length > 0) break;
    state = playOut(game, state, seat, command as C, chance).state;
  }
  const effort = effortOf(brain, level);
  for (let followed = 0; followed < FOLLOWED; followed += 1) {
    const deciders = game.pending(state).flatMap(({ seats }) => seats);
    const foe = deciders.find((one) => !allies.includes(one));
    if (foe !== undefined) {
      const seen = game.view(state, viewerOf(seat));
      return answersOf(game, brain, { state, foe, view: seen, effort }, chance);
    }
    const own = deciders[0];
    if (own === undefined) return [];
    const best = brain
      .prospects(state, own, effort, chance)
      .find(({ command }) => game.check(state, own, command).length === 0);
    if (!best) return [];
    state = playOut(game, state, own, best.command, chance).state;
  }
  return [];
}

/** An enemy's decision, what the one who asks sees of it, and what may be spent on it. */
interface Answering<S, V> {
  readonly state: S;
  readonly foe: Seat;
  readonly view: V;
  readonly effort: Effort;
}

/** What an enemy can do, best first, by what it would know. */
function answersOf<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  { state, foe, view, effort }: Answering<S, V>,
  chance: Chance,
): readonly Answer[] {
  const known = game.guess(game.view(state, viewerOf(foe)), foe, chance);
  const ranked = countedOut(game, brain, known, foe, effort, chance);
  return ranked
    .map(teller(brain, known, foe, effort, ranked, false))
    .filter(({ worth }) => worth !== null)
    .map((one, rank) => ({ seat: foe, weighed: one, possible: 1, best: rank === 0 ? 1 : 0, view }));
}
