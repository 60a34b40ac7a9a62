import { describe, expect, it } from 'vitest';
import { POOL } from '../cards.ts';
import { ASSETS } from '../data/assets.ts';
import { SPACECRAFT } from '../data/spacecraft.ts';
import { UPGRADES } from '../data/upgrades.ts';
import { arrivalCost } from '../numbers.ts';
import { assetOf } from '../state.ts';
import { addAsset, table } from './position.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Chapter 24, second table: arrival at counter 1 to 4, climb, descent. */
const DERIVED = `
Asteroid Colony 3752 | 4/8/6/3 | 1 | 2
Asteroid Colony 2454 | 4/6/7/6 | 0 | 0
Asteroid Colony 4443 | 5/5/5/4 | 1 | 1
Asteroid Colony 2122 | 3/2/3/3 | 0 | 0
Moon 1212 | 2/3/2/3 | 1 | 3
Moon 2222 | 3/3/3/3 | 1 | 3
Corporate Base 3322 | 4/4/3/3 | 2 | 3
Research Station 1232 | 2/3/4/3 | 0 | 0
Research Station 2321 | 3/4/3/2 | 1 | 1
Research Station 3212 | 4/3/2/3 | 0 | 0
Research Station 2123 | 3/2/3/4 | 0 | 0
Lagrange Station 2222 | 3/3/3/3 | 0 | 0
Manufactory A | 4/2/3/4 | 4 | 6
Manufactory B | 5/3/3/4 | 3 | 5
Manufactory C | 3/2/4/3 | 3 | 4
Supergiant | 5/5/5/5 | 8 | 11
Jupiter | 5/6/6/5 | 4 | 7
Mars | 5/4/5/4 | 2 | 2
Earth | 4/4/4/4 | 4 | 6`;

describe('the card pool of the model', () => {
  it('C127: holds 46 cards, 43 for decks, 41 without the problematic ones', () => {
    expect([ASSETS.length, SPACECRAFT.length, UPGRADES.length]).toEqual([19, 13, 14]);
    const deckCards = POOL.filter((face) => face.cost !== null);
    expect(deckCards).toHaveLength(43);
    expect(deckCards.filter((face) => face.kind !== 'spacecraft' || !face.problematic)).toHaveLength(41);
    expect(new Set(POOL.map(({ id }) => id)).size).toBe(46);
  });

  it('C128: sums up to what the printed tables do', () => {
    const assets = [ASSETS.map((a) => a.population), ASSETS.map((a) => a.power), ASSETS.map((a) => a.resistance)];
    expect(assets.map(sum)).toEqual([38, 40, 39]);
    const ships = [
      SPACECRAFT.map((s) => s.deltaVee),
      SPACECRAFT.map((s) => s.population),
      SPACECRAFT.map((s) => s.cost),
    ];
    expect(ships.map(sum)).toEqual([63, 36, 35]);
    expect([UPGRADES.map((u) => u.cost), UPGRADES.map((u) => u.resistance)].map(sum)).toEqual([48, 36]);
  });

  it('makes ids of names', () => {
    const slug = (name: string) => name.replaceAll('.', '').toLowerCase().replaceAll(' ', '-');
    for (const { id, name } of POOL) expect(id).toBe(slug(name));
  });

  it('derives the arrival costs, climbs and descents of chapter 24', () => {
    const derived = ASSETS.map(({ id, name, orbitals }) => {
      const game = table('earth', 'mars');
      const asset = addAsset(game, 2, id);
      const arrivals = [1, 2, 3, 4].map((counter) => {
        game.players[2].counter = counter;
        return arrivalCost(game, assetOf(game, asset));
      });
      return [name, arrivals.join('/'), sum(orbitals.slice(1)), sum(orbitals.slice(0, -1))].join(' | ');
    });
    expect(derived).toEqual(DERIVED.trim().split('\n'));
  });

  it('C1 C2: numbers orbitals from the lowest', () => {
    const orbitals = (id: string) => ASSETS.find((face) => face.id === id)!.orbitals;
    expect(orbitals('research-station-1232')).toHaveLength(1);
    expect(orbitals('supergiant')).toEqual([4, 3, 2, 2, 1]);
  });
});
