import { unhandled } from '../../engine/unhandled.ts';
import { changePlayer, changePower, copyOfState, type Fresh } from './copies.ts';
import type { BattlespaceSiriusEvent, EventOf } from './event.ts';
import { reduced } from './rules/power.ts';
import { FULL_POWER } from './rules/setup.ts';
import type { BattlespaceSiriusState, Player } from './state.ts';

type Next = Fresh<BattlespaceSiriusState>;

/** The state after a fact: the only place that makes one. */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function evolve(state: BattlespaceSiriusState, event: BattlespaceSiriusEvent): BattlespaceSiriusState {
  const next = copyOfState(state);
  switch (event.type) {
    case 'lifeboatDrawn':
      changePlayer(next, event.seat, (player) => (player.lifeboat = event.lifeboat));
      break;
    case 'priorityRolled':
      next.rolling = event.tied;
      break;
    case 'shipsPlaced':
      place(next, event);
      break;
    case 'turnBegan':
      begin(next, event);
      break;
    case 'maneuvered':
      changePlayer(next, event.seat, (player) => move(player, event));
      next.phase = 'lock';
      break;
    case 'locked':
      next.engagedSeat = event.target;
      next.locks = event.locks;
      next.phase = 'reaction';
      break;
    case 'heldStill':
      next.phase = 'fire';
      break;
    case 'turnedAway':
      changePlayer(next, event.seat, (player) => {
        player.vessel = { kind: 'ship', cell: player.vessel!.cell, heading: event.heading, power: event.power };
      });
      next.locks = event.locks;
      next.phase = 'fire';
      break;
    case 'sentryFired':
      sentry(next, event);
      break;
    case 'fired':
      volley(next, event);
      break;
    case 'repaired':
      changePower(next, event.seat, () => event.power);
      next.repairPoints = 0;
      next.phase = 'fire';
      break;
    case 'repairsLost':
      next.repairPoints = 0;
      break;
    case 'vesselLost':
      changePlayer(next, event.seat, (player) => {
        player.vessel = event.lifeboat && { kind: 'lifeboat', cell: event.cell, lifeboat: event.lifeboat };
        if (event.lifeboat) player.shown = true;
      });
      // BS-12.6, BS-12.7, BS-12.19: whoever's vessel it was, the turn has no further shot.
      next.ending = true;
      break;
    case 'playerLeft':
      changePlayer(next, event.seat, (player) => {
        player.vessel = null;
        player.agree = false;
        player.left = state.players.filter(({ left }) => left !== null).length + 1;
      });
      if (event.seat === state.turnSeat) next.ending = true;
      break;
    case 'locksDropped':
      next.locks = [];
      next.ending = true;
      break;
    case 'turnEnded':
      next.quietTurns = event.quietTurns;
      clear(next);
      break;
    case 'drawFlagged':
      changePlayer(next, event.seat, (player) => (player.agree = event.agree));
      break;
    case 'drawFlagsCleared':
      next.players = state.players.map((player) => (player.agree ? { ...player, agree: false } : player));
      break;
    case 'lifeboatRevealed':
      changePlayer(next, event.seat, (player) => {
        player.lifeboat = event.lifeboat;
        player.shown = true;
      });
      break;
    case 'gameEnded':
      end(next, event);
      break;
    default:
      unhandled(event);
  }
  return next;
}

/** BS-2.8: in a row from (0,0) to the East in turn order, all heading North, every side with Power 6. */
function place(next: Next, { order }: EventOf<'shipsPlaced'>): void {
  next.order = order;
  next.players = next.players.map((player) => ({
    ...player,
    vessel: { kind: 'ship', cell: [order.indexOf(player.seat), 0], heading: 'N', power: FULL_POWER },
  }));
}

function begin(next: Next, { seat, turn, round }: EventOf<'turnBegan'>): void {
  clear(next);
  next.phase = 'maneuver';
  next.turnSeat = seat;
  next.turnNumber = turn;
  next.round = round;
  next.shot = false;
}

/** BS-4.5: locks and engagement end with the turn. */
function clear(next: Next): void {
  next.engagedSeat = null;
  next.locks = [];
  next.repairPoints = 0;
  next.ending = false;
}

function move(player: Fresh<Player>, { cell, heading, power }: EventOf<'maneuvered'>): void {
  const vessel = player.vessel!;
  player.vessel =
    vessel.kind === 'ship'
      ? { kind: 'ship', cell, heading: heading!, power: power! }
      : { kind: 'lifeboat', cell, lifeboat: vessel.lifeboat };
}

/** BS-7.9: the Power is paid first; then each hit takes 1 from the firing side of its lock. */
function sentry(next: Next, event: EventOf<'sentryFired'>): void {
  const { power, shots, seat, target } = event;
  if (power) changePower(next, seat, () => power);
  for (const { line, die, hit } of shots) {
    const side = next.locks.find((lock) => lock.line === line)!.firingSide;
    if (hit && die !== null && side) changePower(next, target, (ship) => reduced(ship.power, side, 1));
  }
  next.shot = true;
  next.phase = 'fire';
}

/** BS-8.8: pay, take off the hits, then repairs; the lock is resolved. */
function volley(
  next: Next,
  { seat, target, line, weapons, firingSide, targetSide, cost, removed, points }: EventOf<'fired'>,
): void {
  if (cost > 0) changePower(next, seat, (ship) => reduced(ship.power, firingSide!, cost));
  if (removed > 0) changePower(next, target, (ship) => reduced(ship.power, targetSide!, removed));
  next.locks = next.locks.map((lock) =>
    lock.line === line ? { line, firingSide: lock.firingSide, targetSide: lock.targetSide, resolved: true } : lock,
  );
  if (weapons > 0) next.shot = true;
  next.repairPoints = points;
  if (points > 0) next.phase = 'repair';
}

function end(next: Next, { winner, reason, placing, scores }: EventOf<'gameEnded'>): void {
  clear(next);
  next.phase = 'over';
  next.outcome = {
    winners: winner ? [winner] : [],
    reason,
    result: { winner, reason, placing, scores, rounds: next.round, turns: next.turnNumber },
  };
}
