import { unhandled } from '../../engine/unhandled.ts';
import { emptied, rowOf } from '../../cards/moves.ts';
import { drawn, without } from '../../cards/pile.ts';
import { changeSide, copyOfState, type Fresh } from './copies.ts';
import { shopCard } from './data/cards.ts';
import type { EventOf, SkaxarEvent } from './event.ts';
import type { Options } from './options.ts';
import { destroyedIn } from './rules/combat.ts';
import { otherSeat } from './rules/sides.ts';
import { ROW_SLOTS, SHOP_SLOTS } from './rules/setup.ts';
import { standing } from './rules/statistics.ts';
import type { FieldShip, Side, SkaxarState } from './state.ts';

type Next = Fresh<SkaxarState>;

/** The state after a fact: the only place that makes one. Facts must be told in full, orders of piles included. */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function evolve(state: SkaxarState, event: SkaxarEvent): SkaxarState {
  const next = copyOfState(state);
  switch (event.type) {
    case 'tableLaid':
      next.step = 'flip';
      break;
    case 'turnBegan':
      begin(next, event);
      break;
    case 'deckRenewed':
      changeSide(next, event.seat, (side) => {
        side.fleetDeck = known(event.order);
        side.repairBay = [];
      });
      break;
    case 'flipped':
      if (event.ship !== null) changeSide(next, event.seat, (side) => fromDeck(side, event.ship!, false));
      if (event.seat === 'B') next.step = 'stranded';
      break;
    case 'rescueOpened':
      open(next, 'rescue', event.seat);
      break;
    case 'noRescue':
      next.rescued = [...state.rescued, event.seat];
      break;
    case 'buyersOrdered':
      next.phase = 'dealer';
      next.step = 'session';
      next.buyers = [event.first, otherSeat(event.first)];
      next.lastFirstBuyer = event.first;
      break;
    case 'sessionOpened':
      open(next, 'session', event.seat);
      break;
    case 'bought':
      pay(next, event);
      break;
    case 'equipped':
      changeSide(next, event.seat, (side) => equip(side, event.card, state.options));
      break;
    case 'repaired':
      changeSide(next, event.seat, (side) => {
        side.scrapyard = without(side.scrapyard, event.ship);
        arrive(side, event.ship, false);
        if (event.lead) side.leadShip = event.ship;
      });
      break;
    case 'reinforced':
      changeSide(next, event.seat, (side) => fromDeck(side, event.ship, true));
      break;
    case 'rapidlyRepaired':
      changeSide(next, event.seat, (side) => {
        side.fleetDeck = known(event.order);
        side.repairBay = [];
      });
      break;
    case 'redrawn':
      changeSide(next, event.seat, (side) => {
        leave(side, [event.back]);
        side.fleetDeck = known(event.order);
        arrive(side, event.ship, false);
        side.leadShip = event.ship;
      });
      break;
    case 'passed':
      if (event.window === 'rescue') {
        next.rescued = [...state.rescued, event.seat];
        shut(next);
      }
      break;
    case 'sessionClosed':
      next.closed = [...state.closed, event.seat];
      shut(next);
      if (next.closed.length === 2) {
        next.phase = 'combat';
        next.step = 'fight';
      }
      break;
    case 'fought':
      fight(next, event);
      break;
    case 'shipsDestroyed':
      changeSide(next, event.seat, (side) => {
        leave(side, event.ships);
        side.scrapyard = [...side.scrapyard, ...event.ships];
      });
      break;
    case 'shipsToBay':
      changeSide(next, event.seat, (side) => {
        leave(side, event.ships);
        side.repairBay = [...side.repairBay, ...event.ships];
      });
      break;
    case 'itemsUsed':
      changeSide(next, event.seat, (side) => useUp(side, event.cards));
      break;
    case 'paid':
      changeSide(next, event.seat, (side) => (side.money = event.money));
      next.phase = 'recovery';
      break;
    case 'harvestOpened':
      open(next, 'harvest', event.seat);
      break;
    case 'harvested':
      changeSide(next, event.seat, (side) => (side.money = event.money));
      next.asteroidRow = emptied(state.asteroidRow, event.slot);
      next.asteroidsTaken = [...state.asteroidsTaken, event.asteroid];
      shut(next);
      next.step = 'asteroids';
      break;
    case 'declined':
      shut(next);
      next.step = 'shop';
      break;
    case 'asteroidsDealt':
      next.asteroidRow = rowOf(known(event.cards), ROW_SLOTS);
      next.asteroidDeck = state.asteroidDeck.slice(event.count);
      next.step = 'shop';
      break;
    case 'shopDealt':
      next.shop = rowOf(event.cards, SHOP_SLOTS);
      next.shopDeck = state.shopDeck.slice(event.cards.length);
      next.step = 'end';
      break;
    case 'resigned':
      break;
    case 'gameEnded':
      end(next, event);
      break;
    default:
      unhandled(event);
  }
  return next;
}

/** A list of cards that facts told to a viewer leave out. */
function known(cards: readonly string[] | null): readonly string[] {
  if (!cards) throw new Error("This fact does not tell its cards: it is a viewer's.");
  return cards;
}

function begin(next: Next, { turn, battle }: EventOf<'turnBegan'>): void {
  next.phase = 'flip';
  next.step = 'flip';
  next.turn = turn;
  next.battle = battle;
  next.rescued = [];
  next.buyers = [];
  next.closed = [];
  next.defeated = null;
}

function open(next: Next, window: 'rescue' | 'session' | 'harvest', seat: string): void {
  next.window = window;
  next.decider = seat;
}

function shut(next: Next): void {
  next.window = null;
  next.decider = null;
}

/** SK-4.7: at the end of the order of arrival. */
function arrive(side: Fresh<Side>, ship: string, reinforcement: boolean): void {
  side.field = [...side.field, { ship, reinforcement }];
}

/** SK-4.7: the others keep their order. SK-4.6: the lead ends with the battle. */
function leave(side: Fresh<Side>, ships: readonly string[]): void {
  side.field = side.field.filter(({ ship }: FieldShip) => !ships.includes(ship));
  if (side.leadShip !== null && ships.includes(side.leadShip)) side.leadShip = null;
}

/** The top card of the Fleet Deck is turned up: flipped, it leads (SK-4.6); a reinforcement does not (SK-7.4). */
function fromDeck(side: Fresh<Side>, ship: string, reinforcement: boolean): void {
  side.fleetDeck = drawn(side.fleetDeck)[1];
  arrive(side, ship, reinforcement);
  if (!reinforcement) side.leadShip = ship;
}

/** SK-7.2: an item lies with the field; where items leave with their ship it belongs to the one that leads (SK-7.8). */
function equip(side: Fresh<Side>, card: string, { redrawItems }: Options): void {
  side.equipped = [...side.equipped, card];
  if (redrawItems !== 'leave') return;
  if (side.leadShip === null) throw new Error(`Seat ${side.seat} has no lead ship to equip.`);
  side.equippedTo = [...side.equippedTo, side.leadShip];
}

/** SK-7.7: items go to the used stack. */
function useUp(side: Fresh<Side>, cards: readonly string[]): void {
  const { equipped, equippedTo } = side;
  side.equipped = equipped.filter((card) => !cards.includes(card));
  side.equippedTo = equippedTo.filter((_, index) => !cards.includes(equipped[index]!));
  side.usedCards = [...side.usedCards, ...cards];
}

/**
 * SK-6.4, SK-6.5: the slot is empty, the price is paid; an action is used up (SK-7.7), an item is equipped with the
 * next fact.
 */
function pay(next: Next, { seat, slot, card, money, rescue }: EventOf<'bought'>): void {
  const { kind } = shopCard(card);
  next.shop = emptied(next.shop, slot);
  changeSide(next, seat, (side) => {
    side.money = money;
    if (kind === 'action') side.usedCards = [...side.usedCards, card];
  });
  if (!rescue) return;
  next.rescued = [...next.rescued, seat];
  shut(next);
}

function fight(next: Next, { outcome, stalemates }: EventOf<'fought'>): void {
  const lost = destroyedIn(outcome);
  next.stalemates = stalemates;
  next.defeated = lost.length === 1 ? lost[0]! : null;
  next.step = outcome === 'stalemate' ? 'end' : 'harvest';
}

function end(next: Next, { winner, reason }: EventOf<'gameEnded'>): void {
  shut(next);
  next.phase = 'over';
  next.step = 'rest';
  next.outcome = { winners: winner ? [winner] : [], reason, result: { winner, reason, ...standing(next) } };
}
