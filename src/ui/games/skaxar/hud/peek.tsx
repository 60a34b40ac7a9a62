import { useEffect, useState } from 'preact/hooks';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { boxOf, sameTarget, under } from '../../../draw/skaxar/under.ts';
import type { Shape, SkaxarStage, Target } from '../../../draw/skaxar/stage.ts';
import { aboutOf } from '../target.ts';
import { CardPicture } from './card-picture.tsx';
import { cardWords } from './inspector.tsx';

/** Rest of the pointer before a card is shown, ms. */
const REST = 380;
/** CSS pixels: width and height of the card, its distance to the card on the table, and the edge of the screen. */
const WIDTH = 240;
const HEIGHT = 336;
const GAP = 12;
const EDGE = 10;
/** A card that is drawn so wide on the table is read there. */
const LARGE = 165;

interface PeekProps {
  readonly stage: Pick<SkaxarStage, 'input$' | 'toScreen'>;
  readonly view: SkaxarView;
  readonly shape: Shape;
}

/** The card the mouse rests on, large enough to be read, also while things move and others decide. Whoever uses no mouse opens the inspector. */
export function Peek({ stage, view, shape }: PeekProps) {
  const [seen, setSeen] = useState<Target | null>(null);
  useEffect(() => {
    let timer = 0;
    let rests: Target | null = null;
    const away = () => {
      clearTimeout(timer);
      rests = null;
      setSeen(null);
    };
    const pointer = stage.input$.subscribe(({ kind, pointer: by, at, pixel }) => {
      const target = kind === 'hover' && by === 'mouse' ? under(view, at, pixel, shape) : null;
      if (!target || target.kind === 'pile' || !aboutOf(target, view) || (boxOf(view, target, shape)?.width ?? 0) / pixel >= LARGE) return away();
      if (rests && sameTarget(rests, target)) return;
      away();
      rests = target;
      timer = window.setTimeout(() => setSeen(target), REST);
    });
    return () => {
      pointer.unsubscribe();
      away();
    };
  }, [stage, view, shape]);
  const about = seen && aboutOf(seen, view);
  const box = seen && boxOf(view, seen, shape);
  if (!box || !about || about.kind === 'pile') return null;
  const right = stage.toScreen({ x: box.x + box.width / 2, y: box.y });
  const left = stage.toScreen({ x: box.x - box.width / 2, y: box.y });
  const x = right.x + GAP + WIDTH + EDGE > innerWidth ? left.x - GAP - WIDTH : right.x + GAP;
  const y = Math.min(Math.max(EDGE, right.y - HEIGHT / 2), innerHeight - HEIGHT - EDGE);
  return <div class="sk-peek" style={{ left: `${Math.max(EDGE, x)}px`, top: `${y}px` }} aria-hidden="true"><CardPicture face={cardWords(view, about).face} width={WIDTH} detail="whole" /></div>;
}
