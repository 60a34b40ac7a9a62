import { describe, expect, it } from 'vitest';
import { coinsOf } from '../../../../assets/art/skaxar/coins.ts';
import { coinSpots } from '../../../../src/ui/games/skaxar/table/purse.ts';
import { pileBox, planOf } from '../../../../src/ui/games/skaxar/table/layout.ts';
import type { Box } from '../../../../src/ui/cards/table/box.ts';
import { tableWords } from '../../../../src/ui/games/skaxar/words/table.ts';
import { warText } from '../../../../src/ui/games/skaxar/words/setup.ts';
import '../../../helpers/game-uis.ts';
import { loadBook } from '../../../../src/ui/match/book/book.ts';

const SEATS = ['A', 'B'] as const;
const other = { A: 'B', B: 'A' } as const;
const entry = async (id: string) => (await loadBook('skaxar')).rules.find((rule) => rule.id === id)!;
const between = (a: Box, b: Box) => Math.hypot(a.x - b.x, a.y - b.y);

describe('what the table and the book show', () => {
  it('SK-1.1: the story stands at the front of the book, and says that it changes no rule', async () => {
    const { body } = await entry('SK-1.1');
    for (const word of [/Earth/, /Skaxar/, /planet|world/, /rule/]) expect(body).toMatch(word);
    expect((await loadBook('skaxar')).rules[0]!.id).toBe('SK-1.1');
  });

  it('SK-1.6: the credits, at the set-up and in the book, and whose the numbers are', async () => {
    const { body } = await entry('SK-1.6');
    for (const text of [warText.credits, body]) {
      for (const name of ['Team Narwhal', 'Mitchell Martin', 'Allante Means', 'Hunter Marquis'])
        expect(text).toContain(name);
      for (const ours of [/ships/, /prices/, /asteroids/, /this\s+project’s\s+own/]) expect(text).toMatch(ours);
    }
  });

  it('SK-2.8 SK-C8: money as coins: as many 10,000 as fit, then 5,000, then 1,000', () => {
    const coins = (amount: number) => [coinsOf(amount)[10000], coinsOf(amount)[5000], coinsOf(amount)[1000]];
    expect([8000, 27000, 16000, 4000, 0, 10000, 5000, 9000].map(coins)).toEqual([
      [0, 1, 3],
      [2, 1, 2],
      [1, 1, 1],
      [0, 0, 4],
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 4],
    ]);
    for (let amount = 0; amount <= 200000; amount += 1000) {
      const [gold, silver, copper] = coins(amount);
      expect(gold! * 10000 + silver! * 5000 + copper! * 1000).toBe(amount);
      expect([silver! <= 1, copper! <= 4]).toEqual([true, true]);
    }
  });

  it('SK-2.8: the number of physical coins does not limit the display', () => {
    const lying = coinSpots({ x: 0, y: 0, width: 1000, height: 1000 }, 190000);
    expect(lying.filter(({ worth }) => worth === 10000)).toHaveLength(19);
    expect(coinSpots({ x: 0, y: 0, width: 1000, height: 1000 }, 8000).map(({ worth }) => worth)).toEqual([
      5000, 1000, 1000, 1000,
    ]);
  });

  it('SK-3.8: the table: Shop, its deck and the bank on one side of the field, the asteroids and their deck on the other', () => {
    for (const shape of ['wide', 'tall'] as const) {
      const plan = planOf(shape);
      const leads = SEATS.map((seat) => plan.seats[seat].lead.y);
      const above = [...plan.shop, pileBox(plan, 'shopDeck', null), pileBox(plan, 'bank', null)];
      const below = [...plan.asteroids, pileBox(plan, 'asteroidDeck', null)];
      for (const { y } of above) expect(y, shape).toBeGreaterThan(Math.max(...leads));
      for (const { y } of below) expect(y, shape).toBeLessThan(Math.min(...leads));
      expect([plan.shop.length, plan.asteroids.length]).toEqual([6, 5]);
    }
  });

  it('SK-3.8 SK-11.2 SK-8.7: in front of each player the Fleet Deck, the Repair Bay above it, the used stack to its left', () => {
    for (const shape of ['wide', 'tall'] as const) {
      const plan = planOf(shape);
      for (const seat of SEATS) {
        const deck = pileBox(plan, 'fleetDeck', seat);
        const bay = pileBox(plan, 'repairBay', seat);
        const used = pileBox(plan, 'usedCards', seat);
        expect([bay.x, bay.y > deck.y], `${shape} ${seat}`).toEqual([deck.x, true]);
        expect([used.y, used.x < deck.x], `${shape} ${seat}`).toEqual([deck.y, true]);
        expect(between(deck, plan.seats[seat].lead as Box), `${shape} ${seat}`).toBeLessThan(
          between(deck, plan.seats[other[seat]].lead as Box),
        );
      }
    }
  });

  it('SK-3.4 SK-3.5: slot 1 is next to seat A, the last next to seat B', () => {
    const { shop, asteroids, seats } = planOf('wide');
    for (const row of [shop, asteroids]) {
      const xs = row.map(({ x }) => x);
      expect([...xs].sort((a, b) => a - b)).toEqual(xs);
      expect([
        Math.abs(xs[0]! - seats.A.lead.x) < Math.abs(xs[0]! - seats.B.lead.x),
        Math.abs(xs.at(-1)! - seats.B.lead.x) < Math.abs(xs.at(-1)! - seats.A.lead.x),
      ]).toEqual([true, true]);
    }
  });

  it('SK-11.4 SK-C70: the Scrapyard of A lies at B’s side and that of B at A’s, each labelled with its owner', () => {
    for (const shape of ['wide', 'tall'] as const) {
      const plan = planOf(shape);
      for (const seat of SEATS) {
        const yard = pileBox(plan, 'scrapyard', seat);
        expect(between(yard, pileBox(plan, 'fleetDeck', other[seat])), `${shape} ${seat}`).toBeLessThan(
          between(yard, pileBox(plan, 'fleetDeck', seat)),
        );
      }
    }
    for (const seat of SEATS)
      for (const short of [true, false]) expect(tableWords.piles.scrapyard(3, short, seat)).toContain(seat);
    expect(tableWords.piles.scrapyard(3, false, 'A')).not.toBe(tableWords.piles.scrapyard(3, false, 'B'));
  });
});
