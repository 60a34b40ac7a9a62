import type { GameUi } from '../../match/game-ui.ts';
import { screenAt } from '../../match/screen-of.ts';
import { openSpurTable } from './controller.ts';
import { SpurScreen } from './screen.tsx';

/** The screens of Orion's Spur. */
export const gameUi: GameUi = {
  openScreen: (open) => screenAt(openSpurTable(open), SpurScreen),
  replay: async () => (await import('./replay.tsx')).SpurReplay,
  why: async () => (await import('./why.ts')).teller,
};
