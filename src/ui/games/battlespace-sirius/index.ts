import type { GameUi } from '../../match/game-ui.ts';
import { screenAt } from '../../match/screen-of.ts';
import { openCardTable } from './controller.ts';
import { CardScreen } from './screen.tsx';

/** The screens of Battlespace Sirius. */
export const gameUi: GameUi = {
  openScreen: (open) => screenAt(openCardTable(open), CardScreen),
  replay: async () => (await import('./replay.tsx')).CardReplay,
  why: async () => (await import('./why.ts')).teller,
};
