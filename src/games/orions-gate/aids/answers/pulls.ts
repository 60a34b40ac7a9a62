import { bearingOf } from '../../../../table/index.ts';
import { componentData } from '../../data/components.ts';
import type { Weapon } from '../../event.ts';
import { fateOf } from '../../odds/command.ts';
import { everyEnd } from '../../odds/every-end.ts';
import { toNumber, type Fraction } from '../../odds/fraction.ts';
import { MINE_REACH } from '../../rules/displacement-encounters.ts';
import { carryOut } from '../../rules/play.ts';
import { touchingAt } from '../../rules/ram-line.ts';
import type { Rules } from '../../rules/rules.ts';
import { canTarget } from '../../rules/shooting.ts';
import type { Action, OrionsGateState, Pose, UnitId } from '../../state.ts';
import { isWorking, radiusOf, replaceUnit, theUnit } from '../../units.ts';
import { nearBox, tableOf, worldOf } from '../../world.ts';
import { squared } from '../slide.ts';
import { openTrial } from '../trial.ts';
import type { Shooter } from './shooter.ts';
import type { Target } from './target.ts';
import { passes, type Way } from './ways.ts';

/** The worst that was found of one enemy's Tractor Beam, counted by the resolver (OG-9.24, 24.1). */
export interface Pull {
  readonly enemy: UnitId;
  readonly slot: number;
  /** Where it pulls from, and how it comes there. */
  readonly action: Action;
  readonly pose: Pose;
  readonly needs: number;
  readonly damaged: Fraction;
  readonly lost: Fraction;
}

/** The furthest a Tractor Beam pulls, mils. */
const FURTHEST = 6000;
/** Ways from nearly one direction pull nearly one way: hundredths of a degree that are told apart. */
const ALIKE = 1000;

/** What the Tractor Beam of an enemy may pull the unit into; null where none of the places tried does harm. */
export function worstPull(rules: Rules, target: Target, shooter: Shooter): Pull | null {
  if (!mayHarm(rules, target)) return null;
  let worst: Pull | null = null;
  for (const { slot, kind } of shooter.unit.components.filter((one) => one.kind === 'tractorBeam' && isWorking(one)))
    for (const way of directions(target, shooter)) {
      const pull = pullFrom(rules, target, shooter, { slot, kind }, way);
      if (pull && harmOf(pull) > (worst ? harmOf(worst) : 0)) worst = pull;
    }
  return worst;
}

/** What pulls are compared by: the loss of the unit counts twice. */
export const harmOf = ({ damaged, lost }: Pull): number => toNumber(damaged) + 2 * toNumber(lost);

/** Whether anything lies near enough to be pulled into or past. */
function mayHarm(rules: Rules, { state, unit }: Target): boolean {
  const reach = FURTHEST + radiusOf(state.options, unit.unitType);
  const near = (at: { readonly table: number; readonly x: number; readonly y: number }): boolean =>
    at.table === unit.pose.table && squared(at, unit.pose) <= (reach + MINE_REACH) * (reach + MINE_REACH);
  return (
    state.mines.some((mine) => mine.side !== unit.side && near(mine)) ||
    (state.options.mysteriousObjectives === true && state.markers.some(near)) ||
    worldOf(rules, tableOf(state.tables, unit.pose.table)).dangerous.some(({ box }) =>
      nearBox(unit.pose, unit.pose, reach, box),
    )
  );
}

/** The shortest way to each side of the unit from which a beam could reach it, whatever the Engines give. */
function directions({ state, unit }: Target, { unit: enemy, ways, tiers }: Shooter): readonly Way[] {
  const far = componentData('tractorBeam').range! + touchingAt(state, enemy, unit);
  const found: { [bearing: number]: Way } = {};
  for (const way of ways) {
    const late = way.action === 'cruise' && !state.options.componentsAfterCruiseRam;
    if (late || way.needs > (tiers[way.action]?.[0]?.value ?? 0) || way.pose.table !== unit.pose.table) continue;
    const bearing = bearingOf(unit.pose, way.pose);
    if (bearing === null || squared(way.pose, unit.pose) > far * far) continue;
    const side = Math.floor(bearing / ALIKE);
    if (way.needs < (found[side]?.needs ?? Infinity)) found[side] = way;
  }
  return Object.values(found);
}

/** The pull after one way; null where the rules refuse the way or the beam. */
function pullFrom(
  rules: Rules,
  { state, unit }: Target,
  { unit: enemy }: Shooter,
  weapon: Weapon,
  { action, plan, pose, needs, ...way }: Way,
): Pull | null {
  if (!passes(state, enemy, { action, plan, pose, needs, ...way }, unit)) return null;
  const there = { ...enemy, pose };
  if (canTarget(rules, state, there, unit, weapon) !== null) return null;
  if (openTrial(rules, state, enemy.id, action, needs).refuse(plan) !== null) return null;
  const firing: OrionsGateState = {
    ...replaceUnit(state, there),
    activation: {
      unit: enemy.id,
      action,
      side: enemy.side,
      allowance: needs,
      step: 'fire',
      moved: needs > 0,
      gunFired: false,
      used: [],
    },
  };
  const { ends } = everyEnd(rules, firing, (ledger) =>
    carryOut(ledger, { type: 'useComponent', slot: weapon.slot, target: unit.id }),
  );
  const { damaged, lost } = fateOf(theUnit(firing, unit.id), ends);
  return { enemy: enemy.id, slot: weapon.slot, action, pose, needs, damaged, lost };
}
