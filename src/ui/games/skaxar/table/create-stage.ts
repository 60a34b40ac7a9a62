import { CARD_FONTS, onPicture } from '../../../../../assets/art/skaxar/index.ts';
import type { SkaxarEvent, SkaxarView } from '../../../../games/skaxar/index.ts';
import type { Art } from '../../../table/art.ts';
import { openStage, type DrawnStage } from '../../../table/open-stage.ts';
import type { StageSettings } from '../../../table/stage.ts';
import { orderBackdrop } from './backdrop.ts';
import { actorsOf, type Actor } from './cast.ts';
import { makeFilm } from './film.ts';
import { extentOf } from './layout.ts';
import { keyBelow, paintAbove, paintSheet, paintWorld } from './paint.ts';
import type { SkaxarOverlay } from './stage.ts';

/** The drawn table of Skaxar. */
export type DrawnSkaxar = DrawnStage<SkaxarView, SkaxarEvent, SkaxarOverlay>;

const ART: Art<SkaxarView, SkaxarEvent, SkaxarOverlay, Actor> = {
  scene: 'cardTable',
  extent: extentOf,
  follows: true,
  actors: actorsOf,
  film: makeFilm,
  key: keyBelow,
  sheet: paintSheet,
  world: paintWorld,
  above: paintAbove,
};

/** Opens the table of Skaxar in an element. Resolves when it can show a view. */
export const createStage = async (host: HTMLElement, settings: StageSettings): Promise<DrawnSkaxar> => {
  const ratio = Math.min(Math.max(window.devicePixelRatio || 1, 1), 3);
  orderBackdrop(Math.round(host.clientWidth * ratio), Math.round(host.clientHeight * ratio), ratio);
  // Cards are printed with their words: the faces must be there first, or others would stay on them.
  await Promise.allSettled(CARD_FONTS.map((font) => document.fonts.load(font)));
  const stage = await openStage(host, settings, ART);
  // A picture that somebody waits for is there: the table is painted again.
  const deaf = onPicture(() => stage.configure({}));
  return {
    ...stage,
    destroy: () => {
      deaf();
      stage.destroy();
    },
  };
};
