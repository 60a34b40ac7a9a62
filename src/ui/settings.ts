import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import type { StageSettings } from './draw/stage.ts';

const KEY = 'orion.settings';
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** Each field falls back to its own default, so one damaged value costs only itself. */
const schema = v.object({
  palette: v.fallback(v.picklist(['standard', 'deuteranopia', 'highContrast']), 'standard'),
  /** Percent. */
  textScale: v.fallback(v.pipe(between(100, 200), v.integer()), 100),
  reducedMotion: v.fallback(v.picklist(['auto', 'on', 'off']), 'auto'),
  sound: v.fallback(v.boolean(), true),
  /** 0..1. */
  volume: v.fallback(between(0, 1), 0.6),
  /** 0 = no animation, 1 = normal, up to 4 times as fast. */
  animationSpeed: v.fallback(between(0, 4), 1),
  renderer: v.fallback(v.picklist(['auto', 'webgl', 'canvas']), 'auto'),
  /** 0.2..1. */
  overlayOpacity: v.fallback(between(0.2, 1), 0.8),
  overlayStyle: v.fallback(v.picklist(['filled', 'line']), 'filled'),
  showGrid: v.fallback(v.boolean(), true),
  /** Short texts for the aim of each step (BS-19.12). */
  hints: v.fallback(v.boolean(), true),
});

export type Settings = v.InferOutput<typeof schema>;

export const DEFAULT_SETTINGS: Settings = v.parse(schema, {
  palette: null, textScale: null, reducedMotion: null, sound: null, volume: null,
  animationSpeed: null, renderer: null, overlayOpacity: null, overlayStyle: null, showGrid: null, hints: null,
});

/** Settings from stored text; anything missing or damaged becomes the default. */
export function parseSettings(text: string | null): Settings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(text ?? 'null');
  } catch {
    // Damaged text is as good as none.
  }
  const given = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {};
  return v.parse(schema, { ...DEFAULT_SETTINGS, ...given });
}

const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Blocked by the browser: settings then last as long as the page.
  }
};

export const settings$ = new BehaviorSubject<Settings>(parseSettings(storage()?.getItem(KEY) ?? null));

/** Changes some settings, tells everyone and keeps them. */
export function updateSettings(change: Partial<Settings>): void {
  const next = v.parse(schema, { ...settings$.value, ...change });
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
