import { useEffect } from 'preact/hooks';
import type { Sound } from '../table/sound.ts';
import type { AnyDesk } from './desk.ts';

/** Milliseconds in which one press makes one sound: what it ordered says more than the press. */
const ONE_PRESS = 90;

/** Lets the interface be heard: orders, refusals, dice, and a tick for everything else that is pressed. */
export function useCues(desk: Pick<AnyDesk, 'cues$'>, play: Sound['play']): void {
  useEffect(() => {
    let last = -ONE_PRESS;
    const cues = desk.cues$.subscribe((name) => {
      last = performance.now();
      play(name);
    });
    const click = (event: MouseEvent) => {
      const control =
        event.target instanceof Element ? event.target.closest('button, a, [role="switch"], summary') : null;
      if (!control || performance.now() - last < ONE_PRESS) return;
      play(control.getAttribute('aria-disabled') === 'true' ? 'refuse' : 'tick');
    };
    addEventListener('click', click);
    return () => {
      cues.unsubscribe();
      removeEventListener('click', click);
    };
  }, [desk]);
}
