import type { Effort } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/seat.ts';
import { facingLines, turned } from '../rules/facing.ts';
import { fireChoices } from '../rules/fire.ts';
import { lockChoices } from '../rules/lock.ts';
import { turnVessel, vesselOf } from '../rules/players.ts';
import { moved } from '../rules/power.ts';
import { reactions } from '../rules/reaction.ts';
import { repairChoices } from '../rules/repair.ts';
import type { BattlespaceSiriusState, Lock } from '../state.ts';
import { deepened, isPlainDuel } from './deeper.ts';
import { fireValue, isOpen, shotValue, type Budget, type Fight, type Pair } from './fight.ts';
import { pack } from './packed.ts';
import { isDoomed, lockValue, shotBack, type Locked } from './reply.ts';
import { bodyOf, fightOf, pairOf, pairsBetween } from './seats.ts';
import type { Way } from './way.ts';

type Found = readonly Way[];

/** Every lock with its worth against the best reaction to it. */
export function lockProspects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): Found {
  const own = turnVessel(state);
  return lockChoices(state).map((command) => {
    const target = vesselOf(state, command.target);
    const fight = fightOf(state, seat, command.target, seat, effort, budget);
    const faced = facingLines(own, target);
    const pairs = pairsBetween(own, target);
    const chosen = pairs.filter((_, index) => command.lines.includes(faced[index]!.line));
    const locked: Locked = { first: chosen[0]!, second: chosen[1] ?? null, corner: faced.length > 1 };
    const [power, other] = [bodyOf(own).power, bodyOf(target).power];
    const worth =
      effort.caution === 0
        ? fireValue(fight, power, other, locked.first, locked.second)
        : lockValue(fight, power, other, locked);
    const plain = isOpen(fight, other, chosen) && (effort.caution === 0 || isDoomed(fight, power, other, locked));
    return { command, worth, plain };
  });
}

/** The locks of this turn as a search sees them, with the target's sides after a turn of it, if any. */
function lockedPairs(state: BattlespaceSiriusState, locks: readonly Lock[]): Locked {
  const pairs = locks.map(pairOf);
  return {
    first: pairs[0]!,
    second: pairs[1] ?? null,
    corner: facingLines(turnVessel(state), vesselOf(state, state.engagedSeat)).length > 1,
  };
}

/**
 * Every reaction with the share it leaves to the one who reacts, when the attacker then does what is worst for them.
 */
export function reactionProspects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): Found {
  const attacker = turnVessel(state);
  const vessel = vesselOf(state, seat);
  const fight = fightOf(state, state.turnSeat, seat, seat, effort, budget);
  const own = bodyOf(attacker).power;
  const locked = lockedPairs(state, state.locks);
  return reactions(state, seat).map((command) => {
    if (command.kind === 'nothing' || vessel.kind === 'lifeboat') {
      const shot =
        command.kind === 'sentry'
          ? shotBack(fight, own, 0, locked, [locked.first])
          : fireValue(fight, own, bodyOf(vessel).power, locked.first, locked.second);
      return { command, worth: 1 - shot };
    }
    const power = pack(moved(vessel.power, command.pay, -1));
    if (command.kind === 'sentry') {
      const along = command.lines.map((line) => pairOf(state.locks.find((lock) => lock.line === line)!));
      return { command, worth: 1 - shotBack(fight, own, power, locked, along) };
    }
    const after = { ...vessel, heading: turned(vessel.heading, command.turn) };
    const lines = facingLines(attacker, after).filter(({ line }) => state.locks.some((lock) => lock.line === line));
    const [first, second] = lines.map(pairOf);
    return { command, worth: 1 - fireValue(fight, own, power, first!, second ?? null) };
  });
}

/** The open locks as pairs. */
const openPairs = (state: BattlespaceSiriusState): readonly (Pair & { readonly line: string })[] =>
  state.locks.filter(({ resolved }) => !resolved).map((lock) => ({ ...pairOf(lock), line: lock.line }));

/**
 * The engagement near the end of its turn: a level that looks deeper values what is left of it by the opponent's next
 * turn.
 */
function fightAtEnd(
  state: BattlespaceSiriusState,
  seat: Seat,
  target: Seat,
  effort: Effort,
  near: boolean,
  budget: Budget,
): Fight {
  const fight = fightOf(state, seat, target, seat, effort, budget);
  return (effort.depth ?? 0) > 0 && near && isPlainDuel(state)
    ? deepened(fight, turnVessel(state), vesselOf(state, target))
    : fight;
}

/** Every line and number of weapons with its worth, what is open after it counted in. */
export function fireProspects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): Found {
  const [own, other] = [bodyOf(turnVessel(state)).power, bodyOf(vesselOf(state, state.engagedSeat)).power];
  const open = openPairs(state);
  const fight = fightAtEnd(state, seat, state.engagedSeat!, effort, open.length < 2, budget);
  return fireChoices(state).map((command) => {
    const pair = open.find(({ line }) => line === command.line)!;
    const next = open.find(({ line }) => line !== command.line) ?? null;
    const worth = shotValue(fight, own, other, pair, next, command.weapons);
    return { command, worth, plain: isOpen(fight, other, [pair]) };
  });
}

/** Every placement with its worth, what is open after it counted in. */
export function repairProspects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): Found {
  const vessel = turnVessel(state);
  const target = state.players.find((player) => player.seat === state.engagedSeat)?.vessel;
  if (vessel.kind !== 'ship') throw new Error('Only a ship repairs.');
  const open = state.ending ? [] : openPairs(state);
  // With the target gone the ship is measured against a full one: what matters is its own Power alone.
  const rival = state.players.find((player) => player.vessel && player.seat !== seat)!.seat;
  const fight = fightAtEnd(state, seat, target ? state.engagedSeat! : rival, effort, open.length === 0, budget);
  const other = target ? bodyOf(target).power : 0;
  return repairChoices(state, seat).map((command) => {
    const own = pack(moved(vessel.power, command.sides, 1));
    const worth =
      open.length > 0
        ? fireValue(fight, own, other, open[0]!, open[1] ?? null)
        : target
          ? fight.value.stand(own, other)
          : fight.value.destroyed(own);
    return { command, worth };
  });
}
