import type { StageSettings } from '../../table/stage.ts';

/** Fetches and opens the drawn table of Orion's Spur. */
export const openTable = async (host: HTMLElement, settings: StageSettings) =>
  (await import('./table/create-stage.ts')).createStage(host, settings);
