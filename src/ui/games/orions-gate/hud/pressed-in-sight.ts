import { useEffect, useRef } from 'preact/hooks';
import { useMore } from '../../../kit/index.ts';

/**
 * A row that may be wider than its panel: it shows where it goes on, and whenever `chosen` changes, the button that is
 * pressed is brought into sight.
 */
export function usePressedInSight(chosen: unknown) {
  const row = useRef<HTMLDivElement>(null);
  useMore(row);
  useEffect(
    () => row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [chosen],
  );
  return row;
}
