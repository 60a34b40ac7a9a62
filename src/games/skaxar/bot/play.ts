import { KINDS } from './numbers.ts';
import { shipAt, sizeOf, sumOf } from './masks.ts';
import type { Desk, Table } from './table.ts';

/** A whole number from 0 to below `count`, by chance. */
export type Pick = (count: number) => number;

/** A stream of imagined chance from a seed of 32 bits: millions of draws that nobody keeps. */
export function picks(seed: number): Pick {
  let state = seed | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * count);
  };
}

/** A ship of the Fleet Deck, or of the Repair Bay in its stead (SK-4.3), taken off it; -1 if there is none. */
function drawShip(desk: Desk, pick: Pick): number {
  if (desk.deck === 0) {
    desk.deck = desk.bay;
    desk.bay = 0;
  }
  if (desk.deck === 0) return -1;
  const ship = shipAt(desk.deck, pick(sizeOf(desk.deck)));
  desk.deck &= ~(1 << ship);
  return ship;
}

/** A ship enters the field. */
export function enter(desk: Desk, ship: number): void {
  desk.field |= 1 << ship;
  desk.firepower += desk.fleet.firepower[ship]!;
  desk.shield += desk.fleet.shield[ship]!;
}

/** SK-7.6, SK-7.8: the lead ship leaves for the Fleet Deck, with the items that go with it. */
export function sendBack(desk: Desk): void {
  const bit = 1 << desk.lead;
  desk.field &= ~bit;
  desk.brief &= ~bit;
  desk.deck |= bit;
  desk.firepower -= desk.fleet.firepower[desk.lead]! + desk.leadFirepower;
  desk.shield -= desk.fleet.shield[desk.lead]! + desk.leadShield;
  noItems(desk);
}

/** The ship that leads now has no items of its own. */
function noItems(desk: Desk): void {
  desk.leadFirepower = 0;
  desk.leadShield = 0;
}

/** SK-4.2: both seats turn up a ship. */
export function flip(table: Table, pick: Pick): void {
  table.turn += 1;
  for (const desk of table.desks) {
    const ship = drawShip(desk, pick);
    if (ship < 0) continue;
    enter(desk, ship);
    desk.lead = ship;
    noItems(desk);
  }
}

/** SK-6.1, SK-6.2: who buys first; both seats have a lead ship. */
export function firstBuyer(table: Table): number {
  const [a, b] = table.desks;
  const lead = a.fleet.speed[a.lead]! - b.fleet.speed[b.lead]!;
  if (lead !== 0) return lead > 0 ? 0 : 1;
  if (a.money !== b.money) return a.money < b.money ? 0 : 1;
  return table.lastFirst < 0 ? table.tie : 1 - table.lastFirst;
}

/** Carries a purchase out. `ship` = what a Repair card brings; -1 for other cards, or without effect. */
export function buy(table: Table, seat: number, slot: number, ship: number, pick: Pick): void {
  const desk = table.desks[seat]!;
  const kind = KINDS[table.shop[slot]!]!;
  table.shop[slot] = -1;
  desk.money -= kind.price;
  switch (kind.act) {
    case 'raise':
      desk.firepower += kind.firepower;
      desk.shield += kind.shield;
      if (!table.itemsLeave) return;
      desk.leadFirepower += kind.firepower;
      desk.leadShield += kind.shield;
      return;
    case 'bring':
      if (ship < 0) return;
      desk.scrap &= ~(1 << ship);
      enter(desk, ship);
      return;
    case 'turnUp': {
      const up = drawShip(desk, pick);
      if (up < 0) return;
      enter(desk, up);
      desk.brief |= 1 << up;
      return;
    }
    case 'exchange': {
      if (desk.deck === 0) return;
      sendBack(desk);
      desk.lead = drawShip(desk, pick);
      enter(desk, desk.lead);
      return;
    }
    case 'shuffleInto':
      desk.deck |= desk.bay;
      desk.bay = 0;
  }
}

/** What a combat comes to, in bits: 1 = seat 0 is destroyed, 2 = seat 1 is (SK-8.4, SK-9.6). 0 = a stalemate. */
export function fallen(a: number, aShield: number, b: number, bShield: number, last: boolean): number {
  const fell = (b > aShield ? 1 : 0) | (a > bShield ? 2 : 0);
  if (fell !== 0 || !last) return fell;
  const lead = a + aShield - b - bShield;
  return lead > 0 ? 2 : lead < 0 ? 1 : 3;
}

/** Combat and Recovery. The defeated seat harvests; which asteroid comes is chance. Gives `fallen`. */
export function fight(table: Table, pick: Pick): number {
  const [a, b] = table.desks;
  const fell = fallen(a.firepower, a.shield, b.firepower, b.shield, table.stalemates + 1 >= table.limit);
  if (fell === 0) {
    table.stalemates += 1;
    for (const desk of table.desks) {
      if (desk.brief === 0) continue;
      desk.firepower -= sumOf(desk.brief, desk.fleet.firepower);
      desk.shield -= sumOf(desk.brief, desk.fleet.shield);
      desk.field &= ~desk.brief;
      desk.bay |= desk.brief;
      desk.brief = 0;
    }
    return fell;
  }
  table.stalemates = 0;
  if (fell & 1) b.money += sumOf(a.field, a.fleet.value);
  if (fell & 2) a.money += sumOf(b.field, b.fleet.value);
  clear(a, (fell & 1) !== 0);
  clear(b, (fell & 2) !== 0);
  if (fell !== 3) harvest(table, table.desks[fell - 1]!, pick);
  refill(table, pick);
  return fell;
}

function clear(desk: Desk, destroyed: boolean): void {
  if (destroyed) desk.scrap |= desk.field;
  else desk.bay |= desk.field;
  desk.field = 0;
  desk.brief = 0;
  desk.lead = -1;
  desk.firepower = 0;
  desk.shield = 0;
  noItems(desk);
}

/** SK-10.3: every asteroid not yet taken is as likely to lie in a slot of the row as any other. */
function harvest(table: Table, desk: Desk, pick: Pick): void {
  const { asteroids } = table;
  if (asteroids.length === 0) return;
  desk.money += asteroids.splice(pick(asteroids.length), 1)[0]!;
}

/** SK-10.7. */
function refill(table: Table, pick: Pick): void {
  const { shop, pile } = table;
  if (table.pileCount === 0 || shop.some((kind) => kind >= 0)) return;
  for (let slot = 0; slot < shop.length && table.pileCount > 0; slot += 1) {
    let skipped = pick(table.pileCount);
    let kind = 0;
    while (skipped >= pile[kind]!) skipped -= pile[kind++]!;
    pile[kind]! -= 1;
    table.pileCount -= 1;
    shop[slot] = kind;
  }
}
