import { toNumber } from '../../odds/fraction.ts';
import { UNIT_TYPES } from '../../data/units.ts';
import { awaitsActivation } from '../../rules/eligible.ts';
import type { Rules } from '../../rules/rules.ts';
import type { OrionsGateState, Pose, UnitId } from '../../state.ts';
import { enemiesOf, replaceUnit, theUnit, thePlaced } from '../../units.ts';
import { copyOfState } from '../../copies.ts';
import { bestOf, type Found } from './best.ts';
import { leftOutOf, type LeftOut } from './left-out.ts';
import { worstPull, type Pull } from './pulls.ts';
import { suffered, worthOf, type Fate } from './deed.ts';
import { shooterOf, type AnswerGrain } from './shooter.ts';
import { mixed, unhurt, type Tally } from './tally.ts';
import { openTarget } from './target.ts';

export type { Found, Pick } from './best.ts';
export type { AnswerGrain } from './shooter.ts';

/** A board made ready to be asked for answers to one unit at many places. */
export interface AnswerBoard {
  /** The round in which the answers come. */
  readonly round: number;
  readonly enemies: readonly UnitId[];
  /** Ways that were sampled. */
  readonly sampled: number;
  /**
   * The best answers to the unit at a pose of the board's table, in unit order; enemies that cannot reach it are left
   * out.
   */
  readonly at: (pose: Pose) => readonly Found[];
  /** The pulls of their Tractor Beams that harm the unit at a pose, in unit order. */
  readonly pulls: (pose: Pose) => readonly Pull[];
  readonly leftOut: LeftOut;
  /** What answers do together to the unit as it is. */
  readonly together: (found: readonly Found[]) => Fate;
}

/**
 * Opens a board for the enemies of a unit that are still to be activated in this round; when none is left, for all of
 * them in the next (OG-5.7). Movements are sampled, the value of each one tried is exact: the best found is a true
 * lower bound. `table`: where the unit is tried.
 */
export function openAnswers(
  rules: Rules,
  state: OrionsGateState,
  id: UnitId,
  grain: AnswerGrain,
  table = thePlaced(state, id).pose.table,
): AnswerBoard {
  const unit = thePlaced(state, id);
  const active = state.activation?.unit;
  const waiting = enemiesOf(state, unit.side).filter(
    (enemy) => awaitsActivation(enemy, state.round) && enemy.id !== active,
  );
  const next = waiting.length === 0 && state.round < state.options.rounds;
  const round = next ? state.round + 1 : state.round;
  const enemies = next ? enemiesOf(state, unit.side) : waiting;
  const then = inRound(state, round);
  const first = openTarget(then, unit, { ...unit.pose, table });
  // Ways are counted as if the unit were not there; where it is tried it stands in the way anew.
  const without = replaceUnit(then, { ...unit, status: 'lifted' });
  const shooters = enemies
    .map((enemy) => shooterOf(rules, without, first, enemy, grain))
    .filter(({ ways }) => ways.length > 0);
  return {
    round,
    enemies: enemies.map((enemy) => enemy.id),
    sampled: shooters.reduce((sum, { ways }) => sum + ways.length, 0),
    at(pose) {
      const target = openTarget(then, unit, pose);
      return shooters.flatMap((shooter) => bestOf(rules, target, shooter) ?? []);
    },
    pulls(pose) {
      const target = openTarget(then, unit, pose);
      return shooters.flatMap((shooter) => worstPull(rules, target, shooter) ?? []);
    },
    leftOut: leftOutOf(rules, then, enemies),
    together: (found) => together(first.boxes, found, (enemy) => UNIT_TYPES.indexOf(theUnit(state, enemy).unitType)),
  };
}

/**
 * What all answers do together, one after the other in unit order (OG-24.10). A ram or a boarding may leave the unit
 * elsewhere or on the other side, so at most one of them counts, as the last: after the shots of those who may act
 * before it by their phase (OG-5.2). The worst such row is told.
 */
export function together(boxes: number, found: readonly Found[], phaseOf: (enemy: UnitId) => number): Fate {
  const staying = found.flatMap((one) => (one.closes ? (one.staying ?? []) : one));
  let worst = inRow(boxes, staying);
  for (const last of found.filter(({ closes }) => closes)) {
    const phase = phaseOf(last.enemy);
    const row = inRow(boxes, [...staying.filter(({ enemy }) => enemy !== last.enemy && phaseOf(enemy) <= phase), last]);
    if (worthOf(row) > worthOf(worst)) worst = row;
  }
  return worst;
}

function inRow(boxes: number, found: readonly Found[]): Fate {
  let fate: Fate = { tally: unhurt(boxes), captured: 0 };
  for (const { picks } of found) {
    const parts = picks.map(({ deed, chance }) => ({ chance: toNumber(chance), ...after(fate.tally, deed) }));
    fate = { tally: mixed(parts), captured: parts.reduce((sum, { captured, chance }) => sum + captured * chance, 0) };
  }
  return fate;
}

const after = (tally: Tally, deed: Found['picks'][number]['deed']): Fate =>
  deed ? suffered(tally, deed) : { tally, captured: 0 };

function inRound(state: OrionsGateState, round: number): OrionsGateState {
  if (round === state.round) return state;
  const next = copyOfState(state);
  next.round = round;
  return next;
}
