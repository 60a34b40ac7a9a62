import type { Point } from '../../../table/shape.ts';
import { boxOfSpot, wayTo, type Box } from './box.ts';
import { fanSpots, type Fanning } from './fan.ts';
import { glowsFor, type CardInput, type GestureStep, type Played, type Targets } from './gesture.ts';
import type { HandOverlay, Pose } from './pose.ts';
import { topmost } from './under.ts';

/** Cards of a hand that a pointer holds. */
interface Drag {
  readonly cards: readonly string[];
  readonly at: Point;
  /** From the middle of the card to where it was taken. */
  readonly grip: Point;
  readonly inFan: boolean;
  readonly over: string | null;
  /** The order before, to which a cancelled drag goes back. */
  readonly before: readonly string[];
}

/** What its owner does with a hand: nothing of it is known to the rules. */
export interface Hand {
  /** As its owner has sorted it. */
  readonly order: readonly string[];
  readonly raised: string | null;
  readonly chosen: readonly string[];
  /** The card a pointer is down on, and where. */
  readonly pressed: { readonly card: string; readonly at: Point } | null;
  readonly drag: Drag | null;
  /** The target the keyboard points at. */
  readonly aim: string | null;
}

export const EMPTY_HAND: Hand = { order: [], raised: null, chosen: [], pressed: null, drag: null, aim: null };

/** What a hand is played against. */
export interface HandContext<C> extends Targets<C> {
  /** The cards of the hand, as the view has them. */
  readonly cards: readonly string[];
  /** Where it is fanned. */
  readonly box: Box;
  readonly fanning: Fanning;
  /** Most cards chosen at once. */
  readonly most: number;
  /** A tap adds to what is chosen, as Shift and a tap do. */
  readonly adds?: boolean;
}

type Step<C> = GestureStep<Hand, C>;

/** Height of a raised, a chosen and a held card over the table. */
const LIFT = { raised: 0.5, chosen: 0.25, held: 0.8 } as const;
/** How far a chosen card looks out, share of its width; how others that are held lie behind the first. */
const OUT = 0.1;
const BEHIND = { x: 0.16, y: -0.05 } as const;
const ABOVE = 1000;

/** A hand with what the view has taken and given: what stays keeps its place, what is new comes last. */
export const handOf = (hand: Hand, cards: readonly string[]): Hand => {
  const here = (id: string): boolean => cards.includes(id);
  const order = [...hand.order.filter(here), ...cards.filter((id) => !hand.order.includes(id))];
  const kept = order.length === hand.order.length && order.every((id, index) => id === hand.order[index]);
  if (kept && hand.chosen.every(here) && (hand.raised === null || here(hand.raised))) return hand;
  return {
    order,
    raised: hand.raised !== null && here(hand.raised) ? hand.raised : null,
    chosen: hand.chosen.filter(here),
    pressed: null,
    drag: hand.drag?.cards.every(here) ? hand.drag : null,
    aim: hand.chosen.every(here) ? hand.aim : null,
  };
};

const heldPoses = ({ cards, at, grip }: Drag, width: number): readonly Pose[] =>
  cards.map((id, index) => ({
    kind: 'pose',
    id,
    spot: { x: at.x - grip.x + index * BEHIND.x * width, y: at.y - grip.y + index * BEHIND.y * width, width, angle: 0 },
    lift: LIFT.held,
    order: ABOVE + cards.length - index,
    held: true,
  }));

const fanOf = <C>({ order, drag, raised }: Hand, { box, fanning }: HandContext<C>) => {
  const away = drag && !drag.inFan ? drag.cards : [];
  const lying = order.filter((id) => !away.includes(id));
  const up = drag === null && raised !== null ? lying.indexOf(raised) : -1;
  return { lying, spots: fanSpots(box, lying.length, { ...fanning, raised: up < 0 ? null : up }) };
};

/** Where each card of a hand is to be seen. */
export const handPoses = <C>(hand: Hand, context: HandContext<C>): readonly Pose[] => {
  const { lying, spots } = fanOf(hand, context);
  const { ratio, side } = context.fanning;
  const { drag, chosen } = hand;
  const width = spots[0]?.width ?? fanSpots(context.box, 1, context.fanning)[0]!.width;
  const top = context.box.y + context.box.height / 2;
  const fanned = lying.flatMap((id, index): readonly Pose[] => {
    if (drag?.cards.includes(id)) return [];
    const spot = spots[index]!;
    const raised = drag === null && id === hand.raised;
    if (raised || !chosen.includes(id) || side === 'top')
      return [{ kind: 'pose', id, spot, lift: raised ? LIFT.raised : 0, order: index, held: false }];
    const y = Math.max(Math.min(spot.y + OUT * width, top - (width * ratio) / 2), spot.y);
    return [{ kind: 'pose', id, spot: { ...spot, y }, lift: LIFT.chosen, order: index, held: false }];
  });
  return [...fanned, ...(drag ? heldPoses(drag, width) : [])];
};

/** The card of a hand under a point; so that it does not flicker, the raised one keeps what it covered before. */
export const handAt = <C>(hand: Hand, at: Point, pixel: number, context: HandContext<C>): string | null => {
  const { ratio } = context.fanning;
  const bottom = context.box.y - context.box.height / 2;
  const outlines = handPoses(hand, context)
    .filter(({ held }) => !held)
    .sort((a, b) => Number(a.id === hand.raised) - Number(b.id === hand.raised) || a.order - b.order)
    .map(({ id, spot }) => {
      const drawn = boxOfSpot(spot, ratio);
      const down = id === hand.raised ? Math.max(spot.y - drawn.height / 2 - bottom, 0) : 0;
      const box = { ...drawn, y: drawn.y - down / 2, height: drawn.height + down };
      return { id, box, angle: spot.angle ?? 0 };
    });
  return topmost(outlines, at, pixel)?.id ?? null;
};

/** Whether a press belongs to the hand, so that it does not pan the table. */
export const grabsHand = <C>(
  hand: Hand,
  { at, pixel }: { at: Point; pixel: number },
  context: HandContext<C>,
): boolean => handAt(handOf(hand, context.cards), at, pixel, context) !== null;

/** What is to be seen of a hand: its cards, where they may be brought, which are chosen. */
export const handPreview = <C>(given: Hand, context: HandContext<C>): readonly HandOverlay[] => {
  const hand = handOf(given, context.cards);
  const { drag, chosen, aim } = hand;
  const chosenGlows = chosen.map((id): HandOverlay => ({ kind: 'glow', id, emphasis: 'chosen' }));
  const brought = drag ? (drag.inFan ? [] : drag.cards) : chosen;
  return [...handPoses(hand, context), ...chosenGlows, ...glowsFor(context, brought, drag ? drag.over : aim)];
};

const put = <C>(hand: Hand): Omit<Step<C>, 'preview'> => ({ state: hand });

/** Brings cards to a target: what was ordered is put out of hand, what was refused goes back to the hand. */
const bring = <C>(hand: Hand, cards: readonly string[], target: string | null, context: HandContext<C>) => {
  const played: Played<C> = context.play(cards, target);
  const still: Hand = { ...hand, drag: null, pressed: null };
  if ('command' in played) return { state: { ...still, chosen: [], raised: null, aim: null }, command: played.command };
  return { state: still, refused: played.refused };
};

/** Chooses a card, or puts it back; with `adds` besides those chosen: of too many the first one gives way. */
const choose = (hand: Hand, card: string, adds: boolean, most: number): Hand => {
  const was = hand.chosen.includes(card);
  const others = adds ? hand.chosen.filter((id) => id !== card) : [];
  const back = was && (adds || hand.chosen.length === 1);
  return {
    ...hand,
    raised: back ? hand.raised : card,
    chosen: back ? others : [...others, card].slice(-Math.max(most, 1)),
    aim: null,
  };
};

/** The order of a hand with cards that are held at a place across it: at that of its places which is nearest. */
const reordered = <C>(hand: Hand, cards: readonly string[], x: number, context: HandContext<C>): readonly string[] => {
  const others = hand.order.filter((id) => !cards.includes(id));
  const ways = fanSpots(context.box, hand.order.length, context.fanning).map((spot) => Math.abs(spot.x - x));
  const index = ways.indexOf(Math.min(...ways));
  return [...others.slice(0, index), ...cards, ...others.slice(index)];
};

const dragged = <C>(hand: Hand, at: Point, pixel: number, context: HandContext<C>): Hand => {
  const { pressed } = hand;
  if (!hand.drag && !pressed) return hand;
  const card = hand.drag?.cards[0] ?? pressed!.card;
  const spot = handPoses(hand, context).find(({ id }) => id === card)!.spot;
  const drag = hand.drag ?? {
    cards: hand.chosen.includes(card) ? [card, ...hand.chosen.filter((id) => id !== card)] : [card],
    grip: { x: pressed!.at.x - spot.x, y: pressed!.at.y - spot.y },
    before: hand.order,
  };
  const inFan = wayTo(context.box, at) === 0;
  const order = inFan ? reordered(hand, drag.cards, at.x - drag.grip.x, context) : drag.before;
  return {
    ...hand,
    order,
    aim: null,
    drag: { ...drag, at, inFan, over: inFan ? null : context.targetAt(at, pixel) },
  };
};

type Pointer = Exclude<CardInput, { readonly kind: 'key' }>;

const tapped = <C>(hand: Hand, { at, pixel, shift }: Pointer, context: HandContext<C>): Omit<Step<C>, 'preview'> => {
  const card = handAt(hand, at, pixel, context);
  if (card !== null) return put(choose(hand, card, (shift || context.adds === true) && context.most > 1, context.most));
  if (hand.chosen.length === 0) return put(hand);
  const target = context.targetAt(at, pixel);
  if (target !== null) return bring(hand, hand.chosen, target, context);
  return put({ ...hand, chosen: [], raised: null, aim: null });
};

/** Cards let go: in the fan they stay in their new order, elsewhere they are brought to what lies there. */
const released = <C>(hand: Hand, { at, pixel }: Pointer, context: HandContext<C>): Omit<Step<C>, 'preview'> => {
  const { drag, pressed } = hand;
  if (!drag) return put(pressed ? { ...hand, pressed: null } : hand);
  const free: Hand = { ...hand, pressed: null, drag: null, raised: null };
  return drag.inFan ? put(free) : bring(free, drag.cards, context.targetAt(at, pixel), context);
};

const pointed = <C>(hand: Hand, input: Pointer, context: HandContext<C>): Omit<Step<C>, 'preview'> => {
  const { at, pixel } = input;
  switch (input.kind) {
    case 'hover': {
      const raised = handAt(hand, at, pixel, context);
      return put(raised === hand.raised ? hand : { ...hand, raised });
    }
    case 'leave':
      return put(hand.raised === null ? hand : { ...hand, raised: null });
    case 'down': {
      const card = handAt(hand, at, pixel, context);
      return put(card === null ? hand : { ...hand, raised: card, pressed: { card, at } });
    }
    case 'drag':
      return put(dragged(hand, at, pixel, context));
    case 'up':
      return released(hand, input, context);
    case 'cancel':
      return put({ ...hand, order: hand.drag?.before ?? hand.order, pressed: null, drag: null, raised: null });
    case 'tap':
      return input.button === 0 ? tapped(hand, input, context) : put(hand);
    case 'longPress':
      return put(hand);
  }
};

/** What Esc puts back, one thing after another: the card that is held, the target, what is chosen, what is raised. */
const putBack = (hand: Hand): Hand => {
  if (hand.drag) return { ...hand, order: hand.drag.before, drag: null, pressed: null };
  if (hand.aim !== null) return { ...hand, aim: null };
  if (hand.chosen.length > 0) return { ...hand, chosen: [] };
  return hand.raised === null ? hand : { ...hand, raised: null };
};

const walked = (list: readonly string[], from: string | null, by: number): string | null => {
  if (list.length === 0) return null;
  const at = from === null ? -1 : list.indexOf(from);
  if (at < 0) return by > 0 ? list[0]! : list.at(-1)!;
  return list[(at + by + list.length) % list.length]!;
};

/** Enter: cards that need a target aim at one first, the second Enter brings them there. */
const entered = <C>(hand: Hand, context: HandContext<C>): Omit<Step<C>, 'preview'> => {
  const cards = hand.chosen.length > 0 ? hand.chosen : hand.raised === null ? [] : [hand.raised];
  if (cards.length === 0) return put(hand);
  if (hand.aim !== null) return bring(hand, cards, hand.aim, context);
  const first = context.targets(cards)[0];
  if (first === undefined) return bring(hand, cards, null, context);
  return put({ ...hand, chosen: cards, aim: first });
};

const WAYS: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows: from target to target while one is aimed at, else from card to card. */
const walkedBy = <C>(hand: Hand, way: 1 | -1, context: HandContext<C>): Hand => {
  if (hand.aim !== null) return { ...hand, aim: walked(context.targets(hand.chosen), hand.aim, way) };
  return hand.order.length === 0 ? hand : { ...hand, raised: walked(hand.order, hand.raised, way) };
};

const keyed = <C>(hand: Hand, key: string, shift: boolean, context: HandContext<C>): Omit<Step<C>, 'preview'> => {
  const way = WAYS[key];
  if (way !== undefined) return put(walkedBy(hand, way, context));
  if (key === 'Enter') return entered(hand, context);
  if (key === 'Escape') return put(putBack(hand));
  if (!/^\d$/.test(key)) return put(hand);
  const card = hand.order[key === '0' ? 9 : Number(key) - 1];
  return put(card === undefined ? hand : choose(hand, card, shift && context.most > 1, context.most));
};

/** One input to a hand: pure. A gesture ends in one command or none; the same state = the input meant nothing to it. */
export const reduceHand = <C>(given: Hand, input: CardInput, context: HandContext<C>): Step<C> => {
  const hand = handOf(given, context.cards);
  const step = input.kind === 'key' ? keyed(hand, input.key, input.shift, context) : pointed(hand, input, context);
  return { ...step, preview: handPreview(step.state, context) };
};
