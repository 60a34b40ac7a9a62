import type { Seat } from '../../../../engine/seat.ts';
import type { SpurOverlay } from './stage.ts';

type ShapeAid = Extract<SpurOverlay, { readonly kind: 'shape' }>;

/** How the overlays have the table lie; all side by side where they say nothing. */
export const shapeOf = (overlays: readonly SpurOverlay[], seats: readonly Seat[]): ShapeAid =>
  overlays.find((aid): aid is ShapeAid => aid.kind === 'shape') ?? {
    kind: 'shape',
    shape: 'wide',
    near: seats[0] ?? '1',
    far: null,
    attacked: false,
  };

/**
 * The arena between the fleets, where those who shoot at each other meet: as high as the room that is left there, ships
 * in it so large, their middles so far from its own. Where several fleets stand side by side there is room for more,
 * most of all where the screen is higher than they need (`deep`). On a tall screen it is as wide as a fleet, and has
 * its room while there is an attack.
 */
export const ARENA = {
  two: { front: 920, ship: 1000, out: 2180 },
  many: { front: 1560, ship: 1440, out: 3000 },
  deep: { front: 2500, ship: 2360, out: 4060 },
  tall: { front: 1560, ship: 1440, out: 2450 },
} as const;
/** Between two fleets of a tall screen that are at peace: the numbers of their columns. */
const TALL_FRONT = 620;

/** The arena, as the table lies. */
export function arenaOf(overlays: readonly SpurOverlay[], seats: readonly Seat[]): (typeof ARENA)[keyof typeof ARENA] {
  const { shape } = shapeOf(overlays, seats);
  if (shape === 'tall' || shape === 'deep') return ARENA[shape];
  return seats.length > 2 ? ARENA.many : ARENA.two;
}

/** How far the front edges of facing fleets lie from each other. */
export function frontOf(overlays: readonly SpurOverlay[], seats: readonly Seat[]): number {
  const { shape, attacked } = shapeOf(overlays, seats);
  return shape === 'tall' && !attacked ? TALL_FRONT : arenaOf(overlays, seats).front;
}
