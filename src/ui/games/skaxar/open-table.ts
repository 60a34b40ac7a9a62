import type { StageSettings } from '../../draw/stage.ts';

/** Fetches and opens the drawn table of Skaxar. */
export const openTable = async (host: HTMLElement, settings: StageSettings) =>
  (await import('../../draw/skaxar/create-stage.ts')).createStage(host, settings);
