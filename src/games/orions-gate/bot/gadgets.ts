import type { Prospect } from '../../../engine/brain.ts';
import type { Point } from '../../../table/shape.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { componentData } from '../data/components.ts';
import { evolvePlay, type PlayEvent } from '../evolve-play.ts';
import { imaginedChance, type Chance } from '../../../engine/rng.ts';
import { decidePlay, checkPlay } from '../rules/play.ts';
import { MAX_DIAMETER } from '../rules/components/deflector.ts';
import { MINE_REACH } from '../rules/displacement-encounters.ts';
import { repairableSlots } from '../rules/repair.ts';
import { bestVolley, componentsReady, MIN_GAIN } from './fire.ts';
import type { Mind } from './mind.ts';
import type { Activation, Component, OrionsGateState, SalvageWindow, Unit } from '../state.ts';
import {
  boxesLeft,
  enemiesOnTable,
  inStealth,
  isWorking,
  radiusOf,
  theUnit,
  thePlaced,
  type PlacedUnit,
} from '../units.ts';
import { reachOf } from './reach.ts';
import { valueOf } from './value.ts';
import { mineLoss } from './volley.ts';
import { roundsLeft, worthWith } from './worth.ts';

type Found = Prospect<OrionsGateCommand>;
type Use = CommandOf<'useComponent'>;

/**
 * What hiding must gain at least, in points: whoever cannot hit a hidden ship well fires at another. Set by hand; `npm
 * run fit -- orions-components` shows what all uses of a component bring.
 */
const MIN_HIDING = 0.1;
/** How likely an enemy is to set off a new mine that lies within its reach, and one that it may come to. */
const SET_OFF = 0.7;
const CROSSED = 0.2;
/** None of these uses rolls a die (OG-23.2). */
const NO_ROLL = imaginedChance(() => 1);

/**
 * Uses of Deflector, Mine Launcher, Repair Bay and Stealth Generator that gain something, best first. Asked when the
 * shots are done.
 */
export function gadgets(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
): readonly Found[] {
  const found: Found[] = [];
  for (const component of unit.components) {
    if (!isWorking(component) || activation.used.includes(component.slot)) continue;
    const best = bestUse(mind, state, unit, component);
    if (best && best.worth > MIN_GAIN && checkPlay(mind, state, unit.captain, best.command as Use).length === 0)
      found.push(best);
  }
  return found.sort((a, b) => b.worth - a.worth);
}

function bestUse(mind: Mind, state: OrionsGateState, unit: PlacedUnit, component: Component): Found | null {
  const { slot } = component;
  switch (component.kind) {
    case 'stealthGenerator':
      return hiding(mind, state, unit, slot);
    case 'deflector':
      return bestCover(mind, state, unit, slot);
    case 'mineLauncher':
      return bestMine(mind, state, unit, slot);
    case 'repairBay':
      return bestRepair(mind, state, unit, slot);
    default:
      return null;
  }
}

/** The state after a legal use of a component, its dice as imagined. */
export function afterUse(
  mind: Mind,
  state: OrionsGateState,
  { captain }: PlacedUnit,
  command: Use,
  dice: Chance,
): OrionsGateState {
  let after = state;
  for (const event of decidePlay(mind, state, captain, command, dice)) after = evolvePlay(after, event as PlayEvent);
  return after;
}

/** How much better a ship stands after a use of a component than before it. */
function gain(mind: Mind, state: OrionsGateState, unit: PlacedUnit, command: Use): Found | null {
  if (checkPlay(mind, state, unit.captain, command).length > 0) return null;
  const after = afterUse(mind, state, unit, command, NO_ROLL);
  return { command, worth: valueOf(mind, after, thePlaced(after, unit.id)) - valueOf(mind, state, unit) };
}

/**
 * Stealth mode left before the components fire, where they gain more by it than the ship does by hiding on (OG-9.39).
 */
export function unveilings(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
): readonly Found[] {
  if (!inStealth(unit) || !componentsReady(state, activation)) return [];
  const hidden = bestVolley(mind, state, unit, activation).worth + valueOf(mind, state, unit);
  return unit.components.flatMap((component): readonly Found[] => {
    const command: Use = { type: 'useComponent', slot: component.slot };
    if (component.kind !== 'stealthGenerator' || checkPlay(mind, state, unit.captain, command).length > 0) return [];
    const after = afterUse(mind, state, unit, command, NO_ROLL);
    const seen = thePlaced(after, unit.id);
    const worth = bestVolley(mind, after, seen, after.activation!).worth + valueOf(mind, after, seen) - hidden;
    return worth > MIN_GAIN ? [{ command, worth }] : [];
  });
}

/** What a ship may do for others after a plan, besides its shots: repair a friend, lay a mine (OG-9.35, 9.37). */
export function besidesShots(mind: Mind, state: OrionsGateState, unit: PlacedUnit, activation: Activation): number {
  let sum = 0;
  for (const component of unit.components) {
    if (component.kind !== 'repairBay' && component.kind !== 'mineLauncher') continue;
    if (!isWorking(component) || !componentsReady(state, activation)) continue;
    sum += Math.max(0, bestUse(mind, state, unit, component)?.worth ?? 0);
  }
  return sum;
}

/** Stealth mode switched on or off once the shots are done. */
function hiding(mind: Mind, state: OrionsGateState, unit: PlacedUnit, slot: number): Found | null {
  const switched = gain(mind, state, unit, { type: 'useComponent', slot });
  return switched && switched.worth > MIN_HIDING ? switched : null;
}

/** A wide piece over the ship itself, or beside it where an enemy stands too near for that (OG-9.34, 7.6). */
function bestCover(mind: Mind, state: OrionsGateState, unit: PlacedUnit, slot: number): Found | null {
  const far = radiusOf(state.options, unit.unitType) + MAX_DIAMETER / 2;
  const places: Point[] = [
    unit.pose,
    ...[
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].map(([x, y]) => ({ x: unit.pose.x + x! * far, y: unit.pose.y + y! * far })),
  ];
  for (const { x, y } of places) {
    const made = gain(mind, state, unit, { type: 'useComponent', slot, x, y, diameter: MAX_DIAMETER });
    if (made) return made;
  }
  return null;
}

/**
 * A mine on the way to an enemy, by what that enemy would lose to it and how likely it is to come near it (OG-9.35).
 */
function bestMine(mind: Mind, state: OrionsGateState, unit: PlacedUnit, slot: number): Found | null {
  const reach = radiusOf(state.options, unit.unitType) + componentData('mineLauncher').range! - 2;
  let best: Found | null = null;
  for (const enemy of enemiesOnTable(state, unit)) {
    if (enemy.activatedIn === state.round && roundsLeft(state) === 0) continue;
    const [dx, dy] = [enemy.pose.x - unit.pose.x, enemy.pose.y - unit.pose.y];
    const distance = Math.sqrt(dx * dx + dy * dy);
    const beyond = distance - reach - MINE_REACH - radiusOf(state.options, enemy.unitType);
    if (beyond > reachOf(mind, state, enemy).travel) continue;
    const worth = (beyond <= 0 ? SET_OFF : CROSSED) * mineLoss(mind, state, enemy);
    const share = Math.min(1, reach / Math.max(1, distance));
    const [x, y] = [Math.floor(unit.pose.x + dx * share), Math.floor(unit.pose.y + dy * share)];
    if (!best || worth > best.worth) best = { command: { type: 'useComponent', slot, x, y }, worth };
  }
  return best;
}

/** The friend who gains most by a point less (OG-9.37). */
function bestRepair(mind: Mind, state: OrionsGateState, unit: PlacedUnit, slot: number): Found | null {
  let best: Found | null = null;
  for (const friend of state.units) {
    if (friend.side !== unit.side) continue;
    const [targetSlot] = repairableSlots(friend);
    if (targetSlot === undefined) continue;
    const command: Use = { type: 'useComponent', slot, target: friend.id, targetSlot };
    const worth = pointWorth(mind, state, friend);
    if ((!best || worth > best.worth) && checkPlay(mind, state, unit.captain, command).length === 0)
      best = { command, worth };
  }
  return best;
}

/** What a unit gains by one point of damage taken off; a little even when the count of boxes says nothing. */
const pointWorth = (mind: Mind, state: OrionsGateState, unit: Unit): number =>
  2 * MIN_GAIN + worthWith(mind, state, unit, boxesLeft(unit) + 1) - worthWith(mind, state, unit, boxesLeft(unit));

/** The point a Salvage Arm takes off: the left-most it may, where the next hit would land (OG-9.38, 8.2). */
export function salvageProspects(state: OrionsGateState): readonly Found[] {
  const { unit } = state.windows[0] as SalvageWindow;
  return [
    ...repairableSlots(theUnit(state, unit)).map((slot): Found => ({ command: { type: 'salvage', slot }, worth: 1 })),
    { command: { type: 'decline' }, worth: 0 },
  ];
}
