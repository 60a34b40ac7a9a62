import { sectorOf, within } from '../../../table/index.ts';
import type { Distribution } from '../odds/distribution.ts';
import { plus, toNumber } from '../odds/fraction.ts';
import { awaitsActivation } from '../rules/eligible.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Pose, UnitId } from '../state.ts';
import { baseOf, enemiesOf, hasWorking, radiusOf, replaceUnit, thePlaced, type PlacedUnit } from '../units.ts';
import { copyOfState } from '../copies.ts';
import { allowanceOf } from './allowance.ts';
import { firedFrom, gunsOf, type Fired, type Gun } from './answer-guns.ts';
import { after, expected, lost, mixed, totalChance, unhurt, volley, type Tally } from './answer-tally.ts';
import { openTarget, type Target } from './answer-target.ts';
import { FINE_WAYS, passes, ROUGH_WAYS, waysOf, type ShootingAction, type Way } from './answer-ways.ts';

/** How much is tried: few ways for many places, many ways for one. */
export type AnswerGrain = 'rough' | 'fine';

/** Places from which the whole volley is asked of the rules, best promise first. What is not tried makes the answer lower, never higher. */
const TRIES: { readonly [grain in AnswerGrain]: number } = { rough: 5, fine: 60 };
/** Range of Inhibitor and EMP Blaster (OG-9.13, 9.17). */
const AURA = 12_000;

/** An enemy that may answer, with the movements it may make first. */
interface Shooter {
  readonly unit: PlacedUnit;
  readonly guns: readonly Gun[];
  readonly ways: readonly Way[];
  readonly longest: number;
  readonly tiers: { readonly [action in ShootingAction]: Distribution | null };
  /** What weapons in reach could bring, by a bit for each and one for the back; below 0 = not asked yet. */
  readonly promised: Float64Array;
}

/** One way to answer, with the chance that the Engine dice call for it, and the volley after it. */
export interface Pick {
  readonly way: Way | null;
  readonly chance: Distribution[number]['chance'];
  readonly fired: readonly Fired[];
}

/** The best answer of one enemy that was found: one action, and for each roll of its Engines where it goes. */
export interface Found {
  readonly enemy: UnitId;
  readonly action: ShootingAction;
  readonly picks: readonly Pick[];
  /** What its answer alone does to the unit. */
  readonly tally: Tally;
}

/** A board made ready to be asked for answers to one unit at many places. */
export interface AnswerBoard {
  /** The round in which the answers come. */
  readonly round: number;
  readonly enemies: readonly UnitId[];
  /** Ways that were sampled. */
  readonly sampled: number;
  /** The best answers to the unit at a pose, in unit order; enemies that cannot reach it are left out. */
  readonly at: (pose: Pose) => readonly Found[];
}

/**
 * Opens a board for the enemies of a unit that are still to be activated in this round; when none is left, for all of them in the next
 * (OG-5.7). Movements are sampled, the value of each one tried is exact: the best found is a true lower bound.
 */
export function openAnswers(rules: Rules, state: OrionsGateState, id: UnitId, grain: AnswerGrain): AnswerBoard {
  const unit = thePlaced(state, id);
  const active = state.activation?.unit;
  const waiting = enemiesOf(state, unit.side).filter((enemy) => awaitsActivation(enemy, state.round) && enemy.id !== active);
  const next = waiting.length === 0 && state.round < state.options.rounds;
  const round = next ? state.round + 1 : state.round;
  const enemies = next ? enemiesOf(state, unit.side) : waiting;
  const then = inRound(state, round);
  const first = openTarget(then, unit, unit.pose);
  // Ways are counted as if the unit were not there; where it is tried it stands in the way anew.
  const without = replaceUnit(then, { ...unit, status: 'lifted' });
  const shooters = enemies.filter(({ pose }) => pose.table === unit.pose.table).map((enemy) => shooterOf(rules, without, first, enemy, grain));
  return {
    round,
    enemies: enemies.map((enemy) => enemy.id),
    sampled: shooters.reduce((sum, { ways }) => sum + ways.length, 0),
    at(pose) {
      const target = openTarget(then, unit, pose);
      return shooters.flatMap((shooter) => bestOf(rules, target, shooter, TRIES[grain]) ?? []);
    },
  };
}

/** What all answers do together, one after the other in unit order (OG-24.10). */
export function together(boxes: number, found: readonly Found[]): Tally {
  let tally = unhurt(boxes);
  for (const { picks } of found) tally = mixed(picks.map(({ fired, chance }) => ({ chance: toNumber(chance), tally: fired.reduce((sum, { shot }) => after(sum, shot), tally) })));
  return tally;
}

function inRound(state: OrionsGateState, round: number): OrionsGateState {
  if (round === state.round) return state;
  const next = copyOfState(state);
  next.round = round;
  return next;
}

function shooterOf(rules: Rules, state: OrionsGateState, target: Target, unit: PlacedUnit, grain: AnswerGrain): Shooter {
  const guns = gunsOf(rules, target, unit);
  const tiersOf = (action: ShootingAction) => allowanceOf(state, unit.id, action).chances;
  const cruises = state.options.componentsAfterCruiseRam && guns.some(({ weapon }) => weapon.slot > 0);
  const tiers = { hold: tiersOf('hold'), move: tiersOf('move'), cruise: cruises ? tiersOf('cruise') : null };
  const ways = (['hold', 'move', 'cruise'] as const).flatMap((action) => {
    const chances = tiers[action];
    if (!chances) return [];
    const lengths = [chances[0]!, chances[Math.floor(chances.length / 2)]!, chances[chances.length - 1]!].map(({ value }) => value);
    return waysOf(rules, state, unit, action, lengths, grain === 'fine' ? FINE_WAYS : ROUGH_WAYS);
  });
  const longest = Math.max(...ways.map(({ needs }) => needs)) + Math.max(...guns.map(({ range }) => range));
  return { unit, guns, ways, longest, tiers, promised: new Float64Array(2 << guns.length).fill(-1) };
}

/** The best answer of one enemy to a target, or null when none of its weapons gets there. */
function bestOf(rules: Rules, target: Target, shooter: Shooter, tries: number): Found | null {
  const { options } = target.state;
  const { unit, guns, ways } = shooter;
  const touch = radiusOf(options, unit.unitType) + radiusOf(options, target.unit.unitType);
  const far = shooter.longest + touch;
  if (squared(unit.pose, target.unit.pose) > far * far) return null;
  const reaches = guns.map(({ range }) => (range + touch) * (range + touch));
  const promises = ways.map((way) => promiseOf(target, shooter, way, reaches));
  const tiers = tiersAt(target, shooter);
  const best = { hold: blank(tiers.hold), move: blank(tiers.move), cruise: blank(tiers.cruise) };
  for (let left = tries; left > 0; ) {
    let next = -1;
    for (let i = 0; i < ways.length; i++) if (promises[i]! > 0 && (next < 0 || promises[i]! > promises[next]!)) next = i;
    if (next < 0) break;
    const way = ways[next]!;
    const promise = promises[next]!;
    promises[next] = 0;
    const places = best[way.action];
    // Every roll of the dice that allows the way has something as good already.
    if (!places.some(({ tier, worth }) => tier.value >= way.needs && worth < promise)) continue;
    left -= 1;
    if (!passes(target.state, unit, way, target.unit)) continue;
    const fired = firedFrom(rules, target, { ...unit, pose: way.pose }, guns, way.action !== 'cruise', way.action !== 'cruise' || options.componentsAfterCruiseRam);
    if (fired.length === 0) continue;
    const tally = volley(unhurt(target.boxes), fired.map(({ shot }) => shot));
    const worth = expected(tally) + lost(tally);
    for (const place of places) if (place.tier.value >= way.needs && worth > place.worth) Object.assign(place, { worth, way, fired, tally });
  }
  const found = (['hold', 'move', 'cruise'] as const).map((action) => ({ action, worth: best[action].reduce((sum, { worth, tier }) => sum + worth * toNumber(tier.chance), 0) }));
  const { action, worth } = found.reduce((one, other) => (other.worth > one.worth ? other : one));
  if (worth === 0) return null;
  const picks = joined(best[action]);
  return { enemy: unit.id, action, picks, tally: mixed(best[action].map(({ tally, tier }) => ({ tally: tally ?? unhurt(target.boxes), chance: toNumber(tier.chance) }))) };
}

/** The best so far for one roll of the Engines. */
interface Place {
  readonly tier: Distribution[number];
  worth: number;
  way: Way | null;
  fired: readonly Fired[];
  tally: Tally | null;
}

const blank = (tiers: Distribution | null): Place[] => (tiers ?? []).map((tier) => ({ tier, worth: 0, way: null, fired: [], tally: null }));

/** Rolls that lead to the same way are one pick. */
function joined(places: readonly Place[]): readonly Pick[] {
  const picks: Pick[] = [];
  for (const { way, fired, tier } of places) {
    const known = picks.findIndex((pick) => pick.way === way);
    if (known < 0) picks.push({ way, fired, chance: tier.chance });
    else picks[known] = { way, fired, chance: plus(picks[known]!.chance, tier.chance) };
  }
  return picks;
}

/** What a way could bring in the open with every weapon in range and arc: an upper limit that asks nothing of sight and cover. */
function promiseOf({ unit: target, boxes, softer, state }: Target, { unit, guns, promised }: Shooter, way: Way, reaches: readonly number[]): number {
  const distance2 = squared(way.pose, target.pose);
  let mask = 0;
  for (let index = 0; index < reaches.length; index++) {
    const { slot } = guns[index]!.weapon;
    if (distance2 <= reaches[index]! && (slot > 0 || way.action !== 'cruise') && faces(state, unit, way, target, slot)) mask |= 1 << index;
  }
  if (mask === 0) return 0;
  const back = sectorOf(target.pose, way.front) === 'back';
  const key = 2 * mask + Number(back);
  if (promised[key]! < 0) promised[key] = worthOf(guns.filter((_, index) => (mask >> index) & 1), boxes, softer, back);
  return promised[key]!;
}

const faces = (state: OrionsGateState, unit: PlacedUnit, way: Way, target: PlacedUnit, slot: number): boolean =>
  slot === 0 || !state.options.firingArcs || sectorOf(way.pose, target.pose) === unit.components[slot - 1]!.facing;

function worthOf(guns: readonly Gun[], boxes: number, softer: readonly number[], back: boolean): number {
  const tally = volley(unhurt(boxes), guns.map((gun) => ({ points: back ? 2 : 1, chances: softer.map((less) => totalChance(gun.hit, false) * totalChance(gun.damage - less - (back ? 1 : 0), false)) })));
  return expected(tally) + lost(tally);
}

/** The allowances of a shooter with the target where it is tried: its Inhibitor and its EMP Blaster may reach it there (OG-6.5, 9.13). */
function tiersAt(target: Target, { unit, tiers }: Shooter): Shooter['tiers'] {
  const { state } = target;
  const aura = hasWorking(target.unit, 'inhibitor') || hasWorking(target.unit, 'empBlaster');
  if (!aura || !within(baseOf(state.options, unit), baseOf(state.options, target.unit), AURA)) return tiers;
  const anew = (action: ShootingAction) => allowanceOf(state, unit.id, action).chances;
  return { hold: tiers.hold, move: anew('move'), cruise: tiers.cruise && anew('cruise') };
}

const squared = (a: Pose, b: Pose): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
