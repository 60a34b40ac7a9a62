import { describe, expect, it } from 'vitest';
import type { ComponentKind } from '../../../../src/games/orions-gate/data/components.ts';
import { volleyOdds } from '../../../../src/games/orions-gate/odds/volley.ts';
import { checkFleet, fleetOf } from '../../../../src/games/orions-gate/rules/fleet.ts';
import { checkBoard } from '../../../../src/games/orions-gate/rules/boarding.ts';
import type { Facing } from '../../../../src/games/orions-gate/state.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { eventsOf, optionsOf, play, refusal, type Battle } from '../../../helpers/og-position.ts';
import { circle, D, during, F, S, type More, type Placed } from '../battle/scene.ts';

const ARCS: More = { options: { firingArcs: true } };
const facing = (kind: ComponentKind, side: Facing) => ({ kind, facing: side, damage: 0 });
/** The ship of C98 with three components. */
const ship = (...components: Parameters<typeof D>[2][]): Placed => D('a1.1', [20000, 20000, 0], ...components);
const three = (kind: ComponentKind) => [facing(kind, 'front'), facing(kind, 'left'), facing(kind, 'right')];
const slotsThatMay = (match: Battle, target: string): number[] =>
  [1, 2, 3].filter((slot) => {
    try {
      return refusal(match, 'a1', { type: 'useComponent', slot, target }) === '';
    } catch {
      return true;
    }
  });

describe('OG-12 firing arcs', () => {
  it.each([
    [30000, 30000, [1]],
    [30000, 30001, [2]],
    [10000, 30000, [2]],
    [9999, 30000, []],
    [30000, 10000, [1]],
    [30000, 9999, [3]],
  ] as const)('OG-12.1 OG-C98 OG-2.9: centre at (%i, %i) may be chosen by slots %j', (x, y, slots) => {
    const match = during('move', 'fire', [ship(...three('cannon')), F('b1.1', [x, y])], { ...ARCS, dice: [1, 1] });
    expect(slotsThatMay(match, 'b1.1')).toEqual(slots);
    // The primary gun has no arc.
    expect(eventsOf(play(match, 'a1', { type: 'firePrimary', target: 'b1.1' }).events, 'hitRolled')).toHaveLength(1);
  });

  it('OG-12.1: without the option every component fires all round', () => {
    const match = during('move', 'fire', [ship(...three('cannon')), F('b1.1', [9999, 30000])], { dice: [1, 1] });
    expect(slotsThatMay(match, 'b1.1')).toEqual([1, 2, 3]);
  });

  it('OG-I55 OG-12.1: the refusal names both sectors', () => {
    const match = during('move', 'fire', [ship(facing('cannon', 'left')), F('b1.1', [30000, 20000])], ARCS);
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' })).toBe(
      'OG-12.1: Fighters 1 is in the front sector; this Cannon faces left.',
    );
    const behind = during('move', 'fire', [ship(facing('cannon', 'right')), F('b1.1', [10000, 20000])], ARCS);
    expect(refusal(behind, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' })).toBe(
      'OG-12.1: Fighters 1 is in the back sector; this Cannon faces right.',
    );
  });

  it.each(['cannon', 'gigaCannon', 'railgun', 'torpedo', 'tractorBeam'] as const)(
    'OG-12.1: %s is bound to its arc',
    (kind) => {
      const match = during('move', 'fire', [ship(...three(kind)), F('b1.1', [20000, 24000])], {
        ...ARCS,
        dice: [1, 1],
      });
      expect(slotsThatMay(match, 'b1.1')).toEqual([2]);
    },
  );

  it('OG-20.4 OG-12.1: range is told before the arc, the arc before line of sight', () => {
    const planet = circle('blocking', 20000, 26000, 2000);
    const far = during('move', 'fire', [ship(facing('cannon', 'front')), F('b1.1', [20000, 45000])], ARCS);
    expect(refusal(far, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' })).toMatch(/^OG-7\.2/);
    const hidden = during(
      'move',
      'fire',
      [ship(facing('cannon', 'front'), facing('cannon', 'left')), F('b1.1', [20000, 33000])],
      { ...ARCS, pieces: [planet] },
    );
    expect(refusal(hidden, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' })).toMatch(/^OG-12\.1/);
    expect(refusal(hidden, 'a1', { type: 'useComponent', slot: 2, target: 'b1.1' })).toMatch(/^OG-7\.3/);
  });

  it('OG-12.3: a Hangar attacks the enemies within 6" in its sector only', () => {
    const units = [
      ship(facing('hangar', 'left')),
      S('b1.1', [25000, 20000]),
      S('b1.2', [20000, 25000]),
      S('b1.3', [20000, 15000]),
      S('b1.4', [20500, 26000]),
    ];
    const { events } = play(during('move', 'fire', units, { ...ARCS, dice: [1, 1, 1, 1] }), 'a1', {
      type: 'useComponent',
      slot: 1,
    });
    expect(eventsOf(events, 'weaponUsed')[0]!.targets).toEqual(['b1.2', 'b1.4']);
    expect(eventsOf(events, 'hitRolled').map(({ target }) => target)).toEqual(['b1.2', 'b1.4']);
  });

  it('OG-12.3 OG-9.16: a Hangar with nobody in its sector is told where the nearest is', () => {
    const match = during(
      'move',
      'fire',
      [ship(facing('hangar', 'left')), S('b1.1', [25000, 20000]), S('b1.2', [20000, 14000])],
      ARCS,
    );
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 1 })).toBe(
      'OG-12.1: Scouts 1 is in the front sector; this Hangar faces left.',
    );
  });

  it('OG-12.3: each target of a Missile Cluster must be in its sector', () => {
    const match = during(
      'move',
      'fire',
      [ship(facing('missileCluster', 'front')), F('b1.1', [28000, 20000]), F('b1.2', [20000, 28000])],
      { ...ARCS, dice: [1, 1] },
    );
    expect(refusal(match, 'a1', { type: 'useComponent', slot: 1, targets: ['b1.1', 'b1.2'] })).toBe(
      'OG-12.1: Fighters 2 is in the left sector; this Missile Cluster faces front.',
    );
    expect(
      eventsOf(play(match, 'a1', { type: 'useComponent', slot: 1, targets: ['b1.1'] }).events, 'hitRolled'),
    ).toHaveLength(1);
  });

  it('OG-12.2: boarding, rams and auras have no arc', () => {
    const boarding = during('move', 'fire', [ship(facing('shield', 'front')), D('b1.1', [16000, 20000])], {
      options: { firingArcs: true, boarding: true },
    });
    const { state } = boarding;
    expect(checkBoard({ sight: kernelSight }, state, thePlaced(state, 'a1.1'), state.activation!, 'b1.1')).toBeNull();
    const emp = during('move', 'fire', [ship(), F('b1.1', [26000, 20000, 0], facing('empBlaster', 'front'))], {
      ...ARCS,
      dice: [1, 1, 1],
    });
    expect(eventsOf(play(emp, 'a1', { type: 'firePrimary', target: 'b1.1' }).events, 'hitRolled')[0]!.roll.emp).toBe(
      true,
    );
  });

  it('OG-24.10 OG-12.1: odds leave out what cannot be aimed', () => {
    const { state } = during(
      'move',
      'fire',
      [ship(facing('cannon', 'left'), facing('cannon', 'front')), F('b1.1', [30000, 20000])],
      ARCS,
    );
    const { attacks } = volleyOdds({ sight: kernelSight }, state, 'a1.1', [
      { slot: 1, targets: ['b1.1'] },
      { slot: 2, targets: ['b1.1'] },
    ]);
    expect(attacks.map(({ refused }) => refused?.rule ?? null)).toEqual(['OG-12.1', null]);
  });
});

describe('OG-3.9 facings of a fleet', () => {
  const fleet = (side?: string) => [
    { type: 'fighters' as const, components: [{ kind: 'cannon' as const, facing: side }] },
  ];
  it('OG-3.9 OG-I8: front, left or right', () => {
    const options = optionsOf({ firingArcs: true });
    for (const side of ['front', 'left', 'right', undefined]) expect(checkFleet(options, fleet(side))).toEqual([]);
    expect(checkFleet(options, fleet('back'))).toEqual([
      { rule: 'OG-3.9', reason: 'A component faces front, left or right.' },
    ]);
    expect(checkFleet(optionsOf(), fleet('back'))).toEqual([]);
    expect(fleetOf(fleet('left'))[0]!.components).toEqual([{ kind: 'cannon', facing: 'left' }]);
  });
});
