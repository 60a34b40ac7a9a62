import { awaitsActivation } from '../rules/eligible.ts';
import type { OrionsGateState, Unit, UnitId } from '../state.ts';
import { boxesLeft, isInPlay, type PlacedUnit } from '../units.ts';
import { bestStrike, isWithin } from './aim.ts';
import type { Mark } from './allot.ts';
import type { Mind } from './mind.ts';
import { notes } from './notes.ts';
import { priceOf } from './mission-value.ts';
import { fresh, type Tally } from './volley.ts';
import { FIREPOWER, fullBoxes, roundsLeft, worthWith } from './worth.ts';

/**
 * How surely a friend who has still to act fires at a target that can be finished: they may be lost before, or have
 * something better to do. Set by hand.
 */
const TRUST = 0.7;
/**
 * What the boxes of a unit count that nobody seems able to finish any more, as a share of its points: next to nothing,
 * but a shot that is free is fired.
 */
const TRACE = 0.01;

/**
 * The worth of an enemy by the boxes it has left, as `shooter` sees it. In the last round a keen eye counts who can
 * still be finished: damage is worth what it adds to the chance that friends of the shooter destroy the unit, and a
 * unit that has still to act fires with what is left of it.
 */
export function worthsByBoxes(mind: Mind, state: OrionsGateState, enemy: PlacedUnit, shooter: UnitId): Mark {
  const left = boxesLeft(enemy);
  if (!mind.keen || roundsLeft(state) > 0)
    return Array.from({ length: left + 1 }, (_, boxes) => worthWith(mind, state, enemy, boxes));
  const taken = takenByFriends(mind, state, enemy, shooter);
  const price = priceOf(mind, state, enemy);
  const whole = fullBoxes(enemy);
  const fires = awaitsActivation(enemy, state.round) ? FIREPOWER : 0;
  let lives = 0;
  return Array.from({ length: left + 1 }, (_, boxes) => {
    if (boxes === 0) return 0;
    lives += taken[boxes - 1]!;
    return price * (lives + (fires * (1 + boxes)) / (1 + whole) + (TRACE * boxes) / whole);
  });
}

/** What friends may take, by the shooter that is not among them. */
const known = notes<Unit, { [shooter: UnitId]: Tally }>();

/** Chances of the damage that others of the shooter's side, who have still to act this round, do to an enemy. */
function takenByFriends(mind: Mind, state: OrionsGateState, enemy: PlacedUnit, shooter: UnitId): Tally {
  return (known(mind, enemy, () => ({}))[shooter] ??= addUp(mind, state, enemy, shooter));
}

function addUp(mind: Mind, state: OrionsGateState, enemy: PlacedUnit, shooter: UnitId): Tally {
  const covered = isWithin(mind, state, enemy);
  let sum = fresh(boxesLeft(enemy));
  for (const friend of state.units) {
    if (friend.side === enemy.side || friend.id === shooter || !isInPlay(friend)) continue;
    if (friend.pose.table !== enemy.pose.table || !awaitsActivation(friend, state.round)) continue;
    const { tally, mean } = bestStrike(mind, state, friend, enemy, covered, 'mean');
    if (mean > 0) sum = together(sum, tally);
  }
  return sum;
}

/** A tally after another that comes as surely as `TRUST` says. */
function together(one: Tally, other: Tally): Tally {
  const last = one.length - 1;
  const both = one.map((chance) => (1 - TRUST) * chance);
  for (const [a, ofOne] of one.entries()) {
    for (const [b, ofOther] of other.entries()) {
      const to = Math.min(last, a + b);
      both[to] = both[to]! + TRUST * ofOne * ofOther;
    }
  }
  return both;
}
