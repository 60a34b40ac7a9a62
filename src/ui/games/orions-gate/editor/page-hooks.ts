import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { writeScenario, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import type { DrawnTable } from '../table/create-stage.ts';
import { showToast } from '../../../kit/index.ts';
import { draftsText } from '../words/drafts.ts';
import { editorText as words } from '../words/editor.ts';
import { ARROWS } from '../../../match/arrows.ts';
import { useKeys } from '../../../match/keys.ts';
import { scaled, useHeight, type Insets, type Room } from '../../../match/layout.ts';
import { navigate } from '../../../match/router.ts';
import { setupText } from '../../../match/words/setup.ts';
import { editorPage, LAST_DRAFT } from '../pages.ts';
import { readOwn } from '../scenarios/own-scenarios.ts';
import { unpackScenario } from '../scenarios/scenario-link.ts';
import { shippedScenario } from '../scenarios/shipped.ts';
import { draftOf, forgetDraft, keepDraft, readKept, type KeptDrafts } from './drafts.ts';
import { blankScenario, finished } from './edit.ts';
import { pressChooseAll, pressEditorKey } from './editor-keys.ts';
import type { Editor } from './open-editor.ts';
import { editorOverlays } from './overlays.ts';
import type { EditorState } from './state.ts';

/** Pixels the docked panels take from the table on each side, for plain text. */
const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 52, right: 276, bottom: 14, left: 246 },
  middle: { top: 58, right: 276, bottom: 14, left: 8 },
  narrow: { top: 58, right: 6, bottom: 60, left: 6 },
};

/** Opens the scenario the address asks for; from then on the address names its draft. */
export function useAsked(
  editor: Editor,
  query: { readonly [name: string]: string },
  onFailure: (reason: string) => void,
): void {
  useEffect(() => {
    const { draft } = query;
    if (Object.keys(query).length === 0 || draft === editor.state$.value.draft) return;
    if (draft !== undefined) {
      const kept = draftOf(draft);
      if (kept) return editor.openDraft(kept);
      // Whoever only goes on with what they left last has lost nothing where nothing was left.
      if (draft !== LAST_DRAFT) onFailure(draftsText.gone);
      return navigate(editorPage(), true);
    }
    let gone = false;
    void asked(query).then((answer) => {
      if (gone) return;
      if ('reason' in answer) {
        onFailure(answer.reason);
        navigate(editorPage(), true);
      } else {
        editor.open(answer.scenario);
        showToast(words.opened(answer.scenario.title));
      }
    });
    return () => {
      gone = true;
    };
  }, [query]);
}

/** The drafts as they are listed. */
export interface DraftsDesk extends KeptDrafts {
  /** Whether the browser keeps what is laid out. */
  readonly kept: boolean;
  /** Reads them again. */
  readonly refresh: () => void;
}

/**
 * Keeps what is laid out as a draft, and its name in the address, so that a page loaded again goes on with it; an empty
 * table is none.
 */
export function useKeptDrafts({ draft, history: { now: doc } }: EditorState): DraftsDesk {
  const [listed, setListed] = useState(readKept);
  const [kept, setKept] = useState(true);
  const named = useRef(false);
  const refresh = () => setListed(readKept());
  // Before the change is painted: whoever sees it and leaves at once must not lose it.
  useLayoutEffect(() => {
    const scenario = finished(doc, words.untitled);
    const empty = writeScenario(scenario) === writeScenario(blankScenario(words.untitled));
    // Before anything lies there the address may still ask for something to be opened.
    if (empty && !named.current) return;
    if (empty) forgetDraft(draft);
    else if (isChanged(draft, scenario)) setKept(keepDraft({ id: draft, at: Date.now(), scenario }));
    named.current = !empty;
    navigate(editorPage(empty ? {} : { draft }), true);
    refresh();
  }, [draft, doc]);
  return { ...listed, kept, refresh };
}

/** Whether a scenario is another than its draft: opening one does not make it the newest. */
function isChanged(id: string, scenario: Scenario): boolean {
  const kept = draftOf(id);
  return !kept || writeScenario(kept.scenario) !== writeScenario(scenario);
}

/** Keeps the drawn table and the editor together: gestures one way, the picture the other. */
export function useEditedTable(editor: Editor, state: EditorState, stage: DrawnTable | null): void {
  useEffect(() => {
    editor.attach(stage);
    if (!stage) return;
    stage.grabs(editor.grabs);
    const heard = stage.input$.subscribe(editor.hear);
    const followed = stage.table$.subscribe((table) => table !== editor.state$.value.table && editor.look(table));
    return () => {
      heard.unsubscribe();
      followed.unsubscribe();
    };
  }, [stage]);
  useEffect(() => stage?.show(state.view), [stage, state.view]);
  const [size, setSize] = useState(60);
  useEffect(() => {
    const watched = stage?.camera$.subscribe((camera) => setSize(1000 / camera.scale));
    return () => watched?.unsubscribe();
  }, [stage]);
  useEffect(() => stage?.overlays(editorOverlays(state, size)), [stage, state, size]);
}

/** The keys of the editor, and Ctrl A, which is no plain key. */
export function useEditorKeys(editor: Editor, showKeys: () => void): void {
  useKeys(
    (event) => pressEditorKey(editor, event, showKeys),
    ({ key }) => key in ARROWS,
  );
  useEffect(() => {
    const heard = (event: KeyboardEvent) => pressChooseAll(editor, event) && event.preventDefault();
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [editor]);
}

/** Keeps the middle of the table clear of the panels; on a narrow screen those are measured. */
export function useTableInsets(stage: DrawnTable | null, room: Room, scale: number) {
  const sheet = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const bottom = useHeight(sheet, room === 'narrow');
  const top = useHeight(bar, room === 'narrow');
  useEffect(() => {
    const plain = INSETS[room];
    stage?.insets(
      bottom === null
        ? scaled(plain, scale)
        : { ...plain, top: (top ?? plain.top) + 6, bottom: Math.min(bottom + 10, innerHeight * 0.55) },
    );
  }, [stage, room, scale, bottom, top]);
  useEffect(() => stage?.fit(), [stage, room, scale]);
  return { sheet, bar };
}

type Asked = { readonly scenario: Scenario } | { readonly reason: string };

/** The scenario an address asks for: a shipped one, one of the library, or one packed in the link. */
async function asked(query: { readonly [name: string]: string }): Promise<Asked> {
  const { shipped, own, scenario } = query;
  if (scenario !== undefined) {
    const read = unpackScenario(scenario);
    return read.ok ? { scenario: read.scenario } : { reason: read.reason };
  }
  if (shipped !== undefined) {
    try {
      return found(await shippedScenario(shipped), words.noShipped(shipped));
    } catch {
      return { reason: words.notLoaded };
    }
  }
  if (own !== undefined)
    return found(
      readOwn().scenarios.find(({ title }) => title === own),
      words.noOwn(own),
    );
  return { reason: setupText.unknown(Object.keys(query)) };
}

const found = (scenario: Scenario | null | undefined, reason: string): Asked => (scenario ? { scenario } : { reason });
