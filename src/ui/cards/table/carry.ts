import type { Point } from '../../../table/shape.ts';
import type { Spot } from './box.ts';
import { glowsFor, type CardInput, type GestureStep, type Targets } from './gesture.ts';
import type { HandOverlay } from './pose.ts';

/** A press on a card that may be taken up; `moved` = it is dragged. */
interface Held {
  readonly card: string;
  readonly at: Point;
  /** From the middle of the card to where it was taken. */
  readonly grip: Point;
  readonly moved: boolean;
  readonly over: string | null;
}

/** A card of the table, not of a hand, that is brought somewhere: chosen by a tap, or held by the pointer. */
export interface Carry {
  readonly chosen: string | null;
  readonly held: Held | null;
}

export const NO_CARRY: Carry = { chosen: null, held: null };

/** What a card is carried over. */
export interface CarryContext<C> extends Targets<C> {
  /** The card under a point that may be taken up; null for all others. */
  readonly cardAt: (at: Point, pixel: number) => string | null;
  /** Where a card lies. */
  readonly spotOf: (card: string) => Spot;
}

type Step<C> = Omit<GestureStep<Carry, C>, 'preview'>;

const LIFT = 0.8;
const ABOVE = 1000;

/** What is to be seen of it: the card at the pointer, and where it may be brought. */
export const carryPreview = <C>({ chosen, held }: Carry, context: CarryContext<C>): readonly HandOverlay[] => {
  const card = held?.moved ? held.card : chosen;
  if (card === null) return [];
  const glows = glowsFor(context, [card], held?.over ?? null);
  if (!held?.moved) return [{ kind: 'glow', id: card, emphasis: 'chosen' }, ...glows];
  const { at, grip } = held;
  const { width, angle = 0 } = context.spotOf(card);
  const spot: Spot = { x: at.x - grip.x, y: at.y - grip.y, width, angle };
  return [{ kind: 'pose', id: card, spot, lift: LIFT, order: ABOVE, held: true }, ...glows];
};

const bring = <C>(card: string, target: string | null, context: CarryContext<C>): Step<C> => ({
  state: NO_CARRY,
  ...context.play([card], target),
});

const tapped = <C>(carry: Carry, at: Point, pixel: number, context: CarryContext<C>): Step<C> => {
  const target = context.targetAt(at, pixel);
  const card = carry.chosen;
  if (card !== null && target !== null && target !== card && context.targets([card]).includes(target))
    return bring(card, target, context);
  const next = context.cardAt(at, pixel);
  if (next !== null) return { state: next === card ? NO_CARRY : { chosen: next, held: null } };
  if (card === null) return { state: carry };
  return target === null || target === card ? { state: NO_CARRY } : bring(card, target, context);
};

const pointed = <C>(
  carry: Carry,
  input: Exclude<CardInput, { readonly kind: 'key' }>,
  context: CarryContext<C>,
): Step<C> => {
  const { kind, at, pixel } = input;
  const { held } = carry;
  switch (kind) {
    case 'down': {
      const card = context.cardAt(at, pixel);
      if (card === null) return { state: carry };
      const { x, y } = context.spotOf(card);
      const grip = { x: at.x - x, y: at.y - y };
      return { state: { ...carry, held: { card, at, grip, moved: false, over: null } } };
    }
    case 'drag': {
      if (!held) return { state: carry };
      return { state: { chosen: null, held: { ...held, at, moved: true, over: context.targetAt(at, pixel) } } };
    }
    case 'up':
      if (!held) return { state: carry };
      return held.moved ? bring(held.card, context.targetAt(at, pixel), context) : { state: { ...carry, held: null } };
    case 'cancel':
      return { state: NO_CARRY };
    case 'tap':
      return input.button === 0 ? tapped(carry, at, pixel, context) : { state: carry };
    case 'hover':
    case 'leave':
    case 'longPress':
      return { state: carry };
  }
};

/** One input to a card that is carried: pure. The same state = the input meant nothing to it. */
export const reduceCarry = <C>(carry: Carry, input: CardInput, context: CarryContext<C>): GestureStep<Carry, C> => {
  const step =
    input.kind === 'key'
      ? { state: input.key === 'Escape' && carry !== NO_CARRY ? NO_CARRY : carry }
      : pointed(carry, input, context);
  return { ...step, preview: carryPreview(step.state, context) };
};
