import { describe, expect, test } from 'vitest';
import { chanceText, percentText } from '../../../../src/games/orions-gate/odds/fraction.ts';
import { allowanceOf, chanceToMove } from '../../../../src/games/orions-gate/aids/allowance.ts';
import { circles, sectors } from '../../../../src/games/orions-gate/aids/circles.ts';
import { describeUnit } from '../../../../src/games/orions-gate/aids/describe.ts';
import { dragDeploy, dragWarp } from '../../../../src/games/orions-gate/aids/drag-place.ts';
import { encounters } from '../../../../src/games/orions-gate/aids/encounters.ts';
import { missionAid } from '../../../../src/games/orions-gate/aids/mission.ts';
import { offText, ruler } from '../../../../src/games/orions-gate/aids/ruler.ts';
import { sightLine } from '../../../../src/games/orions-gate/aids/sight-line.ts';
import { openTrial, withGhost } from '../../../../src/games/orions-gate/aids/trial.ts';
import { whyNot } from '../../../../src/games/orions-gate/aids/why-not.ts';
import { volleyOdds } from '../../../../src/games/orions-gate/odds/volley.ts';
import { check } from '../../../../src/games/orions-gate/check.ts';
import { everyRoll } from '../../../../src/games/orions-gate/odds/enumerate.ts';
import { activate } from '../../../../src/games/orions-gate/rules/activation.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import type { OrionsGateView } from '../../../../src/games/orions-gate/view.ts';
import { kernelSight, sectorOf } from '../../../../src/table/index.ts';
import { battle, type Place } from '../battle.ts';
import { scattered } from './scatter.ts';

const rules = { sight: kernelSight };
const circle = (kind: string, x: number, y: number, radius: number) => ({
  kind,
  parts: [{ kind: 'circle', x, y, radius }],
});
const S: Place = { id: 'a1.1', type: 'scouts', pose: [10000, 10000, 0] };
const F: Place = { id: 'a1.1', type: 'fighters', pose: [10000, 24000, 0], components: ['cannon'] };
const D: Place = {
  id: 'b1.1',
  type: 'destroyers',
  pose: [30625, 24000, 18000],
  components: ['cannon', 'shield', 'shield'],
};

describe('OG-25.2 ruler', () => {
  test('OG-25.2 OG-C6 OG-C8 gap and centre distance with three decimals, bearing and sector of both ends', () => {
    const state = battle({ units: [S, { ...D, pose: [18500, 10000, 9000] }] });
    expect(ruler(state, { unit: 'a1.1' }, { unit: 'b1.1' })).toMatchObject({
      gap: 7000,
      gapText: '7.000 in',
      centre: 8500,
      centreText: '8.500 in',
      from: { bearing: 0, off: 0, sector: 'front' },
      to: { bearing: 18000, off: 9000, sector: 'left' },
    });
    const far = battle({
      units: [
        { ...D, id: 'a1.1', pose: [10000, 10000, 0] },
        { ...D, pose: [30000, 10001, 0] },
      ],
    });
    expect(ruler(far, { unit: 'a1.1' }, { unit: 'b1.1' })!.centreText).toBe('20.000 in');
  });

  test('OG-25.2 points and pieces; whatever is in between does not matter', () => {
    const layout = [
      [
        circle('blocking', 20000, 10000, 2000),
        {
          kind: 'blocking',
          parts: [
            {
              kind: 'polygon',
              corners: [
                { x: 30000, y: 9000 },
                { x: 32000, y: 9000 },
                { x: 32000, y: 11000 },
                { x: 30000, y: 11000 },
              ],
            },
          ],
        },
      ],
    ];
    const state = battle({ units: [S, { ...D, pose: [60000, 40000, 0] }] }, { layout });
    expect(ruler(state, { unit: 'a1.1' }, { piece: 'P1' })).toMatchObject({
      gap: 7500,
      centre: 10000,
      to: { off: null, sector: null },
    });
    expect(ruler(state, { piece: 'P1' }, { piece: 'P2' })).toMatchObject({ gap: 8000, centre: 11000 });
    expect(ruler(state, { point: { x: 0, y: 0 } }, { point: { x: 3000, y: 4000 } })).toMatchObject({
      gap: 5000,
      gapText: '5.000 in',
      from: { bearing: 5313 },
    });
    expect(ruler(state, { unit: 'a1.1' }, { point: { x: 10000, y: 10000 } })!.from.bearing).toBeNull();
    expect(() => ruler(state, { unit: 'a1.1' }, { piece: 'P9' })).toThrow('There is no piece P9.');
  });

  test('OG-25.2 how far off the heading', () => {
    expect([0, 4025, -9000, 18000].map(offText)).toEqual([
      'ahead',
      '40.25 degrees left',
      '90.00 degrees right',
      'behind',
    ]);
  });
});

describe('OG-25.3 circles and OG-25.4 sectors', () => {
  test('OG-25.3 gun, working components, auras and spacing, from the centre of the base', () => {
    const state = battle({
      units: [
        { ...F, pose: [10000, 10000, 0] },
        { ...D, components: ['cannon', 'inhibitor', { kind: 'torpedo', damage: 2 }] },
      ],
    });
    expect(circles(state, 'b1.1').map(({ kind, range, radius, slots }) => [kind, range, radius, slots])).toEqual([
      ['primary', 18000, 19000, []],
      ['cannon', 18000, 19000, [1]],
      ['inhibitor', 12000, 13000, [2]],
      ['spacing', 1000, 2000, []],
    ]);
  });

  test('OG-25.4 four quarters, and the rules agree on each side of every border', () => {
    const wedges = sectors(3000);
    expect(wedges.map(({ sector, from, to }) => [sector, from, to])).toEqual([
      ['front', 34500, 7500],
      ['left', 7500, 16500],
      ['back', 16500, 25500],
      ['right', 25500, 34500],
    ]);
    const at = { x: 20000, y: 20000, heading: 3000 };
    const middle = (from: number) => ((from + 4500) % 36000) * (Math.PI / 18000);
    for (const { sector, from } of wedges) {
      expect(
        sectorOf(at, {
          x: Math.round(20000 + 9000 * Math.cos(middle(from))),
          y: Math.round(20000 + 9000 * Math.sin(middle(from))),
        }),
      ).toBe(sector);
    }
  });
});

describe('OG-25.5 line of sight', () => {
  const line = (piece: ReturnType<typeof circle>) =>
    sightLine(rules, battle({ units: [F, D] }, { layout: [[piece]] }), 'a1.1', 'b1.1');

  test('OG-25.5 hidden share, pieces, cover and verdict', () => {
    expect(line(circle('blocking', 20625, 24000, 2000))).toMatchObject({
      shareText: '100.00 %',
      seen: false,
      covered: false,
      by: [{ id: 'P1' }],
      from: { x: 10625, y: 24000 },
    });
    expect(line(circle('blocking', 20625, 26000, 2000))).toMatchObject({
      shareText: '50.00 %',
      seen: true,
      half: true,
      covered: true,
      cover: { halfHidden: ['P1'] },
    });
    expect(line(circle('blocking', 20625, 26001, 2000))).toMatchObject({
      shareText: '49.90 %',
      half: false,
      covered: false,
    });
    expect(line(circle('blocking', 28000, 24000, 500)).shareText).toBe('57.54 %');
    expect(line(circle('obscuring', 20000, 25500, 1500))).toMatchObject({
      shareText: '0.00 %',
      covered: true,
      cover: { behind: ['P1'], within: [] },
    });
    expect(line(circle('obscuring', 30625, 26500, 1500))).toMatchObject({ cover: { within: ['P1'] } });
  });

  test("OG-25.5 OG-25.8 the verdict is the shot's, and a ghost is asked like a unit", () => {
    const state = battle({ units: [F, D] }, { layout: [[circle('blocking', 20625, 24000, 2000)]] });
    expect(sightLine(rules, state, 'a1.1', 'b1.1').refused).toMatchObject({
      rule: 'OG-7.2',
      reason: 'Destroyers 1 is 19.000 in away; the range is 12.000 in.',
    });
    const ghost = withGhost(state, 'a1.1', { table: 1, x: 30625, y: 30000, heading: 27000 });
    expect(sightLine(rules, ghost, 'a1.1', 'b1.1')).toMatchObject({
      seen: true,
      refused: null,
      sectorOfTarget: 'right',
    });
    expect(volleyOdds(rules, ghost, 'a1.1', [{ slot: 0, targets: ['b1.1'] }]).attacks[0]!.refused).toBeNull();
    expect(state.units[0]!.pose).toMatchObject({ x: 10000, y: 24000 });
  });
});

describe('OG-25.8 ghosts', () => {
  test('OG-25.8 what a path meets, in order, with step, place, margin and sentence', () => {
    const layout = [
      [
        circle('dangerous', 16000, 10000, 2000),
        circle('blocking', 21000, 11000, 1500),
        circle('obscuring', 26000, 10000, 1500),
      ],
    ];
    const state = battle(
      {
        units: [
          { ...F, pose: [10000, 10000, 0] },
          { ...D, pose: [22000, 6900, 0] },
        ],
      },
      { layout },
    );
    const trial = openTrial(rules, state, 'a1.1', 'cruise', 15000);
    const { list, refused } = encounters(trial, { first: 15000 });
    expect(list.map(({ kind, id, leg, step }) => [kind, id, leg, step])).toEqual([
      ['dangerous', 'P1', 1, 3375],
      ['solid', 'P2', 1, expect.any(Number)],
      ['obscuring', 'P3', 1, 15000],
    ]);
    expect(list[0]).toMatchObject({ at: { x: 13375, y: 10000 }, margin: 0, refused: null });
    expect(list[1]).toMatchObject({
      margin: 625,
      marginText: '0.625 in',
      refused: { rule: 'OG-6.11', reason: expect.stringContaining('by 0.625 in.') },
    });
    expect(refused).toEqual(list[1]!.refused);
  });

  test('OG-25.8 OG-C35 spacing and edge', () => {
    const state = battle({
      units: [
        { ...F, pose: [10000, 10000, 0] },
        { ...F, id: 'b1.1', pose: [14000, 12249, 0] },
      ],
    });
    const near = encounters(openTrial(rules, state, 'a1.1', 'move', 8000), { first: 8000 });
    expect(near.list).toMatchObject([
      { kind: 'spacing', id: 'b1.1', margin: 1, marginText: '0.001 in', refused: { rule: 'OG-6.10' } },
    ]);
    const off = encounters(openTrial(rules, state, 'a1.1', 'move', 20000), { pivot: -9000, second: 10000 });
    expect(off.list).toMatchObject([
      {
        kind: 'edge',
        id: null,
        step: 9376,
        margin: 625,
        refused: { reason: 'The base would be 0.625 in off the table.' },
      },
    ]);
    expect(encounters(openTrial(rules, state, 'a1.1', 'move', 8000), { first: 1000 })).toEqual({
      list: [],
      refused: null,
    });
  });
});

describe('OG-25.9 and OG-24.12 chances of a distance', () => {
  const one: Place = {
    id: 'a1.1',
    type: 'destroyers',
    pose: [20000, 20000, 0],
    components: ['engine', 'cannon', 'cannon'],
  };
  const enemy = (components: Place['components']): Place => ({
    id: 'b1.1',
    type: 'destroyers',
    pose: [30000, 20000, 0],
    components,
  });

  test('OG-C135 OG-24.12 a Destroyer with one Engine needs 14 in on Cruise', () => {
    expect(percentText(chanceToMove(battle({ units: [one, enemy(['cannon'])] }), 'a1.1', 'cruise', 14000))).toBe(
      '83.33 %',
    );
    expect(chanceText(chanceToMove(battle({ units: [one, enemy(['empBlaster'])] }), 'a1.1', 'cruise', 14000))).toBe(
      '158/216 = 73.15 %',
    );
    expect(percentText(chanceToMove(battle({ units: [one, enemy(['inhibitor'])] }), 'a1.1', 'cruise', 14000))).toBe(
      '0.00 %',
    );
    expect(percentText(chanceToMove(battle({ units: [one, enemy(['cannon'])] }), 'a1.1', 'move', 10000))).toBe(
      '50.00 %',
    );
  });

  test('OG-24.12 several Engines: the sum of their dice, as the rules roll them', () => {
    const two = battle({ units: [{ ...one, components: ['engine', 'engine', 'cannon'] }, enemy(['inhibitor'])] });
    const chances = allowanceOf(two, 'a1.1', 'move').chances;
    const rolled = everyRoll((dice) => activate(two, 'a1.1', 'move', dice).allowance, String);
    expect(chances.map(({ value, chance }) => [value, Number(chance.num) / Number(chance.den)])).toEqual(
      [...rolled]
        .sort((a, b) => a.value - b.value)
        .map(({ value, chance }) => [value, Number(chance.num) / Number(chance.den)]),
    );
    const single = battle(
      { units: [{ ...one, components: ['engine', 'engine', 'cannon'] }, enemy(['cannon'])] },
      { stackPassives: false },
    );
    expect(allowanceOf(single, 'a1.1', 'move')).toMatchObject({ least: 7000, most: 12000, engines: 1 });
  });
});

describe('OG-25.10 mission', () => {
  test('OG-25.10 OG-16.5 score, points in play and zones', () => {
    const units: Place[] = [{ ...F }, { ...D }, { id: 'b1.2', type: 'scouts', status: 'destroyed' }];
    const nobody = { inEnemyZone: { units: [], points: 0 }, nearCentre: { units: [], points: 0 } };
    expect(missionAid(battle({ units }))).toEqual({
      mission: 'annihilation',
      A: {
        side: 'A',
        score: 1,
        destroyed: 1,
        ...nobody,
        pointsInPlay: 2,
        unitsInPlay: 1,
        edge: 'south',
        zone: { left: 0, right: 72000, bottom: 0, top: 12000 },
      },
      B: {
        side: 'B',
        score: 0,
        destroyed: 0,
        ...nobody,
        nearCentre: { units: ['b1.1'], points: 6 },
        pointsInPlay: 6,
        unitsInPlay: 1,
        edge: 'north',
        zone: { left: 0, right: 72000, bottom: 36000, top: 48000 },
      },
      leader: 'A',
      lead: 1,
      markers: [],
    });
  });
});

describe('OG-25.11 why not', () => {
  test("OG-25.11 OG-25.1 any command can be tried, on anybody's turn; OG-25.12 OG-C136 measuring logs nothing and rolls nothing", () => {
    const state = battle({ units: [{ ...F }, D], turn: 'B', phase: 'destroyers' });
    const before = JSON.stringify(state);
    expect(whyNot(rules, state, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' })[0]).toMatchObject({
      rule: 'OG-5.5',
      reason: 'Side B acts now.',
    });
    expect(whyNot(rules, state, 'b1', { type: 'activate', unit: 'b1.1', action: 'move' })).toEqual([]);
    // Captain A measures from B's ship on B's turn: asking has no chance to draw from and no way to write an event.
    expect(ruler(state, { unit: 'b1.1' }, { unit: 'a1.1' })!.gap).toBe(19000);
    expect(openTrial(rules, state, 'a1.1', 'move', 8000).refuse({ first: 8001 })).toMatchObject({ rule: 'OG-6.7' });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('OG-25.1 a view can be asked like a state, so spectators measure too', () => {
    const asState = (view: OrionsGateView): OrionsGateState => view;
    const state = battle({ units: [{ ...F }, D] });
    expect(ruler(asState(state as unknown as OrionsGateView), { unit: 'a1.1' }, { unit: 'b1.1' })!.gap).toBe(19000);
  });
});

describe('OG-25.8 placing by drag', () => {
  const deploying = () => {
    const state = battle(
      {
        units: [
          { ...F, pose: [30000, 5000, 0] },
          { ...D, id: 'a1.2', pose: [40000, 5000, 0] },
          { ...D, pose: [36000, 40000, 0] },
        ],
      },
      { layout: [[circle('blocking', 20000, 8000, 2000)]] },
    );
    return { ...state, stage: 'deploy' as const, deploying: 'A' as const, deployed: [], phase: null, turn: null };
  };

  test('OG-25.8 OG-4.10 deployment: where legal as it is, else the nearest standing place and why', () => {
    const state = deploying();
    const free = dragDeploy(state, 'a1.1', { x: 10000.4, y: 3000.2 }, 9000);
    expect(free).toMatchObject({
      command: { type: 'deploy', unit: 'a1.1', table: 1, x: 10000, y: 3000, heading: 9000 },
      reached: true,
      stoppedBy: null,
    });
    const above = dragDeploy(state, 'a1.1', { x: 10000, y: 30000 }, 9000);
    expect(above.pose).toMatchObject({ x: 10000, y: 11375 });
    expect(above.stoppedBy).toMatchObject({ rule: 'OG-4.3', data: { reach: 12001 } });
    const beside = dragDeploy(state, 'a1.1', { x: 39000, y: 5000 }, 0);
    // What binds where it stands: the spacing, not how near the pointer itself is.
    expect(beside.stoppedBy).toMatchObject({ rule: 'OG-2.12', data: { unit: 'a1.2', gap: 999 } });
    expect(Math.hypot(beside.pose!.x - 40000, beside.pose!.y - 5000)).toBeLessThan(2630);
    expect(check(rules, state, 'a1', beside.command!)).toEqual([]);
    const planet = dragDeploy(state, 'a1.2', { x: 20000, y: 7000 }, 0);
    expect(Math.hypot(planet.pose!.x - 20000, planet.pose!.y - 8000)).toBeLessThan(3004);
    expect(check(rules, state, 'a1', planet.command!)).toEqual([]);
  });

  test('OG-25.8 OG-C72 Warp Drive: exactly the rolled distance, no mil more', () => {
    const units: Place[] = [
      { id: 'a1.1', type: 'destroyers', pose: [20000, 20000, 4500], components: ['warpDrive', 'cannon', 'cannon'] },
      { ...D, pose: [60000, 40000, 0] },
    ];
    const state = battle({
      units,
      activation: { unit: 'a1.1', action: 'hold', step: 'fire', used: [1] },
      windows: [{ kind: 'warp', unit: 'a1.1', slot: 1, inches: 7 }],
    });
    const exact = dragWarp(state, { x: 24200, y: 25600 })!;
    expect(exact).toMatchObject({
      command: { type: 'warpTo', x: 24200, y: 25600 },
      reached: true,
      far: 7000,
      farText: '7.000 in',
    });
    const over = dragWarp(state, { x: 28400, y: 31200 })!;
    expect(over).toMatchObject({
      command: { x: 24200, y: 25600 },
      stoppedBy: { rule: 'OG-9.25', reason: '14.000 in from the old place; you rolled 7.000 in.' },
    });
    expect(dragWarp({ ...state, windows: [] }, { x: 0, y: 0 })).toBeNull();
  });
});

describe('OG-25.2 descriptions for the list', () => {
  test('OG-25.2 OG-25.5 distance, bearing and cover in words', () => {
    const state = battle(
      { units: [F, { ...D, name: 'Talon' }] },
      { layout: [[circle('obscuring', 20000, 25500, 1500)]] },
    );
    const seen = describeUnit(rules, state, 'b1.1', 'a1.1');
    expect(seen.text).toBe('Destroyer Talon, 19.0 in, bearing ahead, in cover');
    expect(seen).toMatchObject({
      condition: '6 of 6 boxes',
      seen: { distance: '19.0 in', bearing: 'ahead', cover: 'in cover', back: null },
    });
    expect(describeUnit(rules, state, 'a1.1', 'b1.1').text).toBe('Fighters 1, 19.0 in, bearing ahead, in cover');
    const turned = withGhost(state, 'a1.1', { table: 1, x: 10000, y: 24000, heading: 4000 });
    expect(describeUnit(rules, turned, 'b1.1', 'a1.1').seen!.bearing).toBe('40 right');
    expect(describeUnit(rules, state, 'b1.1', null).text).toBe('Destroyer Talon');
  });
});

describe('OG-25.8 laws of placing by drag', () => {
  test.each(Array.from({ length: 12 }, (_, index) => `place ${index}`))(
    'OG-25.8 OG-2.12 %s: always legal, and no place drawn at random is clearly nearer',
    (seed) => {
      const { state: fight, below } = scattered(seed, 12, 8);
      const state = {
        ...fight,
        stage: 'deploy' as const,
        deploying: 'A' as const,
        deployed: [],
        phase: null,
        turn: null,
      };
      for (const unit of state.units.filter(({ side }) => side === 'A')) {
        const wish = { x: below(30000), y: below(16000) };
        const drag = dragDeploy(state, unit.id, wish, 9000);
        expect([unit.id, wish, check(rules, state, 'a1', drag.command!)]).toEqual([unit.id, wish, []]);
        const gap = Math.hypot(drag.pose!.x - wish.x, drag.pose!.y - wish.y);
        for (let tries = 0; tries < 300; tries++) {
          const [x, y] = [wish.x + below(8001) - 4000, wish.y + below(8001) - 4000];
          if (Math.hypot(x - wish.x, y - wish.y) > gap - 300 || x < 0 || y < 0) continue;
          expect([
            unit.id,
            wish,
            drag.pose,
            x,
            y,
            check(rules, state, 'a1', { ...drag.command!, x, y }).length > 0,
          ]).toEqual([unit.id, wish, drag.pose, x, y, true]);
        }
      }
    },
  );
});
