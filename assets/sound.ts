/** One voice of a sound: a tone that slides, or noise through a filter that slides. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'square' | 'noise';
  /** Hertz at the start and at the end: pitch of a tone, filter of noise. */
  readonly from: number;
  readonly to: number;
  /** Seconds: when it starts, how it rises, how long it falls. */
  readonly delay?: number;
  readonly rise: number;
  readonly fall: number;
  /** 0..1. */
  readonly loud: number;
}

/** Every sound of the table, as recipes: sparse and soft (look.md). */
export const SOUNDS = {
  tick: [{ wave: 'sine', from: 1500, to: 1180, rise: 0.002, fall: 0.045, loud: 0.1 }],
  confirm: [
    { wave: 'sine', from: 720, to: 720, rise: 0.004, fall: 0.09, loud: 0.1 },
    { wave: 'sine', from: 1080, to: 1080, delay: 0.06, rise: 0.004, fall: 0.14, loud: 0.1 },
  ],
  refuse: [{ wave: 'triangle', from: 210, to: 160, rise: 0.004, fall: 0.16, loud: 0.16 }],
  engine: [
    { wave: 'noise', from: 160, to: 90, rise: 0.18, fall: 0.6, loud: 0.3 },
    { wave: 'sine', from: 52, to: 44, rise: 0.14, fall: 0.6, loud: 0.28 },
  ],
  cannon: [
    { wave: 'noise', from: 1800, to: 240, rise: 0.002, fall: 0.16, loud: 0.26 },
    { wave: 'sine', from: 150, to: 52, rise: 0.002, fall: 0.18, loud: 0.34 },
    { wave: 'noise', from: 1500, to: 220, delay: 0.09, rise: 0.002, fall: 0.16, loud: 0.22 },
  ],
  gigaCannon: [
    { wave: 'sawtooth', from: 60, to: 240, rise: 0.16, fall: 0.06, loud: 0.08 },
    { wave: 'noise', from: 1200, to: 90, delay: 0.18, rise: 0.004, fall: 0.5, loud: 0.4 },
    { wave: 'sine', from: 110, to: 32, delay: 0.18, rise: 0.004, fall: 0.5, loud: 0.45 },
  ],
  railgun: [
    { wave: 'noise', from: 6500, to: 900, rise: 0.001, fall: 0.12, loud: 0.22 },
    { wave: 'triangle', from: 1900, to: 120, rise: 0.001, fall: 0.22, loud: 0.16 },
  ],
  torpedo: [
    { wave: 'noise', from: 300, to: 1300, rise: 0.06, fall: 0.55, loud: 0.2 },
    { wave: 'sine', from: 88, to: 130, rise: 0.06, fall: 0.5, loud: 0.18 },
  ],
  missiles: [
    { wave: 'noise', from: 900, to: 2600, rise: 0.03, fall: 0.24, loud: 0.14 },
    { wave: 'noise', from: 1000, to: 2900, delay: 0.09, rise: 0.03, fall: 0.24, loud: 0.12 },
    { wave: 'noise', from: 800, to: 2500, delay: 0.19, rise: 0.03, fall: 0.3, loud: 0.12 },
  ],
  hangar: [
    { wave: 'sawtooth', from: 190, to: 320, rise: 0.1, fall: 0.4, loud: 0.05 },
    { wave: 'noise', from: 700, to: 1700, rise: 0.12, fall: 0.5, loud: 0.12 },
  ],
  tractor: [
    { wave: 'sine', from: 196, to: 262, rise: 0.1, fall: 0.5, loud: 0.14 },
    { wave: 'triangle', from: 198, to: 266, rise: 0.1, fall: 0.5, loud: 0.08 },
  ],
  emp: [{ wave: 'sine', from: 880, to: 110, rise: 0.01, fall: 0.4, loud: 0.14 }],
  hit: [
    { wave: 'noise', from: 1400, to: 160, rise: 0.001, fall: 0.2, loud: 0.34 },
    { wave: 'sine', from: 120, to: 48, rise: 0.001, fall: 0.22, loud: 0.34 },
  ],
  glance: [{ wave: 'triangle', from: 1250, to: 720, rise: 0.001, fall: 0.2, loud: 0.12 }],
  crunch: [
    { wave: 'noise', from: 700, to: 110, rise: 0.002, fall: 0.4, loud: 0.42 },
    { wave: 'square', from: 70, to: 38, rise: 0.002, fall: 0.26, loud: 0.12 },
  ],
  explosion: [
    { wave: 'noise', from: 1500, to: 60, rise: 0.004, fall: 1.1, loud: 0.5 },
    { wave: 'sine', from: 82, to: 26, rise: 0.004, fall: 1, loud: 0.5 },
    { wave: 'noise', from: 420, to: 60, delay: 0.22, rise: 0.05, fall: 1.1, loud: 0.3 },
  ],
  warp: [
    { wave: 'sine', from: 140, to: 1200, rise: 0.2, fall: 0.2, loud: 0.1 },
    { wave: 'noise', from: 300, to: 3200, rise: 0.2, fall: 0.25, loud: 0.1 },
  ],
  card: [
    { wave: 'noise', from: 420, to: 1100, rise: 0.07, fall: 0.22, loud: 0.12 },
    { wave: 'sine', from: 86, to: 64, rise: 0.05, fall: 0.26, loud: 0.14 },
  ],
  clip: [
    { wave: 'triangle', from: 920, to: 760, rise: 0.002, fall: 0.05, loud: 0.09 },
    { wave: 'noise', from: 2600, to: 1200, rise: 0.002, fall: 0.05, loud: 0.05 },
  ],
  lock: [
    { wave: 'sine', from: 540, to: 540, rise: 0.004, fall: 0.07, loud: 0.1 },
    { wave: 'sine', from: 810, to: 810, delay: 0.07, rise: 0.004, fall: 0.12, loud: 0.1 },
  ],
  bolt: [
    { wave: 'triangle', from: 1500, to: 240, rise: 0.002, fall: 0.17, loud: 0.12 },
    { wave: 'noise', from: 2400, to: 400, rise: 0.002, fall: 0.14, loud: 0.14 },
  ],
  repair: [
    { wave: 'sine', from: 520, to: 780, rise: 0.03, fall: 0.2, loud: 0.1 },
    { wave: 'triangle', from: 1040, to: 1560, delay: 0.05, rise: 0.03, fall: 0.2, loud: 0.04 },
  ],
  dice: [
    { wave: 'sine', from: 2400, to: 2250, rise: 0.001, fall: 0.05, loud: 0.1 },
    { wave: 'sine', from: 2050, to: 1960, delay: 0.07, rise: 0.001, fall: 0.05, loud: 0.1 },
    { wave: 'sine', from: 2640, to: 2500, delay: 0.12, rise: 0.001, fall: 0.06, loud: 0.09 },
    { wave: 'sine', from: 2180, to: 2090, delay: 0.2, rise: 0.001, fall: 0.08, loud: 0.08 },
  ],
} as const satisfies { readonly [name: string]: readonly Voice[] };

export type SoundName = keyof typeof SOUNDS;
