import { useEffect, useState } from 'preact/hooks';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { sameTarget, under } from '../../../draw/skaxar/under.ts';
import type { Shape, SkaxarStage, Target } from '../../../draw/skaxar/stage.ts';
import { aboutOf } from '../target.ts';
import { CardPicture } from './card-picture.tsx';
import { cardWords } from './inspector.tsx';

/** Rest of the pointer before a card is shown, ms. */
const REST = 380;
/** CSS pixels: width and height of the card, its distance to the pointer, and the edge of the screen. */
const WIDTH = 240;
const HEIGHT = 336;
const GAP = 28;
const EDGE = 10;

interface PeekProps {
  readonly stage: SkaxarStage;
  readonly view: SkaxarView;
  readonly shape: Shape;
}

/** The card the mouse rests on, large enough to be read, also while things move and others decide. Whoever uses no mouse opens the inspector. */
export function Peek({ stage, view, shape }: PeekProps) {
  const [seen, setSeen] = useState<{ readonly target: Target; readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    let timer = 0;
    let rests: Target | null = null;
    const away = () => {
      clearTimeout(timer);
      rests = null;
      setSeen(null);
    };
    const pointer = stage.input$.subscribe(({ kind, pointer: by, at, pixel, screen }) => {
      const target = kind === 'hover' && by === 'mouse' ? under(view, at, pixel, shape) : null;
      if (!target || target.kind === 'pile' || !aboutOf(target, view)) return away();
      if (rests && sameTarget(rests, target)) return;
      away();
      rests = target;
      timer = window.setTimeout(() => setSeen({ target, x: screen.x, y: screen.y }), REST);
    });
    return () => {
      pointer.unsubscribe();
      away();
    };
  }, [stage, view, shape]);
  const about = seen && aboutOf(seen.target, view);
  if (!seen || !about || about.kind === 'pile') return null;
  const left = seen.x + GAP + WIDTH + EDGE > innerWidth ? seen.x - GAP - WIDTH : seen.x + GAP;
  const top = Math.min(Math.max(EDGE, seen.y - HEIGHT / 2), innerHeight - HEIGHT - EDGE);
  return <div class="sk-peek" style={{ left: `${Math.max(EDGE, left)}px`, top: `${top}px` }} aria-hidden="true"><CardPicture face={cardWords(view, about).face} width={WIDTH} detail="whole" /></div>;
}
