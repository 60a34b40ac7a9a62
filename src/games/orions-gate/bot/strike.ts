import { componentData } from '../data/components.ts';
import { UNITS } from '../data/units.ts';
import { weaponData } from '../rules/attack.ts';
import type { Component, OrionsGateState } from '../state.ts';
import {
  accuracyOf,
  boxesLeft,
  inStealth,
  isWorking,
  STEALTH_ACCURACY,
  sumOf,
  toughnessOf,
  type PlacedUnit,
} from '../units.ts';
import type { Mind } from './mind.ts';
import { notes } from './notes.ts';
import { chanceOf, fresh, lossOf, struck, type Tally } from './volley.ts';

/** How a shot meets its target; `mannerOf` names the place in this row. */
const MANNERS = [
  { cover: 0, back: false },
  { cover: 1, back: false },
  { cover: 0, back: true },
  { cover: 1, back: true },
] as const;

export const mannerOf = (cover: boolean, back: boolean): number => (back ? 2 : 0) + (cover ? 1 : 0);

/** Weapons that bear together on one target, and what they promise. */
export interface Barrage {
  /** Ranges in mils, longest first: weapons 0..k reach a target whose gap is at most `ranges[k]`. */
  readonly ranges: readonly number[];
  /** What they promise, by manner and by the last weapon that reaches. */
  readonly promises: readonly (readonly Promised[])[];
}

/** What weapons promise against a target. */
export interface Promised {
  readonly tally: Tally;
  /** Points of worth the target may expect to lose. */
  readonly loss: number;
  /** Boxes it may expect to lose. */
  readonly mean: number;
}

export const NO_PROMISE: Promised = { tally: [1], loss: 0, mean: 0 };

/** What a unit can bring to bear on a target: one barrage, with firing arcs one for each facing (OG-12.1). */
export interface Strike {
  /** After Hold or Move, the gun among them. */
  readonly aimed: readonly Barrage[];
  /** After a Cruise, without the gun (OG-7.1). */
  readonly silent: readonly Barrage[];
}

interface Gun {
  readonly range: number;
  readonly hit: number;
  readonly strength: number;
}

/** Strikes already weighed, found by the components of both: a unit that only moves keeps its list of them. */
const known = notes<readonly Component[], WeakMap<readonly Component[], Strike>>();

/**
 * What a unit's weapons promise against a target in the unit's next activation, before distance, sight and cover are
 * looked at.
 */
export function strikeOf(mind: Mind, state: OrionsGateState, shooter: PlacedUnit, target: PlacedUnit): Strike {
  const ofShooter = known(mind, shooter.components, () => new WeakMap());
  const strike = ofShooter.get(target.components) ?? weigh(mind, state, shooter, target);
  ofShooter.set(target.components, strike);
  return strike;
}

function weigh(mind: Mind, state: OrionsGateState, shooter: PlacedUnit, target: PlacedUnit): Strike {
  // In the round of its next activation: a Tsunami Cannon gathers strength until then (OG-9.40).
  const round = shooter.activatedIn === state.round ? state.round + 1 : state.round;
  const ship = sumOf(accuracyOf(state.options, shooter, 'ship', 0));
  // The gun fires before stealth mode can be left, the components after it (OG-9.1, 9.39).
  const unveiled = inStealth(shooter) ? ship - STEALTH_ACCURACY : ship;
  const { evasion } = UNITS[target.unitType];
  const { gun } = UNITS[shooter.unitType];
  const primary: Gun = {
    range: gun.range,
    hit: chanceOf(evasion - gun.accuracy - ship, false),
    strength: gun.strength,
  };
  const byFacing: { [facing: string]: Gun[] } = {};
  for (const component of shooter.components) {
    if (componentData(component.kind).use !== 'attack' || !isWorking(component)) continue;
    const { range, accuracy, strength } = weaponData(shooter, { slot: component.slot, kind: component.kind }, round);
    (byFacing[state.options.firingArcs ? component.facing : 'any'] ??= []).push({
      range,
      hit: chanceOf(evasion - accuracy - unveiled, false),
      strength,
    });
  }
  const groups = Object.values(byFacing);
  return {
    aimed: (groups.length > 0 ? groups : [[]]).map((guns) => barrageOf(mind, state, [primary, ...guns], target)),
    silent: groups.map((guns) => barrageOf(mind, state, guns, target)),
  };
}

function barrageOf(mind: Mind, state: OrionsGateState, guns: readonly Gun[], target: PlacedUnit): Barrage {
  const sorted = [...guns].sort((a, b) => b.range - a.range);
  const toughness = sumOf(toughnessOf(state.options, target));
  const promises = MANNERS.map(({ cover, back }) => {
    let tally: Tally = fresh(boxesLeft(target));
    return sorted.map(({ hit, strength }): Promised => {
      const damage = chanceOf(toughness + cover - strength - (back ? 1 : 0), false);
      tally = struck(tally, { chance: hit * damage, points: back ? 2 : 1 });
      return { tally, loss: lossOf(mind, state, target, tally), mean: meanOf(tally) };
    });
  });
  return { ranges: sorted.map(({ range }) => range), promises };
}

const meanOf = (tally: Tally): number => tally.reduce((sum, chance, damage) => sum + chance * damage, 0);

/** The best that some barrages promise at a gap in mils, by the loss or the mean of it. */
export function promise(
  barrages: readonly Barrage[],
  gap: number,
  manner: number,
  by: 'loss' | 'mean' = 'loss',
): Promised {
  let best = NO_PROMISE;
  for (const { ranges, promises } of barrages) {
    let reaching = ranges.length;
    while (reaching > 0 && ranges[reaching - 1]! < gap) reaching--;
    if (reaching === 0) continue;
    const found = promises[manner]![reaching - 1]!;
    if (found[by] > best[by]) best = found;
  }
  return best;
}

/** The longest range of a strike in mils. */
export const longestOf = ({ aimed }: Strike): number =>
  aimed.reduce((most, { ranges }) => Math.max(most, ranges[0]!), 0);
