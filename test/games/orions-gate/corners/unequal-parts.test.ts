import { describe, expect, it } from 'vitest';
import { dragPlan } from '../../../../src/games/orions-gate/aids/drag-plan.ts';
import { dragThroughGate } from '../../../../src/games/orions-gate/aids/gate-drag.ts';
import { pathGaps } from '../../../../src/games/orions-gate/aids/path-gaps.ts';
import { dragSpot } from '../../../../src/games/orions-gate/aids/spot.ts';
import { openTrial } from '../../../../src/games/orions-gate/aids/trial.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { eventsOf, optionsOf, play, poseOf, refusal, type Battle } from '../../../helpers/og-position.ts';
import { circle, D, during, F, S, type PieceKind } from '../battle/scene.ts';
import { gate, planning } from '../gates/scene.ts';

/** A piece of a large and a small circle: which one is nearer depends on the radii, not on the centres alone. */
const uneven = (
  kind: PieceKind,
  large: readonly [x: number, y: number, radius: number],
  small: readonly [x: number, y: number, radius: number],
): ReturnType<typeof circle> => ({
  kind,
  parts: [large, small].map(([x, y, radius]) => ({ kind: 'circle' as const, x, y, radius })),
});

const id = 'a1.1';
const rules = { sight: kernelSight };
const far = [S('a1.9', [1000, 47000]), S('b1.9', [71000, 47000])];
const plan = (match: Battle, what: object) => play(match, 'a1', { type: 'plan', ...what });
const no = (match: Battle, what: object) => refusal(match, 'a1', { type: 'plan', ...what });

describe('a path along a piece whose parts have unequal sizes', () => {
  const moons = uneven('blocking', [29000, 20000, 3000], [26000, 22500, 500]);
  const match = during('move', 'plan', [D(id, [20000, 20000])], { pieces: [moons] });

  it('OG-6.11 OG-2.10: the part whose outline is nearest counts, not the one whose centre is', () => {
    expect(no(match, { first: 6000 })).toBe('OG-6.11: Path enters Planet 1 (Blocking) by 1.000 in.');
    expect(no(match, { first: 5001 })).toBe('OG-6.11: Path enters Planet 1 (Blocking) by 0.001 in.');
    expect(poseOf(plan(match, { first: 5000 }).match, id)).toEqual([25000, 20000, 0]);
  });

  it('OG-6.11: the order of the parts makes no difference', () => {
    const turned = { ...moons, parts: [...moons.parts].reverse() };
    const other = during('move', 'plan', [D(id, [20000, 20000])], { pieces: [turned] });
    expect(no(other, { first: 6000 })).toBe('OG-6.11: Path enters Planet 1 (Blocking) by 1.000 in.');
    expect(poseOf(plan(other, { first: 5000 }).match, id)).toEqual([25000, 20000, 0]);
  });

  it('OG-6.11: on the generated table m283 a Destroyer does not end inside the Moons', () => {
    const { layout } = optionsOf({ terrainSource: 'generated', terrainSeed: 'm283', layout: undefined });
    const table = during('move', 'plan', [D(id, [17228, 16848, 1638])], {
      options: { terrainSource: 'custom', layout },
    });
    expect(no(table, { first: 2483 })).toBe('OG-6.11: Path enters Moons 1 (Blocking) by 0.367 in.');
  });

  it('OG-6.11 OG-2.10: a centre inside a part has distance 0, so no path enters deeper than its own radius', () => {
    const disc = during('move', 'plan', [D(id, [20000, 20000])], { pieces: [circle('blocking', 26000, 20000, 2000)] });
    expect(no(disc, { first: 3500 })).toBe('OG-6.11: Path enters Planet 1 (Blocking) by 0.500 in.');
    expect(no(disc, { first: 4500 })).toBe('OG-6.11: Path enters Planet 1 (Blocking) by 1.000 in.');
    expect(no(disc, { first: 6000 })).toBe('OG-6.11: Path enters Planet 1 (Blocking) by 1.000 in.');
  });

  it('OG-25.8 OG-6.11: a drag stops exactly where the rules do', () => {
    const dragged = dragPlan(rules, match.state, { unit: id, action: 'move', point: { x: 26000, y: 20000 } });
    expect(dragged.stoppedBy?.rule).toBe('OG-6.11');
    expect(dragged.pose).toMatchObject({ x: 25000, y: 20000 });
    expect(dragged.used).toBe(5000);
    const typed = { first: 6000, pivot: 0, second: 0 };
    expect(dragPlan(rules, match.state, { unit: id, action: 'move', exact: typed }).command).toMatchObject({
      first: 5000,
    });
  });
});

describe('a gate whose parts have unequal sizes', () => {
  it('OG-14.8: the closest other gate is that of the nearest outline', () => {
    // From (17875, 10500): the large circle of P2 is 7.000 in away, its small one 8.801 in, its centre nearer; P3 is
    // 8.000 in away.
    const two = uneven('warpGate', [17875, 20500, 3000], [24000, 17500, 500]);
    const pieces = [[gate(20000, 10500), two, gate(17875, 1000)]];
    const f = F('b1.1', [15000, 10500, 18000], 'shield');
    const match = planning('ram', [D(id, [10000, 10500]), f, ...far], pieces, { dice: [1, 1, 1, 4, 1, 1, 1] });
    const { events } = plan(match, { target: 'b1.1' });
    expect(eventsOf(events, 'lifted')).toEqual([{ type: 'lifted', unit: 'b1.1', enter: 'P1', leave: 'P2' }]);
  });

  const out = uneven('warpGate', [60000, 20000, 3000], [60000, 29000, 500]);
  const through = { enter: 'P1', leave: 'P2', x: 66625, y: 20000 };
  const match = planning('move', [F(id, [10000, 10000]), ...far], [[gate(16000, 11000), out]]);

  it('OG-14.3 OG-I32: the 3 in limit runs to the nearest outline', () => {
    // At (65000, 25500) both centres are nearly as far: 7.433 and 6.103 in; the gaps are 3.808 and 4.978 in.
    expect(no(match, { first: 8000, gate: { ...through, x: 65000, y: 25500 } })).toBe(
      'OG-14.3: 3.809 in from Warp gate 2; at most 3.000 in is allowed.',
    );
    // (64000, 25220): the large outline is 2.965 in away, the centre of the small one nearer than that of the large
    // one.
    const played = plan(match, { first: 8000, gate: { ...through, x: 64000, y: 25220 } });
    expect(poseOf(played.match, id)).toEqual([64000, 25220, 0]);
  });

  it('OG-25.8 OG-14.3: a drag puts the unit where it is allowed', () => {
    const wish = { unit: id, action: 'move', enter: 'P1', leave: 'P2', exit: { x: 64000, y: 25220 } } as const;
    expect(dragThroughGate(rules, match.state, { ...wish, point: { x: 16000, y: 10000 } }).drag).toMatchObject({
      pose: { x: 64000, y: 25220 },
      reached: true,
    });
    const lifted = planning(
      'ram',
      [D(id, [10000, 10500]), F('b1.1', [15000, 10500, 18000], 'shield'), ...far],
      [[gate(20000, 10500), out]],
      { dice: [1, 1, 1, 4, 1, 1, 1] },
    );
    const { state } = plan(lifted, { target: 'b1.1' }).match;
    expect(dragSpot(state, 'exit', 1, { x: 64000, y: 25220 })).toEqual({ at: { x: 64000, y: 25220 }, stoppedBy: null });
  });

  it('OG-14.3 OG-I31: how far a path stays short is told of the nearest outline', () => {
    // From its end the large circle is 3.000 in off, the small one 4.500 in although its centre is nearer.
    const into = uneven('warpGate', [20000, 10000, 3000], [17000, 14000, 500]);
    const short = planning('move', [F(id, [10000, 10000]), ...far], [[into, gate(60000, 24000)]]);
    const reason = no(short, { first: 4000, gate: { enter: 'P1', leave: 'P2', x: 60000, y: 29125 } });
    const least = Math.min(6000 - 3000, Math.hypot(3000, 4000) - 500) - 625;
    expect(reason).toBe(`OG-14.3: The path stays ${(least / 1000).toFixed(3)} in short of Warp gate 1.`);
  });
});

describe('a standing place in a piece of several parts', () => {
  it('OG-2.12 OG-2.6: how deep a base overlaps is told of the part it overlaps most, not of the first', () => {
    // At x 63999 the base reaches 0.001 in into the large circle, the first part; its centre lies in the small one.
    const out = uneven('warpGate', [60000, 20000, 3000], [63500, 20000, 1500]);
    const match = planning('move', [D(id, [10000, 10000]), ...far], [[gate(16000, 11000), out]]);
    const gateTo = (x: number) => ({ first: 6000, gate: { enter: 'P1', leave: 'P2', x, y: 20000 } });
    expect(no(match, gateTo(63999))).toBe('OG-2.12: The base would overlap Warp gate 2 (Blocking) by 1.000 in.');
    expect(no(match, gateTo(65500))).toBe('OG-2.12: The base would overlap Warp gate 2 (Blocking) by 0.500 in.');
    expect(poseOf(plan(match, gateTo(66000)).match, id)).toEqual([66000, 20000, 0]);
  });
});

describe('the gaps told beside a drag', () => {
  it('OG-25.8: the least gap of a path of two legs is that of the nearer leg, to the nearest mil', () => {
    const match = during('move', 'plan', [F(id, [10000, 10000]), F('b1.1', [12000, 11100])]);
    const trial = openTrial(rules, match.state, id, 'move', 8000);
    const path = trial.path({ first: 500, pivot: -9000, second: 1000 });
    const [unitGap] = pathGaps(trial, path).filter(({ what }) => what.kind === 'unit');
    expect(unitGap).toMatchObject({ least: Math.floor(Math.hypot(1500, 1100)) - 1250 });
  });
});
