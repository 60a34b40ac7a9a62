import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useMore } from '../kit/index.ts';

interface BodyProps {
  readonly children: ComponentChildren;
  /** It takes the focus of what goes away in it. */
  readonly focusable?: boolean;
}

/** What a panel holds; where it is longer than its panel it knows at which end it goes on, to fade there. */
export function PlateBody({ children, focusable = false }: BodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useMore(body);
  return (
    <div class="plate-body" ref={body} tabIndex={focusable ? -1 : undefined}>
      {children}
    </div>
  );
}
