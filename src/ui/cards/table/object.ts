import type { Point } from '../../../table/shape.ts';
import type { Spot } from './box.ts';

/** What every object has: a kind, and a name that is the same wherever it goes. */
export interface Named {
  readonly kind: string;
  readonly id: string;
}

/**
 * A card that lies by itself, or is on its way. `F` = what is printed on it, `P` = how the game names the place it lies
 * at, which need not be a spot: then the table may be laid anew under a running film.
 */
export interface CardObject<F, P = Spot> extends Named {
  readonly kind: 'card';
  /** The same in every zone. It tells what the card is only where that may be known; else it is named by its place. */
  readonly id: string;
  /** Null while it lies face down and nobody may know it. */
  readonly face: F | null;
  readonly back: F;
  readonly place: P;
  /** Where it comes from, and how much of the way is done; 1 = it lies. */
  readonly from: P | Spot | null;
  readonly moved: number;
  /** 0 = face down, 1 = face up. */
  readonly up: number;
  /** Height over the table, 0..1: raised cards cover others and throw their shadow further. */
  readonly lift: number;
  readonly alpha: number;
  /** Of cards that cover one another, the one with the higher order lies on top; the later one of equal ones. */
  readonly order: number;
}

/** A pile: its height shows its count. */
export interface PileObject<F, P = Spot> extends Named {
  readonly kind: 'pile';
  readonly place: P;
  readonly back: F;
  readonly count: number;
  /** The card that is seen on an open pile. */
  readonly top: F | null;
  /** How far it is fanned while it is shuffled, 0..1. */
  readonly riffle: number;
}

/** A place on a card: share of its width from its middle, right and up, and the size as a share of its width. */
export interface Pin extends Point {
  readonly on: string;
  readonly size: number;
}

/** A marker or a coin: on a card, which it goes along with, or on the table. */
export interface TokenObject<P = Spot> extends Named {
  readonly kind: 'token';
  /** What it shows; equal tokens share one picture. */
  readonly picture: string;
  readonly place: P | Pin;
  readonly from: P | Pin | Spot | null;
  readonly moved: number;
  readonly alpha: number;
  /** Its width, units, where that is not that of its place. */
  readonly size?: number;
}

/** A row of cells on a card, so many of them lit. */
export interface GaugeObject extends Named {
  readonly kind: 'gauge';
  /** Middle of the row, and its length as `size`. */
  readonly pin: Pin;
  /** Not whole while it is counted. */
  readonly value: number;
  readonly of: number;
  /** Colour of a lit cell, `r, g, b`. */
  readonly ink: string;
}

export type TableObject<F, P = Spot> = CardObject<F, P> | PileObject<F, P> | TokenObject<P> | GaugeObject;

/** A card that lies still. */
export const cardAt = <F, const P>(
  id: string,
  face: F | null,
  back: F,
  place: P,
  part: Partial<Pick<CardObject<F, P>, 'up' | 'order' | 'lift'>> = {},
): CardObject<F, P> => ({
  kind: 'card',
  id,
  face,
  back,
  place,
  from: null,
  moved: 1,
  up: face === null ? 0 : 1,
  lift: 0,
  alpha: 1,
  order: 0,
  ...part,
});

/** A pile that lies still. */
export const pileOf = <F, const P>(
  id: string,
  place: P,
  back: F,
  count: number,
  top: F | null = null,
): PileObject<F, P> => ({
  kind: 'pile',
  id,
  place,
  back,
  count,
  top,
  riffle: 0,
});

/** A token that lies still. */
export const tokenAt = <const P>(id: string, picture: string, place: P | Pin): TokenObject<P> => ({
  kind: 'token',
  id,
  picture,
  place,
  from: null,
  moved: 1,
  alpha: 1,
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isPin = (value: unknown): value is Pin => isObject(value) && 'on' in value && 'size' in value;

/** Whether two pieces of plain data (places, faces) say the same. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
