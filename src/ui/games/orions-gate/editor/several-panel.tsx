import { copyIcon, deleteIcon } from '../../../../../assets/icons/interface.ts';
import { Button, Select } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { tablesText } from '../words/tables.ts';
import type { Editor } from './open-editor.ts';
import { Turning } from './piece-fields.tsx';
import { putOnTable } from './several.ts';
import { docOf, type EditorState } from './state.ts';
import { spotOf } from './things.ts';

interface PanelProps {
  readonly editor: Editor;
  readonly state: EditorState;
}

const WAYS = [
  ['left', '←', -1, 0],
  ['up', '↑', 0, 1],
  ['down', '↓', 0, -1],
  ['right', '→', 1, 0],
] as const;

/** Several chosen things: what can be done to all of them, each a single step to undo. */
export function SeveralFields({ editor, state }: PanelProps) {
  const { chosen } = state;
  const doc = docOf(state);
  const tables = new Set(chosen.flatMap((thing) => spotOf(doc, thing)?.table ?? []));
  const toTable = (table: string) => {
    const { next, things } = putOnTable(doc, chosen, Number(table));
    editor.edit(next, null, things);
    editor.look(Number(table));
  };
  return (
    <>
      <div class="row">
        <strong class="editor-name" role="status">
          {words.chosenMany(chosen.length)}
        </strong>
        <span class="row push">
          <Button small icon={copyIcon} label={words.duplicateAll} onClick={editor.duplicate} />
          <Button small icon={deleteIcon} label={words.removeAll} onClick={editor.remove} />
        </span>
      </div>
      <p class="small second">{words.kindsOf(chosen.map(({ kind }) => kind))}</p>
      <div class="editor-acts">
        <span class="field-label">{words.move}</span>
        <div class="row" role="group" aria-label={words.move}>
          {WAYS.map(([way, sign, right, up]) => (
            <Button
              key={way}
              small
              label={words.ways[way]}
              tip={words.ways[way]}
              onClick={() => editor.nudge(right, up, null)}
            >
              {sign}
            </Button>
          ))}
        </div>
        <span class="field-label">{words.turn}</span>
        <Turning editor={editor} />
      </div>
      {doc.options.layout.length > 1 && (
        <Select
          label={words.onTable}
          value={tables.size === 1 ? String([...tables][0]) : ''}
          options={[
            ...(tables.size === 1 ? [] : [{ value: '', label: words.mixed }]),
            ...doc.options.layout.map((_, index) => ({ value: String(index + 1), label: tablesText.tab(index + 1) })),
          ]}
          onChange={(table) => table !== '' && toTable(table)}
        />
      )}
      <p class="small quiet">{words.severalHint}</p>
    </>
  );
}

/** Adding to the choice without a Shift key, choosing all, choosing nothing. */
export function ChoiceTools({ editor, state }: PanelProps) {
  return (
    <div class="row editor-choice">
      <Button small pressed={state.several} tip={words.severalTip} onClick={() => editor.several(!state.several)}>
        {words.several}
      </Button>
      <Button small onClick={editor.chooseAll}>
        {words.all}
      </Button>
      <Button small disabled={state.chosen.length === 0} onClick={() => editor.choose(null)}>
        {words.none}
      </Button>
    </div>
  );
}
