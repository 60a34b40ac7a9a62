import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { lifeboatData } from '../data/lifeboats.ts';
import type { Side } from '../data/sides.ts';
import type { EventOf, SentryShot } from '../event.ts';
import type { BattlespaceSiriusState, Lock, Vessel } from '../state.ts';
import { turnVessel, vesselOf } from './players.ts';
import { moved, powerOf } from './power.ts';
import { isHit } from './volley.ts';
import { sideName } from './well-formed.ts';

export type Sentry = Extract<BattlespaceSiriusCommand, { type: 'react'; kind: 'sentry' }>;

/** Square Position: one coordinate equal. */
const inSquare = (a: Vessel, b: Vessel): boolean => a.cell[0] === b.cell[0] || a.cell[1] === b.cell[1];

/** What Sentry Fire along so many lines costs, and why (table 7.A, BS-12.13). */
interface Price {
  readonly cost: 0 | 1;
  readonly rule: 'BS-7.6' | 'BS-7.7' | 'BS-7.8' | 'BS-12.13';
}

function priceOf(state: BattlespaceSiriusState, own: Vessel, lines: number): Price {
  if (own.kind === 'lifeboat') return { cost: 0, rule: 'BS-12.13' };
  if (inSquare(turnVessel(state), own)) return { cost: 1, rule: 'BS-7.8' };
  return lines === 2 ? { cost: 1, rule: 'BS-7.7' } : { cost: 0, rule: 'BS-7.6' };
}

/** The sides in the locks, in the order of the locks. */
const lockedSides = (locks: readonly Lock[]): readonly Side[] => locks.flatMap(({ targetSide }) => targetSide ?? []);

/** All legal Sentry Fire: the single lines, then both in either order, each with either payer (BS-7.6 to 7.9). */
export function sentryChoices(state: BattlespaceSiriusState, seat: Seat): readonly Sentry[] {
  const own = vesselOf(state, seat);
  const { locks } = state;
  if (own.kind === 'lifeboat') {
    return lifeboatData(own.lifeboat).sentry
      ? locks.map(({ line }): Sentry => ({ type: 'react', kind: 'sentry', lines: [line], pay: [] }))
      : [];
  }
  const payers = lockedSides(locks).filter((side) => powerOf(own, side) > 0);
  if (inSquare(turnVessel(state), own))
    return payers.map((side): Sentry => ({ type: 'react', kind: 'sentry', lines: [locks[0]!.line], pay: [side] }));
  const single = locks.map(({ line }): Sentry => ({ type: 'react', kind: 'sentry', lines: [line], pay: [] }));
  const [first, second] = locks;
  if (!second) return single;
  const both = [
    [first!.line, second.line],
    [second.line, first!.line],
  ];
  return [
    ...single,
    ...both.flatMap((lines) => payers.map((side): Sentry => ({ type: 'react', kind: 'sentry', lines, pay: [side] }))),
  ];
}

/** The tests of table 13.B for Sentry Fire, in their order; null = legal. */
export function cannotSentry(state: BattlespaceSiriusState, seat: Seat, { lines, pay = [] }: Sentry): Rejection | null {
  const own = vesselOf(state, seat);
  if (own.kind === 'lifeboat') {
    const { name, sentry } = lifeboatData(own.lifeboat);
    if (!sentry) return { rule: 'BS-12.13', reason: `${name} has Sentry No; it cannot give Sentry Fire.` };
  }
  if (lines.length === 0) return { rule: 'BS-7.6', reason: 'name at least 1 locked line.' };
  for (const line of lines) {
    const times = lines.filter((one) => one === line).length;
    if (times > 1)
      return {
        rule: 'BS-7.9',
        reason: `line ${line} is named ${times} times; each line shoots once.`,
        data: { line, times },
      };
  }
  const locked = state.locks.map(({ line }) => line);
  const none = lines.find((line) => !locked.includes(line));
  if (none)
    return {
      rule: 'BS-7.6',
      reason: `line ${none} is not locked; locked: ${locked.join(', ')}.`,
      data: { line: none, locked },
    };
  const { cost, rule } = priceOf(state, own, lines.length);
  const sides = lockedSides(state.locks);
  if (pay.length !== cost)
    return { rule, reason: priceSaid(rule, sides, pay.length), data: { cost, named: pay.length } };
  if (cost === 0 || own.kind === 'lifeboat') return null;
  const [payer] = pay;
  const names = sides.map(sideName).join(' or ');
  if (!sides.includes(payer!)) {
    return {
      rule,
      reason: `the 1 Power must come from ${rule === 'BS-7.8' ? 'the' : 'a'} locked side, ${names}.`,
      data: { sides },
    };
  }
  if (powerOf(own, payer!) > 0) return null;
  const needs = rule === 'BS-7.8' ? 'Sentry Fire needs 1' : '1 is needed';
  return { rule, reason: `${sideName(payer!)} has 0 Power; ${needs}.`, data: { side: payer!, power: 0, needed: 1 } };
}

function priceSaid(rule: Price['rule'], sides: readonly Side[], named: number): string {
  const names = sides.map(sideName).join(' or ');
  switch (rule) {
    case 'BS-12.13':
      return `Sentry Fire of a lifeboat is free; it takes 0 Power, you named ${named}.`;
    case 'BS-7.8':
      return `in Square Position Sentry Fire costs 1 Power from ${names}; you named ${named}.`;
    case 'BS-7.7':
      return `firing from both sides costs 1 Power from ${names}; you named ${named}.`;
    case 'BS-7.6':
      return `this Sentry Fire is free; it takes 0 Power, you named ${named}.`;
  }
}

/**
 * The number a Sentry die must reach: the Shield of the firing side of a lock, or the Hull of a lifeboat (BS-7.11,
 * BS-12.14).
 */
const against = (vessel: Vessel, side: Side | null): number =>
  vessel.kind === 'lifeboat' ? lifeboatData(vessel.lifeboat).hull : powerOf(vessel, side!);

/**
 * The fact legal Sentry Fire makes. If a named firing side is unshielded the ship is lost and no die is rolled
 * (BS-7.10); else one die for each line, in their order.
 */
export function sentryFired(
  state: BattlespaceSiriusState,
  seat: Seat,
  { lines, pay = [] }: Sentry,
  chance: Chance,
): EventOf<'sentryFired'> {
  const own = vesselOf(state, seat);
  const turnPlayer = turnVessel(state);
  const aims = lines.map((line) => ({
    line,
    against: against(turnPlayer, state.locks.find((lock) => lock.line === line)!.firingSide),
  }));
  const breached = aims.some((aim) => aim.against === 0);
  const shots = aims.map((aim): SentryShot => {
    if (breached) return { line: aim.line, die: null, against: aim.against, hit: aim.against === 0 };
    const die = chance.die();
    return { line: aim.line, die, against: aim.against, hit: isHit(die, aim.against) };
  });
  return {
    type: 'sentryFired',
    seat,
    target: state.turnSeat,
    paid: pay,
    power: own.kind === 'ship' ? moved(own.power, pay, -1) : null,
    shots,
    destroyed: breached || (turnPlayer.kind === 'lifeboat' && shots.some(({ hit }) => hit)),
  };
}
