import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import type { SkaxarEvent, SkaxarView } from '../../../../games/skaxar/index.ts';
import { openCardTable, type CardTable } from '../../../cards/table/open-card-table.ts';
import type { DrawnStage } from '../../../table/open-stage.ts';
import { pixelRatio } from '../../../table/pixel-ratio.ts';
import type { StageSettings } from '../../../table/stage.ts';
import { orderBackdrop } from './backdrop.ts';
import { WAR_CARDS } from '../card-art.ts';
import { WAR_PRINT } from './print.ts';
import { actorsOf, type Actor } from './cast.ts';
import { makeFilm } from './film.ts';
import { putFlares } from './flares.ts';
import { extentOf, planOf, shapeOf, spotOf } from './layout.ts';
import { keyBelow, paintAbove, paintBehind, paintSheet } from './paint.ts';
import type { Place } from './place.ts';
import { drawToken, putMoney } from './put-table.ts';
import type { SkaxarOverlay } from './stage.ts';

/** The drawn table of Skaxar. */
export type DrawnSkaxar = DrawnStage<SkaxarView, SkaxarEvent, SkaxarOverlay>;

const TABLE: CardTable<SkaxarView, SkaxarEvent, SkaxarOverlay, CardFace, Place, Actor> = {
  cards: WAR_CARDS,
  print: WAR_PRINT,
  // Whoever fights now, then what is for sale.
  first: ({ place: { at } }) => (at === 'lead' ? 0 : at === 'shop' ? 1 : null),
  token: drawToken,
  extent: extentOf,
  objects: actorsOf,
  lay: (overlays) => (place) => spotOf(planOf(shapeOf(overlays)), place),
  film: makeFilm,
  key: keyBelow,
  behind: paintBehind,
  sheet: paintSheet,
  under: (frame, easel) => putMoney(easel, planOf(shapeOf(frame.overlays)), frame.actors),
  over: (frame, easel) => putFlares(easel, planOf(shapeOf(frame.overlays)), frame.actors),
  above: paintAbove,
};

/** Opens the table of Skaxar in an element. Resolves when it can show a view. */
export const createStage = (host: HTMLElement, settings: StageSettings): Promise<DrawnSkaxar> => {
  const ratio = pixelRatio();
  orderBackdrop(Math.round(host.clientWidth * ratio), Math.round(host.clientHeight * ratio), ratio);
  return openCardTable(host, settings, TABLE);
};
