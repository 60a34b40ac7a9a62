import type { Rival } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { commandOf, purchaseOf, rescuesOf, type Purchase } from './bot/command.ts';
import { lowestOf } from './bot/masks.ts';
import { KINDS } from './bot/numbers.ts';
import { fallen } from './bot/play.ts';
import { sensiblePurchase } from './bot/sensible.ts';
import { cardSets } from './bot/sets.ts';
import { tableOf, type Table } from './bot/table.ts';
import type { SkaxarCommand } from './command.ts';
import { SEATS, type SkaxarState } from './state.ts';

type SkaxarRival = Rival<SkaxarState, SkaxarCommand>;

/** What a rival buys next in its session; null = it has finished. */
type Buyer = (table: Table, seat: number, state: SkaxarState, chance: Chance) => Purchase | null;

/** SK-17.2: every buyer of the measurement rescues itself with the dearest card and harvests a random slot. */
const rival =
  (buyer: Buyer): SkaxarRival =>
  (state, seat, chance) => {
    if (state.window === 'harvest') return harvestOf(state, chance);
    const table = tableOf(state);
    const at = SEATS.indexOf(seat as (typeof SEATS)[number]);
    const purchase =
      state.window === 'rescue' ? (rescuesOf(table, table.desks[at]!)[0] ?? null) : buyer(table, at, state, chance);
    return commandOf(state, at, purchase);
  };

function harvestOf({ asteroidRow }: SkaxarState, chance: Chance): SkaxarCommand {
  const slots = asteroidRow.flatMap((card, index) => (card === null ? [] : [index + 1]));
  return { type: 'harvest', slot: slots[chance.below(slots.length)]! };
}

const isSecond = ({ buyers }: SkaxarState, seat: number): boolean => buyers[1] === (SEATS[seat] as Seat);

/** The sensible buyer of SK-17.2. */
const sensible: Buyer = (table, seat, state) => sensiblePurchase(table, seat, isSecond(state, seat), true);

/** The same, but it never thinks of the enemy's answer. */
const sensibleGreedy: Buyer = (table, seat, state) => sensiblePurchase(table, seat, isSecond(state, seat), false);

/** At each step, with a chance of 60 %, a random card it can pay; a Repair card brings the strongest ship. */
const sensibleRandom: Buyer = (table, seat, _state, chance) => {
  if (chance.below(10) >= 6) return null;
  const desk = table.desks[seat]!;
  const slots = table.shop.flatMap((kind, slot) =>
    kind >= 0 && KINDS[kind]!.price <= desk.money && (table.freely || KINDS[kind]!.act === 'raise') ? [slot] : [],
  );
  return slots.length === 0 ? null : purchaseOf(table, desk, slots[chance.below(slots.length)]!);
};

/**
 * Items and Repair cards that win this fight alone, the cheapest first; nothing where the fight is won already or
 * cannot be won.
 */
const greedy: Buyer = (table, seat) => {
  const [own, other] = [table.desks[seat]!, table.desks[1 - seat]!];
  const last = table.stalemates + 1 >= table.limit;
  const winning = cardSets(own, table.shop).filter(
    ({ firepower, shield }) =>
      fallen(own.firepower + firepower, own.shield + shield, other.firepower, other.shield, last) === 2,
  );
  const [cheapest] = winning.sort((a, b) => a.cost - b.cost);
  return !cheapest || cheapest.slots === 0 ? null : purchaseOf(table, own, lowestOf(cheapest.slots));
};

/** Simple players, by name: the greedy one, and those of the catalogue's measurement (SK-17.2). */
export const skaxarRivals: { readonly [name: string]: SkaxarRival } = {
  greedy: rival(greedy),
  sensible: rival(sensible),
  'sensible-greedy': rival(sensibleGreedy),
  'sensible-random': rival(sensibleRandom),
  'never-buys': (state, seat, chance) =>
    state.window === 'harvest' ? harvestOf(state, chance) : (void seat, { type: 'pass' }),
};
