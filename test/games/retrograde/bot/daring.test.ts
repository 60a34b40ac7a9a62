import { describe, expect, it } from 'vitest';
import { imaginedChance } from '../../../../src/engine/rng.ts';
import { retrogradeBrain } from '../../../../src/games/retrograde/bot.ts';
import { boardOf } from '../../../../src/games/retrograde/bot/board.ts';
import { survival } from '../../../../src/games/retrograde/bot/danger.ts';
import { meansOf } from '../../../../src/games/retrograde/bot/means.ts';
import { table, type TableInput } from '../../../helpers/rg-position.ts';

const stateOf = (input: TableInput) => table({ options: { decks: ['mars', 'earth'] }, ...input }).state;

/** What the hard level begins with, as seat 1. */
const best = (input: TableInput) =>
  retrogradeBrain.prospects(
    stateOf(input),
    '1',
    retrogradeBrain.efforts!['hard']!,
    imaginedChance(() => 0),
  )[0]!;

describe('what a player dares', () => {
  const wreck = { card: 'lav', at: '2-moon-1212' };
  const around = (left: number, wrecks: number): TableInput => ({
    '1': {
      spacecraft: [{ card: 'Light Bomber', at: '2-moon-1212', left }],
      debris: Array.from({ length: wrecks }, () => wreck),
    },
    '2': {
      assets: [{ card: 'Moon 1212' }],
      spacecraft: [{ card: 'Light Corvette', at: '2-moon-1212' }],
    },
  });
  const chances = (input: TableInput) => [0, 0.5, 1].map((daring) => survival(boardOf(stateOf(input)), 0, daring)[0]!);

  it('are the shots of spacecraft, the less minded the more it dares', () => {
    const [sober, half, all] = chances(around(0, 0));
    expect(sober).toBeLessThan(1);
    expect(half).toBeCloseTo((sober! + 1) / 2, 12);
    expect(all).toBe(1);
  });

  it('RG-16.2 RG-17.13: never wrecks and missiles, which destroy for certain', () => {
    expect(chances(around(0, 3))).toEqual([0, 0, 0]);
    expect(chances(around(1, 3))[2]).toBe(1);
    const missiles: TableInput = {
      '1': { spacecraft: [{ card: 'L.A.V.', at: '2-earth', orbital: 4, left: 0 }] },
      '2': { homeworld: { card: 'Earth', upgrade: 'Missile Defense System' } },
    };
    expect(chances(missiles)).toEqual([0, 0, 0]);
  });
});

describe('raids', () => {
  it('RG-11.6 RG-13.3: two bombardments together destroy an asset that one alone leaves to be repaired', () => {
    const raid = (count: number): TableInput => ({
      turn: 101,
      '1': {
        spacecraft: Array.from({ length: count }, () => ({
          card: 'Battleship',
          at: '2-corporate-base-3322',
          orbital: 1,
        })),
        deck: [],
      },
      '2': { assets: [{ card: 'Corporate Base 3322' }], deck: [] },
    });
    expect(best(raid(2)).command).toEqual({ type: 'bombard', spacecraft: '1-battleship', target: 'asset' });
  });
});

describe('the means to win', () => {
  it('RG-24.2: are the bombers that reach the other homeworld, the first of them worth most', () => {
    const means = (...cards: readonly string[]) => {
      const spacecraft = cards.map((card) => ({ card, at: '1-mars' }));
      const board = boardOf(stateOf({ '1': { spacecraft } }));
      return meansOf(
        board,
        0,
        0,
        board.ships.map(() => 1),
      );
    };
    expect(means()).toBe(0);
    // Arrival at Earth costs 4 (RG-C32): a Heavy Frigate or Destroyer with 3 delta-vee never gets there.
    expect(means('Heavy Frigate', 'Destroyer', 'L.A.V.')).toBe(0);
    const [one, two, three] = [1, 2, 3].map((n) => means(...Array.from({ length: n }, () => 'Light Bomber')));
    expect(one).toBeGreaterThan(0);
    expect(two! - one!).toBeGreaterThan(three! - two!);
    expect(means('Battleship')).toBe(two);
  });
});
