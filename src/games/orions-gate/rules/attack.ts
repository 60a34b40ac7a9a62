import { gapBetween, gapMils, sectorOf, type HiddenShare } from '../../../table/index.ts';
import { componentData } from '../data/components.ts';
import { UNITS } from '../data/units.ts';
import type { Cover, Term, Weapon } from '../event.ts';
import { rollDice } from '../roll.ts';
import type { OrionsGateState, Unit, UnitId } from '../state.ts';
import {
  baseOf,
  componentIn,
  frontOf,
  isInPlay,
  strengthOf,
  sumOf,
  theUnit,
  thePlaced,
  type PlacedUnit,
} from '../units.ts';
import { hiddenShareOf, tableOf } from '../world.ts';
import { coverOf, isCovered, withinCover } from './attack-cover.ts';
import { damage } from './damage.ts';
import { underEmp } from './emp.ts';
import { accuracyNow, toughnessNow } from './mystery.ts';
import { record, type Ledger } from './play-ledger.ts';
import type { Rules } from './rules.ts';

/** Points of a Plasma Cannon's backfire (OG-9.36). */
export const BACKFIRE = 2;

/** What a gun or component strikes with (OG-27.1, 27.2). */
export interface WeaponData {
  readonly range: number;
  readonly accuracy: number;
  readonly strength: number;
  /** Needs line of sight (OG-9.5). */
  readonly sight: boolean;
}

/**
 * The numbers of a weapon of a unit in a round: slot 0 is the primary gun, every other weapon uses its own numbers only
 * (OG-9.4).
 */
export function weaponData(unit: Unit, weapon: Weapon, round: number): WeaponData {
  if (weapon.kind === 'primary') return { ...UNITS[unit.unitType].gun, sight: true };
  const { range, accuracy, strength, sight } = componentData(weapon.kind);
  const times = weapon.kind === 'tsunamiCannon' ? roundsWithoutFiring(unit, weapon, round) : 1;
  return { range: range ?? 0, accuracy: accuracy ?? 0, strength: (strength ?? 0) * times, sight };
}

/** Full rounds in which a Tsunami Cannon has not fired: the X of its Strength (OG-9.40). */
const roundsWithoutFiring = (unit: Unit, { slot }: Weapon, round: number): number =>
  Math.max(0, round - 1 - (componentIn(unit, slot)?.firedIn ?? 0));

/** Everything an attack depends on, as it stands now (OG-7.11): the maths before the dice. */
export interface AttackNeeds {
  readonly weapon: Weapon;
  /** Base to base, mils, to the nearest. */
  readonly gap: number;
  readonly accuracy: readonly Term[];
  readonly evasion: number;
  readonly strength: readonly Term[];
  /** Cover included. */
  readonly toughness: readonly Term[];
  readonly cover: Cover;
  /** The attacker's front point lies in the target's back sector (OG-7.10). */
  readonly back: boolean;
  /** The attacker's rolls stand under EMP (OG-9.13). */
  readonly emp: boolean;
  /** What hides the target (OG-7.4); null for a weapon that needs no line of sight. */
  readonly hiddenShare: HiddenShare | null;
  /** What 2D6 must reach to hit and to damage; 2 and less always, 13 and more never (OG-1.7). */
  readonly needToHit: number;
  readonly needToDamage: number;
  /** Damage of a successful roll: 1, in the back 2. */
  readonly damage: 1 | 2;
}

/**
 * The needs of an attack of one unit on another with a weapon, both where they stand (a ghost is a unit with another
 * pose). Does not ask whether the attack is legal.
 */
export function attackNeeds(
  rules: Rules,
  state: OrionsGateState,
  attacker: PlacedUnit,
  target: PlacedUnit,
  weapon: Weapon,
): AttackNeeds {
  const { options } = state;
  const data = weaponData(attacker, weapon, state.round);
  const table = tableOf(state.tables, target.pose.table);
  const front = frontOf(options, attacker);
  const base = baseOf(options, target);
  const hiddenShare = data.sight ? hiddenShareOf(rules, table, front, base) : null;
  const cover = hiddenShare
    ? coverOf(rules, table, baseOf(options, attacker), front, base, hiddenShare)
    : { within: withinCover(rules, table, base), behind: [], halfHidden: [] };
  const back = sectorOf(target.pose, front) === 'back';
  const accuracy = accuracyNow(state, attacker, weapon.kind, data.accuracy);
  const strength = strengthOf(weapon.kind, data.strength, back);
  const plain = toughnessNow(state, target);
  const toughness = isCovered(cover) ? [...plain, { name: 'cover', value: 1 }] : plain;
  const { evasion } = UNITS[target.unitType];
  return {
    weapon,
    gap: gapMils(gapBetween(baseOf(options, attacker), base), 'nearest'),
    accuracy,
    evasion,
    strength,
    toughness,
    cover,
    back,
    emp: underEmp(state, attacker),
    hiddenShare,
    needToHit: evasion - sumOf(accuracy),
    needToDamage: sumOf(toughness) - sumOf(strength),
    damage: back ? 2 : 1,
  };
}

/** One attack: two dice to hit, on a hit two dice to damage, and what they do (OG-7.8 to 7.12). */
export function attack(ledger: Ledger, attackerId: UnitId, targetId: UnitId, weapon: Weapon): void {
  const attacker = thePlaced(ledger.state, attackerId);
  const target = theUnit(ledger.state, targetId);
  if (!isInPlay(target)) return record(ledger, { type: 'passedOver', attacker: attackerId, target: targetId, weapon });
  const needs = attackNeeds(ledger.rules, ledger.state, attacker, target, weapon);
  const { gap, accuracy, evasion, strength, toughness, cover, back, emp } = needs;
  const names = { attacker: attackerId, target: targetId, weapon };
  const toHit = rollDice(ledger.chance, 2, emp);
  const hit = toHit.total >= needs.needToHit;
  record(ledger, { type: 'hitRolled', ...names, gap, roll: toHit, accuracy, evasion, hit });
  if (
    weapon.kind === 'plasmaCannon' &&
    toHit.kept.every((die) => die === 1) &&
    !survivesBackfire(ledger, attackerId, weapon.slot)
  )
    return;
  if (!hit) return;
  const roll = rollDice(ledger.chance, 2, emp);
  const success = roll.total >= needs.needToDamage;
  record(ledger, { type: 'damageRolled', ...names, roll, strength, toughness, cover, back, success });
  if (success) damage(ledger, targetId, needs.damage, { kind: 'attack', by: attackerId, weapon });
}

/**
 * A Plasma Cannon whose dice both show 1 costs its ship 2 plain damage at once (OG-9.36). Whether the ship is still in
 * play.
 */
function survivesBackfire(ledger: Ledger, id: UnitId, slot: number): boolean {
  record(ledger, { type: 'backfired', unit: id, slot });
  damage(ledger, id, BACKFIRE, { kind: 'backfire', by: id, slot });
  return isInPlay(theUnit(ledger.state, id));
}
