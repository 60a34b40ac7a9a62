import type { SpurEvent, SpurView } from '../../../../games/orions-spur/index.ts';
import { openCardTable, type CardTable } from '../../../cards/table/open-card-table.ts';
import type { DrawnStage } from '../../../table/open-stage.ts';
import type { StageSettings } from '../../../table/stage.ts';
import type { SpurFace } from '../art/face.ts';
import { drawPlayed, TABLE_SHIPS } from '../card-art.ts';
import { actorsOf, type Actor } from './cast.ts';
import { makeFilm } from './film.ts';
import { extentFor, spotOf, type Place } from './layout.ts';
import { keyBelow, paintAbove, paintOver, paintSheet } from './paint.ts';
import type { SpurOverlay } from './stage.ts';

/** The drawn table of Orion's Spur. */
export type DrawnSpur = DrawnStage<SpurView, SpurEvent, SpurOverlay>;

const TABLE: CardTable<SpurView, SpurEvent, SpurOverlay, SpurFace, Place, Actor> = {
  cards: TABLE_SHIPS,
  extent: (view, overlays) => extentFor(overlays, view?.players.map(({ seat }) => seat) ?? ['1', '2']),
  objects: actorsOf,
  lay: (overlays) => (place) => spotOf(overlays, place),
  film: makeFilm,
  token: drawPlayed,
  key: keyBelow,
  sheet: paintSheet,
  over: paintOver,
  above: paintAbove,
};

/** Opens the table of Orion's Spur in an element. Resolves when it can show a view. */
export const createStage = (host: HTMLElement, settings: StageSettings): Promise<DrawnSpur> =>
  openCardTable(host, settings, TABLE);
