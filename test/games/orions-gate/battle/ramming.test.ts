import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../../../../src/games/orions-gate/command.ts';
import { damageOf, diceLeft, eventsOf, play, poseOf, refusal, refused, unit } from '../../../helpers/og-position.ts';
import { B, circle, D, during, F, hurt, S, type More, type Placed } from './scene.ts';

type Plan = Omit<CommandOf<'plan'>, 'type'>;
const A1 = 'a1.1';
const B1 = 'b1.1';

/** The first unit rams; every scripted die must be drawn. */
function rammed(dice: readonly number[], units: readonly Placed[], plan: Plan = { target: B1 }, more: More = {}) {
  const played = play(during('ram', 'plan', units, { ...more, dice }), 'a1', { type: 'plan', ...plan });
  expect(diceLeft(played.match)).toEqual([]);
  return played;
}

const no = (units: readonly Placed[], plan: Plan, more: More = {}): string =>
  refusal(during('ram', 'plan', units, more), 'a1', { type: 'plan', ...plan });

/** Dice of a ram of a ship on a fresh F: D3 and a damage roll that fails, the push die, then a backlash that fails. */
const harmless = (push: number): number[] => [1, 1, 1, push, 1, 1, 1];
/** The contact pose of the rammer. */
const contact = (...units: Placed[]) => {
  const { events } = rammed(harmless(1), units);
  const { to } = eventsOf(events, 'displaced')[0]!;
  return [to.x, to.y];
};
const d = (heading = 0) => D(A1, [10000, 10000, heading]);

describe('OG-10 the ram line', () => {
  it('OG-10.3 OG-C83: contact pose step 3453', () => {
    expect(contact(d(), F(B1, [15000, 10500, 18000]))).toEqual([13453, 10000]);
  });

  it('OG-10.3 OG-C84: heading 3000: step 4208, (13644, 12104)', () => {
    expect(contact(d(3000), F(B1, [15000, 13000, 21000]))).toEqual([13644, 12104]);
  });

  it('OG-10.3 OG-C85 OG-I36: reached at exactly 9000; one mil further it is not', () => {
    expect(contact(d(), F(B1, [20625, 10000, 18000]))).toEqual([19000, 10000]);
    expect(no([d(), F(B1, [20626, 10000])], { target: B1 })).toBe(
      'OG-10.3: Fighters 1 is 9.001 in away along the ram line; the allowance is 9.000 in.',
    );
  });

  it('OG-10.3 OG-C86 OG-I37: just grazed at step 5000; a mil aside it is missed', () => {
    expect(contact(d(), F(B1, [15000, 11625, 18000]))).toEqual([15000, 10000]);
    expect(no([d(), F(B1, [15000, 11626])], { target: B1 })).toBe(
      'OG-10.3: The ram line misses Fighters 1 by 0.001 in.',
    );
    expect(no([d(), F(B1, [5000, 10000])], { target: B1 })).toBe(
      'OG-10.3: The ram line misses Fighters 1 by 3.375 in.',
    );
  });

  it('OG-10.4 OG-I38: a friendly unit in between', () => {
    const friend = F('a1.2', [15875, 10000]);
    expect(no([d(), friend, F(B1, [18000, 10000])], { target: B1 })).toBe(
      'OG-10.4: Fighters 1 is in the way at 4.250 in.',
    );
  });

  it('OG-10.4 OG-I39: another enemy is met first', () => {
    const match = during('ram', 'plan', [d(), F(B1, [18000, 10000]), F('b1.2', [15000, 10500])]);
    const pushed = refused(match, 'a1', { type: 'plan', target: B1 })[0]!;
    expect(`${pushed.rule}: ${pushed.reason}`).toBe('OG-10.4: Fighters 2 is met first at 3.453 in.');
    expect(pushed.data).toEqual({ other: 'b1.2', at: [13453, 10000], have: 3453 });
  });

  it('OG-10.4: planets and the table edge are in the way; Obscuring pieces are not', () => {
    const pieces = [circle('blocking', 14000, 10000, 500)];
    const name = during('ram', 'plan', [d()], { pieces }).state.tables[0]!.pieces[0]!.name;
    expect(no([d(), F(B1, [18000, 10000])], { target: B1 }, { pieces })).toBe(
      `OG-10.4: ${name} is in the way at 2.500 in.`,
    );
    expect(no([D(A1, [66000, 10000])], { distance: 6000 })).toBe('OG-10.4: The table edge is in the way at 5.000 in.');
    const nebula = [circle('obscuring', 14000, 10000, 500)];
    expect(poseOf(rammed([], [d()], { distance: 9000 }, { pieces: nebula }).match, A1)).toEqual([19000, 10000, 0]);
  });

  it('OG-10.1 OG-I40 OG-I72: only enemies are rammed, no turn, a target or a distance', () => {
    const units = [d(), F('a1.2', [15000, 10000]), F(B1, [15000, 20000])];
    expect(no(units, { target: 'a1.2' })).toBe('OG-10.1: Only enemy units can be rammed.');
    expect(no(units, { distance: 1000, pivot: 1 })).toBe('OG-10.1: A ramming ship cannot turn.');
    expect(no(units, { target: B1, heading: 100 })).toBe('OG-10.1: A ramming ship cannot turn.');
    expect(no(units, {})).toBe('OG-20.1: A plan for Ram takes a target or a distance.');
    expect(no(units, { target: B1, distance: 1 })).toBe('OG-20.1: A plan for Ram takes a target or a distance.');
    expect(no(units, { target: 'b1.5' })).toBe('OG-20.1: There is no unit b1.5.');
  });

  it('OG-10.5 OG-10.2 OG-C87 OG-I41: without a target it may pass within an inch, but not end there', () => {
    const units = [d(), F('a1.2', [15000, 12000])];
    expect(no(units, { distance: 5000 })).toBe('OG-10.5: You would end 0.375 in from Fighters 1; 1.000 in is needed.');
    const { match, events } = rammed([], units, { distance: 9000 });
    expect(poseOf(match, A1)).toEqual([19000, 10000, 0]);
    expect(eventsOf(events, 'planned')).toEqual([{ type: 'planned', unit: A1, length: 9000, moved: true }]);
    expect(poseOf(match, 'a1.2')).toEqual([15000, 12000, 0]);
  });

  it('OG-10.5 OG-I76: a distance beyond the allowance, or below 0', () => {
    expect(no([d()], { distance: 9001 })).toBe('OG-10.5: Distance is 9.001 in; the allowance is 9.000 in.');
    expect(no([d()], { distance: -1 })).toBe('OG-10.5: The distance cannot be negative.');
    expect(poseOf(rammed([], [d()], { distance: 0 }).match, A1)).toEqual([10000, 10000, 0]);
  });

  it('OG-10.5 OG-10.15: from a unit nearer than an inch at the start a ram may lead away, not end nearer', () => {
    const beside = (x: number) => [d(), F(B1, [x, 11800])];
    expect(no(beside(10100), { distance: 100 })).toBe(
      'OG-10.5: You would end 0.175 in from Fighters 1; you start at 0.178 in and may not end nearer.',
    );
    expect(poseOf(rammed([], beside(10000), { distance: 3000 }).match, A1)).toEqual([13000, 10000, 0]);
    expect(poseOf(rammed([], beside(10000), { distance: 1 }).match, A1)).toEqual([10001, 10000, 0]);
  });
});

describe('OG-10 the push', () => {
  const push = (die: number, heading: number, target: Placed, more: More = {}, ...others: Placed[]) => {
    const { x, y } = { x: (target.pose as readonly number[])[0]!, y: (target.pose as readonly number[])[1]! };
    // The rammer stands in base contact behind the target, seen along the heading.
    const at: [number, number] = heading === 0 ? [x - 2000, y] : [x - 1500, y - 1500];
    const played = rammed(
      more.dice ?? harmless(die),
      [D(A1, [...at, heading]), target, ...others],
      { target: B1 },
      more,
    );
    return { pose: poseOf(played.match, B1), ...played, pushed: eventsOf(played.events, 'pushed')[0]! };
  };
  const f = (x: number, y: number, heading = 18000) => F(B1, [x, y, heading]);

  it('OG-10.9 OG-C88: free, up to a unit, up to a unit beside the line', () => {
    expect(push(4, 0, f(15000, 10500, 30000)).pose).toEqual([19000, 10500, 30000]);
    const stopped = push(4, 0, f(15000, 10500), {}, D('b1.2', [19000, 10500]));
    expect(stopped.pose).toEqual([17375, 10500, 18000]);
    expect(stopped.pushed.stoppedBy).toEqual({ kind: 'unit', id: 'b1.2' });
    expect([poseOf(stopped.match, 'b1.2'), damageOf(stopped.match, 'b1.2'), damageOf(stopped.match, B1)]).toEqual([
      [19000, 10500, 0],
      [0, 0, 0],
      [0],
    ]);
    expect(push(4, 0, f(15000, 10500), {}, F('b1.2', [18000, 11500])).pose).toEqual([17250, 10500, 18000]);
  });

  it('OG-10.10 OG-11.4 OG-C89: into a planet a collision hit; ending exactly touching it none', () => {
    const planet = (x: number) => [circle('blocking', x, 10500, 2000)];
    const hit = push(4, 0, f(15000, 10500), { pieces: planet(20000), dice: [1, 1, 1, 4, 2, 3, 4, 1, 1, 1] });
    expect(hit.pose).toEqual([17375, 10500, 18000]);
    expect(damageOf(hit.match, B1)).toEqual([1]);
    expect(eventsOf(hit.events, 'autoHit').map(({ cause }) => cause.kind)).toEqual(['ram', 'collision', 'backlash']);
    const touching = push(3, 0, f(15000, 10500), { pieces: planet(20625) });
    expect(touching.pose).toEqual([18000, 10500, 18000]);
    expect(touching.pushed.stoppedBy).toBeNull();
    expect(damageOf(touching.match, B1)).toEqual([0]);
  });

  it('OG-10.10 OG-C90: the table edge stops it without damage, in a corner too', () => {
    const east = push(4, 0, f(70000, 10500));
    expect(east.pose).toEqual([71375, 10500, 18000]);
    expect(east.pushed.stoppedBy).toEqual({ kind: 'edge' });
    expect(damageOf(east.match, B1)).toEqual([0]);
    expect(push(5, 4500, f(70000, 46500, 22500)).pose).toEqual([70875, 47375, 22500]);
  });

  it('OG-10.10: of several things at one step a solid piece counts, the lowest in piece order, with one hit', () => {
    const dice = [1, 1, 1, 4, 1, 1, 1, 1, 1, 1];
    const pieces = [
      circle('dangerous', 40000, 40000, 1000),
      circle('blocking', 20000, 10500, 2000),
      circle('blocking', 20000, 10500, 2000),
    ];
    const hit = push(4, 0, f(15000, 10500), { pieces, dice });
    expect(hit.pushed.stoppedBy).toEqual({ kind: 'piece', id: 'P2' });
    expect(eventsOf(hit.events, 'autoHit').map(({ cause }) => cause.kind)).toEqual(['ram', 'collision', 'backlash']);
    // A unit above and a planet below the line would both be overlapped from x 17001 on.
    const both = push(
      4,
      0,
      f(15000, 10500),
      { pieces: [circle('blocking', 18600, 9300, 1375)], dice },
      F('b1.2', [18000, 11250]),
    );
    expect([both.pose, both.pushed.stoppedBy]).toEqual([[17000, 10500, 18000], { kind: 'piece', id: 'P1' }]);
    const later = push(
      4,
      0,
      f(15000, 10500),
      { pieces: [circle('blocking', 18601, 9300, 1375)] },
      F('b1.2', [18000, 11250]),
    );
    expect([later.pose, later.pushed.stoppedBy]).toEqual([[17000, 10500, 18000], { kind: 'unit', id: 'b1.2' }]);
  });

  it('OG-10.11: on its way it enters Dangerous pieces; destroyed there it stops there, and the backlash still comes', () => {
    const pieces = [circle('dangerous', 20000, 10500, 1000)];
    const { match, events, pose } = push(6, 0, f(15000, 10500), { pieces, dice: [1, 1, 1, 6, 2, 1, 1, 1] });
    expect(pose).toEqual([18375, 10500, 18000]);
    expect(unit(match, B1).status).toBe('destroyed');
    expect(events.map(({ type }) => type)).toEqual([
      'displaced',
      'autoHit',
      'pushed',
      'displaced',
      'dangerRolled',
      'damaged',
      'destroyed',
      'autoHit',
      'planned',
      'ended',
    ]);
  });
});

describe('OG-10 the hit and the backlash', () => {
  const full = () => D(A1, [10000, 10000, 0], 'reinforcedRam', 'engine', 'cannon');
  const seat = 'a1';
  /** Declares the ram with the Engine dice first, as the checks do. */
  function fullRam(dice: readonly number[], target: Placed) {
    const start = during('hold', 'plan', [full(), target]).state;
    const match = {
      ...during('hold', 'plan', [full(), target], { dice }),
      state: { ...start, activation: null, units: start.units.map((one) => ({ ...one, activatedIn: 0 })) },
    };
    const declared = play(match, seat, { type: 'activate', unit: A1, action: 'ram' }).match;
    expect(declared.state.activation!.allowance).toBe(14000);
    const played = play(declared, seat, { type: 'plan', target: B1 });
    expect(diceLeft(played.match)).toEqual([]);
    return played;
  }

  it('OG-10.6 OG-10.7 OG-10.8 OG-10.12 OG-C91: a full ram in the back', () => {
    const { match, events } = fullRam([2, 3, 3, 4, 1, 1, 2, 5, 3, 4], F(B1, [15000, 10500, 0], 'ablativeArmor'));
    expect(poseOf(match, A1)).toEqual([13453, 10000, 0]);
    expect(eventsOf(events, 'ablativeRolled')[0]).toMatchObject({ unit: B1, slot: 1, against: A1, success: false });
    const [hit, backlash] = eventsOf(events, 'autoHit');
    expect(hit).toMatchObject({
      cause: { kind: 'ram', by: A1 },
      target: B1,
      back: true,
      success: true,
      strength: [
        { name: 'destroyers', value: 4 },
        { name: 'back', value: 1 },
        { name: 'd3', value: 2 },
        { name: 'reinforcedRam', value: 1 },
      ],
      toughness: [{ name: 'fighters', value: 9 }],
    });
    expect(unit(match, B1)).toMatchObject({ status: 'destroyed', scoredBy: 'A' });
    expect(eventsOf(events, 'pushed')).toEqual([]);
    expect(backlash).toMatchObject({
      cause: { kind: 'backlash', by: B1 },
      target: A1,
      back: false,
      success: true,
      strength: [
        { name: 'fighters', value: 2 },
        { name: 'd3', value: 3 },
      ],
    });
    expect(damageOf(match, A1)).toEqual([1, 0, 0]);
  });

  it('OG-10.6 OG-10.9 OG-C92: the same in the left sector: 1 damage, push, backlash fails', () => {
    const { match, events } = fullRam([2, 3, 3, 4, 1, 1, 1, 4, 1, 1, 2], F(B1, [15000, 10500, 9000], 'ablativeArmor'));
    expect(poseOf(match, B1)).toEqual([19000, 10500, 9000]);
    expect(damageOf(match, B1)).toEqual([1]);
    expect(damageOf(match, A1)).toEqual([0, 0, 0]);
    expect(eventsOf(events, 'autoHit').map(({ back, success }) => [back, success])).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('OG-10.12 OG-C93: D rams S: three dice, no push, no backlash', () => {
    const { match, events } = rammed([1, 1, 1], [d(), S(B1, [15000, 10000, 18000]), F('b1.2', [60000, 40000])]);
    expect(unit(match, B1).status).toBe('destroyed');
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'autoHit', 'damaged', 'destroyed', 'planned']);
  });

  it('OG-10.12: surviving Scouts are pushed and strike nothing back', () => {
    const { match } = rammed([1, 1, 2, 3], [F(A1, [10000, 10000]), S(B1, [15000, 10000, 18000])]);
    expect(poseOf(match, B1)).toEqual([18000, 10000, 18000]);
    expect(damageOf(match, A1)).toEqual([0]);
  });

  it('OG-9.11 OG-C94: Ablative Armor destroys the rammer: nothing else is rolled', () => {
    const units = [
      F(A1, [10000, 10000, 0], hurt('engine', 1)),
      D(B1, [15000, 10000], 'ablativeArmor'),
      F('a1.2', [40000, 40000]),
    ];
    const { match, events } = rammed([5], units, { target: B1 }, { activation: { allowance: 15000 } });
    expect(unit(match, A1)).toMatchObject({ status: 'destroyed', pose: { x: 13375, y: 10000 } });
    expect(events.map(({ type }) => type)).toEqual([
      'displaced',
      'ablativeRolled',
      'damaged',
      'destroyed',
      'activationEnded',
    ]);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({
      unit: A1,
      cause: { kind: 'ablativeArmor', by: B1, slot: 1 },
    });
    expect(damageOf(match, B1)).toEqual([0, 0, 0]);
  });

  it('OG-9.11 OG-C65: two copies: dice 4 2 one damage, 6 4 two; each is given before the next', () => {
    const units = (rammer: Placed) => [
      rammer,
      D(B1, [15000, 10000, 18000], 'ablativeArmor', 'ablativeArmor'),
      F('a1.2', [40000, 40000]),
    ];
    expect(damageOf(rammed([4, 2, 1, 1, 1, 1, 1, 1, 1], units(d())).match, A1)).toEqual([1, 0, 0]);
    expect(damageOf(rammed([6, 4, 1, 1, 1, 1, 1, 1, 1], units(d())).match, A1)).toEqual([2, 0, 0]);
    const fragile = rammed([4], units(F(A1, [10000, 10000], hurt('shield', 1))));
    expect(unit(fragile.match, A1).status).toBe('destroyed');
  });

  it('OG-1.10: with stackPassives false one Ablative Armor and one Reinforced Ram count', () => {
    const units = [
      D(A1, [10000, 10000], 'reinforcedRam', 'reinforcedRam'),
      F(B1, [15000, 10000, 18000], 'ablativeArmor'),
    ];
    const { events } = rammed(
      [1, 1, 1, 1, 1, 1, 1, 1, 1],
      units,
      { target: B1 },
      { options: { stackPassives: false } },
    );
    expect(eventsOf(events, 'ablativeRolled')).toHaveLength(1);
    expect(eventsOf(events, 'autoHit')[0]!.strengthRolls).toHaveLength(2);
  });

  it('OG-9.21: Reinforced Ram adds a D3 a copy when ramming, not when rammed', () => {
    const units = [
      D(A1, [10000, 10000], 'reinforcedRam', hurt('reinforcedRam', 2), 'reinforcedRam'),
      F(B1, [15000, 10000, 18000], 'reinforcedRam'),
    ];
    const [hit, backlash] = eventsOf(rammed([1, 3, 5, 1, 1, 1, 1, 1, 1], units).events, 'autoHit');
    expect(hit!.strength.map(({ value }) => value)).toEqual([4, 1, 2, 3]);
    expect(backlash!.strengthRolls).toHaveLength(1);
  });

  it('OG-10.7: Strength by type', () => {
    const strength = (...units: Placed[]) =>
      eventsOf(rammed([1, 1, 1, 1, 1, 1, 1], units).events, 'autoHit').map((hit) => hit.strength[0]!.value);
    expect(strength(F(A1, [10000, 10000]), B(B1, [15000, 10000, 18000]))).toEqual([2, 6]);
    expect(strength(B(A1, [10000, 10000]), D(B1, [15000, 10000, 18000]))).toEqual([6, 4]);
  });

  it('OG-10.8 OG-7.5: no cover against a ram', () => {
    const pieces = [circle('obscuring', 15000, 10000, 2000)];
    const { events } = rammed(harmless(1), [d(), F(B1, [15000, 10000, 18000])], { target: B1 }, { pieces });
    expect(eventsOf(events, 'autoHit')[0]!.toughness).toEqual([{ name: 'fighters', value: 9 }]);
  });

  it('OG-10.6: a rammer destroyed on its way stops there and rolls nothing more', () => {
    const pieces = [circle('dangerous', 13000, 10000, 500)];
    const units = [F(A1, [10000, 10000]), F(B1, [15000, 10000]), F('a1.2', [40000, 40000])];
    const { match } = rammed([2], units, { target: B1 }, { pieces });
    expect(unit(match, A1)).toMatchObject({ status: 'destroyed', pose: { x: 11875, y: 10000 } });
    expect([poseOf(match, B1), damageOf(match, B1)]).toEqual([[15000, 10000, 0], [0]]);
  });

  it('OG-10.13: both may be destroyed; each side scores the other', () => {
    const units = [
      F(A1, [10000, 10000], hurt('shield', 1)),
      F(B1, [15000, 10000, 18000], hurt('cannon', 1)),
      F('a1.2', [40000, 40000]),
      F('b1.2', [50000, 40000]),
    ];
    const { match } = rammed([6, 6, 6, 6, 6, 6], units);
    expect([unit(match, A1), unit(match, B1)]).toMatchObject([
      { status: 'destroyed', scoredBy: 'B' },
      { status: 'destroyed', scoredBy: 'A' },
    ]);
    expect(match.state.activation).toBeNull();
  });

  it('OG-10.14: after a ram components may be used, the primary gun not', () => {
    const { match } = rammed(harmless(1), [D(A1, [10000, 10000], 'cannon'), F(B1, [15000, 10000, 18000])]);
    expect(refusal(match, 'a1', { type: 'firePrimary', target: B1 })).toBe('OG-7.1: No primary gun after Ram.');
    const more = { ...match, chance: { kind: 'script' as const, draws: [1, 1] } };
    expect(eventsOf(play(more, 'a1', { type: 'useComponent', slot: 1, target: B1 }).events, 'hitRolled')).toHaveLength(
      1,
    );
  });

  it('OG-10.15 OG-6.10: a ship left in base contact gets away, but not through the other', () => {
    const after = (heading: number) => during('move', 'plan', [F(A1, [11625, 10000, heading]), D(B1, [10000, 10000])]);
    expect(poseOf(play(after(0), 'a1', { type: 'plan', first: 8000 }).match, A1)).toEqual([19625, 10000, 0]);
    expect(poseOf(play(after(9000), 'a1', { type: 'plan', first: 8000 }).match, A1)).toEqual([11625, 18000, 9000]);
    expect(refusal(after(18000), 'a1', { type: 'plan', first: 8000 })).toBe(
      'OG-6.10: Path comes within 0.000 in of Destroyers 1; you start at 0.000 in and may not come nearer.',
    );
  });
});

describe('OG-11 terrain', () => {
  it('OG-11.4 OG-C95: a collision against F with 2 | 3 4 is 1 damage, against B with 6 | 3 3 nothing', () => {
    const into = (target: Placed, dice: readonly number[]) => {
      const { match, events } = rammed(
        dice,
        [d(), target],
        { target: B1 },
        { pieces: [circle('blocking', 18000, 10000, 500)] },
      );
      return { hit: eventsOf(events, 'autoHit')[1]!, damage: damageOf(match, B1) };
    };
    const small = into(F(B1, [15000, 10000, 18000]), [1, 1, 1, 6, 2, 3, 4, 1, 1, 1]);
    expect(small.hit).toMatchObject({
      cause: { kind: 'collision', piece: 'P1' },
      strength: [{ name: 'd6', value: 2 }],
      success: true,
      back: false,
    });
    expect(small.damage).toEqual([1]);
    const large = into(B(B1, [15000, 10000, 18000]), [1, 1, 1, 6, 6, 3, 3, 1, 1, 1]);
    expect(large.hit.success).toBe(false);
    expect(large.damage).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('OG-11.5 OG-C96: D with Armored Plating, Cannon, Engine enters, die 5; S enters, die 1', () => {
    const pieces = [circle('dangerous', 14000, 10000, 1000)];
    const ship = during('move', 'plan', [D(A1, [10000, 10000], 'armoredPlating', 'cannon', 'engine')], {
      pieces,
      dice: [5],
    });
    expect(damageOf(play(ship, 'a1', { type: 'plan', first: 6000 }).match, A1)).toEqual([4, 1, 0]);
    const scouts = during('move', 'plan', [S(A1, [10000, 10000]), S('a1.2', [40000, 40000])], { pieces, dice: [1] });
    expect(unit(play(scouts, 'a1', { type: 'plan', points: [[14000, 10000]] }).match, A1).status).toBe('destroyed');
  });

  it('OG-11.5 OG-C97: two pieces two rolls; out and back in two rolls; from one into another that touches it one each', () => {
    const b = (x: number) => B(A1, [x, 10000], 'shield', 'shield', 'shield', 'shield', 'shield', 'shield');
    const through = (pieces: ReturnType<typeof circle>[], dice: readonly number[]) => {
      const match = during('cruise', 'plan', [b(10000)], { pieces, dice, activation: { allowance: 30000 } });
      const played = play(match, 'a1', { type: 'plan', first: 15000 });
      expect(diceLeft(played.match)).toEqual([]);
      return eventsOf(played.events, 'dangerRolled').map(({ piece }) => piece);
    };
    expect(through([circle('dangerous', 14000, 10000, 1000), circle('dangerous', 22000, 10000, 1000)], [1, 1])).toEqual(
      ['P1', 'P2'],
    );
    expect(through([circle('dangerous', 14000, 10000, 1000), circle('dangerous', 16000, 10000, 1000)], [1, 1])).toEqual(
      ['P1', 'P2'],
    );
    // A ship goes out of a piece of two parts and comes into it again.
    const two = {
      kind: 'dangerous' as const,
      parts: [...circle('dangerous', 14000, 10000, 500).parts, ...circle('dangerous', 20000, 10000, 500).parts],
    };
    expect(through([two], [1, 1])).toEqual(['P1', 'P1']);
    // Along the lower rim of a black hole, out of it, then up into it again.
    const back = during('cruise', 'plan', [b(10000)], {
      pieces: [circle('dangerous', 14000, 12000, 1000)],
      dice: [1, 1],
    });
    const bent = play(back, 'a1', { type: 'plan', first: 5600, pivot: 9000, second: 400 });
    expect(eventsOf(bent.events, 'displaced').map(({ to }) => [to.x, to.y])).toEqual([
      [12500, 10000],
      [15600, 10080],
      [15600, 10400],
    ]);
    expect(diceLeft(bent.match)).toEqual([]);
    expect(damageOf(bent.match, A1)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it('OG-6.13 OG-1.9 OG-11.5: pieces entered at one step are met in piece order', () => {
    const pieces = [circle('dangerous', 14000, 10000, 1000), circle('dangerous', 14000, 10000, 1000)];
    const match = during('move', 'plan', [D(A1, [10000, 10000])], { pieces, dice: [1, 2] });
    const { events } = play(match, 'a1', { type: 'plan', first: 6000 });
    expect(eventsOf(events, 'dangerRolled').map(({ piece, roll }) => [piece, roll.total])).toEqual([
      ['P1', 1],
      ['P2', 2],
    ]);
    expect(eventsOf(events, 'displaced')).toHaveLength(2);
  });

  it('OG-11.5: starting, standing and turning inside do nothing', () => {
    const pieces = [circle('dangerous', 10000, 10000, 3000)];
    const match = during('move', 'plan', [D(A1, [10000, 10000])], { pieces });
    expect(eventsOf(play(match, 'a1', { type: 'plan', first: 6000, pivot: 9000 }).events, 'dangerRolled')).toEqual([]);
    expect(
      eventsOf(
        play(during('hold', 'plan', [D(A1, [10000, 10000])], { pieces }), 'a1', { type: 'plan', heading: 9000 }).events,
        'dangerRolled',
      ),
    ).toEqual([]);
  });
});
