import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardPicture } from './card-picture.tsx';
import type { CardArt } from './face.ts';
import { usePress, type PressProps, type Spot } from './use-press.ts';
import './cards.css';

interface CarriedParts<F, T> {
  readonly art: CardArt<F>;
  readonly face: F;
  /** Width in CSS pixels of plain text. */
  readonly width: number;
  /** What of the table lies under a point of it. */
  readonly meets: (at: Spot) => T | null;
  /** Why the card cannot be let go there; null where it can. */
  readonly whyNot: (target: T) => string | null;
  /** It is dragged over something; null = over nothing of the table, or no longer. */
  readonly onOver: (target: T | null) => void;
  readonly onTake: () => void;
  readonly onDrop: (target: T) => void;
  /** The drag was called off. */
  readonly onCancel: () => void;
}

/** What lies under a point of the window: nothing of the table where a panel or the hand itself lies over it. */
const onTable = ({ x, y }: Spot): boolean => (document.elementFromPoint(x, y)?.closest('.play-table') ?? null) !== null;

/**
 * A card of a hand that can be dragged over the table: what its element listens to, and the card under the pointer
 * while it is.
 */
export function useCarried<F, T>(parts: CarriedParts<F, T>): [PressProps, JSX.Element | null] {
  const [held, setHeld] = useState<{ readonly at: Spot; readonly why: string | null } | null>(null);
  const taken = useRef(false);
  const meets = (at: Spot): T | null => (onTable(at) ? parts.meets(at) : null);
  const press = usePress({
    onDrag(at) {
      if (!at) {
        setHeld(null);
        return parts.onOver(null);
      }
      if (!taken.current) parts.onTake();
      taken.current = true;
      const target = meets(at);
      setHeld({ at, why: target === null ? null : parts.whyNot(target) });
      parts.onOver(target);
    },
    onDrop(at) {
      taken.current = false;
      const target = meets(at);
      if (target !== null) parts.onDrop(target);
    },
    onCancel() {
      taken.current = false;
      parts.onCancel();
    },
  });
  const { art, face, width } = parts;
  return [press, held && <Carried art={art} face={face} width={width} {...held} />];
}

interface CarriedProps<F> extends Pick<CarriedParts<F, never>, 'art' | 'face' | 'width'> {
  readonly at: Spot;
  readonly why: string | null;
}

/** The card under the pointer, over all panels; and why it cannot be let go there. */
export function Carried<F>({ art, face, width, at: { x, y }, why }: CarriedProps<F>) {
  const place = useRef<HTMLDivElement>(null);
  // The top layer: whatever holds the hand clips or moves nothing of it.
  useLayoutEffect(() => place.current?.showPopover(), []);
  return (
    <div ref={place} popover="manual" class="card-carried" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <CardPicture art={art} face={face} width={width} />
      {why !== null && <p class="card-carried-why small">{why}</p>}
    </div>
  );
}
