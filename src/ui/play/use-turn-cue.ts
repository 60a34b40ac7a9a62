import { useEffect, useRef } from 'preact/hooks';
import { battle as words } from '../messages/battle.ts';
import type { Battle } from '../games/orions-gate/controller.ts';
import type { BattleState } from '../games/orions-gate/state.ts';

/** Tells a person that the decision has come back: a tick, and the title of the page while it lies behind another one. */
export function useTurnCue(battle: Battle, { seat, busy }: BattleState): void {
  const waited = useRef(false);
  useEffect(() => {
    if (seat === null) {
      waited.current = !busy || waited.current;
      return;
    }
    if (!waited.current) return;
    waited.current = false;
    battle.cues$.next('tick');
    if (!document.hidden) return;
    const before = document.title;
    document.title = `${words.yourTurn}: ${before}`;
    const back = () => {
      document.title = before;
    };
    document.addEventListener('visibilitychange', back, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', back);
      back();
    };
  }, [seat, busy]);
}
