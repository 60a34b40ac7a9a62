import type { Side } from '../../games/orions-gate/index.ts';
import type { StageSettings, Tone } from './stage.ts';

/** Colours of one palette, as `r, g, b` so that any opacity can be given. */
export interface Palette {
  readonly tone: { readonly [tone in Tone]: string };
  /** Soft dark plate behind words. */
  readonly plate: string;
  readonly text: string;
  readonly quiet: string;
  readonly hairline: string;
  /** How much sky and terrain step back behind what is played with, 0..1. */
  readonly veil: number;
}

const base = { plate: '8, 12, 20', text: '232, 240, 250', quiet: '150, 168, 190', hairline: '150, 178, 210', veil: 0 } as const;

const PALETTES: { readonly [name in StageSettings['palette']]: Palette } = {
  standard: {
    ...base,
    tone: { neutral: '170, 192, 216', good: '112, 224, 142', bad: '255, 98, 92', warn: '255, 204, 92', sideA: '255, 178, 72', sideB: '86, 208, 240', focus: '240, 246, 255' },
  },
  deuteranopia: {
    ...base,
    tone: { neutral: '176, 192, 214', good: '96, 232, 214', bad: '255, 112, 48', warn: '238, 208, 236', sideA: '255, 222, 64', sideB: '92, 146, 255', focus: '245, 248, 255' },
  },
  highContrast: {
    plate: '0, 0, 0',
    text: '255, 255, 255',
    quiet: '215, 225, 235',
    hairline: '215, 228, 245',
    veil: 0.55,
    tone: { neutral: '225, 235, 245', good: '120, 255, 150', bad: '255, 110, 100', warn: '255, 225, 70', sideA: '255, 196, 60', sideB: '100, 230, 255', focus: '255, 255, 255' },
  },
};

/** The colours of a palette. */
export const paletteOf = (name: StageSettings['palette']): Palette => PALETTES[name];

/** The tone of a side. */
export const sideTone = (side: Side): Tone => (side === 'A' ? 'sideA' : 'sideB');

/** A CSS colour from `r, g, b` and an opacity. */
export const rgba = (rgb: string, alpha = 1): string => `rgba(${rgb}, ${alpha})`;
