import { describe, expect, it } from 'vitest';
import { imaginedChance } from '../../../../src/engine/rng.ts';
import { retrogradeBrain } from '../../../../src/games/retrograde/bot.ts';
import { boardOf, type Board } from '../../../../src/games/retrograde/bot/board.ts';
import { breachOf } from '../../../../src/games/retrograde/bot/breach.ts';
import { huntOf } from '../../../../src/games/retrograde/bot/hunt.ts';
import { besieger, nearness, rememberedBomber } from '../../../../src/games/retrograde/bot/siege.ts';
import { table, type TableInput } from '../../../helpers/rg-position.ts';

type Craft = NonNullable<NonNullable<TableInput['1']>['spacecraft']>[number];

const stateOf = (input: TableInput) =>
  table({ options: { decks: ['mars', 'earth'], firstPlayer: 'seat1' }, ...input }).state;

/** What the hard level begins with, as seat 1. */
const best = (input: TableInput) =>
  retrogradeBrain.prospects(
    stateOf(input),
    '1',
    retrogradeBrain.efforts!['hard']!,
    imaginedChance(() => 0),
  )[0]!;

const bomber = { card: 'Light Bomber', at: '2-earth', orbital: 1 };
const guard = { card: 'Light Bomber', at: '2-earth', orbital: 4 };
const around = (spacecraft: readonly Craft[], guards: readonly Craft[] = [guard]) =>
  boardOf(stateOf({ '1': { spacecraft }, '2': { spacecraft: guards } }));
const certain = ({ ships }: Board) => ships.map(() => 1);

describe('a siege that comes to its end', () => {
  it('RG-11.1 RG-16.2 RG-17.13: what wrecks and missiles destroy after its bombardment strikes but once', () => {
    const once = (wrecks: number, upgrade: string | undefined) => {
      const debris = Array.from({ length: wrecks }, () => ({ card: 'lav', at: '2-earth', orbital: 1 }));
      const homeworld = { card: 'Earth', ...(upgrade && { upgrade }) };
      const board = boardOf(stateOf({ '1': { spacecraft: [bomber], debris }, '2': { homeworld } }));
      const at = board.ships[0]!.at;
      const found = rememberedBomber(board, board.ships[0]!, at, 0, board.counters)!;
      return besieger(board, board.ships[0]!, at, found, 1).once;
    };
    // A Light Bomber has armor 3.
    expect(once(2, undefined)).toBe(false);
    expect(once(3, undefined)).toBe(true);
    expect(once(1, 'Missile Defense System')).toBe(false);
    expect(once(2, 'Missile Defense System')).toBe(true);
  });

  it('RG-11.6: a Missile Frigate joins three bombers that destroy Earth only with it', () => {
    const siege: TableInput = {
      turn: 101,
      '1': {
        spacecraft: [bomber, bomber, bomber, { card: 'Missile Frigate', at: '1-mars', orbital: 3 }],
        debris: [1, 2].map(() => ({ card: 'lav', at: '2-earth', orbital: 1 })),
        deck: [],
      },
      '2': { homeworld: { card: 'Earth', upgrade: 'Missile Defense System' }, deck: [] },
    };
    const { command } = best(siege);
    expect(command).toMatchObject({ type: 'burn', spacecraft: '1-missile-frigate', asset: '2-earth' });
  });

  it('RG-7.2: who is around a homeworld counts more than who is not, and the more the nearer its orbital', () => {
    const near = (one: Craft) => {
      const board = around([one]);
      const at = board.places.findIndex(({ id }) => id === '2-earth');
      return nearness(
        board,
        board.ships.find(({ owner }) => owner === 0)!,
        at,
        1,
      );
    };
    const [home, outermost, lower, lowest] = [
      near({ ...bomber, at: '1-mars' }),
      ...[4, 2, 1].map((orbital) => near({ ...bomber, orbital })),
    ];
    expect(lowest).toBe(1);
    expect(lower).toBeLessThan(1);
    expect(outermost).toBeLessThan(lower!);
    expect(home).toBeLessThan(outermost!);
  });
});

describe('guards of a homeworld', () => {
  it('RG-17.3: each hunter that comes nearer adds to the chance, the other being as late as before', () => {
    const [corvette, frigate] = ['Light Corvette', 'Missile Frigate'].map((card) => ({ card, at: '1-mars' }));
    const there = { card: 'Light Corvette', at: '2-earth', orbital: 4 };
    const both = huntOf(around([corvette!, frigate!]), 0, 0);
    expect(both).toBeGreaterThan(0);
    expect(huntOf(around([there, frigate!]), 0, 0)).toBeGreaterThan(both);
    // Two dice never take the three damage of a Light Bomber.
    expect(huntOf(around([there]), 0, 0)).toBe(0);
  });

  it('RG-17.3: to shoot them away is worth something with bombers behind it, and the other way round', () => {
    const bombers = [bomber, bomber, bomber];
    const hunters = ['Light Corvette', 'Missile Frigate'].map((card) => ({ card, at: '2-earth', orbital: 1 }));
    const breach = (spacecraft: readonly Craft[], guards?: readonly Craft[]) => {
      const board = around(spacecraft, guards);
      return breachOf(board, 0, 0, certain(board));
    };
    expect(breach(bombers)).toBe(0);
    expect(breach([hunters[0]!, { ...hunters[1]!, card: 'Heavy Corvette' }])).toBe(0);
    const [all, guardless] = [breach([...bombers, ...hunters]), breach([...bombers, ...hunters], [])];
    expect(all).toBeGreaterThan(0);
    expect(guardless).toBe(0);
    expect(breach([...bombers, ...hunters], [guard, guard])).toBeLessThan(all);
  });
});

describe('room for what takes a homeworld', () => {
  it('RG-8.3 RG-15.3 RG-24.2: late in a game a Destroyer, which never reaches Earth, goes for a bomber', () => {
    const full = (turn: number): TableInput => ({
      turn,
      '1': {
        assets: [{ card: 'Asteroid Colony 4443' }],
        spacecraft: ['1-mars', '1-mars'].map((at) => ({ card: 'Destroyer', at })),
        projects: [{ card: 'Light Bomber', at: '1-asteroid-colony-4443', points: 3 }],
        deck: [],
      },
      '2': { deck: [] },
    });
    expect(best(full(101)).command).toMatchObject({ type: 'scuttle' });
    expect(best(full(7)).command.type).not.toBe('scuttle');
  });
});
