import type { Rejection } from '../../../engine/game.ts';
import { gapBetween, gapMils, gapText, INCH, inches, within } from '../../../table/index.ts';
import type { Term } from '../event.ts';
import type { Options } from '../options.ts';
import { rollD3, rollDice } from '../roll.ts';
import type { Activation, OrionsGateState, Unit, UnitId } from '../state.ts';
import {
  baseOf,
  frontOf,
  isInPlay,
  isWorking,
  sumOf,
  thePlaced,
  unitOf,
  workingCopies,
  type PlacedUnit,
} from '../units.ts';
import { hiddenShareOf, tableOf } from '../world.ts';
import { damage } from './damage.ts';
import { underEmp } from './emp.ts';
import { record, type Ledger } from './play-ledger.ts';
import * as refusals from './refusals.ts';
import type { Rules } from './rules.ts';

/** Boarding reaches 3", and 3" more for each working Boarding Pods (OG-13.2, 9.33). */
const RANGE = 3 * INCH;
const POD = 3 * INCH;

/** How far a ship may board, mils (OG-13.2). */
export const boardingRange = (options: Options, unit: Unit): number =>
  RANGE + POD * workingCopies(options, unit, 'boardingPods').length;

/**
 * What a ship adds to its boarding die: +2 per intact component, +1 per damaged one, +1 per working Barracks (OG-13.3).
 */
export function boardingBonus(options: Options, unit: Unit): readonly Term[] {
  let intact = 0;
  let damaged = 0;
  for (const component of unit.components) {
    if (component.damage === 0) intact += 1;
    else if (isWorking(component)) damaged += 1;
  }
  const barracks = workingCopies(options, unit, 'barracks').length;
  const terms = [
    { name: 'intact', value: 2 * intact },
    { name: 'damaged', value: damaged },
    { name: 'barracks', value: barracks },
  ];
  return terms.filter(({ value }) => value > 0);
}

/** Why a ship may not board a unit now, or null, in the order of OG-20.4 (OG-13.1, 13.2). */
export function checkBoard(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  id: UnitId,
): Rejection | null {
  return namedFault(state, unit, id) ?? timingFault(activation) ?? reachFault(rules, state, unit, thePlaced(state, id));
}

function namedFault(state: OrionsGateState, unit: Unit, id: UnitId): Rejection | null {
  if (!state.options.boarding) return refusals.boardingOff();
  const target = unitOf(state, id);
  if (!target) return refusals.noUnit(id);
  if (!isInPlay(target)) return refusals.notInPlay(target);
  if (target.side === unit.side) return fault('OG-13.2', `${target.name} is on your side.`, { other: id });
  if (unit.unitType === 'scouts') return fault('OG-13.1', 'Scouts cannot board.');
  return target.unitType === 'scouts' ? fault('OG-13.1', 'Scouts cannot be boarded.', { other: id }) : null;
}

function timingFault({ action, gunFired, used }: Activation): Rejection | null {
  if (action === 'ram') return fault('OG-13.2', 'No boarding after a Ram.');
  if (gunFired) return fault('OG-13.2', 'No boarding after firing.');
  return used.length > 0 ? fault('OG-13.2', 'No boarding after a component has been used.') : null;
}

/** Range, then line of sight, which boarding needs like a shot (OG-13.2, 7.3); it has no arc (OG-12.2). */
function reachFault(rules: Rules, state: OrionsGateState, unit: PlacedUnit, target: PlacedUnit): Rejection | null {
  if (target.pose.table !== unit.pose.table) return refusals.otherTable(target, target.pose.table, unit.pose.table);
  const own = baseOf(state.options, unit);
  const base = baseOf(state.options, target);
  const range = boardingRange(state.options, unit);
  if (!within(own, base, range)) {
    const gap = gapBetween(own, base);
    const reason = `${target.name} is ${gapText(gap, 'max')} away; boarding range is ${inches(range)}.`;
    return fault('OG-13.2', reason, { other: target.id, have: gapMils(gap, 'max'), need: range });
  }
  const table = tableOf(state.tables, unit.pose.table);
  const front = frontOf(state.options, unit);
  const hidden = hiddenShareOf(rules, table, front, base);
  return hidden.full
    ? refusals.hiddenTarget(
        target,
        table.pieces.filter((piece) => hidden.by.includes(piece.id)),
        front,
      )
    : null;
}

const fault = (rule: string, reason: string, data: Rejection['data'] = {}): Rejection => ({ rule, reason, data });

/**
 * One ship boards another: a die each, the boarder's first, each under its own EMP (OG-9.50, 13.3). The higher result
 * captures the other ship; equal ones cost both a D3 (OG-13.4, 13.5). Then the activation is over; windows of
 * components lost come next (OG-13.7).
 */
export function board(ledger: Ledger, id: UnitId, targetId: UnitId): void {
  const { options } = ledger.state;
  const unit = thePlaced(ledger.state, id);
  const target = thePlaced(ledger.state, targetId);
  const roll = rollDice(ledger.chance, 1, underEmp(ledger.state, unit));
  const targetRoll = rollDice(ledger.chance, 1, underEmp(ledger.state, target));
  const bonus = boardingBonus(options, unit);
  const targetBonus = boardingBonus(options, target);
  const lead = roll.total + sumOf(bonus) - targetRoll.total - sumOf(targetBonus);
  const winner = lead === 0 ? null : lead > 0 ? unit : target;
  record(ledger, {
    type: 'boardingRolled',
    unit: id,
    target: targetId,
    roll,
    bonus,
    targetRoll,
    targetBonus,
    winner: winner?.id ?? null,
  });
  if (winner === null) tie(ledger, id, targetId);
  else {
    const loser = winner === unit ? target : unit;
    record(ledger, { type: 'captured', unit: loser.id, by: winner.id, side: winner.side, captain: winner.captain });
  }
  record(ledger, { type: 'activationEnded', unit: id });
}

/** Both D3 first, then both damages, the boarder's first; nobody's roll, so never under EMP (OG-13.5, 9.50). */
function tie(ledger: Ledger, id: UnitId, targetId: UnitId): void {
  const roll = rollD3(ledger.chance, false);
  const targetRoll = rollD3(ledger.chance, false);
  record(ledger, { type: 'boardingTied', unit: id, target: targetId, roll, targetRoll });
  damage(ledger, id, roll.total, { kind: 'boarding', by: targetId });
  damage(ledger, targetId, targetRoll.total, { kind: 'boarding', by: id });
}
