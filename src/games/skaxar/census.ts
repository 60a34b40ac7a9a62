import { eventsOf, sumOf, type Census } from '../../engine/census.ts';
import type { Seat } from '../../engine/seat.ts';
import { combatsOf } from './census-combat.ts';
import { SHOP_CARD_IDS, SHOP_LIST } from './data/shop-cards.ts';
import type { EventOf, SkaxarEvent } from './event.ts';
import type { Options } from './options.ts';
import { SEATS } from './state.ts';

/** Figures a fleet has for itself go under its name; under the seat's where both play the same. */
const namesOf = ({ fleetA, fleetB }: Options): readonly [string, string] =>
  fleetA === fleetB ? [...SEATS] : [fleetA, fleetB];

/** A figure for each seat, named `figure.fleet`. */
const bySide = (
  figure: string,
  options: Options,
  valueOf: (seat: Seat) => number,
): { readonly [name: string]: number } =>
  Object.fromEntries(SEATS.map((seat, at) => [`${figure}.${namesOf(options)[at]!}`, valueOf(seat)]));

/** What a seat has in hand when the match ends. */
function moneyLeft(events: readonly SkaxarEvent[], seat: Seat): number {
  let money = 0;
  for (const event of events) {
    if (event.type === 'tableLaid') money = event.money;
    else if ((event.type === 'bought' || event.type === 'paid' || event.type === 'harvested') && event.seat === seat)
      money = event.money;
  }
  return money;
}

/** Ships of a seat outside its Scrapyard: 25, less those destroyed, and those brought back. */
const shipsLeft = (events: readonly SkaxarEvent[], seat: Seat): number =>
  25 -
  sumOf(eventsOf(events, 'shipsDestroyed').map((one) => (one.seat === seat ? one.ships.length : 0))) +
  eventsOf(events, 'repaired').filter((one) => one.seat === seat).length;

/** Copies bought of each kind of shop card. */
const boughtByCard = (bought: readonly EventOf<'bought'>[]): { readonly [name: string]: number } =>
  Object.fromEntries(
    SHOP_LIST.map(([{ key }, ids]) => [`bought.${key}`, bought.filter(({ card }) => ids.includes(card)).length]),
  );

/**
 * What is counted of whole matches, for the tables of chapter 17. A forced decision counts as a stalemate and as
 * nothing else (SK-17.3). `changed`: combats whose outcome another would be if nobody had bought in that turn. The
 * opener buys first in turn 1.
 */
export const skaxarCensus: Census<SkaxarEvent, Options> = {
  length: 'combats',
  shares: [
    ...['stalemates', 'bothDestroyed', 'oneSided', 'changed', 'firstWonAlone', 'secondWonAlone'].map((figure) => ({
      figure,
      of: 'combats',
    })),
    ...['equalSpeed', 'first.earth', 'first.skaxar', 'first.A', 'first.B'].map((figure) => ({
      figure,
      of: 'dealerPhases',
    })),
  ],
  opener: (events) => eventsOf(events, 'buyersOrdered')[0]?.first ?? null,
  sides: ({ fleetA, fleetB }) => [fleetA, fleetB],
  exchanged: ({ fleetA, fleetB }) => ({ fleetA: fleetB, fleetB: fleetA }),
  figures(events, options) {
    const combats = combatsOf(events, options.stalemateLimit);
    const decided = combats.filter(({ outcome, forced }) => outcome !== 'stalemate' && !forced);
    const alone = decided.filter(({ outcome }) => outcome !== 'bothDestroyed');
    const firstAlone = alone.filter(({ first, outcome }) => outcome === (first === 'A' ? 'aWins' : 'bWins'));
    const orders = eventsOf(events, 'buyersOrdered');
    const bought = eventsOf(events, 'bought');
    const end = eventsOf(events, 'gameEnded')[0];
    return {
      turns: eventsOf(events, 'turnBegan').length,
      combats: combats.length,
      stalemates: combats.length - decided.length,
      forced: combats.filter(({ forced }) => forced).length,
      bothDestroyed: decided.length - alone.length,
      oneSided: alone.length,
      changed: combats.filter(({ outcome, unbought }) => outcome !== unbought).length,
      firstWonAlone: firstAlone.length,
      secondWonAlone: alone.length - firstAlone.length,
      dealerPhases: orders.length,
      equalSpeed: orders.filter(({ reason }) => reason !== 'speed').length,
      ...bySide('first', options, (seat) => orders.filter(({ first }) => first === seat).length),
      purchases: bought.length,
      noEffect: bought.filter(({ noEffect }) => noEffect).length,
      rescues: bought.filter(({ rescue }) => rescue).length,
      unsold: SHOP_CARD_IDS.length - bought.length,
      refills: eventsOf(events, 'shopDealt').length,
      harvests: eventsOf(events, 'harvested').length,
      ...bySide('spent', options, (seat) => sumOf(bought.map((one) => (one.seat === seat ? one.price : 0)))),
      moneyLeft: sumOf(SEATS.map((seat) => moneyLeft(events, seat))),
      winnerShips: end?.winner ? shipsLeft(events, end.winner) : 0,
      bothOut: end?.reason === 'bothOut' ? 1 : 0,
      ...boughtByCard(bought),
    };
  },
};
