import { UNITS, type UnitType } from '../data/units.ts';
import { chanceOfTotal, D3, ONE_DIE } from './dice.ts';
import { certain, mapped, sumOf, type Distribution } from './distribution.ts';
import { ALWAYS, fraction, NEVER, plus, times, without, type Fraction } from './fraction.ts';

/** What an attack needs on its two rolls of 2D6, and what changes them (OG-24.3). */
export interface AttackNeed {
  /** Evasion - Accuracy. */
  readonly hit: number;
  /** Toughness - Strength, back and cover counted in. */
  readonly damage: number;
  /** Whether EMP is on the attacker. */
  readonly emp: boolean;
}

/** The chances of one attack, of 36 and 1296, or of 216 and 46656 under EMP (OG-24.3). */
export interface AttackChance {
  readonly hit: Fraction;
  /** Chance to damage once it has hit. */
  readonly damage: Fraction;
  /** hit x damage. */
  readonly both: Fraction;
}

/** OG-24.3: the chances of one attack. */
export function attackChance({ hit, damage, emp }: AttackNeed): AttackChance {
  const first = chanceOfTotal(hit, emp);
  const second = chanceOfTotal(damage, emp);
  return { hit: first, damage: second, both: times(first, second) };
}

/** Chance that both to-hit dice of a Plasma Cannon show 1, of 36, or of 216 under EMP: a total of 2 (OG-9.36, 24.6). */
export const backfireChance = (emp: boolean): Fraction => without(chanceOfTotal(3, emp));

/** The ram Strength of a type: its D3 and a D3 for each Reinforced Ram (OG-10.7). Null for Scouts. */
export function ramStrength(type: UnitType, reinforced = 0, back = false): Distribution | null {
  const plain = UNITS[type].ramStrength;
  if (plain === null) return null;
  let strength = sumOf(certain(plain + (back ? 1 : 0)), D3);
  for (let copy = 0; copy < reinforced; copy++) strength = sumOf(strength, D3);
  return strength;
}

/** Chance that an automatic hit of a random Strength damages (OG-24.7). */
export function strikeChance(strength: Distribution, toughness: number, emp = false): Fraction {
  let sum: Fraction | null = null;
  for (const { value, chance } of strength) {
    const part = times(chance, chanceOfTotal(toughness - value, emp));
    sum = sum ? plus(sum, part) : part;
  }
  return sum ?? NEVER;
}

/** Strength D6 of a collision (OG-11.4). */
export const COLLISION_STRENGTH: Distribution = ONE_DIE;
/** Strength D6 + 1 of a mine (OG-9.35). */
export const MINE_STRENGTH: Distribution = mapped(ONE_DIE, (value) => value + 1);

/** Chance that a collision damages, of 216; nobody's roll, so never under EMP (OG-24.8). */
export const collisionChance = (toughness: number): Fraction => strikeChance(COLLISION_STRENGTH, toughness);

/** Chance that a mine damages, of 216 (OG-24.8). */
export const mineChance = (toughness: number): Fraction => strikeChance(MINE_STRENGTH, toughness);

/** Chance that D6 plain damage destroys a ship with `boxes` left, or Scouts (0 boxes) (OG-24.9). */
export const dangerChance = (boxes: number): Fraction => (boxes <= 1 ? ALWAYS : fraction(Math.max(0, 7 - boxes), 6));
