import type { ComponentChildren } from 'preact';
import { usePress } from '../cards/use-press.ts';

export interface PickProps {
  readonly pressed: boolean;
  readonly onPick: () => void;
  /** Looked at by pointer or focus: what to show of it on the table. */
  readonly onLook?: ((looked: boolean) => void) | undefined;
  /** A finger rests on it: what it is is to be read. */
  readonly onHold?: (() => void) | undefined;
  /** It cannot be chosen now; a press asks why. */
  readonly shut?: boolean;
  /** The key that presses it. */
  readonly shortcut?: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A choice of an action panel as a card: pressing takes it in hand, nothing is ordered. */
export function PickCard({
  pressed,
  onPick,
  onLook,
  onHold,
  shut = false,
  shortcut,
  class: classes,
  children,
}: PickProps) {
  const handling = usePress({ onHold });
  return (
    <button
      type="button"
      class={classes}
      aria-pressed={pressed}
      aria-disabled={shut || undefined}
      aria-keyshortcuts={shortcut}
      onClick={onPick}
      // A finger only presses: a look would move things away from under it before it is lifted.
      onPointerEnter={onLook && (({ pointerType }: PointerEvent) => pointerType === 'mouse' && onLook(true))}
      onPointerLeave={onLook && (({ pointerType }: PointerEvent) => pointerType === 'mouse' && onLook(false))}
      onFocus={onLook && (() => onLook(true))}
      onBlur={onLook && (() => onLook(false))}
      {...handling}
    >
      {children}
    </button>
  );
}
