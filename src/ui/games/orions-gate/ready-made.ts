import type { BattleDesk } from './battle-desk.ts';
import { placeRest } from './place-rest.ts';

type Parts = Pick<BattleDesk, 'state$' | 'session' | 'stage' | 'order' | 'explain' | 'fail' | 'set'>;

/**
 * Gets a battle ready for a newcomer, once: takes the south edge where that is theirs to choose, and places their fleet
 * as soon as it is their turn to (OG-4.9, 4.10). All of it are ordinary commands, and can be changed until the
 * deployment is finished.
 */
export function makeReady(desk: Parts): void {
  const { state$, order } = desk;
  let chosen = false;
  const look = (): void => {
    const { seat, busy, decision, view } = state$.value;
    if (listening.closed || busy || seat === null) return;
    if (view.stage === 'play') return listening.unsubscribe();
    if (decision === 'setup.edge' && !chosen) {
      chosen = true;
      void order({ type: 'chooseEdge', edge: 'south' }, seat);
    } else if (decision === 'setup.deploy') {
      listening.unsubscribe();
      desk.set({ selected: view.units.find(({ captain }) => captain === seat)?.id ?? null });
      desk.set({ tray: 'kept' });
      void placeRest(desk).then(() => desk.set({ tray: 'none' }));
    }
  };
  // After everybody has heard of the change: what is ordered now changes it again.
  const listening = state$.subscribe(() => queueMicrotask(look));
}
