import { describe, expect, it } from 'vitest';
import { createBot } from '../../../../src/ai/bot.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { battle, game, type Battle } from '../../../helpers/og-position.ts';
import { countingSight } from '../../../../src/table/counting-sight.ts';
import { F, S } from '../battle/scene.ts';

const answer = (match: Battle, seat: string, seed: string, sight = kernelSight): OrionsGateCommand =>
  createBot(game, orionsGateBrain(sight), 'hard').choose(game.view(match.state, viewerOf(seat)), seat, seed);
const SEEDS = Array.from({ length: 8 }, (_, i) => `seed ${i}`);
const gate = { kind: 'warpGate', parts: [{ kind: 'circle', x: 36_000, y: 24_000, radius: 1500 }] };

describe('a computer captain among several', () => {
  it('OG-5.7 OG-17.6 activates only its own units', () => {
    const match = battle({
      options: { playersA: 2, playersB: 2 },
      turn: 'A',
      phase: 'fighters',
      units: [
        F('a1.1', [9000, 9000]),
        F('a2.1', [13_000, 9000]),
        S('b1.1', [20_000, 20_000]),
        S('b2.1', [24_000, 20_000]),
      ],
    });
    for (const seed of SEEDS) {
      expect(answer(match, 'a1', seed)).toMatchObject({ type: 'activate', unit: 'a1.1' });
      expect(answer(match, 'a2', seed)).toMatchObject({ type: 'activate', unit: 'a2.1' });
    }
  });

  it('OG-2.13 rams and shoots at nobody on another table', () => {
    const match = battle({
      options: { tables: 2, layout: [[gate], [gate]] },
      turn: 'A',
      phase: 'fighters',
      units: [
        F('a1.1', [9000, 9000]),
        { ...S('b1.1', [12_000, 9000]), pose: { x: 12_000, y: 9000, heading: 0, table: 2 } },
      ],
    });
    for (const seed of SEEDS) expect(answer(match, 'a1', seed)).toMatchObject({ type: 'activate', unit: 'a1.1' });
  });

  it('answers for one of fifty ships a side with a bounded number of questions about sight', () => {
    const fleet = (seat: string, y: number, heading: number) =>
      Array.from({ length: 50 }, (_, i) => S(`${seat}.${i + 1}`, [2000 + 2700 * i, y, heading]));
    const match = battle({
      options: { points: 96, tableWidth: 144_000, baseSet: 'massBattle' },
      turn: 'A',
      phase: 'scouts',
      units: [...fleet('a1', 20_000, 9000), ...fleet('b1', 30_000, 27_000)],
    });
    const { sight, asked } = countingSight(kernelSight);
    expect(answer(match, 'a1', 'seed', sight)).toMatchObject({ type: 'activate' });
    expect(asked()).toBeLessThan(40_000);
  });
});
