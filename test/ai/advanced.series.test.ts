import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import type { OrionsGateCommand } from '../../src/games/orions-gate/command.ts';
import { randomFleet } from '../../src/games/orions-gate/data/random-fleet.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { game, type Battle } from '../helpers/og-position.ts';

const brain = orionsGateBrain(kernelSight);
const answer = (match: Battle, seat: string, seed = 'seed', level: 'default' | 'hard' = 'hard'): OrionsGateCommand =>
  createBot(game, brain, level).choose(game.view(match.state, viewerOf(seat)), seat, seed);

describe('a computer captain with advanced components', () => {
  it('plays whole battles with fleets of any components', () => {
    const used: { [type: string]: number } = {};
    for (let i = 0; i < 4; i++) {
      const options = game.parseOptions({ terrainSeed: `advanced ${i}`, advancedComponents: true });
      if (!options.ok) throw new Error('options');
      let { match } = startMatch(game, options.value, seedChance(`advanced ${i}`));
      const chance = openChance(seedChance(`fleets ${i}`));
      for (let ply = 0; match.state.outcome === null; ply++) {
        if (ply > 900) throw new Error('no end');
        const { kind, seats } = game.pending(match.state)[0]!;
        const fleet = () =>
          randomFleet(12, chance, true).map((unit) => ({ ...unit, components: [...unit.components] }));
        const command: OrionsGateCommand =
          kind === 'setup.fleet'
            ? { type: 'submitFleet', units: fleet() }
            : answer(match, seats[0]!, `seed${ply}`, 'default');
        const applied = applyCommand(game, match, seats[0]!, command);
        if (!applied.ok) throw new Error(`${JSON.stringify(command)}: ${applied.rejections[0]!.reason}`);
        for (const { type } of applied.events) used[type] = (used[type] ?? 0) + 1;
        match = applied.match;
      }
    }
    expect(used).toMatchObject({ ended: 4 });
    expect(
      (used['minePlaced'] ?? 0) + (used['pieceMade'] ?? 0) + (used['stealthSwitched'] ?? 0) + (used['repaired'] ?? 0),
    ).toBeGreaterThan(0);
  });
});
