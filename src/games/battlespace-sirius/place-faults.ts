import type { Fault } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Options } from './options.ts';
import type { GivenPosition, GivenVessel } from './place-schema.ts';
import { sameCell } from './rules/facing.ts';
import { seatsOf } from './rules/setup.ts';
import { turnFaults } from './place-turn.ts';

/** What is wrong with a described position: the vessels, the cards, the turn; empty = it can be built. */
export function boardFaults(options: Options, given: GivenPosition): readonly Fault[] {
  const seats = seatFaults(options, given);
  // What follows looks players up by their seats.
  if (seats.length > 0) return seats;
  const board = [...vesselFaults(options, given), ...cardFaults(options, given)];
  return board.length > 0 ? board : turnFaults(options, given);
}

/** Every seat stands on the grid or is out, once; every list of seats names seats there are, each once. */
function seatFaults(options: Options, given: GivenPosition): readonly Fault[] {
  const seats = seatsOf(options);
  return [...listFaults(seats, given), ...standingFaults(seats, given)];
}

function listFaults(seats: readonly Seat[], given: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  const lists = {
    vessels: given.vessels.map(({ seat }) => seat),
    out: given.out,
    revealed: given.revealed,
    order: given.order ?? seats,
    agree: given.agree,
  };
  for (const [name, list] of Object.entries(lists)) {
    for (const [index, seat] of list.entries()) {
      const path = name === 'vessels' ? `vessels.${index}.seat` : `${name}.${index}`;
      if (!seats.includes(seat))
        faults.push({ path, reason: `There is no seat ${seat}; seats are 1 to ${seats.length}.` });
      else if (list.indexOf(seat) < index) faults.push({ path, reason: `Seat ${seat} is named twice.` });
    }
  }
  return faults;
}

function standingFaults(seats: readonly Seat[], given: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  const standing = given.vessels.map(({ seat }) => seat);
  for (const seat of seats) {
    if (standing.includes(seat) && given.out.includes(seat))
      faults.push({ path: `out.${given.out.indexOf(seat)}`, reason: `Seat ${seat} has a vessel on the grid.` });
    if (!standing.includes(seat) && !given.out.includes(seat))
      faults.push({ path: 'vessels', reason: `Seat ${seat} has no vessel and is not out.` });
    if (given.order && !given.order.includes(seat)) faults.push({ path: 'order', reason: `Seat ${seat} is missing.` });
  }
  if (standing.length < 2) faults.push({ path: 'vessels', reason: 'At least 2 players are still in.' });
  for (const [index, seat] of given.agree.entries()) {
    if (given.out.includes(seat)) faults.push({ path: `agree.${index}`, reason: `Seat ${seat} is out.` });
  }
  return faults;
}

function vesselFaults(options: Options, { vessels }: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [index, vessel] of vessels.entries()) {
    const path = `vessels.${index}`;
    const other = vessels.find((one) => sameCell(one.cell, vessel.cell))!;
    if (other !== vessel)
      faults.push({
        path: `${path}.cell`,
        reason: `Cell (${vessel.cell.join(',')}) is taken by seat ${other.seat} (BS-3.1).`,
      });
    if (vessel.lifeboat) faults.push(...lifeboatFaults(options, vessel, path));
  }
  return faults;
}

function lifeboatFaults(options: Options, { heading, power }: GivenVessel, path: string): readonly Fault[] {
  const faults: Fault[] = [];
  if (!options.lifeboats) faults.push({ path: `${path}.lifeboat`, reason: 'The option lifeboats is off.' });
  if (heading) faults.push({ path: `${path}.heading`, reason: 'A lifeboat has no heading (BS-12.5).' });
  if (power) faults.push({ path: `${path}.power`, reason: 'A lifeboat has no Power (BS-12.5).' });
  return faults;
}

/** BS-12.1: with lifeboats everybody holds one of the eight cards, all different; without them nobody does. */
function cardFaults(options: Options, given: GivenPosition): readonly Fault[] {
  return options.lifeboats ? heldFaults(seatsOf(options), given) : needlessFaults(given);
}

function needlessFaults({ cards, revealed }: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  if (Object.keys(cards).length > 0) faults.push({ path: 'cards', reason: 'The option lifeboats is off.' });
  if (revealed.length > 0) faults.push({ path: 'revealed', reason: 'The option lifeboats is off.' });
  return faults;
}

function heldFaults(seats: readonly Seat[], { vessels, cards }: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  for (const seat of Object.keys(cards)) {
    if (!seats.includes(seat))
      faults.push({ path: `cards.${seat}`, reason: `There is no seat ${seat}; seats are 1 to ${seats.length}.` });
  }
  const held = seats.map((seat) => ({
    seat,
    card: cards[seat],
    standing: vessels.find((one) => one.seat === seat)?.lifeboat,
  }));
  for (const { seat, card, standing } of held) {
    const path = `cards.${seat}`;
    if (!card && !standing) faults.push({ path, reason: `Seat ${seat} holds no lifeboat card.` });
    if (card && standing && card !== standing)
      faults.push({ path, reason: `Seat ${seat} stands on the grid as ${standing}.` });
    const first = held.find((one) => (one.standing ?? one.card) === (standing ?? card))!;
    if ((card || standing) && first.seat !== seat)
      faults.push({ path, reason: `Seat ${first.seat} holds ${standing ?? card} already.` });
  }
  return faults;
}
