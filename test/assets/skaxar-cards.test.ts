import { describe, expect, it } from 'vitest';
import { namesAhead, PICTURES } from '../../assets/art/skaxar/bake.ts';
import { coinRow, coinsOf } from '../../assets/art/skaxar/coins.ts';
import { CARD, shipPlan, shopPlan, type Box } from '../../assets/art/skaxar/layout.ts';
import { PAINTS, shopKind, trimOf } from '../../assets/art/skaxar/palette.ts';
import { meshOf } from '../../assets/art/skaxar/scene.ts';
import { fit, lineWidth, money, wrap, type Measure } from '../../assets/art/skaxar/text.ts';
import { EARTH_SHIPS, SKAXAR_SHIPS } from '../../src/games/skaxar/data/ships.ts';
import { SHOP_LIST } from '../../src/games/skaxar/data/shop-cards.ts';

const SHIPS = [...EARTH_SHIPS, ...SKAXAR_SHIPS];
const SHOP = SHOP_LIST.map(([card]) => card);
const DETAILS = ['stats', 'whole', 'inspect'] as const;

/** Wider than any word of the product's faces: no text that fits by these measures is cut in the browser. */
const TITLE: Measure = (text) => text.length * 0.64;
const READ: Measure = (text) => text.length * 0.52;

const faceOf = (card: (typeof SHOP)[number]) =>
  ({
    kind: 'shop',
    key: card.key,
    item: card.kind === 'item',
    name: card.name,
    text: card.text,
    price: card.price,
    firepower: 0,
    shield: 0,
  }) as const;

const inside = ({ x, y, wide, high }: Box): boolean =>
  x >= 0 && y >= 0 && x + wide <= CARD.wide && y + high <= CARD.high;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.wide <= b.x || b.x + b.wide <= a.x || a.y + a.high <= b.y || b.y + b.high <= a.y;

describe('texts of the cards of Skaxar', () => {
  it('breaks a text between words, never beyond the width, and loses none', () => {
    for (const { text } of SHOP)
      for (const width of [300, 420, 542]) {
        const lines = wrap(text, READ, 30, width);
        expect(lines.join(' ').replaceAll('\u00a0', ' ')).toBe(text);
        expect(lines.length).toBeGreaterThan(1);
        for (const line of lines) expect(lineWidth(line, READ) * 30).toBeLessThanOrEqual(width);
      }
  });

  it('keeps a figure and the stat it raises on one line, and counts the icon before it', () => {
    const lines = wrap('+1 Firepower and +1 Shield for your side', READ, 40, 300);
    expect(lines.filter((line) => /\+1$/.test(line))).toEqual([]);
    expect(lineWidth('+1\u00a0Shield', READ)).toBeGreaterThan(READ('+1 Shield') + 1);
  });

  it('shrinks a text until its box holds it, whatever it is', () => {
    for (const text of ['x', 'Reinforcements!', 'one two three four five six seven eight nine ten', 'w'.repeat(150)])
      for (const [width, height] of [
        [570, 78],
        [100, 30],
        [542, 110],
      ] as const) {
        const { lines, size } = fit(text, READ, width, height, 68, 1.2);
        expect(lines.length * 1.2 * size).toBeLessThanOrEqual(height);
        for (const line of lines) expect(lineWidth(line, READ) * size).toBeLessThanOrEqual(width);
      }
  });

  it('SK-2.4, SK-2.5: writes each name of a ship large enough to be read on a card 120 px wide', () => {
    for (const { name } of SHIPS)
      expect(
        fit(name, TITLE, shipPlan('stats').name.wide, shipPlan('stats').name.high, 68, 1, 1).size * (120 / CARD.wide),
        name,
      ).toBeGreaterThan(10);
  });

  it('SK-2.6: writes each name at 120 px and each text at 240 px large enough to be read', () => {
    for (const card of SHOP) {
      const item = card.kind === 'item';
      expect(
        fit(card.name, TITLE, shopPlan('stats', item).name.wide, shopPlan('stats', item).name.high, 66, 1, 1).size *
          (120 / CARD.wide),
        card.name,
      ).toBeGreaterThan(9.5);
      const { text } = shopPlan('whole', item);
      expect(
        fit(card.text, READ, text!.wide, text!.high, 40, 1.26, 9).size * (240 / CARD.wide),
        card.text,
      ).toBeGreaterThan(11.5);
    }
  });
});

describe('plans of the cards of Skaxar', () => {
  it('keeps all that a ship card shows on the card, and figures off words', () => {
    for (const detail of DETAILS) {
      const { art, name, classLine, value, badge, stats } = shipPlan(detail);
      const words = [name, ...(classLine ? [classLine] : []), value, badge, ...Object.values(stats)];
      expect([art, ...words].filter((box) => !inside(box))).toEqual([]);
      words.forEach((one, at) =>
        words
          .slice(at + 1)
          .forEach((other) => expect(apart(one, other), `${detail} ${JSON.stringify([one, other])}`).toBe(true)),
      );
    }
    expect(shipPlan('stats').classLine).toBeNull();
  });

  it('keeps all that a card of the Arms Dealer shows on the card, and apart', () => {
    for (const detail of DETAILS)
      for (const item of [true, false]) {
        const { art, name, kindLine, effect, text, price } = shopPlan(detail, item);
        const words = [name, kindLine, effect, text, price].filter((box) => box !== null);
        expect([art, ...words].filter((box) => !inside(box))).toEqual([]);
        words.forEach((one, at) =>
          words.slice(at + 1).forEach((other) => expect(apart(one, other), `${detail} ${item}`).toBe(true)),
        );
        // What it does is always seen: in figures and icons, in words, or both.
        expect(effect ?? text).not.toBeNull();
      }
  });

  it('gives items, repairs and actions frames of their own', () => {
    for (const card of SHOP)
      expect(shopKind(faceOf(card)), card.key).toBe(
        card.kind === 'item' ? 'item' : card.name.startsWith('Repair ') ? 'repair' : 'action',
      );
    expect(new Set(SHOP.map((card) => trimOf(faceOf(card)))).size).toBe(3);
    const accents = Object.values(PAINTS).map(({ rgb }) => rgb);
    expect(new Set(accents).size).toBe(accents.length);
  });
});

describe('pictures of the cards of Skaxar', () => {
  const names = [
    ...SHIPS.map(({ id }) => id),
    ...SHOP.map(({ key }) => key),
    ...[1000, 2000, 3000, 5000].map((amount) => `asteroid${amount}`),
    ...['earth', 'skaxar', 'dealer', 'asteroid'].map((of) => `back-${of}`),
  ];
  const meshes = new Map(names.map((name) => [name, meshOf(PICTURES[name]!)]));

  it('SK-2.4, SK-2.5, SK-2.6, SK-2.7: has one for every ship, every kind of shop card, every amount and every back, and no other', () => {
    expect(Object.keys(PICTURES).sort()).toEqual([...names].sort());
  });

  it('bakes all of them ahead, each once, in one order whatever lies in the decks', () => {
    expect([...namesAhead()].sort()).toEqual([...names].sort());
    const [backs, shop, asteroids, ships] = [0, 4, 4 + SHOP.length, 8 + SHOP.length].map((from, k) =>
      namesAhead().slice(from, k === 1 ? from + SHOP.length : from + 4),
    );
    expect(backs).toEqual(['back-earth', 'back-skaxar', 'back-dealer', 'back-asteroid']);
    expect([...shop!].sort()).toEqual(SHOP.map(({ key }) => key).sort());
    expect(asteroids).toEqual(['asteroid1000', 'asteroid2000', 'asteroid3000', 'asteroid5000']);
    expect(ships).toEqual(['E01', 'X01', 'E02', 'X02']);
  });

  it('draws each of the fifty ships with a model of its own, in a view of its own', () => {
    const models = SHIPS.map(
      ({ id }) => JSON.stringify(meshes.get(id)!.corners.slice(0, 900)) + meshes.get(id)!.stuff.length,
    );
    expect(new Set(models).size).toBe(50);
    expect(new Set(SHIPS.map(({ id }) => PICTURES[id]!.sky.seed)).size).toBe(50);
  });

  it('tells any two ships apart by their proportions or their make', () => {
    const span = (values: number[], part: number): number => {
      const own = values.filter((_, at) => at % 3 === part);
      return (
        own.reduce((most, value) => Math.max(most, value), -Infinity) -
        own.reduce((least, value) => Math.min(least, value), Infinity)
      );
    };
    const shapes = SHIPS.map(({ id }) => {
      const { corners, stuff } = meshes.get(id)!;
      return [...[0, 1, 2].map((part) => span(corners, part)), stuff.length / 1000];
    });
    shapes.forEach((one, at) =>
      shapes.slice(at + 1).forEach((other, next) => {
        const apartBy = Math.max(...one.map((value, part) => Math.abs(value - other[part]!)));
        expect(apartBy, `${SHIPS[at]!.name} and ${SHIPS[at + 1 + next]!.name}`).toBeGreaterThan(0.05);
      }),
    );
  });

  it('builds the two fleets differently: flat slabs for Earth, round shells for the Skaxar', () => {
    const chitin = (id: string): number => {
      const { stuff, stuffs } = meshes.get(id)!;
      return stuff.filter((kind) => stuffs[kind]!.kind === 'chitin').length / stuff.length;
    };
    for (const { id } of SKAXAR_SHIPS) expect(chitin(id), id).toBeGreaterThan(0.5);
    for (const { id } of EARTH_SHIPS) expect(chitin(id), id).toBeLessThan(0.4);
  });

  it('builds sound models: real numbers, three corners and normals a triangle, not more than a card can bear', () => {
    for (const [name, { corners, normals, places, stuff, stuffs }] of meshes) {
      expect(stuff.length, name).toBeGreaterThan(100);
      expect(stuff.length, name).toBeLessThan(24_000);
      expect([corners.length, normals.length, places.length], name).toEqual([
        stuff.length * 9,
        stuff.length * 9,
        stuff.length * 6,
      ]);
      expect([...corners, ...normals, ...places].every(Number.isFinite), name).toBe(true);
      expect(
        stuff.every((kind) => kind in stuffs),
        name,
      ).toBe(true);
    }
  });

  it('builds the same model again', () => {
    for (const name of ['X21', 'X24', 'E24', 'asteroid5000']) expect(meshOf(PICTURES[name]!)).toEqual(meshes.get(name));
  });
});

describe('money on cards', () => {
  it('SK-2.8 C8: shows as many 10,000 as fit, then 5,000, then 1,000', () => {
    expect(
      [8000, 27_000, 16_000, 4000].map((amount) =>
        Object.entries(coinsOf(amount))
          .map(([, count]) => count)
          .reverse(),
      ),
    ).toEqual([
      [0, 1, 3],
      [2, 1, 2],
      [1, 1, 1],
      [0, 0, 4],
    ]);
    expect(coinRow(12_000)).toEqual([10_000, 1000, 1000]);
    expect(coinRow(0)).toEqual([]);
  });

  it('writes a sum with a comma between its thousands', () => {
    expect([0, 1000, 12_000, 200_000].map(money)).toEqual(['0', '1,000', '12,000', '200,000']);
  });
});
