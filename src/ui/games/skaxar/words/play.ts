import type { CombatOutcome, Fleet, Phase, ShipClass } from '../../../../games/skaxar/index.ts';
import { count, stopped } from '../../../kit/words/text.ts';
import { laterText, money, orderText, type Order } from './log.ts';

/** Words of the table of Skaxar. Refusals come from the rules, log lines from `skaxar-log.ts`. */

const fleets: { readonly [fleet in Fleet]: string } = { earth: 'Earth', skaxar: 'Skaxar' };

/** Who somebody is in a sentence: `you`, or a name. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

const does = ({ name, you }: Who, own: string, other: string): string => (you ? `you ${own}` : `${name} ${other}`);

export const skaxar = {
  heading: 'Earth against Skaxar',
  tableHelp:
    'The card table. Rest the mouse on a card, or press and hold it, to read it; press one of the Shop or an asteroid to choose it, press a pile to list it. Everything here can also be done in the panels.',
  fleets,
  mirrored: (fleet: string, seat: string) => `${fleet} ${seat}`,
  classes: {
    mothership: 'Mothership',
    destroyer: 'Destroyer',
    fighter: 'Fighter',
    scout: 'Scout',
    drone: 'Drone',
  } satisfies { readonly [kind in ShipClass]: string },
  money,

  // The bar on top.
  turnOf: (turn: number, battle: number) => `Turn ${turn}, battle ${battle}`,
  phases: { flip: 'Flip', dealer: 'Arms Dealer', combat: 'Combat', recovery: 'Recovery' } satisfies {
    readonly [phase in Exclude<Phase, 'over'>]: string;
  },
  phasesLabel: 'Phases of the turn',
  stalemates: (n: number, limit: number) => `Stalemate ${n} of ${limit}`,
  stalematesTip: (limit: number) =>
    `The stalemate with number ${limit} of a battle is decided by force: the higher sum of Firepower and Shield wins.`,
  says: {
    rescue: (who: Who) =>
      `Flip: ${does(who, 'have', 'has')} no ship left. Buy a Repair card to bring one back, or do without.`,
    first: (who: Who, order: Order | null) =>
      `Arms Dealer: ${does(who, 'buy', 'buys')} first${order === null ? '' : `, ${orderText(order)}`}. Buy or finish.`,
    second: (who: Who, order: Order | null) =>
      `Arms Dealer: ${does(who, 'buy', 'buys')} second${order === null ? '' : `, ${laterText(order)}`}. Buy or finish.`,
    harvest: (who: Who) => `Recovery: ${does(who, 'lost', 'lost')} the battle and may take one asteroid.`,
  },
  // What is being shown, without how it ends.
  doing: {
    flip: 'Flip: each side turns up a ship.',
    buys: (who: string, card: string) => stopped(`Arms Dealer: ${who} buys ${card}`),
    passed: (who: string) => `Arms Dealer: ${who} buys nothing more.`,
    without: (who: string) => `Flip: ${who} does without a ship.`,
    combat: (first: string, second: string) => `Combat: ${first} and ${second} fire at each other.`,
    harvest: (who: string) => `Recovery: ${who} takes an asteroid.`,
    declined: (who: string) => `Recovery: ${who} takes no asteroid.`,
  },
  undoWhat: (type: string, who: string): string =>
    ({
      buy: `the purchase of ${who}`,
      pass: `the end of ${who}'s purchases`,
      harvest: `the harvest of ${who}`,
      decline: `what ${who} declined`,
      resign: `the resignation of ${who}`,
    })[type] ?? 'the last decision',

  sidesTitle: 'Both sides and the table',
  sidesTab: 'Sides',
  fightTitle: 'The fight',

  // The comparison.
  compare: 'The fight as it stands',
  compareWith: (card: string) => `The fight with ${card}`,
  attackText: (who: string, firepower: number, shield: number, breaks: boolean) =>
    `${who}: Firepower ${firepower} against Shield ${shield}, ${breaks ? 'breaks through' : 'does not break through'}`,
  changes: (before: number, after: number) => (before === after ? String(after) : `${before} → ${after}`),
  now: 'Now',
  before: 'Before',
  withCard: (card: string) => `With ${card}`,
  outcome: (outcome: CombatOutcome, first: string, second: string) =>
    ({ aWins: `${first} wins`, bWins: `${second} wins`, bothDestroyed: 'Both destroyed', stalemate: 'Stalemate' })[
      outcome
    ],
  nothingPaid: 'Nobody is paid; all ships and items stay.',
  earns: (who: string, amount: number) => `${who} +${money(amount)}`,
  sums: (first: string, a: number, second: string, b: number) => `Sums decide: ${first} ${a}, ${second} ${b}`,
  noFight: 'No combat while a side has no ship.',
  mayHarvest: (who: string) => `${who} may harvest`,

  // The Shop.
  shop: 'Shop',
  slot: (slot: number) => `Slot ${slot}`,
  emptySlot: 'sold',
  notNow: 'not now',
  notGiven: 'Cards cannot be given: what you buy acts for you alone.',
  /** What an item adds, short: "+2 Fire", "+1/+1". */
  gainShort: (firepower: number, shield: number) => {
    if (firepower > 0 && shield > 0) return `+${firepower}/+${shield}`;
    if (firepower > 0) return `+${firepower} Fire`;
    return shield > 0 ? `+${shield} Shield` : '';
  },
  short: (amount: number) => `${money(amount)} short`,
  /** What a card makes of the fight, as its buyer looks at it. */
  becomes: { win: 'Wins', loss: 'Loses', both: 'Both lost', stalemate: 'Stalemate' },
  still: (what: string) => `Still ${what}`,
  noEffect: 'No effect now',
  unknown: 'Not to be known',
  chanceOf: (percent: string, what: string) => `${percent} ${what}`,
  shorts: { win: 'a win', loss: 'a loss', both: 'both lost', stalemate: 'a stalemate' },
  leaves: (amount: number) => `Leaves ${money(amount)}.`,
  shuffles: (joining: number, deck: number) =>
    `${count(joining, 'ship')} of the Repair Bay join${joining === 1 ? 's' : ''} the Fleet Deck, which then holds ${deck}. This fight stays as it is.`,
  chancesText: (ships: number, percent: string) => `One of ${count(ships, 'ship')}, each ${percent}`,
  leadAmong: (ship: string) => `${ship} goes back first and is one of them.`,
  chancesHidden: 'Which ships lie in that pile may not be listed, so there are no odds.',
  itemsLeave: (items: string, count: number) =>
    `${items} ${count === 1 ? 'goes' : 'go'} with the ship that is sent back, and ${count === 1 ? 'is' : 'are'} used up.`,
  fromBay: 'The Fleet Deck has run out: the ship comes from the Repair Bay, shuffled.',
  showMaths: 'How it is counted',
  answers: (who: string) => `${who} buys after you and could still answer with`,
  answersOf: (other: string, who: string) => `${other} buys after ${who} and could still answer with`,
  answer: (card: string, price: number, percent: string | null, what: string | null) =>
    `${card} ${money(price)}${what === null ? '' : ` (${percent === null ? '' : `${percent} `}${what})`}`,
  answersMore: (more: number) => `${more} more`,
  noAnswers: (who: string) => `${who} buys after that, with no card that turns it.`,
  standsNow: {
    mouse: 'Point at a card to see what it would make of this fight.',
    finger: 'Tap a card to see what it would make of this fight, press and hold it to read it.',
  },
  repairChoose: 'Which ship comes back?',
  none: 'The Shop is empty. It is filled again after a decided battle.',
  waiting: 'Nothing to decide for you right now. Look around, read the cards and the log.',

  // Buttons.
  buy: (card: string) => `Buy ${card}`,
  buyShip: (ship: string) => `Bring back ${ship}`,
  finish: 'Finish buying',
  finishShort: 'Finish',
  passRescue: 'Do without a ship',
  rescueChoose: 'Choose a Repair card',
  unrescuedTitle: 'Go on without a ship?',
  unrescuedText: (other: string, armed: boolean) =>
    armed
      ? `You have no other ship: the game is over and ${other} wins.`
      : `You have no other ship. ${other} has none either: it may buy one and win, or the money of both decides.`,
  unrescuedYes: 'Do without',
  showResult: 'Show the result',
  decline: 'Decline',
  harvest: (slot: number) => `Harvest asteroid ${slot}`,
  harvestChoose: 'Choose an asteroid',
  back: 'Put back',
  pointlessTitle: (card: string) => `Buy ${card} without effect?`,
  pointlessText: (card: string, price: number) =>
    `${card} can do nothing for you now. You pay ${money(price)}, the card leaves the Shop, and nothing else happens. That can be worth it to take it away from the other side, or to clear the row.`,
  pointlessYes: 'Buy it all the same',

  // Harvest.
  asteroids: 'Asteroid row',
  asteroid: (slot: number) => `Asteroid ${slot}`,
  taken: 'taken',
  faceDown: 'face down',
  amountChances: 'What an asteroid of the row may hold',
  expected: (amount: string) => `${amount} on average`,
  amountsHidden: 'The amounts not yet taken may not be listed. Each is 1,000 to 5,000.',

  // The sides.
  side: (who: string, player: string) => (player === '' || player === who ? who : `${who}, ${player}`),
  coins: (tens: number, fives: number, ones: number) =>
    [tens > 0 && `${tens} × 10,000`, fives > 0 && `${fives} × 5,000`, ones > 0 && `${ones} × 1,000`]
      .filter(Boolean)
      .join(', ') || 'no coins',
  moneyIs: (amount: number) => `Money ${money(amount)}`,
  totals: 'Totals',
  totalsIs: (firepower: number, shield: number) => `Firepower ${firepower}, Shield ${shield}`,
  ships: 'Ships',
  noShips: 'No ship in the field',
  lead: 'leads',
  reinforcement: 'this combat only',
  speed: (speed: number) => `Speed ${speed}`,
  buyer: { first: 'buys first', second: 'buys second' },
  done: 'finished',
  piles: {
    fleetDeck: 'Fleet Deck',
    repairBay: 'Repair Bay',
    scrapyard: 'Scrapyard',
    usedCards: 'Used cards',
    money: 'Money',
    shopDeck: 'Arms Dealer deck',
    asteroidDeck: 'Asteroid deck',
    asteroidsTaken: 'Asteroids taken',
    bank: 'Bank',
  },
  pileOf: (pile: string, who: string) => `${who}: ${pile}`,
  table: 'Shop and asteroids',
  asteroidsLeft: 'Asteroids not taken',

  // Lists.
  listHidden: 'The cards of this pile may not be listed in this match.',
  listSorted: 'Sorted by number: the order in the pile is hidden.',
  listScrapyard: (who: string) =>
    `The destroyed ships of ${who}. They lie at the side of the winner and stay the property of ${who}; its Repair cards bring them back.`,
  listUsed: 'Used cards are out of the game.',
  listBank: (amount: number) =>
    `The bank shows ${money(amount)}: 200,000 less the money of both sides. It never runs out.`,
  amountCount: (amount: number, cards: number) => `${count(cards, 'asteroid')} of ${money(amount)}`,

  // The inspector.
  classLine: (kind: string, fleet: string) => `${kind} of ${fleet}`,
  figures: { firepower: 'Firepower', shield: 'Shield', speed: 'Speed', value: 'Value', price: 'Price' },
  shipText: (value: number) => `Whoever destroys it is paid ${money(value)}.`,
  item: 'Item',
  action: 'Action card',
  asteroidTitle: (amount: number) => `Asteroid, ${money(amount)}`,
  asteroidDown: (slot: number) => `Asteroid ${slot}, face down`,
  asteroidText: 'The side that lost a battle may take one asteroid of the row and is paid its amount.',
  whereShip: {
    lead: 'It leads its side: its Speed decides who buys first.',
    reinforcement: 'It came by Reinforcements! and stays for this combat only.',
  },

  // Giving up and the end.
  resign: 'Resign',
  resignTitle: (who: string) => `Resign as ${who}?`,
  resignText: 'The game ends at once and the other side wins.',
  endReasons: {
    lastShips: (loser: string) => `${loser} can bring no ship any more.`,
    bothOut: () => 'Neither side can bring a ship any more: the money decides.',
    resign: (loser: string) => `${loser} has resigned.`,
    turnLimit: () => 'The last turn is over: the Value of the ships still in service decides.',
  } as { readonly [reason: string]: (loser: string) => string },
  closing: {
    win: (who: string) => `The empty planet has found its owner: ${who} stays.`,
    draw: 'Two fleets are gone, and the planet is as empty as before. Only the Arms Dealer has made a profit.',
  },
  figuresTitle: 'The war in figures',
  sideWord: 'Side',
  columns: {
    money: 'Money',
    ships: 'Ships left',
    destroyed: 'Destroyed',
    spent: 'Spent',
    bought: 'Cards',
    harvests: 'Harvests',
  },
  lengthIs: (turns: number, battles: number, stalemates: number) =>
    `${count(turns, 'turn')}, ${count(battles, 'battle')}, ${count(stalemates, 'stalemate')}.`,
  harvestsOf: (n: number, amount: number) => (n === 0 ? '0' : `${n} (${money(amount)})`),

  keys: [
    ['1 to 6', 'Shop: choose the card in that slot. Harvest: the asteroid in that slot (1 to 5)'],
    ['← / →', 'The next card or asteroid that can be chosen'],
    ['↑ / ↓', 'Repair: another ship to bring back'],
    ['Enter', 'Buy or harvest what is chosen; with nothing chosen, finish buying'],
    ['P', 'Finish buying'],
    ['D', 'Decline the harvest'],
    ['I', 'Read the card that is chosen or pointed at'],
    ['Esc', 'Put the good moves away; else put the chosen card back, or a notice away'],
    ['H', 'How the odds are counted'],
  ] as const,
} as const;
