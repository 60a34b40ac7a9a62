import { describe, expect, it } from 'vitest';
import { laneOf } from '../../../../../src/ui/games/skaxar/table/flares.ts';
import { extentOf, pileBox, planOf, spotOf } from '../../../../../src/ui/games/skaxar/table/layout.ts';
import { againstAt } from '../../../../../src/ui/games/skaxar/table/said.ts';
import { fitCamera, fitScale, showsAll } from '../../../../../src/ui/table/camera/camera.ts';
import type { Point } from '../../../../../src/table/shape.ts';
import { OWN_PILES, SHARED_PILES, type Place } from '../../../../../src/ui/games/skaxar/table/place.ts';
import type { Box } from '../../../../../src/ui/cards/table/box.ts';
import { boxOfSpot, type Plan } from '../../../../../src/ui/games/skaxar/table/plan.ts';
import type { PileName, Shape, SkaxarOverlay } from '../../../../../src/ui/games/skaxar/table/stage.ts';
import { FILMS, seen, TABLES } from '../../../../browser/skaxar-demo/demo-tables.ts';
import { targetsOf } from '../../../../../src/ui/games/skaxar/table/under.ts';

const SHAPES: readonly Shape[] = ['wide', 'square', 'tall'];
const SEATS = ['A', 'B'] as const;

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 1;
const within = (inner: Box, outer: Box): boolean =>
  inner.x - inner.width / 2 >= outer.x - outer.width / 2 - 1 &&
  inner.x + inner.width / 2 <= outer.x + outer.width / 2 + 1 &&
  inner.y - inner.height / 2 >= outer.y - outer.height / 2 - 1 &&
  inner.y + inner.height / 2 <= outer.y + outer.height / 2 + 1;
const apart = (boxes: readonly (readonly [name: string, box: Box])[]): readonly string[] =>
  boxes.flatMap(([a, box], index) =>
    boxes.slice(index + 1).flatMap(([b, other]) => (overlap(box, other) ? [`${a} on ${b}`] : [])),
  );

/** Every fixed thing of a plan, with the captions under the piles. */
const fixed = (plan: Plan): readonly (readonly [string, Box])[] => {
  const captioned = (pile: PileName, seat: 'A' | 'B' | null): Box => {
    const box = pileBox(plan, pile, seat);
    return { ...box, y: box.y - plan.caption / 2, height: box.height + plan.caption };
  };
  return [
    ...plan.shop.map((spot, index) => [`shop ${index + 1}`, boxOfSpot(spot)] as const),
    ...plan.effects.map((box, index) => [`effect ${index + 1}`, box] as const),
    ...plan.asteroids.map((spot, index) => [`asteroid ${index + 1}`, boxOfSpot(spot)] as const),
    ...SHARED_PILES.map((pile) => [pile, captioned(pile, null)] as const),
    ['bank', plan.bank],
    ['stalemates', plan.stalemates],
    ...SEATS.flatMap((seat): readonly (readonly [string, Box])[] => {
      const { lead, older, items, plaque, firepower, shield, speed } = plan.seats[seat];
      return [
        ...OWN_PILES.map((pile) => [`${pile} ${seat}`, captioned(pile, seat)] as const),
        [`lead ${seat}`, boxOfSpot(lead)],
        [`older ${seat}`, older],
        [`items ${seat}`, items],
        [`plaque ${seat}`, plaque],
        [`firepower ${seat}`, firepower],
        [`shield ${seat}`, shield],
        [`speed ${seat}`, speed],
      ];
    }),
  ];
};

describe.each(SHAPES)('SK-3.8 the table lying %s', (shape) => {
  const plan = planOf(shape);

  it('shows all of itself, and nothing lies on anything else', () => {
    for (const [name, box] of fixed(plan)) expect(within(box, plan.whole), name).toBe(true);
    expect(apart(fixed(plan))).toEqual([]);
    const aid: SkaxarOverlay = { kind: 'shape', shape };
    expect(extentOf(null, [aid])).toMatchObject({ width: plan.whole.width, height: plan.whole.height });
  });

  it("keeps a seat's ships, items and letter within its field, and every card on one plate", () => {
    for (const seat of SEATS) {
      const { field, lead, older, items, plaque } = plan.seats[seat];
      for (const [name, box] of [
        ['lead', boxOfSpot(lead)],
        ['older', older],
        ['items', items],
        ...(shape === 'wide' ? [['plaque', plaque] as const] : []),
      ] as const)
        expect(within(box, field), `${name} ${seat}`).toBe(true);
    }
    const plates = [
      plan.plates.shop,
      plan.plates.asteroids,
      ...plan.plates.piles,
      ...SEATS.map((seat) => plan.seats[seat].field),
    ];
    expect(apart(plates.map((box, index) => [`${index}`, box]))).toEqual([]);
    for (const [name, box] of fixed(plan))
      if (!/^(firepower|shield|speed|stalemates|plaque)/.test(name))
        expect(plates.filter((plate) => within(box, plate)).length, name).toBe(1);
  });

  it('lies with Shop, Arms Dealer deck and bank on one side of the fields, the asteroids on the other', () => {
    const low = (box: Box): number => box.y - box.height / 2;
    const fields = SEATS.flatMap((seat) =>
      [1, -1].map((way) => plan.seats[seat].field.y + (way * plan.seats[seat].field.height) / 2),
    );
    const shop = [...plan.shop.map(boxOfSpot), pileBox(plan, 'shopDeck', null), plan.bank];
    for (const box of shop) expect(low(box)).toBeGreaterThan(Math.max(...fields));
    for (const spot of [...plan.asteroids, pileBox(plan, 'asteroidDeck', null)])
      expect(spot.y).toBeLessThan(Math.min(...fields));
  });

  it('has the Repair Bay above the Fleet Deck and the used stack left of it', () => {
    for (const seat of SEATS) {
      const [deck, bay, used] = (['fleetDeck', 'repairBay', 'usedCards'] as const).map((pile) =>
        pileBox(plan, pile, seat),
      );
      expect(bay!.x).toBe(deck!.x);
      expect(bay!.y).toBeGreaterThan(deck!.y);
      expect(used!.y).toBe(deck!.y);
      expect(used!.x).toBeLessThan(deck!.x);
    }
  });

  it("SK-11.4 has a seat's Scrapyard at the other seat's side", () => {
    for (const [seat, other] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const) {
      const [mine, foe] = [pileBox(plan, 'scrapyard', seat), pileBox(plan, 'fleetDeck', other)];
      const own = pileBox(plan, 'fleetDeck', seat);
      expect(Math.hypot(mine.x - foe.x, mine.y - foe.y)).toBeLessThan(Math.hypot(mine.x - own.x, mine.y - own.y));
    }
  });

  it('SK-8.2 has each Firepower opposite the Shield it must exceed', () => {
    const { A, B } = plan.seats;
    for (const [gun, shield] of [
      [A.firepower, B.shield],
      [B.firepower, A.shield],
    ] as const)
      expect(gun.y).toBe(shield.y);
  });

  it.each([0.05, 0.12])('SK-8.2 sets both comparisons of a fight apart from each other, at %s pixels a unit', (mil) => {
    const height = Math.min(Math.max(330 * mil, 20), 34) * 1.5;
    const lens = { at: ({ x, y }: Point): Point => ({ x: x * mil, y: -y * mil }) };
    const [a, b] = SEATS.map((seat) => againstAt(lens, plan, seat)) as [Point, Point];
    expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(height);
    // Each nearer to its own side, or to its own Firepower.
    for (const [own, other, seat] of [
      [a, b, 'A'],
      [b, a, 'B'],
    ] as const) {
      const mine = lens.at(plan.seats[seat].firepower);
      expect(Math.abs(own.y - mine.y)).toBeLessThan(Math.abs(other.y - mine.y));
    }
  });

  it('SK-8.2 lets shots pass between the plates, from one lead ship to the other', () => {
    for (const seat of SEATS) {
      const { from, to } = laneOf(plan, seat);
      const plates = SEATS.flatMap((one) => [plan.seats[one].firepower, plan.seats[one].shield, plan.seats[one].speed]);
      const way: Box = {
        x: (from.x + to.x) / 2,
        y: (from.y + to.y) / 2,
        width: Math.max(Math.abs(to.x - from.x), 20),
        height: Math.max(Math.abs(to.y - from.y), 20),
      };
      expect(
        apart([['shot', way], ...plates.map((box) => ['plate', box] as const)]).filter((words) =>
          words.startsWith('shot'),
        ),
      ).toEqual([]);
      for (const [end, one] of [
        [from, seat],
        [to, seat === 'A' ? 'B' : 'A'],
      ] as const)
        expect(within({ ...end, width: 0, height: 0 }, boxOfSpot(plan.seats[one].lead)), one).toBe(true);
    }
  });

  it('SK-4.6 shows the lead ship larger than any other and nearest to the other side', () => {
    for (const seat of SEATS) {
      const lead = spotOf(plan, { at: 'lead', seat });
      for (let of = 1; of <= 20; of += 1)
        for (let index = 0; index < of; index += 1) {
          const other = spotOf(plan, { at: 'older', seat, index, of });
          expect(other.width).toBeLessThan(lead.width + 25);
          if (shape !== 'tall') expect(Math.abs(other.x)).toBeGreaterThan(Math.abs(lead.x));
        }
    }
  });

  it('SK-9.5 lays up to twenty ships and items of a side beside each other, none on another', () => {
    for (const seat of SEATS)
      for (const at of ['older', 'item'] as const)
        for (let of = 1; of <= 20; of += 1) {
          const places = Array.from({ length: of }, (_, index): Place => ({ at, seat, index, of }));
          const boxes = places.map((place, index) => [`${index}`, boxOfSpot(spotOf(plan, place))] as const);
          expect(apart(boxes), `${of} of ${at}`).toEqual([]);
          const room = at === 'older' ? plan.seats[seat].older : plan.seats[seat].items;
          for (const [name, box] of boxes) expect(within(box, room), `${name} of ${of} ${at}`).toBe(true);
        }
  });

  it.each(Object.keys(TABLES))('shows all that can be pointed at, apart from everything else: %s', (name) => {
    const targets = targetsOf(seen(TABLES[name]!()), shape).map(
      ({ target, box }) => [JSON.stringify(target), box] as const,
    );
    expect(targets.length).toBeGreaterThan(15);
    for (const [what, box] of targets) expect(within(box, plan.whole), what).toBe(true);
    expect(apart(targets)).toEqual([]);
  });
});

it('SK-9.5 keeps ships of a stack of five readable: at least 80 CSS pixels wide where the Shop has 120', () => {
  const plan = planOf('wide');
  expect(spotOf(plan, { at: 'older', seat: 'A', index: 0, of: 4 }).width / plan.shop[0]!.width).toBeGreaterThan(
    80 / 120,
  );
});

it('shows both lead ships 110 pixels wide at once where a phone leaves 378 x 271 to the table', () => {
  const fields = extentOf(null, [{ kind: 'shape', shape: 'phone', part: 'fields' }]);
  const scale = fitScale(fields, { width: 378, height: 271, top: 0, right: 0, bottom: 0, left: 0 });
  for (const seat of SEATS)
    expect((spotOf(planOf('phone'), { at: 'lead', seat }).width * scale) / 1000).toBeGreaterThanOrEqual(110);
});

it('SK-11.4 has the piles of a phone within the fields, with their numbers, under all that lies there', () => {
  const plan = planOf('phone');
  const sides = SEATS.map((seat) => plan.seats[seat]);
  const counted = (pile: PileName, seat: 'A' | 'B'): Box => {
    const { x, width, ...box } = pileBox(plan, pile, seat);
    const room = plan.countsBeside!;
    return { ...box, x: x + room / 2, width: width + room };
  };
  const piles = SEATS.flatMap((seat) => OWN_PILES.map((pile) => [`${pile} ${seat}`, counted(pile, seat)] as const));
  for (const [name, pile] of piles)
    expect(
      sides.some(({ field }) => within(pile, field)),
      name,
    ).toBe(true);
  const cards = sides.flatMap(({ lead, older, items }) => [boxOfSpot(lead), older, items]);
  expect(apart([...piles, ...cards.map((card, index) => [`cards ${index}`, card] as const)])).toEqual([]);
  expect(pileBox(plan, 'scrapyard', 'A').x).toBeGreaterThan(0);
  expect(pileBox(plan, 'scrapyard', 'B').x).toBeLessThan(0);
});

it('SK-10.3 brings the asteroids to fit where there is room for a part alone, all else within reach', () => {
  const plan = planOf('phone');
  const [whole, fields, rocks] = [undefined, 'fields', 'asteroids'].map((part) =>
    extentOf(null, [{ kind: 'shape', shape: 'phone', ...(part ? { part: part as 'fields' } : {}) }]),
  );
  const inExtent = (box: Box, { x, y, width, height }: typeof whole & object): boolean =>
    within(box, { x: x + width / 2, y: y + height / 2, width, height });
  for (const spot of plan.asteroids)
    expect([inExtent(boxOfSpot(spot), rocks!), inExtent(boxOfSpot(spot), fields!)]).toEqual([true, false]);
  for (const seat of SEATS) expect(inExtent(plan.seats[seat].field, fields!)).toBe(true);
  // Low rooms show them with the money they bring alone, higher ones with both fields.
  const seen = (height: number, box: Box) => {
    const view = { width: 378, height, top: 0, right: 0, bottom: 0, left: 0 };
    const part = { ...box, x: box.x - box.width / 2, y: box.y - box.height / 2 };
    return showsAll(fitCamera(rocks!, view), view, part);
  };
  for (const height of [220, 375]) expect(seen(height, plan.plates.asteroids)).toBe(true);
  expect([220, 375].map((height) => seen(height, plan.seats.A.field))).toEqual([false, true]);
  for (const part of [fields!, rocks!]) expect(part.height + part.beyond).toBeGreaterThanOrEqual(whole!.height);
});

it('has a film for every demonstration', () => {
  for (const [name, film] of Object.entries(FILMS)) expect(film().events.length, name).toBeGreaterThan(0);
});
