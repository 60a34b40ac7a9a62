import { useEffect, useRef } from 'preact/hooks';

/**
 * A row that may be wider than its panel: whenever `chosen` changes, the button that is pressed is brought into sight.
 */
export function usePressedInSight(chosen: unknown) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    () => row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [chosen],
  );
  return row;
}
