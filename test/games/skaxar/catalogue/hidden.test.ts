import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import { seedChance } from '../../../../src/engine/rng.ts';
import { ASTEROID_AMOUNTS } from '../../../../src/games/skaxar/data/asteroids.ts';
import { positionP, workedGame } from '../../../helpers/sk-worked-game.ts';
import {
  buy,
  decline,
  game,
  harvest,
  laid,
  newGame,
  pass,
  play,
  playAll,
  refusal,
  resign,
  stacked,
  still,
  viewFor,
  type Setting,
  type Table,
} from './table.ts';

const VIEWERS = ['A', 'B', 'audience'] as const;
const opening = (openTracker = true) =>
  newGame(
    { openTracker },
    stacked({
      A: ['E13', 'E08'],
      B: ['X17', 'X04'],
      shop: ['I42', 'I33'],
      asteroids: ['R20', 'R15'],
      options: { openTracker },
    }),
  ).match;

describe('SK-13 hidden information', () => {
  it('SK-13.1 SK-13.7: no viewer sees an order or what lies in the asteroid row', () => {
    for (const openTracker of [true, false]) {
      for (const viewer of VIEWERS) {
        const view = viewFor(opening(openTracker), viewer);
        for (const pile of [
          view.shopDeck,
          view.asteroidDeck,
          ...view.sides.flatMap(({ fleetDeck, repairBay }) => [fleetDeck, repairBay]),
        ])
          expect(pile.order).toBeNull();
        expect([view.asteroidCards, view.asteroidRow]).toEqual([null, [true, true, true, true, true]]);
      }
    }
  });

  it('SK-13.2: what is public for everybody', () => {
    const start = laid({
      at: 'session',
      decider: 'A',
      buyers: ['B', 'A'],
      closed: ['B'],
      turn: 9,
      battle: 4,
      stalemates: 2,
      tieSeat: 'B',
      options: { openTracker: false },
      shop: ['I25', null, 'I26', null, null, null],
      asteroidsTaken: ['R02'],
      asteroidRow: ['R01', null, 'R05', null, null],
      A: {
        money: 7000,
        field: ['E22', 'E14'],
        equipped: ['I28'],
        usedCards: ['I01'],
        scrapyard: ['E01'],
        repairBay: ['E02'],
      },
      B: { money: 5000, field: ['X22'], scrapyard: ['X01', 'X02'] },
    }).match;
    for (const viewer of VIEWERS) {
      const view = viewFor(start, viewer);
      const [a, b] = view.sides;
      expect([a.money, b.money, view.bank, a.leadShip, b.leadShip]).toEqual([7000, 5000, 188000, 'A-E14', 'B-X22']);
      expect([a.field, a.equipped, a.usedCards, a.scrapyard, b.scrapyard]).toEqual([
        start.state.sides[0].field,
        ['I28'],
        ['I01'],
        ['A-E01'],
        ['B-X01', 'B-X02'],
      ]);
      expect([view.shop, view.asteroidsTaken, view.turn, view.battle, view.stalemates, view.tieSeat]).toEqual([
        ['I25', null, 'I26', null, null, null],
        ['R02'],
        9,
        4,
        2,
        'B',
      ]);
      expect([
        a.fleetDeck.count,
        a.repairBay.count,
        b.fleetDeck.count,
        b.repairBay.count,
        view.shopDeck.count,
        view.asteroidDeck.count,
      ]).toEqual([21, 1, 22, 0, 41, 17]);
      expect(view.asteroidRow).toEqual([true, false, true, false, false]);
    }
  });

  it('SK-13.3 SK-13.4 SK-C78: the open tracker lists what a perfect memory would know, in table order', () => {
    for (const viewer of VIEWERS) {
      const view = viewFor(opening(), viewer);
      const left = [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '18',
        '19',
        '20',
        '21',
        '22',
        '23',
        '24',
        '25',
      ];
      expect(view.sides[1].fleetDeck.listed).toEqual(left.map((number) => `B-X${number}`));
      const amounts = view.asteroidsLeft!.map((id) => ASTEROID_AMOUNTS[id]!);
      expect([1000, 2000, 3000, 5000].map((amount) => amounts.filter((one) => one === amount).length)).toEqual([
        8, 6, 5, 1,
      ]);
      expect([...view.asteroidsLeft!].sort()).toEqual(view.asteroidsLeft);
      expect([...view.shopDeck.listed!].sort()).toEqual(view.shopDeck.listed);
      expect(view.shopDeck.listed).toHaveLength(39);
    }
  });

  it('SK-13.3 SK-13.5 SK-C78: with a closed tracker neither list; a Repair Bay by its owner only', () => {
    const setting: Setting = {
      options: { openTracker: false },
      at: 'dealer',
      A: { field: ['E01'], repairBay: ['E22', 'E07'] },
      B: { field: ['X01'], repairBay: ['X22', 'X04'] },
    };
    const { match } = laid(setting);
    for (const viewer of VIEWERS) {
      const view = viewFor(match, viewer);
      expect([
        view.sides[0].fleetDeck.listed,
        view.sides[1].fleetDeck.listed,
        view.shopDeck.listed,
        view.asteroidDeck.listed,
        view.asteroidsLeft,
      ]).toEqual([null, null, null, null, null]);
      // Sorted by card id, not in order of arrival.
      expect(view.sides[0].repairBay.listed).toEqual(viewer === 'A' ? ['A-E07', 'A-E22'] : null);
      expect(view.sides[1].repairBay.listed).toEqual(viewer === 'B' ? ['B-X04', 'B-X22'] : null);
    }
    const open = viewFor(laid({ ...setting, options: {} }).match, 'audience');
    expect([open.sides[0].repairBay.listed, open.sides[1].repairBay.listed]).toEqual([
      ['A-E07', 'A-E22'],
      ['B-X04', 'B-X22'],
    ]);
  });

  it('SK-13.3: deck and row of asteroids are listed together, so that neither tells of the other', () => {
    const { asteroidDeck, asteroidsLeft } = viewFor(opening(), 'A');
    expect([asteroidDeck.listed, asteroidsLeft?.length]).toEqual([null, 20]);
  });

  it('SK-13.4: openTracker changes views only', () => {
    const bare = ({ state }: Table) => ({ ...state, options: { ...state.options, openTracker: true } });
    const played = (openTracker: boolean) =>
      playAll(opening(openTracker), [
        ['B', pass],
        ['A', pass],
      ]).match;
    expect(bare(played(false))).toEqual(bare(played(true)));
    expect(refusal(opening(false), 'A', buy(1))).toBe(refusal(opening(true), 'A', buy(1)));
  });

  it('SK-13.5 SK-C79: a spectator’s view of turn 1', () => {
    for (const openTracker of [true, false]) {
      const match = opening(openTracker);
      const view = viewFor(match, 'audience');
      expect(view.sides.flatMap((side) => side.field.map(({ ship }) => ship))).toEqual(['A-E13', 'B-X17']);
      expect([view.shop.filter(Boolean).length, view.asteroidRow.filter(Boolean).length]).toEqual([6, 5]);
      expect([
        view.sides.map(({ money }) => money),
        view.sides.map(({ fleetDeck }) => fleetDeck.count),
        view.shopDeck.count,
        view.asteroidDeck.count,
      ]).toEqual([[8000, 8000], [24, 24], 39, 15]);
      expect([view.choices, view.always]).toEqual([[], []]);
      expect(view.sides[0].fleetDeck.listed === null).toBe(!openTracker);
      expect(refusal(match, 'audience', pass)).toBe('SK-13.5: Spectators give no commands.');
    }
  });

  it('SK-13.7: no view holds recorded draws or a generator seed', () => {
    const match = { ...opening(), chance: seedChance('a secret seed') };
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(viewFor(match, viewer));
      for (const word of ['chance', 'seed', 'draws', 'script']) expect(text).not.toContain(word);
    }
  });

  it('SK-13.7: when the game is over everything is shown to everybody', () => {
    for (const openTracker of [true, false]) {
      const { match } = play(opening(openTracker), 'A', resign);
      const { shopDeck, asteroidDeck, asteroidRow, sides } = match.state;
      for (const viewer of VIEWERS) {
        const view = viewFor(match, viewer);
        expect([view.shopDeck.order, view.asteroidDeck.order, view.asteroidCards]).toEqual([
          shopDeck,
          asteroidDeck,
          asteroidRow,
        ]);
        expect(view.sides.map(({ fleetDeck, repairBay }) => [fleetDeck.order, repairBay.order])).toEqual(
          sides.map(({ fleetDeck, repairBay }) => [fleetDeck, repairBay]),
        );
      }
    }
  });
});

describe('SK-13.6 commands that uncover hidden cards', () => {
  const uncovers = (match: Table, seat: 'A' | 'B', command: Parameters<typeof play>[2]): boolean => {
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    return applied.events.some((event) => game.reveals(event));
  };
  const session = (shop: Setting['shop'], more: Setting['A'] = {}, rest: Setting = {}) =>
    laid({
      at: 'session',
      decider: 'A',
      buyers: ['A', 'B'],
      shop,
      A: { money: 20000, field: ['E22'], fleetDeck: ['E01'], ...more },
      B: { money: 9000, field: ['X22'] },
      ...rest,
    }).match;

  it('SK-13.6: Reinforcements! and Redraw! with effect, not without', () => {
    const shop = ['I01', 'I20', 'I25', null, null, null];
    const draws = still(25);
    expect([uncovers(session(shop), 'A', buy(1)), uncovers(session(shop, {}, { draws }), 'A', buy(2))]).toEqual([
      true,
      true,
    ]);
    const bare = { fleetDeck: [], rest: 'scrapyard' } as const;
    expect([uncovers(session(shop, bare), 'A', buy(1)), uncovers(session(shop, bare), 'A', buy(2))]).toEqual([
      false,
      false,
    ]);
  });

  it('SK-13.6: items, Repair and Rapid Repair! uncover nothing while a session stays open', () => {
    const shop = ['I25', 'I11', 'I17', 'I26', null, null];
    const more = { scrapyard: ['E14'], repairBay: ['E02'] };
    const draws = still(23);
    expect(
      [buy(1), buy(2, 'A-E14'), buy(3)].map((command) => uncovers(session(shop, more, { draws }), 'A', command)),
    ).toEqual([false, false, false]);
  });

  it('SK-13.6: a pass or purchase after which the last session is closed; the first pass is not', () => {
    const shop = ['I25', null, null, null, null, null];
    const first = session(shop);
    expect(uncovers(first, 'A', pass)).toBe(false);
    expect(uncovers(play(first, 'A', pass).match, 'B', pass)).toBe(true);
    // The combat alone counts: the battle is decided, and no flip follows before the harvest.
    expect(uncovers(session(shop, { field: ['E02'] }, { decider: 'B', closed: ['A'] }), 'B', pass)).toBe(true);
    // The row is empty after it: both sessions are closed.
    expect(uncovers(first, 'A', buy(1))).toBe(true);
    expect(uncovers(positionP(), 'A', buy(2, 'A-E14'))).toBe(true);
  });

  it('SK-13.6: harvest and decline', () => {
    const { match } = workedGame(7);
    expect([uncovers(match, 'B', harvest(1)), uncovers(match, 'B', decline)]).toEqual([true, true]);
  });

  it('SK-13.6: a rescue purchase only if the sessions after it close by themselves', () => {
    const stranded = (money: number, enemy: number) =>
      laid({
        shop: ['I14', 'I25', null, null, null, null],
        A: { money, rest: 'scrapyard' },
        B: { money: enemy, fleetDeck: ['X20'] },
      }).match;
    expect(uncovers(stranded(7000, 0), 'A', buy(1, 'A-E20'))).toBe(false);
    expect(uncovers(stranded(5000, 0), 'A', buy(1, 'A-E20'))).toBe(true);
  });
});
