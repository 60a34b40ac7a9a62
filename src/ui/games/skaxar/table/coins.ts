import { coinRow } from '../../../../../assets/art/skaxar/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { BANK, SEATS } from '../../../../games/skaxar/index.ts';
import { change } from '../../../table/motion/cue.ts';
import { add, brief } from '../../../table/motion/reel.ts';
import { moneyId, type Actor, type CoinActor } from './cast.ts';
import { tokenAt } from '../../../cards/table/object.ts';
import { tableWords } from '../words/table.ts';
import { flare, say, type SkaxarReel } from './moves.ts';
import { pileAt } from './place.ts';

/** Durations at speed 1, ms: a coin on its way, and until the next one leaves. */
const FLIGHT = 380;
const STAGGER = 55;
/** How long what was paid is still said after the last coin has come, ms. */
const LINGER = 110;
/** Size of a coin on its way, units. */
const COIN = 230;

const amountOf = (reel: SkaxarReel, seat: Seat | null): number => {
  const actor = reel.cast.get(moneyId(seat));
  return actor?.kind === 'money' ? actor.amount : 0;
};

/**
 * Coins of a sum fly between a seat and the bank; both are counted over while they do. `money` = what the seat has
 * afterwards.
 */
export const pay = (reel: SkaxarReel, seat: Seat, money: number, toBank: boolean): void => {
  const before = amountOf(reel, seat);
  if (money === before) return;
  const [purse, bank] = [pileAt('money', seat), pileAt('bank')];
  const [from, to] = toBank ? [purse, bank] : [bank, purse];
  const coins = coinRow(Math.abs(money - before));
  const seed = reel.seed;
  const whole = FLIGHT + STAGGER * Math.max(coins.length - 1, 0);
  const others = SEATS.reduce((sum, one) => sum + (one === seat ? 0 : amountOf(reel, one)), 0);
  const bankBefore = amountOf(reel, null);
  const bankAfter = Math.max(BANK - others - money, 0);
  const counted = (start: number, end: number, t: number): number =>
    t >= 1 ? end : reel.still ? start : start + (end - start) * t;
  add(
    reel,
    brief(reel, whole),
    {
      sound: 'clip',
      act: (cast, t) => {
        change<Actor>(cast, moneyId(seat), { amount: counted(before, money, t) });
        change<Actor>(cast, moneyId(null), { amount: counted(bankBefore, bankAfter, t) });
      },
    },
    0,
  );
  say(reel, { at: 'purse', seat, text: tableWords.gained(money - before) }, reel.still ? FLIGHT * 2 : whole + LINGER);
  if (reel.still) return flare(reel, 'pulse', seat, to, to, FLIGHT, FLIGHT);
  const begin = reel.now;
  coins.forEach((worth, index) => {
    const coin: CoinActor = { ...tokenAt(`coin/${seed}/${index}`, String(worth), to), from, size: COIN };
    reel.now = begin + index * STAGGER;
    add(
      reel,
      FLIGHT,
      { act: (cast, t) => void (t >= 1 ? cast.delete(coin.id) : cast.set(coin.id, { ...coin, moved: t })) },
      0,
    );
  });
  reel.now = begin + whole;
};
