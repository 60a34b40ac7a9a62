/** Exact chances (chapter 24), counted from the rules' own needs and damage; never sampled. */
export {
  ALWAYS,
  NEVER,
  chanceText,
  compareFractions,
  fraction,
  fractionText,
  percentText,
  reduced,
  times,
  toNumber,
  type Fraction,
} from './fraction.ts';
export { chanceAtLeast, chanceThat, meanOf, type Chanced, type Distribution } from './distribution.ts';
export { chanceE, chanceOfTotal, chanceP, D3, ONE_DIE, twoDice } from './dice.ts';
export { everyRoll } from './enumerate.ts';
export {
  attackChance,
  backfireChance,
  collisionChance,
  COLLISION_STRENGTH,
  dangerChance,
  MINE_STRENGTH,
  mineChance,
  ramStrength,
  strikeChance,
  type AttackChance,
  type AttackNeed,
} from './tables.ts';
export {
  chanceOfNeeds,
  targetOdds,
  volleyOdds,
  weaponIn,
  type AttackOdds,
  type TargetOdds,
  type VolleyOdds,
  type VolleyStep,
} from './volley.ts';
export { backlashOdds, bothLost, hitOdds, ramOdds, type PushOdds, type RamOdds, type StrikeOdds } from './ram.ts';
export { captureForecast, type CaptureForecast } from './capture.ts';
export { boardingChance, boardingOdds, type BoardingChance, type BoardingOdds } from './boarding.ts';
export { commandOdds, type CommandOdds, type RolledCommand, type UnitFate } from './command.ts';
export type { OddsPart, PartKind } from './command-parts.ts';
