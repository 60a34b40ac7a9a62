import type { ScreenPoint } from '../camera/camera.ts';

/** One contact of a pointer with the table, CSS pixels on the canvas, milliseconds. */
export interface Contact {
  readonly id: number;
  readonly at: ScreenPoint;
  readonly pointer: 'mouse' | 'touch' | 'pen';
  readonly button: number;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** What the fingers and the mouse are doing. Pinching never orders: a second finger ends what the first began. */
export type Hands =
  | { readonly kind: 'idle' }
  /** Pressed, not moved yet. `held` once the long press has been reported. */
  | { readonly kind: 'pressed'; readonly first: Contact; readonly tool: boolean; readonly held: boolean }
  /** The tool drags. */
  | { readonly kind: 'tool'; readonly first: Contact }
  | { readonly kind: 'pan'; readonly id: number; readonly last: ScreenPoint }
  | { readonly kind: 'pinch'; readonly a: Contact; readonly b: Contact }
  /** A pinch ended with one finger still down: nothing more until all are up. */
  | { readonly kind: 'spent' };

export type Gesture =
  | {
      readonly kind: 'down' | 'drag' | 'up' | 'cancel' | 'tap' | 'longPress' | 'hover' | 'leave';
      readonly contact: Contact;
    }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly at: ScreenPoint };

export interface Step {
  readonly hands: Hands;
  readonly gestures: readonly Gesture[];
}

/** How far a press may wander and still be a tap, CSS pixels. */
export const SLOP = { mouse: 4, pen: 6, touch: 9 } as const;

const IDLE: Hands = { kind: 'idle' };
const far = (a: ScreenPoint, b: ScreenPoint, limit: number): boolean =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > limit * limit;
const gap = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A contact begins. `grabs` says whether the tool wants this press; only the main button ever orders. */
export const pressed = (hands: Hands, contact: Contact, grabs: (contact: Contact) => boolean): Step => {
  if (hands.kind === 'idle') {
    const tool = contact.button === 0 && grabs(contact);
    return {
      hands: { kind: 'pressed', first: contact, tool, held: false },
      gestures: tool ? [{ kind: 'down', contact }] : [],
    };
  }
  if (contact.pointer !== 'touch') return { hands, gestures: [] };
  if (hands.kind === 'pressed' || hands.kind === 'tool') {
    const lost = hands.kind === 'tool' || hands.tool;
    return {
      hands: { kind: 'pinch', a: hands.first, b: contact },
      gestures: lost ? [{ kind: 'cancel', contact: hands.first }] : [],
    };
  }
  if (hands.kind === 'pan')
    return { hands: { kind: 'pinch', a: { ...contact, id: hands.id, at: hands.last }, b: contact }, gestures: [] };
  return { hands, gestures: [] };
};

const pinched = (hands: Extract<Hands, { kind: 'pinch' }>, contact: Contact): Step => {
  const a = contact.id === hands.a.id ? contact : hands.a;
  const b = contact.id === hands.b.id ? contact : hands.b;
  const was = middle(hands.a.at, hands.b.at);
  const now = middle(a.at, b.at);
  const factor = gap(a.at, b.at) / Math.max(gap(hands.a.at, hands.b.at), 1);
  const gestures: Gesture[] = [{ kind: 'pan', dx: now.x - was.x, dy: now.y - was.y }];
  if (factor > 0) gestures.push({ kind: 'zoom', factor, at: now });
  return { hands: { kind: 'pinch', a, b }, gestures };
};

/** A contact, or the hovering mouse, moves. */
export const moved = (hands: Hands, contact: Contact): Step => {
  switch (hands.kind) {
    case 'idle':
      return { hands, gestures: contact.pointer === 'touch' ? [] : [{ kind: 'hover', contact }] };
    case 'pressed': {
      if (contact.id !== hands.first.id || !far(contact.at, hands.first.at, SLOP[contact.pointer]))
        return { hands, gestures: [] };
      if (hands.tool)
        return {
          hands: { kind: 'tool', first: hands.first },
          gestures: [{ kind: 'drag', contact: { ...contact, button: 0 } }],
        };
      const dx = contact.at.x - hands.first.at.x;
      const dy = contact.at.y - hands.first.at.y;
      return { hands: { kind: 'pan', id: contact.id, last: contact.at }, gestures: [{ kind: 'pan', dx, dy }] };
    }
    case 'tool':
      return {
        hands,
        gestures: contact.id === hands.first.id ? [{ kind: 'drag', contact: { ...contact, button: 0 } }] : [],
      };
    case 'pan': {
      if (contact.id !== hands.id) return { hands, gestures: [] };
      const gestures: Gesture = { kind: 'pan', dx: contact.at.x - hands.last.x, dy: contact.at.y - hands.last.y };
      return { hands: { ...hands, last: contact.at }, gestures: [gestures] };
    }
    case 'pinch':
      return contact.id === hands.a.id || contact.id === hands.b.id ? pinched(hands, contact) : { hands, gestures: [] };
    case 'spent':
      return { hands, gestures: [] };
  }
};

/** A contact ends. `left` = contacts still down. A press that never moved is a tap, unless it was a long one. */
export const released = (hands: Hands, contact: Contact, left: number): Step => {
  if (hands.kind === 'pressed' && contact.id === hands.first.id) {
    const at: Contact = { ...contact, button: hands.first.button };
    const gestures: Gesture[] = hands.tool ? [{ kind: 'up', contact: at }] : [];
    return { hands: IDLE, gestures: hands.held ? gestures : [...gestures, { kind: 'tap', contact: at }] };
  }
  if (hands.kind === 'tool' && contact.id === hands.first.id)
    return { hands: IDLE, gestures: [{ kind: 'up', contact: { ...contact, button: 0 } }] };
  if (hands.kind === 'pan' && contact.id === hands.id) return { hands: IDLE, gestures: [] };
  if (hands.kind === 'pinch' || hands.kind === 'spent')
    return { hands: left > 0 ? { kind: 'spent' } : IDLE, gestures: [] };
  return { hands, gestures: [] };
};

/** The browser took the contact away: whatever the tool did is off. */
export const lost = (hands: Hands, contact: Contact, left: number): Step => {
  const tool = hands.kind === 'tool' || (hands.kind === 'pressed' && hands.tool);
  return { hands: left > 0 ? { kind: 'spent' } : IDLE, gestures: tool ? [{ kind: 'cancel', contact }] : [] };
};

/** The tool is to let go of what it drags: that is off, and nothing more counts until all contacts are up. */
export const letGo = (hands: Hands): Step =>
  hands.kind === 'tool' || (hands.kind === 'pressed' && hands.tool)
    ? { hands: { kind: 'spent' }, gestures: [{ kind: 'cancel', contact: hands.first }] }
    : { hands, gestures: [] };

/** The mouse has left the table; a finger leaves only by being lifted. */
export const left = (hands: Hands, contact: Contact): Step => ({
  hands,
  gestures: hands.kind === 'idle' && contact.pointer !== 'touch' ? [{ kind: 'leave', contact }] : [],
});

/** The press has lasted half a second without moving. */
export const heldLong = (hands: Hands): Step =>
  hands.kind === 'pressed' && hands.first.button === 0 && !hands.held
    ? { hands: { ...hands, held: true }, gestures: [{ kind: 'longPress', contact: hands.first }] }
    : { hands, gestures: [] };
