import { sectorOf, within } from '../../../../table/index.ts';
import type { Distribution } from '../../odds/distribution.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Action, OrionsGateState, Unit } from '../../state.ts';
import { baseOf, hasWorking, type PlacedUnit } from '../../units.ts';
import { boardingRange } from '../../rules/boarding.ts';
import { allowanceOf } from '../allowance.ts';
import { gunsOf, type Gun } from './guns.ts';
import { expected, lost, totalChance, unhurt, volley } from './tally.ts';
import type { Target } from './target.ts';
import { gateWays } from './gates.ts';
import { FINE_WAYS, ROUGH_WAYS, waysOf, type AnswerGrain, type Way } from './ways.ts';
import { fieldOf, type Field } from '../field.ts';
import { squared } from '../slide.ts';

/** Range of Inhibitor and EMP Blaster (OG-9.13, 9.17). */
const AURA = 12_000;

export type { AnswerGrain } from './ways.ts';

/** An enemy that may answer, with the movements it may make first. */
export interface Shooter {
  readonly unit: PlacedUnit;
  readonly grain: AnswerGrain;
  readonly guns: readonly Gun[];
  readonly ways: readonly Way[];
  /** Mils beyond which nothing it does reaches; without end for ways through a gate. */
  readonly longest: number;
  /** Allowances with their chances; null for an action that is not tried. */
  readonly tiers: Tiers;
  /** What stands in its way, the target left out. */
  readonly field: Field;
  /** What weapons in reach could bring, by a bit for each and one for the back; below 0 = not asked yet. */
  readonly promised: Float64Array;
}

export type Tiers = { readonly [action in Action]: Distribution | null };

/** Whether a unit may board another at all: the option, and no Scouts on either side (OG-13.1). */
export const mayBoard = ({ options }: OrionsGateState, unit: Unit, other: Unit): boolean =>
  options.boarding === true && unit.unitType !== 'scouts' && other.unitType !== 'scouts';

/** Makes an enemy ready: its weapons, its allowances and its ways, counted as if the target were not there. */
export function shooterOf(
  rules: Rules,
  state: OrionsGateState,
  target: Target,
  unit: PlacedUnit,
  grain: AnswerGrain,
): Shooter {
  const { table } = target.unit.pose;
  const here = unit.pose.table === table;
  const guns = gunsOf(rules, target, unit);
  const tiersOf = (action: Action) => allowanceOf(state, unit.id, action).chances;
  const boards = mayBoard(state, unit, target.unit);
  const cruises = boards || (state.options.componentsAfterCruiseRam && guns.some(({ weapon }) => weapon.slot > 0));
  const tiers = {
    hold: tiersOf('hold'),
    move: tiersOf('move'),
    cruise: cruises ? tiersOf('cruise') : null,
    ram: here && unit.unitType !== 'scouts' ? tiersOf('ram') : null,
  };
  const ways = (['hold', 'move', 'cruise'] as const).flatMap((action) => {
    const chances = tiers[action];
    if (!chances) return [];
    const lengths = [chances[0]!, chances[Math.floor(chances.length / 2)]!, chances[chances.length - 1]!].map(
      ({ value }) => value,
    );
    const ways = here ? waysOf(rules, state, unit, action, lengths, grain === 'fine' ? FINE_WAYS : ROUGH_WAYS) : [];
    return action === 'hold' ? ways : [...ways, ...gateWays(rules, state, unit, action, lengths[2]!, table, grain)];
  });
  const most = Math.max(
    ...[tiers.move, tiers.cruise, tiers.ram].map((chances) => (chances ? chances[chances.length - 1]!.value : 0)),
  );
  const reach = Math.max(...guns.map(({ range }) => range), boards ? boardingRange(state.options, unit) : 0);
  return {
    unit,
    grain,
    guns,
    ways,
    longest: ways.some(({ plan }) => plan.gate) ? Infinity : most + reach,
    tiers,
    field: fieldOf(state, unit, most),
    promised: new Float64Array(2 << guns.length).fill(-1),
  };
}

/**
 * What a way could bring in the open with every weapon in range and arc: an upper limit that asks nothing of sight and
 * cover.
 */
export function promiseOf(
  { unit: target, boxes, softer, state }: Target,
  { unit, guns, promised }: Shooter,
  way: Way,
  reaches: readonly number[],
): number {
  const distance2 = squared(way.pose, target.pose);
  let mask = 0;
  for (let index = 0; index < reaches.length; index++) {
    const { slot } = guns[index]!.weapon;
    if (
      distance2 <= reaches[index]! &&
      (way.action !== 'cruise' || (slot > 0 && state.options.componentsAfterCruiseRam)) &&
      faces(state, unit, way, target, slot)
    )
      mask |= 1 << index;
  }
  if (mask === 0) return 0;
  const back = sectorOf(target.pose, way.front) === 'back';
  const key = 2 * mask + Number(back);
  if (promised[key]! < 0)
    promised[key] = worthOf(
      guns.filter((_, index) => (mask >> index) & 1),
      boxes,
      softer,
      back,
    );
  return promised[key]!;
}

const faces = (state: OrionsGateState, unit: PlacedUnit, way: Way, target: PlacedUnit, slot: number): boolean =>
  slot === 0 || !state.options.firingArcs || sectorOf(way.pose, target.pose) === unit.components[slot - 1]!.facing;

function worthOf(guns: readonly Gun[], boxes: number, softer: readonly number[], back: boolean): number {
  const tally = volley(
    unhurt(boxes),
    guns.map((gun) => ({
      points: back ? 2 : 1,
      chances: softer.map(
        (less) => totalChance(gun.hit, false) * totalChance(gun.damage - less - (back ? 1 : 0), false),
      ),
    })),
  );
  return expected(tally) + lost(tally);
}

/**
 * The allowances of a shooter with the target where it is tried: its Inhibitor and its EMP Blaster may reach it there
 * (OG-6.5, 9.13).
 */
export function tiersAt(target: Target, { unit, tiers }: Shooter): Shooter['tiers'] {
  const { state } = target;
  const aura = hasWorking(target.unit, 'inhibitor') || hasWorking(target.unit, 'empBlaster');
  if (!aura || !within(baseOf(state.options, unit), baseOf(state.options, target.unit), AURA)) return tiers;
  const anew = (action: Action) => allowanceOf(state, unit.id, action).chances;
  return {
    hold: tiers.hold,
    move: anew('move'),
    cruise: tiers.cruise && anew('cruise'),
    ram: tiers.ram && anew('ram'),
  };
}
