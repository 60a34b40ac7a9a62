import { describe, expect, it } from 'vitest';
import type { CardEffect, CardWords } from '../../src/cards/card-effect.ts';
import { namedTargets } from '../../src/cards/targets.ts';
import { SHOP_CARDS } from '../../src/games/skaxar/data/shop-cards.ts';
import { CARDS as WARDS } from '../helpers/toy/wards-cards.ts';
import { ABILITIES, TACTICS, type SpurWords } from './orions-spur-cards.ts';
import { CARDS } from './retrograde-cards.ts';

/** Every kind of effect; a kind too many or too few does not compile. */
const KINDS: { readonly [kind in CardEffect<CardWords>['kind']]: true } = {
  raise: true,
  bring: true,
  turnUp: true,
  shuffleInto: true,
  exchange: true,
  draw: true,
  discard: true,
  look: true,
  arrange: true,
  put: true,
  damage: true,
  restore: true,
  pay: true,
  gain: true,
  turn: true,
  shift: true,
  modify: true,
  set: true,
  grant: true,
  permit: true,
  attack: true,
  reduce: true,
  cancel: true,
  redirect: true,
};
const numbered = (game: string, chapter: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${game}-${chapter}.${from + index}`);
const abilities = Object.values(ABILITIES).flat();
const inPlay = CARDS.flatMap((card) => card.abilities);

describe('the closed set of effects', () => {
  it("spells every effect of Orion's Spur, OS-10.13 to OS-10.31", () => {
    const spelt = new Set(TACTICS.flatMap(({ rules }) => rules));
    expect([...spelt].sort()).toEqual(numbered('OS', 10, 13, 31).sort());
    expect(Object.keys(ABILITIES).map((ability) => ability.split(' ')[0])).toEqual(
      [3, 4, 5, 6, 7, 8, 11, 15].map((rule) => `OS-8.${rule}`),
    );
  });

  it('spells every card of Retrograde that has a text, RG-17.1 to RG-17.19', () => {
    expect([...new Set(CARDS.flatMap(({ rule }) => rule.split(' ')))]).toEqual(numbered('RG', 17, 1, 19));
    // RG-24: 3 homeworlds, 3 spacecraft, 14 upgrades.
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(20);
  });

  it('holds nothing that no card needs', () => {
    const used = [
      ...TACTICS.flatMap(({ effects }) => effects),
      ...abilities.flatMap(({ effects }) => effects),
      ...inPlay.flatMap(({ effects }) => effects),
      ...Object.values(WARDS).flatMap(({ effects }) => effects),
      ...Object.values(SHOP_CARDS).flatMap(({ effects }) => effects),
    ].map(({ kind }) => kind);
    expect([...new Set<string>(used)].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it('OS-10.25: names a target once for all effects of a card that mean it', () => {
    const named = (name: string) =>
      namedTargets<SpurWords>(TACTICS.find((one) => one.name === name)!.effects, ['ownShip', 'opponent', 'neighbour']);
    expect(named('Gnome Refit')).toEqual(['ownShip']);
    expect(named('Plunder Stores')).toEqual(['opponent']);
    expect(named('Shield of the Clan')).toEqual(['neighbour']);
    expect(named('Tactical Review')).toEqual([]);
  });

  it('is plain data', () => {
    for (const one of [TACTICS, ABILITIES, CARDS, WARDS]) expect(JSON.parse(JSON.stringify(one))).toStrictEqual(one);
  });
});
