import type { OrionsGateCommand, OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { BattleDesk } from './battle-desk.ts';

/**
 * Holds every unit that could act now, one after the other, as long as the turn stays here (OG-6.6): each is declared,
 * stays with the heading it has, and is done. What is refused ends it. One undo takes all of it back.
 */
export async function holdAll({
  session,
  state$,
  fail,
}: Pick<BattleDesk, 'session' | 'state$' | 'fail'>): Promise<void> {
  const { view, seat } = state$.value;
  if (seat === null) return;
  const from = session.plies();
  try {
    for (const id of view.activatable) {
      const now = session.view(session.viewer()) as OrionsGateView;
      const unit = now.activatable.includes(id) ? now.units.find((one) => one.id === id) : undefined;
      if (!unit?.pose) break;
      const { heading } = unit.pose;
      const commands: readonly OrionsGateCommand[] = [
        { type: 'activate', unit: id, action: 'hold' },
        { type: 'plan', heading },
        { type: 'endActivation' },
      ];
      for (const command of commands) if ((await session.submit(seat, command)).kind !== 'accepted') return;
    }
  } catch (error) {
    fail('rules', error);
  } finally {
    undoTogether(session, from, session.plies());
  }
}

/** Takes back all commands up to `from` as soon as one of them is taken back; `to` are those played by then. */
export function undoTogether(session: BattleDesk['session'], from: number, to: number): void {
  const listening = session.notices$.subscribe((notice) => {
    if (notice.kind !== 'undone' || notice.plies >= to) return;
    if (notice.plies <= from) listening.unsubscribe();
    else queueMicrotask(() => void session.undo(false, from));
  });
}
