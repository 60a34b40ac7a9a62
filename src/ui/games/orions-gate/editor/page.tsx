import { useEffect, useRef, useState } from 'preact/hooks';
import {
  fitIcon,
  linkIcon,
  openIcon,
  playIcon,
  plusIcon,
  previousIcon,
  redoIcon,
  saveIcon,
  undoIcon,
} from '../../../../../assets/icons/interface.ts';
import { type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { openTable } from '../open-table.ts';
import { Button, Dialog, Notice, Select, sentenceOf, showToast, useSubject } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { tablesText } from '../words/tables.ts';
import { SideDocks, TabDock, useDocks, type PanelParts } from '../../../match/docks.tsx';
import { useKeys } from '../../../match/keys.ts';
import { scaled, useHeight, useRoom, type Insets, type Room } from '../../../match/layout.ts';
import { useStage } from '../../../match/use-stage.ts';
import { navigate } from '../../../match/router.ts';
import { PlayDialog } from '../scenarios/play-dialog.tsx';
import { freeTitle, keepScenario, readOwn } from '../scenarios/own-scenarios.ts';
import { sentenceOfFault, unpackScenario } from '../scenarios/scenario-link.ts';
import { shippedScenario } from '../scenarios/shipped.ts';
import { AddPanel } from './add-panel.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { blankScenario, finished } from './edit.ts';
import { pressChooseAll, pressEditorKey } from './editor-keys.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { openEditor, type Editor } from './open-editor.ts';
import { editorOverlays } from './overlays.ts';
import { ScenarioPanel } from './scenario-panel.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { docOf, SNAPS, type EditorState } from './state.ts';
import '../../../match/play.css';
import './editor.css';
import { editorPage } from '../pages.ts';
import { pickScenario } from '../scenarios/pick-scenario.ts';

/** Pixels the docked panels take from the table on each side, for plain text. */
const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 52, right: 276, bottom: 14, left: 246 },
  middle: { top: 58, right: 276, bottom: 14, left: 8 },
  narrow: { top: 58, right: 6, bottom: 60, left: 6 },
};

type Open = 'play' | 'share' | 'keys' | null;

const atFirst = ({ id }: PanelParts, room: Room): boolean =>
  room === 'wide' ? id !== 'scenario' : room === 'middle' && (id === 'chosen' || id === 'faults');

/** The scenario editor: the real table as canvas, everything that can lie on it at its sides. */
export function EditorPage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const [editor] = useState<Editor>(() => openEditor(keptDraft() ?? blankScenario(words.untitled)));
  const state = useSubject(editor.state$);
  const [open, setOpen] = useState<Open>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const staged = useStage(openTable);
  const { host, stage, failed } = staged;
  const { room, scale, large } = useRoom();
  const doc = docOf(state);

  useEffect(() => {
    if (Object.keys(query).length === 0) return;
    let gone = false;
    void asked(query).then((found) => {
      if (gone) return;
      if ('reason' in found) setFailure(found.reason);
      else {
        editor.open(found.scenario);
        showToast(words.opened(found.scenario.title));
      }
      navigate(editorPage(), true);
    });
    return () => {
      gone = true;
    };
  }, [query]);
  useEffect(() => keepDraft(finished(doc, words.untitled)), [doc]);
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
  useKeys((event) => pressEditorKey(editor, event, () => setOpen('keys')), [editor]);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => pressChooseAll(editor, event) && event.preventDefault();
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [editor]);

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

  const parts = { editor, state };
  const panels: readonly PanelParts[] = [
    { id: 'add', title: words.panels.add, dock: 'left', content: <AddPanel {...parts} /> },
    { id: 'scenario', title: words.panels.scenario, dock: 'left', content: <ScenarioPanel {...parts} /> },
    { id: 'chosen', title: words.panels.chosen, dock: 'right', content: <ChosenPanel {...parts} /> },
    {
      id: 'faults',
      title: room === 'narrow' ? words.faultsTab(state.faults.length) : words.panels.faults,
      dock: 'right',
      content: <FaultsPanel {...parts} />,
    },
  ];
  const docks = useDocks(panels, room, atFirst);
  return (
    <div class={`play editor play-${room} ${large ? 'play-large' : ''}`}>
      <div
        class="play-table"
        ref={host}
        role="application"
        tabIndex={0}
        aria-label={words.table}
        aria-description={words.tableHelp}
      />
      {failed && (
        <div class="play-failed">
          <Notice tone="bad" title={words.table} />
        </div>
      )}
      <h1 class="unseen">{words.title}</h1>
      <EditorBar editor={editor} state={state} element={bar} onOpen={setOpen} onFailure={setFailure} />
      {failure && (
        <div class="editor-notice">
          <Notice tone="bad" title={words.openFailed}>
            {failure}
            <div class="row notice-do">
              <Button small onClick={() => setFailure(null)}>
                OK
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {room === 'narrow' ? (
        <div class="dock-bottom" ref={sheet}>
          <TabDock panels={panels} docks={docks} />
        </div>
      ) : (
        <SideDocks panels={panels} docks={docks} room={room} />
      )}
      {open === 'play' && (
        <PlayDialog scenario={finished(doc, words.untitled)} from="editor" onClose={() => setOpen(null)} />
      )}
      {open === 'share' && <ShareDialog scenario={finished(doc, words.untitled)} onClose={() => setOpen(null)} />}
      {open === 'keys' && (
        <Dialog title={words.keysTitle} onClose={() => setOpen(null)}>
          <dl class="keys">
            {words.keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </div>
  );
}

interface BarProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly element: { current: HTMLElement | null };
  readonly onOpen: (what: Open) => void;
  readonly onFailure: (reason: string) => void;
}

/** What belongs to the whole scenario: undo, tables, grid, keeping, sharing, playing it. */
function EditorBar({ editor, state, element, onOpen, onFailure }: BarProps) {
  const doc = docOf(state);
  const { past, future } = state.history;
  const tables = doc.options.layout.length;
  const keep = () => {
    const scenario = finished(doc, words.untitled);
    const kept = keepScenario(scenario);
    showToast(kept ? words.saved(scenario.title) : words.notSaved, kept ? 'good' : 'bad');
  };
  const bring = async () => {
    const read = await pickScenario();
    if (!read) return;
    if (read.ok) editor.open(read.value);
    else onFailure(read.faults.map(sentenceOfFault).join(' '));
  };
  return (
    <header class="topbar" ref={element}>
      <Button variant="quiet" small icon={previousIcon} label={words.home} href="#/scenarios" />
      <strong class="editor-title">{doc.title || words.untitled}</strong>
      {tables > 1 && (
        <div class="row editor-tables" role="group" aria-label={words.tables}>
          {doc.options.layout.map((_, index) => (
            <Button key={index} small pressed={state.table === index + 1} onClick={() => editor.look(index + 1)}>
              {tablesText.tab(index + 1)}
            </Button>
          ))}
        </div>
      )}
      <div class="topbar-tools push">
        <Button
          variant="quiet"
          small
          icon={undoIcon}
          label={words.undo}
          disabled={past.length === 0}
          onClick={editor.undo}
        />
        <Button
          variant="quiet"
          small
          icon={redoIcon}
          label={words.redo}
          disabled={future.length === 0}
          onClick={editor.redo}
        />
        <span class="editor-snap">
          <Select
            label={<span class="unseen">{words.snap}</span>}
            value={String(state.snap)}
            options={SNAPS.map((value) => ({
              value: String(value),
              label: words.snaps[String(value) as keyof typeof words.snaps],
            }))}
            onChange={(value) => editor.snap(Number(value))}
          />
        </span>
        <Button variant="quiet" small icon={fitIcon} label={words.fit} onClick={() => editor.stage()?.fit()} />
        <Button
          variant="quiet"
          small
          icon={plusIcon}
          label={words.fresh}
          onClick={() =>
            editor.open(
              blankScenario(
                freeTitle(
                  words.untitled,
                  readOwn().scenarios.map(({ title }) => title),
                ),
              ),
            )
          }
        />
        <Button variant="quiet" small icon={openIcon} label={words.openFile} onClick={() => void bring()} />
        <Button variant="quiet" small icon={saveIcon} label={words.save} onClick={keep} />
        <Button variant="quiet" small icon={linkIcon} label={words.share} onClick={() => onOpen('share')} />
        <Button variant="quiet" small class="editor-keys" label={words.keysButton} onClick={() => onOpen('keys')}>
          ?
        </Button>
      </div>
      <Button
        variant="primary"
        small
        class="editor-play"
        icon={playIcon}
        refused={state.faults}
        tip={state.faults.length > 0 ? sentenceOf(state.faults.slice(0, 1)) : undefined}
        onClick={() => onOpen('play')}
      >
        {words.play}
      </Button>
    </header>
  );
}

/** The scenario an address asks for: a shipped one, one of the library, or one packed in the link. */
async function asked({
  shipped,
  own,
  scenario,
}: {
  readonly [name: string]: string;
}): Promise<{ readonly scenario: Scenario } | { readonly reason: string }> {
  if (scenario !== undefined) {
    const read = unpackScenario(scenario);
    return read.ok ? { scenario: read.scenario } : { reason: read.reason };
  }
  const found =
    shipped !== undefined
      ? await shippedScenario(shipped).catch(() => null)
      : readOwn().scenarios.find(({ title }) => title === own);
  return found ? { scenario: found } : { reason: words.openFailed };
}
