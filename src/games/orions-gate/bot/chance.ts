import { countOf, type Prospect } from '../../../engine/brain.ts';
import { logistic } from '../../../engine/logistic.ts';
import type { OrionsGateCommand } from '../command.ts';
import type { Mission } from '../data/missions.ts';
import { awaitsActivation } from '../rules/eligible.ts';
import { scoreOf } from '../rules/score.ts';
import type { OrionsGateState, Side, Unit } from '../state.ts';
import { boxesLeft, isThere, otherSide, pointsOf } from '../units.ts';
import { CHANCE, SCALE, type Figure } from './chance-weights.ts';
import type { Mind } from './mind.ts';
import { dueOf } from './mission-value.ts';
import { fullBoxes } from './worth.ts';

/** Points of a side's units by the boxes they have left, as a share of a fleet; and of those of them still to act. */
interface Strength {
  readonly force: number;
  readonly waiting: number;
}

function strengthOf(state: OrionsGateState, side: Side): Strength {
  let [force, waiting] = [0, 0];
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    if (!isThere(unit) && unit.status !== 'waiting') continue;
    const own = (pointsOf(unit) * boxesLeft(unit)) / fullBoxes(unit);
    force += own;
    if (awaits(unit, state.round)) waiting += own;
  }
  const whole = state.options.points;
  return { force: force / whole, waiting: waiting / whole };
}

const awaits = (unit: Unit, round: number): boolean => unit.status === 'waiting' || awaitsActivation(unit, round);

/** All there is to score for a side in its mission (OG-16.5, 16.6, 16.10, 16.13 to 16.15). */
function mostOf(state: OrionsGateState): number {
  switch (state.mission) {
    case 'territoryControl':
    case 'artifactHunt':
      return state.markers.length || 1;
    case 'stationAssault':
      return 1;
    default:
      return state.options.points;
  }
}

/** 0..1: how much of the battle is over: rounds, and of the present one what has acted. */
const goneOf = ({ round, options }: OrionsGateState, one: Strength, other: Strength): number => {
  const force = one.force + other.force;
  const acted = force === 0 ? 1 : 1 - (one.waiting + other.waiting) / force;
  return Math.max(0, round - 1 + (round === 0 ? 0 : acted)) / options.rounds;
};

/** A lead counts the more the less time is left to turn it: so much at the end, for 1 at the beginning. */
const URGENT = 11;
const urgencyOf = (gone: number): number => 1 / (1 - gone * (1 - 1 / URGENT));

/** The mission a lead is weighed by: before a random one is rolled, Annihilation. */
const missionOf = ({ mission }: Pick<OrionsGateState, 'mission'>): Mission => mission ?? 'annihilation';

/** What a side has more than the other, figure by figure. */
export function figuresOf(mind: Mind, state: OrionsGateState, side: Side): { readonly [figure in Figure]: number } {
  const score = scoreOf(state);
  const most = mostOf(state);
  const [own, other] = [strengthOf(state, side), strengthOf(state, otherSide(side))];
  // While one side is deployed and the other is not, the places say nothing.
  const due = (of: Side): number => (state.stage === 'deploy' ? 0 : dueOf(mind, state, of) / state.options.points);
  return {
    lead: (score[side] / most - score[otherSide(side)] / most) * urgencyOf(goneOf(state, own, other)),
    due: due(side) - due(otherSide(side)),
    force: own.force - other.force,
  };
}

/** The logit of a side's chance to win. */
export function oddsOf(mind: Mind, state: OrionsGateState, side: Side): number {
  const figures = figuresOf(mind, state, side);
  let sum = 0;
  for (const [figure, weight] of Object.entries(CHANCE[missionOf(state)])) sum += weight * figures[figure as Figure];
  return sum;
}

/**
 * What the worths of plans are multiplied with, and then with `SCALE`, to be logits: a point is a share of a fleet, the
 * more urgent the later.
 */
export const urgencyOfPoint = (state: OrionsGateState): number =>
  urgencyOf(goneOf(state, strengthOf(state, 'A'), strengthOf(state, 'B'))) / state.options.points;

/** What a point of the worths of plans comes to in logits. */
const logitsOfPoint = (state: OrionsGateState): number => SCALE[missionOf(state)] * urgencyOfPoint(state);

/** The logit of a side's chance to win in points as plans are weighed by. */
export const oddsInPoints = (mind: Mind, state: OrionsGateState, side: Side): number =>
  oddsOf(mind, state, side) / logitsOfPoint(state);

/**
 * What it counts to activate another unit than the best one: that one mostly acts later all the same. Set by hand.
 */
const ORDER = 0.25;

/**
 * The chance to win that each prospect of a decision leaves: whoever does the best there is has the chance of the
 * position, whoever does less gives away what the worths are apart. `ranked`: best first; no later one leaves more.
 */
export function chancesOf(
  mind: Mind,
  state: OrionsGateState,
  side: Side,
  ranked: readonly Prospect<OrionsGateCommand>[],
): readonly number[] {
  if (ranked.length === 0) return [];
  const odds = oddsOf(mind, state, side);
  const point = logitsOfPoint(state);
  const best = countOf(ranked[0]!);
  const ofUnit: { [unit: string]: number } = {};
  for (const one of ranked) if (one.command.type === 'activate') ofUnit[one.command.unit] ??= countOf(one);
  let least = 1;
  return ranked.map((one) => {
    const own = (one.command.type === 'activate' ? ofUnit[one.command.unit] : undefined) ?? best;
    least = Math.min(least, logistic(odds - point * (own - countOf(one) + ORDER * (best - own))));
    return least;
  });
}
