import type { DrawnTable } from '../../draw/orions-gate/create-stage.ts';
import type { StageSettings } from '../../draw/stage.ts';

/** Fetches and opens the drawn table. */
export const openTable = async (host: HTMLElement, settings: StageSettings): Promise<DrawnTable> =>
  (await import('../../draw/orions-gate/create-stage.ts')).createStage(host, settings);
