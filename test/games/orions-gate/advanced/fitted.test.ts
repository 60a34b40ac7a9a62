import { describe, expect, it } from 'vitest';
import { backfireChance, fractionText, percentText, volleyOdds } from '../../../../src/games/orions-gate/index.ts';
import { attackNeeds, type AttackNeeds } from '../../../../src/games/orions-gate/rules/attack.ts';
import type { Weapon } from '../../../../src/games/orions-gate/event.ts';
import { boxesLeft, sumOf, thePlaced, toughnessOf } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import {
  battle,
  damageOf,
  diceLeft,
  eventsOf,
  game,
  play,
  playAll,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { B, choosing, circle, company, D, during, F, hurt, S, type Placed } from '../battle/scene.ts';

const rules = { sight: kernelSight };
const GUN: Weapon = { slot: 0, kind: 'primary' };
const use = (slot: number, how: object = {}) => ({ type: 'useComponent' as const, slot, ...how });
const needs = ({ state }: Battle, weapon: Weapon, from = 'a1.1', to = 'b1.1'): AttackNeeds =>
  attackNeeds(rules, state, thePlaced(state, from), thePlaced(state, to), weapon);
const toughness = ({ state }: Battle, id: string): number =>
  sumOf(toughnessOf(state.options, unit({ state } as Battle, id)));

describe('OG-9.31 Armored Plating', () => {
  it('OG-9.31: four boxes, which stand in front of the rest', () => {
    const match = during('hold', 'fire', [
      D('a1.1', [10000, 10000]),
      D('b1.1', [20000, 10000], 'armoredPlating', 'shield', 'cannon'),
    ]);
    expect(boxesLeft(unit(match, 'b1.1'))).toBe(8);
    const hit = during(
      'hold',
      'fire',
      [
        D('a1.1', [10000, 10000]),
        D('b1.1', [20000, 10000, 18000], { kind: 'armoredPlating', damage: 3 }, 'shield', 'cannon'),
      ],
      { dice: [6, 6, 6, 6] },
    );
    const { match: after } = play(hit, 'a1', { type: 'firePrimary', target: 'b1.1' });
    expect(damageOf(after, 'b1.1')).toEqual([4, 0, 0]);
    expect(refusal(during('hold', 'fire', [F('a1.1', [10000, 10000], 'armoredPlating')]), 'a1', use(1))).toBe(
      'OG-9.3: Armored Plating works by itself; it is never used.',
    );
  });
});

describe('OG-9.32 OG-9.33 Barracks and Boarding Pods', () => {
  it('OG-9.32 OG-9.33: work by themselves, and change nothing but boarding', () => {
    for (const kind of ['barracks', 'boardingPods', 'salvageArm'] as const) {
      const match = during('move', 'fire', [F('a1.1', [10000, 10000], kind), F('b1.1', [15000, 10000])]);
      expect(refusal(match, 'a1', use(1))).toMatch(/^OG-9.3: .* works by itself; it is never used.$/);
      expect([toughness(match, 'a1.1'), needs(match, GUN).needToHit]).toEqual([9, 7]);
    }
  });
});

describe('OG-9.36 Plasma Cannon', () => {
  const fires = (units: readonly Placed[], dice: readonly number[], slot = 1) => {
    const played = play(during('move', 'fire', units, { dice }), 'a1', use(slot, { target: 'b1.1' }));
    expect(diceLeft(played.match)).toEqual([]);
    return played;
  };

  it('OG-9.36: an attack of Accuracy 3 and Strength 5 over 24"', () => {
    const match = during('move', 'fire', [F('a1.1', [10000, 10000], 'plasmaCannon'), D('b1.1', [35625, 10000, 18000])]);
    expect(needs(match, { slot: 1, kind: 'plasmaCannon' })).toMatchObject({
      needToHit: 6,
      needToDamage: 6,
      gap: 24000,
    });
    const far = during('move', 'fire', [F('a1.1', [10000, 10000], 'plasmaCannon'), D('b1.1', [35626, 10000])]);
    expect(refusal(far, 'a1', use(1, { target: 'b1.1' }))).toBe(
      'OG-7.2: Destroyers 1 is 24.001 in away; the range is 24.000 in.',
    );
  });

  it('OG-9.36 OG-C77: two 1s cost 2 plain damage; F is lost and the attack over', () => {
    const { match, events } = fires([F('a1.1', [10000, 10000], 'plasmaCannon'), B('b1.1', [20000, 10000])], [1, 1]);
    expect(events.map(({ type }) => type).slice(0, 5)).toEqual([
      'weaponUsed',
      'hitRolled',
      'backfired',
      'damaged',
      'destroyed',
    ]);
    expect(unit(match, 'a1.1')).toMatchObject({ status: 'destroyed', scoredBy: 'B' });
    expect(damageOf(match, 'b1.1')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('OG-9.36 OG-C77: D loses its Shield and the attack goes on: a miss, or a hit with two Precision Sensors', () => {
    const miss = fires(
      [D('a1.1', [10000, 10000], 'shield', 'plasmaCannon', 'cannon'), B('b1.1', [20000, 10000])],
      [1, 1],
      2,
    );
    expect(damageOf(miss.match, 'a1.1')).toEqual([2, 0, 0]);
    expect(eventsOf(miss.events, 'hitRolled')[0]).toMatchObject({ hit: false, evasion: 7 });
    const hit = fires(
      [
        B('a1.1', [10000, 10000], 'shield', 'plasmaCannon', 'precisionSensor', 'precisionSensor'),
        B('b1.1', [20000, 10000, 18000]),
      ],
      [1, 1, 6, 6],
      2,
    );
    expect([damageOf(hit.match, 'a1.1')[0], damageOf(hit.match, 'b1.1')[0]]).toEqual([2, 1]);
  });

  it('OG-9.36 OG-C78: under EMP the dice count after the re-roll', () => {
    const units = [D('a1.1', [10000, 10000], 'shield', 'plasmaCannon'), D('b1.1', [20000, 10000], 'empBlaster')];
    expect(eventsOf(fires(units, [1, 4, 1], 2).events, 'backfired')).toHaveLength(1);
    expect(eventsOf(fires(units, [1, 1, 3], 2).events, 'backfired')).toHaveLength(0);
  });

  it('OG-5.8 OG-C25: lost by its own Plasma Cannon as the last activation, A is first in round 2', () => {
    const units = [F('a1.1', [10000, 10000], 'plasmaCannon'), S('a1.2', [60000, 40000]), F('b1.1', [20000, 10000])].map(
      (one) => (one.id === 'a1.1' ? one : { ...one, activated: true }),
    );
    const match = battle({ units, phase: 'fighters', turn: 'A', firstSide: 'B', dice: [1, 1] });
    const { match: after, events } = playAll(match, [
      ['a1', { type: 'activate', unit: 'a1.1', action: 'hold' }],
      ['a1', { type: 'plan', heading: 0 }],
      ['a1', use(1, { target: 'b1.1' })],
    ]);
    expect(unit(after, 'a1.1').status).toBe('destroyed');
    expect(eventsOf(events, 'roundBegan')).toEqual([{ type: 'roundBegan', round: 2, firstSide: 'A' }]);
  });

  it('OG-24.6: 1/36, under EMP 11/216', () => {
    expect(
      [backfireChance(false), backfireChance(true)].map((chance) => `${fractionText(chance)} ${percentText(chance)}`),
    ).toEqual(['1/36 2.78 %', '11/216 5.09 %']);
  });

  it('OG-24.6 OG-24.10: a volley counts the backfire: an F that is lost fires nothing more', () => {
    const { state } = during('move', 'fire', [
      B('a1.1', [10000, 10000], hurt('shield', 2), 'plasmaCannon', 'cannon'),
      F('b1.1', [20000, 10000, 18000]),
    ]);
    const lost = (steps: readonly number[]) => {
      const { ends } = volleyOdds(
        rules,
        state,
        'a1.1',
        steps.map((slot) => ({ slot, targets: ['b1.1'] })),
      );
      const hit = ends.filter(({ value }) => value.units[0]!.components[1]!.damage === 2);
      return hit.reduce((sum, { chance }) => sum + Number(chance.num) / Number(chance.den), 0);
    };
    expect(lost([2])).toBeCloseTo(1 / 36, 12);
    expect(lost([2, 3])).toBeCloseTo(1 / 36, 12);
    const frail = during('move', 'fire', [
      F('a1.1', [10000, 10000], 'plasmaCannon'),
      F('b1.1', [20000, 10000, 18000]),
    ]).state;
    const gone = volleyOdds(rules, frail, 'a1.1', [{ slot: 1, targets: ['b1.1'] }]).ends.filter(
      ({ value }) => value.units[0]!.status === 'destroyed',
    );
    expect(
      gone.map(({ value, chance }) => [value.units[1]!.components[0]!.damage, Number(chance.num) / Number(chance.den)]),
    ).toEqual([[0, expect.closeTo(1 / 36, 12)]]);
    const whole = volleyOdds(rules, frail, 'a1.1', [{ slot: 1, targets: ['b1.1'] }]).ends.reduce(
      (sum, { chance }) => sum + Number(chance.num) / Number(chance.den),
      0,
    );
    expect(whole).toBeCloseTo(1, 12);
  });
});

describe('OG-9.37 Repair Bay', () => {
  const bay = (friend: Placed, options: { readonly [key: string]: unknown } = {}) =>
    during(
      'move',
      'fire',
      [D('a1.1', [20000, 20000], hurt('repairBay', 1)), friend, F('b1.1', [22000, 23000], hurt('cannon', 1))],
      { options },
    );
  const no = (match: Battle, how: object) => refusal(match, 'a1', use(1, how));
  const hurtFriend = (x: number) => D('a1.2', [x, 20000], hurt('shield', 2), hurt('cannon', 1), 'torpedo');

  it('OG-9.37 OG-8.6: takes a point off the named component of a friend within 3"', () => {
    const { match, events } = play(bay(hurtFriend(25000)), 'a1', use(1, { target: 'a1.2', targetSlot: 2 }));
    expect(events).toEqual([
      { type: 'weaponUsed', unit: 'a1.1', weapon: { slot: 1, kind: 'repairBay' }, targets: ['a1.2'] },
      { type: 'repaired', unit: 'a1.2', by: 'a1.1', slot: 2, damage: 0 },
    ]);
    expect([damageOf(match, 'a1.1'), damageOf(match, 'a1.2'), damageOf(match, 'b1.1')]).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [1],
    ]);
    expect(no(bay(hurtFriend(25001)), { target: 'a1.2', targetSlot: 2 })).toBe(
      'OG-9.37: 3.001 in from Destroyers 2; at most 3.000 in.',
    );
  });

  it('OG-8.6 OG-I61 OG-I62: not a destroyed component, not an intact one', () => {
    const first = D('a1.2', [24000, 20000], 'cannon', hurt('shield', 2), hurt('railgun', 1));
    expect(no(bay(first), { target: 'a1.2', targetSlot: 2 })).toBe(
      'OG-8.6: Shield (slot 2) is destroyed and cannot be repaired.',
    );
    expect(no(bay(first), { target: 'a1.2', targetSlot: 1 })).toBe('OG-8.6: Cannon (slot 1) has no damage.');
  });

  it('OG-9.37 OG-I60: not itself, unless repairSelf', () => {
    expect(no(bay(hurtFriend(24000)), { target: 'a1.1', targetSlot: 1 })).toBe(
      'OG-9.37: A Repair Bay repairs another ship.',
    );
    const { match } = play(
      bay(hurtFriend(24000), { repairSelf: true }),
      'a1',
      use(1, { target: 'a1.1', targetSlot: 1 }),
    );
    expect(damageOf(match, 'a1.1')).toEqual([0, 0, 0]);
  });

  it('OG-9.37: no enemy, nobody who is not there, and with unit and slot', () => {
    const match = bay(hurtFriend(24000));
    expect(no(match, { target: 'b1.1', targetSlot: 1 })).toBe('OG-9.37: Fighters 1 is not on your side.');
    expect(no(match, { target: 'a1.9', targetSlot: 1 })).toBe('OG-20.1: There is no unit a1.9.');
    expect(no(match, { target: 'a1.2', targetSlot: 4 })).toBe('OG-20.1: Destroyers 2 has no component in slot 4.');
    expect(no(match, { target: 'a1.2' })).toBe(
      'OG-20.2: Repair Bay takes one friendly unit and the slot of its component.',
    );
    expect(no(match, {})).toBe('OG-20.2: Repair Bay takes one friendly unit and the slot of its component.');
  });
});

describe('OG-9.38 Salvage Arm', () => {
  const arm = (x: number) => D('b1.1', [x, 20000], hurt('shield', 2), hurt('cannon', 1), 'salvageArm');
  /** a1.1 shoots the Scouts b1.2 at (20000, 20000). */
  const shot = (...ships: Placed[]) => {
    const match = during(
      'move',
      'fire',
      [F('a1.1', [20000, 10000, 9000], 'cannon'), S('b1.2', [20000, 20000, 27000]), ...ships],
      { dice: [6, 6, 6, 6] },
    );
    return play(match, 'a1', { type: 'firePrimary', target: 'b1.2' });
  };

  it('OG-9.38 OG-8.6 OG-C79: a friend lost at exactly 6.000 in opens a window; the destroyed Shield cannot be chosen', () => {
    const { match, events } = shot(arm(27500));
    expect(events.at(-1)).toMatchObject({ type: 'destroyed', unit: 'b1.2' });
    expect(match.state.windows).toEqual([{ kind: 'salvage', unit: 'b1.1', captain: 'b1', slot: 3, lost: 'b1.2' }]);
    expect(game.pending(match.state)).toEqual([{ kind: 'window.salvage', seats: ['b1'] }]);
    expect(refusal(match, 'b1', { type: 'salvage', slot: 1 })).toBe(
      'OG-8.6: Shield (slot 1) is destroyed and cannot be repaired.',
    );
    expect(refusal(match, 'b1', { type: 'salvage', slot: 3 })).toBe('OG-8.6: Salvage Arm (slot 3) has no damage.');
    const { match: after } = play(match, 'b1', { type: 'salvage', slot: 2 });
    expect([damageOf(after, 'b1.1'), after.state.windows, after.state.activation!.unit]).toEqual([
      [2, 0, 0],
      [],
      'a1.1',
    ]);
    const declined = play(match, 'b1', { type: 'decline' });
    expect(declined.events).toEqual([{ type: 'salvageClosed', unit: 'b1.1', repaired: false }]);
    expect(damageOf(declined.match, 'b1.1')).toEqual([2, 1, 0]);
    expect(shot(arm(27501)).match.state.windows).toEqual([]);
  });

  it('OG-1.8 OG-20.4: the window comes first, and is its captain’s', () => {
    const { match } = shot(arm(27000));
    expect(refusal(match, 'a1', use(1, { target: 'b1.1' }))).toBe(
      'OG-1.8: The Salvage Arm of Destroyers 1 must be decided first.',
    );
    expect(refusal(match, 'a1', { type: 'decline' })).toBe('OG-17.7: Captain b1 decides this.');
    const { match: after } = play(match, 'b1', { type: 'decline' });
    expect(refusal(after, 'b1', { type: 'salvage', slot: 2 })).toBe('OG-9.38: No Salvage Arm is waiting.');
    expect(game.choices(match.state, 'b1').map(({ type }) => type)).toEqual(
      expect.arrayContaining(['salvage', 'decline']),
    );
  });

  it('OG-9.38 OG-20.3: skipped when nothing can be repaired; none for the enemy’s loss, an arm that does not work, or the ship itself', () => {
    const whole = shot(D('b1.1', [27000, 20000], 'shield', 'cannon', 'salvageArm'));
    expect(whole.events.at(-1)).toEqual({ type: 'salvageClosed', unit: 'b1.1', repaired: false });
    expect(whole.match.state.windows).toEqual([]);
    expect(
      shot(D('b1.1', [27000, 20000], hurt('shield', 1), 'cannon', hurt('salvageArm', 2))).match.state.windows,
    ).toEqual([]);
    expect(shot(D('a1.2', [27000, 20000], hurt('shield', 1), 'cannon', 'salvageArm')).match.state.windows).toEqual([]);
    const itself = during(
      'move',
      'fire',
      [B('a1.1', [20000, 10000]), F('b1.1', [26000, 10000, 18000], hurt('salvageArm', 1))],
      { dice: [6, 6, 6, 6] },
    );
    expect(play(itself, 'a1', { type: 'firePrimary', target: 'b1.1' }).match.state.windows).toEqual([]);
  });

  it('OG-1.8 OG-8.5: several windows, in unit order, also after the activation is lost with its unit', () => {
    const mine = { side: 'A' as const, x: 20000, y: 20000 };
    const ships = [
      S('b1.1', [20000, 24000]),
      D('b1.3', [24000, 24000], hurt('shield', 1), 'cannon', 'salvageArm'),
      F('b1.2', [17000, 24000], hurt('salvageArm', 1)),
    ];
    const match = choosing(ships, { mines: [mine], dice: [6, 6, 6] });
    const { match: after, events } = playAll(match, [
      ['b1', { type: 'activate', unit: 'b1.1', action: 'move' }],
      ['b1', { type: 'plan', points: [[20000, 23000]], heading: 0 }],
    ]);
    expect(eventsOf(events, 'destroyed')).toHaveLength(1);
    expect(after.state.activation).toBeNull();
    expect(after.state.windows.map(({ unit: id }) => id)).toEqual(['b1.2', 'b1.3']);
    expect(refusal(after, 'b1', { type: 'activate', unit: 'b1.2', action: 'hold' })).toBe(
      'OG-1.8: The Salvage Arm of Fighters 1 must be decided first.',
    );
    const { match: done } = playAll(after, [
      ['b1', { type: 'salvage', slot: 1 }],
      ['b1', { type: 'salvage', slot: 1 }],
    ]);
    expect([damageOf(done, 'b1.2'), damageOf(done, 'b1.3'), done.state.windows]).toEqual([[0], [0, 0, 0], []]);
  });
});

describe('OG-9.39 Stealth Generator', () => {
  const fighters = (...components: Parameters<typeof D>[2][]) => [
    D('a1.1', [20000, 20000], ...components),
    F('b1.1', [26000, 20000, 18000], 'cannon'),
  ];

  it('OG-9.39 OG-C80: used after the gun, it costs later shots 2 Accuracy and gives 2 Toughness until switched off', () => {
    const match = during('move', 'fire', fighters('stealthGenerator', 'cannon'), { dice: [1, 1, 1, 1] });
    expect(needs(match, GUN).accuracy).toEqual([{ name: 'primary', value: 2 }]);
    const gun = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' });
    const { match: on, events } = play(gun.match, 'a1', use(1));
    expect(events).toEqual([
      { type: 'weaponUsed', unit: 'a1.1', weapon: { slot: 1, kind: 'stealthGenerator' }, targets: [] },
      { type: 'stealthSwitched', unit: 'a1.1', slot: 1, on: true },
    ]);
    expect(sumOf(needs(on, { slot: 2, kind: 'cannon' }).accuracy)).toBe(1);
    expect(toughness(on, 'a1.1')).toBe(13);
    expect(refusal(on, 'a1', use(1))).toBe('OG-9.2: Stealth Generator (slot 1) has been used in this activation.');
    const off = play(during('hold', 'fire', fighters({ kind: 'stealthGenerator', on: true })), 'a1', use(1)).match;
    expect([toughness(off, 'a1.1'), unit(off, 'a1.1').components[0]]).toEqual([
      11,
      { kind: 'stealthGenerator', slot: 1, facing: 'front', damage: 0 },
    ]);
  });

  it('OG-9.39 OG-C81: it ends at once with the last Generator that works and is on', () => {
    const units = [
      F('a1.1', [10000, 20000], 'cannon'),
      D('b1.1', [20000, 20000, 18000], { kind: 'stealthGenerator', on: true, damage: 1 }, 'cannon'),
    ];
    const match = during('move', 'fire', units, { dice: [6, 6, 6, 6] });
    expect([toughness(match, 'b1.1'), sumOf(needs(match, GUN, 'b1.1', 'a1.1').accuracy)]).toEqual([13, 0]);
    const { match: after } = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' });
    expect(damageOf(after, 'b1.1')).toEqual([2, 0, 0]);
    expect(unit(after, 'b1.1').components[0]).toEqual({
      kind: 'stealthGenerator',
      slot: 1,
      facing: 'front',
      damage: 2,
    });
    expect([toughness(after, 'b1.1'), sumOf(needs(after, GUN, 'b1.1', 'a1.1').accuracy)]).toEqual([11, 2]);
  });

  it('OG-9.39 OG-1.10: once, however many are on', () => {
    const match = during(
      'hold',
      'fire',
      fighters({ kind: 'stealthGenerator', on: true }, { kind: 'stealthGenerator', on: true }),
    );
    expect(toughness(match, 'a1.1')).toBe(13);
    expect(toughness(play(match, 'a1', use(1)).match, 'a1.1')).toBe(13);
  });

  it('OG-7.11 OG-C59: D with two Precision Sensors in stealth mode shoots F: Accuracy 2, needs 9+', () => {
    const match = during(
      'move',
      'fire',
      fighters('precisionSensor', 'precisionSensor', { kind: 'stealthGenerator', on: true }),
    );
    expect([sumOf(needs(match, GUN).accuracy), needs(match, GUN).needToHit]).toEqual([2, 9]);
  });

  it('OG-7.11: Shield, stealth mode and cover add up; against a mine the cover does not count', () => {
    const units = [
      F('a1.1', [10000, 20000]),
      D('b1.1', [20000, 20000], 'shield', { kind: 'stealthGenerator', on: true }),
    ];
    const match = during('move', 'fire', units, { pieces: [circle('obscuring', 20000, 20000, 1000)] });
    expect(sumOf(needs(match, GUN).toughness)).toBe(15);
    expect(toughness(match, 'b1.1')).toBe(14);
  });
});

describe('OG-9.40 Tsunami Cannon', () => {
  const strength = (round: number, firedIn = 0) => {
    const units = [F('a1.1', [10000, 20000], { kind: 'tsunamiCannon', firedIn }), B('b1.1', [20000, 20000, 18000])];
    return sumOf(needs(during('move', 'fire', units, { round }), { slot: 1, kind: 'tsunamiCannon' }).strength);
  };

  it('OG-9.40 OG-C82: Strength 4 for each full round without firing', () => {
    expect([1, 2, 3, 4].map((round) => strength(round))).toEqual([0, 4, 8, 12]);
    expect([strength(3, 2), strength(4, 2), strength(4, 1)]).toEqual([0, 4, 8]);
  });

  it('OG-9.40: what it fires with, and that it has fired, is remembered; a miss counts too', () => {
    const units = [F('a1.1', [10000, 20000], 'tsunamiCannon'), B('b1.1', [20000, 20000, 18000])];
    const hit = play(during('move', 'fire', units, { round: 3, dice: [3, 4, 2, 3] }), 'a1', use(1, { target: 'b1.1' }));
    expect(eventsOf(hit.events, 'damageRolled')[0]).toMatchObject({
      strength: [{ name: 'tsunamiCannon', value: 8 }],
      success: true,
    });
    expect(unit(hit.match, 'a1.1').components[0]).toMatchObject({ firedIn: 3 });
    const miss = play(during('move', 'fire', units, { round: 2, dice: [1, 1] }), 'a1', use(1, { target: 'b1.1' }));
    expect(unit(miss.match, 'a1.1').components[0]).toMatchObject({ firedIn: 2 });
    expect(unit(miss.match, 'b1.1').components.every((component) => !('firedIn' in component))).toBe(true);
  });
});

describe('OG-3.8 advancedComponents', () => {
  it('OG-3.8: true lets all ten be taken, and random play fields them', () => {
    const parsed = game.parseOptions({ advancedComponents: true, layout: [[]], terrainMinimum: 0 });
    if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
    const state = game.setup(parsed.value, { die: () => 1 } as never);
    const kinds = new Set(
      game
        .choices(state, 'a1')
        .flatMap((command) =>
          command.type === 'submitFleet'
            ? command.units.flatMap(({ components }) => components.map(({ kind }) => kind))
            : [],
        ),
    );
    expect(kinds.size).toBeGreaterThan(15);
  });

  it('OG-20.2: what a component does not take is refused', () => {
    const match = during('move', 'fire', company([D('a1.1', [10000, 10000], 'cannon'), F('b1.1', [20000, 10000])]));
    expect(refusal(match, 'a1', use(1, { target: 'b1.1', x: 5 }))).toBe('OG-20.2: Cannon takes no place.');
    expect(refusal(match, 'a1', use(1, { target: 'b1.1', diameter: 5 }))).toBe('OG-20.2: Cannon takes no diameter.');
    expect(refusal(match, 'a1', use(1, { target: 'b1.1', targetSlot: 1 }))).toBe(
      "OG-20.2: Cannon takes no slot of a unit's component.",
    );
  });
});
