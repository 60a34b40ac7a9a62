import { byTemper, type Effort } from '../../../engine/brain.ts';
import type { SightEngine } from '../../../table/sight.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * How a captain judges during one decision: what they ask the rules with, how much they heed, and an identity that
 * notes can be kept by.
 */
export interface Mind extends Rules {
  /** 0..1: how much the enemy's answers count. */
  readonly caution: number;
  /** What a danger counts for its temper, and what it is worth to come near: 1 where it is even. */
  readonly minds: number;
  readonly presses: number;
  /** Looks at the places the enemy can reach and at who acts before whom, and holds dear what is likely to live. */
  readonly keen: boolean;
  /**
   * Keeps to one table: a whole fleet is chosen for one and deployed on one, and no gate is a way over a line of
   * another.
   */
  readonly oneTable: boolean;
}

/** Set by hand; `npm run fit -- tempers` plays bold and careful captains against even ones. */
const MINDS = { bold: 0.4, careful: 2 };
const PRESSES = { bold: 3, careful: 0.3 };

/**
 * The mind for one decision. Notes made under it (by its identity) hold as long as other units than the active one stay
 * where they are.
 */
export const openMind = (sight: SightEngine, effort: Effort, oneTable = false): Mind => ({
  sight,
  caution: effort.caution,
  minds: byTemper(effort, MINDS),
  presses: byTemper(effort, PRESSES),
  keen: effort.depth !== undefined && effort.depth > 0,
  oneTable,
});
