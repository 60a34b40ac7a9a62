import { pictureStateOf, type CardFace } from '../../../../assets/art/skaxar/index.ts';
import type { SkaxarView } from '../../../games/skaxar/index.ts';
import { pixelRatio } from '../../table/pixel-ratio.ts';
import { backFace, shipFace, shopFace } from './table/faces.ts';

/** The faces a person looks at first: both lead ships, the Shop, then the backs of the piles. */
export const firstFaces = ({ sides, shop }: Pick<SkaxarView, 'sides' | 'shop'>): readonly CardFace[] => [
  ...sides.flatMap(({ leadShip }) => (leadShip === null ? [] : [shipFace(leadShip)])),
  ...shop.flatMap((card) => (card === null ? [] : [shopFace(card)])),
  ...sides.map(({ fleet }) => backFace(fleet)),
  backFace('dealer'),
  backFace('asteroid'),
];

/** Width of a lead ship and of any other card, share of the window's: measured on screens of 1440, 1024 and 390 px. */
const SHARES = { wide: { ship: 0.15, other: 0.1 }, narrow: { ship: 0.28, other: 0.33 } } as const;
/** Up to this width, CSS pixels, a window is narrow. */
const NARROW = 700;

/**
 * Orders the pictures of the first cards before the table is fetched, and with it the sky behind it: they are baked one
 * after the other in the order of asking, about as wide as they will be seen.
 */
export const orderFirstPictures = (view: Pick<SkaxarView, 'sides' | 'shop'>): void => {
  const share = SHARES[innerWidth <= NARROW ? 'narrow' : 'wide'];
  const pixels = innerWidth * pixelRatio();
  for (const face of firstFaces(view))
    pictureStateOf(face, Math.round(pixels * (face.kind === 'ship' ? share.ship : share.other)));
};
