import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSound } from '../../../src/ui/table/sound.ts';

/** Any node of the sound device, and any value of it: every call and every reading gives such a thing again. */
const node = (): unknown => new Proxy(() => undefined, { get: () => node(), set: () => true, apply: () => node() });

/** A sound device that counts its voices and tells whether it rests. */
class Device {
  static readonly all: Device[] = [];
  state = 'running';
  currentTime = 0;
  readonly sampleRate = 8;
  readonly destination = node();
  voices = 0;
  constructor() {
    Device.all.push(this);
  }
  createGain = node;
  createDynamicsCompressor = node;
  createBiquadFilter = node;
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(8) });
  createOscillator = (): unknown => this.voice();
  createBufferSource = (): unknown => this.voice();
  suspend = (): Promise<void> => this.become('suspended');
  resume = (): Promise<void> => this.become('running');
  close = (): Promise<void> => this.become('closed');
  private voice(): unknown {
    this.voices += 1;
    return node();
  }
  private become(state: string): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new Error('closed'));
    this.state = state;
    return Promise.resolve();
  }
}

const listeners = new Map<string, () => void>();
beforeEach(() => {
  vi.useFakeTimers();
  Device.all.length = 0;
  listeners.clear();
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    setTimeout: (run: () => void, after: number) => setTimeout(run, after),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A player after the first press on the page, and its device. */
function pressed() {
  const sound = createSound({ on: true, volume: 1 });
  sound.play('dice');
  expect(Device.all).toEqual([]);
  listeners.get('pointerdown')!();
  return { sound, device: Device.all[0]! };
}

test('a device that plays nothing rests, and a sound wakes it', () => {
  const { sound, device } = pressed();
  expect(device.state).toBe('running');
  vi.advanceTimersByTime(10_000);
  expect([device.state, device.voices]).toEqual(['suspended', 0]);
  sound.play('dice');
  expect(device.state).toBe('running');
  expect(device.voices).toBeGreaterThan(0);
  // It has been heard to its end.
  device.currentTime = 60;
  vi.advanceTimersByTime(10_000);
  expect(device.state).toBe('suspended');
});

test('a device does not rest while a sound lasts, nor after it was closed', () => {
  const { sound, device } = pressed();
  sound.play('dice');
  vi.advanceTimersByTime(30_000);
  expect(device.state).toBe('running');
  sound.destroy();
  vi.advanceTimersByTime(30_000);
  expect(device.state).toBe('closed');
});
