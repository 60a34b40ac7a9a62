import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { planParts } from '../../../../src/games/orions-gate/bot/plans.ts';
import { openMind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { componentIn, theUnit } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { play, type Battle } from '../../../helpers/og-position.ts';
import { choosing, D, during, F, hurt, S, type Placed } from '../battle/scene.ts';

const brain = orionsGateBrain(kernelSight);
const HARD = brain.efforts!['hard']!;
const found = ({ state }: Battle) => brain.prospects(state, 'a1', HARD, openChance(seedChance('components')));
const best = (match: Battle) => found(match)[0]!;
const done = (unit: Placed): Placed => ({ ...unit, activated: true });
const advanced = { advancedComponents: true };
const on = { kind: 'stealthGenerator', on: true } as const;

describe('the hard level', () => {
  it('OG-9.24: pulls an enemy off the marker it holds, when nobody acts any more', () => {
    const pulling = (x: number) =>
      during('hold', 'fire', [D('a1.1', [20_000, 20_000], 'tractorBeam'), done(F('b1.1', [x, 20_000], 'cannon'))], {
        round: 4,
        options: { mission: 'territoryControl' },
        markers: [
          { x: 30_000, y: 20_000 },
          { x: 60_000, y: 10_000 },
          { x: 60_000, y: 40_000 },
        ],
        activation: { gunFired: true, used: [2, 3] },
      });
    expect(best(pulling(30_000)).command).toEqual({ type: 'useComponent', slot: 1, target: 'b1.1' });
    // There it would only be pulled to the marker.
    expect(found(pulling(36_500)).map(({ command }) => command.type)).toEqual(['endActivation']);
  });

  it('OG-9.24: pulls an enemy into the reach of a Giga Cannon before that fires', () => {
    const match = during(
      'hold',
      'fire',
      [D('a1.1', [20_000, 20_000], 'tractorBeam', 'gigaCannon', 'shield'), D('b1.1', [29_500, 20_000])],
      { activation: { gunFired: true } },
    );
    expect(best(match).command).toEqual({ type: 'useComponent', slot: 1, target: 'b1.1' });
  });

  it('OG-9.35: lays a mine toward an enemy that may come there, and none where nobody acts any more', () => {
    const laying = (enemy: Placed, round: number) =>
      during('move', 'fire', [D('a1.1', [20_000, 20_000], 'mineLauncher', 'shield', 'shield'), enemy], {
        round,
        options: advanced,
        activation: { gunFired: true },
      });
    const enemy = F('b1.1', [40_000, 20_000, 18_000], 'cannon');
    const { command } = best(laying(enemy, 2));
    expect(command).toMatchObject({ type: 'useComponent', slot: 1, y: 20_000 });
    expect((command as { readonly x: number }).x).toBeGreaterThan(25_000);
    expect(best(laying(done(enemy), 4)).command.type).toBe('endActivation');
  });

  it('OG-6.13: counts what an enemy mine on the way may cost, and goes round it', () => {
    const match = during('move', 'plan', [F('a1.1', [20_000, 20_000], 'cannon'), S('b1.1', [60_000, 20_000])], {
      mines: [{ x: 29_000, y: 20_000, side: 'B' }],
    });
    const mind = openMind(kernelSight, HARD);
    const straight = { type: 'plan', first: 12_000, pivot: 0, second: 0 } as const;
    expect(planParts(mind, match.state, 'a1', straight)!.cost).toBeGreaterThan(0.3);
    const { command } = best(match);
    expect(planParts(mind, match.state, 'a1', command as typeof straight)!.cost).toBe(0);
  });

  it('OG-9.37: brings a Repair Bay to a friend who can be repaired', () => {
    const bay = D('a1.1', [20_000, 20_000], 'repairBay', 'shield', 'shield');
    const enemy = S('b1.1', [71_000, 47_000]);
    const scene = (friend: Placed) => choosing([bay, done(friend), enemy], { round: 4, options: advanced });
    const after = (match: Battle): Battle => {
      const declared = play(match, 'a1', best(match).command).match;
      return play(declared, 'a1', best(declared).command).match;
    };
    const match = after(scene(D('a1.2', [33_000, 20_000], hurt('cannon', 1))));
    const { command } = best(match);
    expect(command).toEqual({ type: 'useComponent', slot: 1, target: 'a1.2', targetSlot: 1 });
    const repaired = play(match, 'a1', command).match;
    expect(componentIn(theUnit(repaired.state, 'a1.2'), 1)!.damage).toBe(0);
  });

  it('OG-9.39: leaves stealth mode before its components fire where nobody can strike back', () => {
    const hidden = (enemy: Placed, round: number) =>
      during('hold', 'fire', [D('a1.1', [20_000, 20_000], on, 'gigaCannon', 'gigaCannon'), enemy], {
        round,
        options: advanced,
        activation: { gunFired: true },
      });
    const near = D('b1.1', [27_000, 20_000], hurt('railgun', 2), hurt('railgun', 2));
    expect(best(hidden(done(near), 4)).command).toEqual({ type: 'useComponent', slot: 1 });
    // Out of all reach it stays hidden.
    expect(best(hidden(done(D('b1.1', [70_000, 40_000])), 4)).command.type).toBe('endActivation');
  });
});
