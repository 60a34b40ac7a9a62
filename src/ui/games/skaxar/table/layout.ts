import type { Seat } from '../../../../engine/seat.ts';
import type { Extent } from '../../../table/camera/camera.ts';
import { CARD_RATIO } from '../../../../../assets/art/skaxar/face.ts';
import type { Place } from './place.ts';
import { SQUARE } from './plan-square.ts';
import { TALL } from './plan-tall.ts';
import { WIDE } from './plan-wide.ts';
import { boxAround, boxOfSpot, seatOf, type Box, type Plan, type Spot } from './plan.ts';
import type { PileName, Shape, SkaxarOverlay } from './stage.ts';

const PLANS: { readonly [shape in Shape]: Plan } = { wide: WIDE, square: SQUARE, tall: TALL };

/** Where everything lies in a shape. */
export const planOf = (shape: Shape): Plan => PLANS[shape];

/** The shape the overlays ask for. */
export const shapeOf = (overlays: readonly SkaxarOverlay[]): Shape =>
  overlays.reduce<Shape>((shape, aid) => (aid.kind === 'shape' ? aid.shape : shape), 'wide');

/** Air between cards of a grid, and the widest card in it; units. */
const AIR = 60;
const WIDEST = { older: 1180, item: 620 } as const;

/**
 * The `index`-th of `of` cards laid as large as they fit into a box without covering one another, in rows from the
 * outer edge inwards; `inward` = where the table's middle is (0 = rows begin on the left).
 */
export const gridSpot = (box: Box, index: number, of: number, widest: number, inward: -1 | 0 | 1): Spot => {
  let [columns, width] = [1, 0];
  for (let count = 1; count <= of; count += 1) {
    const rows = Math.ceil(of / count);
    const wide = Math.min(
      (box.width - AIR * (count - 1)) / count,
      (box.height - AIR * (rows - 1)) / rows / CARD_RATIO,
      widest,
    );
    if (wide > width + 0.5) [columns, width] = [count, wide];
  }
  const rows = Math.ceil(of / columns);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, of - row * columns);
  const step = width + AIR;
  // Newer cards lie nearer to the table's middle; a row that is not full keeps to it too.
  const fromInner = inRow - 1 - (index % columns);
  const edge = box.width / 2 - width / 2;
  const x =
    inward === 0 ? box.x + ((index % columns) - (inRow - 1) / 2) * step : box.x + inward * (edge - fromInner * step);
  return { x, y: box.y + ((rows - 1) / 2 - row) * (width * CARD_RATIO + AIR), width };
};

const isSpot = (spot: Plan['piles'][keyof Plan['piles']]): spot is Spot => 'width' in spot;

/** Where a pile lies; money and the bank are boxes of another form. */
export const pileBox = (plan: Plan, pile: PileName, seat: Seat | null): Box => {
  if (pile === 'money') return plan.seats[seatOf(seat ?? 'A')].plaque;
  if (pile === 'bank') return plan.bank;
  const spot = plan.piles[pile];
  return boxOfSpot(isSpot(spot) ? spot : spot[seatOf(seat ?? 'A')]);
};

/** Where a card of a place lies, and how wide it is there. */
export const spotOf = (plan: Plan, place: Place): Spot => {
  switch (place.at) {
    case 'shop':
      return plan.shop[place.slot - 1]!;
    case 'asteroid':
      return plan.asteroids[place.slot - 1]!;
    case 'lead':
      return plan.seats[seatOf(place.seat)].lead;
    case 'older': {
      const { older, inward } = plan.seats[seatOf(place.seat)];
      return gridSpot(older, place.index, place.of, WIDEST.older, inward);
    }
    case 'item': {
      const { items, inward } = plan.seats[seatOf(place.seat)];
      return gridSpot(items, place.index, place.of, WIDEST.item, inward);
    }
    case 'pile': {
      const { x, y, width, height } = pileBox(plan, place.pile, place.seat);
      return { x, y, width: Math.min(width, height / CARD_RATIO) };
    }
  }
};

const around = (boxes: readonly Box[]): Box =>
  boxAround(
    boxes.flatMap(({ x, y, width, height }) => [
      { x: x - width / 2, y: y - height / 2 },
      { x: x + width / 2, y: y + height / 2 },
    ]),
  );

/** The box around both fields. */
export const fieldsOf = ({ seats }: Plan): Box => around([seats.A.field, seats.B.field]);

const CLOSEST = 520;
const BEYOND = 400;

/**
 * What of the table is brought to fit: all of it, both fields, or the asteroids; what lies beyond them can then still
 * be reached.
 */
export const extentOf = (_view: unknown, overlays: readonly SkaxarOverlay[]): Extent => {
  const plan = planOf(shapeOf(overlays));
  const part = overlays.find((aid) => aid.kind === 'shape')?.part;
  const { x, y, width, height } =
    part === 'fields'
      ? fieldsOf(plan)
      : part === 'asteroids'
        ? around([plan.plates.asteroids, plan.seats.A.field, plan.seats.A.plaque])
        : plan.whole;
  const beyond = part ? Math.max(plan.whole.width - width, plan.whole.height - height) : BEYOND;
  return { x: x - width / 2, y: y - height / 2, width, height, closest: CLOSEST, margin: 6, beyond };
};
