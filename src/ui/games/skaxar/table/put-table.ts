import { COINS, drawCoin, type CoinWorth } from '../../../../../assets/art/skaxar/index.ts';
import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import type { CardTable } from '../../../cards/table/open-card-table.ts';
import { orderPicture, putPrint, type CardPrinter } from '../../../cards/table/pictures.ts';
import type { Easel } from '../../../table/art.ts';
import type { Actor } from './cast.ts';
import { pileBox, spotOf } from './layout.ts';
import type { Plan } from './plan.ts';
import { coinSpots, purseIn } from './purse.ts';

const worthOf = (picture: string): CoinWorth => COINS.find((worth) => String(worth) === picture) ?? COINS[0];

/** Draws a coin, by its worth. */
export const drawToken: CardTable<never, never, never, never, never>['token'] = (pen, picture, pixels) =>
  drawCoin(pen, worthOf(picture), pixels);

/** Has the pictures made: of whoever fights now, then of what is for sale; all others as they lie. */
export const orderPictures = (
  easel: Easel,
  plan: Plan,
  actors: readonly Actor[],
  printer: CardPrinter<CardFace>,
): void => {
  for (const at of ['lead', 'shop'])
    for (const actor of actors)
      if (actor.kind === 'card' && actor.place.at === at && actor.face)
        orderPicture(easel, printer, spotOf(plan, actor.place).width, actor.face);
};

/** Puts the coins of all purses. */
export const putMoney = (easel: Easel, plan: Plan, actors: readonly Actor[]): void => {
  for (const actor of actors) {
    if (actor.kind !== 'money') continue;
    const box = pileBox(plan, actor.seat === null ? 'bank' : 'money', actor.seat);
    for (const { x, y, size, worth } of coinSpots(purseIn(box).coins, actor.amount))
      putPrint(easel, `token/${worth}`, { x, y, width: size }, (pen, pixels) => drawCoin(pen, worth, pixels));
  }
};
