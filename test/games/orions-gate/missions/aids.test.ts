import { describe, expect, it } from 'vitest';
import { encounters, missionAid, missionCircles, openTrial } from '../../../../src/games/orions-gate/aids/index.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { battle, type Battle } from '../../../helpers/og-position.ts';
import { D, F, S, during } from '../battle/scene.ts';

const RULES = { sight: kernelSight };

describe('chapter 25: the mission aid', () => {
  const assault = (): Battle =>
    battle({
      options: { mission: 'stationAssault' },
      turn: 'A',
      units: [
        F('a1.1', [36_000, 37_000]),
        D('a1.2', [36_000, 24_000]),
        S('b1.1', [36_000, 10_000]),
        { ...F('b1.2', [5000, 5000]), status: 'destroyed' },
      ],
      markers: [
        { x: 36_000, y: 8000, side: 'A' },
        { x: 36_000, y: 40_000, side: 'B', mystery: 2 },
      ],
    });

  it('OG-25.10 OG-25.1: score, who is near each station and which would fall now; nothing changes', () => {
    const { state } = assault();
    const aid = missionAid(state);
    expect(aid).toMatchObject({
      mission: 'stationAssault',
      leader: null,
      lead: 0,
      A: { score: 0, destroyed: 2 },
      B: { score: 0, destroyed: 0 },
    });
    expect(aid.markers).toEqual([
      {
        marker: 'O1',
        kind: 'station',
        side: 'A',
        at: { table: 1, x: 36_000, y: 8000 },
        holder: 'B',
        carrier: null,
        takenBy: null,
        near: { A: [], B: ['b1.1'] },
        mystery: null,
        falling: true,
      },
      {
        marker: 'O2',
        kind: 'station',
        side: 'B',
        at: { table: 1, x: 36_000, y: 40_000 },
        holder: 'A',
        carrier: null,
        takenBy: null,
        near: { A: ['a1.1'], B: [] },
        mystery: 2,
        falling: true,
      },
    ]);
    expect(state.markers.every(({ takenBy }) => takenBy === null)).toBe(true);
  });

  it('OG-25.10: zones, points in the enemy’s zone and near the centre', () => {
    const { A, B } = missionAid(assault().state);
    expect(A).toMatchObject({
      zone: { bottom: 0, top: 12_000 },
      inEnemyZone: { units: ['a1.1'], points: 2 },
      nearCentre: { units: ['a1.2'], points: 6 },
      pointsInPlay: 8,
      unitsInPlay: 2,
    });
    expect(B).toMatchObject({
      zone: { bottom: 36_000, top: 48_000 },
      inEnemyZone: { units: ['b1.1'], points: 1 },
      nearCentre: { units: [], points: 0 },
    });
  });

  it('OG-25.10: who holds or contests each marker and artifact', () => {
    const territory = battle({
      options: { mission: 'territoryControl' },
      turn: 'A',
      units: [F('a1.1', [20_000, 20_000]), F('b1.1', [23_000, 20_000])],
      markers: [
        { x: 21_500, y: 22_000 },
        { x: 18_000, y: 20_000 },
        { x: 50_000, y: 20_000 },
      ],
    });
    expect(missionAid(territory.state)).toMatchObject({
      leader: 'A',
      lead: 1,
      markers: [{ holder: 'contested' }, { holder: 'A' }, { holder: null }],
    });
    const hunt = battle({
      options: { mission: 'artifactHunt' },
      turn: 'A',
      units: [
        F('a1.1', [20_000, 20_000]),
        F('b1.1', [40_000, 20_000]),
        { id: 'a1.2', type: 'scouts', status: 'removed' },
      ],
      markers: [{ carrier: 'b1.1' }, { x: 20_000, y: 22_000 }, { x: 70_000, y: 20_000, carrier: 'a1.2', takenBy: 'A' }],
    });
    expect(missionAid(hunt.state).markers).toMatchObject([
      { holder: 'B', carrier: 'b1.1', at: { x: 40_000, y: 20_000 }, near: { A: [], B: [] } },
      { holder: null, at: { x: 20_000, y: 22_000 }, near: { A: ['a1.1'], B: [] } },
      { holder: 'A', takenBy: 'A', at: null },
    ]);
  });

  it('OG-25.3: circles of 3" round what lies on a table, of 12" round each centre', () => {
    expect(missionCircles(assault().state)).toEqual([
      { kind: 'station', marker: 'O1', side: 'A', table: 1, centre: { x: 36_000, y: 8000 }, radius: 3000 },
      { kind: 'station', marker: 'O2', side: 'B', table: 1, centre: { x: 36_000, y: 40_000 }, radius: 3000 },
      { kind: 'centre', marker: null, side: null, table: 1, centre: { x: 36_000, y: 24_000 }, radius: 12_000 },
    ]);
    const carried = battle({
      options: { mission: 'artifactHunt' },
      turn: 'A',
      units: [F('a1.1', [20_000, 20_000]), F('b1.1', [40_000, 20_000])],
      markers: [{ carrier: 'b1.1' }],
    });
    expect(missionCircles(carried.state).map(({ kind }) => kind)).toEqual(['centre']);
  });
});

describe('OG-25.8: what a path would meet', () => {
  const trial = (
    options: object,
    markers: Parameters<typeof battle>[0]['markers'],
    at: readonly [number, number] = [10_000, 10_000],
  ) => {
    const { state } = during('move', 'plan', [F('a1.1', at)], {
      options: { mission: 'artifactHunt', ...options },
      ...(markers && { markers }),
    });
    return openTrial(RULES, state, 'a1.1', 'move', 8000);
  };

  it('OG-25.8 OG-6.13: artifacts and mysterious markers with step and place', () => {
    const markers = [
      { x: 14_000, y: 10_400 },
      { x: 14_000, y: 13_000, mystery: 5 },
    ];
    const met = (options: object) =>
      encounters(trial(options, markers), { first: 8000 }).list.map(({ kind, id, name, step, at }) => [
        kind,
        id,
        name,
        step,
        at.x,
      ]);
    expect(met({})).toEqual([['artifact', 'O1', 'Artifact 1', 3520, 13_520]]);
    expect(met({ mysteriousObjectives: true })).toEqual([
      ['marker', 'O1', 'Artifact 1', 398, 10_398],
      ['artifact', 'O1', 'Artifact 1', 3520, 13_520],
    ]);
  });

  it('OG-25.8 OG-16.9: the way over the edge ends where the ship leaves, and is not refused for it', () => {
    const found = encounters(trial({}, [{ carrier: 'a1.1' }, { x: 74_000, y: 10_000 }].slice(0, 1), [68_000, 10_000]), {
      first: 8000,
      exit: true,
    });
    expect(found.refused).toBeNull();
    expect(found.list.map(({ kind, step, refused }) => [kind, step, refused])).toEqual([['edge', 3376, null]]);
  });
});
