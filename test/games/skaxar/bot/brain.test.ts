import { describe, expect, it } from 'vitest';
import { createBot } from '../../../../src/ai/bot.ts';
import { LEVELS, type Level } from '../../../../src/engine/level.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { skaxarBrain } from '../../../../src/games/skaxar/bot.ts';
import { cardSets } from '../../../../src/games/skaxar/bot/sets.ts';
import { sessionPlans, weighingOf } from '../../../../src/games/skaxar/bot/session.ts';
import { tableOf } from '../../../../src/games/skaxar/bot/table.ts';
import { logistic } from '../../../../src/engine/logistic.ts';
import type { SkaxarCommand } from '../../../../src/games/skaxar/command.ts';
import {
  buy,
  game,
  legal,
  optionsOf,
  pass,
  table,
  viewFor,
  type SeatName,
  type Table,
  type TableInput,
} from '../../../helpers/sk-position.ts';
import { positionH, positionP, positionQ, positionS, workedGame } from '../../../helpers/sk-worked-game.ts';
import { randomGame, variedGame } from '../../../laws/random-skaxar.ts';
import { scrambled } from '../../../laws/skaxar-hidden.ts';

const botOf = (level: Level) => createBot(game, skaxarBrain, level);
const bots = LEVELS.map((level) => [level, botOf(level)] as const);
const [easy, standard, hard] = [botOf('easy'), botOf('default'), botOf('hard')];

const answer = (bot: typeof hard, match: Table, seat: SeatName, seed = 'one') =>
  bot.choose(viewFor(match, seat), seat, seed) as SkaxarCommand;
const session = (input: TableInput) =>
  table({ at: 'session', decider: 'A', buyers: ['B', 'A'], closed: ['B'], ...input });

describe('every level', () => {
  it('SK-16.4 answers each window with a legal command, the same for the same seed', () => {
    for (const [match, seat] of [
      [positionP(), 'A'],
      [positionQ(), 'B'],
      [positionH(), 'B'],
      [positionS(), 'A'],
      [workedGame(9).match, 'A'],
    ] as const) {
      for (const [, bot] of bots) {
        const chosen = answer(bot, match, seat);
        expect(legal(match, seat)).toContainEqual(chosen);
        expect(answer(bot, match, seat)).toEqual(chosen);
      }
    }
  });

  it('SK-13.1 SK-13.3 sees its view only: whatever lies face down may be swapped and the answer stays byte-equal', () => {
    let asked = 0;
    for (let index = 0; index < 8; index++) {
      const chance = openChance(seedChance(`swap ${index}`));
      let decision = 0;
      randomGame(`seen ${index}`, variedGame(index), {
        before({ state }) {
          decision += 1;
          if (decision % 9 !== 0 || !state.decider) return;
          const seat = state.decider;
          const twin = scrambled(state, viewerOf(seat), chance);
          expect(JSON.stringify(twin)).not.toBe(JSON.stringify(state));
          const [level, bot] = bots[asked % bots.length]!;
          const [one, other] = [state, twin].map((held) =>
            JSON.stringify(bot.choose(game.view(held, viewerOf(seat)), seat, `${index}`)),
          );
          expect(other, level).toBe(one);
          asked += 1;
        },
      });
    }
    expect(asked).toBeGreaterThan(40);
  });

  it('SK-6.8 buys nothing that is forbidden where cards without effect may not be bought', () => {
    for (let seed = 0; seed < 10; seed++) {
      for (const [, bot] of bots)
        expect(legal(positionQ({ purchaseWithoutEffect: false }), 'B')).toContainEqual(
          answer(bot, positionQ({ purchaseWithoutEffect: false }), 'B', `${seed}`),
        );
    }
  });

  it('SK-10.5 SK-5.6 always harvests and always rescues itself', () => {
    for (let seed = 0; seed < 10; seed++) {
      for (const [, bot] of bots) {
        expect(answer(bot, positionH(), 'B', `${seed}`).type).toBe('harvest');
        expect(answer(bot, positionS(), 'A', `${seed}`)).toMatchObject({ type: 'buy', slot: 1 });
      }
    }
  });

  it('SK-10.5 tells the chance that a harvest leaves, the better the more money lies there already', () => {
    const harvesting = (own: number) => {
      const { state } = table({ at: 'harvest', decider: 'B', A: { money: 20000 }, B: { money: own } });
      return skaxarBrain.prospects(state, 'B', skaxarBrain.efforts!['hard']!, openChance(seedChance('harvest')))[0]!
        .worth;
    };
    expect(harvesting(0)).toBeLessThan(0.5);
    expect(harvesting(30000)).toBeGreaterThan(harvesting(0));
    expect(harvesting(30000)).toBeLessThan(1);
  });

  it('does bounded work, and tells how much', () => {
    const most: number[] = [];
    for (const level of ['easy', 'default', 'hard'] as const) {
      let work = 0;
      for (const match of [
        positionQ(),
        session({
          A: { money: 60000, field: ['E01'], scrapyard: ['E02', 'E03', 'E07', 'E12', 'E19'] },
          B: { money: 60000, field: ['X01'] },
          shop: ['I06', 'I07', 'I09', 'I11', 'I14', 'I45'],
          buyers: ['A', 'B'],
          closed: [],
        }),
      ]) {
        const seat = match.state.decider!;
        skaxarBrain.prospects(
          game.guess(game.view(match.state, viewerOf(seat)), seat, openChance(seedChance('work'))),
          seat,
          skaxarBrain.efforts![level]!,
          openChance(seedChance('work')),
          (positions) => (work = Math.max(work, positions)),
        );
      }
      most.push(work);
    }
    expect(most[0]).toBeGreaterThan(1);
    expect(most[1]).toBeGreaterThan(most[0]!);
    for (const work of most) expect(work).toBeLessThan(100_000);
  });
});

describe('the hard level, in plain positions', () => {
  it('SK-8.4 buys the cheap card that saves a Mothership and wins the fight', () => {
    // 12/10 against 13/8 is lost with both; a Shield of 13 wins 9,000 and loses nothing.
    const match = session({
      A: { money: 8000, field: ['E01'] },
      B: { money: 0, field: ['X02'] },
      shop: ['I40', 'I25', null, null, null, null],
    });
    expect(answer(hard, match, 'A')).toEqual(buy(1));
  });

  it('SK-6.5 keeps its money when the fight is won already', () => {
    const match = session({
      A: { money: 8000, field: ['E01'] },
      B: { money: 0, field: ['X20'] },
      shop: ['I40', 'I31', null, null, null, null],
    });
    expect(answer(hard, match, 'A')).toEqual(pass);
  });

  it('SK-6.5 does not spend on a fight it cannot turn', () => {
    const match = session({
      A: { money: 8000, field: ['E19'] },
      B: { money: 0, field: ['X01'] },
      shop: ['I31', 'I28', null, null, null, null],
    });
    expect(answer(hard, match, 'A')).toEqual(pass);
  });

  it('SK-7.3 brings back the ship that wins', () => {
    // 12/10 against 13/8: only Buckler's Shield makes it more than 13.
    const match = session({
      A: { money: 5000, field: ['E01'], scrapyard: ['E20', 'E24', 'E21'] },
      B: { money: 0, field: ['X02'] },
      shop: ['I14', null, null, null, null, null],
    });
    expect(answer(hard, match, 'A')).toEqual(buy(1, 'A-E21'));
  });

  it('SK-12.7 in the last turn of a limited game buys for the Value that is left, whatever it costs', () => {
    // 12/10 against 13/8 destroys both and leaves Gadfly (1,000) against Skitter (2,000); a Shield of 12 is not enough,
    // one of 13 is.
    const plansAt = (turn: number) => {
      const { state } = session({
        options: { turnLimit: 10 },
        turn,
        shop: ['I40', 'I37', null, null, null, null],
        A: { money: 8000, field: ['E01'], fleetDeck: ['E19'], rest: 'scrapyard' },
        B: { money: 0, field: ['X02'], fleetDeck: ['X17'], rest: 'scrapyard' },
      });
      const imagined = tableOf(state);
      const plans = sessionPlans(imagined, 0, true, { answers: true, sets: true }, weighingOf(imagined));
      return Object.fromEntries(plans.map(({ purchase, chance }) => [purchase ? purchase.slot + 1 : 'pass', chance]));
    };
    expect(plansAt(10)).toEqual({ 1: 1, 2: 0, pass: 0 });
    expect(plansAt(9)['pass']).toBeGreaterThan(0);
  });

  it('SK-6.5 spends the more readily the bolder it is', () => {
    const { state } = session({
      A: { money: 8000, field: ['E01'] },
      B: { money: 0, field: ['X20'] },
      shop: ['I40', 'I31', null, null, null, null],
    });
    const lossOfBuying = (temper?: 'bold' | 'careful') => {
      const imagined = tableOf(state);
      const weighing = weighingOf(imagined, temper ? { temper } : {});
      const plans = sessionPlans(imagined, 0, true, { answers: true, sets: true }, weighing);
      const chanceOf = (slot: number | null) => plans.find(({ purchase }) => (purchase?.slot ?? null) === slot)!.chance;
      return chanceOf(null) - chanceOf(0);
    };
    const [bold, even, careful] = [lossOfBuying('bold'), lossOfBuying(), lossOfBuying('careful')];
    expect(even).toBeGreaterThan(0);
    expect(bold / even).toBeLessThan(1);
    expect(careful / even).toBeGreaterThan(1);
  });

  it('SK-6.6 as first buyer thinks of the answer, where the easy level does not', () => {
    // Aegis Field makes 12/13 of Ark Meridian, which wins alone against 13/8; with Torpedo Rack B destroys it all the
    // same.
    const state = session({
      A: { money: 8000, field: ['E01'] },
      B: { money: 8000, field: ['X02'] },
      shop: ['I40', 'I31', null, null, null, null],
      buyers: ['A', 'B'],
      closed: [],
    }).state;
    const chanceOfFirst = (answers: boolean) =>
      sessionPlans(tableOf(state), 0, false, { answers, sets: true }, weighingOf(tableOf(state))).find(
        ({ purchase }) => purchase?.slot === 0,
      )!.chance;
    expect(chanceOfFirst(false)).toBeGreaterThan(chanceOfFirst(true) + 0.01);
  });
});

describe('what it reckons with', () => {
  it('SK-6.5 every set of items and Repair cards it can pay, and no other', () => {
    const { state } = session({
      A: { money: 8000, field: ['E07'], scrapyard: ['E12', 'E14', 'E13'] },
      B: { money: 0, field: ['X10'] },
      shop: ['I25', 'I28', 'I11', 'I12', 'I33', 'I20'],
    });
    const imagined = tableOf(state);
    const sets = cardSets(imagined.desks[0], imagined.shop).map(
      ({ slots, cost, firepower, shield }) => `${slots} ${cost} ${firepower}/${shield}`,
    );
    // Slots as bits: Lens 1, Cannon 2, two Repair Scouts 4 and 8 (Lighthouse, Pathfinder and Bloodhound are worth the
    // same: 9 of Firepower and Shield).
    expect(sets.map((set) => Number(set.split(' ')[0])).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 8, 9]);
    expect(sets).toContain('3 7 3/0');
  });

  it('the logistic is the real one within three thousandths, and never leaves 0 to 1', () => {
    for (let x = -8; x <= 8; x += 0.37) {
      expect(Math.abs(logistic(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(0.003);
      expect(logistic(x)).toBeGreaterThanOrEqual(0);
      expect(logistic(x)).toBeLessThanOrEqual(1);
    }
  });

  it('SK-13.3 guesses what it may not list, and plays on', () => {
    expect(optionsOf({ openTracker: false }).openTracker).toBe(false);
    const match = session({
      options: { openTracker: false },
      A: { money: 8000, field: ['E07'], repairBay: ['E01'] },
      B: { money: 8000, field: ['X10'], repairBay: ['X01'] },
      shop: ['I01', 'I20', 'I17', null, null, null],
    });
    for (const bot of [easy, standard, hard]) expect(legal(match, 'A')).toContainEqual(answer(bot, match, 'A'));
  });
});
