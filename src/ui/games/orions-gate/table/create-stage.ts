import type { OrionsGateEvent, OrionsGateView } from '../../../../games/orions-gate/index.ts';
import type { Art } from '../../../table/art.ts';
import { BehaviorSubject, map } from 'rxjs';
import { openStage, type DrawnStage } from '../../../table/open-stage.ts';
import type { StageInput, StageSettings } from '../../../table/stage.ts';
import { makeFilm } from './motion/film.ts';
import { keyBelow, paintAbove, paintSheet, paintWorld } from './paint.ts';
import type { Overlay, Tables } from './stage.ts';
import type { Paints } from './world/paints.ts';
import { scenesOf, shownOn, shownTable, type ShownView } from './world/shown.ts';
import { actorsOf, type Actor } from './world/tableau.ts';

/** The drawn continuous tables of a game. */
export type DrawnTable = DrawnStage<OrionsGateView, OrionsGateEvent, Overlay> & Tables;

const ART: Art<ShownView, OrionsGateEvent, Overlay, Actor> = {
  scene: 'table',
  extent: (view) => {
    const { width, height } = shownTable(view) ?? { width: 72000, height: 48000 };
    return { x: 0, y: 0, width, height, closest: 150, margin: 26, beyond: 2000 };
  },
  follows: false,
  turns: true,
  actors: (view) => actorsOf(view, view.shown),
  film: makeFilm,
  key: keyBelow,
  sheet: paintSheet,
  world: paintWorld,
  above: paintAbove,
};

type CreateStage = (host: HTMLElement, settings: StageSettings, paints?: Paints) => Promise<DrawnTable>;

/** Opens the tables of Orion's Gate in an element. Resolves when it can show a view. */
export const createStage: CreateStage = async (host, settings, paints = {}) => {
  const stage = await openStage(host, settings, ART);
  const table$ = new BehaviorSubject(1);
  /** What is shown, and what is on its way to be shown. */
  let last: OrionsGateView | null = null;
  let goal: OrionsGateView | null = null;
  let overlays: readonly Overlay[] = [];
  /** Counts what was last asked to be shown: a film that was overtaken does not go on to its next table. */
  let turn = 0;
  const onTable = (view: OrionsGateView): ShownView => shownOn(view, table$.value, paints);
  const here = (event: StageInput): StageInput => ({ ...event, at: { ...event.at, table: table$.value } });
  const lay = (): void => stage.overlays(overlays.filter(({ table }) => table === undefined || table === table$.value));
  const goTo = (table: number): void => {
    if (table === table$.value) return;
    table$.next(table);
    if (!last) return;
    stage.show(onTable(last));
    lay();
    stage.fit();
  };
  return {
    ...stage,
    table$,
    table: () => table$.value,
    input$: stage.input$.pipe(map(here)),
    grabs: (test) => stage.grabs((event) => test(here(event))),
    overlays(list) {
      overlays = list;
      lay();
    },
    look(table) {
      turn += 1;
      last = goal;
      goTo(table);
    },
    show(view) {
      turn += 1;
      last = goal = view;
      stage.show(onTable(view));
    },
    async play(events, view) {
      turn += 1;
      const mine = turn;
      goal = view;
      try {
        for (const scene of scenesOf(events, last, table$.value)) {
          goTo(scene.table);
          await stage.play(scene.events, onTable(view));
          if (turn !== mine) return;
        }
      } finally {
        if (turn === mine) {
          last = view;
          stage.show(onTable(view));
        }
      }
    },
  };
};
