import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../../src/games/orions-gate/rules/score.ts';
import { lying } from '../../../../src/games/orions-gate/rules/markers.ts';
import {
  battle,
  diceLeft,
  eventsOf,
  game,
  play,
  poseOf,
  refusal,
  unit,
  type Battle,
  type Played,
} from '../../../helpers/og-position.ts';
import { circle, company, D, during, F, hurt, S, type More, type Placed } from '../battle/scene.ts';

const hunting = (
  units: readonly Placed[],
  markers: More['markers'],
  action: 'move' | 'cruise' | 'hold' | 'ram' = 'move',
  more: More = {},
): Battle =>
  during(action, 'plan', units, {
    ...more,
    options: { mission: 'artifactHunt', ...more.options },
    ...(markers && { markers }),
  });
const plan = (match: Battle, command: object, seat = 'a1'): Played => play(match, seat, { type: 'plan', ...command });
const carriers = ({ state }: Battle) => state.markers.map(({ carrier }) => carrier);

describe('chapter 16: picking artifacts up', () => {
  it('OG-6.13 OG-16.7 OG-C42: at the first step pose at which the base touches it', () => {
    const { match, events } = plan(
      hunting(
        [F('a1.1', [10_000, 10_000])],
        [
          { x: 14_000, y: 10_400 },
          { x: 14_000, y: 10_626 },
        ],
      ),
      { first: 8000 },
    );
    expect(eventsOf(events, 'displaced').map(({ to }) => [to.x, to.y])).toEqual([
      [13_520, 10_000],
      [18_000, 10_000],
    ]);
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'artifactTaken', 'displaced', 'planned']);
    expect(eventsOf(events, 'artifactTaken')).toEqual([{ type: 'artifactTaken', unit: 'a1.1', marker: 'O1' }]);
    expect(carriers(match)).toEqual(['a1.1', null]);
    expect(scoreOf(match.state)).toEqual({ A: 1, B: 0 });
  });

  it('OG-16.7: a unit may hold several; a carried one lies where its carrier is and cannot be picked up', () => {
    const units = [F('a1.1', [10_000, 10_000]), F('b1.1', [40_000, 40_000])];
    const { match } = plan(hunting(units, [{ x: 12_000, y: 10_000 }, { x: 15_000, y: 10_000 }, { carrier: 'b1.1' }]), {
      first: 8000,
    });
    expect(carriers(match)).toEqual(['a1.1', 'a1.1', 'b1.1']);
    expect(match.state.markers.map((marker) => lying(match.state, marker))).toEqual([
      { table: 1, x: 18_000, y: 10_000 },
      { table: 1, x: 18_000, y: 10_000 },
      { table: 1, x: 40_000, y: 40_000 },
    ]);
    expect(scoreOf(match.state)).toEqual({ A: 2, B: 1 });
    const again = plan(
      hunting([S('a1.2', [9000, 10_000]), F('a1.1', [22_000, 14_000])], [{ x: 12_000, y: 10_000, carrier: 'a1.1' }]),
      { points: [[15_000, 10_000]] },
    );
    expect(eventsOf(again.events, 'artifactTaken')).toEqual([]);
  });

  it('OG-16.8: Scouts carry; a unit that stands on an artifact must displace to pick it up', () => {
    const scouts = hunting([S('a1.1', [10_000, 10_000])], [{ x: 10_300, y: 10_000 }]);
    expect(carriers(plan(scouts, { points: [], heading: 9000 }).match)).toEqual([null]);
    const { match, events } = plan(scouts, { points: [[10_000, 11_000]] });
    expect(carriers(match)).toEqual(['a1.1']);
    // At step 0 already (OG-6.13).
    expect(events.map(({ type }) => type)).toEqual(['artifactTaken', 'displaced', 'planned']);
    const turned = plan(hunting([D('a1.1', [10_000, 10_000])], [{ x: 10_300, y: 10_000 }], 'hold'), { heading: 9000 });
    expect(carriers(turned.match)).toEqual([null]);
  });

  it('OG-16.8: pushed units pick up too, and a rammer on its way', () => {
    const units = [D('a1.1', [10_000, 10_000]), F('b1.1', [15_000, 10_500], 'armoredPlating')];
    // Damage roll 2 fails, push 4, backlash D3 1 and 2.
    const { match } = plan(
      hunting(
        units,
        [
          { x: 12_500, y: 10_000 },
          { x: 17_500, y: 10_500 },
        ],
        'ram',
        { dice: [1, 1, 1, 4, 1, 1, 1] },
      ),
      { target: 'b1.1' },
    );
    expect(poseOf(match, 'b1.1')).toEqual([19_000, 10_500, 0]);
    expect(carriers(match)).toEqual(['a1.1', 'b1.1']);
  });

  it('OG-16.8: pulled units pick up too', () => {
    const at = during('hold', 'fire', [D('a1.1', [10_000, 10_000], 'tractorBeam'), F('b1.1', [25_000, 10_000])], {
      options: { mission: 'artifactHunt' },
      markers: [{ x: 22_000, y: 10_000 }],
      dice: [4],
    });
    const { match } = play(at, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' });
    expect(poseOf(match, 'b1.1')).toEqual([21_000, 10_000, 0]);
    expect(carriers(match)).toEqual(['b1.1']);
  });

  it('OG-6.13 OG-16.8: a jump picks up at its new place only', () => {
    const at = during('hold', 'fire', [D('a1.1', [10_000, 10_000], 'warpDrive')], {
      options: { mission: 'artifactHunt' },
      markers: [
        { x: 10_000, y: 10_000 },
        { x: 13_000, y: 10_000 },
        { x: 16_500, y: 10_500 },
      ],
      dice: [3, 3],
    });
    const open = play(at, 'a1', { type: 'useComponent', slot: 1 }).match;
    expect(carriers(play(open, 'a1', { type: 'warpTo', x: 16_000, y: 10_000 }).match)).toEqual([null, null, 'a1.1']);
  });
});

describe('OG-8.5 OG-16.7: a lost carrier', () => {
  it('OG-8.5 OG-16.7: drops all it holds at its centre, for the next ship to take', () => {
    const units = [F('a1.1', [10_000, 10_000], 'cannon'), S('b1.1', [14_000, 10_000])];
    const at = during('hold', 'fire', units, {
      options: { mission: 'artifactHunt' },
      markers: [{ x: 20_000, y: 20_000, carrier: 'b1.1' }, { carrier: 'b1.1' }, { x: 30_000, y: 30_000 }],
      dice: [6, 6, 6, 6],
    });
    expect(scoreOf(at.state)).toEqual({ A: 0, B: 2 });
    const { match, events } = play(at, 'a1', { type: 'firePrimary', target: 'b1.1' });
    expect(eventsOf(events, 'artifactDropped').map(({ marker, at: { x, y } }) => [marker, x, y])).toEqual([
      ['O1', 14_000, 10_000],
      ['O2', 14_000, 10_000],
    ]);
    expect(events.map(({ type }) => type).slice(-4)).toEqual([
      'damaged',
      'destroyed',
      'artifactDropped',
      'artifactDropped',
    ]);
    expect(match.state.markers.map(({ carrier, x }) => [carrier, x])).toEqual([
      [null, 14_000],
      [null, 14_000],
      [null, 30_000],
    ]);
    expect(scoreOf(match.state)).toEqual({ A: 0, B: 0 });
    expect(game.view(match.state, { kind: 'audience' }).destroyedPoints).toEqual({ A: 1, B: 0 });
  });

  it('OG-6.14 OG-16.7: one lost on its way drops them there; what it picked up at an earlier step too', () => {
    const units = [F('a1.1', [10_000, 10_000], hurt('railgun', 1)), F('b1.1', [40_000, 40_000])];
    const more: More = { mines: [{ side: 'B', x: 18_000, y: 10_000 }], dice: [6, 6, 6] };
    const { match, events } = plan(hunting(units, [{ x: 12_000, y: 10_000 }], 'move', more), { first: 8000 });
    expect(unit(match, 'a1.1').status).toBe('destroyed');
    expect(eventsOf(events, 'artifactDropped')).toMatchObject([{ marker: 'O1', at: { x: 14_375, y: 10_000 } }]);
    // Not even one it touches at the very step where it is lost (OG-6.14).
    const same = plan(hunting(units, [{ x: 15_000, y: 10_000 }], 'move', more), { first: 8000 });
    expect(eventsOf(same.events, 'artifactTaken')).toEqual([]);
  });

  it('OG-10.13: the target drops where it is destroyed; the rammer does not pick up while standing still', () => {
    const units = [D('a1.1', [10_000, 10_000]), S('b1.1', [14_000, 10_000]), F('b1.2', [60_000, 40_000])];
    const { match } = plan(hunting(units, [{ carrier: 'b1.1' }], 'ram', { dice: [1, 6, 6] }), { target: 'b1.1' });
    expect(match.state.markers).toMatchObject([{ carrier: null, x: 14_000, y: 10_000 }]);
  });

  it('OG-16.8 OG-13.6: a captured carrier keeps its artifacts, which then score for its new side', () => {
    const units = [
      D('a1.1', [10_000, 10_000]),
      D('b1.1', [14_000, 10_000], hurt('railgun', 2), hurt('railgun', 2), hurt('railgun', 1)),
      F('b1.2', [60_000, 40_000]),
    ];
    const at = during('hold', 'fire', units, {
      options: { mission: 'artifactHunt', boarding: true },
      markers: [{ carrier: 'b1.1' }],
      dice: [6, 1],
    });
    expect(scoreOf(at.state)).toEqual({ A: 0, B: 1 });
    const { match } = play(at, 'a1', { type: 'board', target: 'b1.1' });
    expect([unit(match, 'b1.1').side, carriers(match), scoreOf(match.state)]).toEqual(['A', ['b1.1'], { A: 1, B: 0 }]);
  });
});

describe('OG-16.9: leaving the table', () => {
  const edge = [F('a1.1', [68_000, 10_000]), F('b1.1', [40_000, 40_000])];

  it('OG-16.9 OG-C114: at the first step pose at which the base is not wholly on the table, with all artifacts', () => {
    const { match, events } = plan(
      hunting(edge, [{ carrier: 'a1.1' }, { x: 20_000, y: 30_000 }, { carrier: 'a1.1' }]),
      { first: 8000, exit: true },
    );
    expect(eventsOf(events, 'displaced')).toMatchObject([{ to: { x: 71_376, y: 10_000 } }]);
    expect(eventsOf(events, 'leftTable')).toEqual([
      { type: 'leftTable', unit: 'a1.1', side: 'A', markers: ['O1', 'O3'] },
    ]);
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'leftTable', 'activationEnded', 'turnBegan']);
    expect(unit(match, 'a1.1')).toMatchObject({ status: 'removed', scoredBy: null });
    expect(match.state.markers.map(({ takenBy }) => takenBy)).toEqual(['A', null, 'A']);
    expect(match.state.markers.map((marker) => lying(match.state, marker) !== null)).toEqual([false, true, false]);
    const { score, destroyedPoints } = game.view(match.state, { kind: 'audience' });
    expect([score, destroyedPoints]).toEqual([
      { A: 2, B: 0 },
      { A: 0, B: 0 },
    ]);
  });

  it('OG-I35 OG-C114: without an artifact it cannot leave; one that lies on the way is enough', () => {
    expect(refusal(hunting(edge, []), 'a1', { type: 'plan', first: 8000, exit: true })).toBe(
      'OG-16.9: Fighters 1 holds no artifact at the table edge.',
    );
    expect(refusal(hunting(edge, [{ carrier: 'b1.1' }]), 'a1', { type: 'plan', first: 8000, exit: true })).toBe(
      'OG-16.9: Fighters 1 holds no artifact at the table edge.',
    );
    const { match, events } = plan(hunting(edge, [{ x: 70_000, y: 10_000 }]), { first: 8000, exit: true });
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
      'displaced',
      'artifactTaken',
      'displaced',
      'leftTable',
    ]);
    expect(match.state.markers).toMatchObject([{ takenBy: 'A' }]);
  });

  it('OG-16.9 OG-6.13: what it meets at that very step pose comes first, but nothing beyond it', () => {
    // The base touches a point on the edge one step before it is over it.
    const touching = plan(hunting(edge, [{ x: 72_000, y: 10_000 }]), { first: 8000, exit: true });
    expect(touching.match.state.markers[0]!.takenBy).toBe('A');
    expect(refusal(hunting(edge, [{ x: 72_000, y: 10_100 }]), 'a1', { type: 'plan', first: 8000, exit: true })).toBe(
      'OG-16.9: Fighters 1 holds no artifact at the table edge.',
    );
    const lost = plan(
      hunting([F('a1.1', [68_000, 10_000], hurt('railgun', 1)), edge[1]!], [{ carrier: 'a1.1' }], 'move', {
        mines: [{ side: 'B', x: 71_000, y: 13_600 }],
        dice: [6, 6, 6],
      }),
      { first: 8000, exit: true },
    );
    expect(unit(lost.match, 'a1.1').status).toBe('destroyed');
    expect(lost.match.state.markers).toMatchObject([{ carrier: null, takenBy: null }]);
  });

  it('OG-I77: a path that stays on the table names no exit', () => {
    const match = hunting(edge, [{ carrier: 'a1.1' }]);
    expect(refusal(match, 'a1', { type: 'plan', first: 3125, exit: true })).toBe(
      'OG-16.9: The path ends 0.250 in inside the table edge.',
    );
    expect(refusal(match, 'a1', { type: 'plan', first: 3375, exit: true })).toBe(
      'OG-16.9: The path ends 0.000 in inside the table edge.',
    );
    expect(game.check(match.state, 'a1', { type: 'plan', first: 3376, exit: true })).toEqual([]);
    expect(refusal(match, 'a1', { type: 'plan', exit: true })).toBe(
      'OG-16.9: The path ends 3.375 in inside the table edge.',
    );
  });

  it('OG-16.9 OG-14.3: the allowance is tested on the whole plan, the path rules up to the edge only', () => {
    const match = hunting([...edge, F('a1.2', [67_000, 17_000])], [{ carrier: 'a1.1' }], 'move', {
      pieces: [circle('blocking', 70_000, 13_000, 500)],
    });
    expect(refusal(match, 'a1', { type: 'plan', first: 4000, second: 4001, exit: true })).toBe(
      'OG-6.7: Path is 8.001 in; the allowance is 8.000 in.',
    );
    expect(game.check(match.state, 'a1', { type: 'plan', first: 8000, exit: true })).toEqual([]);
    // Turned north before the edge it runs into the planet; beyond the edge nothing is in the way.
    expect(refusal(match, 'a1', { type: 'plan', first: 2000, pivot: 9000, second: 6000, exit: true })).toMatch(
      /^OG-6.11: Path enters Planet 1/,
    );
    expect(game.check(match.state, 'a1', { type: 'plan', first: 3376, pivot: 9000, second: 4000, exit: true })).toEqual(
      [],
    );
    // Over the south edge, past a friend that stands too near a longer way.
    expect(game.check(match.state, 'a1', { type: 'plan', pivot: -9000, second: 8000, exit: true })).toEqual([
      { rule: 'OG-16.9', reason: 'The path ends 1.375 in inside the table edge.', data: expect.anything() },
    ]);
  });

  it('OG-16.9: Scouts leave over any edge on any leg; Cruise will do, Hold and Ram will not', () => {
    const scouts = hunting([S('a1.1', [5000, 4000])], [{ carrier: 'a1.1' }], 'cruise');
    const { events } = plan(scouts, {
      points: [
        [5000, 1000],
        [1000, 1000],
        [-3000, 1000],
        [-3000, 4000],
      ],
      exit: true,
    });
    expect(eventsOf(events, 'displaced')).toMatchObject([
      {
        via: [
          { x: 5000, y: 1000 },
          { x: 1000, y: 1000 },
        ],
        to: { x: 499, y: 1000 },
      },
    ]);
    expect(
      refusal(hunting([D('a1.1', [5000, 4000])], [{ carrier: 'a1.1' }], 'hold'), 'a1', {
        type: 'plan',
        heading: 0,
        exit: true,
      }),
    ).toBe('OG-20.1: A plan for Hold takes a heading.');
    expect(
      refusal(hunting([D('a1.1', [5000, 4000])], [{ carrier: 'a1.1' }], 'ram'), 'a1', {
        type: 'plan',
        distance: 0,
        exit: true,
      }),
    ).toBe('OG-20.1: A plan for Ram takes a target or a distance.');
  });

  it('OG-6.12 OG-16.9: without `exit` the base stays on the table, with an artifact too; pushes never take a carrier off', () => {
    expect(refusal(hunting(edge, [{ carrier: 'a1.1' }]), 'a1', { type: 'plan', first: 3625 })).toBe(
      'OG-6.12: The base would be 0.250 in off the table.',
    );
    const units = [D('a1.1', [66_000, 10_000]), F('b1.1', [70_000, 10_000], 'armoredPlating')];
    const { match } = plan(hunting(units, [{ carrier: 'b1.1' }], 'ram', { dice: [1, 1, 1, 6, 1, 1, 1] }), {
      target: 'b1.1',
    });
    expect(poseOf(match, 'b1.1')).toEqual([71_375, 10_000, 0]);
    expect(unit(match, 'b1.1').status).toBe('inPlay');
    expect(diceLeft(match)).toEqual([]);
  });

  it('OG-16.10 OG-C115: held and moved off; a removed ship is not destroyed', () => {
    const { state } = battle({
      options: { mission: 'artifactHunt' },
      turn: 'A',
      units: company([
        F('a1.1', [30_000, 30_000]),
        { id: 'a1.2', type: 'fighters', status: 'removed' },
        F('b1.1', [40_000, 40_000]),
      ]),
      markers: [{ carrier: 'a1.1' }, { x: 70_000, y: 10_000, carrier: 'a1.2', takenBy: 'A' }, { carrier: 'b1.1' }],
    });
    expect(scoreOf(state)).toEqual({ A: 2, B: 1 });
    expect(game.view(state, { kind: 'audience' }).destroyedPoints).toEqual({ A: 0, B: 0 });
  });
});
