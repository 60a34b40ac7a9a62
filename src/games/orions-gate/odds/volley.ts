import type { Rejection } from '../../../engine/game.ts';
import { componentData, type ComponentKind } from '../data/components.ts';
import type { Weapon } from '../event.ts';
import { attackNeeds, BACKFIRE, type AttackNeeds } from '../rules/attack.ts';
import { damage } from '../rules/damage.ts';
import { openLedger } from '../rules/play-ledger.ts';
import type { Rules } from '../rules/rules.ts';
import { canTarget } from '../rules/shooting.ts';
import type { OrionsGateState, Unit, UnitId } from '../state.ts';
import {
  boxesLeft,
  boxesOf,
  componentIn,
  enemiesOf,
  isInPlay,
  isWorking,
  thePlaced,
  theUnit,
  unitOf,
} from '../units.ts';
import { distributionOf, meanOf, merged, type Chanced, type Distribution } from './distribution.ts';
import { ALWAYS, fraction, NEVER, plus, reduced, times, without, type Fraction } from './fraction.ts';
import { NO_DICE } from './no-dice.ts';
import { attackChance, backfireChance, type AttackChance } from './tables.ts';

/**
 * One shot of a volley: slot 0 is the primary gun. `targets` in the order named; left out for a Hangar, which attacks
 * all in range.
 */
export interface VolleyStep {
  readonly slot: number;
  readonly targets?: readonly UnitId[];
}

/** One attack as it stands before the first die of the volley. */
export interface AttackOdds {
  readonly slot: number;
  readonly weapon: Weapon;
  readonly target: UnitId;
  /** Why it cannot be made from here; it then counts for nothing. */
  readonly refused: Rejection | null;
  readonly needs: AttackNeeds | null;
  readonly chance: AttackChance | null;
}

/** What a volley does to one unit (OG-24.10). */
export interface TargetOdds {
  readonly unit: UnitId;
  /** Boxes left before; Scouts 1. */
  readonly boxes: number;
  /** Points of damage taken, at most `boxes`. */
  readonly damage: Distribution;
  readonly mean: Fraction;
  readonly destroyed: Fraction;
  /** Components that work now, with the chance that each is lost. */
  readonly lost: readonly { readonly slot: number; readonly kind: ComponentKind; readonly chance: Fraction }[];
}

export interface VolleyOdds {
  readonly attacks: readonly AttackOdds[];
  /** Units attacked, in unit order. */
  readonly targets: readonly TargetOdds[];
  /** Every state of the attacked units that can come of it, with its chance. */
  readonly ends: readonly Chanced<OrionsGateState>[];
}

/**
 * The full tree of a volley over the states it leads to (OG-24.10): needs are asked anew of the rules before each
 * attack, damage is given by the rules. Shots that cannot be made when their turn comes (target gone, out of range) are
 * left out. For a ghost hand in the state with the attacker at its ghost pose.
 */
export function volleyOdds(
  rules: Rules,
  state: OrionsGateState,
  attacker: UnitId,
  steps: readonly VolleyStep[],
): VolleyOdds {
  const attacks = steps.flatMap((step) => listed(rules, state, attacker, step));
  let ends: readonly Chanced<OrionsGateState>[] = [{ value: state, chance: ALWAYS }];
  for (const step of steps) {
    const weapon = weaponIn(theUnit(state, attacker), step.slot);
    if (!weapon) continue;
    // Who is attacked is fixed when the weapon is used; a unit lost before its turn is passed over (OG-9.18).
    const aimed = ends.map((end) => ({ ...end, left: targetsOf(rules, end.value, attacker, weapon, step) }));
    const most = Math.max(0, ...aimed.map(({ left }) => left.length));
    let now = aimed;
    for (let index = 0; index < most; index++) {
      now = joined(
        now.flatMap((end) => {
          const target = end.left[index];
          if (target === undefined) return [end];
          return attacked(rules, end.value, attacker, target, weapon).map(({ value, chance }) => ({
            ...end,
            value,
            chance: times(end.chance, chance),
          }));
        }),
      );
    }
    ends = merged(
      now.map(({ value, chance }) => ({ value, chance })),
      damageKey,
    );
  }
  const ids = [...new Set(attacks.filter(({ refused }) => refused === null).map(({ target }) => target))];
  const targets = state.units.filter(({ id }) => ids.includes(id)).map((unit) => targetOdds(unit, ends));
  return { attacks, targets, ends };
}

/** The weapon of a slot that can attack now: 0 the gun, else a working attack component; null for anything else. */
export function weaponIn(unit: Unit, slot: number): Weapon | null {
  if (slot === 0) return { slot: 0, kind: 'primary' };
  const component = componentIn(unit, slot);
  return component && isWorking(component) && componentData(component.kind).use === 'attack'
    ? { slot, kind: component.kind }
    : null;
}

/**
 * The units a shot attacks from a state: those named that may be aimed at, or for a Hangar every enemy it may be aimed
 * at.
 */
function targetsOf(
  rules: Rules,
  state: OrionsGateState,
  attackerId: UnitId,
  weapon: Weapon,
  step: VolleyStep,
): readonly UnitId[] {
  const attacker = thePlaced(state, attackerId);
  // A backfire may have cost the ship, or the weapon, before its turn (OG-9.36).
  if (!isInPlay(attacker) || weaponIn(attacker, step.slot) === null) return [];
  const named = step.targets ?? enemiesOf(state, attacker.side).map(({ id }) => id);
  return named.filter((id) => {
    const target = unitOf(state, id);
    return target !== undefined && isInPlay(target) && canTarget(rules, state, attacker, target, weapon) === null;
  });
}

function listed(rules: Rules, state: OrionsGateState, attackerId: UnitId, step: VolleyStep): readonly AttackOdds[] {
  const attacker = thePlaced(state, attackerId);
  const weapon = weaponIn(attacker, step.slot);
  if (!weapon) return [];
  const targets = step.targets ?? targetsOf(rules, state, attackerId, weapon, step);
  return targets.map((id) => {
    const target = unitOf(state, id);
    if (!target || !isInPlay(target))
      return { slot: step.slot, weapon, target: id, refused: null, needs: null, chance: null };
    const refused = canTarget(rules, state, attacker, target, weapon);
    const needs = attackNeeds(rules, state, attacker, target, weapon);
    return { slot: step.slot, weapon, target: id, refused, needs, chance: refused ? null : chanceOfNeeds(needs) };
  });
}

/** The chances of an attack with the rules' needs (OG-24.3). */
export const chanceOfNeeds = ({ needToHit, needToDamage, emp }: AttackNeeds): AttackChance =>
  attackChance({ hit: needToHit, damage: needToDamage, emp });

/**
 * The states an attack leads to: damage or none, with a Plasma Cannon after a backfire or without one (OG-24.3, 9.36).
 */
function attacked(
  rules: Rules,
  state: OrionsGateState,
  attackerId: UnitId,
  targetId: UnitId,
  weapon: Weapon,
): readonly Chanced<OrionsGateState>[] {
  const target = theUnit(state, targetId);
  if (!isInPlay(target)) return [{ value: state, chance: ALWAYS }];
  const needs = attackNeeds(rules, state, thePlaced(state, attackerId), target, weapon);
  const { hit, damage: through, both } = chanceOfNeeds(needs);
  if (weapon.kind === 'plasmaCannon') return plasma(rules, state, attackerId, targetId, weapon, needs, hit, through);
  const hurt = damagedBy(rules, state, targetId, needs.damage, attackerId, weapon);
  return [
    { value: state, chance: without(both) },
    { value: hurt, chance: both },
  ].filter(({ chance }) => chance.num > 0n);
}

/** A total of 2 backfires first; it hits all the same where 2 is enough, if the ship is still there (OG-9.36). */
function plasma(
  rules: Rules,
  state: OrionsGateState,
  attackerId: UnitId,
  targetId: UnitId,
  weapon: Weapon,
  needs: AttackNeeds,
  hit: Fraction,
  through: Fraction,
): readonly Chanced<OrionsGateState>[] {
  const backfire = backfireChance(needs.emp);
  const ledger = openLedger(rules, state, NO_DICE);
  damage(ledger, attackerId, BACKFIRE, { kind: 'backfire', by: attackerId, slot: weapon.slot });
  const burnt = ledger.state;
  const twoHits = needs.needToHit <= 2 && isInPlay(theUnit(burnt, attackerId));
  const cleanHit = needs.needToHit <= 2 ? without(backfire) : hit;
  const hurt = (from: OrionsGateState) => damagedBy(rules, from, targetId, needs.damage, attackerId, weapon);
  const clean = times(cleanHit, through);
  const both = twoHits ? times(backfire, through) : NEVER;
  return [
    { value: hurt(state), chance: clean },
    { value: hurt(burnt), chance: both },
    { value: burnt, chance: plus(backfire, minus(both)) },
    { value: state, chance: plus(without(backfire), minus(clean)) },
  ].filter(({ chance }) => chance.num > 0n);
}

const minus = ({ num, den }: Fraction): Fraction => ({ num: -num, den });

function damagedBy(
  rules: Rules,
  state: OrionsGateState,
  target: UnitId,
  points: number,
  by: UnitId,
  weapon: Weapon,
): OrionsGateState {
  const ledger = openLedger(rules, state, NO_DICE);
  damage(ledger, target, points, { kind: 'attack', by, weapon });
  return ledger.state;
}

/** Two states are the same for a volley when every unit has the same damage. */
export const damageKey = (state: OrionsGateState): string =>
  state.units
    .map(({ status, components }) => `${status}${components.map(({ damage: points }) => points).join('')}`)
    .join(' ');

/** Joins branches with the same damage and the same targets still to come. */
function joined<T extends Chanced<OrionsGateState> & { readonly left: readonly UnitId[] }>(
  branches: readonly T[],
): T[] {
  const found: { [key: string]: T } = {};
  for (const branch of branches) {
    const key = `${damageKey(branch.value)} ${branch.left.join(' ')}`;
    const known = found[key];
    found[key] = known ? { ...known, chance: reduced(plus(known.chance, branch.chance)) } : branch;
  }
  return Object.values(found);
}

/** What may have become of one unit at the end, in lowest terms (OG-24.10). */
export function targetOdds(before: Unit, ends: readonly Chanced<OrionsGateState>[]): TargetOdds {
  const boxes = boxesLeft(before);
  const after = ends.map(({ value, chance }) => ({ unit: theUnit(value, before.id), chance }));
  const damages = distributionOf(
    after.map(({ unit, chance }) => ({ value: unit.status === 'destroyed' ? boxes : boxes - boxesLeft(unit), chance })),
  ).map(({ value, chance }) => ({ value, chance: reduced(chance) }));
  const sum = (holds: (unit: Unit) => boolean): Fraction =>
    reduced(after.reduce((total, { unit, chance }) => (holds(unit) ? plus(total, chance) : total), fraction(0, 1)));
  return {
    unit: before.id,
    boxes,
    damage: damages,
    mean: meanOf(damages),
    destroyed: sum(({ status }) => status === 'destroyed'),
    lost: before.components.filter(isWorking).map(({ slot, kind }) => ({
      slot,
      kind,
      chance: sum((unit) => unit.status === 'destroyed' || componentIn(unit, slot)!.damage >= boxesOf(kind)),
    })),
  };
}
