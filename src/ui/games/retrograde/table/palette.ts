import type { HullFamily } from '../../../../../assets/art/retrograde/hulls.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { tableInks, type TableInks } from '../../../cards/table/scribe.ts';
import type { StageSettings } from '../../../table/stage.ts';
import type { Tone } from './stage.ts';

/** Colours of the orrery, as `r, g, b`. */
export interface OrreryPalette extends TableInks {
  readonly seat: { readonly [seat: Seat]: string };
  readonly good: string;
  readonly bad: string;
  readonly warn: string;
  readonly neutral: string;
}

type Own = Omit<OrreryPalette, keyof TableInks>;

const OWN: { readonly [name in StageSettings['palette']]: Own } = {
  standard: {
    seat: { 1: '255, 178, 72', 2: '86, 208, 240' },
    good: '112, 224, 142',
    bad: '255, 98, 92',
    warn: '255, 204, 92',
    neutral: '170, 192, 216',
  },
  deuteranopia: {
    seat: { 1: '255, 222, 64', 2: '92, 146, 255' },
    good: '96, 232, 214',
    bad: '255, 112, 48',
    warn: '238, 208, 236',
    neutral: '176, 192, 214',
  },
  highContrast: {
    seat: { 1: '255, 196, 60', 2: '100, 230, 255' },
    good: '120, 255, 150',
    bad: '255, 110, 100',
    warn: '255, 225, 70',
    neutral: '225, 235, 245',
  },
};

/** The colours of the orrery in a palette. */
export const orreryPalette = (name: StageSettings['palette']): OrreryPalette => ({ ...tableInks(name), ...OWN[name] });

/** The colour of a tone. */
export const toneOf = (palette: OrreryPalette, tone: Tone): string => {
  switch (tone) {
    case 'offered':
    case 'good':
      return palette.good;
    case 'pointed':
    case 'chosen':
      return palette.focus;
    case 'danger':
    case 'refused':
      return palette.bad;
    case 'warn':
      return palette.warn;
  }
};

/** The hulls of a seat: they tell sides apart in black and white. */
export const familyOf = (seat: Seat): HullFamily => (seat === '1' ? 'built' : 'grown');

/** The light of a seat's guns and drives. */
export const lightOf = (seat: Seat | null): 'amber' | 'cyan' | 'white' =>
  seat === null ? 'white' : seat === '1' ? 'amber' : 'cyan';
