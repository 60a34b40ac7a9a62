import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../../../../src/games/orions-gate/command.ts';
import { diceLeft, eventsOf, play, poseOf, refusal, refused, type Battle } from '../../../helpers/og-position.ts';
import { circle, D, during, F, polygon, S } from './scene.ts';

type Plan = Omit<CommandOf<'plan'>, 'type'>;
const seat = 'a1';
const id = 'a1.1';
const plan = (match: Battle, how: Plan) => play(match, seat, { type: 'plan', ...how });
const no = (match: Battle, how: Plan): string => refusal(match, seat, { type: 'plan', ...how });
const endOf = (match: Battle, how: Plan) => poseOf(plan(match, how).match, id);

describe('OG-6 movement', () => {
  it('OG-6.6: a holding unit stays and may end with any heading', () => {
    const hold = during('hold', 'plan', [D(id, [10000, 10000, 100])]);
    for (const heading of [0, 18100, 35999]) expect(endOf(hold, { heading })).toEqual([10000, 10000, heading]);
    expect(endOf(hold, {})).toEqual([10000, 10000, 100]);
    expect(no(hold, { first: 1 })).toBe('OG-20.1: A plan for Hold takes a heading.');
    const { match, events } = plan(hold, { heading: 9000 });
    expect(events).toEqual([
      { type: 'turned', unit: id, heading: 9000 },
      { type: 'planned', unit: id, length: 0, moved: false },
    ]);
    expect(match.state.activation?.moved).toBe(false);
  });

  it('OG-6.7: ahead, one turn of at most 90 degrees, ahead; nothing need be used, nothing may be negative', () => {
    const move = during('move', 'plan', [D(id, [20000, 20000, 0])]);
    expect(endOf(move, { first: 2000, pivot: -9000, second: 4000 })).toEqual([22000, 16000, 27000]);
    expect(endOf(move, { pivot: 9000 })).toEqual([20000, 20000, 9000]);
    expect(endOf(move, {})).toEqual([20000, 20000, 0]);
    expect(no(move, { first: -1 })).toBe('OG-6.7: No part of a path can be negative.');
    expect(no(move, { second: -1 })).toBe('OG-6.7: No part of a path can be negative.');
    expect(no(move, { points: [[21000, 20000]] })).toBe('OG-20.1: A plan for Move takes first, pivot and second.');
    const { events } = plan(move, { first: 2000, pivot: 4500, second: 1000 });
    expect(events[0]).toEqual({
      type: 'displaced',
      unit: id,
      cause: 'path',
      via: [{ x: 22000, y: 20000 }],
      to: { table: 1, x: 22707, y: 20707, heading: 4500 },
    });
  });

  it('OG-6.7: cruisePivot 4500 limits the turn on Cruise, not on Move', () => {
    const options = { cruisePivot: 4500 };
    const cruise = during('cruise', 'plan', [D(id, [20000, 20000])], { options });
    expect(endOf(cruise, { pivot: 4500 })).toEqual([20000, 20000, 4500]);
    expect(no(cruise, { pivot: -4501 })).toBe('OG-6.7: Turn is 45.01 degrees; at most 45.00 are allowed.');
    expect(endOf(during('move', 'plan', [D(id, [20000, 20000])], { options }), { pivot: 9000 })).toEqual([
      20000, 20000, 9000,
    ]);
    expect(endOf(during('cruise', 'plan', [D(id, [20000, 20000])]), { pivot: 9000 })).toEqual([20000, 20000, 9000]);
  });

  it('OG-6.8 OG-C30: D at (10000, 10000, 0), 3000, 4500, 3000 ends at (15121, 12121, 4500), 6000 mil spent', () => {
    const { match, events } = plan(during('move', 'plan', [D(id, [10000, 10000, 0])]), {
      first: 3000,
      pivot: 4500,
      second: 3000,
    });
    expect(poseOf(match, id)).toEqual([15121, 12121, 4500]);
    expect(eventsOf(events, 'displaced')[0]!.via).toEqual([{ x: 13000, y: 10000 }]);
    expect(eventsOf(events, 'planned')[0]!.length).toBe(6000);
  });

  it('OG-6.8 OG-C31: heading 1500, 1000, -3000, 500: turning point (10966, 10259), end (11449, 10129, 34500)', () => {
    const { match, events } = plan(during('move', 'plan', [D(id, [10000, 10000, 1500])]), {
      first: 1000,
      pivot: -3000,
      second: 500,
    });
    expect(poseOf(match, id)).toEqual([11449, 10129, 34500]);
    expect(eventsOf(events, 'displaced')[0]!.via).toEqual([{ x: 10966, y: 10259 }]);
  });

  it('OG-6.7 OG-C32 OG-I24: 6000, 9000, 0 is legal; 6000 and 1 is not', () => {
    const move = during('move', 'plan', [D(id, [10000, 10000])]);
    expect(endOf(move, { first: 6000, pivot: 9000, second: 0 })).toEqual([16000, 10000, 9000]);
    expect(no(move, { first: 6000, second: 1 })).toBe('OG-6.7: Path is 6.001 in; the allowance is 6.000 in.');
  });

  it('OG-6.7 OG-I25: a turn of 9001', () => {
    const move = during('move', 'plan', [D(id, [10000, 10000])]);
    expect(no(move, { first: 0, pivot: 9001 })).toBe('OG-6.7: Turn is 90.01 degrees; at most 90.00 are allowed.');
    expect(no(move, { pivot: -9001 })).toBe('OG-6.7: Turn is 90.01 degrees; at most 90.00 are allowed.');
  });

  it('OG-6.9 OG-C33 OG-I26: Scouts pay for a leg in thousandths of a mil, rounded up', () => {
    const move = during('move', 'plan', [S(id, [10000, 10000])]);
    const length = (x: number, y: number) => eventsOf(plan(move, { points: [[x, y]] }).events, 'planned')[0]!.length;
    expect(length(16000, 18000)).toBe(10000);
    expect(length(17071, 17072)).toBe(10000);
    expect(no(move, { points: [[17072, 17072]] })).toBe('OG-6.9: Path is 10.001 in; the allowance is 10.000 in.');
    expect(no(move, { points: [[20001, 10000]] })).toBe('OG-6.9: Path is 10.001 in; the allowance is 10.000 in.');
  });

  it('OG-6.9 OG-C34: a chain of legs 5000 + 5000, and any heading at the end', () => {
    const { match, events } = plan(during('move', 'plan', [S(id, [10000, 10000])]), {
      points: [
        [13000, 14000],
        [13000, 19000],
      ],
      heading: 31000,
    });
    expect(poseOf(match, id)).toEqual([13000, 19000, 31000]);
    expect(events).toEqual([
      {
        type: 'displaced',
        unit: id,
        cause: 'path',
        via: [{ x: 13000, y: 14000 }],
        to: { table: 1, x: 13000, y: 19000, heading: 0 },
      },
      { type: 'turned', unit: id, heading: 31000 },
      { type: 'planned', unit: id, length: 10000, moved: true },
    ]);
  });

  it('OG-6.9 OG-I71: a leg to the point it starts from', () => {
    const move = during('move', 'plan', [S(id, [10000, 10000])]);
    expect(
      no(move, {
        points: [
          [11000, 10000],
          [11000, 10000],
        ],
      }),
    ).toBe('OG-6.9: Leg 2 has no length.');
    expect(no(move, { points: [[10000, 10000]] })).toBe('OG-6.9: Leg 1 has no length.');
  });

  it('OG-6.9: a path out and back is a path, but not a change of place; up to 100 points', () => {
    const move = during('move', 'plan', [S(id, [10000, 10000])]);
    const { match, events } = plan(move, {
      points: [
        [12000, 10000],
        [10000, 10000],
      ],
    });
    expect(eventsOf(events, 'displaced')[0]!.via).toEqual([{ x: 12000, y: 10000 }]);
    expect(match.state.activation?.moved).toBe(false);
    const steps = Array.from({ length: 100 }, (_, k): [number, number] => [10000 + 100 * (k + 1), 10000]);
    expect(endOf(move, { points: steps })).toEqual([20000, 10000, 0]);
    expect(refusal(move, seat, { type: 'plan', points: [...steps, [20001, 10000]] })).toMatch(/^format: /);
  });

  it('OG-6.10 OG-C35 OG-I27: exactly one inch from a unit is legal, one mil nearer is not; friend or foe', () => {
    const past = (other: string, y: number) => during('move', 'plan', [F(id, [10000, 10000]), F(other, [14000, y])]);
    expect(endOf(past('b1.1', 12250), { first: 8000 })).toEqual([18000, 10000, 0]);
    expect(no(past('b1.1', 12249), { first: 8000 })).toBe(
      'OG-6.10: Path comes within 0.999 in of Fighters 1; 1.000 in is needed.',
    );
    expect(no(past('a1.2', 12249), { first: 8000 })).toBe(
      'OG-6.10: Path comes within 0.999 in of Fighters 2; 1.000 in is needed.',
    );
    expect(refused(past('b1.1', 12249), seat, { type: 'plan', first: 8000 })[0]!.data).toEqual({
      leg: 1,
      at: [14000, 10000],
      other: 'b1.1',
      have: 999,
      need: 1000,
    });
  });

  it('OG-6.10 OG-C36: D along 30 degrees past F: gap 1000.452 legal, 999.586 printed 0.999', () => {
    const past = (y: number) => during('move', 'plan', [D(id, [20000, 20000, 3000]), F('b1.1', [21000, y])]);
    expect(endOf(past(23609), { first: 6000 })).toEqual([25196, 23000, 3000]);
    expect(no(past(23608), { first: 6000 })).toBe(
      'OG-6.10: Path comes within 0.999 in of Fighters 1; 1.000 in is needed.',
    );
  });

  it('OG-6.10 OG-C37 OG-I28: from nearer than one inch a path may lead away, not nearer', () => {
    const near = during('move', 'plan', [F(id, [10000, 10000, 0]), F('b1.1', [11750, 10000])]);
    expect(endOf(near, { pivot: 9000, second: 4000 })).toEqual([10000, 14000, 9000]);
    expect(no(near, { pivot: 8000, second: 4000 })).toBe(
      'OG-6.10: Path comes within 0.473 in of Fighters 1; you start at 0.500 in and may not come nearer.',
    );
    expect(endOf(near, { first: 0, pivot: 9000, second: 0 })).toEqual([10000, 10000, 9000]);
  });

  it('OG-6.11 OG-11.3 OG-C38 OG-I29: touching a Blocking piece is legal, entering it by a mil is not', () => {
    const square = polygon('blocking', [14000, 11000], [16000, 11000], [16000, 14000], [14000, 14000]);
    const along = (y: number) => during('move', 'plan', [D(id, [10000, y])], { pieces: [square] });
    expect(endOf(along(10000), { first: 6000 })).toEqual([16000, 10000, 0]);
    const piece = along(10001).state.tables[0]!.pieces[0]!.name;
    expect(no(along(10001), { first: 6000 })).toBe(`OG-6.11: Path enters ${piece} (Blocking) by 0.001 in.`);
  });

  it('OG-6.11: Obscuring and Dangerous pieces do not stop a path', () => {
    const pieces = [circle('obscuring', 13000, 10000, 1000)];
    expect(endOf(during('move', 'plan', [D(id, [10000, 10000])], { pieces }), { first: 6000 })).toEqual([
      16000, 10000, 0,
    ]);
  });

  it('OG-6.12 OG-I30: the base is wholly on the table at both ends of every leg', () => {
    const edge = during('move', 'plan', [D(id, [66250, 10000, 0])]);
    expect(endOf(edge, { first: 4750 })).toEqual([71000, 10000, 0]);
    expect(no(edge, { first: 5000 })).toBe('OG-6.12: The base would be 0.250 in off the table.');
    const scouts = during('move', 'plan', [S(id, [1000, 10000])]);
    expect(
      no(scouts, {
        points: [
          [499, 12000],
          [1000, 14000],
        ],
      }),
    ).toBe('OG-6.12: The base would be 0.001 in off the table.');
  });

  it('OG-20.4: leg by leg, solid piece before unit before table edge', () => {
    const pieces = [circle('blocking', 69000, 13000, 1000)];
    const all = during('move', 'plan', [S(id, [69000, 10000]), F('b1.1', [70000, 14500])], { pieces });
    const name = all.state.tables[0]!.pieces[0]!.name;
    expect(
      no(all, {
        points: [
          [71900, 10000],
          [69000, 14000],
        ],
      }),
    ).toMatch(/^OG-6.12: /);
    expect(no(all, { points: [[69000, 14000]] })).toBe(`OG-6.11: Path enters ${name} (Blocking) by 0.500 in.`);
    expect(
      no(all, {
        points: [
          [71000, 10000],
          [71900, 14500],
        ],
      }),
    ).toBe('OG-6.10: Path comes within 0.738 in of Fighters 1; 1.000 in is needed.');
  });

  it('OG-6.13 OG-11.5 OG-C40: a Dangerous circle is entered at step 3375; leaving it does nothing', () => {
    const pieces = [circle('dangerous', 16000, 10000, 2000)];
    const { match, events } = plan(during('move', 'plan', [F(id, [10000, 10000])], { pieces, dice: [1] }), {
      first: 8000,
    });
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'dangerRolled', 'damaged', 'displaced', 'planned']);
    expect(eventsOf(events, 'displaced').map(({ to }) => [to.x, to.y])).toEqual([
      [13375, 10000],
      [18000, 10000],
    ]);
    expect(diceLeft(match)).toEqual([]);
    const leaving = plan(during('move', 'plan', [F(id, [16000, 10000])], { pieces }), { first: 8000 });
    expect(eventsOf(leaving.events, 'dangerRolled')).toEqual([]);
  });

  it('OG-6.13 OG-C41: a Dangerous hexagon is entered at step 4617', () => {
    const hexagon = polygon(
      'dangerous',
      [15000, 10000],
      [16000, 9000],
      [18000, 9000],
      [19000, 10000],
      [18000, 11000],
      [16000, 11000],
    );
    const { events } = plan(during('move', 'plan', [F(id, [10000, 10500])], { pieces: [hexagon], dice: [1] }), {
      first: 8000,
    });
    expect(eventsOf(events, 'displaced')[0]!.to).toMatchObject({ x: 14617, y: 10500 });
  });

  it('OG-6.13: turning on the spot and paths of length 0 meet nothing', () => {
    const pieces = [circle('dangerous', 10000, 10000, 2000)];
    const { match, events } = plan(during('move', 'plan', [F(id, [10000, 10000])], { pieces }), { pivot: 9000 });
    expect(events.map(({ type }) => type)).toEqual(['turned', 'planned']);
    expect(poseOf(match, id)).toEqual([10000, 10000, 9000]);
  });

  it('OG-6.14: a unit destroyed on the way stops there; the rest of path and activation is lost', () => {
    const pieces = [circle('dangerous', 16000, 10000, 2000), circle('dangerous', 21000, 10000, 1000)];
    const cruise = during('cruise', 'plan', [F(id, [10000, 10000])], { pieces, dice: [6] });
    const { match, events } = plan(cruise, { first: 12000 });
    expect(events.map(({ type }) => type)).toEqual([
      'displaced',
      'dangerRolled',
      'damaged',
      'destroyed',
      'activationEnded',
      'ended',
    ]);
    expect(poseOf(match, id)).toEqual([13375, 10000, 0]);
    expect(diceLeft(match)).toEqual([]);
  });

  it('OG-6.15 OG-6.16: a path of length 0 is legal and is not moved; a changed position is', () => {
    const boxedIn = during('cruise', 'plan', [F(id, [10000, 10000]), F('b1.1', [11250, 10000])]);
    const still = plan(boxedIn, { pivot: 9000 }).match;
    expect(still.state.activation).toMatchObject({ action: 'cruise', moved: false, step: 'fire' });
    expect(plan(boxedIn, { pivot: 9000, second: 1 }).match.state.activation?.moved).toBe(true);
    expect(no(boxedIn, { pivot: 9001 })).toMatch(/^OG-6.7: /);
    const scouts = during('move', 'plan', [S(id, [10000, 10000])]);
    expect(plan(scouts, { points: [], heading: 123 }).match.state.activation?.moved).toBe(false);
  });

  it('OG-14.3 OG-14.4 OG-16.9: no gate and no exit in a game without gates and artifacts', () => {
    const move = during('move', 'plan', [F(id, [10000, 10000])]);
    const gate = { enter: 'P1', leave: 'P2', x: 0, y: 0 };
    expect(no(move, { first: 1000, gate, exit: true })).toBe(
      'OG-14.3: A path enters a gate or leaves the table, not both.',
    );
    expect(no(move, { first: 1000, gate })).toBe('OG-14.4: There is no other warp gate to leave by.');
    expect(no(move, { first: 1000, exit: true })).toMatch(/^OG-16\.9: /);
  });
});
