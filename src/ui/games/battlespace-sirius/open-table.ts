import type { StageSettings } from '../../draw/stage.ts';

/** Fetches and opens the drawn card table. */
export const openTable = async (host: HTMLElement, settings: StageSettings) =>
  (await import('../../draw/battlespace-sirius/create-stage.ts')).createStage(host, settings);
