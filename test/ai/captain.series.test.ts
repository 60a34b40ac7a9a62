import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { LEVELS } from '../../src/engine/level.ts';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import type { OrionsGateCommand } from '../../src/games/orions-gate/command.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { game, type Battle } from '../helpers/og-position.ts';

const brain = orionsGateBrain(kernelSight);

/** The answer of a level to a match, seen from a seat. */
const answer = (
  match: Battle,
  seat: string,
  level: (typeof LEVELS)[number] = 'default',
  seed = 'seed',
): OrionsGateCommand => createBot(game, brain, level).choose(game.view(match.state, viewerOf(seat)), seat, seed);

describe('a computer captain', () => {
  it.each(LEVELS)('answers every decision of a whole battle with a legal command (%s)', (level) => {
    const options = game.parseOptions({ terrainSeed: 'captain' });
    if (!options.ok) throw new Error('options');
    let { match } = startMatch(game, options.value, seedChance('captain'));
    const kinds: { [kind: string]: true } = {};
    for (let ply = 0; ply < 600; ply++) {
      const [decision] = game.pending(match.state);
      if (!decision) break;
      kinds[decision.kind] = true;
      const seat = decision.seats[0]!;
      const command = answer(match, seat, level, `seed${ply}`);
      expect(game.check(match.state, seat, command)).toEqual([]);
      const applied = applyCommand(game, match, seat, command);
      if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
      match = applied.match;
    }
    expect(game.outcome(match.state)).not.toBeNull();
    expect(Object.keys(kinds)).toEqual(
      expect.arrayContaining(['setup.fleet', 'setup.edge', 'setup.deploy', 'play.choose', 'play.plan', 'play.fire']),
    );
  });
});
