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

const SEATS: { readonly [name in Name]: readonly string[] } = {
  standard: ['255, 180, 84', '86, 208, 240', '112, 224, 142', '206, 150, 255'],
  deuteranopia: ['255, 197, 51', '126, 166, 255', '236, 236, 236', '208, 143, 224'],
  highContrast: ['255, 199, 102', '111, 230, 255', '141, 240, 172', '205, 177, 255'],
};
const GOOD: { readonly [name in Name]: string } = {
  standard: '112, 224, 142',
  deuteranopia: '96, 232, 214',
  highContrast: '120, 255, 150',
};
const BAD: { readonly [name in Name]: string } = {
  standard: '255, 98, 92',
  deuteranopia: '255, 132, 60',
  highContrast: '255, 130, 120',
};

/** The colours of the table in a palette. */
export const tablePaletteOf = (name: Name): TablePalette => ({
  ...tableInks(name),
  seats: SEATS[name],
  shield: '111, 195, 255',
  hull: '226, 183, 140',
  energy: '255, 225, 105',
  good: GOOD[name],
  bad: BAD[name],
});

/** The colour of a seat. */
export const seatInk = (palette: TablePalette, seat: Seat): string => palette.seats[Number(seat) - 1] ?? palette.quiet;
