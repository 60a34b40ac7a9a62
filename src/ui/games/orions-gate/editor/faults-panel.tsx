import type { FaultPlace } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Notice, RuleLink } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import type { Editor } from './open-editor.ts';
import type { EditorState } from './state.ts';
import type { Thing } from './things.ts';

/** The place of a fault as the editor chooses it. */
const thingOf = (place: FaultPlace): Thing => (place.kind === 'piece' ? { ...place, table: place.table + 1 } : place);

/** What the rules refuse, each with its reason and the way to it; all of it is drawn on the table as well. */
export function FaultsPanel({ editor, state: { faults } }: { readonly editor: Editor; readonly state: EditorState }) {
  if (faults.length === 0)
    return (
      <Notice tone="good" title={words.good}>
        {words.goodText}
      </Notice>
    );
  return (
    <div class="stack" role="status">
      <p class="editor-bad">
        <strong>{words.faults(faults.length)}</strong>
      </p>
      <ul class="editor-faults">
        {faults.map(({ rule, reason, path, places }) => (
          <li key={`${rule} ${path} ${reason}`}>
            <span>
              <RuleLink id={rule} /> {reason}
            </span>
            {places.map((place) => (
              <Button key={JSON.stringify(place)} small onClick={() => editor.choose(thingOf(place), true)}>
                {words.showFault}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
