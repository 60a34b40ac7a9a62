import type { Aim } from '../event.ts';
import type { HitRule } from '../options.ts';

/** Sides of the die (RG-21.1). */
export const DIE = 6;

/** RG-9.7: whether a die hits. */
export const hits = (rule: HitRule, die: number, hitNumber: number): boolean =>
  rule === 'lower' ? die < hitNumber : die <= hitNumber;

/** RG-9.7: how many of the six faces hit. */
export const hittingFaces = (rule: HitRule, hitNumber: number): number =>
  Math.max(0, Math.min(DIE, rule === 'lower' ? hitNumber - 1 : hitNumber));

/** RG-9.7: range less defence. */
export const aimAt = (range: number, defence: number): Aim => ({ range, defence, hitNumber: range - defence });

/** RG-9.7: the least hit number with which a die can hit, and the least with which every die does. */
const LEAST: { readonly [rule in HitRule]: number } = { lower: 2, lowerOrEqual: 1 };

/** The least range with which a die can hit. */
export const usefulRange = (rule: HitRule, defence: number): number => defence + LEAST[rule];
/** The least range with which every die hits. */
export const sureRange = (rule: HitRule, defence: number): number => usefulRange(rule, defence) + DIE - 1;
