import { ARROWS, wayOf } from '../../match/arrows.ts';
import { keepsEnter, keyName, pressBright, pressPlayKey } from '../../match/keys.ts';
import { goOn } from './hud/go-data.ts';
import type { CardAbout, RetrogradeTable } from './state.ts';
import { aboutOf } from './target.ts';
import type { Held } from './tools/tool.ts';

/** What is in hand, in the action panel. */
const IN_HAND = ':is(.rg-pick, .rg-action .button, .rg-spend, .rg-hand-pick)[aria-pressed="true"]';

/** What can be read of what is in hand. */
const heldAbout = ({ kind, id }: Held): CardAbout => (kind === 'card' ? { kind: 'hand', card: id } : { kind, id });

/** Reads what is pointed at, else what is in hand. Returns whether there was anything. */
function readInHand({ state$, read }: Pick<RetrogradeTable, 'state$' | 'read'>): boolean {
  const { pointed, tool, view } = state$.value;
  const about = (pointed && aboutOf(pointed, view)) ?? (tool.held && heldAbout(tool.held));
  if (about) read(about);
  return about !== null;
}

/** Enter confirms what is in hand, or presses the bright button. */
function pressEnter(table: RetrogradeTable, event: KeyboardEvent): boolean {
  if (keepsEnter(event, IN_HAND)) return false;
  const { command, plan } = table.state$.value.tool;
  if (command || plan.length > 0) table.input({ kind: 'confirm' });
  else pressBright();
  return true;
}

/** Ends the phase. Returns whether there is one to end. */
function endPhase({ state$, orderAll }: Pick<RetrogradeTable, 'state$' | 'orderAll'>): boolean {
  const { seat, view } = state$.value;
  const next = seat === null ? null : goOn(view, seat);
  if (next) orderAll(next.commands);
  return next !== null;
}

/** Puts down what is dragged, else the reason that is shown, else what is in hand. */
function escape(table: RetrogradeTable, event: KeyboardEvent): boolean {
  const { why, tool } = table.state$.value;
  const dragged = table.stage()?.letGo() ?? false;
  if (why && !dragged) table.dismissWhy();
  else if (tool.held || tool.command) table.input({ kind: 'cancel' });
  else return dragged || pressPlayKey(table, event);
  return true;
}

/** The keys of the table of Retrograde. Returns whether the press was used. */
export function pressKey(table: RetrogradeTable, event: KeyboardEvent): boolean {
  const { seat, tool } = table.state$.value;
  const arrow = ARROWS[event.key];
  if (arrow && seat !== null) {
    const [right, up] = arrow;
    table.input({ kind: 'step', by: wayOf({ right, up }) });
    return true;
  }
  switch (keyName(event)) {
    case 'Enter':
      return pressEnter(table, event);
    case 'Escape':
      return escape(table, event);
    case 'Backspace':
      if (tool.plan.length === 0) return false;
      table.input({ kind: 'cancel' });
      return true;
    case 'e':
      return endPhase(table);
    case 'i':
      return readInHand(table);
    default:
      return pressPlayKey(table, event);
  }
}
