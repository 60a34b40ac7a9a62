import type { GameDefinition } from '../engine/game.ts';
import { openChance, seedChance, type Chance } from '../engine/rng.ts';
import type { Seat } from '../engine/seat.ts';
import type { Brain, Prospect } from '../engine/brain.ts';
import { IMAGINED, LEVEL_DATA, type Level, type LevelData } from './level.ts';

/** A computer player: sees a view, answers with a legal command. */
export interface Bot<C, V> {
  /** `seed` feeds its own chance, apart from the match's. Throws if the seat has nothing to decide. */
  choose(view: V, seat: Seat, seed: string): C;
}

/** Makes a computer player of a level for any game that has a brain. It never sees more than the view it is given. */
export function createBot<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, brain: Brain<S, C>, level: Level): Bot<C, V> {
  const data = LEVEL_DATA[level];
  return {
    choose(view, seat, seed) {
      const chance = openChance(seedChance(seed));
      const state = game.guess(view, seat, chance);
      const prospects = brain.prospects(state, seat, data.effort, chance);
      const legal = prospects.find((prospect) => game.check(state, seat, prospect.command).length === 0);
      if (!legal) return watchdog(game, state, seat, chance);
      if (data.rollouts === 0) return legal.command;
      return compare(game, brain, state, seat, prospects, data, chance) ?? legal.command;
    },
  };
}

/** A legal command without any judgement, so that play never stalls. */
function watchdog<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, state: S, seat: Seat, chance: Chance): C {
  const command = game.choices(state, seat, { chance, count: 1 })[0];
  if (command === undefined) throw new Error(`${seat} has nothing to decide.`);
  return command;
}

/** Plays the best candidates on with imagined dice, the same for each, and keeps the one that promises and ends best. */
function compare<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  state: S,
  seat: Seat,
  prospects: readonly Prospect<C>[],
  data: LevelData,
  chance: Chance,
): C | null {
  const dice = Array.from({ length: data.rollouts }, () => String(chance.die(1_000_000)));
  let best: C | null = null;
  let most = -Infinity;
  for (const { command, worth } of prospects.slice(0, data.breadth)) {
    if (game.check(state, seat, command).length > 0) continue;
    let sum = 0;
    for (const seed of dice) sum += playOn(game, brain, state, seat, command, data.depth, openChance(seedChance(seed)));
    const promise = worth + sum / data.rollouts;
    if (promise > most) {
      most = promise;
      best = command;
    }
  }
  return best;
}

function playOn<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  from: S,
  seat: Seat,
  first: C,
  depth: number,
  chance: Chance,
): number {
  let state = step(game, from, seat, first, chance);
  for (let n = 0; n < depth; n++) {
    const decision = game.pending(state)[0];
    const next = decision?.seats[0];
    if (next === undefined) break;
    const command = brain.prospects(state, next, IMAGINED, chance)[0]!.command;
    if (game.check(state, next, command).length > 0) break;
    state = step(game, state, next, command, chance);
  }
  return brain.worth(state, seat);
}

function step<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, state: S, seat: Seat, command: C, chance: Chance): S {
  let next = game.decide(state, seat, command, chance).reduce(game.evolve, state);
  for (;;) {
    const more = game.advance(next, chance);
    if (more.length === 0) return next;
    next = more.reduce(game.evolve, next);
  }
}
