import { useCallback } from 'preact/hooks';
import type { CardFace } from '../../../../../assets/art/skaxar/index.ts';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { Peek, type Peeked } from '../../../cards/peek.tsx';
import type { ScreenBox } from '../../../cards/peek-place.ts';
import { WAR_CARDS } from '../card-art.ts';
import type { Box } from '../../../cards/table/box.ts';
import type { Shape, SkaxarStage, Target } from '../table/stage.ts';
import { boxOf, under } from '../table/under.ts';
import { aboutOf } from '../target.ts';
import { cardWords } from './card-words.ts';

/** Rest of the mouse at the Shop, ms: the action panel explains its cards at once. */
const SHOP_REST = 1000;

interface PeekProps {
  readonly stage: Pick<SkaxarStage, 'input$' | 'toScreen'>;
  readonly view: SkaxarView;
  readonly shape: Shape;
}

const onScreen = ({ toScreen }: Pick<SkaxarStage, 'toScreen'>, { x, y, width, height }: Box): ScreenBox => {
  const low = toScreen({ x: x - width / 2, y: y - height / 2 });
  const high = toScreen({ x: x + width / 2, y: y + height / 2 });
  return { left: low.x, top: high.y, right: high.x, bottom: low.y };
};

/** The card of the table that the mouse rests on. */
export function TablePeek({ stage, view, shape }: PeekProps) {
  const listen = useCallback(
    (heard: (card: Peeked<CardFace> | null) => void) => {
      const peeked = (target: Target): Peeked<CardFace> | null => {
        const about = aboutOf(target, view);
        if (!about || about.kind === 'pile') return null;
        const shop = target.kind === 'shop';
        return {
          id: JSON.stringify(target),
          face: cardWords(view, about).face,
          box: () => {
            const box = boxOf(view, target, shape);
            return box && onScreen(stage, box);
          },
          over: shop,
          ...(shop ? { rest: SHOP_REST } : {}),
        };
      };
      const pointer = stage.input$.subscribe(({ kind, pointer: by, at, pixel }) => {
        const target = kind === 'hover' && by === 'mouse' ? under(view, at, pixel, shape) : null;
        heard(target && peeked(target));
      });
      return () => pointer.unsubscribe();
    },
    [stage, view, shape],
  );
  return <Peek art={WAR_CARDS} listen={listen} />;
}
