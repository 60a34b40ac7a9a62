import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { startMatch } from '../../src/engine/match.ts';
import { seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import type { OrionsGateCommand } from '../../src/games/orions-gate/command.ts';
import { componentData } from '../../src/games/orions-gate/data/components.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { battle, game, type Battle } from '../helpers/og-position.ts';

const brain = orionsGateBrain(kernelSight);
const answer = (match: Battle, seat: string, seed = 'seed', level: 'default' | 'hard' = 'hard'): OrionsGateCommand =>
  createBot(game, brain, level).choose(game.view(match.state, viewerOf(seat)), seat, seed);

type Units = Parameters<typeof battle>[0]['units'];
const own = (id: string, x: number, ...components: NonNullable<Units[number]['components']>): Units[number] => ({
  id,
  type: 'destroyers',
  pose: [x, 20_000, 0],
  components,
});
/** An enemy who shoots better than they are shot at. */
const enemy = (x: number): Units[number] => ({
  id: 'b1.1',
  type: 'battleships',
  pose: [x, 20_000, 18_000],
  components: ['cannon', 'cannon', 'cannon', 'shield', 'shield', 'shield'],
});

/** What the computer does with its fire step when the gun is silent. */
const after = (units: Units, more: object = {}) =>
  answer(
    battle({
      units,
      options: { advancedComponents: true },
      activation: { unit: 'a1.1', action: 'hold', step: 'fire', gunFired: true },
      ...more,
    }),
    'a1',
  );

describe('a computer captain with advanced components', () => {
  it('goes into stealth before an enemy it cannot answer', () => {
    expect(after([own('a1.1', 20_000, 'stealthGenerator', 'shield', 'shield'), enemy(36_000)])).toEqual({
      type: 'useComponent',
      slot: 1,
    });
  });

  it('repairs the friend next to it', () => {
    const friend = own('a1.2', 23_500, { kind: 'cannon', damage: 1 }, 'cannon', 'cannon');
    expect(after([own('a1.1', 20_000, 'repairBay', 'shield', 'shield'), friend, enemy(60_000)])).toEqual({
      type: 'useComponent',
      slot: 1,
      target: 'a1.2',
      targetSlot: 1,
    });
  });

  it('lays a mine under an enemy who must move away from it', () => {
    const command = after([
      own('a1.1', 20_000, 'mineLauncher', 'shield', 'shield'),
      { id: 'b1.1', type: 'fighters', pose: [27_000, 20_000, 9000], components: ['cannon'] },
    ]);
    expect(command).toMatchObject({ type: 'useComponent', slot: 1, y: 20_000 });
  });

  it('hides behind its Deflector', () => {
    expect(after([own('a1.1', 20_000, 'deflector', 'shield', 'shield'), enemy(36_000)])).toMatchObject({
      type: 'useComponent',
      slot: 1,
      diameter: 3000,
    });
  });

  it('keeps a Tsunami Cannon back until it has strength', () => {
    const units = [own('a1.1', 20_000, 'tsunamiCannon', 'shield', 'shield'), enemy(36_000)];
    expect(after(units)).toEqual({ type: 'endActivation' });
    expect(after(units, { round: 2 })).toEqual({ type: 'endActivation' });
    expect(after(units, { round: 3 })).toEqual({ type: 'useComponent', slot: 1, target: 'b1.1' });
  });

  it('takes what its Salvage Arm finds', () => {
    const match = battle({
      units: [
        own('a1.1', 20_000, { kind: 'cannon', damage: 2 }, { kind: 'shield', damage: 1 }, 'salvageArm'),
        { id: 'a1.2', type: 'scouts', status: 'destroyed' },
        enemy(36_000),
      ],
      windows: [{ kind: 'salvage', unit: 'a1.1', slot: 3, lost: 'a1.2' }],
    });
    expect(answer(match, 'a1')).toEqual({ type: 'salvage', slot: 2 });
  });

  it('OG-3.8: takes a fleet of its own from both lists, and only then', () => {
    const fleets = (advancedComponents: boolean) => {
      const options = game.parseOptions({ terrainSeed: 'fleet', points: 24, advancedComponents });
      if (!options.ok) throw new Error('options');
      return Array.from({ length: 12 }, (_, i) => {
        const { match } = startMatch(game, options.value, seedChance('fleet'));
        const command = answer(match, 'a1', `fleet ${i}`);
        expect(game.check(match.state, 'a1', command)).toEqual([]);
        if (command.type !== 'submitFleet') throw new Error(command.type);
        return command.units.flatMap(({ components }) => components.map(({ kind }) => componentData(kind).set));
      });
    };
    expect(fleets(true).flat()).toContain('advanced');
    expect(fleets(false).flat()).not.toContain('advanced');
  });
});
