import { cosine, sectorOf, sine, UNIT } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import { componentData } from '../data/components.ts';
import { UNITS } from '../data/units.ts';
import type { OrionsGateState } from '../state.ts';
import { baseOf, boxesLeft, enemiesOf, frontOf, isWorking, radiusOf, sumOf, type PlacedUnit } from '../units.ts';
import { hiddenShareOf, tableOf } from '../world.ts';
import { weaponData } from '../rules/attack.ts';
import { withinCover } from '../rules/attack-cover.ts';
import { accuracyNow, toughnessNow } from '../rules/mystery.ts';
import { touchingAt } from '../rules/ram-line.ts';
import type { Mind } from './mind.ts';
import { chanceOf, fresh, lossOf, struck, type Tally } from './volley.ts';
import { isPressed } from './stakes.ts';
import { roundsLeft } from './worth.ts';

/** A weapon as judgement at a distance needs it: no sight, no cover. */
interface Gun {
  readonly range: number;
  readonly accuracy: number;
  readonly strength: number;
}

/** The gun and the attack components of a unit that work. */
function gunsOf(state: OrionsGateState, unit: PlacedUnit): readonly Gun[] {
  const guns: Gun[] = [UNITS[unit.unitType].gun];
  for (const component of unit.components) {
    const data = componentData(component.kind);
    if (data.use !== 'attack' || !isWorking(component)) continue;
    // What it will have in the activation that comes next: a Tsunami Cannon gathers strength (OG-9.40).
    const round = unit.activatedIn === state.round ? state.round + 1 : state.round;
    guns.push(weaponData(unit, { slot: component.slot, kind: component.kind }, round));
  }
  return guns;
}

/** Share of its Move by which a unit can shorten the way to a point in each sector: it turns at most 90 degrees. */
const CLOSING = { front: 1, left: 0.7, right: 0.7, back: 0 } as const;

/**
 * Worth that `target` may expect to lose to the guns of `shooter` in the shooter's next activation: it moves toward the
 * target and fires all that then reaches, or rams what lies ahead. An estimate that asks nothing of sight; `cover` is
 * the Toughness it is given.
 */
function reachLoss(mind: Mind, state: OrionsGateState, shooter: PlacedUnit, target: PlacedUnit, cover: 0 | 1): number {
  const gap = gapBetween(state, shooter, target);
  const type = UNITS[shooter.unitType];
  const sector = shooter.unitType === 'scouts' ? 'front' : sectorOf(shooter.pose, target.pose);
  const nearest = gap - type.move * CLOSING[sector];
  const back = sectorOf(target.pose, frontOf(state.options, shooter)) === 'back';
  const sensors = sumOf(accuracyNow(state, shooter, 'gun', 0));
  const evasion = UNITS[target.unitType].evasion;
  const toughness = sumOf(toughnessNow(state, target)) + cover;
  let tally: Tally = fresh(boxesLeft(target));
  for (const gun of gunsOf(state, shooter)) {
    if (nearest > gun.range) continue;
    const hit = chanceOf(evasion - gun.accuracy - sensors, false);
    const damage = chanceOf(toughness - gun.strength - (back ? 1 : 0), false);
    tally = struck(tally, { chance: hit * damage, points: back ? 2 : 1 });
  }
  return Math.max(lossOf(mind, state, target, tally), ramLoss(mind, state, shooter, target));
}

/** How far a ram that lies ready can be trusted: the target may move out of the line. */
const RAM_TRUST = 0.6;

/**
 * Worth a ram straight ahead may expect to take from a target that stays where it is, the backlash counted against it
 * (OG-10).
 */
export function ramLoss(mind: Mind, state: OrionsGateState, rammer: PlacedUnit, target: PlacedUnit): number {
  const { ram, ramStrength } = UNITS[rammer.unitType];
  if (ramStrength === null) return 0;
  const [dx, dy] = [target.pose.x - rammer.pose.x, target.pose.y - rammer.pose.y];
  const [c, s] = [cosine(rammer.pose.heading) / UNIT, sine(rammer.pose.heading) / UNIT];
  const touch = touchingAt(state, rammer, target);
  const ahead = dx * c + dy * s;
  const aside = dy * c - dx * s;
  if (ahead <= 0 || ahead > ram + touch || Math.abs(aside) > touch) return 0;
  const back = sectorOf(target.pose, rammer.pose) === 'back';
  const hit = struckBy(state, ramStrength + (back ? 1 : 0), target);
  const loss = lossOf(mind, state, target, struck(fresh(boxesLeft(target)), { chance: hit, points: back ? 2 : 1 }));
  const answer = UNITS[target.unitType].ramStrength;
  if (answer === null) return RAM_TRUST * loss;
  const backlash = lossOf(
    mind,
    state,
    rammer,
    struck(fresh(boxesLeft(rammer)), { chance: struckBy(state, answer, rammer), points: 1 }),
  );
  return RAM_TRUST * Math.max(0, loss - backlash);
}

/** Chance that an automatic hit of a ram Strength, plus D3, damages (OG-24.7). */
function struckBy(state: OrionsGateState, strength: number, target: PlacedUnit): number {
  const need = sumOf(toughnessNow(state, target)) - strength;
  return (chanceOf(need - 1, false) + chanceOf(need - 2, false) + chanceOf(need - 3, false)) / 3;
}

/** How much of a loss counts: certain to come this round, or likely in the next one. */
function timing(state: OrionsGateState, shooter: PlacedUnit): number {
  if (shooter.activatedIn < state.round) return 0.65;
  return roundsLeft(state) > 0 ? 0.45 : 0;
}

/** Points for being beside an enemy out of reach, and those of a side that must dare something. */
const PULL = 0.3;
const PRESSED_PULL = 0.8;
/** Of its caution, what a side keeps that must dare something. */
const DARING = 0.5;

/**
 * How well a unit stands where it is, in points: what it may do next round less what may be done to it, with a pull
 * toward enemies out of reach. The mind's caution weighs the enemy's answers.
 */
export function standing(mind: Mind, state: OrionsGateState, unit: PlacedUnit): number {
  const pressed = isPressed(state, unit.side);
  const caution = pressed ? DARING * mind.caution : mind.caution;
  const within =
    caution > 0 && withinCover(mind, tableOf(state.tables, unit.pose.table), baseOf(state.options, unit)).length > 0;
  let danger = 0;
  let chance = 0;
  let pull = 0;
  const more = roundsLeft(state);
  for (const enemy of enemiesOf(state, unit.side)) {
    if (enemy.pose.table !== unit.pose.table) continue;
    if (caution > 0) danger += timing(state, enemy) * dangerFrom(mind, state, enemy, unit, within);
    if (more === 0) continue;
    const gain = reachLoss(mind, state, unit, enemy, 0);
    chance = Math.max(chance, gain);
    if (gain < 0.05) pull = Math.max(pull, closeness(gapBetween(state, unit, enemy)));
  }
  return (
    Math.min(1, 0.4 * more) * chance +
    mind.presses * (pressed ? PRESSED_PULL : PULL) * pull -
    mind.minds * caution * danger
  );
}

/** What of a loss remains when the shooter does not see its target from where it is: it can move first. */
const UNSEEN = 0.5;

/** Worth a unit may expect to lose to an enemy, what covers or hides it now counted in. */
function dangerFrom(mind: Mind, state: OrionsGateState, enemy: PlacedUnit, unit: PlacedUnit, within: boolean): number {
  const open = reachLoss(mind, state, enemy, unit, within ? 1 : 0);
  if (open === 0) return 0;
  const hidden = hiddenShareOf(
    mind,
    tableOf(state.tables, unit.pose.table),
    frontOf(state.options, enemy),
    baseOf(state.options, unit),
  );
  if (hidden.full) return UNSEEN * open;
  return hidden.half && !within ? reachLoss(mind, state, enemy, unit, 1) : open;
}

/** 1 beside the enemy, 0 a table's diagonal away. */
export const closeness = (gap: number): number => Math.max(0, 1 - gap / 72_000);

export function gapBetween(state: OrionsGateState, a: PlacedUnit, b: PlacedUnit): number {
  const distance = distanceOf(a.pose, b.pose);
  return distance - radiusOf(state.options, a.unitType) - radiusOf(state.options, b.unitType);
}

/** Distance in mils as a double: judgement only. */
const distanceOf = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
