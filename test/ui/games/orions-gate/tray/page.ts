import { vi } from 'vitest';

/** Where an element lies and how much of its contents it shows. */
interface Shape {
  readonly classes?: readonly string[];
  readonly parent?: FakeElement | null;
  readonly client?: { readonly width: number; readonly height: number };
  readonly content?: { readonly width: number; readonly height: number };
  readonly overflow?: 'visible' | 'auto';
}

/** An element of a page that is not there: as much of one as a drag out of a list asks for. */
export class FakeElement extends EventTarget {
  readonly captured: number[] = [];
  readonly overflow: string;
  private readonly shape: Shape;

  constructor(shape: Shape = {}) {
    super();
    this.shape = shape;
    this.overflow = shape.overflow ?? 'visible';
  }

  get parentElement(): FakeElement | null {
    return this.shape.parent ?? null;
  }
  get clientWidth(): number {
    return this.shape.client?.width ?? 0;
  }
  get clientHeight(): number {
    return this.shape.client?.height ?? 0;
  }
  get scrollWidth(): number {
    return this.shape.content?.width ?? this.clientWidth;
  }
  get scrollHeight(): number {
    return this.shape.content?.height ?? this.clientHeight;
  }

  setPointerCapture(id: number): void {
    this.captured.push(id);
  }
  releasePointerCapture(id: number): void {
    this.captured.splice(this.captured.indexOf(id), 1);
  }

  /** The nearest element upwards with one of the classes of a selector. */
  closest(selector: string): FakeElement | null {
    const wanted = selector.split(/\s*,\s*/).map((one) => one.replace('.', ''));
    if (this.shape.classes?.some((one) => wanted.includes(one))) return this;
    return this.parentElement?.closest(selector) ?? null;
  }

  getBoundingClientRect() {
    return { left: 0, top: 0 };
  }
}

/** A page whose table lies above `edge` and whose list of ships lies below it. */
export function stubPage(edge: number): { readonly window: EventTarget } {
  const table = new FakeElement({ classes: ['play-table'] });
  const list = new FakeElement({ classes: ['ship-tray'] });
  vi.stubGlobal('document', {
    querySelector: () => table,
    elementFromPoint: (_x: number, y: number) => (y < edge ? table : list),
  });
  vi.stubGlobal('getComputedStyle', ({ overflow }: FakeElement) => ({ overflowX: overflow, overflowY: overflow }));
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  return { window };
}

/** The stage of that page: an inch is ten pixels, its left lower corner at (0, 500). */
export const STAGE = {
  toTable: ({ x, y }: { x: number; y: number }) => ({ x: x * 100, y: (500 - y) * 100 }),
  camera: () => ({ x: 0, y: 0, scale: 10 }),
};

interface Pointer {
  readonly pointerId?: number;
  readonly pointerType?: string;
  readonly button?: number;
}

/** The press with which a drag begins. */
export const pressOn = (element: FakeElement, at: readonly [number, number], pointer: Pointer = {}): PointerEvent =>
  ({
    button: 0,
    pointerId: 1,
    pointerType: 'mouse',
    clientX: at[0],
    clientY: at[1],
    currentTarget: element,
    target: element,
    ...pointer,
  }) as unknown as PointerEvent;

/** A key pressed in that page. */
export function pressKey(window: EventTarget, key: string): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  window.dispatchEvent(event);
  return event;
}

/** A later event of the same pointer. */
export const move = (
  element: FakeElement,
  kind: 'pointermove' | 'pointerup' | 'pointercancel' | 'click',
  at: readonly [number, number],
  pointer: Pointer = {},
): Event => {
  const event = new Event(kind, { cancelable: true });
  Object.assign(event, { pointerId: 1, clientX: at[0], clientY: at[1], shiftKey: false, altKey: false, ...pointer });
  element.dispatchEvent(event);
  return event;
};
