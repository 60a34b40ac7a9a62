import { useLayoutEffect } from 'preact/hooks';
import { brightButton } from './keys.ts';
import type { AnyState } from './state.ts';
import { useByKeys } from './use-by-keys.ts';

/**
 * Whoever plays by keys finds the focus on the bright button of the next decision when the last one has gone. `step` is
 * anything of the game's own that changes the button without changing the decision.
 */
export function useKeptFocus(
  { seat, decision, view, busy }: Pick<AnyState, 'seat' | 'decision' | 'view' | 'busy'>,
  step: unknown,
): void {
  const byKeys = useByKeys();
  // Before the next event: a Tab pressed at once must start from the bright button, not from the top of the page.
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (byKeys.current && lost && seat !== null && !busy) brightButton()?.focus({ preventScroll: true });
  }, [seat, decision, view, busy, step]);
}
