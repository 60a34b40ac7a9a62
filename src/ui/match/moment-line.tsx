import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface LineProps {
  /** True if this is the line that was left for its moment. */
  readonly here: boolean;
  readonly children: ComponentChildren;
}

/** A line that leads to a moment of a match; the one that was left for it takes the focus when it is there again. */
export function MomentLine({ here, children }: LineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here) line.current?.querySelector('button')?.focus();
  }, []);
  return <li ref={line}>{children}</li>;
}
