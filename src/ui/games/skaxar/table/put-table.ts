import { COINS, drawCoin, type CoinWorth } from '../../../../../assets/art/skaxar/index.ts';
import type { CardTable } from '../../../cards/table/open-card-table.ts';
import { putPrint } from '../../../cards/table/pictures.ts';
import type { Easel } from '../../../table/art.ts';
import type { Actor } from './cast.ts';
import { pileBox } from './layout.ts';
import type { Plan } from './plan.ts';
import { coinSpots, purseIn } from './purse.ts';

const worthOf = (picture: string): CoinWorth => COINS.find((worth) => String(worth) === picture) ?? COINS[0];

/** Draws a coin, by its worth. */
export const drawToken: CardTable<never, never, never, never, never>['token'] = (pen, picture, pixels) =>
  drawCoin(pen, worthOf(picture), pixels);

/** Puts the coins of all purses. */
export const putMoney = (easel: Easel, plan: Plan, actors: readonly Actor[]): void => {
  for (const actor of actors) {
    if (actor.kind !== 'money') continue;
    const box = pileBox(plan, actor.seat === null ? 'bank' : 'money', actor.seat);
    for (const { x, y, size, worth } of coinSpots(purseIn(box).coins, actor.amount))
      putPrint(easel, `token/${worth}`, { x, y, width: size }, (pen, pixels) => drawCoin(pen, worth, pixels));
  }
};
