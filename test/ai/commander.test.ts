import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { LEVELS } from '../../src/engine/level.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { spurBrain } from '../../src/games/orions-spur/bot.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import { game } from '../helpers/os-position.ts';
import { randomGame } from '../laws/random-orions-spur.ts';

/** States of random games, two to four seats and all options, one in so many plies. */
function states(games: number, every: number): readonly SpurState[] {
  const found: SpurState[] = [];
  let ply = 0;
  for (let i = 0; i < games; i += 1)
    randomGame(`commander ${i}`, i, {
      after: ({ state }) => {
        ply += 1;
        if (ply % every === 0 && game.pending(state).length > 0) found.push(state);
      },
    });
  return found;
}

describe("a computer player of Orion's Spur", () => {
  const met = states(8, 7);

  it('OS-13.29 ranks a legal command first wherever it is asked, the same each time', () => {
    expect(met.length).toBeGreaterThan(50);
    for (const [at, state] of met.entries()) {
      const seat = game.pending(state)[0]!.seats[0]!;
      const effort = spurBrain.efforts![LEVELS[at % LEVELS.length]!]!;
      const chanceNow = () => openChance(seedChance(`s${at}`));
      const seen = game.guess(game.view(state, viewerOf(seat)), seat, chanceNow());
      const [first] = spurBrain.prospects(seen, seat, effort, chanceNow());
      expect(game.check(state, seat, first!.command as never)).toEqual([]);
      expect(spurBrain.prospects(seen, seat, effort, chanceNow())[0]).toEqual(first);
    }
  });

  it('OS-14.2 OS-14.3 answers the same however the cards it cannot see are dealt out', () => {
    for (const [at, state] of met.entries()) {
      const seat = game.pending(state)[0]!.seats[0]!;
      const view = game.view(state, viewerOf(seat));
      const worths = ['one', 'other'].map((dealt) => {
        const guessed = game.guess(view, seat, openChance(seedChance(`${dealt} ${at}`)));
        return spurBrain.prospects(guessed, seat, spurBrain.efforts!['hard']!, openChance(seedChance('c')));
      });
      expect(worths[0]).toEqual(worths[1]);
      const bot = createBot(game, spurBrain as never, 'default');
      expect(bot.choose(view, seat, 'm')).toEqual(bot.choose(view, seat, 'm'));
    }
  });
});
