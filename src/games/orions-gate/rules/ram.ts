import { sectorOf } from '../../../table/index.ts';
import type { Term } from '../event.ts';
import { rollD3, rollDice } from '../roll.ts';
import { UNITS } from '../data/units.ts';
import type { Activation, OrionsGateState, Unit, UnitId } from '../state.ts';
import { frontOf, isInPlay, thePlaced, theUnit, workingCopies } from '../units.ts';
import { autoHit, damage } from './damage.ts';
import { closePlan, displace } from './displacement.ts';
import { underEmp } from './emp.ts';
import type { Plan } from './path.ts';
import { record, type Ledger } from './play-ledger.ts';
import { push } from './push.ts';
import { contactOn, ramLine } from './ram-line.ts';

/** Carries out a legal plan for a Ram, in the order of OG-10.6. */
export function ram(
  ledger: Ledger,
  { unit: id, allowance }: Activation,
  { target: targetId, distance = 0 }: Plan,
): void {
  const rammer = thePlaced(ledger.state, id);
  const line = ramLine(rammer, allowance);
  const target = targetId === undefined ? null : thePlaced(ledger.state, targetId);
  const last = target ? contactOn(ledger.state, rammer, line, target)! : distance;
  if (!displace(ledger, id, 'ram', [{ leg: line, heading: rammer.pose.heading, last }])) return;
  if (target) strike(ledger, id, target.id);
  if (isInPlay(theUnit(ledger.state, id))) closePlan(ledger, rammer, last);
}

/** Base contact: Ablative Armor, the hit, the push, the backlash (OG-10.6 b to f). */
function strike(ledger: Ledger, id: UnitId, targetId: UnitId): void {
  if (!ablativeArmor(ledger, targetId, id)) return;
  hit(ledger, id, targetId);
  if (isInPlay(theUnit(ledger.state, targetId))) push(ledger, targetId, id);
  backlash(ledger, targetId, id);
}

/**
 * One die for each working Ablative Armor of the rammed ship, each given before the next (OG-9.11). Whether the rammer
 * is still in play.
 */
function ablativeArmor(ledger: Ledger, rammedId: UnitId, rammerId: UnitId): boolean {
  for (const { slot } of workingCopies(ledger.state.options, theUnit(ledger.state, rammedId), 'ablativeArmor')) {
    const roll = rollDice(ledger.chance, 1, underEmp(ledger.state, theUnit(ledger.state, rammedId)));
    const success = roll.total >= 4;
    record(ledger, { type: 'ablativeRolled', unit: rammedId, slot, against: rammerId, roll, success });
    if (success) damage(ledger, rammerId, 1, { kind: 'ablativeArmor', by: rammedId, slot });
    if (!isInPlay(theUnit(ledger.state, rammerId))) return false;
  }
  return true;
}

/** The parts of a ram Strength that are no dice: type and +1 in the back (OG-10.7, 7.10). */
const ramStrength = (unit: Unit, back: boolean): readonly Term[] => {
  const type = { name: unit.unitType, value: UNITS[unit.unitType].ramStrength ?? 0 };
  return back ? [type, { name: 'back', value: 1 }] : [type];
};

/** Whether a rammer where it stands strikes a target in the back (OG-10.8). */
export function ramsBack(state: OrionsGateState, rammerId: UnitId, targetId: UnitId): boolean {
  return sectorOf(thePlaced(state, targetId).pose, frontOf(state.options, thePlaced(state, rammerId))) === 'back';
}

/** The hit on the rammed unit: type D3, each Reinforced Ram D3, then the damage roll; no cover (OG-10.7, 10.8). */
function hit(ledger: Ledger, id: UnitId, targetId: UnitId): void {
  const { state, chance } = ledger;
  const rammer = theUnit(state, id);
  const emp = underEmp(state, rammer);
  const back = ramsBack(state, id, targetId);
  const rolls = [rollD3(chance, emp)];
  const terms: Term[] = [...ramStrength(rammer, back), { name: 'd3', value: rolls[0]!.total }];
  const copies = workingCopies(state.options, rammer, 'reinforcedRam').length;
  for (let copy = 0; copy < copies; copy++) {
    const roll = rollD3(chance, emp);
    rolls.push(roll);
    terms.push({ name: 'reinforcedRam', value: roll.total });
  }
  autoHit(ledger, { kind: 'ram', by: id }, targetId, rolls, terms, emp, back);
}

/**
 * The hit back on the rammer at the rammed type's Strength, even when the rammed unit is gone; Scouts have none
 * (OG-10.12).
 */
function backlash(ledger: Ledger, rammedId: UnitId, rammerId: UnitId): void {
  const { state, chance } = ledger;
  const rammed = theUnit(state, rammedId);
  if (UNITS[rammed.unitType].ramStrength === null) return;
  // OG-9.50: the rammed ship's roll, under EMP only while it is in play.
  const emp = underEmp(state, rammed);
  const roll = rollD3(chance, emp);
  autoHit(
    ledger,
    { kind: 'backlash', by: rammedId },
    rammerId,
    [roll],
    [...ramStrength(rammed, false), { name: 'd3', value: roll.total }],
    emp,
    false,
  );
}
