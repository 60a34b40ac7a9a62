import type { OrionsGateCommand, OrionsGateView } from '../../../../games/orions-gate/index.ts';
import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import { battle as words } from '../words/play.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { play as common } from '../../../match/words/play.ts';
import { unitName } from './names.ts';

/** What the undo button would take back, or why there is nothing to take back. */
export function undoWords(battle: Battle, { undo, view }: BattleState): string {
  if (undo.terms === 'none') return words.undoNothing;
  const { session } = battle;
  const consent = undo.terms === 'consent' ? words.undoConsent : null;
  const command = session.heard(undo.plies + 1, session.viewer()).command as unknown as OrionsGateCommand | null;
  // What a computer player commanded is not told.
  if (command === null) return common.undoOf(common.undoUntold, consent);
  const { type, ...given } = command;
  // A plan names no unit: it is the one whose activation it was.
  const before = session.heard(undo.plies, session.viewer()).view as OrionsGateView;
  const unit = 'unit' in given && typeof given.unit === 'string' ? given.unit : (before.activation?.unit ?? null);
  return common.undoOf(what(type, unit === null ? '' : unitName(view, unit)), consent);
}

function what(type: OrionsGateCommand['type'], unit: string): string {
  const { undo } = battleAdvanced;
  if (type === 'decline') return undo.decline;
  return type === 'board' || type === 'placeDebris' || type === 'salvage'
    ? undo[type](unit)
    : words.undoWhat(type, unit);
}
