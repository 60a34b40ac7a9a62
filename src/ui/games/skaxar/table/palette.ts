import type { Seat } from '../../../../engine/seat.ts';
import { tableInks, type Scribe, type TableInks } from '../../../cards/table/scribe.ts';
import type { StageSettings } from '../../../table/stage.ts';
import { seatOf } from './plan.ts';
import type { Tone } from './stage.ts';

/** Colours of the table, as `r, g, b`. */
export interface TablePalette extends TableInks {
  readonly seat: { readonly A: string; readonly B: string };
  readonly tone: { readonly [tone in Tone]: string };
  readonly shut: string;
}

/** What words, plates and signs of this table are drawn with. */
export type SkaxarScribe = Scribe<TablePalette>;

type Name = StageSettings['palette'];

/** Seat A warm, seat B cool. */
const WARM: { readonly [name in Name]: string } = {
  standard: '255, 178, 72',
  deuteranopia: '255, 222, 64',
  highContrast: '255, 196, 60',
};
const COOL: { readonly [name in Name]: string } = {
  standard: '86, 208, 240',
  deuteranopia: '92, 146, 255',
  highContrast: '100, 230, 255',
};
const GOOD: { readonly [name in Name]: string } = {
  standard: '112, 224, 142',
  deuteranopia: '96, 232, 214',
  highContrast: '120, 255, 150',
};
const BAD: { readonly [name in Name]: string } = {
  standard: '255, 98, 92',
  deuteranopia: '255, 112, 48',
  highContrast: '255, 110, 100',
};
const QUIET = '182, 200, 220';

/** The colours of the table in a palette. */
export const tablePaletteOf = (name: Name): TablePalette => ({
  ...tableInks(name),
  seat: { A: WARM[name], B: COOL[name] },
  // What is neither good nor bad for the buyer is told apart by its sign and words.
  tone: {
    win: GOOD[name],
    loss: BAD[name],
    both: '236, 226, 200',
    stalemate: QUIET,
    chance: '214, 190, 255',
    same: QUIET,
  },
  shut: BAD[name],
});

/** The colour of a seat; a neutral one for what belongs to nobody. */
export const seatInk = (palette: TablePalette, seat: Seat | null): string =>
  seat === null ? palette.quiet : palette.seat[seatOf(seat)];
