import { expect, it } from 'vitest';
import {
  carryPreview,
  NO_CARRY,
  reduceCarry,
  type Carry,
  type CarryContext,
} from '../../../../src/ui/cards/table/carry.ts';
import type { CardInput } from '../../../../src/ui/cards/table/gesture.ts';

interface Order {
  readonly card: string;
  readonly target: string;
}
/** A card at x = 0, a dock at 3000, a wall at 6000. */
const context: CarryContext<Order> = {
  cardAt: ({ x }) => (Math.abs(x) < 500 ? 'ship' : null),
  spotOf: () => ({ x: 0, y: 0, width: 1000 }),
  targetAt: ({ x }) => (Math.abs(x - 3000) < 500 ? 'dock' : Math.abs(x - 6000) < 500 ? 'wall' : null),
  targets: () => ['dock'],
  play: ([card], target) =>
    target === 'dock' ? { command: { card: card!, target } } : { refused: { rule: 'T-2', reason: String(target) } },
};
const at = (kind: Exclude<CardInput['kind'], 'key'>, x: number, pointer: 'mouse' | 'touch' = 'mouse'): CardInput => ({
  kind,
  at: { x, y: 0 },
  pixel: 5,
  pointer,
  button: 0,
  shift: false,
});
const play = (inputs: readonly CardInput[]) => {
  let carry: Carry = NO_CARRY;
  const [commands, refused]: [Order[], string[]] = [[], []];
  for (const input of inputs) {
    const step = reduceCarry(carry, input, context);
    carry = step.state;
    if (step.command) commands.push(step.command);
    if (step.refused) refused.push(step.refused.reason);
  }
  return { carry, commands, refused };
};

it('carries a card to a target by dragging: it is held where it was taken, the target glows', () => {
  const held = play([at('down', 200), at('drag', 3000)]);
  expect(carryPreview(held.carry, context)).toEqual([
    { kind: 'pose', id: 'ship', spot: { x: 2800, y: 0, width: 1000, angle: 0 }, lift: 0.8, order: 1000, held: true },
    { kind: 'glow', id: 'dock', emphasis: 'pointed' },
  ]);
  const done = play([at('down', 200), at('drag', 3000), at('up', 3000)]);
  expect(done).toEqual({ carry: NO_CARRY, commands: [{ card: 'ship', target: 'dock' }], refused: [] });
});

it('carries a card that lies turned as it lies', () => {
  const turned = { ...context, spotOf: () => ({ x: 0, y: 0, width: 1000, angle: 2 }) };
  const { carry } = play([at('down', 200), at('drag', 3000)]);
  expect(carryPreview(carry, turned)[0]).toMatchObject({ kind: 'pose', spot: { angle: 2 } });
});

it('answers a wrong target and none, and the card is where it was', () => {
  for (const [x, reason] of [
    [6000, 'wall'],
    [1500, 'null'],
  ] as const)
    expect(play([at('down', 0), at('drag', x), at('up', x)])).toEqual({
      carry: NO_CARRY,
      commands: [],
      refused: [reason],
    });
});

it('a tap chooses it, a second one on the target brings it there, on itself puts it back', () => {
  const tap = (x: number) => [at('down', x, 'touch'), at('up', x, 'touch'), at('tap', x, 'touch')];
  expect(carryPreview(play(tap(0)).carry, context).map(({ kind }) => kind)).toEqual(['glow', 'glow']);
  expect(play([...tap(0), ...tap(3000)]).commands).toEqual([{ card: 'ship', target: 'dock' }]);
  expect(play([...tap(0), ...tap(6000)]).refused).toEqual(['wall']);
  expect(play([...tap(0), ...tap(0)]).carry).toEqual(NO_CARRY);
  expect(play([...tap(0), ...tap(1500)])).toEqual({ carry: NO_CARRY, commands: [], refused: [] });
});

it('is called off by the stage and by Esc, and leaves alone what is not its own', () => {
  for (const off of [at('cancel', 3000), { kind: 'key', key: 'Escape', shift: false } as const])
    expect(play([at('down', 0), at('drag', 3000), off, at('up', 3000)])).toEqual({
      carry: NO_CARRY,
      commands: [],
      refused: [],
    });
  for (const input of [at('hover', 0), at('down', 3000), at('tap', 3000), at('longPress', 0)])
    expect(reduceCarry(NO_CARRY, input, context).state).toBe(NO_CARRY);
});
