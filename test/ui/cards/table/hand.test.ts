import { describe, expect, it } from 'vitest';
import { box } from '../../../../src/ui/cards/table/box.ts';
import type { CardInput, GestureStep } from '../../../../src/ui/cards/table/gesture.ts';
import {
  EMPTY_HAND,
  grabsHand,
  handOf,
  handPoses,
  reduceHand,
  type Hand,
  type HandContext,
} from '../../../../src/ui/cards/table/hand.ts';
import type { Glow } from '../../../../src/ui/cards/table/pose.ts';

interface Order {
  readonly cards: readonly string[];
  readonly target: string | null;
}
const PIXEL = 5;
const CARDS = ['a', 'b', 'c', 'd', 'e'];
/** The hand lies below, two ships above: cards may go to the left one, `d` anywhere. */
const table = (part: Partial<HandContext<Order>> = {}): HandContext<Order> => ({
  cards: CARDS,
  box: box(0, -2000, 5000, 1800),
  fanning: { ratio: 1.4, widest: 1000 },
  most: 1,
  targetAt: ({ x, y }) => (Math.abs(y - 1500) > 500 ? null : x < 0 ? 'left' : 'right'),
  targets: (cards) => (cards.includes('d') ? [] : ['left']),
  play: (cards, target) =>
    target === 'left' || cards.includes('d')
      ? { command: { cards, target } }
      : { refused: { rule: 'T-1', reason: target === null ? 'noTarget' : 'wrongTarget' } },
  ...part,
});
const pointer = (
  kind: Exclude<CardInput['kind'], 'key'>,
  x: number,
  y: number,
  part: { shift?: boolean; pointer?: 'mouse' | 'touch' } = {},
): CardInput => ({ kind, at: { x, y }, pixel: PIXEL, pointer: 'mouse', button: 0, shift: false, ...part });
const key = (name: string, shift = false): CardInput => ({ kind: 'key', key: name, shift });
const middle = (id: string, hand: Hand, context: HandContext<Order>) =>
  handPoses(handOf(hand, context.cards), context).find((pose) => pose.id === id)!.spot;
/** Gives inputs one after another; what was ordered and refused on the way. */
const play = (inputs: readonly CardInput[], context = table(), start: Hand = EMPTY_HAND) => {
  let step: GestureStep<Hand, Order> = { state: handOf(start, context.cards), preview: [] };
  const [commands, refused]: [Order[], string[]] = [[], []];
  for (const input of inputs) {
    step = reduceHand(step.state, input, context);
    if (step.command) commands.push(step.command);
    if (step.refused) refused.push(step.refused.reason);
  }
  return { hand: step.state, preview: step.preview, commands, refused };
};
const glows = (preview: GestureStep<Hand, Order>['preview']): readonly Glow[] =>
  preview.filter((one): one is Glow => one.kind === 'glow');
const B = middle('b', EMPTY_HAND, table());

describe('raising', () => {
  it('raises the card the mouse is over, and a finger is down on; nothing else', () => {
    expect(play([pointer('hover', B.x, B.y)]).hand.raised).toBe('b');
    expect(play([pointer('hover', B.x, B.y), pointer('hover', 0, 900)]).hand.raised).toBeNull();
    expect(play([pointer('hover', B.x, B.y), pointer('leave', 0, 0)]).hand.raised).toBeNull();
    expect(play([pointer('down', B.x, B.y, { pointer: 'touch' })]).hand.raised).toBe('b');
  });

  it('keeps it raised over the place it rose from, so that it does not flicker', () => {
    const low = { x: B.x, y: B.y - 690 };
    const risen = play([pointer('hover', low.x, low.y)]);
    expect(risen.hand.raised).toBe('b');
    expect(middle('b', risen.hand, table()).y - 700).toBeGreaterThan(low.y);
    expect(reduceHand(risen.hand, pointer('hover', low.x, low.y), table()).state).toBe(risen.hand);
  });

  it('grabs presses on its cards only', () => {
    expect(grabsHand(EMPTY_HAND, { at: B, pixel: PIXEL }, table())).toBe(true);
    expect(grabsHand(EMPTY_HAND, { at: { x: 0, y: 900 }, pixel: PIXEL }, table())).toBe(false);
  });
});

describe('dragging', () => {
  const taken = [pointer('down', B.x, B.y), pointer('drag', B.x + 40, B.y)];

  it('sideways: puts the card elsewhere in the hand, and orders nothing', () => {
    const e = middle('e', EMPTY_HAND, table());
    const { hand, commands, refused } = play([...taken, pointer('drag', e.x, e.y), pointer('up', e.x, e.y)]);
    expect(hand).toMatchObject({ order: ['a', 'c', 'd', 'e', 'b'], drag: null, pressed: null });
    expect([commands, refused]).toEqual([[], []]);
    // What the view takes and gives leaves the order as it is.
    expect(handOf(hand, ['b', 'a', 'x', 'e']).order).toEqual(['a', 'e', 'b', 'x']);
  });

  it('out of the fan onto a target: plays it there; it is held at the pointer, targets glow', () => {
    const out = play([...taken, pointer('drag', -600, 1500)]);
    expect(out.preview.find((one) => one.kind === 'pose' && one.id === 'b')).toMatchObject({
      held: true,
      // Held where it was taken: it had risen by then.
      spot: { x: -600, y: 1500 + middle('b', play([pointer('hover', B.x, B.y)]).hand, table()).y - B.y },
    });
    expect(glows(out.preview)).toEqual([{ kind: 'glow', id: 'left', emphasis: 'pointed' }]);
    const { hand, commands } = play([pointer('up', -600, 1500)], table(), out.hand);
    expect(commands).toEqual([{ cards: ['b'], target: 'left' }]);
    expect(hand).toMatchObject({ drag: null, raised: null, chosen: [], order: CARDS });
  });

  it.each([
    ['nowhere', 0, 500, 'noTarget'],
    ['on a wrong target', 600, 1500, 'wrongTarget'],
  ])('%s: says why, and the card returns', (_, x, y, reason) => {
    const { hand, commands, refused } = play([...taken, pointer('drag', x, y), pointer('up', x, y)]);
    expect([commands, refused]).toEqual([[], [reason]]);
    expect(hand).toMatchObject({ order: CARDS, drag: null });
  });

  it('is called off by the stage and by Esc, whatever it did on the way', () => {
    const e = middle('e', EMPTY_HAND, table());
    for (const off of [pointer('cancel', 0, 0), key('Escape')]) {
      const { hand, commands, refused } = play([...taken, pointer('drag', e.x, e.y), off, pointer('up', e.x, e.y)]);
      expect(hand).toMatchObject({ order: CARDS, drag: null, pressed: null });
      expect([commands, refused]).toEqual([[], []]);
    }
  });
});

describe('tapping', () => {
  const tap = (id: string, shift = false, hand = EMPTY_HAND): CardInput => {
    const at = middle(id, hand, table());
    return pointer('tap', at.x, at.y - 600, { shift, pointer: 'touch' });
  };

  it('a card, then its target; the targets glow in between', () => {
    const chosen = play([tap('b')]);
    expect(glows(chosen.preview)).toEqual([
      { kind: 'glow', id: 'b', emphasis: 'chosen' },
      { kind: 'glow', id: 'left', emphasis: 'offered' },
    ]);
    expect(play([tap('b'), pointer('tap', -600, 1500)]).commands).toEqual([{ cards: ['b'], target: 'left' }]);
  });

  it('a wrong target answers and leaves the card chosen; elsewhere, or the card again, puts it back', () => {
    const wrong = play([tap('b'), pointer('tap', 600, 1500)]);
    expect([wrong.refused, wrong.hand.chosen]).toEqual([['wrongTarget'], ['b']]);
    expect(play([tap('b'), pointer('tap', 0, 300)]).hand.chosen).toEqual([]);
    expect(play([tap('b'), tap('b')]).hand.chosen).toEqual([]);
  });

  it('chooses several with Shift, or where taps add; one too many sends the first one back', () => {
    const three = table({ most: 3 });
    expect(play([tap('b'), tap('d', true), tap('a', true)], three).hand.chosen).toEqual(['b', 'd', 'a']);
    const two = play([tap('b'), tap('d', true)], three).hand;
    expect(play([tap('b', true, two)], three, two).hand.chosen).toEqual(['d']);
    expect(play([tap('b'), tap('d')], table({ most: 2, adds: true })).hand.chosen).toEqual(['b', 'd']);
    expect(play([tap('b'), tap('d'), tap('e')], table({ most: 2, adds: true })).hand.chosen).toEqual(['d', 'e']);
    expect(play([tap('b'), tap('d', true)]).hand.chosen).toEqual(['d']);
    const together = play([tap('b'), tap('d', true), pointer('tap', -600, 1500)], three);
    expect(together.commands).toEqual([{ cards: ['b', 'd'], target: 'left' }]);
  });

  it('drags all that are chosen together', () => {
    const chosen = play([tap('b'), tap('c', true)], table({ most: 3 })).hand;
    const at = middle('c', chosen, table());
    const dragged = [pointer('down', at.x, at.y), pointer('drag', -600, 1500), pointer('up', -600, 1500)];
    expect(play(dragged, table({ most: 3 }), chosen).commands).toEqual([{ cards: ['c', 'b'], target: 'left' }]);
  });
});

describe('keys', () => {
  it('digits choose, arrows walk round, Enter aims and then plays', () => {
    expect(play([key('2')]).hand).toMatchObject({ chosen: ['b'], raised: 'b' });
    expect(play([key('ArrowRight'), key('ArrowRight')]).hand.raised).toBe('b');
    expect(play([key('ArrowLeft')]).hand.raised).toBe('e');
    const aimed = play([key('2'), key('Enter')]);
    expect([aimed.commands, aimed.hand.aim]).toEqual([[], 'left']);
    expect(glows(aimed.preview)).toContainEqual({ kind: 'glow', id: 'left', emphasis: 'pointed' });
    expect(play([key('2'), key('Enter'), key('Enter')]).commands).toEqual([{ cards: ['b'], target: 'left' }]);
    expect(play([key('ArrowLeft'), key('ArrowLeft'), key('Enter')]).commands).toEqual([{ cards: ['d'], target: null }]);
  });

  it('walks the targets while one is aimed at', () => {
    const two = table({ targets: () => ['left', 'right'] });
    expect(play([key('1'), key('Enter'), key('ArrowRight')], two).hand.aim).toBe('right');
    expect(play([key('1'), key('Enter'), key('ArrowRight'), key('Enter')], two).refused).toEqual(['wrongTarget']);
  });

  it('says why where there is no target at all', () => {
    expect(play([key('2'), key('Enter')], table({ targets: () => [] })).refused).toEqual(['noTarget']);
  });

  it('Esc puts one thing back after another, and then means nothing to the hand', () => {
    const aimed = play([key('2'), key('Enter')]).hand;
    const steps = [aimed];
    for (let count = 0; count < 4; count += 1) steps.push(reduceHand(steps.at(-1)!, key('Escape'), table()).state);
    expect(steps.map(({ aim, chosen, raised }) => [aim, chosen.length, raised])).toEqual([
      ['left', 1, 'b'],
      [null, 1, 'b'],
      [null, 0, 'b'],
      [null, 0, null],
      [null, 0, null],
    ]);
    expect(steps[4]).toBe(steps[3]);
    expect(play([key('9'), key('x')]).hand).toEqual(handOf(EMPTY_HAND, CARDS));
  });
});

it('holds up with no card, one, and forty, and with a box narrower than a card', () => {
  for (const cards of [[], ['a'], Array.from({ length: 40 }, (_, index) => `card ${index}`)])
    for (const width of [300, 5000]) {
      const context = table({ cards, box: box(0, -2000, width, 1800) });
      const inputs = [pointer('hover', 0, -2000), pointer('down', 0, -2000), pointer('drag', 0, 100)];
      const { preview } = play([...inputs, pointer('up', 0, 100), key('1'), key('ArrowLeft'), key('Enter')], context);
      expect(preview.filter(({ kind }) => kind === 'pose')).toHaveLength(cards.length);
    }
});

it('lets go of cards that have left the hand in the middle of a gesture', () => {
  const { hand } = play([pointer('down', B.x, B.y), pointer('drag', 0, 1000), key('3')]);
  const left = handOf(hand, ['a', 'd']);
  expect(left).toMatchObject({ order: ['a', 'd'], chosen: [], drag: null, pressed: null, raised: null });
  expect(reduceHand(hand, pointer('up', 0, 1000), table({ cards: ['a', 'd'] })).command).toBeUndefined();
});
