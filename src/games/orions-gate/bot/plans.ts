import type { Effort, Prospect } from '../../../engine/brain.ts';
import { imaginedChance, type Chance } from '../../../engine/rng.ts';
import { along, baseOnTable, bearingOf, FULL_TURN, turned } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { OrionsGateCommand } from '../command.ts';
import type { Plan } from '../rules/path.ts';
import { widestTurn } from '../rules/move.ts';
import { evolvePlay, type PlayEvent } from '../evolve-play.ts';
import { checkPlay, decidePlay } from '../rules/play.ts';
import type { Mind } from './mind.ts';
import type { Activation, CaptainId, OrionsGateState, UnitId } from '../state.ts';
import { enemiesOnTable, isInPlay, radiusOf, theUnit, thePlaced, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import { boardings } from './board.ts';
import { bestVolley } from './fire.ts';
import { besidesShots } from './gadgets.ts';
import { treacheryLoss } from './mission-mystery.ts';
import { missionPlans } from './mission-plans.ts';
import { missionWorth } from './mission-value.ts';
import { ramWorth } from './ram.ts';
import { valueOf, valueParts, type ValueParts } from './value.ts';
import { dangerLoss, mineLoss } from './volley.ts';
import { unitWorth } from './worth.ts';

/** The eight headings a unit on the spot is tried with, and the turns of a ship's path, as shares of the widest one. */
const HEADINGS = Array.from({ length: 8 }, (_, k) => k * 4500);
const TURNS = [0, 1, -1, 0.5, -0.5, 0.25, -0.25, 0.75, -0.75] as const;
/** How the allowance is split: share used, and the part of it before the turn. */
const SPLITS = [
  [1, 0],
  [1, 0.5],
  [1, 1],
  [0.6, 0],
  [0.6, 0.5],
  [0.3, 0],
  [0.8, 0.25],
  [0, 0],
] as const;
/** Legal plans of full length first; this many legal ones are judged. */
const TRIES_PER_CANDIDATE = 3;

/** Plans of the active unit worth a thought, best first. A plan of length 0 is always among them. */
export function planProspects(
  mind: Mind,
  state: OrionsGateState,
  captain: CaptainId,
  effort: Effort,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const activation = state.activation!;
  const unit = thePlaced(state, activation.unit);
  const found: Prospect<OrionsGateCommand>[] = [];
  let tries = effort.candidates * TRIES_PER_CANDIDATE;
  for (const plan of candidates(mind, state, unit, activation, chance)) {
    if (found.length >= effort.candidates || tries-- <= 0) break;
    if (checkPlay(mind, state, captain, plan).length > 0) continue;
    found.push({ command: plan, worth: planWorth(mind, state, captain, plan) });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** All dice 1: the outcome of a path is judged by its damage table, not by a roll. */
const LOWEST = imaginedChance(() => 1);
/** A 1 would be the blow of a mysterious marker, which is reckoned with apart (OG-15.2). */
const LOW = imaginedChance(() => 2);

/** Where a plan leads, and what the way is expected to cost, in points. */
interface Followed {
  readonly after: OrionsGateState;
  readonly cost: number;
}

function followed(mind: Mind, state: OrionsGateState, captain: CaptainId, unit: PlacedUnit, plan: Plan): Followed {
  const events = decidePlay(mind, state, captain, plan, state.options.mysteriousObjectives ? LOW : LOWEST);
  let cost = 0;
  let after = state;
  for (const event of events) {
    after = evolvePlay(after, event as PlayEvent);
    if (event.type === 'dangerRolled') cost += dangerLoss(mind, state, unit);
    if (event.type === 'mineExploded') cost += mineLoss(mind, state, unit);
    if (event.type === 'markerRolled') cost += treacheryLoss(mind, state, unit);
  }
  return { after, cost };
}

/** What a plan is expected to bring: the volley after it, how the unit then stands, less what the way costs. */
export function planWorth(mind: Mind, state: OrionsGateState, captain: CaptainId, plan: Plan): number {
  const unit = thePlaced(state, state.activation!.unit);
  if (state.activation!.action === 'ram' && plan.target !== undefined) return ramWorth(mind, state, captain, plan);
  const { after, cost } = followed(mind, state, captain, unit, plan);
  const moved = theUnit(after, unit.id);
  if (moved.status === 'removed') return missionWorth(mind, after, moved) - cost;
  if (!isInPlay(moved) || !after.activation) return -unitWorth(mind, state, unit);
  const { fire, besides } = fireAfter(mind, after, moved, after.activation);
  return fire + besides + valueOf(mind, after, moved) - cost;
}

/** The parts of what a plan is expected to bring, in points. */
export interface PlanParts extends ValueParts {
  /** The volley after it, or the boarding. */
  readonly fire: number;
  /** Repairs and mines (OG-9.35, 9.37). */
  readonly besides: number;
  /** Loss on the way. */
  readonly cost: number;
  /** Whom it would be aimed at. */
  readonly targets: readonly UnitId[];
}

/** The worth of a plan that rams nobody, by its parts; null where the unit does not come through. */
export function planParts(mind: Mind, state: OrionsGateState, captain: CaptainId, plan: Plan): PlanParts | null {
  const { after, cost } = followed(mind, state, captain, thePlaced(state, state.activation!.unit), plan);
  const moved = theUnit(after, state.activation!.unit);
  if (!isInPlay(moved) || !after.activation) return null;
  const { uses, ...gains } = fireAfter(mind, after, moved, after.activation);
  const targets = [...new Set(uses.flatMap(({ command }) => targetsOf(command)))];
  return { ...gains, ...valueParts(mind, after, moved), cost, targets };
}

/** What the fire step after a plan promises, in points. */
interface FireStep {
  /** The volley, or the boarding that takes its place (OG-13.2). */
  readonly fire: number;
  /** What the ship does besides; nothing where it boards. */
  readonly besides: number;
  readonly uses: readonly Prospect<OrionsGateCommand>[];
}

function fireAfter(mind: Mind, state: OrionsGateState, unit: PlacedUnit, activation: Activation): FireStep {
  const { worth: fire, uses } = bestVolley(mind, state, unit, activation);
  const besides = besidesShots(mind, state, unit, activation);
  const boarding = boardings(mind, state, unit, activation)[0];
  return boarding && boarding.worth > fire + besides
    ? { fire: boarding.worth, besides: 0, uses: [boarding] }
    : { fire, besides, uses };
}

/** The units a shot or a boarding names; none for a weapon that attacks all in range. */
function targetsOf(command: OrionsGateCommand): readonly UnitId[] {
  if (command.type === 'useComponent') return command.targets ?? (command.target === undefined ? [] : [command.target]);
  return command.type === 'firePrimary' || command.type === 'board' ? [command.target] : [];
}

const still = ({ unitType, pose }: PlacedUnit): Plan =>
  unitType === 'scouts'
    ? { type: 'plan', points: [], heading: pose.heading }
    : { type: 'plan', first: 0, pivot: 0, second: 0 };

/** Plans to try, the likeliest first; not all are legal. */
function* candidates(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  chance: Chance,
): Generator<Plan> {
  switch (activation.action) {
    case 'hold':
      yield { type: 'plan', heading: unit.pose.heading };
      for (const enemy of enemiesOnTable(state, unit))
        yield { type: 'plan', heading: toward(unit.pose, enemy.pose, unit.pose.heading) };
      for (const heading of HEADINGS) yield { type: 'plan', heading };
      return;
    case 'ram':
      for (const enemy of enemiesOnTable(state, unit)) yield { type: 'plan', target: enemy.id };
      for (const share of [0, 1, 0.5]) yield { type: 'plan', distance: Math.floor(activation.allowance * share) };
      return;
    default:
      yield still(unit);
      yield* missionPlans(mind, state, unit, activation);
      if (unit.unitType === 'scouts') yield* scoutsPlans(state, unit, activation, chance);
      else yield* shipPlans(state, activation, chance);
  }
}

function* shipPlans(state: OrionsGateState, { action, allowance }: Activation, chance: Chance): Generator<Plan> {
  const widest = widestTurn(state.options, action);
  for (const turn of TURNS) {
    for (const [used, before] of SPLITS) {
      const length = Math.floor(allowance * used);
      const first = turn === 0 ? length : Math.floor(length * before);
      if (turn === 0 && before !== 0) continue;
      yield { type: 'plan', first, pivot: Math.trunc(widest * turn), second: length - first };
    }
  }
  for (;;) {
    const length = Math.floor((allowance * chance.die(20)) / 20);
    const first = Math.floor((length * (chance.die(11) - 1)) / 10);
    yield { type: 'plan', first, pivot: Math.trunc((widest * (chance.die(41) - 21)) / 20), second: length - first };
  }
}

function* scoutsPlans(
  state: OrionsGateState,
  unit: PlacedUnit,
  { allowance }: Activation,
  chance: Chance,
): Generator<Plan> {
  const table = tableOf(state.tables, unit.pose.table);
  const radius = radiusOf(state.options, unit.unitType);
  const straight = (to: Point): Plan | null => {
    if (!baseOnTable({ ...to, radius }, table) || (to.x === unit.pose.x && to.y === unit.pose.y)) return null;
    return { type: 'plan', points: [[to.x, to.y]], heading: facing(state, unit, to) };
  };
  for (const enemy of enemiesOnTable(state, unit)) yield* behind(state, unit, enemy, straight);
  for (const share of [1, 0.5]) {
    for (let k = 0; k < 16; k++) {
      const plan = straight(along(unit.pose, k * 2250, Math.floor(allowance * share)));
      if (plan) yield plan;
    }
  }
  for (;;) {
    const plan = straight(along(unit.pose, (chance.die(360) - 1) * 100, Math.floor((allowance * chance.die(20)) / 20)));
    yield plan ?? { type: 'plan', points: [], heading: (chance.die(360) - 1) * 100 };
  }
}

/** Behind an enemy, by how many hundredths of a degree off its stern line. */
const ASTERN = [0, 3000, -3000] as const;
/**
 * Gap in mils that a way round an enemy keeps: the legs between cut the corner and must not come nearer than the 1" of
 * OG-6.10.
 */
const BERTH = 1500;

/** Places from which an enemy is shot in the back, straight or round its base on either side. */
function* behind(
  state: OrionsGateState,
  unit: PlacedUnit,
  enemy: PlacedUnit,
  straight: (to: Point) => Plan | null,
): Generator<Plan> {
  const radius = radiusOf(state.options, enemy.unitType);
  const across = toward(enemy.pose, unit.pose, 0);
  const berth = BERTH + radius + radiusOf(state.options, unit.unitType);
  for (const off of ASTERN) {
    const plan = straight(along(enemy.pose, turned(enemy.pose.heading + FULL_TURN / 2 + off), berth));
    if (!plan) continue;
    yield plan;
    for (const side of [9000, -9000]) {
      const { x, y } = along(enemy.pose, turned(across + side), berth);
      yield { ...plan, points: [[x, y], ...plan.points!] };
    }
  }
}

/** The heading from one point to another; `otherwise` when they are the same. */
const toward = (from: Point, to: Point, otherwise: number): number => bearingOf(from, to) ?? otherwise;

/** The heading toward the nearest enemy from a place: the back stays away from it. */
function facing(state: OrionsGateState, unit: PlacedUnit, from: Point): number {
  let best = unit.pose.heading;
  let least = Infinity;
  for (const { pose } of enemiesOnTable(state, unit)) {
    const squared = (pose.x - from.x) * (pose.x - from.x) + (pose.y - from.y) * (pose.y - from.y);
    if (squared >= least || squared === 0) continue;
    least = squared;
    best = toward(from, pose, best);
  }
  return best;
}
