import { ARROWS } from '../../../match/arrows.ts';
import { keyName, onControl, pressLookKey } from '../../../match/keys.ts';
import type { Editor } from './open-editor.ts';
import { CHOOSE } from './state.ts';

/** Hundredths of a degree of a turn by key, plain and fine. */
const TURN = 1500;
const FINE = 100;

/** Mils of a resize by key. */
const GROW = 250;

/** Ctrl A, or Cmd A, on the table chooses all that lies there; in a field it stays what it is. Returns whether the press was used. */
export function pressChooseAll(editor: Editor, event: KeyboardEvent): boolean {
  const typing = (event.target as Partial<Element> | null)?.closest?.('input, textarea, select, dialog');
  if (keyName(event) !== 'a' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || typing)
    return false;
  editor.chooseAll();
  return true;
}

/** The keys of the editor. Returns whether the press was used. */
export function pressEditorKey(editor: Editor, event: KeyboardEvent, showKeys: () => void): boolean {
  const { chosen, several, tool, table } = editor.state$.value;
  const key = keyName(event);
  const arrow = ARROWS[key];
  if (arrow) {
    if (chosen.length > 0) editor.nudge(arrow[0], arrow[1], event.shiftKey);
    else editor.stage()?.pan(-arrow[0] * 60, arrow[1] * 60);
    return true;
  }
  switch (key) {
    case 'q':
    case 'e':
      editor.turn((key === 'q' ? 1 : -1) * (event.shiftKey ? FINE : TURN));
      return true;
    case '[':
    case ']':
      editor.resize(key === ']' ? GROW : -GROW);
      return true;
    case 'd':
      editor.duplicate();
      return true;
    case 'Delete':
    case 'Backspace':
      editor.remove();
      return true;
    case 'n':
    case 'b':
      editor.walk(key === 'n' ? 1 : -1, event.shiftKey);
      return true;
    case 's':
      editor.several(!several);
      return true;
    case 'u':
      if (event.shiftKey) editor.redo();
      else editor.undo();
      return true;
    case 'Enter':
      if (tool.kind === 'choose' || onControl(event)) return false;
      editor.putInMiddle();
      return true;
    case 'Escape':
      if (tool.kind !== 'choose') editor.take(CHOOSE);
      else {
        editor.several(false);
        editor.choose(null);
      }
      return true;
    case '1':
    case '2':
    case '3':
    case '4':
      if (Number(key) !== table) editor.look(Number(key));
      return true;
    case '?':
      showKeys();
      return true;
    default:
      return pressLookKey(editor, event);
  }
}
