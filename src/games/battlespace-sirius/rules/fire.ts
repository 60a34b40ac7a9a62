import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { lifeboatData } from '../data/lifeboats.ts';
import type { Side } from '../data/sides.ts';
import type { EventOf } from '../event.ts';
import type { BattlespaceSiriusState, Lock, Vessel } from '../state.ts';
import { turnVessel, vesselOf } from './players.ts';
import { powerOf } from './power.ts';
import { hitsOf, mostWeapons, pointsOf, removedBy, weaponCost } from './volley.ts';
import { sideName } from './well-formed.ts';

type Fire = Extract<BattlespaceSiriusCommand, { type: 'fire' }>;

const isUnshielded = (target: Vessel, side: Side | null): boolean =>
  target.kind === 'ship' && powerOf(target, side!) === 0;

/** The most weapons that may be fired along a lock (BS-8.3, BS-8.5, BS-12.16). */
function mostAlong(state: BattlespaceSiriusState, { firingSide, targetSide }: Lock): number {
  const attacker = turnVessel(state);
  if (isUnshielded(vesselOf(state, state.engagedSeat), targetSide)) return 1;
  return attacker.kind === 'lifeboat'
    ? lifeboatData(attacker.lifeboat).weapons
    : mostWeapons(powerOf(attacker, firingSide!));
}

/** All legal `fire` commands: for each open lock 0 weapons up to the most. */
export const fireChoices = (state: BattlespaceSiriusState): readonly Fire[] =>
  state.locks
    .filter(({ resolved }) => !resolved)
    .flatMap((lock) =>
      Array.from({ length: mostAlong(state, lock) + 1 }, (_, weapons): Fire => ({
        type: 'fire',
        line: lock.line,
        weapons,
      })),
    );

/** The tests of table 13.B for Fire, in their order; null = legal. */
export function cannotFire(state: BattlespaceSiriusState, { line, weapons }: Fire): Rejection | null {
  const open = state.locks.filter(({ resolved }) => !resolved).map((lock) => lock.line);
  const lock = state.locks.find((one) => one.line === line);
  if (!lock)
    return { rule: 'BS-8.1', reason: `line ${line} is not locked; open: ${open.join(', ')}.`, data: { line, open } };
  if (lock.resolved)
    return {
      rule: 'BS-8.1',
      reason: `the lock on line ${line} is already resolved; open: ${open.join(', ')}.`,
      data: { line, open },
    };
  if (weapons > 1 && isUnshielded(vesselOf(state, state.engagedSeat), lock.targetSide)) {
    return {
      rule: 'BS-8.5',
      reason: `${sideName(lock.targetSide!)} is unshielded; 1 weapon destroys the ship, more are not used.`,
      data: { side: lock.targetSide!, weapons },
    };
  }
  const attacker = turnVessel(state);
  if (attacker.kind === 'lifeboat') {
    const { name, weapons: most } = lifeboatData(attacker.lifeboat);
    return weapons <= most
      ? null
      : {
          rule: 'BS-12.16',
          reason: `${name} has ${most} ${plural(most)}; ${weapons} are too many.`,
          data: { most, weapons },
        };
  }
  const power = powerOf(attacker, lock.firingSide!);
  const cost = weaponCost(weapons);
  if (cost <= power) return null;
  const most = mostWeapons(power);
  return {
    rule: 'BS-8.3',
    reason: `${weapons} weapons cost ${cost} Power on ${sideName(lock.firingSide!)}; it has ${power}. At most ${most} ${plural(most)}.`,
    data: { weapons, cost, side: lock.firingSide!, power, most },
  };
}

const plural = (count: number): string => (count === 1 ? 'weapon' : 'weapons');

/**
 * The fact a legal `fire` makes: pay, roll all dice, compare them with the Shield before the volley, count repairs
 * (BS-8.8).
 */
export function fired(state: BattlespaceSiriusState, { line, weapons }: Fire, chance: Chance): EventOf<'fired'> {
  const attacker = turnVessel(state);
  const target = vesselOf(state, state.engagedSeat);
  const { firingSide, targetSide } = state.locks.find((lock) => lock.line === line)!;
  const shield = target.kind === 'ship' ? powerOf(target, targetSide!) : null;
  const against = target.kind === 'ship' ? shield! : lifeboatData(target.lifeboat).hull;
  // BS-8.5: an unshielded side is not rolled against.
  const dice = Array.from({ length: shield === 0 ? 0 : weapons }, () => chance.die());
  const hits = hitsOf(dice, against);
  const cost = attacker.kind === 'ship' ? weaponCost(weapons) : 0;
  return {
    type: 'fired',
    seat: state.turnSeat,
    target: state.engagedSeat!,
    line,
    weapons,
    firingSide,
    targetSide,
    cost,
    firingPower: attacker.kind === 'ship' ? powerOf(attacker, firingSide!) - cost : null,
    dice,
    against,
    hits,
    removed: shield === null ? 0 : removedBy(hits, shield),
    points: attacker.kind === 'ship' ? pointsOf(dice, state.options.twoPairsRepair) : 0,
    destroyed: weapons > 0 && (shield === null ? hits > 0 : shield === 0),
  };
}
