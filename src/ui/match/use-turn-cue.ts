import { useEffect, useRef } from 'preact/hooks';
import { play as words } from './words/play.ts';
import type { AnyDesk } from './desk.ts';
import type { AnyState } from './state.ts';

/**
 * Tells a person that the decision has come back: a tick, and the title of the page while it lies behind another one.
 */
export function useTurnCue(desk: Pick<AnyDesk, 'cues$'>, { seat, busy }: Pick<AnyState, 'seat' | 'busy'>): void {
  const waited = useRef(false);
  useEffect(() => {
    if (seat === null) {
      waited.current = !busy || waited.current;
      return;
    }
    if (!waited.current) return;
    waited.current = false;
    desk.cues$.next('tick');
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
