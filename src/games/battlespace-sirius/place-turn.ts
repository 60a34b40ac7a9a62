import type { Fault } from '../../engine/game.ts';
import { MAX_POWER } from './data/sides.ts';
import type { Options } from './options.ts';
import type { GivenPosition } from './place-schema.ts';
import { vesselFrom } from './place-vessel.ts';
import { isAdjacent } from './rules/facing.ts';
import { selections } from './rules/lock.ts';
import { totalOf } from './rules/power.ts';
import { seatsOf } from './rules/setup.ts';
import type { Vessel } from './state.ts';

/** What is wrong with the turn of a described position whose vessels stand: who acts, the locks, the points. */
export function turnFaults(options: Options, given: GivenPosition): readonly Fault[] {
  const { phase, out } = given;
  const seats = seatsOf(options);
  const turn = turnOf(options, given);
  if (!seats.includes(turn))
    return [{ path: 'turn', reason: `There is no seat ${turn}; seats are 1 to ${seats.length}.` }];
  if (out.includes(turn)) return [{ path: 'turn', reason: `Seat ${turn} is out.` }];
  const own = vesselOf(given, turn)!;
  const faults: Fault[] = phase === 'repair' ? [...pointFaults(own, given)] : [];
  if (phase !== 'repair' && given.repairPoints > 0)
    faults.push({ path: 'repairPoints', reason: 'Points are placed in the phase repair.' });
  if (phase === 'maneuver' || phase === 'lock') {
    for (const name of ['engaged', 'lines', 'resolved'] as const) {
      if (given[name] !== undefined)
        faults.push({ path: name, reason: `In the phase ${phase} nothing is locked yet.` });
    }
    return faults;
  }
  return [...faults, ...lockFaults(options, given, turn, own)];
}

/** Whose turn a position says it is. */
export const turnOf = (options: Options, { turn, order, out }: GivenPosition): string =>
  turn ?? (order ?? seatsOf(options)).find((seat) => !out.includes(seat))!;

function vesselOf({ vessels }: GivenPosition, seat: string): Vessel | null {
  const given = vessels.find((one) => one.seat === seat);
  return given ? vesselFrom(given) : null;
}

/** BS-9.5, BS-9.6: 1 to 3 points, on a ship that has room for them. */
function pointFaults(own: Vessel, { repairPoints }: GivenPosition): readonly Fault[] {
  if (own.kind === 'lifeboat') return [{ path: 'phase', reason: 'A lifeboat has nothing to repair (BS-12.17).' }];
  if (repairPoints === 0)
    return [{ path: 'repairPoints', reason: 'In the phase repair there are 1 to 3 points to place.' }];
  const room = 4 * MAX_POWER - totalOf(own);
  return repairPoints <= room ? [] : [{ path: 'repairPoints', reason: `The ship has room for ${room} points only.` }];
}

/**
 * The engaged opponent is adjacent and its lines are a legal selection (BS-6, BS-11.6, BS-12.12); in `repair` it may be
 * out already.
 */
function lockFaults(options: Options, given: GivenPosition, turn: string, own: Vessel): readonly Fault[] {
  const { phase, engaged, lines = [], resolved = [] } = given;
  if (engaged === undefined) return [{ path: 'engaged', reason: `In the phase ${phase} an opponent is engaged.` }];
  if (!seatsOf(options).includes(engaged) || engaged === turn)
    return [{ path: 'engaged', reason: `Seat ${engaged} is no opponent of seat ${turn}.` }];
  const target = vesselOf(given, engaged);
  if (!target) {
    if (phase !== 'repair') return [{ path: 'engaged', reason: `Seat ${engaged} is out.` }];
    return lines.length > 0 ? [{ path: 'lines', reason: `Seat ${engaged} is out; no line is locked.` }] : [];
  }
  if (!isAdjacent(own.cell, target.cell))
    return [{ path: 'engaged', reason: `Seat ${engaged} is not next to seat ${turn}.` }];
  const legal = selections(own, target).some(
    (one) => one.length === lines.length && one.every((line) => lines.includes(line)),
  );
  const faults: Fault[] = [];
  if (!legal) {
    const open = selections(own, target)
      .map((one) => one.join('+'))
      .join(', ');
    faults.push({ path: 'lines', reason: `Seat ${turn} may lock these lines on seat ${engaged}: ${open}.` });
  }
  const strange = resolved.find((line) => !lines.includes(line));
  if (strange) faults.push({ path: 'resolved', reason: `Line ${strange} is not locked.` });
  if (phase === 'reaction' && resolved.length > 0)
    faults.push({ path: 'resolved', reason: 'Before Fire no lock is resolved.' });
  return faults;
}
