import { INCH, pointBase, within } from '../../../table/index.ts';
import { artifactsOf } from '../rules/artifacts.ts';
import { ZONE_DEPTH } from '../rules/deployment.ts';
import { isLying, lying, MARKER_REACH } from '../rules/markers.ts';
import { CENTRE_REACH, standsInEnemyZone } from '../rules/score-missions.ts';
import type { Marker, OrionsGateState, Side, Unit } from '../state.ts';
import { baseOf, enemiesOf, isInPlay, otherSide, pointsOf, unitOf, type PlacedUnit } from '../units.ts';
import type { Mind } from './mind.ts';
import { notes } from './notes.ts';
import { activationsLeft, paceOf, wayOver, wayTo, type Spot, type Way } from './routes.ts';

/** A place where a unit of a side does something for its mission (chapter 16). */
export interface Goal {
  readonly at: Spot;
  /** How near the base has to come, mils. */
  readonly reach: number;
  /** What a unit there is worth to the side, in points; for `perPoint` for each point of the unit. */
  readonly worth: number;
  readonly perPoint: boolean;
  /** 0..1: how much of it is left to a second unit when one is there. */
  readonly room: number;
  /** `stay`: the end of the game counts. `now`: the sooner the better. `zone`: a whole strip along the enemy's edge. */
  readonly when: 'stay' | 'now' | 'zone';
}

// Points of worth, for each point of a side's fleet: the mission decides the game, losses are only a means.
/** All objective markers or artifacts together. */
const MARKERS = 2;
/** A station: of the enemy, and the own one when it is in full danger. */
const STATION = 1.2;
/** The danger of a station before the enemy is seen. */
const UNKNOWN = 0.3;
/** A point of a unit that stands where Breakthrough and Capture the Gate count it. */
const STANDING = 1.6;
/** Getting at an enemy who carries artifacts, as a share of them. */
const HUNTED = 0.3;
/** A hunter is near enough when so far away, mils: Fighters' guns reach 12". */
const HUNTING = 10 * INCH;
/** On several tables: being on one with enemies, for each point of the unit (Annihilation). */
const CHASE = 0.8;
/** Farther than any table is wide. */
const ANYWHERE = 300 * INCH;

type Goals = { readonly [side in Side]: readonly Goal[] };

/** Goals already found: they change when a marker does. */
const known = notes<readonly Marker[], Goals>();

/** The goals of a side as things stand. */
export function goalsOf(mind: Mind, state: OrionsGateState, side: Side): readonly Goal[] {
  return known(mind, state.markers, () => ({ A: findGoals(state, 'A'), B: findGoals(state, 'B') }))[side];
}

function findGoals(state: OrionsGateState, side: Side): readonly Goal[] {
  const whole = state.options.points;
  switch (state.mission) {
    case 'territoryControl':
      return state.markers.map((marker) => ({
        at: marker,
        reach: MARKER_REACH,
        worth: (MARKERS * whole) / state.markers.length,
        perPoint: false,
        room: 0.05,
        when: 'stay',
      }));
    case 'artifactHunt':
      return artifactGoals(state, side, artifactWorth(state));
    case 'stationAssault':
      return stationGoals(state, side, STATION * whole);
    case 'breakthrough':
      return state.tables.map(({ number, width, height }) => {
        const line = state.edges[otherSide(side)] === 'south' ? ZONE_DEPTH : height - ZONE_DEPTH;
        return {
          at: { table: number, x: width / 2, y: line },
          reach: 0,
          worth: STANDING,
          perPoint: true,
          room: 1,
          when: 'zone',
        };
      });
    case 'captureTheGate':
      return state.tables.map(({ number, width, height }) => ({
        at: { table: number, x: width / 2, y: height / 2 },
        reach: CENTRE_REACH,
        worth: STANDING,
        perPoint: true,
        room: 1,
        when: 'stay',
      }));
    case 'annihilation':
      return state.tables.length > 1 ? chase(state, side) : [];
    case null:
      return [];
  }
}

/** Every table with enemies: a unit must come to them. */
function chase(state: OrionsGateState, side: Side): readonly Goal[] {
  const goals: Goal[] = [];
  for (const { number } of state.tables) {
    const enemy = enemiesOf(state, side).find(({ pose }) => pose.table === number);
    if (enemy) goals.push({ at: enemy.pose, reach: ANYWHERE, worth: CHASE, perPoint: true, room: 1, when: 'now' });
  }
  return goals;
}

/** Artifacts that lie there, and enemies who carry some (OG-16.7, 16.10). */
function artifactGoals(state: OrionsGateState, side: Side, each: number): readonly Goal[] {
  const goals: Goal[] = [];
  for (const marker of state.markers) {
    if (marker.takenBy !== null) continue;
    if (marker.carrier === null) {
      goals.push({ at: marker, reach: 0, worth: each, perPoint: false, room: 0.1, when: 'now' });
      continue;
    }
    const carrier = unitOf(state, marker.carrier);
    const at = lying(state, marker);
    if (at && carrier && carrier.side !== side)
      goals.push({ at, reach: HUNTING, worth: HUNTED * each, perPoint: false, room: 0.5, when: 'now' });
  }
  return goals;
}

/** The enemy's station, and the own one as far as an enemy may soon be there (OG-16.12, 16.13). */
function stationGoals(state: OrionsGateState, side: Side, worth: number): readonly Goal[] {
  const goals: Goal[] = [];
  const fallen = (of: Side): boolean => state.markers.some((marker) => marker.side === of && marker.takenBy !== null);
  for (const marker of state.markers) {
    if (!isLying(marker)) continue;
    if (marker.side !== side)
      goals.push({ at: marker, reach: MARKER_REACH, worth, perPoint: false, room: 0.5, when: 'now' });
    else if (!fallen(otherSide(side)) || enemiesOf(state, side).length > 0) {
      goals.push({
        at: marker,
        reach: MARKER_REACH,
        worth: worth * threatTo(state, marker, side),
        perPoint: false,
        room: 0.15,
        when: 'now',
      });
    }
  }
  return goals;
}

/** How near the danger is for a station, 0..1: by the activations its nearest enemy needs. */
function threatTo(state: OrionsGateState, station: Marker, side: Side): number {
  // Before the enemy is deployed.
  let most = state.stage === 'deploy' ? UNKNOWN : 0;
  for (const enemy of enemiesOf(state, side)) {
    const { turns } = wayTo(state, enemy, station, MARKER_REACH);
    if (turns > activationsLeft(state, enemy)) continue;
    most = Math.max(most, turns <= 1 ? 1 : 1 / (turns * turns));
  }
  return most;
}

/** Whether a unit is where a goal wants it. */
export function isAt(state: OrionsGateState, unit: PlacedUnit, { at, reach, when }: Goal): boolean {
  if (unit.pose.table !== at.table) return false;
  return when === 'zone'
    ? standsInEnemyZone(state, unit)
    : within(baseOf(state.options, unit), pointBase({ x: Math.round(at.x), y: Math.round(at.y) }), reach);
}

/** The way of a unit to a goal; to a zone over its line. */
export function wayToGoal(mind: Mind, state: OrionsGateState, unit: PlacedUnit, { at, reach, when }: Goal): Way {
  if (when !== 'zone') return wayTo(state, unit, at, reach);
  if (unit.pose.table === at.table && standsInEnemyZone(state, unit)) return { turns: 0, gate: null };
  return wayOver(state, unit, at, { gates: !mind.oneTable, turns: mind.keen });
}

/** What an artifact in hand is worth: nearly what one moved off is, more the nearer the edge (OG-16.9, 16.10). */
export function carried(state: OrionsGateState, unit: Unit): number {
  if (state.mission !== 'artifactHunt') return 0;
  const count = artifactsOf(state, unit.id).length;
  if (count === 0) return 0;
  return count * artifactWorth(state) * (isInPlay(unit) ? held(state, unit) : 1);
}

const artifactWorth = ({ options, markers }: OrionsGateState): number =>
  (MARKERS * options.points) / Math.max(1, markers.length);

/** 0..1: how surely a carrier keeps what it has to the end of the game. */
function held(state: OrionsGateState, unit: PlacedUnit): number {
  const left = activationsLeft(state, unit);
  if (left === 0 || enemiesOf(state, unit.side).length === 0) return 1;
  const { width, height } = state.tables[unit.pose.table - 1]!;
  const edge = Math.min(unit.pose.x, unit.pose.y, width - unit.pose.x, height - unit.pose.y);
  return 0.85 - 0.04 * Math.min(5, edge / paceOf(state, unit));
}

/** What a unit that left the table moved off with it (OG-16.9). */
export const movedOffBy = (state: OrionsGateState, { id }: Unit): number =>
  state.markers.filter(({ carrier, takenBy }) => carrier === id && takenBy !== null).length * artifactWorth(state);

/** What a unit brings to a goal it is at, or on its way to, in points. */
export const fullWorth = ({ worth, perPoint }: Goal, unit: Unit): number => (perPoint ? worth * pointsOf(unit) : worth);
