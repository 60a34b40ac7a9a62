import type { SkaxarEvent, SkaxarView } from '../../../games/skaxar/index.ts';
import type { Art } from '../art.ts';
import { openStage, type DrawnStage } from '../open-stage.ts';
import type { StageSettings } from '../stage.ts';
import { actorsOf, type Actor } from './cast.ts';
import { makeFilm } from './film.ts';
import { extentOf } from './layout.ts';
import { keyBelow, paintAbove, paintSheet, paintWorld } from './paint.ts';
import type { SkaxarOverlay } from './stage.ts';

/** The drawn table of Skaxar. */
export type DrawnSkaxar = DrawnStage<SkaxarView, SkaxarEvent, SkaxarOverlay>;

const ART: Art<SkaxarView, SkaxarEvent, SkaxarOverlay, Actor> = { scene: 'cardTable', extent: extentOf, follows: true, actors: actorsOf, film: makeFilm, key: keyBelow, sheet: paintSheet, world: paintWorld, above: paintAbove };

/** Opens the table of Skaxar in an element. Resolves when it can show a view. */
export const createStage = (host: HTMLElement, settings: StageSettings): Promise<DrawnSkaxar> => openStage(host, settings, ART);
