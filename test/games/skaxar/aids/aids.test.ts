import { describe, expect, it } from 'vitest';
import {
  answersNow,
  combatOutlook,
  offerOutlooks,
  type OfferOutlook,
  type SkaxarView,
} from '../../../../src/games/skaxar/index.ts';
import { buy, refusal, table, viewFor, type SeatName, type TableInput } from '../../../helpers/sk-position.ts';
import { positionQ, positionS, workedGame } from '../../../helpers/sk-worked-game.ts';

/** A's session as second buyer; money enough unless said otherwise. */
const session = (input: TableInput): SkaxarView =>
  viewFor(table({ at: 'session', decider: 'A', buyers: ['B', 'A'], closed: ['B'], ...input }), 'A');
const offer = (view: SkaxarView, seat: SeatName, slot = 1): OfferOutlook =>
  offerOutlooks(view, seat).find((one) => one.slot === slot)!;
const totalsIn = (
  fight: { readonly totals: readonly { readonly firepower: number; readonly shield: number }[] } | null,
  at = 0,
) => `${fight!.totals[at]!.firepower}/${fight!.totals[at]!.shield}`;
const only = (card: string) => [card, null, null, null, null, null];

describe('the fight as the table stands', () => {
  it('SK-C56 SK-8.1 shows both totals, the outcome, the ships at stake and the money then', () => {
    const before = workedGame(2).match;
    expect(combatOutlook(viewFor(before, 'audience'))).toMatchObject({
      outcome: 'stalemate',
      forced: false,
      earns: [0, 0],
      money: [8000, 6000],
      totals: [
        { firepower: 8, shield: 10 },
        { firepower: 9, shield: 8 },
      ],
    });
  });

  it('SK-C62 names what each seat would destroy and earn', () => {
    const view = session({
      A: { money: 3000, field: ['E22', 'E14', 'E12'] },
      B: { money: 2000, field: ['X01', 'X03'] },
      shop: only('I25'),
    });
    expect(combatOutlook(view)).toEqual({
      totals: [
        { firepower: 10, shield: 15 },
        { firepower: 26, shield: 14 },
      ],
      outcome: 'bWins',
      forced: false,
      destroys: [[], ['A-E22', 'A-E14', 'A-E12']],
      earns: [0, 5000],
      money: [3000, 7000],
    });
  });

  it('SK-C59 SK-9.6 foresees the forced decision by the limit of the options', () => {
    const stacks = {
      A: { field: ['E09', 'E14', 'E15', 'E21', 'E22'], money: 8000 },
      B: { field: ['X09', 'X14', 'X15', 'X22', 'X23'], money: 8000 },
      shop: only('I34'),
    };
    expect(combatOutlook(session({ ...stacks, stalemates: 4 }))).toMatchObject({
      outcome: 'aWins',
      forced: true,
      earns: [9000, 0],
    });
    expect(combatOutlook(session({ ...stacks, stalemates: 3 }))).toMatchObject({ outcome: 'stalemate', forced: false });
    expect(combatOutlook(session({ ...stacks, stalemates: 4, B: { ...stacks.B, equipped: ['I35'] } }))).toMatchObject({
      outcome: 'bothDestroyed',
      forced: true,
      earns: [9000, 9000],
    });
    expect(combatOutlook(session({ ...stacks, stalemates: 4, options: { stalemateLimit: 10 } }))).toMatchObject({
      outcome: 'stalemate',
      forced: false,
    });
  });

  it('SK-5.1 has no fight to show while a side has no ship', () => {
    expect(combatOutlook(viewFor(positionS(), 'B'))).toBeNull();
  });
});

describe('offers of the Shop', () => {
  it('SK-C31 SK-N18 tells what can be paid, what is missing, in the words of the refusal, and the money left', () => {
    const match = table({
      at: 'session',
      decider: 'A',
      buyers: ['B', 'A'],
      closed: ['B'],
      A: { money: 8000, field: ['E07'] },
      B: { money: 0, field: ['X10'] },
      shop: ['I31', 'I28', 'I25', 'I33', null, 'I45'],
    });
    const offers = offerOutlooks(viewFor(match, 'A'), 'A');
    expect(offers.map(({ slot, card, price, shortBy, moneyLeft }) => [slot, card, price, shortBy, moneyLeft])).toEqual([
      [1, 'I31', 8000, 0, 0],
      [2, 'I28', 5000, 0, 3000],
      [3, 'I25', 2000, 0, 6000],
      [4, 'I33', 12000, 4000, null],
      [6, 'I45', 10000, 2000, null],
    ]);
    for (const { slot, refusal: refused } of offers.filter(({ shortBy }) => shortBy > 0))
      expect(`${refused!.rule}: ${refused!.reason}`).toBe(refusal(match, 'A', buy(slot)));
    expect(offers.filter(({ refusal: refused }) => refused === null).map(({ slot }) => slot)).toEqual([1, 2, 3]);
  });

  it('SK-C36 SK-C52 an item shows the fight it makes', () => {
    const of = (card: string) =>
      offer(session({ A: { money: 20000, field: ['E12'] }, B: { field: ['X17'], money: 0 }, shop: only(card) }), 'A');
    expect(of('I45')).toMatchObject({
      outcomes: [{ outcome: 'bothDestroyed', chance: { ways: 1, of: 1 } }],
      turns: false,
    });
    expect(of('I42')).toMatchObject({
      outcomes: [{ outcome: 'aWins', chance: { ways: 1, of: 1 } }],
      turns: true,
      moneyLeft: 8000,
    });
    const { effect } = of('I42');
    expect(effect.kind === 'raise' && totalsIn(effect.fight)).toBe('6/8');
  });

  it('SK-C38 a Repair card shows each ship it could bring, best first', () => {
    const view = session({
      A: { money: 9000, field: ['E22'], scrapyard: ['E12', 'E14', 'E07'] },
      B: { field: ['X10'], money: 0 },
      shop: only('I11'),
    });
    const { effect, moneyLeft, turns } = offer(view, 'A');
    if (effect.kind !== 'repair') throw new Error(effect.kind);
    expect([moneyLeft, turns]).toEqual([3000, true]);
    expect(effect.targets.map(({ ship, fight }) => [ship, totalsIn(fight), fight!.outcome])).toEqual(
      [
        ['A-E14', '4/12', 'stalemate'],
        ['A-E12', '8/8', 'aWins'],
      ].reverse(),
    );
  });

  it('SK-C40 SK-C41 Reinforcements! shows every ship that can come, with exact chances', () => {
    const view = session({
      A: { money: 8000, field: ['E21'], fleetDeck: ['E01', 'E25'], rest: 'scrapyard' },
      B: { field: ['X04'], money: 0 },
      shop: only('I01'),
    });
    const { effect, outcomes, turns } = offer(view, 'A');
    if (effect.kind !== 'flip') throw new Error(effect.kind);
    expect(effect.from).toBe('fleetDeck');
    expect(effect.arrivals!.map(({ ship, chance, fight }) => [ship, chance, totalsIn(fight), fight!.outcome])).toEqual([
      ['A-E01', { ways: 1, of: 2 }, '13/16', 'aWins'],
      ['A-E25', { ways: 1, of: 2 }, '5/9', 'stalemate'],
    ]);
    expect([outcomes, turns]).toEqual([
      [
        { outcome: 'aWins', chance: { ways: 1, of: 2 } },
        { outcome: 'stalemate', chance: { ways: 1, of: 2 } },
      ],
      true,
    ]);
  });

  it('SK-C42 SK-4.3 Reinforcements! comes out of the Repair Bay when the Fleet Deck has run out', () => {
    const view = session({
      A: { money: 8000, field: ['E21'], repairBay: ['E01', 'E07'], rest: 'scrapyard' },
      B: { field: ['X04'], money: 0 },
      shop: only('I01'),
    });
    const { effect } = offer(view, 'A');
    expect(effect.kind === 'flip' && [effect.from, effect.arrivals!.map(({ ship }) => ship)]).toEqual([
      'repairBay',
      ['A-E01', 'A-E07'],
    ]);
  });

  it('SK-C44 SK-C45 Redraw! shows the ships of the deck and the one that goes back, with the items that stay', () => {
    const view = session({
      A: { money: 5000, field: ['E07'], equipped: ['I28'], fleetDeck: ['E19', 'E25'], rest: 'scrapyard' },
      B: { field: ['X04'], money: 0 },
      shop: only('I20'),
    });
    const { effect } = offer(view, 'A');
    if (effect.kind !== 'flip') throw new Error(effect.kind);
    const seen = effect.arrivals!.map(
      ({ ship, chance, fight }) => `${ship} ${chance.ways}/${chance.of} ${totalsIn(fight)}`,
    );
    expect([...seen].sort()).toEqual(['A-E07 1/3 10/4', 'A-E19 1/3 7/1', 'A-E25 1/3 6/3']);
  });

  it('SK-7.8 SK-C94 Redraw! shows what its items leave behind, where they go with their ship', () => {
    const view = session({
      options: { redrawItems: 'leave' },
      A: { money: 5000, field: ['E07'], equipped: ['I28'], fleetDeck: ['E19', 'E25'], rest: 'scrapyard' },
      B: { field: ['X04'], money: 0 },
      shop: only('I20'),
    });
    const { effect } = offer(view, 'A');
    if (effect.kind !== 'flip') throw new Error(effect.kind);
    expect(effect.itemsLeaving).toEqual(['I28']);
    expect([...effect.arrivals!.map(({ ship, fight }) => `${ship} ${totalsIn(fight)}`)].sort()).toEqual([
      'A-E07 8/4',
      'A-E19 5/1',
      'A-E25 4/3',
    ]);
  });

  it('SK-C43 Rapid Repair! leaves the fight as it is and shows what joins the deck', () => {
    const view = session({
      A: { money: 1000, field: ['E12'], fleetDeck: ['E19'], repairBay: ['E07', 'E01'], rest: 'scrapyard' },
      B: { field: ['X04'], money: 0 },
      shop: only('I17'),
    });
    expect(offer(view, 'A')).toMatchObject({
      effect: { kind: 'shuffle', joining: ['A-E01', 'A-E07'], count: 2, deck: 3 },
      turns: false,
      moneyLeft: 0,
    });
  });

  it('SK-C32 SK-6.8 says what would do nothing, and refuses it where the option forbids it', () => {
    const match = positionQ({ purchaseWithoutEffect: false });
    const [rapid, hull] = offerOutlooks(viewFor(match, 'B'), 'B');
    expect(rapid).toMatchObject({ effect: { kind: 'none' }, turns: false });
    expect(`${rapid!.refusal!.rule}: ${rapid!.refusal!.reason}`).toBe(refusal(match, 'B', buy(1)));
    expect(hull!.refusal).toBeNull();
    expect(offerOutlooks(viewFor(positionQ(), 'B'), 'B')[0]).toMatchObject({
      effect: { kind: 'none' },
      refusal: null,
      moneyLeft: 7000,
    });
  });

  it('SK-13.3 says where a pile may not be listed: Fleet Decks to nobody, a Repair Bay to its owner alone', () => {
    const match = table({
      at: 'session',
      decider: 'A',
      buyers: ['B', 'A'],
      closed: ['B'],
      options: { openTracker: false },
      A: { money: 8000, field: ['E21'], repairBay: ['E01', 'E07'], rest: 'scrapyard' },
      B: { money: 8000, field: ['X04'] },
      shop: ['I01', 'I20', null, null, null, null],
    });
    const own = offer(viewFor(match, 'A'), 'A');
    const others = offer(viewFor(match, 'audience'), 'A');
    const enemy = offer(viewFor(match, 'A'), 'B');
    expect(own.effect).toMatchObject({
      kind: 'flip',
      from: 'repairBay',
      arrivals: [{ ship: 'A-E01' }, { ship: 'A-E07' }],
    });
    for (const hidden of [others, enemy])
      expect(hidden).toMatchObject({ effect: { kind: 'flip', arrivals: null }, outcomes: null, turns: true });
    // SK-7.6: Redraw! does not use the Repair Bay.
    expect(offer(viewFor(match, 'A'), 'A', 2).effect).toEqual({ kind: 'none' });
  });

  it('SK-13.5 shows the audience and the seat that waits the same offers as their owner', () => {
    const match = positionQ();
    for (const seat of ['A', 'B'] as const) {
      const [a, b, audience] = (['A', 'B', 'audience'] as const).map((viewer) =>
        offerOutlooks(viewFor(match, viewer), seat),
      );
      expect(b).toEqual(a);
      expect(audience).toEqual(a);
    }
  });

  it('SK-C20 SK-C22 SK-N31 in a rescue window: only Repair cards, and the fight with each ship', () => {
    const match = positionS();
    const offers = offerOutlooks(viewFor(match, 'A'), 'A');
    expect(
      offers.map(({ slot, refusal: refused }) => [slot, refused ? `${refused.rule}: ${refused.reason}` : null]),
    ).toEqual([
      [1, null],
      [2, 'SK-5.4: Deflector Grid brings no ship; only a Repair card can rescue you.'],
      [3, 'SK-6.5: Repair Scout costs 6,000; you have 5,000.'],
    ]);
    const { effect } = offers[0]!;
    if (effect.kind !== 'repair') throw new Error(effect.kind);
    expect(effect.targets).toHaveLength(7);
    expect(effect.targets.find(({ ship }) => ship === 'A-E21')).toMatchObject({
      fight: { outcome: 'bWins', earns: [0, 1000] },
    });
    expect(offers[1]).toMatchObject({ outcomes: null, effect: { kind: 'raise', fight: null } });
  });
});

describe('what the second buyer could answer', () => {
  const first = (input: TableInput) =>
    viewFor(
      table({
        at: 'session',
        decider: 'A',
        buyers: ['A', 'B'],
        A: { money: 8000, field: ['E06'] },
        B: { money: 6000, field: ['X10'] },
        ...input,
      }),
      'A',
    );

  it('SK-6.6 SK-6.10 names the cards left that they can pay and that turn the fight their way, cheapest first', () => {
    const view = first({ shop: ['I37', 'I40', 'I25', 'I28', 'I34', 'I43'] });
    expect(combatOutlook(view)).toMatchObject({ outcome: 'aWins' });
    // 8/8 against 8/5: Firepower 9 destroys both; Shield 8 needs three more, and no card they can pay has them.
    expect(answersNow(view, 'A').map(({ slot, card, outcome, chance }) => [slot, card, outcome, chance])).toEqual([
      [3, 'I25', 'bothDestroyed', { ways: 1, of: 1 }],
      [4, 'I28', 'bothDestroyed', { ways: 1, of: 1 }],
      [6, 'I43', 'bothDestroyed', { ways: 1, of: 1 }],
    ]);
    // With Hull Plating (8/9) their Targeting Lens is no answer any more, and what was bought is gone.
    expect(offer(view, 'A', 5).answers.map(({ slot }) => slot)).toEqual([4]);
    expect(offer(view, 'A', 3).answers.map(({ slot }) => slot)).toEqual([4, 6]);
  });

  it('SK-7.4 SK-7.6 counts the ships with which they would turn it', () => {
    const view = first({
      B: { money: 5000, field: ['X10'], fleetDeck: ['X01', 'X02', 'X18'], rest: 'scrapyard' },
      shop: ['I20', 'I25', null, null, null, null],
    });
    const answers = answersNow(view, 'A');
    // Brood Throne 14/9 destroys E06 alone, Hungering Maw 13/8 too; Stinger and Duskfang do not.
    expect(answers.find(({ card }) => card === 'I20')).toMatchObject({ chance: { ways: 2, of: 4 }, outcome: 'bWins' });
  });

  it('has no answers once their session is over, or while they buy first', () => {
    const shop = only('I28');
    expect(
      answersNow(session({ A: { money: 8000, field: ['E06'] }, B: { money: 8000, field: ['X10'] }, shop }), 'A'),
    ).toEqual([]);
    const view = first({ shop });
    expect(answersNow(view, 'A')).toHaveLength(1);
    expect(answersNow(view, 'B')).toEqual([]);
  });
});
