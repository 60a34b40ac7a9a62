import type { Chance } from '../../../engine/rng.ts';
import { shuffled } from '../../../cards/shuffle.ts';
import { designOf, shipDeckOf, tacticsDeckOf } from '../data/cards.ts';
import { seatsOf, type Options } from '../options.ts';
import type { PlayerPosition, SpurPosition } from '../place.ts';
import { autoLayout } from '../rules/formation.ts';
import { freshShip } from '../rules/setup.ts';

/** One match in so many begins with its setup. */
const SETUP_ONE_IN = 3;
/** Ships of a fleet, and cards of a hand: enough for every ability and reaction to meet what it is for. */
const SHIPS = 6;
const HAND = 12;
/** Recruitment points a seat begins with, at most: enough for any design. */
const RECRUITMENT = 10;

/**
 * A position in the midst of a game, laid out by chance: fleets of any designs, some of them damaged and spent, and
 * full hands, so that in a few turns every card, ability and refusal can be met. Null for a match that begins with its
 * setup. Where the last one standing wins, everybody is about to lose the last ship (OS-11.8).
 */
export function busyPosition(options: Options, index: number, chance: Chance): SpurPosition | null {
  if (index % SETUP_ONE_IN === 0) return null;
  const last = options.victory === 'lastStanding';
  const seats = seatsOf(options).map((seat, at) => [seat, laidOut(options, seat, at, last, chance)] as const);
  const first = seats[chance.below(seats.length)]![0];
  return { ...Object.fromEntries(seats), turn: 2, round: 1, activeSeat: first, firstSeat: first };
}

/** `last`: one ship, seldom two, bare and nearly lost. */
function laidOut(options: Options, seat: string, at: number, last: boolean, chance: Chance): PlayerPosition {
  const species = options.species[at]!;
  const fleet = shuffled(shipDeckOf(seat, species, options.dataSet), chance);
  const ids = fleet.slice(0, last ? 1 + Math.floor(chance.below(4) / 3) : SHIPS);
  const slots = autoLayout(ids.map((id, at) => freshShip(id, at + 1)));
  const cards = shuffled(tacticsDeckOf(seat, species), chance);
  // Now and then all cards are in the hand, and a played one comes back at once (OS-10.8, OS-10.32).
  const held = chance.below(6) === 0 ? cards.length : HAND;
  return {
    ships: Object.entries(slots).map(([slot, id]) => damagedShip(id, slot, last, chance)),
    hand: cards.slice(0, held),
    deck: cards.slice(held),
    recruitment: chance.below(RECRUITMENT + 1),
  };
}

/** A ship with any numbers it may have. */
function damagedShip(id: string, slot: string, last: boolean, chance: Chance) {
  const { shield, hull, energy } = designOf(id);
  return {
    design: id,
    slot,
    shield: last ? 0 : chance.below(shield + 1),
    hull: last ? 1 : 1 + chance.below(hull),
    energy: last ? energy : chance.below(energy + 1),
    overcharged: !last && chance.below(8) === 0,
  };
}
