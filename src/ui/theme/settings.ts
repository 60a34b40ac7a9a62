import { BehaviorSubject } from 'rxjs';

const KEY = 'orion.settings';
type Reads<T> = (raw: unknown) => raw is T;

const oneOf =
  <const T extends string>(...allowed: readonly T[]): Reads<T> =>
  (raw): raw is T =>
    allowed.some((one) => one === raw);
const between =
  (least: number, most: number, whole = false): Reads<number> =>
  (raw): raw is number =>
    typeof raw === 'number' && raw >= least && raw <= most && (!whole || Number.isInteger(raw));
const onOff: Reads<boolean> = (raw): raw is boolean => typeof raw === 'boolean';

/** What each setting may be. By hand, for the first screen waits for this file and should not wait for a library. */
const FIELDS = {
  palette: oneOf('standard', 'deuteranopia', 'highContrast'),
  /** Percent. */
  textScale: between(100, 200, true),
  reducedMotion: oneOf('auto', 'on', 'off'),
  sound: onOff,
  /** 0..1. */
  volume: between(0, 1),
  /** 0 = no animation, 1 = normal, up to 4 times as fast. */
  animationSpeed: between(0, 4),
  renderer: oneOf('auto', 'webgl', 'canvas'),
  /** 0.2..1. */
  overlayOpacity: between(0.2, 1),
  overlayStyle: oneOf('filled', 'line'),
  showGrid: onOff,
  /** Short texts for the aim of each step (BS-19.12). */
  hints: onOff,
  /** An activation, attacks or a turn with nothing left to do end by themselves. */
  endsAlone: onOff,
} as const;

export type Settings = {
  readonly [key in keyof typeof FIELDS]: (typeof FIELDS)[key] extends Reads<infer T> ? T : never;
};

export const DEFAULT_SETTINGS: Settings = {
  palette: 'standard',
  textScale: 100,
  reducedMotion: 'auto',
  sound: true,
  volume: 0.6,
  animationSpeed: 1,
  renderer: 'auto',
  overlayOpacity: 0.8,
  overlayStyle: 'filled',
  showGrid: true,
  hints: true,
  endsAlone: true,
};

/** Settings from untrusted fields: what is missing or damaged is as the default, what is unknown is left out. */
const readSettings = (raw: { readonly [key: string]: unknown }): Settings =>
  Object.fromEntries(
    (Object.keys(FIELDS) as (keyof Settings)[]).map((key) => [
      key,
      FIELDS[key](raw[key]) ? raw[key] : DEFAULT_SETTINGS[key],
    ]),
  ) as unknown as Settings;

/** Settings from stored text; anything missing or damaged becomes the default. */
export function parseSettings(text: string | null): Settings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(text ?? 'null');
  } catch {
    // Damaged text is as good as none.
  }
  return readSettings(
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as { readonly [key: string]: unknown }) : {},
  );
}

const storage = (): Storage | null => {
  try {
    // A program without a window, e.g. a test, has none.
    return (globalThis as { readonly localStorage?: Storage }).localStorage ?? null;
  } catch {
    return null; // Blocked by the browser: settings then last as long as the page.
  }
};

export const settings$ = new BehaviorSubject<Settings>(parseSettings(storage()?.getItem(KEY) ?? null));

/** Changes some settings, notifies subscribers and keeps them. */
export function updateSettings(change: Partial<Settings>): void {
  const next = readSettings({ ...settings$.value, ...change });
  try {
    storage()?.setItem(KEY, JSON.stringify(next));
  } catch {
    // Full or blocked storage: the change still holds for this page.
  }
  settings$.next(next);
}

/** Whether this browser keeps what is set here beyond the page. */
export function settingsLast(): boolean {
  try {
    const kept = storage();
    kept?.setItem(KEY, kept.getItem(KEY) ?? '{}');
    return kept !== null;
  } catch {
    return false;
  }
}

/** Whether things should jump instead of move. */
export function reducedMotion(settings: Settings = settings$.value): boolean {
  if (settings.reducedMotion !== 'auto') return settings.reducedMotion === 'on';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How a person wants tables drawn. */
export interface StageSettings {
  readonly renderer: 'auto' | 'webgl' | 'canvas';
  /** 0 = no animation, 1 = normal, up to 4. */
  readonly speed: number;
  readonly reducedMotion: boolean;
  readonly palette: 'standard' | 'deuteranopia' | 'highContrast';
  /** 0.2..1. */
  readonly overlayOpacity: number;
  readonly overlayStyle: 'filled' | 'line';
  readonly showGrid: boolean;
  /** No aid is drawn: the table alone. */
  readonly bare?: boolean;
  /** Device pixels to a pixel of the page; those of the screen without it. */
  readonly ratio?: number;
}

/** What the table stage needs to know. */
export const stageSettings = (settings: Settings): StageSettings => ({
  renderer: settings.renderer,
  speed: settings.animationSpeed,
  reducedMotion: reducedMotion(settings),
  palette: settings.palette,
  overlayOpacity: settings.overlayOpacity,
  overlayStyle: settings.overlayStyle,
  showGrid: settings.showGrid,
});
