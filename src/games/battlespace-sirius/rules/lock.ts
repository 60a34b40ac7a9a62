import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import type { Direction } from '../data/sides.ts';
import type { EventOf } from '../event.ts';
import type { BattlespaceSiriusState, Lock, Vessel } from '../state.ts';
import { facingLines, isAdjacent, sidePointing } from './facing.ts';
import { adjacentTo, nameOf, playerOf, turnVessel, vesselOf } from './players.ts';
import { sideName } from './well-formed.ts';

type LockCommand = Extract<BattlespaceSiriusCommand, { type: 'lock' }>;

/** The selections of lines one vessel may lock on another next to it (BS-6.2, BS-6.3, BS-12.12). */
export function selections(attacker: Vessel, target: Vessel): readonly (readonly Direction[])[] {
  const [first, second] = facingLines(attacker, target);
  if (!first) return [];
  const boats = (attacker.kind === 'lifeboat' ? 1 : 0) + (target.kind === 'lifeboat' ? 1 : 0);
  // Of two lifeboats in Corner only the vertical line may be locked, and it is the first (BS-12.12).
  if (!second || boats === 2) return [[first.line]];
  return boats === 1 ? [[first.line], [second.line]] : [[first.line], [second.line], [first.line, second.line]];
}

/** All legal locks of the turn player: opponents in seat order, the vertical line first. */
export function lockChoices(state: BattlespaceSiriusState): readonly LockCommand[] {
  const attacker = turnVessel(state);
  return adjacentTo(state, state.turnSeat).flatMap(({ seat, vessel }) =>
    selections(attacker, vessel).map((lines): LockCommand => ({ type: 'lock', target: seat, lines })),
  );
}

/** The locks of some lines, with the sides that are in them now; the vertical line first. */
export const locksOf = (attacker: Vessel, target: Vessel, lines: readonly Direction[]): readonly Lock[] =>
  facingLines(attacker, target)
    .filter(({ line }) => lines.includes(line))
    .map(({ line, firingSide, targetSide }) => ({ line, firingSide, targetSide, resolved: false }));

/** The tests of table 13.B for a lock, in their order; null = legal. */
export function cannotLock(state: BattlespaceSiriusState, { target, lines }: LockCommand): Rejection | null {
  const seat = String(target);
  const attacker = turnVessel(state);
  const vessel = playerOf(state, seat)?.vessel;
  if (seat === state.turnSeat) return notAdjacent(seat, 'is you');
  if (!vessel) return notAdjacent(seat, 'is out');
  if (!isAdjacent(attacker.cell, vessel.cell)) return notAdjacent(seat, 'is not next to you');
  const name = nameOf(state, seat);
  const facing = facingLines(attacker, vessel).map(({ line }) => line);
  return (
    miscounted(lines, facing, name) ??
    astray(state, attacker, lines, facing, name) ??
    lifeboatFault(attacker, vessel, lines, facing)
  );
}

const notAdjacent = (seat: Seat, why: string): Rejection => ({
  rule: 'BS-11.6',
  reason: `choose an adjacent opponent; seat ${seat} ${why}.`,
  data: { seat },
});

/** No line at all, or one named more than once (BS-6.3, BS-6.4). */
function miscounted(lines: readonly Direction[], facing: readonly Direction[], name: string): Rejection | null {
  if (lines.length === 0)
    return {
      rule: 'BS-6.4',
      reason: `lock at least 1 line; ${facing.join(' and ')} ${facing.length === 1 ? 'faces' : 'face'} ${name}.`,
      data: { facing },
    };
  for (const line of lines) {
    const times = lines.filter((one) => one === line).length;
    if (times > 1)
      return { rule: 'BS-6.3', reason: `line ${line} is named ${times} times; once is enough.`, data: { line, times } };
  }
  return null;
}

/** A line that does not lead to the target: a Square has 1, a Corner 2 (BS-6.2, BS-6.3). */
function astray(
  state: BattlespaceSiriusState,
  attacker: Vessel,
  lines: readonly Direction[],
  facing: readonly Direction[],
  name: string,
): Rejection | null {
  const none = lines.find((line) => !facing.includes(line));
  if (!none) return null;
  const square = facing.length === 1;
  const faces = `the ${square ? 'line' : 'lines'} to ${name} ${square ? 'is' : 'are'} ${facing.join(' and ')}`;
  return {
    rule: square ? 'BS-6.2' : 'BS-6.3',
    reason: `${whereAstray(state, attacker, none, name)}; ${faces}.`,
    data: { line: none, facing },
  };
}

/** With a lifeboat at either end 1 line is locked, between two of them the vertical one (BS-12.12). */
function lifeboatFault(
  attacker: Vessel,
  vessel: Vessel,
  lines: readonly Direction[],
  facing: readonly Direction[],
): Rejection | null {
  const boats = attacker.kind === 'lifeboat' || vessel.kind === 'lifeboat';
  if (boats && lines.length > 1) {
    const one = vessel.kind === 'lifeboat' ? 'a lifeboat is 1 target' : 'a lifeboat has 1 lock';
    return { rule: 'BS-12.12', reason: `${one}; choose 1 of the lines ${facing.join(', ')}.`, data: { facing } };
  }
  if (attacker.kind === 'lifeboat' && vessel.kind === 'lifeboat' && lines[0] !== facing[0]) {
    return {
      rule: 'BS-12.12',
      reason: `between two lifeboats only the vertical line is locked; choose ${facing[0]}.`,
      data: { line: facing[0]! },
    };
  }
  return null;
}

/** What is wrong with a line that does not lead to the target: its side faces nobody, or somebody else. */
function whereAstray(state: BattlespaceSiriusState, attacker: Vessel, line: Direction, name: string): string {
  if (attacker.kind === 'lifeboat') return `${line} is no line to ${name}`;
  const side = `your ${sideName(sidePointing(line, attacker.heading))} (${line})`;
  const other = adjacentTo(state, state.turnSeat).some(({ vessel }) =>
    facingLines(attacker, vessel).some((one) => one.line === line),
  );
  return other ? `${side} does not face ${name}` : `${side} faces nobody`;
}

/** The fact a legal lock makes. */
export function locked(
  state: BattlespaceSiriusState,
  { target, lines }: LockCommand,
  auto: boolean,
): EventOf<'locked'> {
  const seat = String(target);
  return {
    type: 'locked',
    seat: state.turnSeat,
    target: seat,
    locks: locksOf(turnVessel(state), vesselOf(state, seat), lines),
    auto,
  };
}
