import { describe, expect, it } from 'vitest';
import { buy as imagine, flip, picks } from '../../../../src/games/skaxar/bot/play.ts';
import { sensiblePurchase } from '../../../../src/games/skaxar/bot/sensible.ts';
import { tableOf } from '../../../../src/games/skaxar/bot/table.ts';
import { totalsOf } from '../../../../src/games/skaxar/rules/totals.ts';
import { table } from '../../../helpers/sk-position.ts';

const stalemate = (redrawItems: 'stay' | 'leave') =>
  table({
    options: { redrawItems },
    at: 'session',
    decider: 'A',
    buyers: ['B', 'A'],
    closed: ['B'],
    stalemates: 1,
    shop: ['I20', 'I25', 'I21', null, null, null],
    A: {
      money: 20000,
      field: ['E22', 'E07'],
      equipped: ['I34', 'I28'],
      ...(redrawItems === 'leave' && { equippedTo: ['E22', 'E07'] }),
      fleetDeck: ['E25'],
      rest: 'scrapyard',
    },
    B: { money: 0, field: ['X22'] },
  });

/** Firepower and Shield of seat A in an imagined table, less its ships. */
const itemsOf = (imagined: ReturnType<typeof tableOf>): string => {
  const { field, fleet, firepower, shield } = imagined.desks[0];
  const sum = (numbers: readonly number[]) =>
    numbers.reduce((all, one, ship) => all + (field & (1 << ship) ? one : 0), 0);
  return `${firepower - sum([...fleet.firepower])}/${shield - sum([...fleet.shield])}`;
};

describe('SK-7.8: play as the computer player imagines it', () => {
  it('SK-7.8: a Redraw! costs the items of the lead ship, those of this session included, and no others', () => {
    const match = stalemate('leave');
    const imagined = tableOf(match.state);
    expect(itemsOf(imagined)).toBe('2/1');
    expect(imagined.desks[0]).toMatchObject(totalsOf(match.state.sides[0]));
    imagine(imagined, 0, 1, -1, picks(1));
    expect(itemsOf(imagined)).toBe('3/1');
    imagine(imagined, 0, 0, -1, picks(1));
    expect(itemsOf(imagined)).toBe('0/1');
    imagine(imagined, 0, 2, -1, picks(2));
    expect(itemsOf(imagined)).toBe('0/1');
  });

  it('SK-7.8: a ship that is turned up leads without the items of the one before it', () => {
    const imagined = tableOf(stalemate('leave').state);
    flip(imagined, picks(1));
    imagined.desks[0].deck = 1 << 24;
    imagined.desks[0].field &= ~(1 << 24);
    expect([imagined.desks[0].leadFirepower, imagined.desks[0].leadShield]).toEqual([0, 0]);
  });

  it('SK-7.2: by the usual rule all items stay', () => {
    const imagined = tableOf(stalemate('stay').state);
    imagine(imagined, 0, 0, -1, picks(1));
    expect(itemsOf(imagined)).toBe('2/1');
  });

  it('SK-7.8: the sensible buyer redraws a ship whose items stay, and not one that would lose them', () => {
    const weak = (redrawItems: 'stay' | 'leave') =>
      table({
        options: { redrawItems },
        at: 'session',
        decider: 'A',
        buyers: ['B', 'A'],
        closed: ['B'],
        shop: ['I20', null, null, null, null, null],
        A: { money: 8000, field: ['E21'], equipped: ['I33'], fleetDeck: ['E06', 'E11'], rest: 'scrapyard' },
        B: { money: 0, field: ['X09'] },
      }).state;
    const bought = (state: ReturnType<typeof weak>) => sensiblePurchase(tableOf(state), 0, true, true);
    expect(bought(weak('stay'))).not.toBeNull();
    expect(bought(weak('leave'))).toBeNull();
  });
});
