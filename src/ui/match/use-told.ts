import { useMemo, useRef } from 'preact/hooks';
import type { AnyState } from './state.ts';

/**
 * What the log and the dice may say now. Where the table tells how a command ends, they wait until it has been shown:
 * whoever reads them first would know the end of every shot before it lands. What was taken back meanwhile is gone.
 */
export function useTold({ log, busy }: Pick<AnyState, 'log' | 'busy'>, tableTells: boolean): AnyState['log'] {
  const told = useRef(0);
  told.current = tableTells && busy ? Math.min(told.current, log.length) : log.length;
  const { current } = told;
  return useMemo(() => (current < log.length ? log.slice(0, current) : log), [log, current]);
}
