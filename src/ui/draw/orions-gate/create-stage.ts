import type { OrionsGateEvent, OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { Art } from '../art.ts';
import { openStage, type DrawnStage } from '../open-stage.ts';
import type { StageSettings } from '../stage.ts';
import { makeFilm } from './motion/film.ts';
import { keyBelow, paintAbove, paintSheet, paintWorld } from './paint.ts';
import type { Overlay } from './stage.ts';
import { actorsOf, type Actor } from './world/tableau.ts';

/** The drawn continuous table. */
export type DrawnTable = DrawnStage<OrionsGateView, OrionsGateEvent, Overlay>;

const ART: Art<OrionsGateView, OrionsGateEvent, Overlay, Actor> = {
  scene: 'table',
  extent: (view) => {
    const { width, height } = view?.tables[0] ?? { width: 72000, height: 48000 };
    return { x: 0, y: 0, width, height, closest: 150, margin: 26, beyond: 2000 };
  },
  follows: false,
  actors: actorsOf,
  film: makeFilm,
  key: keyBelow,
  sheet: paintSheet,
  world: paintWorld,
  above: paintAbove,
};

/** Opens the table of Orion's Gate in an element. Resolves when it can show a view. */
export const createStage = (host: HTMLElement, settings: StageSettings): Promise<DrawnTable> => openStage(host, settings, ART);
