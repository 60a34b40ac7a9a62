import { useEffect, useState } from 'preact/hooks';
import { CARD_RATIO } from '../../../../../assets/art/skaxar/index.ts';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import type { Box } from '../table/plan.ts';
import { boxOf, sameTarget, under } from '../table/under.ts';
import type { Shape, SkaxarStage, Target } from '../table/stage.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { WAR_CARDS } from '../card-art.ts';
import { aboutOf } from '../target.ts';
import { cardWords } from './inspector.tsx';

/**
 * Rest of the pointer before a card is shown, ms; longer at the Shop, whose cards the action panel explains at once.
 */
const REST = { shop: 1000, other: 380 } as const;
/** CSS pixels: width and height of the card, its distance to the card on the table, and the edge of the screen. */
const WIDTH = 240;
const HEIGHT = WIDTH * CARD_RATIO;
const GAP = 12;
const EDGE = 10;
/** A card that is drawn so wide on the table is read there. */
const LARGE = 165;

interface PeekProps {
  readonly stage: Pick<SkaxarStage, 'input$' | 'toScreen'>;
  readonly view: SkaxarView;
  readonly shape: Shape;
}

/**
 * The card the mouse rests on, large enough to be read, also while things move and others decide. Whoever uses no mouse
 * opens the inspector.
 */
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
      if (
        !target ||
        target.kind === 'pile' ||
        !aboutOf(target, view) ||
        (boxOf(view, target, shape)?.width ?? 0) / pixel >= LARGE
      )
        return away();
      if (rests && sameTarget(rests, target)) return;
      away();
      rests = target;
      timer = window.setTimeout(() => setSeen(target), target.kind === 'shop' ? REST.shop : REST.other);
    });
    return () => {
      pointer.unsubscribe();
      away();
    };
  }, [stage, view, shape]);
  const about = seen && aboutOf(seen, view);
  const box = seen && boxOf(view, seen, shape);
  if (!box || !about || about.kind === 'pile') return null;
  const { x, y } = placeOf(box, stage, seen.kind === 'shop');
  return (
    <div class="sk-peek" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <CardPicture art={WAR_CARDS} face={cardWords(view, about).face} width={WIDTH} detail="whole" />
    </div>
  );
}

/** Where the card is shown: beside the one it shows, `under` it where others lie beside it; inside the window. */
function placeOf(
  box: Box,
  stage: Pick<SkaxarStage, 'toScreen'>,
  under: boolean,
): { readonly x: number; readonly y: number } {
  const low = stage.toScreen({ x: box.x - box.width / 2, y: box.y - box.height / 2 });
  const high = stage.toScreen({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [middle, centre] = [(low.x + high.x) / 2, (low.y + high.y) / 2];
  const beside = high.x + GAP + WIDTH + EDGE > innerWidth ? low.x - GAP - WIDTH : high.x + GAP;
  const within = (value: number, most: number) => Math.min(Math.max(EDGE, value), most - EDGE);
  return under
    ? { x: within(middle - WIDTH / 2, innerWidth - WIDTH), y: within(low.y + GAP, innerHeight - HEIGHT) }
    : { x: within(beside, innerWidth - WIDTH), y: within(centre - HEIGHT / 2, innerHeight - HEIGHT) };
}
