import type { SpurCommand } from '../../../games/orions-spur/index.ts';
import { settings$ } from '../../theme/settings.ts';
import type { SpurDesk, SpurScreenState } from './state.ts';

/** What goes on with nothing to decide in it. */
const PLAIN: readonly SpurCommand['type'][] = ['finishAttacks', 'endTurn'];

/** The one command that is left, where there is nothing else to decide and it says nothing by itself. */
export function onlyWay({ choices, bounds }: SpurScreenState['view']): SpurCommand | null {
  const [only] = choices;
  if (choices.length !== 1 || !only) return null;
  if (PLAIN.includes(only.type)) return only;
  // All cards of the hand must go (OS-10.21).
  return only.type === 'chooseDiscard' && bounds?.discard?.from.length === only.cards.length ? only : null;
}

/**
 * Goes on by itself where nothing is left to decide, once for each position: one that was brought back by undo waits. A
 * person may switch it off; a lesson asks for every step.
 */
export function endAlone({ state$, session, order }: SpurDesk): () => void {
  let seen: SpurScreenState['view'] | null = null;
  const look = (): void => {
    const { view, seat, busy, redoable } = state$.value;
    if (busy || seat === null || view === seen) return;
    seen = view;
    const only = onlyWay(view);
    if (only && redoable === 0 && !session.guided && settings$.value.endsAlone) void order(only, seat, true);
  };
  // After everybody has heard of the change: what is ordered now changes it again.
  const heard = state$.subscribe(() => queueMicrotask(look));
  return () => heard.unsubscribe();
}
