import { describe, expect, it } from 'vitest';
import { diceLeft, eventsOf, play, playAll, refusal } from '../../../helpers/og-position.ts';
import { choosing, circle, D, during, F, hurt, S } from '../battle/scene.ts';

describe('several things wrong with one command', () => {
  const target = D('b1.1', [18000, 10000, 18000]);

  it('OG-20.4: the component named, then the unit named, then the option, then timing, then the number of targets', () => {
    const units = [
      D('a1.1', [10000, 10000], hurt('cannon', 2), 'shield', 'missileCluster'),
      F('a1.2', [10000, 20000]),
      target,
    ];
    const late = during('cruise', 'fire', units, {
      options: { componentsAfterCruiseRam: false },
      activation: { used: [3] },
    });
    const use = (slot: number, more: object) => refusal(late, 'a1', { type: 'useComponent', slot, ...more });
    expect(use(4, { target: 'b1.1' })).toBe('OG-20.1: Destroyers 1 has no component in slot 4.');
    expect(use(1, { target: 'a1.2' })).toBe('OG-8.3: Cannon (slot 1) is destroyed.');
    expect(use(2, {})).toBe('OG-9.3: Shield works by itself; it is never used.');
    expect(use(3, { targets: ['a1.2'] })).toBe('OG-7.2: Fighters 1 is on your side.');
    expect(use(3, { targets: ['b1.1', 'b1.7'] })).toBe('OG-20.1: There is no unit b1.7.');
    expect(use(3, { targets: ['b1.1', 'b1.1'] })).toBe('OG-9.6: In this game no components after Cruise or Ram.');
    const used = during('hold', 'fire', units, { activation: { used: [3] } });
    expect(refusal(used, 'a1', { type: 'useComponent', slot: 3, targets: ['b1.1', 'b1.1'] })).toBe(
      'OG-9.2: Missile Cluster (slot 3) has been used in this activation.',
    );
    expect(refusal(used, 'a1', { type: 'useComponent', slot: 1 })).toBe('OG-8.3: Cannon (slot 1) is destroyed.');
  });

  it('OG-20.4 OG-9.18: numbers before range, the range of every target before the sight of any', () => {
    const units = [D('a1.1', [10000, 10000], 'missileCluster'), target, F('b1.2', [40000, 10000])];
    const match = during('hold', 'fire', units, { pieces: [circle('blocking', 14000, 10000, 2000)] });
    const name = (...targets: string[]) => refusal(match, 'a1', { type: 'useComponent', slot: 1, targets });
    expect(name('b1.2', 'b1.1', 'b1.2')).toBe(
      'OG-9.18: Each target once, 1 to 3 targets; you named 2 times Fighters 1.',
    );
    expect(name('b1.1', 'b1.2')).toBe('OG-7.2: Fighters 1 is 28.375 in away; the range is 12.000 in.');
    expect(name('b1.1')).toBe('OG-7.3: No line of sight: Planet 1 hides 100 % of Destroyers 1.');
  });

  it('OG-20.4 OG-6.7: numbers before geometry: a path too long that would enter a planet is too long', () => {
    const match = during('move', 'plan', [D('a1.1', [10000, 10000])], {
      pieces: [circle('blocking', 15000, 10000, 1000)],
    });
    expect(refusal(match, 'a1', { type: 'plan', first: 6001, pivot: 9001 })).toBe(
      'OG-6.7: Path is 6.001 in; the allowance is 6.000 in.',
    );
    expect(refusal(match, 'a1', { type: 'plan', first: 6000, pivot: 9001 })).toBe(
      'OG-6.7: Turn is 90.01 degrees; at most 90.00 are allowed.',
    );
    expect(refusal(match, 'a1', { type: 'plan', first: 6000 })).toBe(
      'OG-6.11: Path enters Planet 1 (Blocking) by 1.000 in.',
    );
  });
});

describe('OG-20.1: a plan holds only what its action takes', () => {
  const at = [10000, 10000] as const;
  const points = [[12000, 10000]];
  const ram = [{ target: 'b1.1' }, { distance: 1000 }];
  const ship = [{ first: 1000 }, { pivot: 1000 }, { second: 1000 }];

  it.each([
    ['hold', D('a1.1', at), { heading: 0 }, [...ram, ...ship, { points }], 'Hold takes a heading'],
    ['move', S('a1.1', at), { points, heading: 0 }, [...ram, ...ship], 'Move takes points and a heading'],
    [
      'move',
      D('a1.1', at),
      { first: 1000 },
      [...ram, { points }, { heading: 0 }],
      'Move takes first, pivot and second',
    ],
    [
      'cruise',
      D('a1.1', at),
      { first: 7000 },
      [...ram, { points }, { heading: 0 }],
      'Cruise takes first, pivot and second',
    ],
  ] as const)('%s of %o', (action, unit, plan, foreign, takes) => {
    const match = during(action, 'plan', [unit, F('b1.1', [50000, 40000])]);
    play(match, 'a1', { type: 'plan', ...plan } as never);
    for (const part of foreign)
      expect(refusal(match, 'a1', { type: 'plan', ...plan, ...part }), JSON.stringify(part)).toBe(
        `OG-20.1: A plan for ${takes}.`,
      );
  });
});

describe('sight and cover at the edge', () => {
  it('OG-7.3: two planets that hide a target only together are both named', () => {
    // Each hides a little more than one half: above and below the line.
    const pieces = [circle('blocking', 20000, 11990, 2000), circle('blocking', 20000, 8010, 2000)];
    const match = during('hold', 'fire', [D('a1.1', [10000, 10000]), F('b1.1', [26000, 10000, 18000])], { pieces });
    expect(refusal(match, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.3: No line of sight: Planet 1 and Planet 2 hide 100 % of Fighters 1.',
    );
  });

  it('OG-7.6: touching one part of a nebula takes the cover of all its parts away, not of another nebula', () => {
    const far = { kind: 'circle', x: 15000, y: 10000, radius: 500 } as const;
    const near = { kind: 'circle', x: 10000, y: 11000, radius: 400 } as const;
    const shoot = (pieces: readonly { kind: 'obscuring'; parts: (typeof far | typeof near)[] }[]) => {
      const match = during('hold', 'fire', [F('a1.1', [10000, 10000]), F('b1.1', [20000, 10000, 18000])], {
        pieces: [...pieces],
        dice: [6, 6, 1, 1],
      });
      const { match: after, events } = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' });
      expect(diceLeft(after)).toEqual([]);
      return eventsOf(events, 'damageRolled')[0]!.cover;
    };
    expect(shoot([{ kind: 'obscuring', parts: [near, far] }])).toEqual({ within: [], behind: [], halfHidden: [] });
    expect(
      shoot([
        { kind: 'obscuring', parts: [near] },
        { kind: 'obscuring', parts: [far] },
      ]),
    ).toEqual({ within: [], behind: ['P2'], halfHidden: [] });
  });

  it('OG-7.4: from base contact, with the front point on the edge of the target, nothing can be hidden', () => {
    const pieces = [circle('blocking', 11300, 12000, 1300)];
    const match = during('hold', 'fire', [D('a1.1', [10000, 10000]), F('b1.1', [11625, 10000, 18000])], {
      pieces,
      dice: [6, 6, 1, 1],
    });
    const { events } = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' });
    expect(eventsOf(events, 'damageRolled')[0]!.cover).toEqual({ within: [], behind: [], halfHidden: [] });
  });
});

describe('single activations in turn', () => {
  it('OG-5.6: each phase begins with the first side, whoever acted last in the phase before', () => {
    const units = [
      F('a1.1', [10000, 5000]),
      D('a1.2', [20000, 5000]),
      D('b1.1', [20000, 40000]),
      S('b1.2', [60000, 40000]),
    ];
    const match = choosing(units, { options: { activationOrder: 'alternate' }, firstSide: 'A' });
    const turn = (id: string) =>
      [
        [id.slice(0, 2), { type: 'activate', unit: id, action: 'hold' }],
        [id.slice(0, 2), { type: 'plan' }],
        [id.slice(0, 2), { type: 'endActivation' }],
      ] as const;
    const one = playAll(match, turn('a1.1')).match;
    expect(one.state).toMatchObject({ phase: 'destroyers', turn: 'A', lastActivatedBy: 'A' });
    const two = playAll(one, turn('a1.2')).match;
    expect(two.state).toMatchObject({ phase: 'destroyers', turn: 'B' });
    // The last activation of the round is B's, so B is first in round 2 and begins with its Scouts.
    expect(playAll(two, turn('b1.1')).match.state).toMatchObject({
      round: 2,
      firstSide: 'B',
      phase: 'scouts',
      turn: 'B',
    });
  });
});
