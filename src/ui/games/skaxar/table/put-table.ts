import type { Easel } from '../../../table/art.ts';
import { spotOf, pileBox } from './layout.ts';
import { backFace } from './faces.ts';
import type { Actor, CardActor } from './cast.ts';
import { CARD_RATIO } from '../../../../../assets/art/skaxar/face.ts';
import { LYING, orderPicture, putCard, putCoin, putPile } from './pictures.ts';
import type { Plan, Spot } from './plan.ts';
import { coinSpots, purseIn } from './purse.ts';

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Size of a coin on its way, units. */
const COIN = 230;
/** How high a card's way bends, share of its length. */
const BEND = 0.08;

/** Where something is on its way from a spot to another: fast at first, in a slight bend. */
const between = (from: Spot, to: Spot, moved: number): Spot => {
  const t = ease(moved);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t + Math.sin(Math.PI * t) * long * BEND,
    width: from.width + (to.width - from.width) * t,
  };
};

/** Where a card is. */
const whereIs = (plan: Plan, { place, from, moved }: Pick<CardActor, 'place' | 'from' | 'moved'>): Spot => {
  const to = spotOf(plan, place);
  return from === null || moved >= 1 ? to : between(spotOf(plan, from), to, moved);
};

/** The width a card on its way is printed for: the larger of both ends, so that it is sharp all the way. */
const restsOf = (plan: Plan, { place, from, moved }: CardActor, turn: number): number | null =>
  moved >= 1 && turn >= 1 ? null : Math.max(spotOf(plan, place).width, from === null ? 0 : spotOf(plan, from).width);

const putOwn = (easel: Easel, plan: Plan, card: CardActor): void => {
  const lift = card.from === null || card.moved >= 1 ? 0 : Math.sin(Math.PI * ease(card.moved));
  // Turning over: thin in the middle of the turn.
  const turn = Math.abs(Math.cos(Math.PI * card.up));
  const face = card.up >= 0.5 && card.face ? card.face : backFace(card.back);
  putCard(easel, whereIs(plan, card), face, {
    ...LYING,
    alpha: card.alpha,
    lift: Math.max(lift, card.up > 0 && card.up < 1 ? 0.5 : 0),
    squeeze: Math.max(turn, 0.02),
    rests: restsOf(plan, card, turn),
  });
};

type PileActor = Extract<Actor, { readonly kind: 'pile' }>;
type MoneyActor = Extract<Actor, { readonly kind: 'money' }>;
type CoinActor = Extract<Actor, { readonly kind: 'coin' }>;

const putStack = (easel: Easel, plan: Plan, { pile, seat, back, count, top, riffle }: PileActor): void => {
  const box = pileBox(plan, pile, seat);
  putPile(easel, { x: box.x, y: box.y, width: box.height / CARD_RATIO }, back, count, top, riffle);
};

const putMoney = (easel: Easel, plan: Plan, { seat, amount }: MoneyActor): void => {
  const box = pileBox(plan, seat === null ? 'bank' : 'money', seat);
  for (const coin of coinSpots(purseIn(box).coins, amount)) putCoin(easel, coin, coin.worth, coin.size);
};

const putFlyingCoin = (easel: Easel, plan: Plan, { from, to, moved, worth }: CoinActor): void =>
  putCoin(
    easel,
    between({ ...spotOf(plan, from), width: COIN }, { ...spotOf(plan, to), width: COIN }, moved),
    worth,
    COIN,
  );

/** Has the pictures made: of whoever fights now, then of what is for sale; all others as they lie. */
const orderPictures = (easel: Easel, plan: Plan, actors: readonly Actor[]): void => {
  for (const at of ['lead', 'shop'])
    for (const actor of actors)
      if (actor.kind === 'card' && actor.place.at === at && actor.face)
        orderPicture(easel, spotOf(plan, actor.place).width, actor.face);
};

/** Puts all that lies or flies: piles, coins, cards at rest, and over them what moves. */
export const putTable = (easel: Easel, plan: Plan, actors: readonly Actor[]): void => {
  orderPictures(easel, plan, actors);
  for (const actor of actors) {
    if (actor.kind === 'pile' && actor.count > 0) putStack(easel, plan, actor);
    if (actor.kind === 'money') putMoney(easel, plan, actor);
  }
  const cards = actors.filter((actor) => actor.kind === 'card');
  for (const card of cards) if (card.moved >= 1) putOwn(easel, plan, card);
  for (const card of cards) if (card.moved < 1) putOwn(easel, plan, card);
  for (const actor of actors) if (actor.kind === 'coin') putFlyingCoin(easel, plan, actor);
};
