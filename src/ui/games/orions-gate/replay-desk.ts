import { BehaviorSubject } from 'rxjs';
import type { OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { Tables, TableStage } from './table/stage.ts';
import { tappedUnit } from './tools/radius.ts';
import { IDLE } from './tools/tool.ts';
import type { Keyed } from './keys.ts';
import { openMeasure } from './measure.ts';
import type { Reel } from '../../match/replay/reel.ts';
import { FIRST_MEASURING, type Desk, type Measured } from './state.ts';

/** What can be done at a table that only shows: select, look closer, measure. */
export interface ReplayDesk extends Keyed, Desk {
  readonly state$: BehaviorSubject<Measured>;
  readonly stage: () => TableStage | null;
  look(table: number): void;
  /** Another moment is looked at. */
  show(view: OrionsGateView): void;
  /** Takes a table into use; gives how to let go of it. */
  attach(stage: TableStage & Tables): () => void;
}

/** The controller of a watched battle: selection and measuring, with no order to give (OG-25.1). */
export function openReplayDesk(reel: Reel, first: OrionsGateView): ReplayDesk {
  let table: (TableStage & Tables) | null = null;
  const state$ = new BehaviorSubject<Measured>({ ...FIRST_MEASURING, view: first, viewer: reel.viewer, busy: false });
  const set = (change: Partial<Measured>): void => state$.next({ ...state$.value, ...change });
  const { pointed, take, ...measure } = openMeasure(
    () => state$.value,
    set,
    () => IDLE,
  );
  return {
    ...measure,
    state$,
    session: { game: reel.game, seats: reel.seats },
    stage: () => table,
    look: (number) => table?.look(number),
    show: (view) => set({ view }),
    select(unit, focus = false) {
      if (unit !== null && take(unit)) return;
      set({ selected: unit });
      const pose = state$.value.view.units.find((one) => one.id === unit)?.pose;
      if (focus && pose) {
        table?.look(pose.table);
        table?.focus(pose);
      }
    },
    attach(stage) {
      table = stage;
      stage.grabs(() => state$.value.tool.kind === 'ruler');
      const heard = stage.input$.subscribe((event) => {
        if (!pointed(event) && event.kind === 'tap')
          set({ selected: tappedUnit(state$.value.view, event)?.id ?? null });
      });
      const watching = stage.table$.subscribe((number) => set({ table: number }));
      return () => {
        heard.unsubscribe();
        watching.unsubscribe();
        table = null;
      };
    },
  };
}
