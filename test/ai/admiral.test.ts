import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { LEVELS, type Level } from '../../src/engine/level.ts';
import { reasonOf } from '../../src/ai/reason.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { retrogradeBrain } from '../../src/games/retrograde/bot.ts';
import { greedy } from '../../src/games/retrograde/greedy.ts';
import { atLeast } from '../../src/games/retrograde/odds/hits.ts';
import {
  asset,
  attack,
  bombard,
  complete,
  contribute,
  endPhase,
  game,
  legal,
  play,
  repair,
  scuttle,
  start,
  table,
  type Table,
} from '../helpers/rg-position.ts';

const answer = (match: Table, level: Level = 'hard', seed = 'seed') => {
  const seat = match.state.activeSeat;
  return createBot(game, retrogradeBrain, level).choose(game.view(match.state, viewerOf(seat)), seat, seed);
};

/** What a level gives one after the other until the phase ends, dice of the script. */
function answers(match: Table, level: Level = 'hard'): readonly unknown[] {
  const { phase } = match.state;
  const given: unknown[] = [];
  while (match.state.phase === phase) {
    const command = answer(match, level);
    given.push(command);
    match = play(match, match.state.activeSeat, command as never).match;
  }
  return given;
}

describe('a computer admiral', () => {
  it('RG-11.6 destroys a homeworld as soon as it can', () => {
    const match = table({
      options: { decks: ['earth', 'mars'] },
      '1': {
        spacecraft: [
          { card: 'Battleship', at: '2-mars' },
          { card: 'Light Corvette', at: '1-earth' },
        ],
        hand: [],
      },
      '2': { homeworld: { card: 'Mars', damage: 2 }, deck: [] },
    });
    for (const level of ['default', 'hard'] as const) expect(answer(match, level)).toEqual(bombard('1-battleship'));
  });

  it('RG-9.7 spends no more on an attack than makes each die hit', () => {
    const match = table({
      '1': { spacecraft: [{ card: 'Fast Attack Craft', at: '1-earth' }], hand: [], deck: [] },
      '2': { spacecraft: [{ card: 'Battleship', at: '1-earth', left: 0, damage: 3 }], deck: [] },
      dice: [3],
    });
    expect(answer(match)).toEqual(attack('1-fast-attack-craft', '2-battleship', 7));
  });

  it('RG-7.5 moves a bomber up for the window in which the enemy homeworld can be reached', () => {
    const match = table({
      options: { decks: ['earth', 'mars'] },
      // A Light Bomber (4) reaches Mars (4 + 1) only while its owner's counter is 2 or 4.
      '1': { spacecraft: [{ card: 'Light Bomber', at: '1-earth', orbital: 4 }], hand: [], deck: [] },
      '2': { orbitCounter: 1, deck: [] },
    });
    expect(answer(match)).toEqual(endPhase);
    const open = table({
      options: { decks: ['earth', 'mars'] },
      '1': { spacecraft: [{ card: 'Light Bomber', at: '1-earth', orbital: 4 }], hand: [], deck: [] },
      '2': { orbitCounter: 2, deck: [] },
    });
    expect(answer(open)).toMatchObject({ type: 'burn', asset: '2-mars', orbital: 3 });
  });

  it('RG-8.3 makes room for a paid Battleship', () => {
    const match = table({
      options: { decks: ['mars', 'earth'] },
      '1': {
        assets: [{ card: 'Moon 2222' }],
        spacecraft: [{ card: 'Destroyer', at: '1-mars' }],
        projects: [{ card: 'Battleship', at: '1-mars', points: 5 }],
        hand: [],
        deck: [],
      },
      '2': { deck: [] },
    });
    expect(answer(match)).toEqual(scuttle('1-destroyer'));
  });

  it('RG-14.2 RG-14.10 starts what it can pay at once and completes what is paid', () => {
    const match = table({
      phase: 'construction',
      '1': { hand: ['Asteroid Colony 4443'], deck: [] },
      '2': { deck: [] },
    });
    expect(answers(match)).toEqual([start('asteroid-colony-4443'), contribute('1-earth', '1-p1'), endPhase]);
    const paid = table({
      phase: 'construction',
      '1': { projects: [{ card: 'Light Corvette', at: '1-earth', points: 2 }], hand: [], deck: [] },
      '2': { deck: [] },
    });
    expect(answer(paid)).toEqual(complete('1-p1', 1));
  });

  it('RG-13.3 repairs a homeworld that would fall, rather than build', () => {
    const match = table({
      phase: 'repair',
      '1': { homeworld: { card: 'Earth', damage: 2 }, hand: ['Moon 1212'], deck: [] },
      '2': { spacecraft: [{ card: 'Battleship', at: '1-earth' }], deck: [] },
    });
    expect(answer(match)).toEqual(repair('1-earth'));
  });

  it('RG-20.1 sees only its view: what the other holds, builds and has in its deck does not change its answer', () => {
    const position = (hidden: 'Battleship' | 'Destroyer', phase: 'maneuvers' | 'research' | 'construction') =>
      table({
        phase,
        '1': { hand: ['Missile Frigate', 'Moon 1212'], spacecraft: [{ card: 'Light Bomber', at: '1-earth' }] },
        '2': {
          hand: [hidden, hidden],
          projects: [{ card: hidden, at: '2-mars', points: 3 }],
          assets: [{ card: 'Manufactory B' }],
          spacecraft: [{ card: 'Heavy Frigate', at: '2-manufactory-b' }],
          removed: [{ card: hidden, open: false }],
        },
        options: {
          decks: ['earth', { homeworld: 'mars', cards: Array.from({ length: 30 }, () => hidden) }],
        },
      });
    for (const phase of ['maneuvers', 'research', 'construction'] as const)
      for (const level of LEVELS)
        expect(answer(position('Battleship', phase), level)).toEqual(answer(position('Destroyer', phase), level));
  });

  it('plays the same answer again for the same view and seed', () => {
    const match = table({ '1': { spacecraft: [{ card: 'Light Bomber', at: '1-earth' }] }, '2': {} });
    for (const level of LEVELS) expect(answer(match, level, 'x')).toEqual(answer(match, level, 'x'));
  });

  it('RG-9.9 tells the exact chance of an attack, and nothing of what it holds', () => {
    const match = table({
      '1': { spacecraft: [{ card: 'Elite Fighter', at: '1-earth' }], hand: ['Moon 1212'] },
      '2': { spacecraft: [{ card: 'Battleship', at: '1-earth', left: 0, damage: 2 }] },
    });
    const command = attack('1-elite-fighter', '2-battleship', 4);
    const decided = { view: game.view(match.state, viewerOf('1')), seat: '1', level: 'hard', seed: 's', command };
    const reason = (over: boolean) => reasonOf(game, retrogradeBrain as never, { ...decided, command: command, over });
    expect(reason(false)).toMatchObject({
      kind: 'weighed',
      secret: true,
      rival: null,
      given: {
        worth: null,
        command: null,
        facts: { kind: 'attack', dice: 3, hitNumber: 4, chance: atLeast(3, 3, 2), useful: 2, sure: 7 },
      },
    });
    expect(reason(true)).toMatchObject({ secret: false, given: { worth: expect.any(Number) as number } });
  });
});

describe('the greedy rival', () => {
  const choose = (match: Table) => greedy(match.state, match.state.activeSeat, openChance(seedChance('greedy')));

  it('bombards, attacks with the most hits to be expected, starts the dearest card', () => {
    const match = table({
      '1': { spacecraft: [{ card: 'Battleship', at: '2-mars' }] },
      '2': { spacecraft: [{ card: 'Light Corvette', at: '2-mars', left: 0 }] },
    });
    expect(choose(match)).toEqual(bombard('1-battleship'));
    const fight = table({
      '1': { spacecraft: [{ card: 'Battleship', at: '1-earth' }] },
      '2': { spacecraft: [{ card: 'Light Corvette', at: '1-earth', left: 0 }] },
    });
    expect(choose(fight)).toEqual(attack('1-battleship', '2-light-corvette', 6));
    const hand = table({ phase: 'construction', '1': { hand: ['Fast Attack Craft', 'Missile Frigate'] }, '2': {} });
    expect(choose(hand)).toEqual(start('missile-frigate', '1-earth'));
    expect(legal(hand)).toContainEqual(start('missile-frigate', '1-earth'));
    expect(asset(hand, '1-earth').tapped).toBe(false);
  });
});
