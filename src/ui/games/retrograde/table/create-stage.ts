import { onLimb } from '../../../../../assets/art/retrograde/kiln.ts';
import type { RetrogradeEvent, RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Art } from '../../../table/art.ts';
import { openStage, type DrawnStage } from '../../../table/open-stage.ts';
import type { StageSettings } from '../../../table/stage.ts';
import { actorsOf, type Actor } from './cast.ts';
import { extentOf, stageOf } from './extent.ts';
import { makeFilm } from './film.ts';
import { keyBelow, paintAbove, paintSheet, paintWorld } from './paint.ts';
import type { OrreryOverlay } from './stage.ts';

/** The drawn table of Retrograde. */
export type DrawnOrrery = DrawnStage<RetrogradeView, RetrogradeEvent, OrreryOverlay>;

const ART: Art<RetrogradeView, RetrogradeEvent, OrreryOverlay, Actor> = {
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

/** Opens the table of Retrograde in an element. Resolves when it can show a view. */
export const createStage = async (host: HTMLElement, settings: StageSettings): Promise<DrawnOrrery> => {
  const stage = await openStage(host, settings, ART);
  // A limb that somebody waits for is there: the table is painted again.
  const deaf = onLimb(() => stage.configure({}));
  return {
    ...stage,
    destroy: () => {
      deaf();
      stage.destroy();
    },
  };
};
