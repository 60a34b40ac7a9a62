import { describe, expect, it } from 'vitest';
import { imaginedChance } from '../../../../src/engine/rng.ts';
import { retrogradeBrain } from '../../../../src/games/retrograde/bot.ts';
import { assaultOf } from '../../../../src/games/retrograde/bot/assault.ts';
import { boardOf } from '../../../../src/games/retrograde/bot/board.ts';
import { pressed } from '../../../../src/games/retrograde/bot/clock.ts';
import { huntOf } from '../../../../src/games/retrograde/bot/hunt.ts';
import { fallTime } from '../../../../src/games/retrograde/bot/siege.ts';
import { atLeast } from '../../../../src/games/retrograde/odds/hits.ts';
import { table, type TableInput } from '../../../helpers/rg-position.ts';

type Craft = NonNullable<NonNullable<TableInput['1']>['spacecraft']>[number];

/** Seat 1 around the homeworld of seat 2, which has taken so much damage. */
const besieged = (home: 'earth' | 'mars', damage: number, own: readonly Craft[], guards: readonly Craft[] = []) =>
  table({
    options: { decks: ['mars', home], firstPlayer: 'seat1' },
    '1': { spacecraft: own },
    '2': { homeworld: { card: home, damage }, spacecraft: guards },
  }).state;

const best = (state: ReturnType<typeof besieged>) =>
  retrogradeBrain.prospects(
    state,
    '1',
    retrogradeBrain.efforts!['hard']!,
    imaginedChance(() => 0),
  )[0]!;

describe('joint assaults on a homeworld', () => {
  it('RG-11.6 sees that two bombardments together destroy it, and begins them', () => {
    const ships = [
      { card: 'Destroyer', at: '2-mars', orbital: 1 },
      { card: 'Battleship', at: '2-mars', orbital: 1 },
    ];
    const state = besieged('mars', 0, ships);
    expect(assaultOf(boardOf(state), 0)).toMatchObject({ chance: 1, failed: null });
    expect(best(state)).toMatchObject({ command: { type: 'bombard', target: 'asset' }, counted: 1 });
    expect(assaultOf(boardOf(besieged('mars', 0, ships.slice(1))), 0)).toBeNull();
  });

  it('RG-17.3 RG-9.8 says the exact chance to shoot the guard away first, with what need not bombard', () => {
    const state = besieged(
      'earth',
      2,
      [
        { card: 'Elite Fighter', at: '2-earth', orbital: 1 },
        { card: 'Destroyer', at: '2-earth', orbital: 1 },
      ],
      [{ card: 'Light Corvette', at: '2-earth', orbital: 1, left: 0 }],
    );
    const found = assaultOf(boardOf(state), 0)!;
    const { ways, all } = atLeast(3, 3, 2);
    expect(found.chance).toBeCloseTo(ways / all, 10);
    expect(found.first).toEqual({
      type: 'attack',
      spacecraft: '1-elite-fighter',
      target: '2-light-corvette',
      spend: 4,
    });
    expect(found.failed!.ships.find(({ id }) => id === '1-elite-fighter')!.left).toBe(0);
    expect(best(state)).toMatchObject({ command: { type: 'attack', spacecraft: '1-elite-fighter' } });
    expect(best(state).counted).toBeGreaterThan(ways / all - 1e-9);
  });

  it('RG-9.7 RG-17.3 finds nothing against a Fast Attack Craft that stays in the lowest orbital', () => {
    const ships = ['Battleship', 'Destroyer', 'Fast Attack Craft', 'Elite Fighter'].map((card) => ({
      card,
      at: '2-earth',
      orbital: 1,
    }));
    const guard = { card: 'Fast Attack Craft', at: '2-earth', orbital: 1 };
    const guarded = boardOf(besieged('earth', 1, ships, [guard]));
    expect(assaultOf(guarded, 0)).toBeNull();
    expect(huntOf(guarded, 0, 0)).toBe(0);
    const higher = boardOf(besieged('earth', 1, ships, [{ ...guard, orbital: 4 }]));
    expect(huntOf(higher, 0, 0)).toBeGreaterThan(0);
  });

  it('RG-16.2 counts on bombers that wrecks destroy only once, when that is enough', () => {
    const place = { hp: 4, resistance: 4 };
    const once = { turns: 0, power: 2, once: true };
    expect(fallTime(place, [once], false)).toBe(Infinity);
    expect(fallTime(place, [once, { ...once, turns: 2 }], false)).toBe(2);
  });
});

describe('the round limit', () => {
  const standing = (turn: number, turnLimit: number | 'none') =>
    table({
      options: { decks: ['mars', 'mars'], turnLimit, firstPlayer: 'seat1' },
      turn,
      activeSeat: '1',
      '1': {},
      '2': { assets: [{ card: 'Moon 1212' }] },
    }).state;

  it('RG-18.5 presses who would lose by it, the more the nearer it is, and nobody where there is none', () => {
    expect(pressed(standing(21, 60), '1')).toBe(0);
    const late = pressed(standing(51, 60), '1');
    expect(late).toBeGreaterThan(0);
    expect(pressed(standing(101, 60), '1')).toBe(1);
    expect(late).toBeLessThan(1);
    expect(pressed(standing(101, 60), '2')).toBe(0);
    expect(pressed(standing(101, 'none'), '1')).toBe(0);
  });
});
