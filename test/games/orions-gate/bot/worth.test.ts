import { describe, expect, it } from 'vitest';
import type { Mind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { foremost } from '../../../../src/games/orions-gate/bot/mission-order.ts';
import { dueOf, missionWorth, priceOf } from '../../../../src/games/orions-gate/bot/mission-value.ts';
import { unitWorth } from '../../../../src/games/orions-gate/bot/worth.ts';
import { theUnit, unitsInPlay } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import type { Battle } from '../../../helpers/og-position.ts';
import { B, choosing, F, S, type More, type Placed } from '../battle/scene.ts';

const mind = (): Mind => ({ sight: kernelSight, caution: 1, minds: 1, presses: 1, keen: false, oneTable: false });
const price = ({ state }: Battle, id: string) => priceOf(mind(), state, theUnit(state, id));
const worth = ({ state }: Battle, id: string) => missionWorth(mind(), state, theUnit(state, id));
const scene = (mission: string, units: readonly Placed[], more: More = {}): Battle =>
  choosing(units, { ...more, options: { mission } });

describe('what a unit is worth', () => {
  it('OG-16.5: its points in Annihilation, wherever it stands', () => {
    const match = scene('annihilation', [B('a1.1', [36_000, 24_000]), S('b1.1', [36_000, 40_000])]);
    expect(['a1.1', 'b1.1'].map((id) => price(match, id))).toEqual([12, 1]);
    expect(worth(match, 'a1.1')).toBe(0);
  });

  it('OG-14.6 OG-14.11: as much between two gates as on a table: it is not lost', () => {
    const { state } = scene('annihilation', [
      S('b1.1', [60_000, 24_000]),
      F('a1.1', [20_000, 24_000]),
      S('a1.2', [5000, 5000]),
    ]);
    const worths = (['inPlay', 'lifted', 'destroyed'] as const).map((status) =>
      unitWorth(mind(), state, { ...theUnit(state, 'a1.1'), status }),
    );
    expect(worths[1]).toBe(worths[0]);
    expect(worths[0]).toBeGreaterThan(0);
    expect(worths[2]).toBe(0);
  });

  it('OG-16.6: more on a marker than off it, less where friends stand already', () => {
    const at = (x: number, others: readonly Placed[] = []) =>
      worth(
        scene('territoryControl', [S('a1.1', [x, 24_000]), ...others], {
          round: 4,
          markers: [{ x: 20_000, y: 24_000 }],
        }),
        'a1.1',
      );
    expect(at(20_000)).toBeGreaterThan(at(40_000));
    expect(at(20_000, [S('a1.2', [22_000, 24_000])])).toBeLessThan(at(20_000) / 2);
  });

  it('OG-16.6: a side that stands twice at a marker is due no less for it, and more at another', () => {
    const due = (...units: readonly Placed[]) => {
      const markers = [20_000, 50_000].map((x) => ({ x, y: 24_000 }));
      const { state } = scene('territoryControl', [S('b1.1', [2000, 46_000]), ...units], { round: 4, markers });
      return dueOf(mind(), state, 'A');
    };
    const first = F('a1.1', [20_000, 24_000]);
    const one = due(first);
    const twice = due(first, F('a1.2', [22_000, 24_000]));
    expect(twice).toBeGreaterThanOrEqual(one);
    expect(twice).toBeLessThan(1.3 * one);
    expect(due(first, F('a1.2', [50_000, 24_000]))).toBeGreaterThan(1.7 * one);
  });

  it('OG-16.9 OG-16.10: what a side carries, and has moved off with, is due to it', () => {
    const due = (carrier: 'a1.1' | 'b1.1', gone: 'A' | 'B') => {
      const markers = [{ carrier }, { carrier: `${gone.toLowerCase()}1.2`, takenBy: gone }];
      const units = ['a1.1', 'b1.1'].map((id) => F(id, [id === 'a1.1' ? 20_000 : 50_000, 24_000]));
      const left = ['a1.2', 'b1.2'].map((id) => ({ ...S(id, [5000, 5000]), status: 'removed' as const }));
      const { state } = scene('artifactHunt', [...units, ...left], { round: 3, markers });
      return dueOf(mind(), state, 'A');
    };
    expect(due('a1.1', 'A')).toBeGreaterThan(due('b1.1', 'A'));
    expect(due('a1.1', 'A')).toBeGreaterThan(due('a1.1', 'B'));
  });

  it('OG-16.10: an enemy with artifacts is a dearer prey', () => {
    const prey = (markers: NonNullable<More['markers']>) =>
      price(
        scene('artifactHunt', [S('a1.1', [20_000, 24_000]), F('b1.1', [40_000, 24_000])], { round: 3, markers }),
        'b1.1',
      );
    expect(prey([{ carrier: 'b1.1' }, { x: 10_000, y: 10_000, takenBy: 'A' }])).toBeGreaterThan(
      2 *
        prey([
          { x: 10_000, y: 10_000, takenBy: 'A' },
          { x: 10_000, y: 10_000, takenBy: 'A' },
        ]),
    );
  });

  it('OG-16.14 OG-16.15: by its points where they count', () => {
    const last: More = { round: 4 };
    const broken = (id: string) =>
      worth(
        scene(
          'breakthrough',
          [
            { ...F('a1.1', [20_000, 40_000]), activated: true },
            { ...B('a1.2', [50_000, 40_000]), activated: true },
            S('a1.3', [60_000, 5000]),
          ],
          last,
        ),
        id,
      );
    expect(broken('a1.2')).toBeCloseTo(6 * broken('a1.1'));
    const central = (x: number) =>
      worth(
        scene('captureTheGate', [{ ...F('a1.1', [x, 24_000]), activated: true }, F('a1.3', [60_000, 5000])], last),
        'a1.1',
      );
    expect(central(23_375)).toBeGreaterThan(0);
    expect(central(23_374)).toBe(0);
  });
});

describe('a big fleet', () => {
  it('OG-5.2: chooses among the twelve units nearest to an enemy', () => {
    const fleet = Array.from({ length: 20 }, (_, i) => S(`a1.${i + 1}`, [4000 + 3000 * i, 6000]));
    const { state } = scene('annihilation', [...fleet, S('b1.1', [64_000, 10_000])]);
    const own = unitsInPlay(state).filter(({ side }) => side === 'A');
    expect(foremost(state, own).map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, i) => `a1.${20 - i}`));
    expect(foremost(state, own.slice(0, 12)).map(({ id }) => id)).toEqual(own.slice(0, 12).map(({ id }) => id));
  });
});
