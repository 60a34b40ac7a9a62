import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import {
  diceLeft,
  eventsOf,
  game,
  newGame,
  play,
  playAll,
  refusal,
  type Battle,
} from '../../../helpers/og-position.ts';
import { circle, polygon } from '../battle/scene.ts';
import { marker, placeAll, scouts, setUp } from './setup.ts';

const territory = (dice: readonly number[] = [3, 6, 1], options: { readonly [key: string]: unknown } = {}): Battle =>
  setUp({ mission: 'territoryControl', ...options }, dice).match;
const hunt = (options: { readonly [key: string]: unknown } = {}): Battle =>
  setUp({ mission: 'artifactHunt', ...options }, [6, 1]).match;
const assault = (dice: readonly number[] = [6, 1], options: { readonly [key: string]: unknown } = {}): Battle =>
  setUp({ mission: 'stationAssault', ...options }, dice).match;
const legal = (match: Battle, seat: string, x: number, y: number): boolean =>
  game.check(match.state, seat, marker(x, y)).length === 0;

describe('chapter 16: placing markers', () => {
  it('OG-16.1 OG-16.3 OG-16.6 OG-23.1 OG-C126: a random mission, roll-off, edge, number of markers, roll-off, the winner places first', () => {
    const locked = playAll(newGame({ mission: 'random' }, [2, 3, 3, 6, 1, 5, 2, 4]), [
      ['a1', scouts],
      ['b1', scouts],
    ]);
    expect(locked.events.map(({ type }) => type)).toEqual([
      'fleetSubmitted',
      'fleetSubmitted',
      'fleetsRevealed',
      'missionRolled',
      'rolledOff',
    ]);
    expect(eventsOf(locked.events, 'missionRolled')).toMatchObject([
      { mission: 'territoryControl', roll: { drawn: [2] } },
    ]);
    expect(eventsOf(locked.events, 'rolledOff')).toMatchObject([
      {
        rolls: [
          { A: 3, B: 3 },
          { A: 6, B: 1 },
        ],
        winner: 'A',
      },
    ]);
    const { match, events } = play(locked.match, 'a1', { type: 'chooseEdge', edge: 'north' });
    expect(eventsOf(events, 'markersRolled')).toMatchObject([{ roll: { drawn: [5], total: 3 }, count: 5 }]);
    expect(eventsOf(events, 'placingBegan')).toMatchObject([{ rolls: [{ A: 2, B: 4 }], winner: 'B', count: 5 }]);
    expect(match.state).toMatchObject({
      stage: 'markers',
      mission: 'territoryControl',
      placing: { side: 'B', left: 5 },
    });
    expect(game.pending(match.state)).toMatchObject([{ seats: ['b1'] }]);
    expect(diceLeft(match)).toEqual([]);
    expect(refusal(match, 'a1', marker(36_000, 24_000))).toBe('OG-16.3: Side B places a marker now.');
  });

  it('OG-16.1: the die names the missions in their order', () => {
    const missions = [1, 2, 3, 4, 5, 6].map(
      (die) =>
        playAll(newGame({ mission: 'random' }, [die, 6, 1]), [
          ['a1', scouts],
          ['b1', scouts],
        ]).match.state.mission,
    );
    expect(missions).toEqual([
      'annihilation',
      'territoryControl',
      'artifactHunt',
      'stationAssault',
      'breakthrough',
      'captureTheGate',
    ]);
    expect(newGame({ mission: 'random' }).state.mission).toBeNull();
  });

  it('OG-16.3 OG-4.1: the sides place in turn, then the winner of the first roll-off deploys; none in missions without markers', () => {
    const { match, events } = placeAll(territory([3, 1, 6]), 'b1', [
      [12_000, 12_000],
      [24_000, 12_000],
      [36_000, 12_000],
      [48_000, 12_000],
    ]);
    expect(match.state.markers.map(({ id, kind, x, side }) => [id, kind, x, side])).toEqual([
      ['O1', 'objective', 12_000, null],
      ['O2', 'objective', 24_000, null],
      ['O3', 'objective', 36_000, null],
      ['O4', 'objective', 48_000, null],
    ]);
    expect(events.at(-1)).toEqual({ type: 'deploymentBegan', side: 'A' });
    expect(refusal(match, 'a1', marker(60_000, 12_000))).toBe('OG-16.3: No marker is to be placed now.');
    for (const mission of ['annihilation', 'breakthrough', 'captureTheGate']) {
      const began = setUp({ mission }, []);
      expect(began.events.map(({ type }) => type)).toEqual(['edgeChosen', 'deploymentBegan']);
      expect(began.match.state.placing).toBeNull();
    }
  });

  it('OG-16.6 OG-C112: D3+2 markers, 12" from the edges and from each other', () => {
    for (const [die, count] of [
      [1, 3],
      [2, 3],
      [3, 4],
      [4, 4],
      [5, 5],
      [6, 5],
    ] as const)
      expect(territory([die, 6, 1]).state.placing).toEqual({ side: 'A', left: count });
    const match = territory();
    expect(legal(match, 'a1', 12_000, 12_000)).toBe(true);
    expect(refusal(match, 'a1', marker(11_999, 12_000))).toBe(
      'OG-16.6: 11.999 in from the table edge; at least 12.000 in is needed.',
    );
    expect([
      legal(match, 'a1', 60_000, 36_000),
      legal(match, 'a1', 60_001, 36_000),
      legal(match, 'a1', 60_000, 36_001),
    ]).toEqual([true, false, false]);
    const second = play(match, 'a1', marker(12_000, 12_000)).match;
    expect(legal(second, 'b1', 24_000, 12_000)).toBe(true);
    expect(legal(second, 'b1', 23_999, 12_000)).toBe(false);
  });

  it('OG-I15: a marker too near another one', () => {
    const match = play(territory(), 'a1', marker(12_000, 12_000)).match;
    expect(refusal(match, 'b1', marker(23_999, 12_000))).toBe(
      'OG-16.6: 11.999 in from another marker; at least 12.000 in is needed.',
    );
  });

  it('OG-16.3: a marker lies clear of solid pieces, on any table; off it nowhere', () => {
    const layout = [
      [
        circle('blocking', 36_000, 24_000, 2000),
        circle('obscuring', 24_000, 24_000, 2000),
        polygon('blocking', [45_000, 20_000], [48_000, 20_000], [48_000, 24_000]),
      ],
    ];
    const match = territory([3, 6, 1], { layout });
    expect(refusal(match, 'a1', marker(38_000, 24_000))).toBe('OG-16.3: A marker cannot lie in or on Planet 1.');
    expect([
      legal(match, 'a1', 38_001, 24_000),
      legal(match, 'a1', 48_000, 22_000),
      legal(match, 'a1', 48_001, 22_000),
      legal(match, 'a1', 24_000, 24_000),
    ]).toEqual([true, false, true, true]);
    expect(refusal(match, 'a1', marker(36_000, -250))).toBe('OG-16.6: It would be 0.250 in off the table.');
    expect(refusal(match, 'a1', marker(36_000, 24_000, 2))).toBe('OG-4.2: There is no table 2; this game has 1.');
  });

  it('OG-16.3 OG-2.13: markers of two tables do not keep apart from each other', () => {
    const gate = [circle('warpGate', 6000, 6000, 1500)];
    let match = setUp({ mission: 'artifactHunt', tables: 2, layout: [gate, gate] }, [6, 1]).match;
    match = play(match, 'a1', marker(36_000, 24_000)).match;
    expect(game.check(match.state, 'b1', marker(36_000, 24_000, 2))).toEqual([]);
    match = play(match, 'b1', marker(36_000, 24_000, 2)).match;
    expect(match.state.markers.map(({ table }) => table)).toEqual([1, 2]);
  });

  it('OG-16.7: three artifacts, placed like objective markers', () => {
    const match = hunt();
    expect(match.state.placing).toEqual({ side: 'A', left: 3 });
    expect(refusal(match, 'a1', marker(36_000, 11_999))).toBe(
      'OG-16.7: 11.999 in from the table edge; at least 12.000 in is needed.',
    );
    const placed = placeAll(match, 'a1', [
      [20_000, 24_000],
      [40_000, 24_000],
      [60_000, 24_000],
    ]).match;
    expect(
      placed.state.markers.map(({ kind, carrier, takenBy, mystery }) => ({ kind, carrier, takenBy, mystery })),
    ).toEqual(Array.from({ length: 3 }, () => ({ kind: 'artifact', carrier: null, takenBy: null, mystery: null })));
    expect(placed.state.stage).toBe('deploy');
  });

  it('OG-16.11 OG-C116: each side places a station in its own zone, 6" from every edge', () => {
    const match = assault();
    expect([legal(match, 'a1', 36_000, 6000), legal(match, 'a1', 36_000, 12_000)]).toEqual([true, true]);
    expect([legal(match, 'a1', 36_000, 5999), legal(match, 'a1', 36_000, 12_001)]).toEqual([false, false]);
    expect([legal(match, 'a1', 6000, 8000), legal(match, 'a1', 5999, 8000), legal(match, 'a1', 66_001, 8000)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(refusal(match, 'a1', marker(36_000, 12_001))).toBe(
      'OG-16.11: The station lies 12.001 in from your edge; your zone ends at 12.000 in.',
    );
    const { match: second } = play(match, 'a1', marker(36_000, 12_000));
    expect([
      legal(second, 'b1', 36_000, 36_000),
      legal(second, 'b1', 36_000, 42_000),
      legal(second, 'b1', 36_000, 35_999),
      legal(second, 'b1', 36_000, 42_001),
      legal(second, 'b1', 36_000, 8000),
    ]).toEqual([true, true, false, false, false]);
    const done = play(second, 'b1', marker(36_000, 36_000)).match;
    expect(done.state.markers.map(({ id, kind, side }) => [id, kind, side])).toEqual([
      ['O1', 'station', 'A'],
      ['O2', 'station', 'B'],
    ]);
  });

  it('OG-I16: a station too near the table edge', () => {
    expect(refusal(assault(), 'a1', marker(36_000, 5999))).toBe(
      'OG-16.11: 5.999 in from the table edge; at least 6.000 in is needed.',
    );
  });
});

/**
 * Blocking pieces that leave no room but on a strip of the width given, and there only between two points of the grid.
 */
const walls = (left: number, right: number) => [
  [
    polygon('blocking', [0, 0], [left, 0], [left, 48_000], [0, 48_000]),
    polygon('blocking', [right, 0], [72_000, 0], [72_000, 48_000], [right, 48_000]),
  ],
];

describe('OG-2.14 OG-16.4: no room for a marker', () => {
  it('OG-2.14 OG-I17: refused while a point of the grid is free, with that point', () => {
    expect(refusal(territory([3, 6, 1], { layout: walls(17_999, 18_001) }), 'a1', { type: 'noRoom' })).toBe(
      'OG-2.14: There is room, for example at 18.000 in, 12.000 in.',
    );
    const piece = [
      [...walls(17_999, 18_001)[0]!, polygon('blocking', [17_999, 0], [18_001, 0], [18_001, 14_000], [17_999, 14_000])],
    ];
    expect(refusal(territory([3, 6, 1], { layout: piece }), 'a1', { type: 'noRoom' })).toBe(
      'OG-2.14: There is room, for example at 18.000 in, 14.250 in.',
    );
  });

  it('OG-2.14 OG-16.4: accepted when only points off the grid are free; then no more markers are placed', () => {
    const match = territory([3, 6, 1], { layout: walls(18_000, 18_250) });
    expect(legal(match, 'a1', 18_100, 24_000)).toBe(true);
    const { match: after, events } = play(match, 'a1', { type: 'noRoom' });
    expect(events.map(({ type }) => type)).toEqual(['markerLeftOut', 'deploymentBegan']);
    expect(after.state.markers).toEqual([]);
  });

  it('OG-16.4: the markers placed before stay', () => {
    const match = play(territory([6, 6, 1], { layout: walls(18_000, 18_250) }), 'a1', marker(18_100, 24_000)).match;
    const after = play(match, 'b1', { type: 'noRoom' }).match;
    expect(after.state).toMatchObject({ stage: 'deploy', markers: [{ id: 'O1', x: 18_100 }] });
  });

  it('OG-16.4: a side without a station cannot lose it; the other still places its own', () => {
    const zone = [[polygon('blocking', [0, 5000], [72_000, 5000], [72_000, 13_000], [0, 13_000])]];
    const match = play(assault([6, 1], { layout: zone }), 'a1', { type: 'noRoom' }).match;
    expect(match.state).toMatchObject({ stage: 'markers', placing: { side: 'B', left: 1 } });
    const done = play(match, 'b1', marker(36_000, 40_000)).match;
    expect(done.state.markers).toMatchObject([{ kind: 'station', side: 'B' }]);
    expect(game.view(done.state, { kind: 'audience' }).score).toEqual({ A: 0, B: 0 });
  });

  it('OG-16.4 OG-20.3: a random captain places wherever there is room and else says that there is none', () => {
    const chosen = (left: number, right: number) =>
      game.choices(territory([3, 6, 1], { layout: walls(left, right) }).state, 'a1', {
        chance: openChance(seedChance('room')),
        count: 1,
      });
    expect(chosen(17_999, 18_001)).toEqual([marker(18_000, 12_000)]);
    expect(chosen(18_000, 18_002)).toEqual([{ type: 'noRoom' }]);
  });
});
