import { describe, expect, it } from 'vitest';
import {
  heldLong,
  left,
  letGo,
  lost,
  moved,
  pressed,
  released,
  type Contact,
  type Hands,
  type Step,
  type Gesture,
} from '../../../src/ui/table/input/gesture.ts';

const contact = (x: number, y: number, more: Partial<Contact> = {}): Contact => ({
  id: 1,
  at: { x, y },
  pointer: 'mouse',
  button: 0,
  shift: false,
  alt: false,
  ...more,
});
const idle: Hands = { kind: 'idle' };
const yes = (): boolean => true;
const no = (): boolean => false;

/** Runs steps one after the other and collects what was told. */
const run = (...steps: readonly ((hands: Hands) => Step)[]): { hands: Hands; gestures: Gesture[] } =>
  steps.reduce<{ hands: Hands; gestures: Gesture[] }>(
    ({ hands, gestures }, step) => {
      const next = step(hands);
      return { hands: next.hands, gestures: [...gestures, ...next.gestures] };
    },
    { hands: idle, gestures: [] },
  );
const kinds = (gestures: readonly Gesture[]): string[] => gestures.map((one) => one.kind);

describe('gestures', () => {
  it('a press that stays is a tap, with the button it began with', () => {
    const { hands, gestures } = run(
      (h) => pressed(h, contact(10, 10, { button: 2 }), no),
      (h) => moved(h, contact(12, 11)),
      (h) => released(h, contact(12, 11), 0),
    );
    expect(kinds(gestures)).toEqual(['tap']);
    expect(gestures[0]).toMatchObject({ contact: { button: 2 } });
    expect(hands).toEqual(idle);
  });

  it('a drag of nothing pans, and is no tap', () => {
    const { gestures } = run(
      (h) => pressed(h, contact(10, 10), no),
      (h) => moved(h, contact(30, 14)),
      (h) => moved(h, contact(40, 14)),
      (h) => released(h, contact(40, 14), 0),
    );
    expect(gestures).toEqual([
      { kind: 'pan', dx: 20, dy: 4 },
      { kind: 'pan', dx: 10, dy: 0 },
    ]);
  });

  it('a drag the tool grabs goes to the tool', () => {
    const { gestures } = run(
      (h) => pressed(h, contact(10, 10), yes),
      (h) => moved(h, contact(30, 14)),
      (h) => released(h, contact(31, 14), 0),
    );
    expect(kinds(gestures)).toEqual(['down', 'drag', 'up']);
  });

  it('the right and the middle button never order', () => {
    for (const button of [1, 2]) {
      const { gestures } = run(
        (h) => pressed(h, contact(10, 10, { button }), yes),
        (h) => moved(h, contact(30, 14)),
      );
      expect(kinds(gestures)).toEqual(['pan']);
    }
  });

  it('a second finger cancels the drag and pinches; a pinch never taps', () => {
    const finger = (id: number, x: number, y: number): Contact => contact(x, y, { id, pointer: 'touch' });
    const { hands, gestures } = run(
      (h) => pressed(h, finger(1, 100, 100), yes),
      (h) => moved(h, finger(1, 140, 100)),
      (h) => pressed(h, finger(2, 240, 100), yes),
      (h) => moved(h, finger(2, 300, 100)),
      (h) => released(h, finger(2, 300, 100), 1),
      (h) => moved(h, finger(1, 200, 200)),
      (h) => released(h, finger(1, 200, 200), 0),
    );
    expect(kinds(gestures)).toEqual(['down', 'drag', 'cancel', 'pan', 'zoom']);
    expect(gestures[4]).toMatchObject({ factor: 200 / 140 });
    expect(hands).toEqual(idle);
  });

  it('a long press is told once and is no tap', () => {
    const { gestures } = run(
      (h) => pressed(h, contact(10, 10), no),
      heldLong,
      heldLong,
      (h) => released(h, contact(10, 10), 0),
    );
    expect(kinds(gestures)).toEqual(['longPress']);
  });

  it('a press the tool grabs is let go before it is a tap; held long it is let go and is no tap', () => {
    const press = (h: Hands) => pressed(h, contact(10, 10), yes);
    const release = (h: Hands) => released(h, contact(10, 10), 0);
    expect(kinds(run(press, release).gestures)).toEqual(['down', 'up', 'tap']);
    expect(kinds(run(press, heldLong, release).gestures)).toEqual(['down', 'longPress', 'up']);
  });

  it('a contact taken away cancels what the tool did', () => {
    const { gestures, hands } = run(
      (h) => pressed(h, contact(10, 10), yes),
      (h) => moved(h, contact(30, 14)),
      (h) => lost(h, contact(30, 14), 0),
    );
    expect(kinds(gestures)).toEqual(['down', 'drag', 'cancel']);
    expect(hands).toEqual(idle);
  });

  it('a drag the tool is told to let go of is cancelled, and its release is neither a drop nor a tap', () => {
    const dragged = run(
      (h) => pressed(h, contact(10, 10), yes),
      (h) => moved(h, contact(30, 14)),
      (h) => letGo(h),
      (h) => moved(h, contact(40, 14)),
      (h) => released(h, contact(40, 14), 0),
    );
    expect(kinds(dragged.gestures)).toEqual(['down', 'drag', 'cancel']);
    expect(dragged.hands).toEqual(idle);
    const still = run(
      (h) => pressed(h, contact(10, 10), yes),
      (h) => letGo(h),
      (h) => released(h, contact(10, 10), 0),
    );
    expect(kinds(still.gestures)).toEqual(['down', 'cancel']);
  });

  it('there is nothing to let go of while the table is panned, pinched, or at rest', () => {
    const panned = run(
      (h) => pressed(h, contact(10, 10), no),
      (h) => moved(h, contact(30, 14)),
    ).hands;
    for (const hands of [idle, panned]) expect(letGo(hands)).toEqual({ hands, gestures: [] });
  });

  it('fingers do not hover', () => {
    expect(moved(idle, contact(1, 1, { pointer: 'touch' })).gestures).toEqual([]);
    expect(kinds(moved(idle, contact(1, 1)).gestures)).toEqual(['hover']);
  });

  it('the mouse tells that it leaves the table, a drag and a finger do not', () => {
    expect(kinds(left(idle, contact(1, 1)).gestures)).toEqual(['leave']);
    expect(left(idle, contact(1, 1, { pointer: 'touch' })).gestures).toEqual([]);
    expect(
      kinds(
        run(
          (h) => pressed(h, contact(10, 10), yes),
          (h) => moved(h, contact(40, 10)),
          (h) => left(h, contact(-5, 10)),
        ).gestures,
      ),
    ).toEqual(['down', 'drag']);
  });
});
