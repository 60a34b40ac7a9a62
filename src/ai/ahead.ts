import { countOf, type Brain, type Effort, type Foresight, type Horizon, type Prospect } from '../engine/brain.ts';
import type { GameDefinition } from '../engine/game.ts';
import { playOut } from '../engine/match.ts';
import { openChance, seedChance, type Chance } from '../engine/rng.ts';
import { viewerOf, type Seat } from '../engine/seat.ts';
import { bestFirst, legalAmong } from './ranked.ts';
import { shareOf } from './share.ts';

/** What is asked: a state that fits what the seat knows, and what the player may spend. */
export interface Asked<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly effort: Effort;
  readonly chance: Chance;
}

/** Seeds of imagined courses. */
const SEEDS = 1 << 30;

/**
 * The prospects of a decision, best first, as the brain finds them; a level with foresight plays the best of them on,
 * in courses that are imagined from what the seat sees alone, and takes each for the mean of what it was thought to be
 * worth and what came of it. What was not played on counts no more than the least of those that were.
 */
export function prospectsOf<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  { state, seat, effort, chance }: Asked<S>,
): readonly Prospect<C>[] {
  const { foresight } = effort;
  const { horizon } = brain;
  if (!foresight || !horizon) return brain.prospects(state, seat, effort, chance);
  const seed = chance.below(SEEDS);
  const found = bestFirst(legalAmong(game, state, seat, brain.prospects(state, seat, effort, chance)));
  const close = found.filter((one) => countOf(one) >= countOf(found[0]!) - foresight.within).slice(0, foresight.ways);
  if (close.length < 2) return found;
  const policy: Effort = { ...effort, blur: 0, foresight: undefined };
  let weighing = 0;
  const spend = (positions: number) => (weighing += positions);
  const play = { game, brain, horizon, policy, foresight, seat, spend };
  const sums = close.map(() => 0);
  let courses = 0;
  for (; courses < foresight.courses && weighing < foresight.positions; courses += 1) {
    const start = game.guess(game.view(state, viewerOf(seat)), seat, openChance(seedChance(`${seed}/${courses}`)));
    for (const [at, { command }] of close.entries())
      sums[at]! += playedOn(play, start, command, openChance(seedChance(`${seed}/${courses}/on`)));
  }
  const weighed = close.map((one, at) => {
    const worth = (countOf(one) + sums[at]! / courses) / 2;
    return { ...one, worth, counted: worth, courses };
  });
  const least = Math.min(...weighed.map(({ worth }) => worth));
  const rest = found.slice(close.length).map((one) => {
    const worth = Math.min(countOf(one), least);
    return { ...one, worth, counted: worth };
  });
  return [...weighed.sort((a, b) => b.worth - a.worth), ...rest];
}

interface Play<S, C, E, V, O> {
  readonly game: GameDefinition<S, C, E, V, O>;
  readonly brain: Brain<S, C>;
  readonly horizon: Horizon<S>;
  readonly policy: Effort;
  readonly foresight: Foresight;
  readonly seat: Seat;
  readonly spend: (positions: number) => void;
}

/** The chance to win that a command leaves in one course, all sides playing on as they think best. */
function playedOn<S, C, E, V, O>(play: Play<S, C, E, V, O>, start: S, command: C, chance: Chance): number {
  const { game, brain, horizon, policy, foresight, seat, spend } = play;
  const until = horizon.turnsOf(start) + foresight.rounds * horizon.seatsOf(start);
  let { state } = playOut(game, start, seat, command, chance);
  for (let decided = 0; decided < foresight.decisions && horizon.turnsOf(state) < until; decided += 1) {
    const decider = game.pending(state)[0]?.seats[0];
    if (decider === undefined) break;
    const [best] = brain.prospects(state, decider, policy, chance, spend);
    if (!best || game.check(state, decider, best.command).length > 0) break;
    state = playOut(game, state, decider, best.command, chance).state;
  }
  const outcome = game.outcome(state);
  return outcome ? shareOf(outcome, seat) : horizon.outlook(state, seat);
}
