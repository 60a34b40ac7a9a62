import type { PileView } from '../../../src/cards/pile.ts';
import { EARTH_SHIPS, shipCard, shopCard, SKAXAR_SHIPS, type SideView, type SkaxarView } from '../../../src/games/skaxar/index.ts';

const hidden = (count: number): PileView => ({ count, listed: null, order: null });

/** What a side of a hand-made view has; ships without the seat letter, the last one leads. */
export interface SideWish {
  readonly field?: readonly string[];
  readonly brief?: readonly string[];
  readonly equipped?: readonly string[];
  readonly money?: number;
  readonly deck?: number;
  readonly bay?: number;
  readonly scrapyard?: readonly string[];
  readonly used?: readonly string[];
}

const sideOf = (seat: 'A' | 'B', wish: SideWish): SideView => {
  const fleet = seat === 'A' ? 'earth' : 'skaxar';
  const field = [...(wish.field ?? []).map((ship) => ({ ship: `${seat}-${ship}`, reinforcement: false })), ...(wish.brief ?? []).map((ship) => ({ ship: `${seat}-${ship}`, reinforcement: true }))];
  const items = (wish.equipped ?? []).map((card) => shopCard('catalogue', card));
  const sum = (stat: 'firepower' | 'shield'): number =>
    field.reduce((total, { ship }) => total + shipCard('catalogue', ship)[stat], 0) + items.reduce((total, { effects }) => total + effects.reduce((own, effect) => own + (effect.kind === 'raise' ? (effect.stats[stat] ?? 0) : 0), 0), 0);
  const lead = wish.field?.at(-1);
  return {
    seat, fleet, money: wish.money ?? 8000, fleetDeck: hidden(wish.deck ?? 24), field, leadShip: lead === undefined ? null : `${seat}-${lead}`, repairBay: hidden(wish.bay ?? 0),
    scrapyard: (wish.scrapyard ?? []).map((ship) => `${seat}-${ship}`), equipped: wish.equipped ?? [], usedCards: wish.used ?? [], totals: { firepower: sum('firepower'), shield: sum('shield') },
  };
};

/** A view made by hand: seat A has Earth and decides. */
export const viewOf = (a: SideWish, b: SideWish, part: Partial<SkaxarView> = {}): SkaxarView => {
  const sides = [sideOf('A', a), sideOf('B', b)] as const;
  return {
    viewer: { kind: 'seat', seat: 'A' },
    options: { fleetA: 'earth', fleetB: 'skaxar', mirror: false, startingMoney: 8000, stalemateLimit: 5, turnLimit: 0, purchaseWithoutEffect: true, openTracker: true, dataSet: 'catalogue' },
    phase: 'dealer', window: 'session', decider: 'A', decisions: [], turn: 1, battle: 1, stalemates: 0, rescued: [], lastFirstBuyer: 'A', buyers: ['A', 'B'], closed: [], tieSeat: 'A', defeated: null, sides,
    bank: Math.max(200000 - sides[0].money - sides[1].money, 0), shopDeck: hidden(39), shop: ['I25', 'I11', 'I20', 'I28', 'I34', 'I01'], asteroidDeck: hidden(15), asteroidRow: [true, true, true, true, true], asteroidCards: null, asteroidsLeft: null, asteroidsTaken: [],
    choices: [], always: [], outcome: null, ...part,
  };
};

const ids = (cards: readonly { readonly id: string }[], from: number, to: number): readonly string[] => cards.slice(from, to).map(({ id }) => id);

/** Tables to look at. */
export const VIEWS: { readonly [name: string]: () => SkaxarView } = {
  start: () => viewOf({ field: ['E14'] }, { field: ['X15'] }),
  items: () => viewOf({ field: ['E12'], equipped: ['I45', 'I28'], money: 9000, scrapyard: ['E14'], used: ['I20'] }, { field: ['X02'], equipped: ['I34'], money: 5000, scrapyard: ['X15', 'X18'] }, { shop: [null, 'I11', null, null, null, 'I01'] }),
  stack: () => viewOf({ field: ['E09', 'E14', 'E15', 'E21', 'E22'], equipped: ['I28', 'I34', 'I42'], deck: 12, bay: 4, money: 27000, scrapyard: ids(EARTH_SHIPS, 0, 4), used: ['I01', 'I17'] }, { field: ['X09', 'X14', 'X15', 'X22', 'X23'], equipped: ['I37', 'I43', 'I25', 'I26'], deck: 14, bay: 2, money: 13000, scrapyard: ids(SKAXAR_SHIPS, 0, 4) }, { stalemates: 4, shop: ['I06', null, 'I33', 'I40', null, 'I45'] }),
  crowd: () => viewOf({ field: ids(EARTH_SHIPS, 0, 8), brief: ['E20'], equipped: ['I25', 'I28', 'I31', 'I33', 'I34', 'I37', 'I40', 'I42'], deck: 5 }, { field: ids(SKAXAR_SHIPS, 0, 7), equipped: ['I26', 'I29', 'I32', 'I35', 'I43'], deck: 3 }, { stalemates: 7, options: { ...viewOf({}, {}).options, stalemateLimit: 10 } }),
  rescue: () => viewOf({ deck: 0, money: 5000, scrapyard: ids(EARTH_SHIPS, 0, 25) }, { field: ['X20'], deck: 2, bay: 5, scrapyard: ids(SKAXAR_SHIPS, 0, 17) }, { phase: 'flip', window: 'rescue', buyers: [], shop: ['I14', 'I37', 'I11', null, null, null], shopDeck: hidden(6), asteroidRow: [true, false, true, true, false], asteroidsTaken: ['R01', 'R20'] }),
  harvest: () => viewOf({ deck: 15, bay: 3, money: 14000 }, { deck: 16, money: 3000, scrapyard: ids(SKAXAR_SHIPS, 8, 12) }, { phase: 'recovery', window: 'harvest', decider: 'B', asteroidRow: [true, true, false, true, true], asteroidsTaken: ['R15'], shop: [null, null, null, null, null, null] }),
  over: () => viewOf({ field: ['E01'], deck: 6, bay: 2, money: 21000, scrapyard: ids(EARTH_SHIPS, 3, 19) }, { deck: 0, money: 2000, scrapyard: ids(SKAXAR_SHIPS, 0, 25) }, { phase: 'over', window: null, decider: null, shop: [null, null, 'I31', null, null, null], asteroidCards: ['R01', null, 'R20', 'R09', 'R15'], asteroidRow: [true, false, true, true, true], asteroidsTaken: ['R02'], outcome: { winners: ['A'] } as unknown as SkaxarView['outcome'] }),
};
