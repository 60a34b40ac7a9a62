import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/recording.ts';
import { MARKERS_OF, MISSIONS } from '../../src/games/orions-gate/data/missions.ts';
import { UNITS } from '../../src/games/orions-gate/data/units.ts';
import type { OrionsGateEvent } from '../../src/games/orions-gate/event.ts';
import { scoreOf } from '../../src/games/orions-gate/rules/score.ts';
import type { Marker, OrionsGateState, Side, Unit } from '../../src/games/orions-gate/state.ts';
import { baseOf, radiusOf, type PlacedUnit } from '../../src/games/orions-gate/units.ts';
import { game } from '../helpers/og-position.ts';
import { randomBattle, variedOptions } from './random-battle.ts';
import { expectAlike, expectSame } from '../helpers/quick-expect.ts';

const BATTLES = 36;

type Counts = { [what: string]: number };

const CYCLE = [...MISSIONS.slice(1), 'artifactHunt', 'random', 'artifactHunt', 'stationAssault'] as const;

/**
 * Small tables, wide bases and many rounds (stations on empty tables), so that random ships come upon markers; every
 * mission, the random one and both station checks.
 */
const options = (i: number) => ({
  ...variedOptions(i),
  points: 24,
  rounds: 12,
  tableWidth: 48_000,
  terrainDensity: 'sparse',
  baseSet: 'custom',
  baseScouts: 4000,
  baseFighters: 4000,
  baseDestroyers: 4000,
  baseBattleships: 4000,
  mission: CYCLE[i % CYCLE.length]!,
  ...(CYCLE[i % CYCLE.length] === 'stationAssault' && { terrainSource: 'custom', terrainMinimum: 0, layout: [[]] }),
  mysteriousObjectives: i % 8 !== 7,
  stationCheck: i % 2 === 0 ? 'immediate' : 'endOfRound',
  boarding: i % 3 === 0,
});

const gap = (
  state: OrionsGateState,
  unit: PlacedUnit,
  { x, y }: { readonly x: number; readonly y: number },
): number => {
  const base = baseOf(state.options, unit);
  return Math.hypot(base.x - x, base.y - y) - base.radius;
};

const standing = ({ units }: OrionsGateState, side: Side): readonly PlacedUnit[] =>
  units.filter((unit): unit is PlacedUnit => unit.side === side && unit.status === 'inPlay' && unit.pose !== null);

const worth = (units: readonly Unit[]): number => units.reduce((sum, { unitType }) => sum + UNITS[unitType].points, 0);

/** The score counted anew from chapter 16, without the rules. */
function recounted(state: OrionsGateState, side: Side): number {
  const { markers, units, edges, tables } = state;
  const other: Side = side === 'A' ? 'B' : 'A';
  const near = (of: Side, marker: Marker): boolean =>
    standing(state, of).some((unit) => unit.pose.table === marker.table && gap(state, unit, marker) <= 3000 + 1e-6);
  switch (state.mission) {
    case null:
      return 0;
    case 'annihilation':
      return worth(units.filter(({ scoredBy }) => scoredBy === side));
    case 'territoryControl':
      return markers.filter((marker) => near(side, marker) && !near(other, marker)).length;
    case 'artifactHunt':
      return markers.filter(
        ({ carrier, takenBy }) =>
          takenBy === side || (takenBy === null && standing(state, side).some(({ id }) => id === carrier)),
      ).length;
    case 'stationAssault': {
      const gone = (of: Side): number =>
        markers.filter((marker) => marker.side === of && marker.takenBy !== null).length;
      return gone(other) === 1 && gone(side) === 0 ? 1 : 0;
    }
    case 'breakthrough':
      return worth(
        standing(state, side).filter(({ pose: { y }, unitType }) => {
          const radius = radiusOf(state.options, unitType);
          return edges[other] === 'south' ? y + radius <= 12_000 : edges[other] === 'north' && y - radius >= 36_000;
        }),
      );
    case 'captureTheGate':
      return worth(
        standing(state, side).filter(
          (unit) => gap(state, unit, { x: tables[unit.pose.table - 1]!.width / 2, y: 24_000 }) <= 12_000 + 1e-6,
        ),
      );
  }
}

/** What every state keeps (OG-16.3 to 16.13, 15.2). */
function look(before: OrionsGateState, after: OrionsGateState): void {
  const { markers, units, mission, options: chosen } = after;
  for (const side of ['A', 'B'] as const) expectSame(scoreOf(after)[side], recounted(after, side));
  // Nothing is made or lost but by placing, and what a marker is never changes.
  if (before.stage !== 'markers') expectSame(markers.length, before.markers.length);
  for (const [index, old] of before.markers.entries()) {
    const now = markers[index]!;
    expectAlike([now.id, now.kind, now.side], [old.id, old.kind, old.side]);
    if (old.mystery !== null) expectSame(now.mystery, old.mystery);
    if (old.takenBy !== null) expectAlike(now, old);
  }
  for (const { kind, side, carrier, takenBy, mystery, x, y } of markers) {
    expectSame(kind, MARKERS_OF[mission!]);
    if (!chosen.mysteriousObjectives) expectSame(mystery, null);
    expectSame(x >= 0 && y >= 0 && x <= chosen.tableWidth && y <= 48_000, true);
    const holder = units.find(({ id }) => id === carrier);
    if (kind === 'artifact')
      expectSame(
        takenBy !== null ? holder?.status : (holder?.status ?? 'inPlay'),
        takenBy !== null ? 'removed' : holder?.status === 'lifted' ? 'lifted' : 'inPlay',
      );
    else expectSame(carrier, null);
    if (kind === 'station') expectSame(takenBy === null || takenBy !== side, true);
    if (kind === 'objective') expectSame(takenBy, null);
  }
  expectSame(markers.filter(({ kind }) => kind === 'artifact').length <= 3, true);
  for (const side of ['A', 'B']) expectSame(markers.filter((marker) => marker.side === side).length <= 1, true);
  for (const { id, status, scoredBy } of units) {
    if (status !== 'removed') continue;
    expect(scoredBy).toBeNull();
    expect(markers.some(({ carrier, takenBy }) => carrier === id && takenBy !== null)).toBe(true);
  }
}

function count(events: readonly OrionsGateEvent[], counts: Counts): void {
  const add = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  for (const event of events) {
    add(event.type);
    if (event.type === 'activated' && event.halvedByMarker) add('halved');
    if (event.type === 'hitRolled' && event.accuracy.some(({ name }) => name === 'marker')) add('guided');
    if (
      (event.type === 'damageRolled' || event.type === 'autoHit') &&
      event.toughness.some(({ name }) => name === 'marker')
    )
      add('sheltered');
    if (event.type === 'markerRolled' && event.points) add('struck');
  }
}

describe('battles of all missions with mysterious objectives', () => {
  it(`OG-16.2 OG-16.3 OG-16.7 OG-16.12 OG-15.2 OG-20.3: ${BATTLES} random ones come to an end without a stall and replay to the same hash`, () => {
    const counts: Counts = {};
    for (let i = 0; i < BATTLES; i++) {
      const { recording, match } = randomBattle(`missions ${i}`, options(i));
      const again = replay(game, recording);
      if (!again.ok) throw new Error(again.reason);
      expect(again.matches.at(-1)!.hash).toBe(match.hash);
      for (const [ply, events] of again.events.entries()) {
        count(events, counts);
        if (ply > 0) look(again.matches[ply - 1]!.state, again.matches[ply]!.state);
      }
      const { winner, score } = match.state.outcome!.result as { winner: Side | null; score: { A: number; B: number } };
      expect(winner).toBe(score.A === score.B ? null : score.A > score.B ? 'A' : 'B');
      expect(score).toEqual({ A: recounted(match.state, 'A'), B: recounted(match.state, 'B') });
    }
    const wanted = [
      'missionRolled',
      'markersRolled',
      'placingBegan',
      'markerPlaced',
      'markerRevealed',
      'markerRolled',
      'struck',
      'halved',
      'guided',
      'sheltered',
      'artifactTaken',
      'artifactDropped',
      'leftTable',
      'stationDestroyed',
    ];
    expect(wanted.filter((what) => !counts[what])).toEqual([]);
  });
});
