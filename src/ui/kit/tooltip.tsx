import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import './tooltip.css';

interface TooltipProps {
  /** What is said; nothing = no tooltip. */
  readonly tip: ComponentChildren;
  readonly side?: 'top' | 'bottom';
  readonly children: (describedBy: string | undefined) => ComponentChildren;
}

const GAP = 8;

/**
 * A short explanation shown on hover, on focus and on a long press. It lies in the top layer, so nothing clips it.
 * The child gets the id for its `aria-describedby`.
 */
export function Tooltip({ tip, side = 'top', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const plate = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const box = plate.current;
    const from = anchor.current?.firstElementChild ?? anchor.current;
    if (!open || !box || !from) return;
    if ('showPopover' in box) box.showPopover();
    const target = from.getBoundingClientRect();
    const own = box.getBoundingClientRect();
    const above = target.top - own.height - GAP;
    const below = target.bottom + GAP;
    const top =
      side === 'top' ? (above >= GAP ? above : below) : below + own.height <= innerHeight - GAP ? below : above;
    const left = Math.min(Math.max(GAP, target.left + target.width / 2 - own.width / 2), innerWidth - own.width - GAP);
    box.style.top = `${Math.max(GAP, top)}px`;
    box.style.left = `${left}px`;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('keydown', close);
      if (box.matches(':popover-open')) box.hidePopover();
    };
  }, [open, side, Boolean(tip)]);
  // With a tip or without, the child has the same parent: one that comes or goes while a button is pressed must not
  // replace the button.
  return (
    <span
      class={tip ? 'tooltip-anchor' : 'tooltip-none'}
      ref={anchor}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocusIn={(event) => setOpen((event.target as Element).matches(':focus-visible'))}
      // A link within the tip is reached by Tab like any other.
      onFocusOut={(event) => anchor.current?.contains(event.relatedTarget as Node | null) || setOpen(false)}
    >
      {children(tip ? id : undefined)}
      {tip && (
        <div class="tooltip" role="tooltip" id={id} ref={plate} popover="manual">
          {tip}
        </div>
      )}
    </span>
  );
}
