import type { Fault } from '../../engine/game.ts';
import { ALL_CARDS } from './data/cards.ts';
import { seatsOf, type Options } from './options.ts';
import type { GivenPosition } from './place-schema.ts';
import { modifiersOf, type Modifier } from './rules/lasting.ts';
import type { SpurState } from './state.ts';
import { isSlot } from './rules/formation.ts';

/** Whether an id has the form of a card of a seat. */
const isCardId = (id: string): boolean => {
  const [, line] = id.split(/[:#]/);
  return /^[1-4]:[a-z-]+#\d+$/.test(id) && ALL_CARDS.some(({ key }) => key === line);
};

/** Faults of the seats a position speaks of. */
export function seatFaults(options: Options, given: GivenPosition): readonly Fault[] {
  const seats = seatsOf(options);
  const faults: Fault[] = [];
  const want = (path: string, seat: string | null): void => {
    if (seat !== null && !seats.includes(seat))
      faults.push({ path, reason: `There is no seat ${seat.slice(0, 40)} in this game.` });
  };
  want('activeSeat', given.activeSeat);
  want('firstSeat', given.firstSeat);
  for (const seat of ['1', '2', '3', '4'] as const)
    if (!seats.includes(seat) && JSON.stringify(given[seat].ships) !== '[]') want(seat, seat);
  if (given.phase === 'setupFleet')
    for (const seat of ['1', '2', '3', '4'] as const)
      if (given[seat].ships.length > 0 || given[seat].hand.length > 0)
        faults.push({ path: seat, reason: 'A game from its setup is described by its decks and first seat alone.' });
  for (const [at, { card }] of given.modifiers.entries())
    if (!isCardId(card))
      faults.push({ path: `modifiers.${at}.card`, reason: `${card.slice(0, 40)} is not the id of a card.` });
  return faults;
}

/** The modifiers of a position, as their cards have them. */
export const placedModifiers = ({ modifiers }: GivenPosition): readonly Modifier[] =>
  modifiers.flatMap(({ card, ship }) => modifiersOf(card.split(':')[0]!, card, ship));

/** Faults of ships that stand where they cannot, and of names of ships that are not there. */
export function standFaults({ ships, players }: SpurState, given: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  for (const { seat } of players) {
    const slots = ships.filter(({ owner }) => owner === seat).flatMap(({ slot }) => (slot === null ? [] : [slot]));
    const strange = slots.find((slot) => !isSlot(slot));
    const twice = slots.find((slot, at) => slots.indexOf(slot) !== at);
    const back = slots.filter((slot) => slot.startsWith('B'));
    if (strange !== undefined) faults.push({ path: seat, reason: `There is no slot ${strange.slice(0, 40)}.` });
    if (twice !== undefined) faults.push({ path: seat, reason: `Two ships stand at ${twice}.` });
    if (back.length > 1) faults.push({ path: seat, reason: 'One ship at most stands in the back row.' });
  }
  const known = (path: string, id: string | null): void => {
    if (id !== null && !ships.some((ship) => ship.id === id))
      faults.push({ path, reason: `${id.slice(0, 40)} is not in play.` });
  };
  known('activeShip', given.activeShip);
  known('suppressor', given.suppressor);
  for (const [at, { ship }] of given.modifiers.entries()) known(`modifiers.${at}.ship`, ship);
  return faults;
}
