import { purchaseOf, type Purchase } from './command.ts';
import { lowestOf, sizeOf, sumOf } from './masks.ts';
import { KINDS } from './numbers.ts';
import { fallen } from './play.ts';
import { cardSets, type CardSet } from './sets.ts';
import type { Desk, Table } from './table.ts';

// SK-17.2.
const worthOf = (ships: number, value: number): number => 0.6 * ships + 0.4 * value;
/** What a thousand is worth to a seat with so many thousands. */
const rateAt = (money: number): number => 0.3 / (1 + 0.06 * money);
const HARVEST = 2;
const ENEMY_SPENT = 0.7;

/** A side of the fight that is weighed: totals, ships on the field and what they are worth in money. */
interface Stand {
  readonly firepower: number;
  readonly shield: number;
  readonly ships: number;
  readonly value: number;
}

const standOf = (desk: Desk): Stand => ({
  firepower: desk.firepower,
  shield: desk.shield,
  ships: sizeOf(desk.field),
  value: sumOf(desk.field, desk.fleet.value),
});

/** The same with a set of cards. */
const withSet = (stand: Stand, set: CardSet): Stand => ({
  firepower: stand.firepower + set.firepower,
  shield: stand.shield + set.shield,
  ships: stand.ships + set.shipCount,
  value: stand.value + set.value,
});

interface Scales {
  readonly last: boolean;
  readonly rate: number;
  readonly harvest: number;
}

const scalesOf = ({ stalemates, limit, asteroids }: Table, { money }: Desk): Scales => ({
  last: stalemates + 1 >= limit,
  rate: rateAt(money),
  harvest: asteroids.length > 0 ? HARVEST : 0,
});

/** What the fight brings the own side, costs not counted: ships won and lost, money won and given, a harvest. */
function fightWorth(
  own: Stand,
  firepower: number,
  shield: number,
  ships: number,
  value: number,
  { last, rate, harvest }: Scales,
): number {
  const fell = fallen(own.firepower, own.shield, firepower, shield, last);
  if (fell === 0) return 0;
  let worth = 0;
  if (fell & 1) worth -= worthOf(own.ships, own.value) + rate * own.value;
  if (fell & 2) worth += worthOf(ships, value) + rate * value;
  if (fell === 1) worth += rate * harvest;
  if (fell === 2) worth -= rate * harvest;
  return worth;
}

/** What a stand is worth to its owner once the enemy has answered as is best for the enemy. */
function answered(
  own: Stand,
  other: Stand,
  answers: readonly CardSet[],
  taken: number,
  mine: Scales,
  theirs: Scales,
): number {
  let best = -Infinity;
  let worth = 0;
  for (const set of answers) {
    if (set.slots & taken) continue;
    const gain =
      fightWorth(
        {
          firepower: other.firepower + set.firepower,
          shield: other.shield + set.shield,
          ships: other.ships + set.shipCount,
          value: other.value + set.value,
        },
        own.firepower,
        own.shield,
        own.ships,
        own.value,
        theirs,
      ) +
      worthOf(set.shipCount, set.value) -
      theirs.rate * set.cost;
    if (gain <= best) continue;
    best = gain;
    worth =
      fightWorth(
        own,
        other.firepower + set.firepower,
        other.shield + set.shield,
        other.ships + set.shipCount,
        other.value + set.value,
        mine,
      ) -
      worthOf(set.shipCount, set.value) +
      ENEMY_SPENT * mine.rate * set.cost;
  }
  return worth;
}

/** The next purchase of SK-17.2's buyer, or null. `thinks`: whether it thinks of what the enemy can answer. */
export function sensiblePurchase(table: Table, seat: number, second: boolean, thinks: boolean): Purchase | null {
  const desk = table.desks[seat]!;
  const other = table.desks[1 - seat]!;
  const [own, enemy] = [standOf(desk), standOf(other)];
  const mine = scalesOf(table, desk);
  const theirs = scalesOf(table, other);
  const answers = second || !thinks ? cardSets(other, table.shop, 0) : cardSets(other, table.shop);
  const worthWith = (stand: Stand, taken: number) => answered(stand, enemy, answers, taken, mine, theirs);

  let best = -Infinity;
  let bought: Purchase | null = null;
  for (const set of cardSets(desk, table.shop)) {
    const worth = worthWith(withSet(own, set), set.slots) + worthOf(set.shipCount, set.value) - mine.rate * set.cost;
    if (worth <= best + 1e-9) continue;
    best = worth;
    bought = set.slots === 0 ? null : purchaseOf(table, desk, lowestOf(set.slots));
  }
  for (let slot = 0; slot < table.shop.length; slot += 1) {
    if (table.shop[slot]! < 0) continue;
    const kind = KINDS[table.shop[slot]!]!;
    if (kind.price > desk.money || kind.act === 'raise' || kind.act === 'bring') continue;
    const worth = actionWorth(desk, own, kind.act, worthWith, 1 << slot);
    if (worth === null || worth - mine.rate * kind.price <= best + 1e-9) continue;
    best = worth - mine.rate * kind.price;
    bought = { slot, ship: -1 };
  }
  return bought ?? (second ? buyingUp(table, desk, own, enemy, mine.last) : null);
}

/** What an action card but a Repair card is worth, its price not counted; null if it does nothing. */
function actionWorth(
  desk: Desk,
  own: Stand,
  act: 'turnUp' | 'exchange' | 'shuffleInto',
  worthWith: (stand: Stand, taken: number) => number,
  taken: number,
): number | null {
  const { fleet } = desk;
  if (act === 'shuffleInto') {
    const [bay, deck] = [sizeOf(desk.bay), sizeOf(desk.deck)];
    if (bay === 0) return null;
    const mean = (ships: number, count: number) => (count === 0 ? 0 : worthOf(1, sumOf(ships, fleet.value) / count));
    return (
      worthWith(own, taken) + (mean(desk.bay, bay) - mean(desk.deck, deck)) * Math.min(1, (2 * bay) / (bay + deck))
    );
  }
  if (act === 'exchange' && desk.deck === 0) return null;
  const gone = act === 'exchange' ? desk.lead : -1;
  const from = act === 'exchange' ? desk.deck | (1 << desk.lead) : desk.deck === 0 ? desk.bay : desk.deck;
  if (from === 0) return null;
  let sum = 0;
  for (let rest = from; rest !== 0; rest &= rest - 1) {
    const ship = lowestOf(rest);
    sum += worthWith(
      {
        firepower:
          own.firepower + fleet.firepower[ship]! - (gone < 0 ? 0 : fleet.firepower[gone]! + desk.leadFirepower),
        shield: own.shield + fleet.shield[ship]! - (gone < 0 ? 0 : fleet.shield[gone]! + desk.leadShield),
        ships: own.ships + (gone < 0 ? 1 : 0),
        value: own.value + fleet.value[ship]! - (gone < 0 ? 0 : fleet.value[gone]!),
      },
      taken,
    );
  }
  return sum / sizeOf(from);
}

/** The last one or two cards, for a refill: at most 4,000 together, 3,000 remain, and the combat will be decided. */
function buyingUp(table: Table, desk: Desk, own: Stand, enemy: Stand, last: boolean): Purchase | null {
  const slots = table.shop.flatMap((kind, slot) => (kind < 0 ? [] : [slot]));
  if (slots.length === 0 || slots.length > 2 || !table.freely) return null;
  const cost = slots.reduce((sum, slot) => sum + KINDS[table.shop[slot]!]!.price, 0);
  const decided = fallen(own.firepower, own.shield, enemy.firepower, enemy.shield, last) !== 0;
  return cost <= 4 && desk.money - cost >= 3 && decided ? purchaseOf(table, desk, slots[0]!) : null;
}
