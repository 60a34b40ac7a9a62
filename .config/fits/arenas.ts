import { prospectsOf } from '../../src/ai/ahead.ts';
import type { Arena } from '../../src/ai/series/arena.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';
import type { Effort, Rival } from '../../src/engine/brain.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { AnyBrain } from '../../src/games/manifest.ts';

export type AnyRival = Rival<unknown, unknown>;

/** A game as series play it, by its id. */
export const arenaNamed = (id: string): Arena => arenaOf(GAMES.find((game) => game.id === id)!);

/** A fresh brain of a game. */
export const brainOf = (arena: Arena): AnyBrain => arena.hireBrain!().brain;

/** A brain with an effort as a player of series: the first legal command of its prospects, else one the game offers. */
export const thinking =
  (game: AnyGame, brain: AnyBrain, effort: Effort): AnyRival =>
  (state, seat, chance) => {
    const found = prospectsOf(game, brain, { state, seat, effort, chance }).find(
      ({ command }) => game.check(state, seat, command).length === 0,
    );
    return found ? found.command : game.choices(state, seat, { chance, count: 1 })[0];
  };

/**
 * Now and then, one time in `often`, a player does something by chance: its games come to where the player alone would
 * never go.
 */
export const wandering =
  (game: AnyGame, player: AnyRival, often: number): AnyRival =>
  (state, seat, chance) => {
    if (chance.below(often) > 0) return player(state, seat, chance);
    const choices = game.choices(state, seat, { chance, count: 1 });
    return choices[chance.below(choices.length)];
  };
