import { useState } from 'preact/hooks';
import { deleteIcon, openIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { SCENARIO_LENGTHS } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, showToast, TextInput } from '../../../kit/index.ts';
import { moment } from '../../../kit/words/text.ts';
import type { Taken } from '../../../match/setup/kept-list.ts';
import { draftsText as words } from '../words/drafts.ts';
import { editorText } from '../words/editor.ts';
import { Damaged } from '../scenarios/damaged.tsx';
import { Gone } from '../scenarios/gone.tsx';
import { forgetDamaged, forgetDraft, keepDraft, putBackDraft, type Draft } from './drafts.ts';
import type { Editor } from './open-editor.ts';
import type { DraftsDesk } from './page-hooks.ts';
import { docOf, type EditorState } from './state.ts';

interface PanelProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly kept: DraftsDesk;
}

/** The battles left in this browser: each can be opened, renamed, and deleted with a way back. */
export function DraftsPanel({ editor, state, kept: { drafts, damaged, refresh } }: PanelProps) {
  const [gone, setGone] = useState<{ readonly title: string; readonly taken: Taken } | null>(null);
  const remove = ({ id, scenario }: Draft) => {
    const taken = forgetDraft(id);
    if (!taken) return showToast(editorText.notSaved, 'bad');
    setGone({ title: scenario.title, taken });
    // What lay on the table is gone with it.
    if (id === state.draft) editor.fresh();
    refresh();
  };
  const removeDamaged = (text: string) => {
    const taken = forgetDamaged(text);
    if (!taken) return showToast(editorText.notSaved, 'bad');
    setGone({ title: words.damagedOne, taken });
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
      {gone && <Gone title={words.deleted(gone.title)} onUndo={() => putBack(gone.taken)} />}
      {damaged.length > 0 && (
        <Damaged
          title={words.damaged(damaged.length)}
          damaged={damaged}
          file="draft-damaged.txt"
          onRemove={removeDamaged}
        />
      )}
      {drafts.length + damaged.length === 0 && <p class="small second">{words.none}</p>}
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
