import type { ComponentKind } from '../../data/components.ts';
import { boardingOdds } from '../../odds/boarding.ts';
import { D3 } from '../../odds/dice.ts';
import { chanceAtLeast, mapped, meanOf, type Chanced } from '../../odds/distribution.ts';
import { NEVER, plus, reduced, times, toNumber, type Fraction } from '../../odds/fraction.ts';
import { ramOdds } from '../../odds/ram.ts';
import { targetOdds, volleyOdds, type TargetOdds } from '../../odds/volley.ts';
import { pieceOn } from '../../rules/gates.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Action, OrionsGateState, Pose, UnitId } from '../../state.ts';
import { boxesLeft, boxesOf, isInPlay, isWorking, theUnit, type PlacedUnit } from '../../units.ts';
import type { Deed } from './deed.ts';
import { componentsOf } from './guns.ts';
import type { Found } from './best.ts';
import type { Way } from './ways.ts';
import { withGhost } from '../trial.ts';

/** A working component of the unit with the chance that an answer costs it. */
export interface LostComponent<C> {
  readonly slot: number;
  readonly kind: ComponentKind;
  readonly chance: C;
}

/** The best answer of one enemy that was found, with exact odds for it. */
export interface Answer {
  readonly enemy: UnitId;
  /** What it does with the likeliest roll of its Engines. */
  readonly kind: Deed['kind'];
  readonly action: Action;
  /** Where it does it, and on which way. */
  readonly pose: Pose;
  readonly needs: number;
  /** The names of the gates it comes through, and null when it does not (OG-14.3). */
  readonly through: { readonly enter: string; readonly leave: string } | null;
  /** Chance that its Engines bring it to a place from which it can do anything; 1 without Engines. */
  readonly comes: Fraction;
  /**
   * Weapons that reach from there, slots in firing order; 0 is the gun. After a ram: components that reach what it has
   * pushed away.
   */
  readonly slots: readonly number[];
  readonly destroyed: Fraction;
  /** Points of damage expected. */
  readonly mean: Fraction;
  readonly lost: readonly LostComponent<Fraction>[];
  /** Chance that it captures the unit (OG-13.4). */
  readonly captured: Fraction;
  /**
   * Chance that the enemy itself is lost in it: destroyed by the backlash and the Armor of what it rams, or captured by
   * what it boards (OG-10.12, 13.4).
   */
  readonly costs: Fraction;
}

type Odds = Pick<TargetOdds, 'destroyed' | 'mean' | 'lost'> & { readonly captured: Fraction; readonly costs: Fraction };

/** What a found answer comes to, counted by the resolver itself: the picks weighed by the rolls that call for them. */
export function toAnswer(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  { enemy, action, picks }: Found,
): Answer {
  const parts = picks.flatMap(({ way, deed, chance }) =>
    way && deed ? [{ way, deed, chance, odds: oddsOf(rules, state, unit, enemy, way, deed) }] : [],
  );
  const likeliest = parts.reduce((one, other) => (toNumber(other.chance) > toNumber(one.chance) ? other : one));
  const sum = (value: (odds: Odds) => Fraction): Fraction =>
    reduced(parts.reduce((total, { chance, odds }) => plus(total, times(chance, value(odds))), NEVER));
  return {
    enemy,
    action,
    kind: likeliest.deed.kind,
    pose: likeliest.way.pose,
    needs: likeliest.way.needs,
    through: likeliest.way.plan.gate
      ? {
          enter: pieceOn(state.tables, likeliest.way.plan.gate.enter)!.piece.name,
          leave: pieceOn(state.tables, likeliest.way.plan.gate.leave)!.piece.name,
        }
      : null,
    comes: reduced(parts.reduce((total, { chance }) => plus(total, chance), NEVER)),
    slots:
      likeliest.deed.kind === 'shot'
        ? likeliest.deed.fired.map(({ weapon }) => weapon.slot)
        : likeliest.deed.kind === 'ram'
          ? likeliest.deed.slots
          : [],
    destroyed: sum(({ destroyed }) => destroyed),
    mean: sum(({ mean }) => mean),
    lost: unit.components.filter(isWorking).map(({ slot, kind }) => ({
      slot,
      kind,
      chance: sum((odds) => odds.lost.find((one) => one.slot === slot)!.chance),
    })),
    captured: sum(({ captured }) => captured),
    costs: sum(({ costs }) => costs),
  };
}

function oddsOf(rules: Rules, state: OrionsGateState, unit: PlacedUnit, enemy: UnitId, way: Way, deed: Deed): Odds {
  if (deed.kind === 'ram') {
    const { ends, rammer } = ramOdds(rules, state, enemy, unit.id, deed.allowance);
    return {
      ...targetOdds(
        unit,
        ends.flatMap((end) => firedAfter(rules, end, enemy, unit.id)),
      ),
      captured: NEVER,
      costs: rammer!.destroyed,
    };
  }
  if (deed.kind === 'boarding') return boardingOf(state, unit, enemy);
  const steps = deed.fired.map(({ weapon }) => ({ slot: weapon.slot, targets: [unit.id] }));
  return {
    ...volleyOdds(rules, withGhost(state, enemy, way.pose), enemy, steps).targets.find((one) => one.unit === unit.id)!,
    captured: NEVER,
    costs: NEVER,
  };
}

/** What the components of a rammer make of one end of its ram, both being there still (OG-9.6, 10.14). */
function firedAfter(
  rules: Rules,
  end: Chanced<OrionsGateState>,
  enemy: UnitId,
  id: UnitId,
): readonly Chanced<OrionsGateState>[] {
  const rammer = theUnit(end.value, enemy);
  if (!end.value.options.componentsAfterCruiseRam || !isInPlay(rammer) || !isInPlay(theUnit(end.value, id)))
    return [end];
  const steps = componentsOf(rammer).map(({ slot }) => ({ slot, targets: [id] }));
  return steps.length === 0
    ? [end]
    : volleyOdds(rules, end.value, enemy, steps).ends.map(({ value, chance }) => ({
        value,
        chance: times(end.chance, chance),
      }));
}

/** A boarding: a capture costs no point, a tie each ship its own D3 (OG-13.4 to 13.6). */
function boardingOf(state: OrionsGateState, unit: PlacedUnit, enemy: UnitId): Odds {
  const { captures, tie, captured, lost, targetLost } = boardingOdds(state.options, theUnit(state, enemy), unit);
  const boxes = boxesLeft(unit);
  const points = (n: number): Fraction => times(tie, chanceAtLeast(D3, n));
  return {
    captured: captures,
    costs: plus(captured, lost),
    destroyed: targetLost,
    mean: times(tie, meanOf(mapped(D3, (value) => Math.min(value, boxes)))),
    lost: boxesToLose(unit).map(({ slot, kind, needed }) => ({ slot, kind, chance: points(needed) })),
  };
}

/** The working components of a unit with the points that cost each of them: they are lost from the left (OG-8.2). */
export function boxesToLose(
  unit: PlacedUnit,
): readonly { readonly slot: number; readonly kind: ComponentKind; readonly needed: number }[] {
  let needed = 0;
  return unit.components.filter(isWorking).map(({ slot, kind, damage }) => {
    needed += boxesOf(kind) - damage;
    return { slot, kind, needed };
  });
}
