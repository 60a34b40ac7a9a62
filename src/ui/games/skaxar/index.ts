import type { GameUi } from '../../match/game-ui.ts';
import { screenAt } from '../../match/screen-of.ts';
import { openSkaxarTable } from './controller.ts';
import { orderFirstPictures } from './first-pictures.ts';
import { SkaxarScreen } from './screen.tsx';

/** The screens of Skaxar. */
export const gameUi: GameUi = {
  openScreen(open) {
    const table = openSkaxarTable(open);
    orderFirstPictures(table.state$.value.view);
    return screenAt(table, SkaxarScreen);
  },
  replay: async () => (await import('./replay.tsx')).SkaxarReplay,
  why: async () => (await import('./why.ts')).teller,
};
