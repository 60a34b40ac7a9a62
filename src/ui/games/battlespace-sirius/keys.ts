import type { Seat } from '../../../engine/seat.ts';
import { settings$, updateSettings } from '../../theme/settings.ts';
import { ARROWS } from '../../match/arrows.ts';
import { keepsEnter, keyName, pressBright, pressPlayKey } from '../../match/keys.ts';
import type { CardTable } from './state.ts';

/** What is in hand, in the action panel. */
const IN_HAND = '.bs-act .bs-pick[aria-pressed="true"]';

/** Turns shown or hidden by a key. */
export const toggleHints = (): void => updateSettings({ hints: !settings$.value.hints });

/** The keys that choose: arrows and numbers. */
function pressChoosing(table: CardTable, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) {
    table.input({ kind: 'arrow', right: arrow[0], up: arrow[1] });
    return true;
  }
  const name = keyName(event);
  if (!/^[0-4]$/.test(name)) return false;
  table.input({ kind: 'number', value: Number(name) });
  return true;
}

/**
 * Whose vessel is read: the one pointed at, else the marked one, else that of the turn player, else the first; null
 * where none is left.
 */
export function vesselToRead({
  view,
  pointed,
  selected,
}: Pick<CardTable['state$']['value'], 'view' | 'pointed' | 'selected'>): Seat | null {
  const on = (seat: Seat | null) => view.players.find((player) => player.seat === seat && player.vessel)?.seat;
  const first = view.players.find(({ vessel }) => vessel)?.seat;
  return on(pointed) ?? on(selected) ?? on(view.turnSeat) ?? first ?? null;
}

function readVessel({ state$, ask }: Pick<CardTable, 'state$' | 'ask'>): boolean {
  const seat = vesselToRead(state$.value);
  if (seat !== null) ask('vessel', seat);
  return seat !== null;
}

/** Enter confirms what is in hand, or presses the bright button. */
function pressEnter({ state$, input }: Pick<CardTable, 'state$' | 'input'>, event: KeyboardEvent): boolean {
  if (keepsEnter(event, IN_HAND)) return false;
  if (state$.value.tool.kind !== 'idle') input({ kind: 'confirm' });
  else pressBright();
  return true;
}

/** A vessel that is dragged goes back before anything else is taken back. */
function escape(table: CardTable): void {
  if (table.stage()?.letGo()) return;
  if (table.state$.value.why) table.dismissWhy();
  else table.input({ kind: 'cancel' });
}

/** The keys of the card table. Returns whether the press was used. */
export function pressKey(table: CardTable, event: KeyboardEvent): boolean {
  const { tool, coordinates } = table.state$.value;
  const name = keyName(event);
  if (tool.kind !== 'idle' && pressChoosing(table, event)) return true;
  switch (name) {
    case 'Enter':
      return pressEnter(table, event);
    case 'Escape':
      escape(table);
      return true;
    case 'q':
    case 'e':
    case 'r':
      table.input({ kind: 'turnBy', quarters: name === 'q' || event.shiftKey ? -1 : 1 });
      return true;
    case 'i':
      return readVessel(table);
    case 'x':
      table.set({ coordinates: !coordinates });
      return true;
    case 'h':
      toggleHints();
      return true;
    default:
      return pressPlayKey(table, event);
  }
}
