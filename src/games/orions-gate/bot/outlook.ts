import { awaitsActivation } from '../rules/eligible.ts';
import type { OrionsGateState, Unit, UnitId } from '../state.ts';
import { enemiesOnTable, isInPlay, type PlacedUnit } from '../units.ts';
import { bestStrike, isWithin } from './aim.ts';
import type { Mind } from './mind.ts';
import { notes } from './notes.ts';
import { stakesOf } from './stakes.ts';
import { nextFirst, turnsBefore } from './tempo.ts';
import { closeness, gapBetween, ramLoss } from './threat.ts';
import { roundsLeft, unitWorth } from './worth.ts';

// Weights set by hand; `npm run fit -- orions-outlook` plays paired games of the hard level with others against these.
/** What a strike in the next activation counts: the enemy cannot act before it, or may get away. */
const SURE = 0.9;
const UNSURE = 0.5;
/** What a second activation of an enemy adds to the first. */
const AGAIN = 0.4;
/** An enemy fires at one unit at a time: where another unit offers itself as well, this share of the loss counts. */
const SHARED = 0.3;
/** How far a friend who has still to act this round takes the fire: they may be gone by then. */
const PASSING = 0.5;
/** A reach that promises less than this is none. */
const NOTHING = 0.05;
/** No unit is given up for lost before the dice fall. */
const MAX_RISK = 0.95;
/** What a table's diagonal away from the nearest friend costs: of places that are alike, one with company is taken. */
const ASTRAY = 0.1;

/**
 * How well a unit that has just acted stands, in points: what it may strike in its next activation less what may strike
 * it before.
 */
export function outlook(mind: Mind, state: OrionsGateState, unit: PlacedUnit): number {
  const worth = unitWorth(mind, state, unit);
  const more = roundsLeft(state) > 0;
  const first = nextFirst(state);
  const stakes = stakesOf(state, unit.side);
  const covered = isWithin(mind, state, unit);
  let safe = 1;
  let chance = 0;
  let pull = 0;
  for (const enemy of enemiesOnTable(state, unit)) {
    const turns = turnsBefore(state, enemy, unit, first);
    if (turns > 0) {
      const loss = Math.min(
        worth,
        Math.max(strikeLoss(mind, state, enemy, unit, covered), ramLoss(mind, state, enemy, unit)),
      );
      const other = loss > 0 ? otherLoss(mind, state, enemy, unit.id) : 0;
      const own = Math.max(0, loss - other) + SHARED * Math.min(loss, other);
      safe *= 1 - Math.min(MAX_RISK, ((mind.minds * stakes.heed * own) / worth) * (turns > 1 ? 1 + AGAIN : 1));
    }
    if (!more) continue;
    const gain = Math.max(
      strikeLoss(mind, state, unit, enemy, isWithin(mind, state, enemy)),
      ramLoss(mind, state, unit, enemy),
    );
    chance = Math.max(chance, gain * (turns === 0 ? SURE : UNSURE));
    if (gain < NOTHING) pull = Math.max(pull, closeness(gapBetween(state, unit, enemy)));
  }
  return chance * safe + mind.presses * stakes.pull * pull - worth * (1 - safe) + ASTRAY * company(state, unit);
}

/** 1 beside a friend, 0 a table's diagonal away from all, or alone. */
function company(state: OrionsGateState, unit: PlacedUnit): number {
  let most = 0;
  for (const friend of state.units) {
    if (friend.id === unit.id || friend.side !== unit.side || !isInPlay(friend)) continue;
    if (friend.pose.table === unit.pose.table) most = Math.max(most, closeness(gapBetween(state, unit, friend)));
  }
  return most;
}

/** Losses of others already weighed: by the unit that is left out. */
const others = notes<Unit, { [unit: UnitId]: number }>();

/** The most an enemy may take from another unit than the one named, where they stand now. */
function otherLoss(mind: Mind, state: OrionsGateState, enemy: PlacedUnit, but: UnitId): number {
  return (others(mind, enemy, () => ({}))[but] ??= weighOthers(mind, state, enemy, but));
}

function weighOthers(mind: Mind, state: OrionsGateState, enemy: PlacedUnit, but: UnitId): number {
  let most = 0;
  for (const friend of state.units) {
    if (friend.id === but || friend.side === enemy.side || !isInPlay(friend) || friend.pose.table !== enemy.pose.table)
      continue;
    const loss = strikeLoss(mind, state, enemy, friend, isWithin(mind, state, friend));
    most = Math.max(most, awaitsActivation(friend, state.round) ? PASSING * loss : loss);
  }
  return most;
}

/**
 * Points of worth a shooter may expect to take from a target that stays, from the best place it can reach. `covered`:
 * the target stands in a nebula.
 */
const strikeLoss = (
  mind: Mind,
  state: OrionsGateState,
  shooter: PlacedUnit,
  target: PlacedUnit,
  covered: boolean,
): number => bestStrike(mind, state, shooter, target, covered, 'loss').loss;
