import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { arrowOn } from '../../../match/arrows.ts';
import type { StageInput } from '../../../table/stage.ts';
import { chooseTable, duplicate, nudge, remove, resize, turn, walk } from './choice-commands.ts';
import { editorText as words } from '../words/editor.ts';
import { choose, edit, look, openDesk, stepTo, toggle, type Desk } from './desk.ts';
import { draftIdFor, freshDraftId, type Draft } from './drafts.ts';
import { blankScenario } from './edit.ts';
import { grabs, hear } from './gestures.ts';
import { redone, undone } from '../../../match/history.ts';
import { closePolygon, putInMiddle } from './laying.ts';
import { CHOOSE, docOf, firstState, type Tool } from './state.ts';
import { piecesOf, type Thing } from './things.ts';

/** The editor: every panel, key and gesture goes through it. */
export type Editor = ReturnType<typeof openEditor>;

/** Puts another scenario on the table; the one before is among the drafts. */
function open(desk: Desk, scenario: Scenario, draft: string): void {
  desk.set({ ...firstState(scenario, draft), snap: desk.now().snap });
  desk.stage()?.look(1);
  desk.stage()?.fit();
}

/** Opens the editor on a scenario. */
export function openEditor(first: Scenario, draft = freshDraftId()) {
  const desk = openDesk(first, draft);
  const { state$, now, set, stage, attach } = desk;
  return {
    state$,
    stage,
    attach,
    /** Takes a changed scenario as the present; `about` joins it to the last change when that was about the same. */
    edit: (next: Scenario, about: string | null = null, chosen: readonly Thing[] = now().chosen): void =>
      edit(desk, next, about, chosen),
    open: (scenario: Scenario): void => open(desk, scenario, draftIdFor(scenario)),
    openDraft: ({ id, scenario }: Draft): void => open(desk, scenario, id),
    /** Begins anew on an empty table. */
    fresh: (): void => open(desk, blankScenario(words.untitled), freshDraftId()),
    undo: (): void => stepTo(desk, undone(now().history)),
    redo: (): void => stepTo(desk, redone(now().history)),

    choose: (thing: Thing | null, show = false): void => choose(desk, thing, show),
    toggle: (thing: Thing): void => toggle(desk, thing),
    /** Chooses everything on the table in sight. */
    chooseAll: (): void => chooseTable(desk),
    /** Whether a tap adds to the choice, as with Shift. */
    several: (several: boolean): void => set({ several, tool: CHOOSE }),
    walk: (by: 1 | -1, more = false): void => walk(desk, by, more),

    look: (table: number): void => look(desk, table),
    hear: (input: StageInput): void => hear(desk, input),
    grabs: (input: StageInput): boolean => grabs(desk, input),
    pieces: (table: number) => piecesOf(docOf(now()), table),

    take: (tool: Tool): void => set({ tool, chosen: [], several: false, drag: null, band: null }),
    snap: (snap: number): void => set({ snap }),
    closePolygon: (): void => closePolygon(desk),
    putInMiddle: (): void => putInMiddle(desk),

    /** Moves what is chosen the way that is right and up on the screen. */
    nudge(right: number, up: number, step: number | null): void {
      const way = arrowOn([right, up], desk.stage()?.turned());
      nudge(desk, way[0], way[1], step);
    },
    turn: (by: number): void => turn(desk, by),
    resize: (by: number): void => resize(desk, by),
    remove: (): void => remove(desk),
    duplicate: (): void => duplicate(desk),
  };
}
