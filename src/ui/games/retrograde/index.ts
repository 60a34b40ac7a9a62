import type { GameUi } from '../../match/game-ui.ts';
import { screenAt } from '../../match/screen-of.ts';
import { openRetrogradeTable } from './controller.ts';
import { RetrogradeScreen } from './screen.tsx';

/** The screens of Retrograde. */
export const gameUi: GameUi = {
  openScreen: (open) => screenAt(openRetrogradeTable(open), RetrogradeScreen),
  replay: async () => (await import('./replay.tsx')).RetrogradeReplay,
  why: async () => (await import('./why.ts')).teller,
};
