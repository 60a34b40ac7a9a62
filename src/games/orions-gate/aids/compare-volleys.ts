import { fraction, NEVER, plus, reduced, times, type Fraction } from '../odds/fraction.ts';
import { volleyOdds } from '../odds/volley.ts';
import { defaultOptions, type Options } from '../options.ts';
import { unitsOf } from '../rules/fleet.ts';
import type { Rules } from '../rules/rules.ts';
import { setupState } from '../rules/setup.ts';
import type { OrionsGateState, Unit, UnitPlan } from '../state.ts';
import { radiusOf, theUnit } from '../units.ts';
import { COMPARED_ROUND } from './compare.ts';

/** Ships alike in everything that counts here, and how many there are. */
interface Class {
  readonly unit: UnitPlan;
  readonly count: number;
}

const SHOOTER = 'a1.1';
const TARGET = 'b1.1';
/** Where the shooter stands, in mils: all gaps fit on the table, no edge is near. */
const NEAR = 6000;
const MIDDLE = 24_000;

/**
 * Mean damage of one volley of a whole fleet at a gap in mils when each ship fires all it has at one ship of the other
 * fleet, each as likely as the next: bow to bow in the open, everybody fresh, all weapons bearing. Each volley is the
 * full tree of OG-24.10, so Shields, components lost on the way, boxes left and EMP Blasters in range all count.
 */
export function volleyBetween(
  rules: Rules,
  fleet: readonly UnitPlan[],
  others: readonly UnitPlan[],
  gap: number,
): Fraction {
  let sum = NEVER;
  for (const shooter of classesOf(fleet)) {
    for (const target of classesOf(others)) {
      const mean = volleyAt(rules, shooter.unit, target.unit, gap);
      sum = plus(sum, times(mean, fraction(shooter.count * target.count, others.length)));
    }
  }
  return reduced(sum);
}

/** Mean damage of all a ship has, fired at another bow to bow at a gap. */
function volleyAt(rules: Rules, shooter: UnitPlan, target: UnitPlan, gap: number): Fraction {
  const state = facing(shooter, target, gap);
  const steps = [0, ...theUnit(state, SHOOTER).components.map(({ slot }) => slot)].map((slot) => ({
    slot,
    targets: [TARGET],
  }));
  return volleyOdds(rules, state, SHOOTER, steps).targets[0]?.mean ?? NEVER;
}

/** Two ships alone on an empty table, each in the front sector of the other. */
function facing(shooter: UnitPlan, target: UnitPlan, gap: number): OrionsGateState {
  const options: Options = { ...defaultOptions(), layout: [[]] };
  const far = NEAR + radiusOf(options, shooter.type) + gap + radiusOf(options, target.type);
  const standing = (captain: string, plan: UnitPlan, x: number, heading: number) =>
    unitsOf(captain, [plan]).map((unit): Unit => ({
      ...unit,
      status: 'inPlay',
      pose: { table: 1, x, y: MIDDLE, heading },
    }));
  return {
    ...setupState(options),
    stage: 'play',
    round: COMPARED_ROUND,
    units: [...standing('a1', shooter, NEAR, 0), ...standing('b1', target, far, 18_000)],
  };
}

function classesOf(units: readonly UnitPlan[]): readonly Class[] {
  const classes: { [key: string]: Class } = {};
  for (const unit of units) {
    const key = `${unit.type} ${unit.components.map(({ kind }) => kind).join(' ')}`;
    classes[key] = { unit, count: (classes[key]?.count ?? 0) + 1 };
  }
  return Object.values(classes);
}
