import { showToast } from '../../../kit/index.ts';
import { navigate } from '../../../match/router.ts';
import { editorText as words } from '../words/editor.ts';
import { recordingText } from '../words/recording.ts';
import { finished } from './edit.ts';
import type { Editor } from './open-editor.ts';
import { PuzzleFields } from './puzzle-fields.tsx';
import { docOf, type EditorState } from './state.ts';

/** The puzzle of the scenario: a panel of its own, so that recording it is in sight. */
export const PuzzlePanel = ({ editor, state }: { readonly editor: Editor; readonly state: EditorState }) => (
  <div class="stack">
    <PuzzleFields
      doc={docOf(state)}
      faults={state.faults}
      edit={(next, field) => editor.edit(next, field)}
      record={() => void record(editor)}
    />
  </div>
);

/** Sets the table for the solution of the puzzle to be played. */
async function record(editor: Editor): Promise<void> {
  const { draft, ...state } = editor.state$.value;
  const { beginRecording } = await import('../puzzles/begin.ts');
  await beginRecording(draft, finished(docOf(state), words.untitled)).then(
    (id) => navigate({ page: 'battle', id }),
    () => showToast(recordingText.failed, 'bad'),
  );
}
