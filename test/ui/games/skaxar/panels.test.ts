import { describe, expect, it } from 'vitest';
import { combatOutlook, offerOutlooks, shareText } from '../../../../src/games/skaxar/index.ts';
import { attacksOf, buyerOf, cameOf, ownOutcome } from '../../../../src/ui/games/skaxar/hud/fight-data.ts';
import { amountsLeft, meanOf } from '../../../../src/ui/games/skaxar/hud/harvest-list.tsx';
import { cardWords, neighboursOf, placeAmong } from '../../../../src/ui/games/skaxar/hud/card-words.ts';
import { answerWords, chanceLines, effectWords, sureFight } from '../../../../src/ui/games/skaxar/hud/offer-data.ts';
import { shownOf } from '../../../../src/ui/games/skaxar/hud/shown.ts';
import { moneyWords, zoneOf } from '../../../../src/ui/games/skaxar/hud/zones.ts';
import { IDLE } from '../../../../src/ui/games/skaxar/tools/tool.ts';
import { newGame, table, viewFor, type TableInput } from '../../../helpers/sk-position.ts';

const session = (more: TableInput): TableInput => ({
  at: 'session',
  decider: 'A',
  buyers: ['A', 'B'],
  shop: ['I28', 'I11', 'I20', 'I17', 'I33', 'I01'],
  ...more,
});
/** A 2/5 against B 2/5 and what A could make of it. */
const view = (more: TableInput = {}) =>
  viewFor(
    table(
      session({
        A: { money: 9000, field: ['E22'], scrapyard: ['E14', 'E12'], fleetDeck: ['E01', 'E19'] },
        B: { money: 6000, field: ['X22'] },
        ...more,
      }),
    ),
    'A',
  );

describe('comparison', () => {
  it('SK-8.2 sets both Firepowers against both Shields; equal is not enough', () => {
    const now = combatOutlook(view())!;
    expect(attacksOf(view(), now, null)).toEqual([
      { seat: 'A', name: 'Earth', firepower: 2, shield: 5, breaks: false, before: null },
      { seat: 'B', name: 'Skaxar', firepower: 2, shield: 5, breaks: false, before: null },
    ]);
    const even = viewFor(table(session({ A: { field: ['E21'] }, B: { field: ['X18'] } })), 'A');
    expect(attacksOf(even, combatOutlook(even)!, null).map(({ breaks }) => breaks)).toEqual([false, false]);
  });

  it('SK-8.4 SK-9.6 SK-10.2 says what happens and who is paid, by force with its sums', () => {
    expect(cameOf(view(), combatOutlook(view())!)).toEqual({
      outcome: 'Stalemate',
      money: 'Nobody is paid; all ships and items stay.',
    });
    const won = viewFor(table(session({ A: { field: ['E06'] }, B: { field: ['X10'] } })), 'A');
    expect(cameOf(won, combatOutlook(won)!)).toEqual({
      outcome: 'Earth wins',
      money: 'Earth +3,000 · Skaxar may harvest',
    });
    const last = viewFor(table(session({ A: { field: ['E09'] }, B: { field: ['X09'] }, stalemates: 4 })), 'A');
    expect(cameOf(last, combatOutlook(last)!)).toEqual({
      outcome: 'Both destroyed',
      money: 'Sums decide: Earth 12, Skaxar 12 · Earth +3,000 · Skaxar +3,000',
    });
  });

  it('looks at an outcome with the eyes of a seat', () => {
    expect([
      ownOutcome('aWins', 'A'),
      ownOutcome('aWins', 'B'),
      ownOutcome('bWins', 'B'),
      ownOutcome('bothDestroyed', 'A'),
      ownOutcome('stalemate', 'B'),
    ]).toEqual(['win', 'loss', 'win', 'both', 'stalemate']);
    expect(buyerOf(view(), 'B', ['A', 'B'])).toBe('B');
    expect(buyerOf(view(), null, ['B'])).toBe('B');
    expect(buyerOf(view(), null, [])).toBe('A');
  });
});

describe('what a card would make of the fight', () => {
  const offer = (slot: number, of = view()) => offerOutlooks(of, 'A').find((one) => one.slot === slot)!;

  it('says no change, another outcome, nothing, in words with a tone', () => {
    expect(effectWords(offer(1), 'A', view())).toEqual({ tone: 'same', label: 'Still a stalemate' });
    expect(effectWords(offer(2), 'A', view())).toEqual({ tone: 'win', label: 'Wins' });
    expect(effectWords(offer(4), 'A', view())).toEqual({ tone: 'same', label: 'No effect now' });
    expect(effectWords(offer(5), 'A', view())).toEqual({ tone: 'win', label: 'Wins' });
  });

  it('SK-7.3 follows the ship that is chosen', () => {
    expect(effectWords(offer(2), 'A', view(), 'A-E14')).toEqual({ tone: 'same', label: 'Still a stalemate' });
    expect(sureFight(offer(2), 'A-E14')?.totals[0]).toEqual({ firepower: 4, shield: 12 });
    expect(sureFight(offer(6), null)).toBeNull();
  });

  it('SK-7.4 counts a hidden ship exactly and says how', () => {
    const outlook = offer(6);
    const lines = chanceLines(outlook, 'A');
    expect(lines.map(({ what }) => what)).toEqual(['Wins', 'Stalemate']);
    const [ways, of] = lines[0]!.ways.split('/').map(Number) as [number, number];
    expect(of).toBe(view().sides[0].fleetDeck.count);
    expect(lines.reduce((sum, line) => sum + Number(line.ways.split('/')[0]), 0)).toBe(of);
    expect(lines[0]!.ships).toHaveLength(ways);
    expect(lines[0]!.percent).toBe(shareText({ ways, of }));
    expect(effectWords(outlook, 'A', view())).toEqual({ tone: 'chance', label: `${lines[0]!.percent} a win` });
  });

  it('SK-13.3 tells no odds where a deck may not be listed', () => {
    const hidden = view({ options: { openTracker: false } });
    expect(effectWords(offer(6, hidden), 'A', hidden)).toEqual({ tone: 'chance', label: 'Not to be known' });
    expect(chanceLines(offer(6, hidden), 'A')).toEqual([]);
  });

  it('SK-6.10 names what the other side could still answer with, while its session is to come', () => {
    const words = answerWords(offer(2).answers, 'A', view(), true);
    expect(words).toMatch(/^Skaxar buys after you and could still answer with: /);
    expect(answerWords([], 'A', view(), true)).toBe('Skaxar buys after that, with no card that turns it.');
    expect(answerWords([], 'B', view(), false)).toBeNull();
  });

  it('shows the card that is pointed at before the one in hand', () => {
    const state = { view: view(), tool: { kind: 'shop', slot: 1, ship: null } as const, pointed: null };
    expect(shownOf(state, 'A').offer?.slot).toBe(1);
    expect(shownOf({ ...state, pointed: { kind: 'shop', slot: 5 } }, 'A')).toMatchObject({
      offer: { slot: 5 },
      would: { name: 'Nova Lance' },
    });
    expect(shownOf({ ...state, tool: IDLE }, 'A')).toMatchObject({ offer: null, would: null });
  });
});

describe('harvest, piles and cards in words', () => {
  it('SK-2.7 C78 lists the amounts not yet taken with their exact mean', () => {
    const amounts = amountsLeft(viewFor(newGame().match, 'A').asteroidsLeft)!;
    expect(amounts).toEqual([
      { amount: 1000, cards: 8 },
      { amount: 2000, cards: 6 },
      { amount: 3000, cards: 5 },
      { amount: 5000, cards: 1 },
    ]);
    expect(meanOf(amounts)).toBe(2000);
    expect(amountsLeft(null)).toBeNull();
    expect(meanOf([])).toBe(0);
  });

  it('SK-11.4 SK-13.3 SK-13.4 lists piles as far as they may be', () => {
    const of = (pile: 'fleetDeck' | 'scrapyard' | 'repairBay', seat: string, from = view()) =>
      zoneOf(from, { kind: 'pile', pile, seat });
    expect(of('scrapyard', 'A')).toMatchObject({ title: 'Earth: Scrapyard' });
    expect(of('scrapyard', 'A').cards?.map(({ words }) => words.title)).toEqual(['Lighthouse', 'Pathfinder']);
    const deck = of('fleetDeck', 'B').cards!.map(({ id }) => id);
    expect(deck).toEqual([...deck].sort());
    const hidden = view({ options: { openTracker: false } });
    expect(of('fleetDeck', 'A', hidden).cards).toBeNull();
    expect(of('repairBay', 'B', hidden).cards).toBeNull();
    expect(of('repairBay', 'A', hidden).cards).toEqual([]);
  });

  it('puts equal cards of the dealer together with their number', () => {
    const cards = zoneOf(viewFor(newGame().match, 'A'), { kind: 'pile', pile: 'shopDeck', seat: null }).cards!;
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(39);
    expect(new Set(cards.map(({ words }) => words.title)).size).toBe(cards.length);
  });

  it('says what money there is where a pile holds no cards', () => {
    expect(moneyWords(view(), { kind: 'pile', pile: 'money', seat: 'A' })).toEqual({
      title: 'Earth: Money',
      text: 'Money 9,000',
    });
    expect(moneyWords(view(), { kind: 'pile', pile: 'bank', seat: null })?.text).toContain('185,000');
    expect(moneyWords(view(), { kind: 'pile', pile: 'scrapyard', seat: 'A' })).toBeNull();
  });

  it('has for neighbours of a card what lies open beside it: the Shop, a field with its items, the asteroid row', () => {
    const shop = neighboursOf(view(), { kind: 'card', card: 'I20' });
    expect(shop.zone).toBe('Shop');
    expect(shop.cards.map((card) => card.kind === 'card' && card.card)).toEqual([
      'I28',
      'I11',
      'I20',
      'I17',
      'I33',
      'I01',
    ]);
    expect(placeAmong(shop, { kind: 'card', card: 'I20' })).toBe(2);
    const field = neighboursOf(view({ B: { money: 6000, field: ['X22', 'X18'], equipped: ['I25'] } }), {
      kind: 'ship',
      ship: 'B-X18',
    });
    expect(field).toEqual({
      zone: 'Skaxar',
      cards: [
        { kind: 'ship', ship: 'B-X22' },
        { kind: 'ship', ship: 'B-X18' },
        { kind: 'card', card: 'I25' },
      ],
    });
    expect(neighboursOf(view(), { kind: 'slot', slot: 2 }).cards).toHaveLength(5);
    const lost = { kind: 'ship', ship: 'A-E14' } as const;
    expect(neighboursOf(view(), lost).cards).toEqual([lost]);
  });

  it('SK-13.7 tells nothing of a face-down asteroid but its slot', () => {
    const words = JSON.stringify(cardWords(view(), { kind: 'slot', slot: 2 }));
    expect(words).not.toMatch(/R\d\d/);
    expect(words).toContain('Asteroid 2, face down');
  });

  it('SK-4.6 says which ship leads, and links the rule of each card', () => {
    expect(cardWords(view(), { kind: 'ship', ship: 'A-E22' }).texts).toContain(
      'It leads its side: its Speed decides who buys first.',
    );
    expect(cardWords(view(), { kind: 'card', card: 'I20' }).rules).toContain('SK-7.6');
    expect(cardWords(view(), { kind: 'card', card: 'I25' }).rules).toContain('SK-7.2');
  });
});
