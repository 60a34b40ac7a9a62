import { expect, it } from 'vitest';
import type { Spot } from '../../../../src/ui/cards/table/box.ts';
import { cardAt, type TableObject } from '../../../../src/ui/cards/table/object.ts';
import type { CardPrinter } from '../../../../src/ui/cards/table/pictures.ts';
import { asItLies, cardsSeen, putObjects, spotsBy } from '../../../../src/ui/cards/table/put.ts';
import type { Easel } from '../../../../src/ui/table/art.ts';

const AT = { left: { x: 0, y: 0, width: 1000 }, right: { x: 2000, y: 0, width: 1000 } } as const;
type Place = keyof typeof AT;
const spotOf = spotsBy<Place>((place): Spot => AT[place]);
const lies = (id: string, place: Place, order = 0) => cardAt<string, Place>(id, id, 'back', place, { order });

const seen = (cards: readonly ReturnType<typeof lies>[]) =>
  cardsSeen<string, Place, (typeof cards)[number]>(spotOf, cards, asItLies(spotOf));

it('sees cards from the lowest to the topmost: by their order, and over all those on their way, nearer and raised', () => {
  const flies = { ...lies('flies', 'right'), from: 'left' as const, moved: 0.3 };
  const list = seen([flies, lies('top', 'left', 2), lies('low', 'left', -1), lies('next', 'right')]);
  expect(list.map(({ card }) => card.id)).toEqual(['low', 'next', 'top', 'flies']);
  const up = list.at(-1)!;
  expect(up.spot.width).toBeGreaterThan(1000);
  expect(up.spot.y).toBeGreaterThan(up.below.y);
  expect(list[0]!.spot).toEqual(AT.left);
});

it("puts a game's own pictures right on each card, under the next one; none on a card that waits for its picture", () => {
  const put: string[] = [];
  const easel = {
    scene: { put: ({ texture }: { texture: string }) => void put.push(texture) },
    textures: { fixed: (key: string) => ({ key, width: 100, height: 100 }) },
    lens: { mil: 0.1, ratio: 1, width: 1000, height: 1000, at: () => ({ x: 500, y: 500 }) },
  } as unknown as Easel;
  // Faces have no pictures: only what flies is shown, bare.
  const printer = {
    art: { ratio: 1, nameOf: (face: string) => face, waits: () => true },
    stateOf: () => '',
    bleed: 0,
    bare: (face: string) => ({ name: face, draw: () => undefined }),
  } as unknown as CardPrinter<string>;
  const flying = (id: string) => ({ ...lies(id, 'right'), from: 'left' as const, moved: 0.5 });
  const objects: readonly TableObject<string, Place>[] = [lies('waits', 'left'), flying('a'), flying('b')];
  const cards = objects as readonly ReturnType<typeof lies>[];
  const on: string[] = [];
  const shown = putObjects(
    easel,
    {
      printer,
      spotOf,
      on: ({ card }) => {
        on.push(card.id);
        put.push(`on ${card.id}`);
      },
    },
    objects,
    seen(cards),
  );
  expect(shown.map(({ card }) => card.id)).toEqual(['a', 'b']);
  expect(on).toEqual(['a', 'b']);
  expect(put.filter((name) => name !== 'card/shadow')).toEqual(['bare/a', 'on a', 'bare/b', 'on b']);
});
