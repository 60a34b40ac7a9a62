import { enter } from './play.ts';
import { KINDS } from './numbers.ts';
import { ALL_SLOTS, cardSets } from './sets.ts';
import { chanceAfter, standOf, withCards, type Stand, type Weighing } from './stand.ts';
import { copyOfDesk, type Table } from './table.ts';
import type { Plan } from './session.ts';

/**
 * Ways to go on in a rescue window, best first: each Repair card with each ship it can bring, weighed by the fight it
 * leads to. Never to pass: that is the end.
 */
export function rescuePlans(table: Table, seat: number, weighing: Weighing): readonly Plan[] {
  const desk = table.desks[seat]!;
  const other = standOf(table.desks[1 - seat]!, 0);
  const plans = table.shop.flatMap((kind, slot): readonly Plan[] => {
    const card = kind < 0 ? null : KINDS[kind]!;
    if (!card || card.act !== 'bring' || card.price > desk.money) return [];
    return desk.fleet.ofClass[card.shipClass]!.flatMap((ship) => {
      if (!(desk.scrap & (1 << ship))) return [];
      const rescued = copyOfDesk(desk);
      rescued.money -= card.price;
      rescued.scrap &= ~(1 << ship);
      rescued.lead = ship;
      enter(rescued, ship);
      const stand = standOf(rescued, 1 << slot);
      const first = other.desk.lead < 0 || desk.fleet.speed[ship]! > other.desk.fleet.speed[other.desk.lead]!;
      return [
        {
          purchase: { slot, ship },
          chance:
            other.desk.field === 0 ? 1 - 0.5 / (1 + stand.desk.money) : sessions(table, stand, other, first, weighing),
        },
      ];
    });
  });
  return plans.sort((a, b) => b.chance - a.chance);
}

/** The chance after both sessions in items and Repair cards, each side buying what is best for it. */
function sessions(table: Table, own: Stand, other: Stand, first: boolean, weighing: Weighing): number {
  const left = ALL_SLOTS & ~own.slots;
  const mine = cardSets(own.desk, table.shop, left).map((set) => withCards(own, set));
  const theirs = cardSets(other.desk, table.shop, left).map((set) => withCards(other, set));
  const free = (a: Stand, b: Stand) => (a.slots & b.slots) === 0;
  const worst = (stand: Stand) =>
    Math.min(...theirs.filter((reply) => free(stand, reply)).map((reply) => chanceAfter(stand, reply, weighing)));
  const best = (reply: Stand) =>
    Math.max(...mine.filter((stand) => free(reply, stand)).map((stand) => chanceAfter(stand, reply, weighing)));
  return first ? Math.max(...mine.map(worst)) : Math.min(...theirs.map(best));
}
