import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import {
  CERTAIN,
  fightOf,
  offerOutlooks,
  shareText,
  waysText,
  type CombatOutcome,
  type OfferOutlook,
} from '../../../../src/games/skaxar/index.ts';
import {
  buy,
  eventsOf,
  pass,
  playAll,
  table,
  viewFor,
  withDraws,
  game,
  type SeatName,
  type Table,
  type TableInput,
} from '../../../helpers/sk-position.ts';

describe('chances in words', () => {
  it('are told as they were counted, and as percent with halves up', () => {
    expect(waysText({ ways: 9, of: 24 })).toBe('9/24');
    expect(
      [{ ways: 9, of: 24 }, { ways: 1, of: 16 }, { ways: 2, of: 3 }, { ways: 0, of: 5 }, CERTAIN].map(shareText),
    ).toEqual(['37.5 %', '6.3 %', '66.7 %', '0.0 %', '100.0 %']);
  });
});

describe('a fight', () => {
  const of = (a: readonly string[], b: readonly string[], last = false) =>
    fightOf(
      { ships: a.map((ship) => `A-${ship}`), items: [] },
      { ships: b.map((ship) => `B-${ship}`), items: [] },
      last,
    );

  it('SK-C46 SK-C47 SK-C48 SK-C49 SK-C50 comes out and pays as the catalogue says', () => {
    const shares = ([a, b]: readonly [string, string]) => {
      const { outcome, earns } = of([a], [b]);
      return [outcome, ...earns];
    };
    expect(
      (
        [
          ['E09', 'X09'],
          ['E06', 'X10'],
          ['E07', 'X02'],
          ['E03', 'X10'],
          ['E21', 'X18'],
        ] as const
      ).map(shares),
    ).toEqual([
      ['stalemate', 0, 0],
      ['aWins', 3000, 0],
      ['bWins', 0, 3000],
      ['bothDestroyed', 3000, 5000],
      ['stalemate', 0, 0],
    ]);
  });

  it('SK-C58 SK-9.6 the last stalemate is decided by force, and says so', () => {
    const stacks = [
      ['E09', 'E14', 'E15', 'E21', 'E22'],
      ['X09', 'X14', 'X15', 'X22', 'X23'],
    ] as const;
    expect(of(...stacks)).toMatchObject({ outcome: 'stalemate', forced: false, earns: [0, 0] });
    expect(of(...stacks, true)).toMatchObject({
      outcome: 'aWins',
      forced: true,
      earns: [9000, 0],
      totals: [
        { firepower: 11, shield: 33 },
        { firepower: 12, shield: 31 },
      ],
    });
    expect(of(['E07'], ['X02'], true)).toMatchObject({ outcome: 'bWins', forced: false });
  });
});

/** Every list of draws a shuffle of so many cards can make, all equally likely. */
const shuffles = (cards: number): readonly (readonly number[])[] => {
  let lists: readonly (readonly number[])[] = [[]];
  for (let count = cards; count > 1; count -= 1)
    lists = lists.flatMap((list) => Array.from({ length: count }, (_, draw) => [...list, draw]));
  return lists;
};

/** The share of each outcome over all ways a purchase and the combat after it can fall. */
function counted(
  match: Table,
  seat: SeatName,
  slot: number,
  scripts: readonly (readonly number[])[],
): { readonly [outcome: string]: number } {
  const found: { [outcome: string]: number } = {};
  for (const draws of scripts) {
    // The refill and the flips after the combat may shuffle too: draws to spare.
    const applied = applyCommand(
      game,
      withDraws(match, ...draws, ...Array.from({ length: 100 }, () => 0)),
      seat,
      buy(slot),
    );
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    const fought = applied.events.some(({ type }) => type === 'fought')
      ? applied.events
      : playAll(applied.match, [[seat, pass]]).events;
    const { outcome } = eventsOf(fought, 'fought')[0]!;
    found[outcome] = (found[outcome] ?? 0) + 1 / scripts.length;
  }
  return found;
}

const shares = (offer: OfferOutlook): { readonly [outcome: string]: number } =>
  Object.fromEntries(offer.outcomes!.map(({ outcome, chance }) => [outcome, chance.ways / chance.of]));

function expectSame(input: TableInput, slot: number, scripts: readonly (readonly number[])[]): void {
  const match = table({ at: 'session', decider: 'A', buyers: ['B', 'A'], closed: ['B'], ...input });
  const offer = offerOutlooks(viewFor(match, 'A'), 'A').find((one) => one.slot === slot)!;
  const real = counted(match, 'A', slot, scripts);
  const seen = shares(offer);
  expect(Object.keys(seen).sort()).toEqual(Object.keys(real).sort());
  for (const outcome of Object.keys(real) as CombatOutcome[])
    expect(seen[outcome], outcome).toBeCloseTo(real[outcome]!, 12);
}

describe('chances of ships still hidden are the resolver’s over every shuffle', () => {
  const shop = ['I20', 'I01', null, null, null, null];

  it('SK-7.6 Redraw!: any ship of the Fleet Deck, or the same again', () => {
    for (const enemy of ['X10', 'X04', 'X17', 'X23', 'X01']) {
      const input = {
        A: {
          money: 5000,
          fleetDeck: ['E19', 'E25', 'E06', 'E21'],
          field: ['E07'],
          equipped: ['I28'],
          rest: 'scrapyard',
        },
        B: { money: 0, field: [enemy] },
        shop,
      } as const;
      expectSame(input, 1, shuffles(5));
    }
  });

  it('SK-7.4 Reinforcements! out of a Repair Bay that becomes the deck', () => {
    for (const enemy of ['X10', 'X02', 'X04', 'X09']) {
      const input = {
        A: { money: 8000, field: ['E21'], repairBay: ['E01', 'E07', 'E14', 'E25'], rest: 'scrapyard' },
        B: { money: 0, field: [enemy] },
        shop,
      } as const;
      expectSame(input, 2, shuffles(4));
    }
  });

  it('SK-7.4 Reinforcements!: each ship of the Fleet Deck is as likely to lie on top', () => {
    const deck = ['E01', 'E25', 'E19', 'E04', 'E12'];
    const input = { money: 8000, field: ['E21'], rest: 'scrapyard' } as const;
    const found: { [outcome: string]: number } = {};
    for (const [at] of deck.entries()) {
      const match = table({
        at: 'session',
        decider: 'A',
        buyers: ['B', 'A'],
        closed: ['B'],
        shop,
        A: { ...input, fleetDeck: [...deck.slice(at), ...deck.slice(0, at)] },
        B: { money: 0, field: ['X10'] },
      });
      const [outcome] = Object.keys(counted(match, 'A', 2, [[]])) as [CombatOutcome];
      found[outcome] = (found[outcome] ?? 0) + 1;
      const offer = offerOutlooks(viewFor(match, 'A'), 'A')[1]!;
      expect(offer.effect.kind === 'flip' && offer.effect.arrivals!.map(({ chance }) => chance)).toEqual(
        deck.map(() => ({ ways: 1, of: 5 })),
      );
      if (at === deck.length - 1)
        expect(Object.fromEntries(offer.outcomes!.map((one) => [one.outcome, one.chance.ways]))).toEqual(found);
    }
    expect(Object.keys(found).length).toBeGreaterThan(1);
  });
});
