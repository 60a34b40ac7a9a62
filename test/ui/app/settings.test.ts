import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DEFAULT_SETTINGS,
  parseSettings,
  reducedMotion,
  settings$,
  stageSettings,
  updateSettings,
} from '../../../src/ui/theme/settings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  settings$.next(DEFAULT_SETTINGS);
});

describe('settings', () => {
  it('starts with the defaults when nothing or nonsense is kept', () => {
    for (const text of [null, '', '{', '[]', '7', 'null', '"x"']) expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toEqual({
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
    });
  });

  it('a damaged field costs only itself, an unknown one is dropped', () => {
    const text = JSON.stringify({
      palette: 'highContrast',
      textScale: 900,
      volume: 'loud',
      animationSpeed: 4,
      later: 1,
    });
    expect(parseSettings(text)).toEqual({ ...DEFAULT_SETTINGS, palette: 'highContrast', animationSpeed: 4 });
  });

  it('gives legal settings for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { textScale, volume, animationSpeed, overlayOpacity } = parseSettings(JSON.stringify(value));
        expect(textScale >= 100 && textScale <= 200 && volume >= 0 && volume <= 1).toBe(true);
        expect(animationSpeed >= 0 && animationSpeed <= 4 && overlayOpacity >= 0.2 && overlayOpacity <= 1).toBe(true);
      }),
    );
  });

  it('keeps a change and tells of it; a full storage loses nothing of this page', () => {
    const kept: { [key: string]: string } = {};
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
    });
    updateSettings({ textScale: 150 });
    expect(settings$.value).toEqual({ ...DEFAULT_SETTINGS, textScale: 150 });
    expect(parseSettings(kept['orion.settings']!)).toEqual(settings$.value);
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full');
      },
    });
    updateSettings({ sound: false });
    expect(settings$.value).toEqual({ ...DEFAULT_SETTINGS, textScale: 150, sound: false });
  });

  it('motion follows the system until the reader decides', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(reducedMotion(DEFAULT_SETTINGS)).toBe(true);
    expect(reducedMotion({ ...DEFAULT_SETTINGS, reducedMotion: 'off' })).toBe(false);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(reducedMotion(DEFAULT_SETTINGS)).toBe(false);
    expect(stageSettings({ ...DEFAULT_SETTINGS, reducedMotion: 'on', animationSpeed: 2 })).toEqual({
      renderer: 'auto',
      speed: 2,
      reducedMotion: true,
      palette: 'standard',
      overlayOpacity: 0.8,
      overlayStyle: 'filled',
      showGrid: true,
    });
  });
});
