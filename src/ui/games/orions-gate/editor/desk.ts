import { BehaviorSubject } from 'rxjs';
import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import type { DrawnTable } from '../table/create-stage.ts';
import { announce } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { changed } from '../../../match/history.ts';
import { nameOfThing } from './overlays.ts';
import { toggled } from './several.ts';
import { CHOOSE, derived, docOf, firstState, type EditorState } from './state.ts';
import { exists, spotOf, type Thing } from './things.ts';

/** What the parts of the editor work at: its state, and the drawn table once there is one. */
export interface Desk {
  readonly state$: BehaviorSubject<EditorState>;
  readonly now: () => EditorState;
  readonly set: (change: Partial<EditorState>) => void;
  readonly stage: () => DrawnTable | null;
  readonly attach: (table: DrawnTable | null) => void;
}

/** A desk with a scenario on it. */
export function openDesk(first: Scenario, draft: string): Desk {
  const state$ = new BehaviorSubject<EditorState>(firstState(first, draft));
  let stage: DrawnTable | null = null;
  return {
    state$,
    now: () => state$.value,
    set: (change) => state$.next({ ...state$.value, ...change }),
    stage: () => stage,
    attach(table) {
      stage = table;
      if (!table) return;
      table.show(state$.value.view);
      table.look(state$.value.table);
    },
  };
}

/** Mils of a pixel of the picture. */
export const pixelOf = ({ stage }: Desk): number => 1000 / (stage()?.camera().scale ?? 12);

/** Makes a history the present; of `chosen` stays what is still there. */
function present({ now, set }: Desk, history: EditorState['history'], chosen: readonly Thing[]): void {
  set({
    ...derived(history),
    chosen: chosen.filter((thing) => exists(history.now, thing)),
    drag: null,
    band: null,
    table: Math.min(now().table, history.now.options.layout.length),
  });
}

/** Takes a changed scenario as the present; `about` joins it to the last change when that was about the same. */
export function edit(desk: Desk, next: Scenario, about: string | null = null, chosen = desk.now().chosen): void {
  present(desk, changed(desk.now().history, next, about), chosen);
}

/** Goes back or on to another step of what was done. */
export function stepTo(desk: Desk, history: EditorState['history']): void {
  present(desk, history, desk.now().chosen);
  desk.stage()?.look(desk.now().table);
}

/** Brings a table into sight. */
export function look({ now, set, stage }: Desk, table: number): void {
  if (table > docOf(now()).options.layout.length) return;
  set({ table });
  stage()?.look(table);
}

/** Chooses one thing alone, or nothing; with `show` its place is announced. */
export function choose(desk: Desk, thing: Thing | null, show = false): void {
  const { now, set } = desk;
  set({ chosen: thing ? [thing] : [], drag: null, band: null, ...(thing && { tool: CHOOSE }) });
  const spot = thing && spotOf(docOf(now()), thing);
  if (spot && spot.table !== now().table) look(desk, spot.table);
  if (spot && show)
    announce(
      `${nameOfThing(now(), thing)} ${words.where((spot.x / 1000).toFixed(2), (spot.y / 1000).toFixed(2), spot.table)}`,
    );
}

/** Chooses these things and no others, and announces how many, to whoever does not see them marked. */
export function chooseAll({ now, set }: Desk, chosen: readonly Thing[]): void {
  set({ chosen, drag: null, band: null, tool: CHOOSE });
  announce(chosen.length === 1 ? words.chosenOne(nameOfThing(now(), chosen[0]!)) : words.chosenMany(chosen.length));
}

/** Adds a thing to the choice, or takes it off. */
export const toggle = (desk: Desk, thing: Thing): void => chooseAll(desk, toggled(desk.now().chosen, thing));

/** What these things are called together. */
export const nameOfAll = ({ now }: Desk, things: readonly Thing[]): string =>
  things.length === 1 ? nameOfThing(now(), things[0]!) : words.things(things.length);
