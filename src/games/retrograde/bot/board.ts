import type { Seat } from '../../../engine/seat.ts';
import { isHomeworld } from '../data/assets.ts';
import { assetCard, printedOn, spacecraftCard, upgradeCard, type CardId } from '../data/cards.ts';
import type { AssetCard } from '../data/assets.ts';
import type { Target } from '../command.ts';
import type { SpacecraftCard } from '../data/spacecraft.ts';
import type { HitRule } from '../options.ts';
import { abilityIn } from '../data/abilities.ts';
import { homeworldAbility, resistanceOf, upgradeAbility } from '../rules/things.ts';
import { SEATS, type Asset, type RetrogradeState, type Spacecraft } from '../state.ts';

/** A seat by its place: 0 or 1. */
export type Owner = 0 | 1;

/** The place of a seat. */
export const ownerOf = (seat: Seat): Owner => (seat === SEATS[0] ? 0 : 1);

/** An asset in play, as far as spacecraft are concerned with it. */
export interface Place {
  readonly id: string;
  readonly card: AssetCard;
  readonly owner: Owner;
  readonly home: boolean;
  readonly destroyed: boolean;
  /** Damage it still stands. */
  readonly hp: number;
  /** RG-17.16: all it resists. */
  readonly resistance: number;
  /** RG-17.19. */
  readonly surcharge: number;
  /** RG-17.3: what each defender takes off. */
  readonly guard: number;
  /** RG-17.13: range of its missiles; 0 without. */
  readonly missiles: number;
  /** RG-17.16: what its upgrade adds to its resistance. */
  readonly bonus: number;
  /** Damage the upgrade under it still stands; 0 without. */
  readonly upgrade: number;
}

/** A spacecraft. */
export interface Ship {
  readonly id: string;
  readonly card: SpacecraftCard;
  readonly owner: Owner;
  /** The place it orbits, by its place in the list. */
  readonly at: number;
  readonly orbital: number;
  readonly left: number;
  readonly damage: number;
  /** RG-17.1: what it pays less for a burn. */
  readonly discount: number;
  /** Attacks and bombardments it can still make this turn (RG-17.4, RG-11.3). */
  readonly attacks: number;
  readonly bombardments: number;
  /** RG-10.5. */
  readonly barred: boolean;
}

/** A shot a spacecraft could take: from where, with how much, and what it throws. */
export interface Shot {
  readonly orbital: number;
  readonly spend: number;
  readonly dice: number;
  readonly faces: number;
  /** Mean hits. */
  readonly mean: number;
}

/** A spacecraft that comes to bombard a place. */
export interface Bomber {
  /** Whole turns of its own before the one in which it bombards. */
  readonly turns: number;
  /** RG-11.4, RG-17.3: what it takes off each time, times the chance that it comes through. */
  readonly power: number;
  /** From where. */
  readonly orbital: number;
  /** RG-16.2, RG-17.13: wrecks and missiles there destroy it once it has bombarded. */
  readonly once?: boolean;
}

/** The table as plain figures, in the order of the state's lists. */
export interface Board {
  readonly places: readonly Place[];
  readonly ships: readonly Ship[];
  /** RG-16.2: wrecks by place and orbital. */
  readonly debris: readonly { readonly at: number; readonly orbital: number }[];
  readonly counters: readonly [number, number];
  readonly rule: HitRule;
  readonly memory: Memory;
}

/**
 * What was counted before: boards that are weighed beside each other differ in a spacecraft or two, and spacecraft that
 * did not move are the same objects. It holds as long as the places are the same.
 */
export interface Memory {
  /** How a spacecraft bombards, by place and guard. */
  readonly bombers: Map<Ship, Bomber[]>;
  /** The best shot of the first spacecraft at the second. */
  readonly shots: Map<Ship, Map<Ship, Shot | null>>;
  /** How the first spacecraft gets at the second, which stays where it is. */
  readonly hunters: Map<Ship, Map<Ship, Hunter | null>>;
}

/** A spacecraft that comes to shoot at one that stays where it is. */
export interface Hunter {
  /** How far its shot is counted, 0..1: a turn later less. */
  readonly share: number;
  readonly dice: number;
  readonly faces: number;
}

export const freshMemory = (): Memory => ({
  bombers: new Map(),
  shots: new Map(),
  hunters: new Map(),
});

const placeOf = (asset: Asset): Place => {
  const card = assetCard(asset.card);
  const resistance = resistanceOf(asset);
  return {
    id: asset.id,
    card,
    owner: ownerOf(asset.owner),
    home: isHomeworld(asset.card),
    destroyed: asset.destroyed,
    hp: asset.destroyed ? 0 : resistance - asset.damage,
    resistance,
    surcharge: upgradeAbility(asset, 'arrivalSurcharge')?.amount ?? 0,
    guard: asset.destroyed ? 0 : (abilityIn(card.abilities, 'bombardmentGuard')?.amount ?? 0),
    missiles: upgradeAbility(asset, 'assetAttack')?.deltaVee ?? 0,
    bonus: upgradeAbility(asset, 'resistanceBonus')?.amount ?? 0,
    upgrade: asset.destroyed || !asset.upgrade ? 0 : upgradeCard(asset.upgrade.card).resistance - asset.upgrade.damage,
  };
};

/** RG-17.4: attacks a spacecraft can make in a turn. */
export const attacksOf = ({ id }: SpacecraftCard): number => printedOn(id, 'attackLimit')?.perTurn ?? Infinity;
/** RG-11.3, RG-17.5: bombardments a spacecraft can make in a turn. */
export const bombardmentsOf = ({ id }: SpacecraftCard): number => printedOn(id, 'entryTurnStrike')?.bombardments ?? 1;

/** A spacecraft on the board, at a place. */
export function shipOf(
  one: Pick<Spacecraft, 'id' | 'card' | 'owner' | 'orbital' | 'left' | 'damage'> & Partial<Spacecraft>,
  at: number,
  discounts: readonly [Discount, Discount],
): Ship {
  const card = spacecraftCard(one.card);
  const owner = ownerOf(one.owner);
  const { id, orbital, left, damage, attacks = 0, bombardments = 0, barred = false } = one;
  return {
    id,
    card,
    owner,
    at,
    orbital,
    left,
    damage,
    discount: discountFor(discounts[owner], card),
    attacks: attacksOf(card) - attacks,
    bombardments: bombardmentsOf(card) - bombardments,
    barred,
  };
}

type Discount = ReturnType<typeof homeworldAbility<'burnDiscount'>>;

const discountFor = (discount: Discount, { shipClass }: SpacecraftCard): number =>
  discount?.classes.includes(shipClass) ? discount.amount : 0;

/** RG-17.1: the burn discounts of both seats. */
export const discountsOf = (state: RetrogradeState): readonly [Discount, Discount] => [
  homeworldAbility(state, SEATS[0], 'burnDiscount'),
  homeworldAbility(state, SEATS[1], 'burnDiscount'),
];

/** The table of a state. */
export function boardOf(state: RetrogradeState): Board {
  const index: { [id: string]: number } = {};
  for (const [at, { id }] of state.assets.entries()) index[id] = at;
  const discounts = discountsOf(state);
  return {
    places: state.assets.map(placeOf),
    ships: state.spacecraft.map((one) => shipOf(one, index[one.asset]!, discounts)),
    debris: state.debris.map(({ asset, orbital }) => ({ at: index[asset]!, orbital })),
    counters: [state.sides[0].orbitCounter, state.sides[1].orbitCounter],
    rule: state.options.hitRule,
    memory: freshMemory(),
  };
}

/** The board with one spacecraft changed, or without it (null). */
export const withShip = (board: Board, id: string, next: Ship | null): Board => ({
  ...board,
  ships: next ? board.ships.map((one) => (one.id === id ? next : one)) : board.ships.filter((one) => one.id !== id),
  debris: next ? board.debris : withWreck(board, id),
});

function withWreck({ ships, debris }: Board, id: string): Board['debris'] {
  const lost = ships.find((one) => one.id === id);
  return lost ? [...debris, { at: lost.at, orbital: lost.orbital }] : debris;
}

const RUIN = { hp: 0, destroyed: true, surcharge: 0, guard: 0, missiles: 0, bonus: 0, upgrade: 0 } as const;

/** RG-11.6, RG-12.5: the place after so much damage to itself or to its upgrade. */
function struck(place: Place, target: Target, damage: number): Place {
  if (target === 'asset') return place.hp > damage ? { ...place, hp: place.hp - damage } : { ...place, ...RUIN };
  if (place.upgrade > damage) return { ...place, upgrade: place.upgrade - damage };
  const hp = place.hp - place.bonus;
  if (hp <= 0) return { ...place, ...RUIN };
  const resistance = place.resistance - place.bonus;
  return { ...place, hp, resistance, surcharge: 0, missiles: 0, bonus: 0, upgrade: 0 };
}

/** The board with so much more damage on a place or its upgrade. */
export const withDamage = (board: Board, at: number, target: Target, damage: number): Board => ({
  ...board,
  places: board.places.map((place, index) => (index === at ? struck(place, target, damage) : place)),
  memory: freshMemory(),
});

/** The board with a new spacecraft of a seat in an orbital of an asset. */
export function withNew(
  state: RetrogradeState,
  seat: Seat,
  board: Board,
  card: CardId,
  { id }: Pick<Asset, 'id'>,
  orbital: number,
): Board {
  const at = board.places.findIndex((place) => place.id === id);
  const fresh = { id: 'new', card, owner: seat, orbital, left: spacecraftCard(card).deltaVee, damage: 0 };
  return { ...board, ships: [...board.ships, shipOf(fresh, at, discountsOf(state))] };
}
