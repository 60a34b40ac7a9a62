import type { Prospect } from '../../../engine/brain.ts';
import type { Point } from '../../../table/shape.ts';
import { toNumber } from '../odds/fraction.ts';
import { mineChance } from '../odds/tables.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { componentData } from '../data/components.ts';
import { evolvePlay, type PlayEvent } from '../evolve-play.ts';
import { imaginedChance } from '../../../engine/rng.ts';
import { decidePlay, checkPlay } from '../rules/play.ts';
import { MAX_DIAMETER } from '../rules/components/deflector.ts';
import { MINE_REACH } from '../rules/displacement-encounters.ts';
import { toughnessNow } from '../rules/mystery.ts';
import { repairableSlots } from '../rules/repair.ts';
import type { Mind } from './mind.ts';
import type { Activation, Component, OrionsGateState, SalvageWindow, Unit } from '../state.ts';
import { boxesLeft, enemiesOf, isWorking, radiusOf, sumOf, theUnit, thePlaced, type PlacedUnit } from '../units.ts';
import { valueOf } from './value.ts';
import { fresh, lossOf, struck } from './volley.ts';
import { roundsLeft, worthWith } from './worth.ts';

type Found = Prospect<OrionsGateCommand>;
type Use = CommandOf<'useComponent'>;

/** A gain in points below which no component is worth its use. */
const MIN_GAIN = 0.05;
/** How likely an enemy within reach of a new mine is to set it off: it can hardly move otherwise. */
const SET_OFF = 0.7;
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
      return gain(mind, state, unit, { type: 'useComponent', slot });
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

/** How much better a ship stands after a use of a component than before it. */
function gain(mind: Mind, state: OrionsGateState, unit: PlacedUnit, command: Use): Found | null {
  if (checkPlay(mind, state, unit.captain, command).length > 0) return null;
  let after = state;
  for (const event of decidePlay(mind, state, unit.captain, command, NO_ROLL))
    after = evolvePlay(after, event as PlayEvent);
  return { command, worth: valueOf(mind, after, thePlaced(after, unit.id)) - valueOf(mind, state, unit) };
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
 * A mine as near as can be to the enemy who would lose most to it, if that is near enough for it to go off (OG-9.35).
 */
function bestMine(mind: Mind, state: OrionsGateState, unit: PlacedUnit, slot: number): Found | null {
  const reach = radiusOf(state.options, unit.unitType) + componentData('mineLauncher').range! - 2;
  let best: Found | null = null;
  for (const enemy of enemiesOf(state, unit.side)) {
    if (enemy.pose.table !== unit.pose.table || (enemy.activatedIn === state.round && roundsLeft(state) === 0))
      continue;
    const [dx, dy] = [enemy.pose.x - unit.pose.x, enemy.pose.y - unit.pose.y];
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance > reach + MINE_REACH + radiusOf(state.options, enemy.unitType)) continue;
    const share = Math.min(1, reach / Math.max(1, distance));
    const chance = toNumber(mineChance(sumOf(toughnessNow(state, enemy))));
    const worth = SET_OFF * lossOf(mind, state, enemy, struck(fresh(boxesLeft(enemy)), { chance, points: 1 }));
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
