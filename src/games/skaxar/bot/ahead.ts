import { SHOP_SLOTS } from '../rules/setup.ts';
import { buy, fight, firstBuyer, flip, type Pick } from './play.ts';
import { sensiblePurchase } from './sensible.ts';
import type { Plan } from './session.ts';
import { alive, copyOfTable, isOver, type Desk, type Table } from './table.ts';
import { restChance, type Rest } from './worth.ts';

/** How far and how often play is imagined beyond the own purchase. */
export interface Foresight {
  /** Times each plan is played on. */
  readonly samples: number;
  /** Turns after this one. */
  readonly turns: number;
}

/**
 * Plans weighed anew, best first: each is played on many times, both seats buying as SK-17.2's sensible buyer does,
 * with the same chances for all of them, and what stands after some turns is weighed; that and the first weighing count
 * the same. `pickOf` gives the chances of a sample.
 */
export function foreseen(
  table: Table,
  seat: number,
  second: boolean,
  plans: readonly Plan[],
  { samples, turns }: Foresight,
  pickOf: (sample: number) => Pick,
): readonly Plan[] {
  const weighed = plans.map(({ purchase, chance }): Plan => {
    let sum = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const pick = pickOf(sample);
      const imagined = copyOfTable(table);
      if (purchase) {
        buy(imagined, seat, purchase.slot, purchase.ship, pick);
        session(imagined, seat, second, pick);
      }
      if (!second) session(imagined, 1 - seat, true, pick);
      sum += playedOn(imagined, seat, turns, pick);
    }
    return { purchase, chance: (chance + sum / samples) / 2 };
  });
  return weighed.sort((a, b) => b.chance - a.chance);
}

/** Lets a seat buy as SK-17.2's sensible buyer until it has enough; a Shop holds no more cards than that. */
function session(table: Table, seat: number, second: boolean, pick: Pick): void {
  for (let bought = 0; bought < SHOP_SLOTS; bought += 1) {
    const purchase = sensiblePurchase(table, seat, second, true);
    if (!purchase) return;
    buy(table, seat, purchase.slot, purchase.ship, pick);
  }
}

/** The combat of this turn and some turns more; the chance to win what is left. */
function playedOn(table: Table, seat: number, turns: number, pick: Pick): number {
  fight(table, pick);
  for (let turn = 0; turn < turns && !isOver(table); turn += 1) {
    const [a, b] = table.desks;
    if (alive(a) === 0 || alive(b) === 0) break;
    flip(table, pick);
    const first = firstBuyer(table);
    table.lastFirst = first;
    session(table, first, false, pick);
    session(table, 1 - first, true, pick);
    fight(table, pick);
  }
  return chanceBetween(table, seat);
}

/** The chance to win between two turns; `more`: money that the seat is still to take, in thousands. */
export function chanceBetween(table: Table, seat: number, more = 0): number {
  const own = restOf(table.desks[seat]!);
  return restChance({ ...own, money: own.money + more }, restOf(table.desks[1 - seat]!), isOver(table));
}

const restOf = (desk: Desk): Rest => ({
  fleet: desk.fleet,
  money: desk.money,
  deck: desk.deck,
  alive: alive(desk),
  field: desk.field,
  firepower: desk.firepower,
  shield: desk.shield,
});
