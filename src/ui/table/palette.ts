import type { StageSettings } from './stage.ts';

/** What every table is written with, as `r, g, b` so that any opacity can be given. */
export interface Inks {
  /** Soft dark plate behind words. */
  readonly plate: string;
  readonly text: string;
  readonly quiet: string;
  readonly hairline: string;
  /** How much sky and terrain step back behind what is played with, 0..1. */
  readonly veil: number;
}

const SOFT: Inks = {
  plate: '8, 12, 20',
  text: '232, 240, 250',
  quiet: '150, 168, 190',
  hairline: '150, 178, 210',
  veil: 0,
};

const INKS: { readonly [name in StageSettings['palette']]: Inks } = {
  standard: SOFT,
  deuteranopia: SOFT,
  highContrast: {
    plate: '0, 0, 0',
    text: '255, 255, 255',
    quiet: '215, 225, 235',
    hairline: '215, 228, 245',
    veil: 0.55,
  },
};

/** The inks of a palette. */
export const inksOf = (name: StageSettings['palette']): Inks => INKS[name];

/** A CSS colour from `r, g, b` and an opacity. */
export const rgba = (rgb: string, alpha = 1): string => `rgba(${rgb}, ${alpha})`;
