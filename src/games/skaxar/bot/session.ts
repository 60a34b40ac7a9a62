import { byTemper, type Effort } from '../../../engine/brain.ts';
import { purchaseOf, type Purchase } from './command.ts';
import { lowestOf } from './masks.ts';
import { KINDS } from './numbers.ts';
import { enter, sendBack } from './play.ts';
import { ALL_SLOTS, cardSets, strongest, type CardSet } from './sets.ts';
import { chanceAfter, standOf, withCards, type Stand, type Weighing } from './stand.ts';
import { copyOfDesk, isOver, type Desk, type Table } from './table.ts';

/** A way to go on in a session: its next purchase, null to pass, and the chance to win it gives. */
export interface Plan {
  readonly purchase: Purchase | null;
  readonly chance: number;
}

/** How deep a session is thought through. */
export interface Thinking {
  /** The second buyer's answer is expected. */
  readonly answers: boolean;
  /** Sets of several cards, and cards that do nothing so that they are gone; else one card at a time. */
  readonly sets: boolean;
}

/** What can come out of a card that turns up a ship: stands equally likely. */
type Arrivals = readonly Stand[];

/** What money kept counts for a temper: the bold one spends it on the fight. Set by hand; `npm run fit -- tempers`. */
const THRIFT = { bold: 0.6, careful: 1.5 };

/** What the weighed fights have in common. */
export const weighingOf = (table: Table, effort: Pick<Effort, 'temper'> = {}): Weighing => ({
  thrift: byTemper(effort, THRIFT),
  last: table.stalemates + 1 >= table.limit,
  final: isOver(table),
  harvest:
    table.asteroids.length === 0
      ? 0
      : table.asteroids.reduce((sum, amount) => sum + amount, 0) / table.asteroids.length,
  matches: new Map(),
  weighed: 0,
});

/**
 * Every plan of a session worth a thought, best first: sets of items and Repair cards as a whole, cards that turn up a
 * ship over all ships that can come, each with the best single card after it, Rapid Repair!, and cards bought only so
 * that they are gone.
 */
export function sessionPlans(
  table: Table,
  seat: number,
  second: boolean,
  thinking: Thinking,
  weighing: Weighing,
): readonly Plan[] {
  const desk = table.desks[seat]!;
  const own = standOf(desk, 0);
  const other = standOf(table.desks[1 - seat]!, 0);
  const reply = second || !thinking.answers ? null : repliesOf(table, other);
  const worth = (stand: Stand): number =>
    reply ? answered(stand, reply, weighing) : chanceAfter(stand, other, weighing);
  const best = new Map<number, Plan>();
  const offer = (purchase: Purchase | null, chance: number): void => {
    const key = purchase ? purchase.slot * 32 + purchase.ship + 1 : -1;
    const known = best.get(key);
    if (!known || chance > known.chance) best.set(key, { purchase, chance });
  };
  for (const set of ownSets(table, desk, thinking)) offer(firstOf(table, desk, set), worth(withCards(own, set)));
  for (let slot = 0; slot < table.shop.length; slot += 1) {
    const chance = chanceWith(table, own, slot, thinking, worth);
    if (chance !== null) offer({ slot, ship: -1 }, chance);
  }
  return [...best.values()].sort((a, b) => b.chance - a.chance);
}

/**
 * The chance an action card gives, or one bought only so that it is gone; null for a card that is not worth a thought.
 */
function chanceWith(
  table: Table,
  own: Stand,
  slot: number,
  thinking: Thinking,
  worth: (stand: Stand) => number,
): number | null {
  const card = table.shop[slot]!;
  if (card < 0) return null;
  const { act, price, shipClass } = KINDS[card]!;
  if (price > own.desk.money || act === 'raise' || table.shop.indexOf(card) < slot) return null;
  if (act === 'bring' && strongest(own.desk, shipClass, 0) >= 0) return null;
  const arrivals = arrivalsOf(own, slot, act === 'bring' ? 'nothing' : act, price);
  if (!arrivals && !(table.freely && thinking.sets)) return null;
  const stands = arrivals ?? [paid(own, slot, price)];
  let sum = 0;
  for (const stand of stands)
    sum += act === 'turnUp' || act === 'exchange' ? bestAfter(table, stand, worth) : worth(stand);
  return sum / stands.length;
}

/** The sets a seat may buy: whole sets, or single cards; a single Repair card with each ship it can bring. */
function ownSets(table: Table, desk: Desk, { sets }: Thinking): readonly CardSet[] {
  const all = cardSets(desk, table.shop);
  const some = sets ? all : all.filter(({ slots }) => (slots & (slots - 1)) === 0);
  const others = all.flatMap((set) =>
    set.ships === 0 || (set.slots & (set.slots - 1)) !== 0 ? [] : otherTargets(table, desk, set),
  );
  return [...some, ...others];
}

/** The same Repair card for the other ships of its class. */
function otherTargets(table: Table, desk: Desk, set: CardSet): readonly CardSet[] {
  const { ofClass, firepower, shield, value } = desk.fleet;
  return ofClass[KINDS[table.shop[lowestOf(set.slots)]!]!.shipClass]!.flatMap((ship) => {
    const bit = 1 << ship;
    return !(desk.scrap & bit) || set.ships & bit
      ? []
      : [{ ...set, ships: bit, firepower: firepower[ship]!, shield: shield[ship]!, value: value[ship]! }];
  });
}

/** A set is bought card by card; one that brings a named ship begins with that. */
function firstOf(table: Table, desk: Desk, { slots, ships }: CardSet): Purchase | null {
  if (slots === 0) return null;
  const slot = lowestOf(slots);
  const single = (slots & (slots - 1)) === 0;
  return single ? { slot, ship: ships === 0 ? -1 : lowestOf(ships) } : purchaseOf(table, desk, slot);
}

function paid(stand: Stand, slot: number, price: number): Stand {
  const desk = copyOfDesk(stand.desk);
  desk.money -= price;
  return standOf(desk, stand.slots | (1 << slot), stand);
}

/** What an action card can make of a stand; null if it does nothing. */
function arrivalsOf(
  stand: Stand,
  slot: number,
  act: 'turnUp' | 'exchange' | 'shuffleInto' | 'nothing',
  price: number,
): Arrivals | null {
  const { desk } = stand;
  const slots = stand.slots | (1 << slot);
  const changed = (change: (copy: Desk) => void): Stand => {
    const copy = copyOfDesk(desk);
    copy.money -= price;
    change(copy);
    return standOf(copy, slots);
  };
  if (act === 'nothing') return null;
  if (act === 'shuffleInto') {
    if (desk.bay === 0) return null;
    return [changed((copy) => ((copy.deck |= copy.bay), (copy.bay = 0)))];
  }
  if (act === 'turnUp') {
    const renewed = desk.deck === 0;
    return arriving(renewed ? desk.bay : desk.deck, (ship) =>
      changed((copy) => {
        if (renewed) [copy.deck, copy.bay] = [copy.bay, 0];
        copy.deck &= ~(1 << ship);
        enter(copy, ship);
        copy.brief |= 1 << ship;
      }),
    );
  }
  if (desk.deck === 0 || desk.lead < 0) return null;
  return arriving(desk.deck | (1 << desk.lead), (ship) =>
    changed((copy) => {
      sendBack(copy);
      copy.deck &= ~(1 << ship);
      copy.lead = ship;
      enter(copy, ship);
    }),
  );
}

function arriving(ships: number, stand: (ship: number) => Stand): Arrivals | null {
  if (ships === 0) return null;
  const found: Stand[] = [];
  for (let rest = ships; rest !== 0; rest &= rest - 1) found.push(stand(lowestOf(rest)));
  return found;
}

/** The best that can be had with at most one more item or Repair card. */
function bestAfter(table: Table, stand: Stand, worth: (stand: Stand) => number): number {
  let best = worth(stand);
  for (const set of cardSets(stand.desk, table.shop, ALL_SLOTS & ~stand.slots)) {
    if (set.slots === 0 || (set.slots & (set.slots - 1)) !== 0) continue;
    best = Math.max(best, worth(withCards(stand, set)));
  }
  return best;
}

/** What the second buyer can do: stands that are sure, and cards that turn up a ship. */
interface Replies {
  readonly sure: readonly Stand[];
  readonly drawn: readonly { readonly slot: number; readonly stands: Arrivals }[];
}

function repliesOf(table: Table, other: Stand): Replies {
  const { money } = other.desk;
  const drawn = table.shop.flatMap((kind, slot) => {
    if (kind < 0) return [];
    const { act, price } = KINDS[kind]!;
    if (price > money || (act !== 'turnUp' && act !== 'exchange')) return [];
    const stands = arrivalsOf(other, slot, act, price);
    return stands ? [{ slot: 1 << slot, stands }] : [];
  });
  return { sure: cardSets(other.desk, table.shop).map((set) => withCards(other, set)), drawn };
}

/** The chance after the answer that is worst for the own side. */
function answered(stand: Stand, { sure, drawn }: Replies, weighing: Weighing): number {
  let worst = 1;
  for (const reply of sure) {
    if (reply.slots & stand.slots) continue;
    const chance = chanceAfter(stand, reply, weighing);
    if (chance < worst) worst = chance;
  }
  for (const { slot, stands } of drawn) {
    if (slot & stand.slots) continue;
    let sum = 0;
    for (const reply of stands) sum += chanceAfter(stand, reply, weighing);
    if (sum / stands.length < worst) worst = sum / stands.length;
  }
  return worst;
}
