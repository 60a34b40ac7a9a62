import { toNumber } from '../../odds/fraction.ts';
import type { Rules } from '../../rules/rules.ts';
import type { OrionsGateState, Pose, UnitId } from '../../state.ts';
import { boxesLeft, thePlaced, type PlacedUnit } from '../../units.ts';
import { expected, lost, type Tally } from './tally.ts';
import { harmOf, type Pull } from './pulls.ts';
import type { LeftOut } from './left-out.ts';
import { openAnswers, type Found } from './search.ts';
import { boxesToLose, toAnswer, type Answer, type LostComponent } from './summary.ts';
import { openTrial, withGhost } from '../trial.ts';

export type { LeftOut } from './left-out.ts';
export type { Pull } from './pulls.ts';
export type { Answer, LostComponent } from './summary.ts';

/** What the enemy may do to a unit at a place in its next activations. */
export interface Answers {
  readonly unit: UnitId;
  readonly pose: Pose;
  /** The round in which they come, and the enemies that are still to act in it. */
  readonly round: number;
  readonly enemies: number;
  /** Movements that were tried. */
  readonly sampled: number;
  /** Most damage first; a captured ship is all its boxes. */
  readonly list: readonly Answer[];
  /** What their Tractor Beams may pull it into, most harm first; not in `together`. */
  readonly pulls: readonly Pull[];
  /** What they could do besides. */
  readonly leftOut: LeftOut;
  /** All of them one after the other, as doubles. */
  readonly together: {
    readonly destroyed: number;
    readonly captured: number;
    readonly mean: number;
    readonly boxes: number;
    readonly lost: readonly LostComponent<number>[];
  };
}

/**
 * "What would they do to me here?": the best answer of every enemy that is still to act, a volley, a ram or a boarding,
 * through a gate where one leads here, for a unit where it stands or for its ghost at another pose (OG-24.7, 24.10,
 * 24.11, 25.7 to 25.9). Movements are sampled; the odds of each answer are those of the resolver, so what is told is a
 * true lower bound. Pulls of Tractor Beams stand apart; what is not counted is said in `leftOut`.
 */
export function answersTo(
  rules: Rules,
  state: OrionsGateState,
  id: UnitId,
  pose: Pose = thePlaced(state, id).pose,
): Answers {
  const unit: PlacedUnit = { ...thePlaced(state, id), pose };
  const board = openAnswers(rules, state, id, 'fine', pose.table);
  const found = board.at(pose).flatMap((one) => legalOf(rules, state, id, pose, one));
  const ghosted = { ...withGhost(state, id, pose), round: board.round };
  const boxes = boxesLeft(unit);
  const boxesGone = ({ mean, captured }: Answer): number => toNumber(mean) + boxes * toNumber(captured);
  const list = found.map((one) => toAnswer(rules, ghosted, unit, one)).sort((a, b) => boxesGone(b) - boxesGone(a));
  const { tally, captured } = board.together(found);
  return {
    unit: id,
    pose,
    round: board.round,
    enemies: board.enemies.length,
    sampled: board.sampled,
    list,
    pulls: [...board.pulls(pose)].sort((a, b) => harmOf(b) - harmOf(a)),
    leftOut: board.leftOut,
    together: { destroyed: lost(tally), captured, mean: expected(tally), boxes, lost: lostBy(unit, tally) },
  };
}

/** An answer the rules allow, or what is left of it without the ram or the boarding; none when they refuse both. */
function legalOf(rules: Rules, state: OrionsGateState, id: UnitId, pose: Pose, one: Found): readonly Found[] {
  const staying = one.staying && isLegal(rules, state, id, pose, one.staying) ? one.staying : null;
  return isLegal(rules, state, id, pose, one) ? [{ ...one, staying }] : staying ? [staying] : [];
}

/**
 * The rules' own verdict on the movements of an answer, the unit standing at its ghost (OG-6.6 to 6.12, 10.1 to 10.4).
 */
function isLegal(
  rules: Rules,
  state: OrionsGateState,
  id: UnitId,
  pose: Pose,
  { enemy, action, picks }: Found,
): boolean {
  const ghosted = withGhost(state, id, pose);
  return picks.every(
    ({ way, deed }) =>
      way === null ||
      openTrial(rules, ghosted, enemy, action, deed?.kind === 'ram' ? deed.allowance : way.needs).refuse(way.plan) ===
        null,
  );
}

/** The number of points tells which components are lost. */
const lostBy = (unit: PlacedUnit, tally: Tally): readonly LostComponent<number>[] =>
  boxesToLose(unit).map(({ slot, kind, needed }) => ({
    slot,
    kind,
    chance: tally.slice(needed).reduce((sum, chance) => sum + chance, 0),
  }));
