import { withScene } from '../../table/scene-source.ts';
import type { StageSettings } from '../../table/stage.ts';

/** Fetches what the card table is drawn with. */
export const fetchTable = async () => (await withScene('cardTable', import('./table/create-stage.ts'))).createStage;

/** Fetches and opens the drawn card table. */
export const openTable = async (host: HTMLElement, settings: StageSettings) => (await fetchTable())(host, settings);
