import { FLEETS, fleetCards, type Fleet } from '../data/cards.ts';
import { SHIP_CLASSES } from '../data/ships.ts';
import { SHOP_LIST } from '../data/shop-cards.ts';

/**
 * The printed numbers of a fleet by a ship's place in its table, for play that is only imagined. Money in thousands.
 */
export interface FleetNumbers {
  readonly firepower: readonly number[];
  readonly shield: readonly number[];
  readonly speed: readonly number[];
  readonly value: readonly number[];
  /** For each class, in the order of `SHIP_CLASSES`: its ships, the strongest first. */
  readonly ofClass: readonly (readonly number[])[];
}

function numbersOf(fleet: Fleet): FleetNumbers {
  const cards = fleetCards(fleet);
  const strength = (ship: number) => cards[ship]!.value + cards[ship]!.firepower + cards[ship]!.shield;
  return {
    firepower: cards.map(({ firepower }) => firepower),
    shield: cards.map(({ shield }) => shield),
    speed: cards.map(({ speed }) => speed),
    value: cards.map(({ value }) => value / 1000),
    ofClass: SHIP_CLASSES.map((shipClass) =>
      cards
        .flatMap((card, ship) => (card.shipClass === shipClass ? [ship] : []))
        .sort((a, b) => strength(b) - strength(a)),
    ),
  };
}

/** The numbers of each fleet. */
export const FLEET_NUMBERS = Object.fromEntries(FLEETS.map((fleet) => [fleet, numbersOf(fleet)])) as {
  readonly [fleet in Fleet]: FleetNumbers;
};

/** What a kind of shop card does, in numbers. */
export interface KindNumbers {
  readonly key: string;
  readonly act: 'raise' | 'bring' | 'turnUp' | 'exchange' | 'shuffleInto';
  /** In thousands. */
  readonly price: number;
  readonly firepower: number;
  readonly shield: number;
  /** Place in `SHIP_CLASSES` of what a Repair card brings; -1 for others. */
  readonly shipClass: number;
  readonly copies: number;
}

/** The kinds of shop card in the order of table 2C. */
export const KINDS: readonly KindNumbers[] = SHOP_LIST.map(([{ key, price, effects }, ids]) => {
  const effect = effects[0]!;
  return {
    key,
    act: effect.kind,
    price: price / 1000,
    firepower: effect.kind === 'raise' ? (effect.stats.firepower ?? 0) : 0,
    shield: effect.kind === 'raise' ? (effect.stats.shield ?? 0) : 0,
    shipClass: effect.kind === 'bring' ? SHIP_CLASSES.indexOf(effect.ofClass) : -1,
    copies: ids.length,
  };
});

const KIND_OF: { readonly [id: string]: number } = Object.fromEntries(
  SHOP_LIST.flatMap(([, ids], kind) => ids.map((id) => [id, kind])),
);

/** The kind of a shop card by its id. */
export const kindOf = (id: string): number => KIND_OF[id]!;
