import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../../src/games/retrograde/bot/board.ts';
import { survival } from '../../../../src/games/retrograde/bot/danger.ts';
import { countersAt, turnsTo, wayCost } from '../../../../src/games/retrograde/bot/roads.ts';
import { fallTime } from '../../../../src/games/retrograde/bot/siege.ts';
import { atLeast } from '../../../../src/games/retrograde/odds/hits.ts';
import { burnCost, burnsOf } from '../../../../src/games/retrograde/rules/burn.ts';
import { counterAfter } from '../../../../src/games/retrograde/rules/turn.ts';
import { assetOf, outermost } from '../../../../src/games/retrograde/rules/things.ts';
import type { RetrogradeState, Spacecraft } from '../../../../src/games/retrograde/state.ts';
import { table } from '../../../helpers/rg-position.ts';

const position = (card: string, homeworld: 'jupiter' | 'earth') =>
  table({
    options: { decks: [homeworld, 'mars'] },
    '1': {
      assets: [{ card: 'Supergiant', upgrade: 'Debris Screen' }, { card: 'Manufactory A' }],
      spacecraft: [{ card, at: '1-supergiant' }],
      orbitCounter: 3,
    },
    '2': { assets: [{ card: 'Asteroid Colony 3752' }, { card: 'Moon 1212', destroyed: true }], orbitCounter: 1 },
  }).state;

/** The cheapest cost to every orbital, by the burns the rules allow, with so much to spend. */
function costs(state: RetrogradeState, from: Spacecraft, most: number): { readonly [place: string]: number } {
  const found: { [place: string]: number } = { [`${from.asset} ${from.orbital}`]: 0 };
  const open: Spacecraft[] = [{ ...from, left: 0 }];
  while (open.length > 0) {
    const one = open.shift()!;
    for (const { asset, orbital } of burnsOf(state, one)) {
      const total = one.left + burnCost(state, one, assetOf(state, asset), orbital).total;
      const key = `${asset} ${orbital}`;
      if (total > most || total >= (found[key] ?? Infinity)) continue;
      found[key] = total;
      open.push({ ...one, asset, orbital, left: total });
    }
  }
  return found;
}

/** The state some of the seat's turns later: both counters have moved on. */
const later = (state: RetrogradeState): RetrogradeState => {
  const [one, two] = state.sides;
  return {
    ...state,
    sides: [
      { ...one, orbitCounter: counterAfter(one.orbitCounter) },
      { ...two, orbitCounter: counterAfter(two.orbitCounter) },
    ],
  };
};

describe('roads and windows', () => {
  for (const [card, homeworld] of [
    ['Light Bomber', 'jupiter'],
    ['Missile Frigate', 'jupiter'],
    ['Light Bomber', 'earth'],
    ['Battleship', 'earth'],
  ] as const)
    it(`RG-7.1 RG-7.3 RG-7.6 RG-17.1 ways of a ${card} of ${homeworld} cost what their burns cost`, () => {
      const state = position(card, homeworld);
      const board = boardOf(state);
      const found = costs(state, state.spacecraft[0]!, 99);
      for (const [at, { id, card: face }] of board.places.entries())
        for (let orbital = 1; orbital <= face.orbitals.length; orbital++)
          expect(wayCost(board, board.ships[0]!, at, orbital, board.counters), `${id} ${orbital}`).toBe(
            found[`${id} ${orbital}`],
          );
    });

  it('RG-5.2 RG-7.5 counts the turns to every orbital over the windows to come', () => {
    for (const [card, homeworld] of [
      ['Light Bomber', 'earth'],
      ['Missile Frigate', 'jupiter'],
      ['Battleship', 'earth'],
      ['Heavy Frigate', 'earth'],
    ] as const) {
      let state = position(card, homeworld);
      const board = boardOf(state);
      const [ship] = board.ships;
      const most = ship!.card.deltaVee;
      const turns: { [place: string]: number } = {};
      let stands: readonly Spacecraft[] = [state.spacecraft[0]!];
      // Seat 2 is about to move; the first turn of seat 1 comes after that.
      for (let turn = 0; turn <= 8; turn++) {
        for (const { asset, orbital } of stands) turns[`${asset} ${orbital}`] ??= turn;
        state = later(state);
        const reached = stands.flatMap((one) => Object.keys(costs(state, one, most)));
        stands = [...new Set(reached)].map((key) => {
          const [asset, orbital] = key.split(' ') as [string, string];
          return { ...state.spacecraft[0]!, asset, orbital: Number(orbital) };
        });
      }
      const counters = countersAt(board, 1, 0);
      for (const [at, { id, card: face }] of board.places.entries()) {
        if (at === ship!.at) continue;
        for (const orbital of [1, face.orbitals.length])
          expect(turnsTo(board, ship!, at, orbital, counters), `${card} to ${id} ${orbital}`).toBe(
            turns[`${id} ${orbital}`] ?? Infinity,
          );
      }
      expect(outermost(assetOf(state, '1-supergiant'))).toBe(5);
    }
  });
});

describe('what is to come', () => {
  it('RG-9.9 says the exact chance that the one attacker in reach destroys a spacecraft', () => {
    const { state } = table({
      '1': { spacecraft: [{ card: 'Light Corvette', at: '1-earth', left: 2 }], deck: [] },
      '2': { spacecraft: [{ card: 'Battleship', at: '1-earth' }], deck: [] },
    });
    const { ways, all } = atLeast(3, 3, 2);
    expect(survival(boardOf(state), 0)[0]).toBeCloseTo(1 - ways / all, 10);
  });

  it('RG-11.6 RG-13.3 counts when bombers destroy what is repaired', () => {
    const { state } = table({ options: { decks: ['earth', 'mars'] }, '1': {}, '2': {} });
    const mars = boardOf(state).places[1]!;
    expect(fallTime(mars, [{ turns: 0, power: 1 }], false)).toBe(Infinity);
    expect(fallTime(mars, [{ turns: 0, power: 2 }], false)).toBe(2);
    expect(fallTime(mars, [{ turns: 1, power: 4 }], true)).toBe(1);
  });
});
