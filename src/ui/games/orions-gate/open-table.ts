import type { SeatInfo } from '../../../engine/recording.ts';
import { paintsOf } from './seat-paints.ts';
import type { DrawnTable } from './table/create-stage.ts';
import { withScene } from '../../table/scene-source.ts';
import type { StageSettings } from '../../table/stage.ts';

/** Fetches what the table is drawn with. */
export const fetchTable = async () => (await withScene('table', import('./table/create-stage.ts'))).createStage;

/** Fetches and opens the drawn table, its hulls in the paints of their seats. */
export const openTable =
  (seats: readonly SeatInfo[] = []) =>
  async (host: HTMLElement, settings: StageSettings): Promise<DrawnTable> =>
    (await fetchTable())(host, settings, paintsOf(seats));
