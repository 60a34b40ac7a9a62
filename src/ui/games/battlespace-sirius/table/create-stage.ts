import type { BattlespaceSiriusEvent, BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import type { Art } from '../../../table/art.ts';
import { openStage, type DrawnStage } from '../../../table/open-stage.ts';
import type { StageSettings } from '../../../table/stage.ts';
import { actorsOf, type Actor } from './cast.ts';
import { extentOf, stageOf } from './extent.ts';
import { makeFilm } from './film.ts';
import { keyBelow, paintAbove, paintSheet, paintWorld } from './paint.ts';
import type { CardOverlay } from './stage.ts';

/** The drawn card table. */
export type DrawnCards = DrawnStage<BattlespaceSiriusView, BattlespaceSiriusEvent, CardOverlay>;

const ART: Art<BattlespaceSiriusView, BattlespaceSiriusEvent, CardOverlay, Actor> = {
  scene: 'cardTable',
  extent: extentOf,
  follows: true,
  stageOf,
  actors: actorsOf,
  film: makeFilm,
  key: keyBelow,
  sheet: paintSheet,
  world: paintWorld,
  above: paintAbove,
};

/** Opens the card table of Battlespace Sirius in an element. Resolves when it can show a view. */
export const createStage = (host: HTMLElement, settings: StageSettings): Promise<DrawnCards> =>
  openStage(host, settings, ART);
