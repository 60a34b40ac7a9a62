import type { ComponentKind } from '../data/components.ts';
import { NEVER, plus, reduced, times, toNumber, type Fraction } from '../odds/fraction.ts';
import { volleyOdds, type TargetOdds } from '../odds/volley.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Pose, UnitId } from '../state.ts';
import { boxesLeft, boxesOf, isWorking, thePlaced, type PlacedUnit } from '../units.ts';
import { expected, lost, type Tally } from './answer-tally.ts';
import { openAnswers, together, type Found, type Pick } from './answer-search.ts';
import type { ShootingAction } from './answer-ways.ts';
import { openTrial, withGhost } from './trial.ts';

/** A working component of the unit with the chance that an answer costs it. */
export interface LostComponent<C> {
  readonly slot: number;
  readonly kind: ComponentKind;
  readonly chance: C;
}

/** The best answer of one enemy that was found, with exact odds for it. */
export interface Answer {
  readonly enemy: UnitId;
  readonly action: ShootingAction;
  /** Where it fires from with the likeliest roll of its Engines, and on which way. */
  readonly pose: Pose;
  readonly needs: number;
  /** Chance that its Engines bring it to a place from which it fires at all; 1 without Engines. */
  readonly comes: Fraction;
  /** Weapons that reach from there, slots in firing order; 0 is the gun. */
  readonly slots: readonly number[];
  readonly destroyed: Fraction;
  /** Points of damage expected. */
  readonly mean: Fraction;
  readonly lost: readonly LostComponent<Fraction>[];
}

/** What the enemy may do to a unit at a place in its next activations. */
export interface Answers {
  readonly unit: UnitId;
  readonly pose: Pose;
  /** The round in which they come, and the enemies that are still to act in it. */
  readonly round: number;
  readonly enemies: number;
  /** Movements that were tried. */
  readonly sampled: number;
  /** Most damage first. */
  readonly list: readonly Answer[];
  /** All of them one after the other, as doubles. */
  readonly together: { readonly destroyed: number; readonly mean: number; readonly boxes: number; readonly lost: readonly LostComponent<number>[] };
}

/**
 * "What would they do to me here?": the best shooting answer of every enemy that is still to act, for a unit where it stands or for its
 * ghost at another pose (OG-24.10, 25.7 to 25.9). Movements are sampled; the odds of each answer are those of the volley itself, so what
 * is told is a true lower bound. Rams, boarding, pulls and ways through mines and Dangerous pieces are not counted.
 */
export function answersTo(rules: Rules, state: OrionsGateState, id: UnitId, pose: Pose = thePlaced(state, id).pose): Answers {
  const unit: PlacedUnit = { ...thePlaced(state, id), pose };
  const board = openAnswers(rules, state, id, 'fine');
  const found = board.at(pose).filter((one) => isLegal(rules, state, id, pose, one));
  const ghosted = { ...withGhost(state, id, pose), round: board.round };
  const list = found.map((one) => told(rules, ghosted, unit, one)).sort((a, b) => toNumber(b.mean) - toNumber(a.mean));
  const boxes = boxesLeft(unit);
  const tally = together(boxes, found);
  return {
    unit: id, pose, round: board.round, enemies: board.enemies.length, sampled: board.sampled, list,
    together: { destroyed: lost(tally), mean: expected(tally), boxes, lost: lostBy(unit, tally) },
  };
}

/** The rules' own verdict on the movements of an answer, the unit standing at its ghost (OG-6.6 to 6.12). */
function isLegal(rules: Rules, state: OrionsGateState, id: UnitId, pose: Pose, { enemy, action, picks }: Found): boolean {
  const ghosted = withGhost(state, id, pose);
  return picks.every(({ way }) => way === null || openTrial(rules, ghosted, enemy, action, way.needs).refuse(way.plan) === null);
}

function told(rules: Rules, state: OrionsGateState, unit: PlacedUnit, { enemy, action, picks }: Found): Answer {
  const parts = picks.filter((pick) => pick.way !== null).map((pick) => ({ pick, odds: oddsOf(rules, state, unit, enemy, pick) }));
  const likeliest = parts.reduce((one, other) => (toNumber(other.pick.chance) > toNumber(one.pick.chance) ? other : one)).pick;
  const sum = (value: (odds: TargetOdds) => Fraction): Fraction => reduced(parts.reduce((total, { pick, odds }) => plus(total, times(pick.chance, value(odds))), NEVER));
  return {
    enemy, action,
    pose: likeliest.way!.pose,
    needs: likeliest.way!.needs,
    comes: reduced(parts.reduce((total, { pick }) => plus(total, pick.chance), NEVER)),
    slots: likeliest.fired.map(({ weapon }) => weapon.slot),
    destroyed: sum(({ destroyed }) => destroyed),
    mean: sum(({ mean }) => mean),
    lost: unit.components.filter(isWorking).map(({ slot, kind }) => ({ slot, kind, chance: sum((odds) => odds.lost.find((one) => one.slot === slot)!.chance) })),
  };
}

/** The volley of one pick through the resolver itself. */
function oddsOf(rules: Rules, state: OrionsGateState, unit: PlacedUnit, enemy: UnitId, { way, fired }: Pick): TargetOdds {
  const steps = fired.map(({ weapon }) => ({ slot: weapon.slot, targets: [unit.id] }));
  return volleyOdds(rules, withGhost(state, enemy, way!.pose), enemy, steps).targets.find((one) => one.unit === unit.id)!;
}

/** Components are lost from the left, so the number of points tells which (OG-8.2). */
function lostBy(unit: PlacedUnit, tally: Tally): readonly LostComponent<number>[] {
  let needed = 0;
  return unit.components.filter(isWorking).map(({ slot, kind, damage }) => {
    needed += boxesOf(kind) - damage;
    return { slot, kind, chance: tally.slice(needed).reduce((sum, chance) => sum + chance, 0) };
  });
}
