import { editorText as words } from '../words/editor.ts';
import type { Editor } from './open-editor.ts';
import { nameOfThing } from './overlays.ts';
import { among } from './several.ts';
import { docOf, type EditorState } from './state.ts';
import { allThings } from './things.ts';

/**
 * All things on the tables as a list: for whoever does not see the table, or works by keys. With Shift, or while
 * several are chosen, a press adds to the choice.
 */
export function ThingList({ editor, state }: { readonly editor: Editor; readonly state: EditorState }) {
  const things = allThings(docOf(state));
  if (things.length === 0) return null;
  return (
    <details class="more">
      <summary>
        {words.panels.list} ({things.length})
      </summary>
      <ul class="editor-things">
        {things.map((thing) => (
          <li key={JSON.stringify(thing)}>
            <button
              type="button"
              class="editor-thing"
              aria-pressed={among(state.chosen, thing)}
              onClick={(event) => (event.shiftKey || state.several ? editor.toggle(thing) : editor.choose(thing, true))}
            >
              {nameOfThing(state, thing)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
