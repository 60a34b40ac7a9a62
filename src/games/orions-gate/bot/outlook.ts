import { sectorOf } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import { segmentTouches } from '../../../table/touch.ts';
import { withinCover } from '../rules/attack-cover.ts';
import { awaitsActivation } from '../rules/eligible.ts';
import { touchingAt } from '../rules/ram-line.ts';
import type { OrionsGateState, Unit, UnitId } from '../state.ts';
import { baseOf, enemiesOnTable, isInPlay, type PlacedUnit } from '../units.ts';
import { nearBox, tableOf, worldOf, type BoxedPiece } from '../world.ts';
import type { Mind } from './mind.ts';
import { reachOf } from './reach.ts';
import { stakesOf } from './stakes.ts';
import { longestOf, mannerOf, promise, strikeOf } from './strike.ts';
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
/** The gap in mils that units keep (OG-6.10), a little less for rounding. */
const KEPT = 950;

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
      safe *= 1 - Math.min(MAX_RISK, ((stakes.heed * own) / worth) * (turns > 1 ? 1 + AGAIN : 1));
    }
    if (!more) continue;
    const gain = Math.max(
      strikeLoss(mind, state, unit, enemy, isWithin(mind, state, enemy)),
      ramLoss(mind, state, unit, enemy),
    );
    chance = Math.max(chance, gain * (turns === 0 ? SURE : UNSURE));
    if (gain < NOTHING) pull = Math.max(pull, closeness(gapBetween(state, unit, enemy)));
  }
  return chance * safe + stakes.pull * pull - worth * (1 - safe);
}

const isWithin = (mind: Mind, state: OrionsGateState, unit: PlacedUnit): boolean =>
  withinCover(mind, tableOf(state.tables, unit.pose.table), baseOf(state.options, unit)).length > 0;

/** Losses of others already weighed, mind by mind: by the enemy, then by the unit that is left out. */
const others = new WeakMap<Mind, WeakMap<Unit, { [unit: UnitId]: number }>>();

/** The most an enemy may take from another unit than the one named, where they stand now. */
function otherLoss(mind: Mind, state: OrionsGateState, enemy: PlacedUnit, but: UnitId): number {
  let ofMind = others.get(mind);
  if (!ofMind) others.set(mind, (ofMind = new WeakMap()));
  let ofEnemy = ofMind.get(enemy);
  if (!ofEnemy) ofMind.set(enemy, (ofEnemy = {}));
  const known = ofEnemy[but];
  if (known !== undefined) return known;
  let most = 0;
  for (const friend of state.units) {
    if (friend.id === but || friend.side === enemy.side || !isInPlay(friend) || friend.pose.table !== enemy.pose.table)
      continue;
    const loss = strikeLoss(mind, state, enemy, friend, isWithin(mind, state, friend));
    most = Math.max(most, awaitsActivation(friend, state.round) ? PASSING * loss : loss);
  }
  return (ofEnemy[but] = most);
}

/**
 * Points of worth a shooter may expect to take from a target that stays, from the best place it can reach. `covered`:
 * the target stands in a nebula.
 */
function strikeLoss(
  mind: Mind,
  state: OrionsGateState,
  shooter: PlacedUnit,
  target: PlacedUnit,
  covered: boolean,
): number {
  const strike = strikeOf(mind, state, shooter, target);
  const { spots, travel } = reachOf(mind, state, shooter);
  const now = gapBetween(state, shooter, target);
  if (now > longestOf(strike) + travel) return 0;
  const radii = touchingAt(state, shooter, target);
  const { solid, obscuring } = worldOf(mind, tableOf(state.tables, target.pose.table));
  let most = 0;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - target.pose.x, spot.y - target.pose.y];
    const gap = Math.sqrt(dx * dx + dy * dy) - radii;
    if (gap < KEPT && gap < now) continue;
    const barrages = spot.silent ? strike.silent : strike.aimed;
    const back = sectorOf(target.pose, spot) === 'back';
    const open = promise(barrages, gap, mannerOf(covered, back));
    if (open <= most || lies(solid, spot, target.pose)) continue;
    const behind = !covered && lies(obscuring, spot, target.pose);
    most = Math.max(most, behind ? promise(barrages, gap, mannerOf(true, back)) : open);
  }
  return most;
}

/** Whether one of the pieces lies across the line between two points. */
const lies = (pieces: readonly BoxedPiece[], from: Point, to: Point): boolean =>
  pieces.some(
    ({ piece, box }) => nearBox(from, to, 0, box) && piece.parts.some((part) => segmentTouches(from, to, part)),
  );
