import { useEffect, useState } from 'preact/hooks';
import { CardPicture } from './card-picture.tsx';
import type { CardArt } from './face.ts';
import { peekPlace, type ScreenBox } from './peek-place.ts';
import './cards.css';

/** Rest of the mouse before a card is shown, ms. */
const REST = 380;
/** Width of the card, CSS pixels. */
const WIDTH = 240;
/** A card that is drawn so wide on the table is read there. */
const LARGE = 165;

/** A card under the mouse. */
export interface Peeked<F> {
  /** Equal while the mouse is on the same card. */
  readonly id: string;
  readonly face: F;
  /** Where it lies by the time it is shown; null: it is gone. */
  readonly box: () => ScreenBox | null;
  /** Others lie beside it: the peek lies over it. */
  readonly over?: boolean;
  /** Rest of the mouse before it is shown, ms, where the usual one is too short. */
  readonly rest?: number;
}

interface PeekProps<F> {
  readonly art: CardArt<F>;
  /**
   * Tells of the card under the mouse, null for none, at every move of it; of no finger, which would cover the card and
   * has the long press. Returns what stops it. Another function takes the peek away: what lies there may have changed.
   */
  readonly listen: (heard: (card: Peeked<F> | null) => void) => () => void;
}

/**
 * The card the mouse rests on, large enough to be read, also while things move and others decide. Whoever uses no mouse
 * opens the inspector.
 */
export function Peek<F>({ art, listen }: PeekProps<F>) {
  const [seen, setSeen] = useState<Peeked<F> | null>(null);
  useEffect(() => {
    let timer = 0;
    let rests: string | null = null;
    const away = () => {
      clearTimeout(timer);
      rests = null;
      setSeen(null);
    };
    const stop = listen((card) => {
      const box = card?.box();
      if (!card || !box || box.right - box.left >= LARGE) return away();
      if (rests === card.id) return;
      away();
      rests = card.id;
      timer = window.setTimeout(() => setSeen(card), card.rest ?? REST);
    });
    return () => {
      stop();
      away();
    };
  }, [listen]);
  const box = seen?.box();
  if (!seen || !box) return null;
  const { x, y } = peekPlace(
    box,
    seen.over === true,
    { width: WIDTH, height: WIDTH * art.ratio },
    { width: innerWidth, height: innerHeight },
  );
  return (
    <div class="card-peek" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <CardPicture art={art} face={seen.face} width={WIDTH} detail="whole" />
    </div>
  );
}
