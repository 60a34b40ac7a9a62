import { afterAll, beforeAll, vi } from 'vitest';

const sizeOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1] ?? 0);

/** What a canvas gives that nobody looks at. */
const ANYTHING: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : ANYTHING),
  set: () => true,
  apply: () => ANYTHING,
});

/** A canvas that keeps what is written on it, and how large. */
export function paper() {
  const written: { readonly text: string; readonly size: number }[] = [];
  const state: { [key: string]: unknown } = { font: '12px x' };
  const calls: { [key: string]: (...args: never[]) => unknown } = {
    measureText: (text: string) => ({ width: text.length * sizeOf(state['font'] as string) * 0.58 }),
    fillText: (text: string) => void written.push({ text, size: sizeOf(state['font'] as string) }),
  };
  const context = new Proxy(state, {
    get: (target, key: string) => calls[key] ?? target[key] ?? (() => ANYTHING),
  }) as unknown as CanvasRenderingContext2D;
  return { context, written };
}

/** Canvases of a test file give nothing that anybody looks at. */
export function stubCanvas(): void {
  beforeAll(() => {
    vi.stubGlobal('Path2D', function path() {
      return ANYTHING;
    });
    vi.stubGlobal('document', {
      createElement: () => ({ getContext: () => paper().context, width: 1, height: 1 }),
    });
  });
  afterAll(() => vi.unstubAllGlobals());
}
