import { ARROWS, nudgeOf } from '../../../match/arrows.ts';
import { keyName, onControl, pressLookKey } from '../../../match/keys.ts';
import type { Editor } from './open-editor.ts';
import { CHOOSE } from './state.ts';

/** Hundredths of a degree of a turn by key, plain and fine. */
const TURN = 1500;
const FINE = 100;

/** Mils of a resize by key. */
const GROW = 250;

/**
 * Ctrl A, or Cmd A, on the table chooses all that lies there; in a field it stays what it is. Returns whether the press
 * was used.
 */
export function pressChooseAll(editor: Editor, event: KeyboardEvent): boolean {
  const typing = (event.target as Partial<Element> | null)?.closest?.('input, textarea, select, dialog');
  if (keyName(event) !== 'a' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || typing)
    return false;
  editor.chooseAll();
  return true;
}

/** Puts back what is dragged; else puts the tool down, or without one in hand the choice. */
function escape(editor: Editor): void {
  if (editor.stage()?.letGo()) return;
  if (editor.state$.value.tool.kind !== 'choose') editor.take(CHOOSE);
  else {
    editor.several(false);
    editor.choose(null);
  }
}

/** What a key does to what is chosen and what was done; `shift` does it finely, back, or beside the choice. */
const EDITS: { readonly [key: string]: (editor: Editor, shift: boolean) => void } = {
  q: (editor, shift) => editor.turn(shift ? FINE : TURN),
  e: (editor, shift) => editor.turn(shift ? -FINE : -TURN),
  '[': (editor) => editor.resize(-GROW),
  ']': (editor) => editor.resize(GROW),
  d: (editor) => editor.duplicate(),
  Delete: (editor) => editor.remove(),
  Backspace: (editor) => editor.remove(),
  n: (editor, shift) => editor.walk(1, shift),
  b: (editor, shift) => editor.walk(-1, shift),
  s: (editor) => editor.several(!editor.state$.value.several),
  u: (editor, shift) => (shift ? editor.redo() : editor.undo()),
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
  Escape: escape,
};

/** The keys of the editor. Returns whether the press was used. */
export function pressEditorKey(editor: Editor, event: KeyboardEvent, showKeys: () => void): boolean {
  const { chosen, tool, table } = editor.state$.value;
  const key = keyName(event);
  const arrow = ARROWS[key];
  const change = Object.hasOwn(EDITS, key) ? EDITS[key] : undefined;
  if (arrow) {
    if (chosen.length > 0) editor.nudge(arrow[0], arrow[1], event.shiftKey || event.altKey ? nudgeOf(event) : null);
    else editor.stage()?.pan(-arrow[0] * 60, arrow[1] * 60);
  } else if (change) change(editor, event.shiftKey);
  else if (key === 'Enter') {
    if (tool.kind === 'choose' || onControl(event)) return false;
    editor.putInMiddle();
  } else if (/^[1-4]$/.test(key)) {
    if (Number(key) !== table) editor.look(Number(key));
  } else if (key === '?') showKeys();
  else return pressLookKey(editor, event);
  return true;
}
