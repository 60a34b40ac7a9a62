import { describe, expect, it } from 'vitest';
import {
  classNeeds,
  costCurve,
  costOfCards,
  growthOf,
  kindsOf,
  neverBuilt,
  usesOf,
} from '../../../src/games/retrograde/deck/figures.ts';
import { drawnBy, handAfter } from '../../../src/games/retrograde/deck/opening.ts';
import { STARTERS } from '../../../src/games/retrograde/data/starters.ts';

const { earth, mars, jupiter } = STARTERS;

describe('the figures of a deck', () => {
  it('counts kinds and costs as printed', () => {
    expect(kindsOf(jupiter.cards)).toEqual({ spacecraft: 16, upgrade: 7, asset: 7 });
    expect(costOfCards(['supergiant', 'lav', 'university'])).toBe(6 + 1 + 3);
    const curve = costCurve(['lav', 'lav', 'university', 'moon-1212']);
    expect(curve.map(({ cost, kinds }) => [cost, kinds.spacecraft, kinds.upgrade, kinds.asset])).toEqual([
      [1, 2, 0, 0],
      [2, 0, 0, 0],
      [3, 0, 1, 0],
      [4, 0, 0, 1],
    ]);
    expect(costCurve([])).toEqual([]);
  });

  it('RG-15.1 RG-15.2 RG-17.2: adds up power and population from the homeworld on', () => {
    const growth = growthOf({ homeworld: 'mars', cards: ['destroyer', 'manufactory-b', 'elite-fighter'] });
    expect(growth).toEqual([
      { cards: 0, cost: 0, power: 4, limit: 4, used: 0 },
      // Frigates of Mars use one less.
      { cards: 1, cost: 4, power: 4, limit: 4, used: 3 },
      { cards: 2, cost: 7, power: 7, limit: 5, used: 3 },
      { cards: 3, cost: 9, power: 7, limit: 5, used: 5 },
    ]);
    expect([usesOf('mars', 'destroyer'), usesOf('earth', 'destroyer'), usesOf(null, 'destroyer')]).toEqual([3, 4, 4]);
    expect(growthOf({ homeworld: null, cards: ['moon-1212'] }).at(-1)).toMatchObject({ power: 2, limit: 3 });
    expect(growthOf(earth)).toHaveLength(31);
  });

  it('RG-14.8 RG-17.15: names what can build each class, and from which card on', () => {
    const needs = classNeeds({
      homeworld: 'mars',
      cards: ['lav', 'fighter-facilities', 'light-corvette', 'moon-1212', 'battleship'],
    });
    expect(needs).toEqual([
      {
        shipClass: 'fighter',
        spacecraft: 1,
        firstSpacecraft: 1,
        atHome: false,
        assets: 1,
        upgrades: 1,
        firstFacility: 2,
      },
      {
        shipClass: 'corvette',
        spacecraft: 1,
        firstSpacecraft: 3,
        atHome: false,
        assets: 1,
        upgrades: 0,
        firstFacility: 4,
      },
      {
        shipClass: 'frigate',
        spacecraft: 0,
        firstSpacecraft: null,
        atHome: true,
        assets: 0,
        upgrades: 0,
        firstFacility: null,
      },
      {
        shipClass: 'capital',
        spacecraft: 1,
        firstSpacecraft: 5,
        atHome: true,
        assets: 0,
        upgrades: 0,
        firstFacility: null,
      },
    ]);
  });

  it('RG-14.3 RG-14.12: finds the cards that could never come into play', () => {
    expect([earth, mars, jupiter].map(neverBuilt)).toEqual([[], [], []]);
    const cards = ['light-corvette', 'battleship', 'light-corvette', 'destroyer'];
    expect(neverBuilt({ homeworld: 'earth', cards })).toEqual([
      { card: 'light-corvette', places: [1, 3], why: 'facility', shipClass: 'corvette' },
      { card: 'battleship', places: [2], why: 'facility', shipClass: 'capital' },
      { card: 'destroyer', places: [4], why: 'population', uses: 4, most: 3 },
    ]);
    // A facility by upgrade, population by an asset, and Mars' discount each help.
    expect(neverBuilt({ homeworld: 'earth', cards: [...cards, 'corvette-facilities', 'supergiant'] })).toEqual([]);
    expect(neverBuilt({ homeworld: 'mars', cards: ['destroyer'] })).toEqual([]);
  });
});

describe('what is in hand', () => {
  it('RG-3.3 RG-13.1: five cards, and one more for each research, until the deck is empty', () => {
    expect([0, 1, 5].map((turn) => drawnBy(30, turn, 1))).toEqual([5, 6, 10]);
    expect([drawnBy(30, 13, 2), drawnBy(3, 0, 1), drawnBy(30, 4, 0)]).toEqual([30, 3, 5]);
  });

  it('RG-C90: rehearses the first turn of Jupiter', () => {
    const opening = handAfter(jupiter, []);
    expect(opening).toMatchObject({ turn: 0, hand: [0, 1, 2, 3, 4], power: 4, limit: 4, used: 0, spent: 0, given: 0 });
    // Corporate Base 3322, then Research Station 2123: limit 8. The points are those of one turn of Jupiter.
    const first = { researches: 0, played: [0, 4] };
    expect(handAfter(jupiter, [first])).toMatchObject({
      turn: 1,
      hand: [1, 2, 3],
      played: [0, 4],
      limit: 8,
      power: 7,
      spent: 6,
      given: 4,
    });
    const second = handAfter(jupiter, [first, { researches: 2, played: [1, 29, 1] }]);
    // What is not drawn, or lies in play already, is not played.
    expect(second).toMatchObject({ turn: 2, drawn: 7, hand: [2, 3, 5, 6], played: [0, 4, 1], used: 2, given: 11 });
  });
});
