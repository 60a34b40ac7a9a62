import type { Seat } from '../../../../engine/seat.ts';
import { tableInks, type Scribe, type TableInks } from '../../../cards/table/scribe.ts';
import type { StageSettings } from '../../../table/stage.ts';

type Name = StageSettings['palette'];

/** Colours of the table, as `r, g, b`. */
export interface TablePalette extends TableInks {
  /** Of seats 1 to 4. */
  readonly seats: readonly string[];
  readonly shield: string;
  readonly hull: string;
  readonly energy: string;
  readonly good: string;
  readonly bad: string;
}

/** What words, plates and signs of this table are drawn with. */
export type SpurScribe = Scribe<TablePalette>;

type Tones = Pick<TablePalette, 'seats' | 'good' | 'bad'>;

const TONES: { readonly [name in Name]: Tones } = {
  standard: {
    bad: '255, 98, 92',
    good: '112, 224, 142',
    seats: ['255, 180, 84', '86, 208, 240', '112, 224, 142', '206, 150, 255'],
  },
  deuteranopia: {
    bad: '255, 132, 60',
    good: '96, 232, 214',
    seats: ['255, 197, 51', '126, 166, 255', '236, 236, 236', '208, 143, 224'],
  },
  highContrast: {
    bad: '255, 130, 120',
    good: '120, 255, 150',
    seats: ['255, 199, 102', '111, 230, 255', '141, 240, 172', '205, 177, 255'],
  },
};

/** The colours of the table in a palette. */
export const tablePaletteOf = (name: Name): TablePalette => ({
  ...tableInks(name),
  ...TONES[name],
  shield: '111, 195, 255',
  hull: '226, 183, 140',
  energy: '255, 225, 105',
});

/** The colour of a seat. */
export const seatInk = (palette: TablePalette, seat: Seat): string => palette.seats[Number(seat) - 1] ?? palette.quiet;
