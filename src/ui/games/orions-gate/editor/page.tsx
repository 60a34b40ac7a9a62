import { useState } from 'preact/hooks';
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
import { draftsText } from '../words/drafts.ts';
import { editorText as words } from '../words/editor.ts';
import { tablesText } from '../words/tables.ts';
import { SideDocks, TabDock, useDocks, type PanelParts } from '../../../match/docks.tsx';
import { useRoom, type Room } from '../../../match/layout.ts';
import { useStage } from '../../../match/use-stage.ts';
import { PlayDialog } from '../scenarios/play-dialog.tsx';
import { keepScenario } from '../scenarios/own-scenarios.ts';
import { sentenceOfFault } from '../scenarios/scenario-link.ts';
import { AddPanel } from './add-panel.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { blankScenario, finished } from './edit.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { DraftsPanel } from './drafts-panel.tsx';
import { openEditor, type Editor } from './open-editor.ts';
import {
  useAsked,
  useEditedTable,
  useEditorKeys,
  useKeptDrafts,
  useTableInsets,
  type DraftsDesk,
} from './page-hooks.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { docOf, SNAPS, type EditorState } from './state.ts';
import '../../../match/play.css';
import './editor.css';
import { pickScenario } from '../scenarios/pick-scenario.ts';

type Open = 'play' | 'share' | 'keys' | null;

/** Which panels are open at first; where one begins anew the drafts are, to go on with one of them. */
const atFirst =
  (anew: boolean) =>
  ({ id }: PanelParts, room: Room): boolean =>
    id === 'drafts'
      ? anew
      : room === 'wide'
        ? id !== 'scenario'
        : room === 'middle' && (id === 'chosen' || id === 'faults');

/** The scenario editor: the real table as canvas, everything that can lie on it at its sides. */
export function EditorPage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const [editor] = useState<Editor>(() => openEditor(blankScenario(words.untitled)));
  const state = useSubject(editor.state$);
  const [open, setOpen] = useState<Open>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { host, stage, failed } = useStage(openTable());
  const { room, scale, large } = useRoom();
  const doc = docOf(state);

  useAsked(editor, query, setFailure);
  const drafts = useKeptDrafts(state);
  useEditedTable(editor, state, stage);
  useEditorKeys(editor, () => setOpen('keys'));

  const { sheet, bar } = useTableInsets(stage, room, scale);

  const panels = panelsOf(editor, state, room, drafts);
  const anew = Object.keys(query).length === 0 && countOf(drafts) > 0;
  const docks = useDocks(panels, room, atFirst(anew), doc.puzzle && 'puzzle');
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
      {!drafts.kept && (
        <div class="editor-notice">
          <Notice tone="warn" title={words.notSaved} />
        </div>
      )}
      <EditorBar editor={editor} state={state} element={bar} onOpen={setOpen} onFailure={setFailure} />
      {failure && <OpenFailure reason={failure} onClose={() => setFailure(null)} />}
      {room === 'narrow' ? (
        <div class="dock-bottom" ref={sheet}>
          <TabDock panels={panels} docks={docks} />
        </div>
      ) : (
        <SideDocks panels={panels} docks={docks} room={room} />
      )}
      <EditorDialogs open={open} doc={doc} onClose={() => setOpen(null)} />
    </div>
  );
}

/** Everything in the list of drafts, also what cannot be read. */
const countOf = ({ drafts, damaged }: DraftsDesk): number => drafts.length + damaged.length;

/** The panels beside the table. */
function panelsOf(editor: Editor, state: EditorState, room: Room, drafts: DraftsDesk): readonly PanelParts[] {
  const parts = { editor, state };
  return [
    { id: 'add', title: words.panels.add, dock: 'left', content: <AddPanel {...parts} /> },
    { id: 'scenario', title: words.panels.scenario, dock: 'left', content: <ScenarioPanel {...parts} /> },
    {
      id: 'drafts',
      title: draftsText.title(countOf(drafts)),
      dock: 'left',
      content: <DraftsPanel {...parts} kept={drafts} />,
    },
    { id: 'chosen', title: words.panels.chosen, dock: 'right', content: <ChosenPanel {...parts} /> },
    ...(docOf(state).puzzle
      ? [{ id: 'puzzle', title: words.panels.puzzle, dock: 'right' as const, content: <PuzzlePanel {...parts} /> }]
      : []),
    {
      id: 'faults',
      title: room === 'narrow' ? words.faultsTab(state.faults.length) : words.panels.faults,
      dock: 'right',
      content: <FaultsPanel {...parts} />,
    },
  ];
}

/** Why a scenario could not be opened. */
const OpenFailure = ({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) => (
  <div class="editor-notice">
    <Notice tone="bad" title={words.openFailed}>
      {reason}
      <div class="row notice-do">
        <Button small onClick={onClose}>
          OK
        </Button>
      </div>
    </Notice>
  </div>
);

interface DialogsProps {
  readonly open: Open;
  readonly doc: Scenario;
  readonly onClose: () => void;
}

/** What is opened over the table: playing, sharing, the keys. */
const EditorDialogs = ({ open, doc, onClose }: DialogsProps) => (
  <>
    {open === 'play' && <PlayDialog scenario={finished(doc, words.untitled)} from="editor" onClose={onClose} />}
    {open === 'share' && <ShareDialog scenario={finished(doc, words.untitled)} onClose={onClose} />}
    {open === 'keys' && (
      <Dialog title={words.keysTitle} onClose={onClose}>
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
  </>
);

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
  return (
    <header class="topbar" ref={element}>
      <Button variant="quiet" small icon={previousIcon} label={words.home} href="#/scenarios" />
      <strong class="editor-title">{doc.title || words.untitled}</strong>
      {doc.options.layout.length > 1 && <TableTabs editor={editor} state={state} />}
      <div class="topbar-tools push">
        <StepTools editor={editor} state={state} />
        <Button variant="quiet" small icon={fitIcon} label={words.fit} onClick={() => editor.stage()?.fit()} />
        <FileTools editor={editor} doc={doc} onFailure={onFailure} />
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

type StateProps = Pick<BarProps, 'editor' | 'state'>;

/** The tables, to bring one into sight. */
const TableTabs = ({ editor, state }: StateProps) => (
  <div class="row editor-tables" role="group" aria-label={words.tables}>
    {docOf(state).options.layout.map((_, index) => (
      <Button key={index} small pressed={state.table === index + 1} onClick={() => editor.look(index + 1)}>
        {tablesText.tab(index + 1)}
      </Button>
    ))}
  </div>
);

/** Undo and Redo, and the steps of the grid. */
const StepTools = ({ editor, state }: StateProps) => (
  <>
    <Button
      variant="quiet"
      small
      icon={undoIcon}
      label={words.undo}
      disabled={state.history.past.length === 0}
      onClick={editor.undo}
    />
    <Button
      variant="quiet"
      small
      icon={redoIcon}
      label={words.redo}
      disabled={state.history.future.length === 0}
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
  </>
);

/** A new scenario, one from a file, and keeping this one. */
function FileTools({ editor, doc, onFailure }: Pick<BarProps, 'editor' | 'onFailure'> & { readonly doc: Scenario }) {
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
    <>
      <Button variant="quiet" small icon={plusIcon} label={words.fresh} onClick={editor.fresh} />
      <Button variant="quiet" small icon={openIcon} label={words.openFile} onClick={() => void bring()} />
      <Button variant="quiet" small icon={saveIcon} label={words.save} onClick={keep} />
    </>
  );
}
