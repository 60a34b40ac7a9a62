import { ASTEROID_AMOUNTS } from '../data/asteroids.ts';
import { itemsLeaving } from '../rules/effect.ts';
import type { SkaxarState } from '../state.ts';
import { FLEET_NUMBERS, KINDS, kindOf, type FleetNumbers } from './numbers.ts';
import { sumOf } from './masks.ts';

/**
 * A side of a table that is only imagined. Sets of ships are masks; face-down piles have no order, a ship of them comes
 * up by chance.
 */
export interface Desk {
  readonly fleet: FleetNumbers;
  /** In thousands. */
  money: number;
  deck: number;
  bay: number;
  field: number;
  /** Of the field, those that leave after a stalemate. */
  brief: number;
  scrap: number;
  /** -1 for none. */
  lead: number;
  /** Totals of field and items. */
  firepower: number;
  shield: number;
  /**
   * Of the totals, what the items of the lead ship give: it goes with that ship when it is sent back. Stays 0 where
   * items stay (SK-7.8).
   */
  leadFirepower: number;
  leadShield: number;
}

/** A table that is only imagined; it is changed in place. Seats are 0 and 1. */
export interface Table {
  readonly desks: readonly [Desk, Desk];
  /** Kinds of the six slots; -1 = empty. */
  readonly shop: number[];
  /** How many of each kind lie in the Arms Dealer deck. */
  readonly pile: number[];
  pileCount: number;
  /** Amounts of the asteroids not yet taken, in thousands; which of them comes is chance. */
  readonly asteroids: number[];
  stalemates: number;
  turn: number;
  /** -1 before the first Arms Dealer Phase. */
  lastFirst: number;
  readonly tie: number;
  readonly limit: number;
  /** SK-6.8: cards may be bought that can do nothing. */
  readonly freely: boolean;
  readonly turnLimit: number;
  /** SK-7.8: items leave with their ship. */
  readonly itemsLeave: boolean;
}

const placeOf = (ship: string): number => Number(ship.slice(-2)) - 1;
const maskOf = (ships: readonly string[]): number => ships.reduce((mask, ship) => mask | (1 << placeOf(ship)), 0);

/** The name of a ship by its place, as the match has it. */
export const shipId = (state: SkaxarState, seat: number, ship: number): string => {
  const side = state.sides[seat]!;
  return `${side.seat}-${side.fleet === 'earth' ? 'E' : 'X'}${String(ship + 1).padStart(2, '0')}`;
};

/** The table of a state; what lies face down keeps no order. */
export function tableOf(state: SkaxarState): Table {
  const pile = KINDS.map(() => 0);
  for (const id of state.shopDeck) pile[kindOf(id)]! += 1;
  const asteroids = [...state.asteroidDeck, ...state.asteroidRow.filter((id) => id !== null)].map(
    (id) => ASTEROID_AMOUNTS[id]! / 1000,
  );
  return {
    desks: [deskOf(state, 0), deskOf(state, 1)],
    shop: state.shop.map((id) => (id === null ? -1 : kindOf(id))),
    pile,
    pileCount: state.shopDeck.length,
    asteroids: asteroids.sort((a, b) => a - b),
    stalemates: state.stalemates,
    turn: state.turn,
    lastFirst: state.lastFirstBuyer === null ? -1 : state.lastFirstBuyer === 'A' ? 0 : 1,
    tie: state.tieSeat === 'A' ? 0 : 1,
    limit: state.options.stalemateLimit,
    freely: state.options.purchaseWithoutEffect,
    turnLimit: state.options.turnLimit,
    itemsLeave: state.options.redrawItems === 'leave',
  };
}

function deskOf(state: SkaxarState, seat: number): Desk {
  const side = state.sides[seat]!;
  const fleet = FLEET_NUMBERS[side.fleet];
  const field = maskOf(side.field.map(({ ship }) => ship));
  const items = side.equipped.map((id) => KINDS[kindOf(id)]!);
  const leaving = itemsLeaving(state.options, side).map((id) => KINDS[kindOf(id)]!);
  return {
    fleet,
    money: side.money / 1000,
    deck: maskOf(side.fleetDeck),
    bay: maskOf(side.repairBay),
    field,
    brief: maskOf(side.field.flatMap(({ ship, reinforcement }) => (reinforcement ? [ship] : []))),
    scrap: maskOf(side.scrapyard),
    lead: side.leadShip === null ? -1 : placeOf(side.leadShip),
    firepower: sumOf(field, fleet.firepower) + items.reduce((sum, { firepower }) => sum + firepower, 0),
    shield: sumOf(field, fleet.shield) + items.reduce((sum, { shield }) => sum + shield, 0),
    leadFirepower: leaving.reduce((sum, { firepower }) => sum + firepower, 0),
    leadShield: leaving.reduce((sum, { shield }) => sum + shield, 0),
  };
}

/** A copy that can be played on alone. */
export function copyOfTable(table: Table): Table {
  return {
    desks: [copyOfDesk(table.desks[0]), copyOfDesk(table.desks[1])],
    shop: table.shop.slice(),
    pile: table.pile.slice(),
    pileCount: table.pileCount,
    asteroids: table.asteroids.slice(),
    stalemates: table.stalemates,
    turn: table.turn,
    lastFirst: table.lastFirst,
    tie: table.tie,
    limit: table.limit,
    freely: table.freely,
    turnLimit: table.turnLimit,
    itemsLeave: table.itemsLeave,
  };
}

/** A copy of a side. */
export const copyOfDesk = (desk: Desk): Desk => ({
  fleet: desk.fleet,
  money: desk.money,
  deck: desk.deck,
  bay: desk.bay,
  field: desk.field,
  brief: desk.brief,
  scrap: desk.scrap,
  lead: desk.lead,
  firepower: desk.firepower,
  shield: desk.shield,
  leadFirepower: desk.leadFirepower,
  leadShield: desk.leadShield,
});

/** Ships that are not destroyed. */
export const alive = (desk: Desk): number => desk.deck | desk.bay | desk.field;

/** SK-12.7: the turn that is played is the last one, or was. */
export const isOver = ({ turn, turnLimit }: Table): boolean => turnLimit > 0 && turn >= turnLimit;
