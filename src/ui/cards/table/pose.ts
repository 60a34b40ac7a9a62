import type { Spot } from './box.ts';

/**
 * Where a hand has a card instead of where it lies: raised, parted from its neighbours, or held. An overlay like any
 * other: plain data, made by pure functions.
 */
export interface Pose {
  readonly kind: 'pose';
  readonly id: string;
  readonly spot: Spot;
  /** Height over the table, 0..1. */
  readonly lift: number;
  readonly order: number;
  /** It is held: it follows the pointer at once. */
  readonly held: boolean;
}

/** How much an aid asks for attention: open to choose, pointed at, chosen. */
export type Emphasis = 'offered' | 'pointed' | 'chosen';

/** A card, pile or zone glows: it can be chosen, is pointed at, or is chosen. */
export interface Glow {
  readonly kind: 'glow';
  readonly id: string;
  readonly emphasis: Emphasis;
}

/** What a hand adds to the overlays of any card table. */
export type HandOverlay = Pose | Glow;

interface Kind {
  readonly kind: string;
}

/** The poses among overlays, by card. */
export const posesIn = (overlays: readonly Kind[]): ReadonlyMap<string, Pose> =>
  new Map(overlays.flatMap((one) => (one.kind === 'pose' ? [[(one as Pose).id, one as Pose] as const] : [])));

/** The glows among overlays. */
export const glowsIn = (overlays: readonly Kind[]): readonly Glow[] =>
  overlays.flatMap((one) => (one.kind === 'glow' ? [one as Glow] : []));
