import type { Prospect } from '../../../engine/brain.ts';
import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { boardingOdds } from '../odds/boarding.ts';
import { commandOdds } from '../odds/command.ts';
import { meanOf } from '../odds/distribution.ts';
import { toNumber } from '../odds/fraction.ts';
import { volleyOdds, weaponIn } from '../odds/volley.ts';
import { componentData, type ComponentKind } from '../data/components.ts';
import type { Weapon } from '../event.ts';
import type { Action, OrionsGateState, UnitId } from '../state.ts';
import { componentIn, thePlaced, theUnit } from '../units.ts';
import { declaredBy } from './choose.ts';
import type { Mind } from './mind.ts';
import { planParts, type PlanParts } from './plans.ts';
import { valueParts } from './value.ts';

/** What a command comes to in terms of the rules: chances from 0 to 1, damage in boxes, worths in points. */
export type OrionsFacts =
  | {
      readonly kind: 'fire';
      readonly weapon: Weapon['kind'];
      readonly targets: readonly { readonly unit: UnitId; readonly mean: number; readonly destroyed: number }[];
    }
  /** A component that does not fire; `target`: the unit it is used on. */
  | { readonly kind: 'use'; readonly component: ComponentKind; readonly target: UnitId | null }
  | { readonly kind: 'board'; readonly target: UnitId; readonly captures: number; readonly captured: number }
  | {
      readonly kind: 'ram';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly destroys: number;
      readonly lost: number;
    }
  | { readonly kind: 'plan'; readonly unit: UnitId; readonly parts: PlanParts }
  /** `parts`: of the plan that is meant to follow, more than standing still. */
  | { readonly kind: 'activate'; readonly unit: UnitId; readonly action: Action; readonly parts: PlanParts | null };

/** What a prospect of Orion's Gate comes to, by the exact odds of chapter 24 and the terms it was judged by. */
export const orionsFacts = (
  mind: Mind,
  state: OrionsGateState,
  seat: Seat,
  prospect: Prospect<OrionsGateCommand>,
): Json => factsOf(mind, state, seat, prospect) as unknown as Json;

function factsOf(
  mind: Mind,
  state: OrionsGateState,
  seat: Seat,
  { command, then }: Prospect<OrionsGateCommand>,
): OrionsFacts | null {
  if (command.type === 'activate') return activateFacts(mind, state, seat, command, then);
  const active = state.activation?.unit;
  if (active === undefined) return null;
  switch (command.type) {
    case 'plan':
      return planFacts(mind, state, seat, command, active);
    case 'firePrimary':
      return fireFacts(mind, state, active, 0, [command.target]);
    case 'useComponent':
      return useFacts(mind, state, active, command);
    case 'board': {
      const { captures, captured } = boardingOdds(
        state.options,
        theUnit(state, active),
        theUnit(state, command.target),
      );
      return { kind: 'board', target: command.target, captures: toNumber(captures), captured: toNumber(captured) };
    }
    default:
      return null;
  }
}

function activateFacts(
  mind: Mind,
  state: OrionsGateState,
  seat: Seat,
  { unit, action }: CommandOf<'activate'>,
  then: OrionsGateCommand | undefined,
): OrionsFacts {
  const plan = then?.type === 'plan' && then.target === undefined ? then : null;
  const after = plan && planParts(mind, declaredBy(state, unit, action), seat, plan);
  return { kind: 'activate', unit, action, parts: after && since(after, mind, state, unit) };
}

function planFacts(
  mind: Mind,
  state: OrionsGateState,
  seat: Seat,
  plan: CommandOf<'plan'>,
  unit: UnitId,
): OrionsFacts | null {
  if (plan.target !== undefined) return ramFacts(mind, state, seat, plan, unit);
  const parts = planParts(mind, state, seat, plan);
  return parts && { kind: 'plan', unit, parts };
}

/** The targets a component names; undefined for one that attacks all in range. */
const namedBy = ({ target, targets }: CommandOf<'useComponent'>): readonly UnitId[] | undefined =>
  targets ?? (target === undefined ? undefined : [target]);

/** What a plan brings more than standing still does. */
function since({ stand, mission, ...rest }: PlanParts, mind: Mind, state: OrionsGateState, unit: UnitId): PlanParts {
  const idle = valueParts(mind, state, thePlaced(state, unit));
  return { ...rest, stand: stand - idle.stand, mission: mission - idle.mission };
}

function useFacts(
  mind: Mind,
  state: OrionsGateState,
  unit: UnitId,
  command: CommandOf<'useComponent'>,
): OrionsFacts | null {
  const { kind } = componentIn(theUnit(state, unit), command.slot)!;
  return componentData(kind).use === 'attack'
    ? fireFacts(mind, state, unit, command.slot, namedBy(command))
    : { kind: 'use', component: kind, target: command.target ?? null };
}

function fireFacts(
  mind: Mind,
  state: OrionsGateState,
  unit: UnitId,
  slot: number,
  named: readonly UnitId[] | undefined,
): OrionsFacts | null {
  const weapon = weaponIn(theUnit(state, unit), slot);
  if (!weapon) return null;
  const { targets } = volleyOdds(mind, state, unit, [{ slot, ...(named && { targets: named }) }]);
  return {
    kind: 'fire',
    weapon: weapon.kind,
    targets: targets.map(({ unit: target, damage, destroyed }) => ({
      unit: target,
      mean: toNumber(meanOf(damage)),
      destroyed: toNumber(destroyed),
    })),
  };
}

function ramFacts(
  mind: Mind,
  state: OrionsGateState,
  seat: Seat,
  plan: CommandOf<'plan'>,
  unit: UnitId,
): OrionsFacts | null {
  const { refused, fates } = commandOdds(mind, state, seat, plan);
  if (refused || plan.target === undefined) return null;
  const lost = (of: UnitId): number => {
    const fate = fates.find((one) => one.unit === of);
    return fate ? toNumber(fate.lost) : 0;
  };
  return { kind: 'ram', unit, target: plan.target, destroys: lost(plan.target), lost: lost(unit) };
}
