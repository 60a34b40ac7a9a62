import { CARD_RATIO, type CardFace, type Detail } from './face.ts';
import { cardPath, drawBody, drawRim } from './frame.ts';
import { CARD } from './layout.ts';
import { paintOf, trimOf } from './palette.ts';
import { drawAsteroidCard, drawBack } from './plain-card.ts';
import { drawShipCard } from './ship-card.ts';
import { drawShopCard } from './shop-card.ts';
import { drawTrim } from './trim.ts';

const drawInside = (ctx: CanvasRenderingContext2D, face: CardFace, width: number, detail: Detail): boolean => {
  switch (face.kind) {
    case 'ship':
      return drawShipCard(ctx, face, detail, width);
    case 'shop':
      return drawShopCard(ctx, face, detail, width);
    case 'asteroid':
      return drawAsteroidCard(ctx, face, width);
    case 'back':
      return drawBack(ctx, face, width);
  }
};

/**
 * Draws a card without picture, words and figures: what is seen of it for the moment in which nothing else is there.
 */
export const drawBareCard = (ctx: CanvasRenderingContext2D, face: CardFace, width: number): void => {
  const paint = paintOf(face);
  ctx.save();
  ctx.scale(width / CARD.wide, (width * CARD_RATIO) / CARD.high);
  ctx.clip(cardPath());
  drawBody(ctx, paint);
  drawRim(ctx, paint);
  ctx.restore();
};

/**
 * Draws a card into (0, 0, width, width * CARD_RATIO) of a canvas; `width` in device pixels. Its corners stay clear.
 * The fonts of `CARD_FONTS` must be there. Returns whether its picture is there as fine as it will be; if not, draw it
 * again when it is.
 */
export const drawCardFace = (ctx: CanvasRenderingContext2D, face: CardFace, width: number, detail: Detail): boolean => {
  const paint = paintOf(face);
  ctx.save();
  ctx.scale(width / CARD.wide, (width * CARD_RATIO) / CARD.high);
  ctx.clip(cardPath());
  drawBody(ctx, paint);
  const whole = drawInside(ctx, face, width, detail);
  drawRim(ctx, paint);
  drawTrim(ctx, trimOf(face), paint);
  ctx.restore();
  return whole;
};
