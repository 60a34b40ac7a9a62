import type { SkaxarView } from '../../../games/skaxar/index.ts';
import type { StageSettings } from '../../table/stage.ts';
import { orderFirstPictures } from './first-pictures.ts';

/** Fetches and opens the drawn table of Skaxar, which will show a view first. */
export const openTable = async (host: HTMLElement, settings: StageSettings, first: SkaxarView) => {
  orderFirstPictures(first);
  return (await import('./table/create-stage.ts')).createStage(host, settings);
};
