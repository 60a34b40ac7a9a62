import type { Prospect } from '../../../engine/brain.ts';
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
import { allotInTurn, allotTogether, markLoss, noneTo, type Arm } from './allot.ts';
import { worthsByBoxes } from './finish.ts';
import { chanceOf, fresh, lossOf, struck, type Shot } from './volley.ts';
import { roundsLeft } from './worth.ts';

/** A gain in points below which no component that does not fire is worth its use. */
export const MIN_GAIN = 0.05;

/** What is still to be fired in an activation, and what it may be expected to do. */
export interface Volley {
  /** Points of worth the enemy is expected to lose. */
  readonly worth: number;
  /** The use of each weapon in firing order, each with what it adds. */
  readonly uses: readonly Prospect<OrionsGateCommand>[];
}

/** An enemy in sight or near, with the maths of the primary gun. */
interface Target {
  readonly unit: PlacedUnit;
  readonly needs: AttackNeeds;
}

/** A weapon that is ready, and the command that fires it at some of its targets. */
interface Ready {
  readonly weapon: Weapon;
  readonly arm: Arm;
  readonly command: (targets: readonly UnitId[]) => OrionsGateCommand;
}

/** The best use of the weapons a unit still has: a keen eye looks at all of them together. */
export function bestVolley(mind: Mind, state: OrionsGateState, unit: PlacedUnit, activation: Activation): Volley {
  const { targets, ready, marks } = batteryOf(mind, state, unit, activation);
  if (ready.length === 0) return { worth: 0, uses: [] };
  const { aims, worth } = allotmentOf(mind)(
    marks,
    ready.map(({ arm }) => arm),
  );
  const uses = aims.flatMap((aim, at) =>
    aim.marks.length === 0
      ? []
      : [{ command: ready[at]!.command(aim.marks.map((mark) => targets[mark]!.unit.id)), worth: aim.adds }],
  );
  return { worth, uses };
}

/** How a captain allots weapons to targets. */
const allotmentOf = ({ keen }: Mind) => (keen ? allotTogether : allotInTurn);

/** The weapons a unit still has, and what they can be aimed at. */
function batteryOf(mind: Mind, state: OrionsGateState, unit: PlacedUnit, activation: Activation) {
  const targets = targetsOf(mind, state, unit);
  const ready = targets.length === 0 ? [] : readyWeapons(mind, state, unit, activation, targets);
  const marks = ready.length === 0 ? [] : targets.map((one) => worthsByBoxes(mind, state, one.unit, unit.id));
  return { targets, ready, marks };
}

/** A weapon as it is used now, and the units it is aimed at; null: all near. */
export interface Use {
  readonly weapon: Weapon;
  readonly at: readonly UnitId[] | null;
}

/**
 * Points of worth the enemy is expected to lose to one use of a weapon and the best of what is left to fire after it: a
 * component before the gun costs the gun (OG-9.1). Null where the weapon is not ready or cannot fire so.
 */
export function volleyWith(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  { weapon, at }: Use,
): number | null {
  const { targets, ready, marks } = batteryOf(mind, state, unit, activation);
  const used = ready.find((one) => one.weapon.slot === weapon.slot);
  if (!used) return null;
  const { shots, risk } = used.arm;
  const aimed = targets.map((target, mark) => (at === null || at.includes(target.unit.id) ? shots[mark]! : null));
  if (aimed.every((shot) => shot === null)) return null;
  const none = noneTo(marks);
  const promised = none.map((tally, mark) => (aimed[mark] ? struck(tally, aimed[mark]) : tally));
  const gain = marks.reduce((sum, mark, of) => sum + markLoss(mark, promised[of]!) - markLoss(mark, none[of]!), 0);
  const rest = ready.filter((one) => one !== used && one.weapon.slot !== PRIMARY.slot).map(({ arm }) => arm);
  return gain - risk + allotmentOf(mind)(marks, rest, promised).worth;
}

/** In firing order: the gun, then the components (OG-9.1). */
function readyWeapons(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  targets: readonly Target[],
): readonly Ready[] {
  const ready: Ready[] = [];
  const single = (weapon: Weapon): Arm => ({
    shots: targets.map((target) => shotAt(state, unit, target, weapon)),
    most: 1,
    risk: backfireLoss(mind, state, unit, weapon, targets[0]!.needs.emp),
  });
  if (gunReady(activation))
    ready.push({
      weapon: PRIMARY,
      arm: single(PRIMARY),
      command: ([target]) => ({ type: 'firePrimary', target: target! }),
    });
  if (!componentsReady(state, activation)) return ready;
  for (const { slot, kind, ...component } of unit.components) {
    const { use, targets: aimed } = componentData(kind);
    if (use !== 'attack' || !isWorking({ slot, kind, ...component }) || activation.used.includes(slot)) continue;
    const weapon: Weapon = { slot, kind };
    if (holdsFire(state, unit, weapon)) continue;
    if (aimed === 'one')
      ready.push({
        weapon,
        arm: single(weapon),
        command: ([target]) => ({ type: 'useComponent', slot, target: target! }),
      });
    else if (aimed === 'upToThree')
      ready.push({
        weapon,
        arm: { ...single(weapon), most: 3 },
        command: (named) => ({ type: 'useComponent', slot, targets: [...named] }),
      });
    else
      ready.push({
        weapon,
        arm: { shots: targets.map((target) => blastAt(mind, state, unit, target, weapon)), most: Infinity, risk: 0 },
        command: () => ({ type: 'useComponent', slot }),
      });
  }
  return ready;
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

/** Whether components may be used after the action of an activation (OG-7.1). */
export const componentsReady = (state: OrionsGateState, { action }: Activation): boolean =>
  state.options.componentsAfterCruiseRam || action === 'hold' || action === 'move';

/** The farthest a weapon of the game reaches; farther enemies need no look. */
function longestRange(unit: PlacedUnit): number {
  let most = weaponData(unit, PRIMARY, 1).range;
  for (const { kind } of unit.components)
    most = Math.max(most, componentData(kind).use === 'attack' ? componentData(kind).range! : 0);
  return most;
}

function targetsOf(mind: Mind, state: OrionsGateState, unit: PlacedUnit): readonly Target[] {
  const own = baseOf(state.options, unit);
  const reach = longestRange(unit);
  return enemiesOf(state, unit.side)
    .filter((enemy) => enemy.pose.table === unit.pose.table && within(own, baseOf(state.options, enemy), reach))
    .map((enemy) => ({ unit: enemy, needs: attackNeeds(mind, state, unit, enemy, PRIMARY) }));
}

/** The attack of a weapon on an enemy, or null when it cannot reach or see it. */
function shotAt(state: OrionsGateState, unit: PlacedUnit, target: Target, weapon: Weapon): Shot | null {
  const data = weaponData(unit, weapon, state.round);
  const { needs } = target;
  if (needs.hiddenShare?.full || !within(baseOf(state.options, unit), baseOf(state.options, target.unit), data.range))
    return null;
  if (!inArc(state.options, unit, target.unit, weapon)) return null;
  const gun = weaponData(unit, PRIMARY, state.round);
  const hit = chanceOf(needs.needToHit + gun.accuracy - data.accuracy, needs.emp);
  const damage = chanceOf(needs.needToDamage + gun.strength - data.strength, needs.emp);
  return { chance: hit * damage, points: needs.damage };
}

/** What an attack on all near does to one of them, without line of sight (OG-9.16). */
function blastAt(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  { unit: enemy }: Target,
  weapon: Weapon,
): Shot | null {
  const { range } = weaponData(unit, weapon, state.round);
  if (
    !within(baseOf(state.options, unit), baseOf(state.options, enemy), range) ||
    !inArc(state.options, unit, enemy, weapon)
  )
    return null;
  const needs = attackNeeds(mind, state, unit, enemy, weapon);
  return {
    chance: chanceOf(needs.needToHit, needs.emp) * chanceOf(needs.needToDamage, needs.emp),
    points: needs.damage,
  };
}
