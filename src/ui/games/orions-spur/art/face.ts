import type { HullShape } from '../../../../../assets/art/orions-spur/hull-frame.ts';
import { ALL_DESIGNS, catalogueId, designOf, type Design } from '../../../../games/orions-spur/index.ts';

/** What is printed on a card: a ship (`hurt` in fifths of its hull), a tactics card, or the back of a deck. */
export type SpurFace =
  | { readonly kind: 'ship'; readonly design: string; readonly hurt: number; readonly seat: string }
  | { readonly kind: 'card'; readonly card: string };

/** Damage is shown in so many steps. */
export const HURT_STEPS = 5;

/** The face of a ship in play. */
export function shipFace(id: string, hull: number): SpurFace {
  const { id: design, hull: whole } = designOf(id);
  const hurt = Math.min(HURT_STEPS - 1, Math.round((1 - hull / whole) * HURT_STEPS));
  return { kind: 'ship', design, hurt, seat: id.slice(0, id.indexOf(':')) };
}

/** The face of a design, whole. */
export const designFace = (design: string, seat: string): SpurFace => ({ kind: 'ship', design, hurt: 0, seat });

/** The face of a tactics card, by its key. */
export const tacticsFace = (card: string): SpurFace => ({ kind: 'card', card });

/** A name for equal faces. */
export const faceName = (face: SpurFace): string =>
  face.kind === 'ship' ? `ship/${face.design}/${face.hurt}/${face.seat}` : `card/${face.card}`;

/** What the hull of a design looks like. */
export function hullOf({ id, species, shipClass, vp, keywords, weapon }: Design): HullShape {
  const alike = ALL_DESIGNS.filter((one) => one.species === species && one.shipClass === shipClass);
  return {
    yard: species,
    rank: vp,
    carrier: shipClass === 'carrier',
    trim: alike.findIndex((one) => one.id === catalogueId(id)),
    long: keywords.includes('artillery') || weapon === 'heavyLaser',
    thick: keywords.includes('armored'),
  };
}
