import { componentData } from '../../data/components.ts';
import type { Weapon } from '../../event.ts';
import { attackNeeds, BACKFIRE, weaponData } from '../../rules/attack.ts';
import { isCovered } from '../../rules/attack-cover.ts';
import { facingOf } from '../../rules/arcs.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Unit } from '../../state.ts';
import { canTarget, PRIMARY } from '../../rules/shooting.ts';
import { boxesLeft, isWorking, type PlacedUnit } from '../../units.ts';
import { backfire, totalChance, type Shot } from './tally.ts';
import { empAfter, type Target } from './target.ts';

/** A weapon a unit can attack with, as the look for the best place needs it. */
export interface Gun {
  readonly weapon: Weapon;
  /** Base to base, mils. */
  readonly range: number;
  /** What the dice need in the open and not from behind: for the order of trying only. */
  readonly hit: number;
  readonly damage: number;
}

/** One weapon used on the target, and what it does there. */
export interface Fired {
  readonly weapon: Weapon;
  readonly shot: Shot;
}

/** The attack components of a ship that work, in the order they are fired: by slot, Plasma Cannons last (OG-9.36). */
export function componentsOf(unit: Unit): readonly Weapon[] {
  const last = (weapon: Weapon) => Number(weapon.kind === 'plasmaCannon');
  return unit.components
    .filter((one) => componentData(one.kind).use === 'attack' && isWorking(one))
    .map(({ slot, kind }): Weapon => ({ slot, kind }))
    .sort((a, b) => last(a) - last(b));
}

/** The gun (OG-7.1) and then the attack components that work. */
export function gunsOf(rules: Rules, { state, unit: target }: Target, attacker: PlacedUnit): readonly Gun[] {
  return [PRIMARY, ...componentsOf(attacker)].map((weapon) => {
    const { needToHit, needToDamage, cover, back } = attackNeeds(rules, state, attacker, target, weapon);
    return {
      weapon,
      range: weaponData(attacker, weapon, state.round).range,
      hit: needToHit,
      damage: needToDamage - (isCovered(cover) ? 1 : 0) + (back ? 1 : 0),
    };
  });
}

/**
 * What of the weapons reaches the target from where the attacker is put, asked of the rules one by one: arc, range,
 * line of sight, cover, back, EMP (OG-7.2 to 7.11). `withGun`: the primary gun may fire, `withComponents`: components
 * may be used (OG-7.1, 9.6).
 */
export function firedFrom(
  rules: Rules,
  target: Target,
  attacker: PlacedUnit,
  guns: readonly Pick<Gun, 'weapon'>[],
  withGun: boolean,
  withComponents: boolean,
): readonly Fired[] {
  const fired: Fired[] = [];
  const asked: { [key: string]: Shot | null } = {};
  let plasma = 0;
  for (const { weapon } of guns) {
    if (!(weapon.slot === 0 ? withGun : withComponents)) continue;
    const key = `${weapon.kind} ${facingOf(target.state.options, attacker, weapon)} ${weapon.kind === 'tsunamiCannon' ? weapon.slot : ''}`;
    const shot = (asked[key] ??= shotOf(rules, target, attacker, weapon));
    if (!shot) continue;
    if (weapon.kind === 'plasmaCannon') plasma += 1;
    fired.push({ weapon, shot: plasma > 1 ? later(shot, plasma - 1) : shot });
  }
  return fired;
}

function shotOf(rules: Rules, target: Target, attacker: PlacedUnit, weapon: Weapon): Shot | null {
  const { state, unit, boxes, softer } = target;
  if (canTarget(rules, state, attacker, unit, weapon)) return null;
  const { needToHit, needToDamage, damage } = attackNeeds(rules, state, attacker, unit, weapon);
  const emps = empAfter(target, attacker);
  const lostByBackfire = weapon.kind === 'plasmaCannon' && needToHit <= 2 && boxesLeft(attacker) <= BACKFIRE;
  const chances = Array.from({ length: boxes }, (_, points) => {
    const emp = emps[points]!;
    const hit = totalChance(needToHit, emp) - (lostByBackfire ? backfire(emp) : 0);
    return hit * totalChance(needToDamage - softer[points]!, emp);
  });
  return { chances, points: damage };
}

/**
 * A shot after Plasma Cannons of the same ship: it is counted only where none of them has backfired (OG-9.36), so never
 * too high.
 */
const later = ({ chances, points }: Shot, before: number): Shot => ({
  points,
  chances: chances.map((chance) => chance * (1 - before * backfire(true))),
});
