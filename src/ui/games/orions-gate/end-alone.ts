import { settings$ } from '../../theme/settings.ts';
import type { HandDesk } from './battle-desk.ts';
import { measures, type ToolContext } from './tools/tool.ts';
import { isSpent } from './tools/weapon.ts';

/**
 * Ends the activation of a unit that has nothing left to do, once for each position (OG-6.1). An undo takes that end
 * back with the order before it; where something was taken back nothing ends. A person may switch it off; a lesson asks
 * for every step.
 */
export function endAlone({ state$, session, order }: HandDesk, context: () => ToolContext): void {
  let seen: unknown = null;
  const look = (): void => {
    const { view, seat, decision, busy, tool, redoable } = state$.value;
    if (busy || seat === null || decision !== 'play.fire' || view === seen || measures(tool)) return;
    seen = view;
    const unit = view.units.find(({ id }) => id === view.activation?.unit);
    if (!unit || redoable > 0 || session.guided || !settings$.value.endsAlone || !isSpent(unit, context())) return;
    void order({ type: 'endActivation' }, seat, true);
  };
  // After everybody has heard of the change: what is ordered now changes it again.
  state$.subscribe(() => queueMicrotask(look));
  look();
}
