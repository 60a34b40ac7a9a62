import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { LEVELS } from '../../src/engine/level.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { skaxarBrain } from '../../src/games/skaxar/bot.ts';
import type { SkaxarCommand } from '../../src/games/skaxar/command.ts';
import { SHOP_CARD_IDS } from '../../src/games/skaxar/data/shop-cards.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';
import { randomGame, variedGame, type Decide } from './random-skaxar.ts';
import { skaxar as game } from './skaxar-hidden.ts';
import { assertState } from '../../src/games/skaxar/coverage/laws.ts';
import { count, newTally } from './skaxar-invariants.ts';

/** Computer games are slow beside random ones: a run looks at some, `SKAXAR_GAMES=2000` at as many as one likes. */
const GAMES = Number(process.env['SKAXAR_GAMES'] ?? 60);

const bots = LEVELS.map((level) => createBot(game, skaxarBrain, level));

/** Every seat has a level of its own, another one from game to game; each is told its view only. */
const levels =
  (index: number): Decide =>
  (state, _chance, ply) => {
    const seat = state.decider!;
    const bot = bots[(index + (seat === 'A' ? 0 : Math.floor(index / 3))) % bots.length]!;
    return { seat, command: bot.choose(game.view(state, viewerOf(seat)), seat, `${index}/${ply}`) as SkaxarCommand };
  };

describe(`${GAMES} computer games of Skaxar over all levels, pairings and options`, () => {
  it('SK-11.5 SK-2.8 SK-2.10 SK-9.8 hold after every command, every game ends, and every kind of shop card is bought and used', () => {
    const tally = newTally();
    for (let index = 0; index < GAMES; index++) {
      let last: SkaxarState | null = null;
      const played = randomGame(
        `computers ${index}`,
        variedGame(index),
        {
          after({ state }, events) {
            assertState(state);
            count(tally, last, events, state);
            last = state;
          },
        },
        levels(index),
      );
      expect(played.last.state.outcome?.reason).not.toBe('resign');
    }
    const used = SHOP_CARD_IDS.filter((id) => tally.used[id]);
    if (GAMES >= 60) expect(used).toEqual(SHOP_CARD_IDS);
    expect(tally.mostTurns).toBeLessThan(120);
  }, 3_600_000);
});
