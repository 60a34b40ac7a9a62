import type { OrionsGateView, UnitId } from '../../../games/orions-gate/index.ts';
import type { BattleState, Measured } from './state.ts';
import { placedIn } from './tools/tool.ts';

/** What of a screen says which ship it speaks of; nobody decides in a replay. */
export type Speaking = Pick<Measured, 'view' | 'tool' | 'selected'> & Partial<Pick<BattleState, 'seat'>>;

/**
 * The one ship the screen speaks of: the panel's subject, the highlighted ship, its sheet and its range ring are always
 * it. While somebody here decides about a ship it is that one, whatever else is looked at; else the selected one.
 */
export function subjectOf({ view, tool, selected, seat }: Speaking): UnitId | null {
  if ('unit' in tool && tool.kind !== 'spot') return tool.unit;
  const deciding = seat === null || seat === undefined ? null : acting(view);
  return deciding ?? selected;
}

/** Another ship that is looked at beside it: under the pointer, else selected while the subject is decided about. */
export function lookedAt(state: Speaking & Pick<Measured, 'hovered'>): UnitId | null {
  const subject = subjectOf(state);
  const other = [state.hovered, state.selected].find((id) => id !== null && id !== subject);
  return other ?? null;
}

/**
 * The unit that is decided about: that of the open window while it stands on a table, else the one whose activation it
 * is.
 */
export function acting(view: OrionsGateView): UnitId | null {
  const asked = view.windows[0]?.unit;
  return asked !== undefined && placedIn(view, asked) ? asked : (view.activation?.unit ?? null);
}
