import { ARROWS } from '../../match/arrows.ts';
import { keepsEnter, keyName, onControl, pressBright, pressPlayKey } from '../../match/keys.ts';
import type { SkaxarTable } from './state.ts';
import { aboutOf } from './target.ts';
import { commandOf } from './tools/reduce.ts';

/** What is in hand, in the action panel. */
const IN_HAND = '.sk-act .sk-pick[aria-pressed="true"]';

/**
 * The focus leaves the control it was on at once, as Enter is now for the card in hand, and goes to that card when it
 * is shown as such.
 */
function focusInHand({ target }: KeyboardEvent): void {
  (target as HTMLElement).blur();
  requestAnimationFrame(() => document.querySelector<HTMLElement>(IN_HAND)?.focus());
}

/** Reads what is pointed at, else what is in hand. Returns whether there was anything. */
function readInHand({ state$, read }: Pick<SkaxarTable, 'state$' | 'read'>): boolean {
  const { pointed, tool, view } = state$.value;
  const chosen = tool.kind === 'shop' && tool.slot !== null ? ({ kind: 'shop', slot: tool.slot } as const) : null;
  const target = pointed ?? chosen;
  const about = target && aboutOf(target, view);
  if (about) read(about);
  return about !== null;
}

/** The keys that choose a card: arrows and numbers. */
function pressChoosing(table: SkaxarTable, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const [right, up] = arrow;
    if (right !== 0) table.input({ kind: 'step', by: right });
    else table.input({ kind: 'turn', by: up === 1 ? -1 : 1 });
    return true;
  }
  const name = keyName(event);
  if (!/^[1-6]$/.test(name)) return false;
  table.input({ kind: 'slot', slot: Number(name) });
  if (onControl(event)) focusInHand(event);
  return true;
}

/** Enter confirms what is in hand, or presses the bright button. */
function pressEnter(table: SkaxarTable, event: KeyboardEvent): boolean {
  if (keepsEnter(event, IN_HAND)) return false;
  if (commandOf(table.state$.value.tool)) table.input({ kind: 'confirm' });
  else pressBright();
  return true;
}

/** The keys of the table of Skaxar. Returns whether the press was used. */
export function pressKey(table: SkaxarTable, event: KeyboardEvent): boolean {
  const { tool, why, maths } = table.state$.value;
  if (tool.kind !== 'idle' && pressChoosing(table, event)) return true;
  switch (keyName(event)) {
    case 'Enter':
      return pressEnter(table, event);
    case 'Escape':
      // A card that is dragged goes back before anything else is taken back.
      if (table.stage()?.letGo()) return true;
      if (why) table.dismissWhy();
      else table.input({ kind: 'cancel' });
      return true;
    case 'p':
      if (tool.kind !== 'shop') return false;
      table.input({ kind: 'finish' });
      return true;
    case 'd':
      if (tool.kind !== 'harvest') return false;
      table.input({ kind: 'finish' });
      return true;
    case 'i':
      return readInHand(table);
    case 'h':
      table.set({ maths: !maths });
      return true;
    default:
      return pressPlayKey(table, event);
  }
}
