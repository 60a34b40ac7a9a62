import { CARD_FRAME } from '../../../../../assets/art/battlespace-sirius/card-face.ts';
import type { BattlespaceSiriusEvent, BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import type { CardArt } from '../../../cards/face.ts';
import { openCardTable, type CardTable } from '../../../cards/table/open-card-table.ts';
import type { DrawnStage } from '../../../table/open-stage.ts';
import type { StageSettings } from '../../../table/stage.ts';
import { bakeStock, stockName } from './card.ts';
import { CARD, CELL, spotOf, type Place } from './card-layout.ts';
import { actorsOf, type Actor, type Stock } from './cast.ts';
import { extentOf, stageOf } from './extent.ts';
import { makeFilm } from './film.ts';
import { keyBelow, paintAbove, paintEffects, paintOn, paintSheet } from './paint.ts';
import { cardPaletteOf, type CardPalette } from './palette.ts';
import { drawCardSky } from './sky.ts';
import type { CardOverlay } from './stage.ts';

/** The drawn card table. */
export type DrawnCards = DrawnStage<BattlespaceSiriusView, BattlespaceSiriusEvent, CardOverlay>;

/** How far glow and prow reach beyond a card, share of its width. */
const BLEED = ((CARD_FRAME * CELL) / CARD - 1) / 2;

/** What is printed on the cards of the table. No letters: those are written upright over all. */
const stockCards = (palette: () => CardPalette): CardArt<Stock> => ({
  ratio: 1,
  fonts: () => Promise.resolve(),
  nameOf: (stock) => stockName(stock, palette()),
  draw(pen, stock, width) {
    const margin = Math.round(width * BLEED);
    pen.drawImage(bakeStock(stock, palette(), width + margin * 2), -margin, -margin);
    return true;
  },
  onPicture: () => () => undefined,
});

type SiriusTable = CardTable<BattlespaceSiriusView, BattlespaceSiriusEvent, CardOverlay, Stock, Place, Actor>;

const tableIn = (settings: Pick<StageSettings, 'palette'>): SiriusTable => {
  let palette = cardPaletteOf(settings.palette);
  return {
    cards: stockCards(() => palette),
    print: { bleed: BLEED },
    extent: extentOf,
    stageOf,
    objects: actorsOf,
    lay: () => spotOf,
    film: makeFilm,
    key: keyBelow,
    behind(frame, easel) {
      palette = cardPaletteOf(frame.settings.palette);
      drawCardSky(frame, easel);
    },
    sheet: paintSheet,
    on: (seen, frame, easel) => paintOn(seen, frame, easel),
    over: paintEffects,
    above: paintAbove,
  };
};

/** Opens the card table of Battlespace Sirius in an element. Resolves when it can show a view. */
export const createStage = (host: HTMLElement, settings: StageSettings): Promise<DrawnCards> =>
  openCardTable(host, settings, tableIn(settings));
