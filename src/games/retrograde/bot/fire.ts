import { exactly } from '../odds/hits.ts';
import type { HitRule } from '../options.ts';
import { DIE, hittingFaces } from '../rules/fire.ts';
import type { Board, Ship, Shot } from './board.ts';
import { outermostOf, walkCost, wayCost } from './roads.ts';

/** Dice and hits that are told apart: no printed accuracy and height together give more. */
const MOST_DICE = 8;

/** RG-9.8: by dice and faces that hit, the chance of each number of hits. */
const CHANCES: readonly (readonly (readonly number[])[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  Array.from({ length: DIE + 1 }, (__, faces) =>
    Array.from({ length: dice + 1 }, (___, hits) => {
      const { ways, all } = exactly(dice, faces, hits);
      return ways / all;
    }),
  ),
);

/** The chance of each number of hits, from 0 on. */
export const hitChances = (dice: number, faces: number): readonly number[] =>
  CHANCES[Math.min(MOST_DICE, dice)]![faces]!;

/** Chances of damage still to be dealt: of each number from 0 on, what fells the target at the end. */
export type Wounds = readonly number[];

/** Wounds after a volley more; the last entry gathers all that destroys. */
export function woundedBy(wounds: Wounds, dice: number, faces: number): Wounds {
  const last = wounds.length - 1;
  const next = wounds.map(() => 0);
  for (const [hits, chance] of hitChances(dice, faces).entries())
    for (const [had, before] of wounds.entries()) next[Math.min(last, had + hits)]! += before * chance;
  return next;
}

/** No wound yet, of a target that stands so much more damage. */
export const unhurt = (armor: number): Wounds => Array.from({ length: armor + 1 }, (_, at) => (at === 0 ? 1 : 0));

/** RG-9.4 to RG-9.7: dice and hitting faces of an attack from an orbital. */
export function volley(
  rule: HitRule,
  attacker: Ship,
  orbital: number,
  target: Ship,
  spend: number,
): Omit<Shot, 'mean'> {
  const up = Math.max(0, target.orbital - orbital);
  const down = Math.max(0, orbital - target.orbital);
  return {
    orbital,
    spend,
    dice: attacker.card.accuracy + down,
    faces: hittingFaces(rule, spend + up - target.left),
  };
}

/**
 * The best shot of a spacecraft with so much delta-vee at a target, wherever it has to burn to first; null where none
 * can hit. `counters` are those of the turn it is taken in.
 */
export function bestShot(
  board: Board,
  ship: Ship,
  left: number,
  target: Ship,
  counters: Board['counters'],
): Shot | null {
  const place = board.places[target.at]!;
  const last = outermostOf(place);
  const isThere = ship.at === target.at;
  const arrival = isThere ? 0 : wayCost(board, ship, target.at, last, counters);
  if (left - arrival < 1) return null;
  let best: Shot | null = null;
  for (let orbital = 1; orbital <= last; orbital++) {
    const way = isThere ? ship.orbital : last;
    const spend = left - arrival - walkCost(place, way, orbital, ship.discount);
    if (spend < 1) continue;
    const up = Math.max(0, target.orbital - orbital);
    const dice = ship.card.accuracy + Math.max(0, orbital - target.orbital);
    const faces = hittingFaces(board.rule, spend + up - target.left);
    const mean = (dice * faces) / DIE;
    if (mean > (best?.mean ?? 0)) best = { orbital, spend, dice, faces, mean };
  }
  return best;
}
