import { describe, expect, it } from 'vitest';
import { openChance, seedChance, type Chance } from '../../../../src/engine/rng.ts';
import { gameEntry } from '../../../../src/games/index.ts';
import { skaxarRivals } from '../../../../src/games/skaxar/rivals.ts';
import { buy, legal, pass, table, type TableInput } from '../../../helpers/sk-position.ts';
import { positionH, positionQ, positionS } from '../../../helpers/sk-worked-game.ts';
import { randomGame, variedGame } from '../../../laws/random-skaxar.ts';

const chance = (seed = 'rival'): Chance => openChance(seedChance(seed));
const second = (input: TableInput) =>
  table({ at: 'session', decider: 'A', buyers: ['B', 'A'], closed: ['B'], ...input }).state;
const first = (input: TableInput) => table({ at: 'session', decider: 'A', buyers: ['A', 'B'], ...input }).state;
const bought = (name: string, state: Parameters<(typeof skaxarRivals)[string]>[0], seat: 'A' | 'B' = 'A') =>
  skaxarRivals[name]!(state, seat, chance());

describe('rivals', () => {
  it('are listed with the games', async () => {
    expect(Object.keys(await gameEntry('skaxar').rivals())).toEqual([
      'greedy',
      'sensible',
      'sensible-greedy',
      'sensible-random',
      'never-buys',
    ]);
  });

  it('SK-16.4 answer legally in every window of varied games, to the end', () => {
    for (const [at, name] of Object.keys(skaxarRivals).entries()) {
      for (let index = at; index < at + 8; index++) {
        const own = chance(`${name} ${index}`);
        const { last } = randomGame(`${name} ${index}`, variedGame(index), {}, (state) => ({
          seat: state.decider!,
          command: skaxarRivals[name]!(state, state.decider!, own),
        }));
        expect(last.state.outcome?.reason).not.toBe('resign');
      }
    }
  });

  it('SK-17.2 harvest, and rescue themselves with the dearest card and the strongest ship', () => {
    for (const name of ['greedy', 'sensible', 'sensible-greedy', 'sensible-random']) {
      expect(bought(name, positionH().state, 'B').type).toBe('harvest');
      const rescue = table({
        at: 'stranded',
        A: { money: 9000, rest: 'scrapyard' },
        B: { field: ['X20'] },
        shop: ['I14', 'I11', 'I09', 'I07', null, null],
      });
      expect(bought(name, rescue.state)).toEqual(buy(3, 'A-E07'));
    }
    expect(bought('never-buys', positionS().state)).toEqual(pass);
    expect(bought('never-buys', positionH().state, 'B').type).toBe('harvest');
  });
});

describe('greedy', () => {
  it('buys what wins this fight, the cheapest first', () => {
    const against = (money: number, shop: TableInput['shop']) =>
      bought('greedy', second({ A: { money, field: ['E06'] }, B: { money: 0, field: ['X04'] }, shop }));
    // 8/8 against 7/9: more than 9 Firepower wins alone.
    expect(against(20000, ['I45', 'I33', 'I28', 'I31', null, null])).toEqual(buy(3));
    expect(against(4000, ['I45', 'I33', 'I28', 'I31', 'I25', 'I26'])).toEqual(buy(5));
    expect(against(4000, ['I45', 'I33', 'I28', 'I31', 'I25', 'I34'])).toEqual(pass);
    // Two cards cheaper than one: Targeting Lenses at 4,000 before Pulse Cannon at 5,000.
    expect(against(20000, ['I28', 'I25', 'I26', null, null, null])).toEqual(buy(2));
  });

  it('keeps its money in a fight that is won, and in one it cannot win', () => {
    expect(
      bought(
        'greedy',
        second({
          A: { money: 20000, field: ['E01'] },
          B: { money: 0, field: ['X20'] },
          shop: ['I45', null, null, null, null, null],
        }),
      ),
    ).toEqual(pass);
    expect(
      bought(
        'greedy',
        second({
          A: { money: 20000, field: ['E19'] },
          B: { money: 0, field: ['X01'] },
          shop: ['I45', null, null, null, null, null],
        }),
      ),
    ).toEqual(pass);
  });
});

describe('the sensible buyer of SK-17.2', () => {
  it('SK-17.2 buys up the last cheap cards as second buyer in a decided combat with money left', () => {
    const last = ['I25', 'I35', null, null, null, null];
    const won = { A: { money: 7000, field: ['E01'] }, B: { money: 0, field: ['X20'] } };
    expect(bought('sensible', second({ ...won, shop: last }))).toEqual(buy(1));
    expect(bought('sensible', second({ ...won, A: { ...won.A, money: 6000 }, shop: last }))).toEqual(pass);
    expect(bought('sensible', second({ ...won, shop: ['I25', 'I35', 'I34', null, null, null] }))).toEqual(pass);
    expect(bought('sensible', second({ ...won, shop: ['I28', null, null, null, null, null] }))).toEqual(pass);
    expect(bought('sensible', first({ ...won, shop: last }))).toEqual(pass);
    // A stalemate refills nothing.
    expect(
      bought('sensible', second({ A: { money: 7000, field: ['E09'] }, B: { money: 0, field: ['X09'] }, shop: last })),
    ).toEqual(pass);
  });

  it('SK-17.2 the first buyer expects the best answer; the greedy one does not', () => {
    const input = {
      A: { money: 8000, field: ['E01'] },
      B: { money: 8000, field: ['X02'] },
      shop: ['I40', 'I31', null, null, null, null],
    } as const;
    expect(bought('sensible-greedy', first(input))).toEqual(buy(1));
    expect(bought('sensible', first({ ...input, B: { ...input.B, money: 0 } }))).toEqual(buy(1));
    expect(bought('sensible', first(input))).not.toEqual(buy(1));
  });

  it('SK-17.2 takes Rapid Repair! for a Bay better than the deck', () => {
    const state = (bay: readonly string[], deck: readonly string[]) =>
      second({
        A: { money: 3000, field: ['E20'], repairBay: bay, fleetDeck: deck, rest: 'scrapyard' },
        B: { money: 0, field: ['X01'] },
        shop: ['I17', 'I33', 'I42', null, null, null],
      });
    expect(bought('sensible', state(['E01', 'E02'], ['E19', 'E21']))).toEqual(buy(1));
    expect(bought('sensible', state(['E19', 'E21'], ['E01', 'E02']))).toEqual(pass);
  });

  it('SK-17.2 the random buyer buys in six of ten steps, any card it can pay', () => {
    const state = positionQ().state;
    const dice = chance('steps');
    const answers = Array.from({ length: 2000 }, () => skaxarRivals['sensible-random']!(state, 'B', dice));
    const buys = answers.filter(({ type }) => type === 'buy');
    expect(buys.length / answers.length).toBeGreaterThan(0.57);
    expect(buys.length / answers.length).toBeLessThan(0.63);
    expect(new Set(buys.map((one) => one.type === 'buy' && one.slot))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const one of buys.slice(0, 50)) expect(legal(positionQ(), 'B')).toContainEqual(one);
  });
});
