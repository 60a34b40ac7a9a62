import type { OrionsGateCommand } from '../../../../games/orions-gate/index.ts';
import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import { battle as words } from '../../../messages/battle.ts';
import { battleAdvanced } from '../../../messages/orions-gate-battle.ts';
import { play as common } from '../../../messages/play.ts';
import { unitName } from './names.ts';

/** What the undo button would take back, or why there is nothing to take back. */
export function undoWords(battle: Battle, { undo, view }: BattleState): string {
  if (undo.terms === 'none') return words.undoNothing;
  const { command } = battle.session.timeline().plies[undo.plies]!;
  const { type, ...given } = command as OrionsGateCommand;
  // A plan names no unit: it is the one that was activated last before it.
  const unit = 'unit' in given && typeof given.unit === 'string' ? given.unit : lastActivated(battle, undo.plies);
  return common.undoOf(
    what(type, unit === null ? '' : unitName(view, unit)),
    undo.terms === 'consent' ? words.undoConsent : null,
  );
}

function lastActivated(battle: Battle, before: number): string | null {
  const plies = battle.session.timeline().plies.slice(0, before);
  const found = plies.reverse().find(({ command }) => (command as { type?: unknown }).type === 'activate');
  return found ? (found.command as { unit: string }).unit : (battle.state$.value.view.activation?.unit ?? null);
}

function what(type: OrionsGateCommand['type'], unit: string): string {
  const { undo } = battleAdvanced;
  if (type === 'decline') return undo.decline;
  return type === 'board' || type === 'placeDebris' || type === 'salvage'
    ? undo[type](unit)
    : words.undoWhat(type, unit);
}
