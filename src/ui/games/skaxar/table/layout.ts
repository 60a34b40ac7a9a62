import type { Seat } from '../../../../engine/seat.ts';
import type { Extent, Part } from '../../../table/camera/camera.ts';
import { CARD_RATIO } from '../../../../../assets/art/skaxar/face.ts';
import type { Place } from './place.ts';
import { PHONE } from './plan-phone.ts';
import { SQUARE } from './plan-square.ts';
import { TALL } from './plan-tall.ts';
import { WIDE } from './plan-wide.ts';
import { boxRound, isSpot, spotIn, type Box, type Spot } from '../../../cards/table/box.ts';
import { gridSpot, type Laying } from '../../../cards/table/layout.ts';
import { boxOfSpot, seatOf, type Plan } from './plan.ts';
import type { PileName, Shape, SkaxarOverlay } from './stage.ts';

const PLANS: { readonly [shape in Shape]: Plan } = { wide: WIDE, square: SQUARE, tall: TALL, phone: PHONE };

/** Where everything lies in a shape. */
export const planOf = (shape: Shape): Plan => PLANS[shape];

/** The shape the overlays ask for. */
export const shapeOf = (overlays: readonly SkaxarOverlay[]): Shape =>
  overlays.reduce<Shape>((shape, aid) => (aid.kind === 'shape' ? aid.shape : shape), 'wide');

/** How older ships and items lie: the air between them, and the widest card. */
const OLDER: Laying = { ratio: CARD_RATIO, air: 60, widest: 1180 };
const ITEMS: Laying = { ...OLDER, widest: 620 };

/** Where a pile lies; money and the bank are boxes of another form. */
export const pileBox = (plan: Plan, pile: PileName, seat: Seat | null): Box => {
  if (pile === 'money') return plan.seats[seatOf(seat ?? 'A')].plaque;
  if (pile === 'bank') return plan.bank;
  const spot = plan.piles[pile];
  return boxOfSpot(isSpot(spot) ? spot : spot[seatOf(seat ?? 'A')]);
};

/** How far a ship that attacks leans out of its place, share of its width. */
const LEAN = 0.09;

const leaning = (lead: Spot, other: Spot, out: number): Spot => {
  const [x, y] = [other.x - lead.x, other.y - lead.y];
  const step = (out * LEAN * lead.width) / (Math.hypot(x, y) || 1);
  return { ...lead, x: lead.x + x * step, y: lead.y + y * step };
};

/** Where a card of a place lies, and how wide it is there. */
export const spotOf = (plan: Plan, place: Place): Spot => {
  switch (place.at) {
    case 'shop':
      return plan.shop[place.slot - 1]!;
    case 'asteroid':
      return plan.asteroids[place.slot - 1]!;
    case 'lead': {
      const { lead } = plan.seats[seatOf(place.seat)];
      return place.out ? leaning(lead, plan.seats[place.seat === 'B' ? 'A' : 'B'].lead, place.out) : lead;
    }
    case 'older': {
      const { older, inward } = plan.seats[seatOf(place.seat)];
      return gridSpot(older, place.index, place.of, OLDER, inward);
    }
    case 'item': {
      const { items, inward } = plan.seats[seatOf(place.seat)];
      return gridSpot(items, place.index, place.of, ITEMS, inward);
    }
    case 'pile':
      return spotIn(pileBox(plan, place.pile, place.seat), CARD_RATIO);
  }
};

/** The box around both fields. */
export const fieldsOf = ({ seats }: Plan): Box => boxRound([seats.A.field, seats.B.field]);

const CLOSEST = 520;
const BEYOND = 400;
/** Air round what is shown, CSS pixels. */
const MARGIN = 6;

/** Both fields are shown with the asteroids where 1000 units are then so wide, CSS pixels: lead ships are 100. */
const BOTH = 70;

/**
 * What of the table is brought to fit: all of it, both fields, or the asteroids with the money they bring, and the
 * fields too where there is room; what lies beyond them can then still be reached.
 */
export const extentOf = (_view: unknown, overlays: readonly SkaxarOverlay[]): Extent => {
  const plan = planOf(shapeOf(overlays));
  const part = overlays.find((aid) => aid.kind === 'shape')?.part;
  const fields = fieldsOf(plan);
  const { asteroids } = plan.plates;
  const shown = cornerOf(
    part === 'fields' ? fields : part === 'asteroids' ? boxRound([asteroids, fields]) : plan.whole,
  );
  const beyond = part ? Math.max(plan.whole.width - shown.width, plan.whole.height - shown.height) : BEYOND;
  const extent = { ...shown, closest: CLOSEST, margin: MARGIN, beyond };
  if (part !== 'asteroids') return extent;
  const purses = cornerOf(boxRound([asteroids, plan.seats.A.plaque, plan.seats.B.plaque]));
  const margin = { x: MARGIN, y: MARGIN };
  return { ...extent, heart: { part: purses, large: CLOSEST, margin, crowd: { parts: [shown], least: BOTH } } };
};

/** A box by its lower left corner. */
const cornerOf = ({ x, y, width, height }: Box): Part => ({ x: x - width / 2, y: y - height / 2, width, height });
