import { openSealed, type Sealed } from '../../../cards/sealed.ts';
import { shuffled } from '../../../cards/shuffle.ts';
import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { designNamed, designOf, shipDeckOf, tacticsDeckOf } from '../data/cards.ts';
import { SHIP_CLASSES } from '../data/classes.ts';
import { linesIn, latePoints } from '../data/sets.ts';
import type { SpurEvent } from '../event.ts';
import { seatsOf, type Options } from '../options.ts';
import type { Layout, Player, Ship, SpurState } from '../state.ts';
import { cannotStand } from './layout.ts';
import { FULL_FLEET } from './formation.ts';
import { STANDARD_FLEET, startingFaults } from './starting-fleet.ts';
import { fleetOf, playerOf, seatsLeft } from './table.ts';

/** OS-2.4, OS-9.3. */
export const FULL_HAND = 7;

/** The state before the fleets are chosen: decks separated (OS-2.1), nothing shuffled. */
export function setupState(options: Options): SpurState {
  const seats = seatsOf(options);
  return {
    options,
    phase: 'setupFleet',
    turn: 0,
    round: 0,
    activeSeat: seats[0]!,
    firstSeat: seats[0]!,
    fleetChoice: openSealed(seats, { takeBack: false }),
    layoutChoice: null,
    scripted: { firstSeat: null, decks: [] },
    players: seats.map((seat, at) => freshPlayer(seat, options.species[at]!, options)),
    ships: [],
    primary: null,
    mode: null,
    activeShip: null,
    suppressor: null,
    silenced: [],
    lasting: [],
    window: null,
    helpers: [],
    choosing: null,
    unchecked: false,
    outcome: null,
  };
}

/** OS-2.8: nothing but the two decks. */
export const freshPlayer = (
  seat: Seat,
  species: Options['species'][number],
  { dataSet }: Pick<Options, 'dataSet'>,
): Player => ({
  seat,
  tacticsDeck: tacticsDeckOf(seat, species),
  hand: [],
  discard: [],
  reserve: [],
  shipDeck: shipDeckOf(seat, species, dataSet),
  joined: 0,
  recruitment: 0,
  repairTraded: 0,
  trophies: [],
  autoPass: {},
  eliminated: false,
  revised: false,
  played: [],
});

/** OS-2.6: a ship as it comes into play. */
export function freshShip(id: string, joinIndex: number): Ship {
  const { shield, hull, energy } = designOf(id);
  return {
    id,
    owner: id.split(':')[0]!,
    joinIndex,
    slot: null,
    shield,
    hull,
    energy,
    overcharged: false,
    suppressed: false,
    interfered: false,
    activated: false,
  };
}

/** The lowest free copies of designs, in table order, then copy order (OS-0.4); null = a design has no copy left. */
export function copiesOf(shipDeck: readonly string[], designs: readonly string[]): readonly string[] | null {
  const wanted: { [design: string]: number } = {};
  for (const design of designs) wanted[design] = (wanted[design] ?? 0) + 1;
  const taken = shipDeck.filter((ship) => {
    const { id } = designOf(ship);
    const left = wanted[id] ?? 0;
    wanted[id] = left - 1;
    return left > 0;
  });
  return taken.length === designs.length ? taken : null;
}

/** OS-2.2, OS-12.1: why a choice of designs is no starting fleet; null = it is one. */
export function cannotChoose(state: SpurState, seat: Seat, designs: readonly string[]): Rejection | null {
  const { options, players } = state;
  const species = options.species[players.findIndex((one) => one.seat === seat)]!;
  return startingFaults(options, { species, shipDeck: playerOf(state, seat).shipDeck }, designs)[0] ?? null;
}

/**
 * OS-2.3: a fleet that is offered: the standard one with the first designs of each class; for `points` one legal
 * example, dear ships first.
 */
export function offeredFleet({ options, players }: SpurState, seat: Seat): readonly string[] {
  const species = options.species[players.findIndex((one) => one.seat === seat)]!;
  const all = linesIn(options.dataSet, species).flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  if (options.startingFleet === 'standard')
    return SHIP_CLASSES.flatMap((shipClass) =>
      all.filter((id) => designNamed(id)!.shipClass === shipClass).slice(0, STANDARD_FLEET[shipClass] ?? 0),
    );
  return pickedFor(all, options.fleetPoints, FULL_FLEET) ?? [];
}

/** Designs of a list that cost exactly so much together, in its order; null = there are none. */
function pickedFor(list: readonly string[], points: number, most: number): readonly string[] | null {
  if (points === 0) return [];
  if (most === 0) return null;
  for (const [at, id] of list.entries()) {
    const { cost } = designNamed(id)!;
    if (cost > points || list[at - 1] === id) continue;
    const rest = pickedFor(list.slice(at + 1), points - cost, most - 1);
    if (rest) return [id, ...rest];
  }
  return null;
}

/** OS-2.5: why a layout cannot be set; null = it can. */
export const cannotSet = (state: SpurState, seat: Seat, layout: Layout): Rejection | null =>
  cannotStand(state.options, fleetOf(state, seat), layout);

/** OS-2.3, OS-2.4: all fleets are shown; each deck is shuffled in seat order, and seven cards are drawn. */
export function dealt(state: SpurState, chance: Chance): readonly SpurEvent[] {
  const { choices } = state.fleetChoice as Sealed<readonly string[]>;
  const seats = seatsLeft(state);
  const fleets = seats.map((seat) => {
    const { choice } = choices.find((one) => one.seat === seat)!;
    return { seat, ships: copiesOf(playerOf(state, seat).shipDeck, choice)! };
  });
  return [
    { type: 'fleetsShown', fleets },
    ...seats.flatMap((seat): readonly SpurEvent[] => {
      const { tacticsDeck } = playerOf(state, seat);
      const order = state.scripted.decks.includes(seat) ? tacticsDeck : shuffled(tacticsDeck, chance);
      const cards = order.slice(0, FULL_HAND);
      return [
        { type: 'deckShuffled', seat, renewed: false, count: order.length, order },
        { type: 'drew', seat, count: cards.length, cards },
      ];
    }),
  ];
}

/** OS-2.7, OS-2.8: the layouts are shown together, the first seat is rolled, and the first turn begins. */
export function begun(state: SpurState, chance: Chance): readonly SpurEvent[] {
  const { choices } = state.layoutChoice!;
  const seats = seatsLeft(state);
  const given = state.scripted.firstSeat;
  const rolled = given === null || !seats.includes(given) ? chance.below(seats.length) : null;
  const first = rolled === null ? given! : seats[rolled]!;
  const from = seats.indexOf(first);
  const order = [...seats.slice(from), ...seats.slice(0, from)];
  const { lateSeatRecruitment, dataSet } = state.options;
  const late = lateSeatRecruitment === 'on';
  const recruitment = late
    ? order.map((seat, place) => ({ seat, amount: place * latePoints(dataSet, seats.length) }))
    : [];
  return [
    {
      type: 'layoutsShown',
      layouts: seats
        .map((seat) => choices.find((one) => one.seat === seat)!)
        .map(({ seat, choice }) => ({ seat, layout: choice })),
    },
    { type: 'begun', first, rolled, recruitment },
    { type: 'turnBegan', seat: first, turn: 1, round: 1 },
  ];
}
