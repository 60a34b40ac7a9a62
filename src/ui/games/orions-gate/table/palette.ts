import type { Side } from '../../../../games/orions-gate/index.ts';
import { inksOf, type Inks } from '../../../table/palette.ts';
import type { StageSettings } from '../../../table/stage.ts';
import type { Tone } from './stage.ts';

/** Colours of one palette, as `r, g, b` so that any opacity can be given. */
export interface Palette extends Inks {
  readonly tone: { readonly [tone in Tone]: string };
}

const TONES: { readonly [name in StageSettings['palette']]: Palette['tone'] } = {
  standard: {
    neutral: '170, 192, 216',
    good: '112, 224, 142',
    bad: '255, 98, 92',
    warn: '255, 204, 92',
    sideA: '255, 178, 72',
    sideB: '86, 208, 240',
    focus: '240, 246, 255',
  },
  deuteranopia: {
    neutral: '176, 192, 214',
    good: '96, 232, 214',
    bad: '255, 112, 48',
    warn: '238, 208, 236',
    sideA: '255, 222, 64',
    sideB: '92, 146, 255',
    focus: '245, 248, 255',
  },
  highContrast: {
    neutral: '225, 235, 245',
    good: '120, 255, 150',
    bad: '255, 110, 100',
    warn: '255, 225, 70',
    sideA: '255, 196, 60',
    sideB: '100, 230, 255',
    focus: '255, 255, 255',
  },
};

/** The colours of a palette. */
export const paletteOf = (name: StageSettings['palette']): Palette => ({ ...inksOf(name), tone: TONES[name] });

/** The tone of a side. */
export const sideTone = (side: Side): Tone => (side === 'A' ? 'sideA' : 'sideB');
