import { countOf, type Brain, type Prospect } from '../engine/brain.ts';
import type { GameDefinition } from '../engine/game.ts';
import { playOut } from '../engine/match.ts';
import { openChance, seedChance } from '../engine/rng.ts';
import type { Asked } from './ahead.ts';
import { bestFirst, legalAmong } from './ranked.ts';
import { shareOf } from './share.ts';

/** Times a command that draws something is played, each with other dice. */
const COURSES = 8;

/** A state with the seat that is asked about, and what its level may spend. */
type Position<S> = Omit<Asked<S>, 'chance'>;

/**
 * The prospects of a decision, best first, with a legal command among them that a person gave and the brain did not
 * think of: by what the brain says it is worth, else by what can be done after it. Without it where neither is known.
 */
export function withGiven<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  asked: Position<S>,
  ranked: readonly Prospect<C>[],
  command: C,
): readonly Prospect<C>[] {
  const { state, seat, effort } = asked;
  if (ranked.length === 0 || game.check(state, seat, command).length > 0) return ranked;
  const known = brain.weigh?.(state, seat, effort, command);
  const worth = known === undefined ? worthBeside(game, brain, asked, ranked[0]!, command) : known;
  return worth === null ? ranked : bestFirst([...ranked, { command, worth }]);
}

/** A chance to win that is left, by the count of whoever decides then: the seat itself, or the other side. */
interface Left {
  readonly chance: number;
  readonly own: boolean;
}

/** The worth of a command by how much less it leaves than the best one does; null where that cannot be compared. */
function worthBeside<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  asked: Position<S>,
  best: Prospect<C>,
  command: C,
): number | null {
  const left = leftAfter(game, brain, asked, command);
  if (!left) return null;
  const most = leftAfter(game, brain, asked, best.command);
  // One's own count goes on from one decision to the next: without another it is what the best one is counted at.
  const whole = most?.own === left.own ? most.chance : left.own ? countOf(best) : null;
  return whole === null ? null : countOf(best) - Math.max(0, whole - left.chance);
}

/** What a command leaves in the mean; null where nobody can say. */
function leftAfter<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  { state, seat, effort }: Position<S>,
  command: C,
): Left | null {
  let sum = 0;
  let own = true;
  for (let course = 0; course < COURSES; course += 1) {
    const chance = openChance(seedChance(`${course}`));
    const { state: after } = playOut(game, state, seat, command, chance);
    const left = leftIn(game, brain, { state: after, seat, effort });
    if (!left) return null;
    own &&= left.own;
    sum += left.chance;
    // Where nothing was drawn it comes out the same again.
    if (chance.draws.length === 0) return left;
  }
  return { chance: sum / COURSES, own };
}

/** What is left of the chance of a seat in a position that somebody decides in, or that is over. */
function leftIn<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  { state, seat, effort }: Position<S>,
): Left | null {
  const outcome = game.outcome(state);
  if (outcome) return { chance: shareOf(outcome, seat), own: true };
  const deciding = game.pending(state).flatMap(({ seats }) => seats);
  const own = deciding.includes(seat);
  const decider = own ? seat : deciding[0];
  // Where only two may play, what the other one counts on is what is gone; else it may be a friend's, or a third one's.
  if (decider === undefined || (!own && brain.sidesLeft)) return null;
  const found = brain.prospects(state, decider, effort, openChance(seedChance('')));
  const best = bestFirst(legalAmong(game, state, decider, found))[0];
  return best ? { chance: own ? countOf(best) : 1 - countOf(best), own } : null;
}
