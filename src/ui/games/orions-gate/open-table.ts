import type { DrawnTable } from './table/create-stage.ts';
import type { StageSettings } from '../../table/stage.ts';

/** Fetches and opens the drawn table. */
export const openTable = async (host: HTMLElement, settings: StageSettings): Promise<DrawnTable> =>
  (await import('./table/create-stage.ts')).createStage(host, settings);
