import type { Brain } from '../engine/brain.ts';
import type { GameDefinition } from '../engine/game.ts';
import type { ComputerName } from '../engine/level.ts';
import { openChance, seedChance, type Chance } from '../engine/rng.ts';
import type { Seat } from '../engine/seat.ts';
import { prospectsOf } from './ahead.ts';
import { effortOf } from './efforts.ts';

/** A computer player: sees a view, answers with a legal command. */
export interface Bot<C, V> {
  /** `seed` feeds its own chance, apart from the match's. Throws if the seat has nothing to decide. */
  choose(view: V, seat: Seat, seed: string): C;
}

/**
 * Makes a computer player of a level and temper for any game that has a brain. It never sees more than the view it is
 * given, and when no prospect of its brain is legal it plays what the game offers, so that play never stalls. Throws a
 * sentence for a level the game does not have.
 */
export function createBot<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  player: ComputerName,
): Bot<C, V> {
  const effort = effortOf(brain, player);
  return {
    choose(view, seat, seed) {
      const chance = openChance(seedChance(seed));
      const state = game.guess(view, seat, chance);
      const prospects = prospectsOf(game, brain, { state, seat, effort, chance });
      const legal = prospects.find(({ command }) => game.check(state, seat, command).length === 0);
      if (legal) return legal.command;
      const offered = game.choices(state, seat, { chance, count: 1 })[0];
      if (offered === undefined) throw new Error(`${seat} has nothing to decide.`);
      return offered;
    },
  };
}

/**
 * A legal command by chance alone: on the table uniform over the kinds of legal command, then over parameters that are
 * legal, the sample the game draws; else over all. Undefined if the seat has nothing to decide.
 */
export function anyChoice<S, C, E, V, O>(
  game: Pick<GameDefinition<S, C, E, V, O>, 'choices'>,
  state: S,
  seat: Seat,
  chance: Chance,
): C | undefined {
  const legal = game.choices(state, seat, { chance, count: 1 });
  return legal.length > 1 ? legal[chance.below(legal.length)] : legal[0];
}
