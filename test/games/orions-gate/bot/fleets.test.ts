import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { faced, refit } from '../../../../src/games/orions-gate/data/refit.ts';
import { componentData } from '../../../../src/games/orions-gate/data/components.ts';
import { PRESETS } from '../../../../src/games/orions-gate/data/presets.ts';
import type { UnitPlan } from '../../../../src/games/orions-gate/state.ts';
import { game, newGame, optionsOf } from '../../../helpers/og-position.ts';

const kindsOf = (fleet: readonly UnitPlan[]): readonly string[] =>
  fleet.flatMap(({ components }) => components.map(({ kind }) => kind));

const ROUNDS = 20;
/** Every ready-made fleet, fitted out so many times. */
const fittedOut = (raw: { readonly [option: string]: unknown }): readonly (readonly UnitPlan[])[] =>
  PRESETS.flatMap(({ points, units }) =>
    Array.from({ length: ROUNDS }, (_, i) =>
      refit(optionsOf({ points, ...raw }), units, openChance(seedChance(`fit ${i}`))),
    ),
  );

describe('fleets of the computer', () => {
  it('OG-3.3 OG-3.8 are legal however they are fitted out, and put each advanced component to some use', () => {
    const used: { [kind: string]: true } = {};
    for (const { points, units } of PRESETS) {
      const match = newGame({ points, advancedComponents: true, boarding: true });
      for (let i = 0; i < ROUNDS; i++) {
        const fleet = refit(match.state.options, units, openChance(seedChance(`fit ${i}`)));
        expect(fleet.map(({ type, name, components }) => [type, name, components.length])).toEqual(
          units.map(({ type, name, components }) => [type, name, components.length]),
        );
        const command = {
          type: 'submitFleet' as const,
          units: fleet.map((unit) => ({ ...unit, components: [...unit.components] })),
        };
        expect(game.check(match.state, 'a1', command)).toEqual([]);
        for (const kind of kindsOf(fleet)) used[kind] = true;
      }
    }
    expect(Object.keys(used)).toEqual(
      expect.arrayContaining([
        'armoredPlating',
        'barracks',
        'boardingPods',
        'mineLauncher',
        'plasmaCannon',
        'repairBay',
        'salvageArm',
        'stealthGenerator',
        'tsunamiCannon',
      ]),
    );
  });

  it('OG-13.1 carry marines only where ships may be boarded', () => {
    const marines = (fleet: readonly UnitPlan[]): number =>
      kindsOf(fleet).filter((kind) => kind === 'barracks' || kind === 'boardingPods').length;
    const manned = PRESETS.reduce((sum, { units }) => sum + ROUNDS * marines(units), 0);
    const sum = (fleets: readonly (readonly UnitPlan[])[]): number =>
      fleets.reduce((all, fleet) => all + marines(fleet), 0);
    expect(sum(fittedOut({ advancedComponents: true }))).toBeLessThanOrEqual(manned);
    expect(sum(fittedOut({ advancedComponents: true, boarding: true }))).toBeGreaterThan(manned);
  });

  it('OG-3.8 stay as they are without the advanced list', () => {
    for (const { points, units } of PRESETS)
      expect(
        refit(optionsOf({ points, advancedComponents: false, boarding: true }), units, openChance(seedChance('basic'))),
      ).toBe(units);
  });

  it('OG-3.9 OG-12.1 face ahead, and ships of many weapons also guard their sides', () => {
    const options = optionsOf({ points: 24, firingArcs: true });
    const facings = (units: readonly UnitPlan[]) =>
      units.map(({ components }) => components.map(({ facing }) => facing).join(' '));
    const sovereign = PRESETS.find(({ id }) => id === 'crossed-crowns')!;
    const [, glass] = faced(options, sovereign.units);
    expect(glass!.components.map(({ kind, facing }) => (componentData(kind).use === 'attack' ? facing : '-'))).toEqual([
      '-',
      '-',
      'front',
      'front',
      'left',
      'right',
    ]);
    const patrol = PRESETS.find(({ id }) => id === 'border-patrol')!;
    expect(facings(faced(options, patrol.units))).toEqual(['front front front', 'front', 'front', '', '']);
    expect(faced(optionsOf(), patrol.units)).toBe(patrol.units);
  });
});
