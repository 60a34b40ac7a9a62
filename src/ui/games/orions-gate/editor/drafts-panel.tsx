import { useState } from 'preact/hooks';
import { deleteIcon, openIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { SCENARIO_LENGTHS } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Notice, showToast, TextInput } from '../../../kit/index.ts';
import { moment } from '../../../kit/words/text.ts';
import type { Taken } from '../../../match/setup/kept-list.ts';
import { draftsText as words } from '../words/drafts.ts';
import { editorText } from '../words/editor.ts';
import { forgetDraft, keepDraft, putBackDraft, type Draft } from './drafts.ts';
import type { Editor } from './open-editor.ts';
import type { KeptDrafts } from './page-hooks.ts';
import { docOf, type EditorState } from './state.ts';

interface PanelProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly kept: KeptDrafts;
}

/** The battles left in this browser: each can be opened, renamed, and deleted with a way back. */
export function DraftsPanel({ editor, state, kept: { drafts, refresh } }: PanelProps) {
  const [gone, setGone] = useState<{ readonly title: string; readonly taken: Taken } | null>(null);
  const remove = ({ id, scenario }: Draft) => {
    const taken = forgetDraft(id);
    if (!taken) return showToast(editorText.notSaved, 'bad');
    setGone({ title: scenario.title, taken });
    // What lay on the table is gone with it.
    if (id === state.draft) editor.fresh();
    refresh();
  };
  const putBack = (taken: Taken) => {
    if (!putBackDraft(taken)) showToast(editorText.notSaved, 'bad');
    setGone(null);
    refresh();
  };
  const rename = (draft: Draft, title: string) => {
    if (draft.id === state.draft) editor.edit({ ...docOf(state), title }, 'title');
    else if (!keepDraft({ ...draft, scenario: { ...draft.scenario, title } })) showToast(editorText.notSaved, 'bad');
    refresh();
  };
  return (
    <div class="stack editor-drafts">
      {gone && (
        <Notice tone="info" title={words.deleted(gone.title)}>
          <div class="row notice-do">
            <Button small onClick={() => putBack(gone.taken)}>
              {words.undo}
            </Button>
          </div>
        </Notice>
      )}
      {drafts.length === 0 && <p class="small second">{words.none}</p>}
      <ul>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.id}
            draft={draft}
            here={draft.id === state.draft}
            onOpen={() => editor.openDraft(draft)}
            onRename={(title) => rename(draft, title)}
            onRemove={() => remove(draft)}
          />
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly draft: Draft;
  /** Whether it lies on the table now. */
  readonly here: boolean;
  readonly onOpen: () => void;
  readonly onRename: (title: string) => void;
  readonly onRemove: () => void;
}

/** One draft: its name, when it was changed, and what can be done with it. */
function DraftLine({ draft, here, onOpen, onRename, onRemove }: LineProps) {
  const [name, setName] = useState<string | null>(null);
  const { title } = draft.scenario;
  const done = () => {
    if (name?.trim()) onRename(name.trim());
    setName(null);
  };
  if (name !== null)
    return (
      <li class="editor-draft">
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            done();
          }}
        >
          <TextInput label={words.name} value={name} maxLength={SCENARIO_LENGTHS.title} onInput={setName} />
          <div class="row">
            <Button small variant="primary" submit>
              {words.done}
            </Button>
            <Button small onClick={() => setName(null)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li class="editor-draft" aria-current={here ? 'true' : undefined}>
      <span class="editor-draft-name">{title}</span>
      <span class="small quiet">{here ? words.here : draft.at === 0 ? words.earlier : moment(draft.at)}</span>
      <span class="row editor-draft-do">
        <Button small variant="quiet" icon={openIcon} label={words.openOf(title)} disabled={here} onClick={onOpen} />
        <Button small variant="quiet" icon={renameIcon} label={words.renameOf(title)} onClick={() => setName(title)} />
        <Button small variant="quiet" icon={deleteIcon} label={words.deleteOf(title)} onClick={onRemove} />
      </span>
    </li>
  );
}
