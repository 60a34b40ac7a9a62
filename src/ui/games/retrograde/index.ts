import { h } from 'preact';
import type { GameUi } from '../../match/game-ui.ts';
import { screenOf } from '../../match/screen-of.ts';
import { openRetrogradeTable } from './controller.ts';
import { RetrogradeScreen } from './screen.tsx';

/** The screens of Retrograde. */
export const gameUi: GameUi = {
  openScreen(open) {
    const table = openRetrogradeTable(open);
    return screenOf(table, ({ durable }) => h(RetrogradeScreen, { table, durable }));
  },
  replay: async () => (await import('./replay.tsx')).RetrogradeReplay,
};
