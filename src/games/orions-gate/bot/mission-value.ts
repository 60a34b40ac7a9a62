import type { Marker, OrionsGateState, Side, Unit, UnitId } from '../state.ts';
import { isHeldCaptive } from '../rules/score-missions.ts';
import { isInPlay, pointsOf, unitsInPlay, type PlacedUnit } from '../units.ts';
import type { Mind } from './mind.ts';
import { notes } from './notes.ts';
import { carried, fullWorth, movedOffBy, goalsOf, isAt, wayToGoal, type Goal } from './mission-goals.ts';
import { activationsLeft } from './routes.ts';

// Set by hand, as are LAST and FIRST; `npm run fit -- orions-missions` plays paired games with others against these.
/** A unit that stands where it is wanted, with activations to come. */
const THERE = 0.92;
/** It may just come there; it comes there in good time; it does not by a whole activation. */
const JUST = 0.5;
const SURELY = 0.82;
const FAILING = 0.25;
/** An activation more to a goal that is wanted now. */
const LATER = 0.13;

/** 0..1: how surely a unit is at a goal when it counts. */
export function presence(mind: Mind, state: OrionsGateState, unit: PlacedUnit, goal: Goal): number {
  const left = activationsLeft(state, unit);
  if (isAt(state, unit, goal)) return left === 0 ? 1 : THERE;
  if (left === 0) return 0;
  const { turns } = wayToGoal(mind, state, unit, goal);
  const spare = left - turns;
  if (spare < 0) return Math.max(0, FAILING * (1 + spare / 3));
  if (goal.when === 'now') return Math.max(FAILING, SURELY - LATER * turns);
  return JUST + (SURELY - JUST) * Math.min(1, spare / 1.5) - 0.01 * turns;
}

/** Presences already judged, by list of goals. */
const judged = notes<Unit, WeakMap<readonly Goal[], readonly number[]>>();

/** How surely a unit is at each goal of its side. */
function presences(mind: Mind, state: OrionsGateState, unit: PlacedUnit, goals: readonly Goal[]): readonly number[] {
  const ofUnit = judged(mind, unit, () => new WeakMap());
  const of = ofUnit.get(goals) ?? goals.map((goal) => presence(mind, state, unit, goal));
  ofUnit.set(goals, of);
  return of;
}

/** What others leave of each goal, by unit. */
const left = notes<readonly Goal[], { [unit: UnitId]: readonly number[] }>();

/**
 * 0..1 for each goal of a unit's side: what is left of it when the other units of the side go where they do most, each
 * to one goal.
 */
export function leftByOthers(
  mind: Mind,
  state: OrionsGateState,
  unit: Unit,
  goals: readonly Goal[],
): readonly number[] {
  return (left(mind, goals, () => ({}))[unit.id] ??= share(mind, state, unit, goals));
}

function share(mind: Mind, state: OrionsGateState, unit: Unit, goals: readonly Goal[]): readonly number[] {
  if (goals.every(({ room }) => room === 1)) return goals.map(() => 1);
  const others = unitsOf(state, unit.side).filter(({ id }) => id !== unit.id);
  // A few to each goal say all.
  return sentOut(mind, state, others, goals, 3 * goals.length).rest;
}

/** The units of a side that are on a table. */
const unitsOf = (state: OrionsGateState, side: Side): readonly PlacedUnit[] =>
  unitsInPlay(state).filter((unit) => unit.side === side);

/** What becomes of a side's goals when each of some units goes to one of them. */
interface SentOut {
  /** 0..1 for each goal: what is left of it. */
  readonly rest: readonly number[];
  /** What they do there, in points. */
  readonly done: number;
}

/** Sends units where they do most, one after the other, at most so many. */
function sentOut(
  mind: Mind,
  state: OrionsGateState,
  units: readonly PlacedUnit[],
  goals: readonly Goal[],
  most: number,
): SentOut {
  const rest = goals.map(() => 1);
  const free = units.map((one) => ({ one, of: presences(mind, state, one, goals), busy: false }));
  let done = 0;
  for (let picks = Math.min(free.length, most); picks > 0; picks--) {
    let best: { readonly sent: (typeof free)[number]; readonly at: number; readonly gain: number } | null = null;
    for (const sent of free) {
      if (sent.busy) continue;
      for (const [at, goal] of goals.entries()) {
        const gain = rest[at]! * sent.of[at]! * fullWorth(goal, sent.one);
        if (gain > (best?.gain ?? 0)) best = { sent, at, gain };
      }
    }
    if (!best) break;
    best.sent.busy = true;
    done += best.gain;
    rest[best.at]! *= 1 - best.sent.of[best.at]! * (1 - goals[best.at]!.room);
  }
  return { rest, done };
}

/** What a side does for its mission from where its units stand, each at one goal, in points; with what they carry. */
export function dueOf(mind: Mind, state: OrionsGateState, side: Side): number {
  const units = unitsOf(state, side);
  const removed = state.units.filter((unit) => unit.side === side && unit.status === 'removed');
  return (
    sentOut(mind, state, units, goalsOf(mind, state, side), units.length).done +
    units.reduce((sum, unit) => sum + carried(state, unit), 0) +
    removed.reduce((sum, unit) => sum + movedOffBy(state, unit), 0)
  );
}

/**
 * What a unit does for its mission from where it stands, in points: artifacts it holds, and the goal at which it is
 * needed most.
 */
export function missionWorth(mind: Mind, state: OrionsGateState, unit: Unit): number {
  if (!isInPlay(unit)) return unit.status === 'removed' ? movedOffBy(state, unit) : 0;
  const goals = goalsOf(mind, state, unit.side);
  const held = carried(state, unit);
  if (goals.length === 0) return held;
  const of = presences(mind, state, unit, goals);
  const rest = leftByOthers(mind, state, unit, goals);
  let most = 0;
  for (const [at, goal] of goals.entries()) most = Math.max(most, of[at]! * rest[at]! * fullWorth(goal, unit));
  return held + most;
}

/** Prices already set; what a unit holds changes with the markers. */
const prices = notes<Unit, WeakMap<readonly Marker[], number>>();

/** In other missions losses score nothing by themselves: what a unit may still do, early in the game more than late. */
const LAST = 0.25;
const FIRST = 0.4;

/**
 * How often a unit's points change sides with it: twice where its captor scores it, for whoever destroys it scores it
 * instead (OG-13.8).
 */
export const stakeOf = ({ mission, options }: OrionsGateState, unit: Unit): 1 | 2 =>
  mission === 'annihilation' && options.captureScores && isHeldCaptive(unit, unit.side) ? 2 : 1;

/**
 * What the loss of a unit is worth, in points: in Annihilation its points (OG-16.5, 13.8), else what it may still do
 * for its mission.
 */
export function priceOf(mind: Mind, state: OrionsGateState, unit: Unit): number {
  if (state.mission === 'annihilation' || state.mission === null) return stakeOf(state, unit) * pointsOf(unit);
  const ofUnit = prices(mind, unit, () => new WeakMap());
  const known = ofUnit.get(state.markers);
  if (known !== undefined) return known;
  const rounds = Math.max(0, state.options.rounds - state.round) / state.options.rounds;
  const price = pointsOf(unit) * (LAST + FIRST * rounds) + missionWorth(mind, state, unit);
  ofUnit.set(state.markers, price);
  return price;
}
