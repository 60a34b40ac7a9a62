import { describe, expect, it } from 'vitest';
import { createBot } from '../../../../src/ai/bot.ts';
import { EFFORTS } from '../../../../src/ai/efforts.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { broad } from '../../../../src/games/orions-gate/bot/breadth.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { countingSight } from '../../../../src/table/counting-sight.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { battle, game, play, type Battle, type BattleInput } from '../../../helpers/og-position.ts';

const hard = orionsGateBrain(kernelSight).efforts!.hard!;
const squadron = (seat: 'a1' | 'b1', count: number, y: number): BattleInput['units'] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${seat}.${i + 1}`,
    type: 'fighters',
    pose: [2000 + 2500 * i, y, seat === 'a1' ? 9000 : 27_000],
    components: ['cannon'],
  }));
const between = (a: number, b: number, more: Partial<BattleInput> = {}): Battle =>
  battle({
    options: { tableWidth: 144_000 },
    units: [...squadron('a1', a, 15_000), ...squadron('b1', b, 33_000)],
    phase: 'fighters',
    turn: 'A',
    ...more,
  });

describe('how broadly a captain thinks', () => {
  it('tries the fewer plans the more units there are to weigh each against, and never less than 200', () => {
    const plans = (a: number, b: number): number => broad(between(a, b).state, hard).candidates;
    expect([plans(1, 1), plans(6, 6), plans(7, 7), plans(12, 12), plans(21, 21), plans(50, 50)]).toEqual([
      700, 700, 600, 350, 200, 200,
    ]);
  });

  it('counts only units in play', () => {
    const { state } = between(7, 7);
    const lost = {
      ...state,
      units: state.units.map((unit, at) => (at < 2 ? { ...unit, status: 'destroyed' as const } : unit)),
    };
    expect(broad(lost, hard).candidates).toBe(700);
  });

  it('leaves the other levels as they are', () => {
    const { state } = between(12, 12);
    for (const effort of [EFFORTS.easy, EFFORTS.default]) expect(broad(state, effort)).toBe(effort);
  });

  it('judges a bounded number of plans, with a bounded number of questions about sight', () => {
    const { match } = play(between(4, 4), 'a1', { type: 'activate', unit: 'a1.1', action: 'move' });
    const { sight, asked } = countingSight(kernelSight);
    const found = orionsGateBrain(sight).prospects(match.state, 'a1', hard, openChance(seedChance('seed')));
    expect(found.length).toBeLessThanOrEqual(700);
    expect(found.length).toBeGreaterThan(200);
    expect(asked()).toBeLessThan(20_000);
  });

  it('answers the same for the same seed, and sees no dice to come', () => {
    const answer = (match: Battle, seed: string) =>
      createBot(game, orionsGateBrain(kernelSight), 'hard').choose(game.view(match.state, viewerOf('a1')), 'a1', seed);
    const one = between(3, 3, { dice: [1, 1, 1, 1] });
    expect(answer(one, 'seed')).toEqual(answer(one, 'seed'));
    expect(answer(between(3, 3, { dice: [6, 6, 6, 6] }), 'seed')).toEqual(answer(one, 'seed'));
  });
});
