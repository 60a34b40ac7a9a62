import { CARD_RATIO, type CardFace, type Detail } from './face.ts';
import { cardPath, drawBody, drawRim } from './frame.ts';
import { CARD } from './layout.ts';
import { paintOf, trimOf } from './palette.ts';
import { drawAsteroidCard, drawBack } from './plain-card.ts';
import { drawShipCard } from './ship-card.ts';
import { drawShopCard } from './shop-card.ts';
import { drawTrim } from './trim.ts';

/**
 * Draws a card into (0, 0, width, width * CARD_RATIO) of a canvas; `width` in device pixels. Its corners stay clear. The fonts of
 * `CARD_FONTS` must be there. The first card of a picture bakes it (tens of milliseconds), the next ones take it.
 */
export const drawCardFace = (ctx: CanvasRenderingContext2D, face: CardFace, width: number, detail: Detail): void => {
  const paint = paintOf(face);
  ctx.save();
  ctx.scale(width / CARD.wide, (width * CARD_RATIO) / CARD.high);
  ctx.clip(cardPath());
  drawBody(ctx, paint);
  if (face.kind === 'ship') drawShipCard(ctx, face, detail, width);
  else if (face.kind === 'shop') drawShopCard(ctx, face, detail, width);
  else if (face.kind === 'asteroid') drawAsteroidCard(ctx, face, width);
  else drawBack(ctx, face, width);
  drawRim(ctx, paint);
  drawTrim(ctx, trimOf(face), paint);
  ctx.restore();
};
