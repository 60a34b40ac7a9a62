import type { Prospect } from '../../../engine/brain.ts';
import { segmentTouches } from '../../../table/touch.ts';
import { within } from '../../../table/range.ts';
import type { OrionsGateCommand } from '../command.ts';
import { componentData } from '../data/components.ts';
import { toNumber } from '../odds/fraction.ts';
import { backfireChance } from '../odds/tables.ts';
import type { Weapon } from '../event.ts';
import { inArc } from '../rules/arcs.ts';
import { attackNeeds, BACKFIRE, weaponData, type AttackNeeds } from '../rules/attack.ts';
import type { Mind } from './mind.ts';
import { PRIMARY } from '../rules/shooting.ts';
import type { Activation, OrionsGateState, UnitId } from '../state.ts';
import { baseOf, boxesLeft, enemiesOf, isWorking, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import { chanceOf, dangerLoss, fresh, lossOf, struck, type Shot, type Tally } from './volley.ts';
import { roundsLeft } from './worth.ts';

/** What is still to be fired in an activation, and what it may be expected to do. */
export interface Volley {
  /** Points of worth the enemy is expected to lose. */
  readonly worth: number;
  /** The use of each weapon in firing order, each with what it adds. */
  readonly uses: readonly Prospect<OrionsGateCommand>[];
}

/** An enemy in sight or near, with the maths of the primary gun and the damage promised so far. */
interface Mark {
  readonly target: PlacedUnit;
  readonly needs: AttackNeeds;
  tally: Tally;
}

/** The best use of the weapons a unit still has, each aimed where it adds most after those before it. */
export function bestVolley(mind: Mind, state: OrionsGateState, unit: PlacedUnit, activation: Activation): Volley {
  const marks = marksOf(mind, state, unit);
  const uses: Prospect<OrionsGateCommand>[] = [];
  if (marks.length > 0) {
    if (gunReady(activation))
      push(
        uses,
        fireOne(mind, state, unit, marks, PRIMARY, (target) => ({ type: 'firePrimary', target })),
      );
    for (const component of unit.components) {
      const { use, targets } = componentData(component.kind);
      if (
        use !== 'attack' ||
        !isWorking(component) ||
        !componentsReady(state, activation) ||
        activation.used.includes(component.slot)
      )
        continue;
      const weapon: Weapon = { slot: component.slot, kind: component.kind };
      if (holdsFire(state, unit, weapon)) continue;
      if (targets === 'one')
        push(
          uses,
          fireOne(mind, state, unit, marks, weapon, (target) => ({ type: 'useComponent', slot: weapon.slot, target })),
        );
      else if (targets === 'upToThree') push(uses, fireCluster(mind, state, unit, marks, weapon));
      else push(uses, fireAround(mind, state, unit, marks, weapon));
    }
  }
  let worth = 0;
  for (const use of uses) worth += use.worth;
  return { worth, uses };
}

/** A Tsunami Cannon waits until it has gathered strength, or there is no later round (OG-9.40). */
function holdsFire(state: OrionsGateState, unit: PlacedUnit, weapon: Weapon): boolean {
  if (weapon.kind !== 'tsunamiCannon') return false;
  const { strength } = weaponData(unit, weapon, state.round);
  return strength === 0 || (strength < 2 * componentData('tsunamiCannon').strength! && roundsLeft(state) > 0);
}

/** Points a backfire of a Plasma Cannon is expected to cost (OG-9.36, 24.6). */
function backfireLoss(mind: Mind, state: OrionsGateState, unit: PlacedUnit, weapon: Weapon, emp: boolean): number {
  if (weapon.kind !== 'plasmaCannon') return 0;
  return lossOf(
    mind,
    state,
    unit,
    struck(fresh(boxesLeft(unit)), { chance: toNumber(backfireChance(emp)), points: BACKFIRE }),
  );
}

const gunReady = ({ action, gunFired, used }: Activation): boolean =>
  (action === 'hold' || action === 'move') && !gunFired && used.length === 0;

const componentsReady = (state: OrionsGateState, { action }: Activation): boolean =>
  state.options.componentsAfterCruiseRam || action === 'hold' || action === 'move';

function push<T>(list: T[], item: T | null): void {
  if (item) list.push(item);
}

/** The farthest a weapon of the game reaches; farther enemies need no look. */
function longestRange(unit: PlacedUnit): number {
  let most = weaponData(unit, PRIMARY, 1).range;
  for (const { kind } of unit.components)
    most = Math.max(most, componentData(kind).use === 'attack' ? componentData(kind).range! : 0);
  return most;
}

function marksOf(mind: Mind, state: OrionsGateState, unit: PlacedUnit): Mark[] {
  const own = baseOf(state.options, unit);
  const reach = longestRange(unit);
  return enemiesOf(state, unit.side)
    .filter((enemy) => enemy.pose.table === unit.pose.table && within(own, baseOf(state.options, enemy), reach))
    .map((target) => ({
      target,
      needs: attackNeeds(mind, state, unit, target, PRIMARY),
      tally: fresh(boxesLeft(target)),
    }));
}

/** The attack of a weapon on a marked enemy, or null when it cannot reach or see it. */
function shotAt(state: OrionsGateState, unit: PlacedUnit, mark: Mark, weapon: Weapon): Shot | null {
  const data = weaponData(unit, weapon, state.round);
  const { needs } = mark;
  if (needs.hiddenShare?.full || !within(baseOf(state.options, unit), baseOf(state.options, mark.target), data.range))
    return null;
  if (!inArc(state.options, unit, mark.target, weapon)) return null;
  const gun = weaponData(unit, PRIMARY, state.round);
  const hit = chanceOf(needs.needToHit + gun.accuracy - data.accuracy, needs.emp);
  const damage = chanceOf(needs.needToDamage + gun.strength - data.strength, needs.emp);
  return { chance: hit * damage, points: needs.damage };
}

/** What one more shot at a mark adds. */
const addedBy = (mind: Mind, state: OrionsGateState, mark: Mark, shot: Shot): number =>
  lossOf(mind, state, mark.target, struck(mark.tally, shot)) - lossOf(mind, state, mark.target, mark.tally);

function fireOne(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  marks: readonly Mark[],
  weapon: Weapon,
  command: (target: UnitId) => OrionsGateCommand,
): Prospect<OrionsGateCommand> | null {
  let best: { mark: Mark; shot: Shot; worth: number } | null = null;
  for (const mark of marks) {
    const shot = shotAt(state, unit, mark, weapon);
    if (!shot) continue;
    const worth = addedBy(mind, state, mark, shot) - backfireLoss(mind, state, unit, weapon, mark.needs.emp);
    if (worth > (best?.worth ?? 0)) best = { mark, shot, worth };
  }
  if (!best) return null;
  best.mark.tally = struck(best.mark.tally, best.shot);
  return { command: command(best.mark.target.id), worth: best.worth };
}

/** OG-9.18: up to three different enemies, the best first. */
function fireCluster(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  marks: readonly Mark[],
  weapon: Weapon,
): Prospect<OrionsGateCommand> | null {
  const shots = marks
    .map((mark) => ({ mark, shot: shotAt(state, unit, mark, weapon) }))
    .filter((one): one is { mark: Mark; shot: Shot } => one.shot !== null)
    .map(({ mark, shot }) => ({ mark, shot, worth: addedBy(mind, state, mark, shot) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 3);
  if (shots.length === 0) return null;
  for (const { mark, shot } of shots) mark.tally = struck(mark.tally, shot);
  return {
    command: { type: 'useComponent', slot: weapon.slot, targets: shots.map(({ mark }) => mark.target.id) },
    worth: shots.reduce((sum, { worth }) => sum + worth, 0),
  };
}

/** OG-9.16: every enemy near, without line of sight. */
function fireAround(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  marks: readonly Mark[],
  weapon: Weapon,
): Prospect<OrionsGateCommand> | null {
  const { range } = weaponData(unit, weapon, state.round);
  let worth = 0;
  for (const mark of marks) {
    if (
      !within(baseOf(state.options, unit), baseOf(state.options, mark.target), range) ||
      !inArc(state.options, unit, mark.target, weapon)
    )
      continue;
    const needs = attackNeeds(mind, state, unit, mark.target, weapon);
    const shot = {
      chance: chanceOf(needs.needToHit, needs.emp) * chanceOf(needs.needToDamage, needs.emp),
      points: needs.damage,
    };
    worth += addedBy(mind, state, mark, shot);
    mark.tally = struck(mark.tally, shot);
  }
  return worth > 0 ? { command: { type: 'useComponent', slot: weapon.slot }, worth } : null;
}

/** How likely a pull of D6 inches is to drag a unit that has a Dangerous piece on its way into it. */
const DRAGGED_IN = 0.5;

/** Tractor Beams that may pull an enemy into a Dangerous piece (OG-9.24, 11.5). */
export function pulls(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
): readonly Prospect<OrionsGateCommand>[] {
  if (!componentsReady(state, activation)) return [];
  const beam = unit.components.find(({ kind, slot }) => kind === 'tractorBeam' && !activation.used.includes(slot));
  if (!beam || !isWorking(beam)) return [];
  const dangers = tableOf(state.tables, unit.pose.table).pieces.filter(({ kind }) => kind === 'dangerous');
  if (dangers.length === 0) return [];
  const own = baseOf(state.options, unit);
  const found: Prospect<OrionsGateCommand>[] = [];
  for (const enemy of enemiesOf(state, unit.side)) {
    const base = baseOf(state.options, enemy);
    if (
      enemy.pose.table !== unit.pose.table ||
      !within(own, base, componentData('tractorBeam').range!) ||
      !inArc(state.options, unit, enemy, beam)
    )
      continue;
    const onTheWay = dangers.some(({ parts }) => parts.some((part) => segmentTouches(own, base, part)));
    if (onTheWay)
      found.push({
        command: { type: 'useComponent', slot: beam.slot, target: enemy.id },
        worth: DRAGGED_IN * dangerLoss(mind, state, enemy),
      });
  }
  return found;
}
