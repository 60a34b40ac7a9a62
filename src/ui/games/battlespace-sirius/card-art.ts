import type { LifeboatId, ShipId } from '../../../games/battlespace-sirius/index.ts';
import type { CardArt } from '../../cards/face.ts';
import { LABEL_FONT } from '../../table/ink/plates.ts';
import { pixelRatio } from '../../table/pixel-ratio.ts';
import type { Lens } from '../../table/world/lens.ts';
import { settings$ } from '../../theme/settings.ts';
import { cardPieces, type BoatCard, type ShipCard } from './table/card.ts';
import { CELL } from './table/card-layout.ts';
import { cardPaletteOf } from './table/palette.ts';
import { drawPieces } from './table/pieces.ts';
import { writeCard } from './table/words.ts';

/** What a card of this game shows. A ship's is held bow up; `under`: the card that looks out from under it. */
export type VesselFace =
  | {
      readonly kind: 'ship';
      readonly ship: ShipId;
      /** Bow, starboard, stern, port. */
      readonly power: readonly number[];
      readonly under: LifeboatId | 'hidden' | null;
    }
  | { readonly kind: 'boat'; readonly boat: LifeboatId; readonly ship: ShipId };

const HELD = { x: 0, y: 0, heading: 0, alpha: 1 } as const;

const cardOf = (face: VesselFace): ShipCard | BoatCard => ({ ...HELD, ...face });

/** Width of the picture, cells: a card with its prow, what looks out from under it, and most of its glow. */
const FRAME = 1.06;

/** The middle of the table in the middle of a square picture, a card as large as it fits. */
const lensOf = (width: number): Lens => {
  const mil = width / (FRAME * CELL);
  return {
    width,
    height: width,
    ratio: pixelRatio(),
    mil,
    at: ({ x, y }) => ({ x: width / 2 + x * mil, y: width / 2 - y * mil }),
  };
};

let fonts: Promise<unknown> | null = null;

/** How the cards of Battlespace Sirius are painted: as they lie on the table, in the colours of the palette. */
export const VESSEL_CARDS: CardArt<VesselFace> = {
  ratio: 1,
  fonts: () =>
    (fonts ??= Promise.all([500, 600].map((weight) => document.fonts.load(`${weight} 20px ${LABEL_FONT}`))).catch(
      () => null,
    )),
  nameOf: (face) => `${settings$.value.palette} ${JSON.stringify(face)}`,
  draw(pen, face, width) {
    const palette = cardPaletteOf(settings$.value.palette);
    const lens = lensOf(width);
    const scale = (CELL * lens.mil) / lens.ratio;
    const card = cardOf(face);
    const under = face.kind === 'ship' ? face.under : null;
    pen.clearRect(0, 0, width, width);
    // Nothing of it is kept: a picture in store would tell of a card that only its owner may see.
    drawPieces(pen, lens, cardPieces(card, palette, scale, under), 1, (piece, wide) => piece.bake(Math.round(wide)));
    writeCard({ context: pen, lens, palette, scale }, card);
    return true;
  },
  onPicture: () => () => undefined,
};
