import { withScene } from '../../table/scene-source.ts';
import type { StageSettings } from '../../table/stage.ts';

/** Fetches what the table of Skaxar is drawn with. */
export const fetchTable = async () => (await withScene('cardTable', import('./table/create-stage.ts'))).createStage;

/** Fetches and opens the drawn table of Skaxar. */
export const openTable = async (host: HTMLElement, settings: StageSettings) => (await fetchTable())(host, settings);
