import { inFull, type EndReason, type OrderReason, type Totals } from '../../../../games/skaxar/index.ts';
import { count, list } from '../../../kit/words/text.ts';

/** Money as it is written everywhere: 12000 is "12,000". */
export const money = inFull;

/** Firepower and Shield, short: "9/10". */
const totalsText = ({ firepower, shield }: Totals): string => `${firepower}/${shield}`;

/** A ship with its two figures: "Kestrel 8/4". */
const shipText = (name: string, figures: Totals): string => `${name} ${totalsText(figures)}`;

/** Why somebody buys first, with the figures it was found by. */
export interface Order {
  readonly reason: OrderReason;
  /** Of the first and the second buyer. */
  readonly speeds: readonly [first: number, second: number] | null;
  readonly money: readonly [first: number, second: number] | null;
}

/** "Speed 12 against 11", "both Speed 8, less money (7,000 against 9,000)". */
export function orderText({ reason, speeds, money: amounts }: Order): string {
  const equal = speeds === null ? 'equal Speed' : `both Speed ${speeds[0]}`;
  switch (reason) {
    case 'speed':
      return speeds === null ? 'higher Speed' : `Speed ${speeds[0]} against ${speeds[1]}`;
    case 'money':
      return `${equal}, less money${amounts === null ? '' : ` (${money(amounts[0])} against ${money(amounts[1])})`}`;
    case 'turn':
      return `${equal} and equal money, second buyer the last time`;
    case 'tieSeat':
      return `${equal} and equal money, drawn before the game`;
  }
}

const turned = (two: readonly [number, number] | null): readonly [number, number] | null => two && [two[1], two[0]];

/** Why somebody buys second, in the same figures: "Speed 11 against 12". */
export function laterText(order: Order): string {
  const [speeds, amounts] = [turned(order.speeds), turned(order.money)];
  const equal = speeds === null ? 'equal Speed' : `both Speed ${speeds[0]}`;
  switch (order.reason) {
    case 'speed':
      return speeds === null ? 'lower Speed' : `Speed ${speeds[0]} against ${speeds[1]}`;
    case 'money':
      return `${equal}, more money${amounts === null ? '' : ` (${money(amounts[0])} against ${money(amounts[1])})`}`;
    case 'turn':
      return `${equal} and equal money, first buyer the last time`;
    case 'tieSeat':
      return `${equal} and equal money, drawn before the game`;
  }
}

/** Sentences of the log. Sides are called by their fleet. */
export const logWords = {
  laid: (amount: number) => `The table is laid: the Shop is open, and each side has ${money(amount)}.`,
  turn: (turn: number, battle: number) => `Turn ${turn}, battle ${battle}`,
  deckRenewed: (who: string, ships: number) =>
    `${who}'s Fleet Deck is empty: the Repair Bay, ${count(ships, 'ship')}, is shuffled and becomes the new one.`,
  flips: (who: string, name: string, figures: Totals, speed: number) =>
    `${who} turns up ${shipText(name, figures)}, Speed ${speed}.`,
  flipsNothing: (who: string) => `${who} has no ship left to turn up and fights on with those in the field.`,
  stranded: (who: string) => `${who} has no ship left.`,
  rescueOpened: (who: string) => `${who} may buy a Repair card to bring a ship back.`,
  noRescue: (who: string) => `No Repair card that ${who} can pay lies in the Shop.`,
  buysFirst: (who: string, why: Order) => `${who} buys first: ${orderText(why)}.`,
  buys: (who: string, card: string, price: number, gain: string) =>
    `${who} buys ${card} for ${money(price)}${gain && `: ${gain}`}.`,
  gain: (firepower: number, shield: number) =>
    [firepower > 0 && `+${firepower} Firepower`, shield > 0 && `+${shield} Shield`].filter(Boolean).join(', '),
  noEffect: 'it has no effect',
  paysFrom: (before: number, price: number) => `${money(before)} − ${money(price)} = ${money(before - price)}`,
  earns: (before: number, amount: number) => `${money(before)} + ${money(amount)} = ${money(before + amount)}`,
  repaired: (who: string, name: string, figures: Totals, lead: boolean) =>
    `${shipText(name, figures)} comes back from the Scrapyard to ${who}'s field${lead ? ' and leads' : ''}.`,
  reinforced: (who: string, name: string, figures: Totals) =>
    `Reinforcements for ${who}: ${shipText(name, figures)}, for this combat only.`,
  rapidlyRepaired: (who: string, ships: number) =>
    `${count(ships, 'ship')} of the Repair Bay ${ships === 1 ? 'is' : 'are'} shuffled into ${who}'s Fleet Deck.`,
  redrawn: (who: string, back: string, name: string, figures: Totals) =>
    `${who}'s ${back} goes back into the deck; ${shipText(name, figures)} comes up and leads.`,
  redrawnSame: (who: string, name: string) => `${who}'s ${name} goes back into the deck and comes up again.`,
  passed: (who: string) => `${who} has finished buying.`,
  passedRescue: (who: string) => `${who} buys no ship.`,
  closed: (who: string) => `${who} can buy nothing more: the session closes.`,
  destroyedAlone: (loser: string) => `${loser} is destroyed.`,
  bothDestroyed: 'Both are destroyed.',
  stalemate: (stalemates: number) => `Stalemate ${stalemates} of this battle: everything stays.`,
  forced: (limit: number) => `${count(limit, 'stalemate')} in a row are decided by force. `,
  attack: (firepower: number, shield: number) => `${firepower} ${firepower > shield ? '>' : '≤'} ${shield}`,
  combat: (attacks: readonly (readonly [who: string, attack: string])[]) =>
    attacks.map(([who, attack]) => `${who} ${attack}`).join('; '),
  sums: (sums: readonly (readonly [who: string, totals: Totals])[]) =>
    sums.map(([who, { firepower, shield }]) => `${who} ${firepower} + ${shield} = ${firepower + shield}`).join('; '),
  fight: (first: string, a: Totals, second: string, b: Totals) =>
    `${first} ${totalsText(a)} against ${second} ${totalsText(b)}.`,
  destroyed: (who: string, ships: readonly string[], value: number) =>
    `${who} loses ${list(ships)}, worth ${money(value)}.`,
  toBay: (who: string, ships: readonly string[]) =>
    `${who}'s ${list(ships)} ${ships.length === 1 ? 'goes' : 'go'} to the Repair Bay.`,
  reinforcementsLeave: (who: string, ships: readonly string[]) =>
    `${who}'s ${ships.length === 1 ? 'reinforcement' : 'reinforcements'} ${list(ships)} ${ships.length === 1 ? 'leaves' : 'leave'} for the Repair Bay.`,
  itemsUsed: (who: string, cards: readonly string[]) =>
    `${who}'s ${list(cards)} ${cards.length === 1 ? 'is' : 'are'} used up.`,
  paid: (who: string, amount: number) => `${who} is paid ${money(amount)} for what it destroyed.`,
  harvested: (who: string, slot: number, amount: number) => `${who} harvests asteroid ${slot}: ${money(amount)}.`,
  declined: (who: string) => `${who} declines the harvest.`,
  asteroidsDealt: (cards: number) =>
    `${count(cards, 'new asteroid')} ${cards === 1 ? 'is' : 'are'} laid out, face down.`,
  shopDealt: (cards: readonly string[]) => `The Shop is filled again: ${list(cards)}.`,
  resigned: (who: string) => `${who} resigns.`,
  wins: (who: string, reason: string) => `${who} wins. ${reason}`,
  draw: (reason: string) => `A draw. ${reason}`,
  refused: (who: string, what: string, reason: string) => `${who}, ${what} refused: ${reason}`,
  commands: {
    buy: 'a purchase',
    pass: 'finishing',
    harvest: 'a harvest',
    decline: 'declining',
    resign: 'resigning',
  } as { readonly [type: string]: string },
  reasons: {
    lastShips: 'The other side can bring no ship any more.',
    bothOut: 'Neither side can bring a ship: money decides.',
    resign: 'The other side has resigned.',
    turnLimit: 'The last turn is over: the ships still in service decide.',
  } satisfies { readonly [reason in EndReason]: string },
} as const;
