import { pictureStateOf, type CardFace } from '../../../../assets/art/skaxar/index.ts';
import type { SkaxarView } from '../../../games/skaxar/index.ts';
import { backFace, shipFace, shopFace } from './table/faces.ts';

/** The faces a person looks at first: both lead ships, the Shop, then the backs of the piles. */
export const firstFaces = ({ sides, shop }: Pick<SkaxarView, 'sides' | 'shop'>): readonly CardFace[] => [
  ...sides.flatMap(({ leadShip }) => (leadShip === null ? [] : [shipFace(leadShip)])),
  ...shop.flatMap((card) => (card === null ? [] : [shopFace(card)])),
  ...sides.map(({ fleet }) => backFace(fleet)),
  backFace('dealer'),
  backFace('asteroid'),
];

/**
 * Orders the pictures of the first cards before the table is fetched, and with it the sky behind it: they are baked one
 * after the other in the order of asking. A small one serves at first wherever a finer one is wanted later.
 */
export const orderFirstPictures = (view: Pick<SkaxarView, 'sides' | 'shop'>): void => {
  for (const face of firstFaces(view)) pictureStateOf(face, 1);
};
