import { copyOfState } from '../copies.ts';
import { headingFrom, ZONE_DEPTH } from '../rules/deployment.ts';
import type { OrionsGateState, Side, Unit } from '../state.ts';
import { isInPlay, otherSide, pointsOf, radiusOf, unitsInPlay, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import type { Mind } from './mind.ts';
import { fullWorth, goalsOf, type Goal } from './mission-goals.ts';
import { presence } from './mission-value.ts';

/** What equals take from each other in a battle, as a share of themselves. */
const TAKEN = 0.45;
/** Of an enemy who stands: the share that comes through gates to where there is something to win. */
const MOBILE = 0.5;
/** While the enemy has still to deploy: how much the worst they may do counts; the rest is the mean of all. */
const WORST = 0.6;
/** How often all units are tried on other tables. */
const SWEEPS = 4;

/** A unit, and how surely it will be at each goal of its side from each table. */
interface Force {
  readonly unit: Unit;
  readonly points: number;
  /** The table it stands on, counted from 0; null while it may still go to any. */
  readonly fixed: number | null;
  /** By table, then by goal. */
  readonly at: readonly (readonly number[])[];
}

/** The units of a side and what it wants. */
interface Party {
  readonly forces: readonly Force[];
  readonly goals: readonly Goal[];
}

/** For each force of a party the table it is on, counted from 0. */
type Split = readonly number[];

/**
 * The table on which a unit that waits to be deployed does most for its side, by mission and opponent: all who still
 * wait are dealt to the tables at once, against the enemy as they stand, or against all they may do while they wait
 * themselves (OG-4.10, 14.12).
 */
export function tableFor(mind: Mind, state: OrionsGateState, unit: Unit): number {
  const count = state.tables.length;
  if (count === 1) return 1;
  if (mind.oneTable) return oneTableFor(state, unit);
  const own = partyOf(mind, state, unit.side);
  const enemy = partyOf(mind, state, otherSide(unit.side));
  const answers = splitsOf(enemy, count);
  const split = bestSplit(own, count, (tried) => {
    const worths = answers.map((answer) => balanceOf(state, own, tried, enemy, answer));
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
    return WORST * Math.min(...worths) + (1 - WORST) * mean;
  });
  return split[own.forces.findIndex((force) => force.unit.id === unit.id)]! + 1;
}

/** The table where the first unit of the side stands, else where most enemies do, else where most markers lie. */
function oneTableFor(state: OrionsGateState, { side }: Unit): number {
  const standing = unitsInPlay(state);
  const friend = standing.find((unit) => unit.side === side);
  if (friend) return friend.pose.table;
  const crowd = standing.length > 0 ? standing.map(({ pose }) => pose) : state.markers;
  const count = (table: number): number => crowd.filter((one) => one.table === table).length;
  return [...state.tables].sort((a, b) => count(b.number) - count(a.number))[0]!.number;
}

function partyOf(mind: Mind, state: OrionsGateState, side: Side): Party {
  const goals = goalsOf(mind, state, side);
  // Nobody has used an activation of the first round.
  const began = copyOfState(state);
  began.round = Math.max(1, state.round);
  const forces = state.units
    .filter((unit) => unit.side === side && (isInPlay(unit) || unit.status === 'waiting'))
    .map((unit) => ({
      unit,
      points: pointsOf(unit),
      fixed: isInPlay(unit) ? unit.pose.table - 1 : null,
      at: state.tables.map(({ number }) => goals.map((goal) => presenceFrom(mind, began, unit, number, goal))),
    }));
  return { forces, goals };
}

/** How surely a unit will be at a goal: from where it stands, or from the place of its zone nearest to the goal. */
function presenceFrom(mind: Mind, state: OrionsGateState, unit: Unit, table: number, goal: Goal): number {
  if (isInPlay(unit)) return unit.pose.table === table ? presence(mind, state, unit, goal) : 0;
  const { width, height } = tableOf(state.tables, table);
  const radius = radiusOf(state.options, unit.unitType);
  const south = state.edges[unit.side] === 'south';
  const [least, most] = south ? [radius, ZONE_DEPTH - radius] : [height - ZONE_DEPTH + radius, height - radius];
  const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, Math.round(value)));
  const placed: PlacedUnit = {
    ...unit,
    status: 'inPlay',
    pose: {
      table,
      x: between(goal.at.x, radius, width - radius),
      y: between(goal.at.y, least, most),
      heading: headingFrom(state.edges[unit.side]),
    },
  };
  return presence(mind, state, placed, goal);
}

/** What a side may do that is not all deployed: the rest of it together on any table, or spread over all of them. */
function splitsOf({ forces }: Party, tables: number): readonly Split[] {
  if (forces.every(({ fixed }) => fixed !== null)) return [forces.map(({ fixed }) => fixed!)];
  const together = Array.from({ length: tables }, (_, table) => forces.map(({ fixed }) => fixed ?? table));
  return [...together, forces.map(({ fixed }, index) => fixed ?? index % tables)];
}

/** From the best of some simple splits on, one unit at a time, as long as it gets better. */
function bestSplit(own: Party, tables: number, worthOf: (split: Split) => number): Split {
  let best = { split: [] as Split, worth: -Infinity };
  const offer = (split: Split): boolean => {
    const worth = worthOf(split);
    if (worth <= best.worth + 1e-9) return false;
    best = { split, worth };
    return true;
  };
  for (const split of splitsOf(own, tables)) offer(split);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let better = false;
    for (const [index, { fixed }] of own.forces.entries()) {
      if (fixed !== null) continue;
      for (let table = 0; table < tables; table++)
        if (table !== best.split[index])
          better = offer(best.split.map((on, at) => (at === index ? table : on))) || better;
    }
    if (!better) break;
  }
  return best.split;
}

/** What the own side gains less what the enemy gains over all tables, in points. */
function balanceOf(state: OrionsGateState, own: Party, split: Split, enemy: Party, answer: Split): number {
  const all = worthOn(own.goals, null);
  let sum = 0;
  for (let table = 0; table < state.tables.length; table++) {
    const [a, b] = [onTable(own, split, table), onTable(enemy, answer, table)];
    const [ours, theirs] = [pointsIn(a), pointsIn(b)];
    const [lost, taken] = [shareLost(ours, theirs), shareLost(theirs, ours)];
    if (state.mission === 'annihilation') sum += theirs * taken - ours * lost;
    sum += standing(own.goals, a, table) * (1 - lost) - standing(enemy.goals, b, table) * (1 - taken);
    const here = worthOn(own.goals, table + 1);
    if (here === 0) continue;
    const come = (1 - MOBILE) * theirs + (MOBILE * pointsIn(enemy.forces) * here) / all;
    const there = reaching(own.goals, a, table);
    sum += (here * there) / (there + come);
  }
  return sum;
}

const onTable = ({ forces }: Party, split: Split, table: number): readonly Force[] =>
  forces.filter((_, index) => split[index] === table);

const pointsIn = (forces: readonly Force[]): number => forces.reduce((sum, { points }) => sum + points, 0);

const shareLost = (own: number, enemy: number): number => (own === 0 ? 0 : Math.min(1, (TAKEN * enemy) / own));

/** What the markers and stations of a table are worth; of all tables for null. */
const worthOn = (goals: readonly Goal[], table: number | null): number =>
  goals.reduce(
    (sum, { at, worth, perPoint }) => sum + (perPoint || (at.table !== table && table !== null) ? 0 : worth),
    0,
  );

/** Points of the units that come to a marker of a table. */
function reaching(goals: readonly Goal[], forces: readonly Force[], table: number): number {
  let sum = 0;
  for (const { points, at } of forces)
    sum +=
      points *
      goals.reduce(
        (most, { perPoint, at: { table: on } }, index) =>
          perPoint || on !== table + 1 ? most : Math.max(most, at[table]![index]!),
        0,
      );
  return sum;
}

/** What counts point by point: units in a zone or round a centre. */
function standing(goals: readonly Goal[], forces: readonly Force[], table: number): number {
  let sum = 0;
  for (const { unit, at } of forces) {
    let most = 0;
    for (const [index, goal] of goals.entries())
      if (goal.perPoint) most = Math.max(most, at[table]![index]! * fullWorth(goal, unit));
    sum += most;
  }
  return sum;
}
