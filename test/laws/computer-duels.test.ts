import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { levelsOf } from '../../src/engine/level.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { battlespaceSiriusManifest } from '../../src/games/battlespace-sirius/manifest.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import type { BattlespaceSiriusCommand } from '../../src/games/battlespace-sirius/command.ts';
import { battlespaceSirius as game } from '../../src/games/battlespace-sirius/game.ts';
import { amount } from '../helpers/whole.ts';
import { invariants, type Tally } from './duel-invariants.ts';
import { assertReplays, randomDuel, variedDuel, type Decide } from './random-duel.ts';

/** Computer games are slow beside random ones: a run looks at some, `DUELS=1000` at as many as one likes. */
const DUELS = Number(process.env['DUELS'] ?? amount(10, 40));

const bots = levelsOf(battlespaceSiriusManifest).map((level) => createBot(game, battlespaceSiriusBrain, level));

/** Every seat has a level of its own, another one in every game; each is told its view only. */
const levels =
  (index: number): Decide =>
  (state, seat, _open, ply) =>
    bots[(index + Number(seat)) % bots.length]!.choose(
      game.view(state, viewerOf(seat)),
      seat,
      `${index}/${ply}`,
    ) as BattlespaceSiriusCommand;

describe(`${DUELS} computer games of Battlespace Sirius over 2 to 6 seats and all options`, () => {
  it('BS-I1 BS-I2 BS-I3 BS-I4 BS-I9 BS-I10 BS-10.1 hold after every event and command, and the last vessel wins', () => {
    const tally: Tally = {};
    for (let index = 0; index < DUELS; index++) {
      const seed = `computers ${index}`;
      const played = randomDuel(seed, variedDuel(index), invariants(tally), levels(index));
      expect(played.state.outcome?.reason).toBe('lastVessel');
      expect(played.state.outcome?.winners).toEqual(
        played.state.players.filter(({ vessel }) => vessel).map(({ seat }) => seat),
      );
      assertReplays(played, seed);
    }
    for (const id of [1, 2, 3, 4, 9]) expect(tally[`BS-I${id}`], `BS-I${id}`).toBeGreaterThan(DUELS);
  }, 1_800_000);
});
